-- Who may know what (R11).

cards [[
  card "Two Ways Down" { side = "neutral", kind = "battle", play { effect = {
    return_to { top(1, your { zone = "deck", kind = "card" }), "deck", bottom = true },
    return_to { one(your { arena = "any" }), "deck", bottom = true } } } }
  card "Drop It" { side = "neutral", kind = "battle", play { effect = {
    discard { one(your { zone = "hand", kind = "card" }) } } } }
  card "Long Winter" { side = "neutral", kind = "event" }
  card "Admiral (A)" { side = "dark", type = "space", cost = 3, speed = 35, power = 2, health = 6 }
  card "Admiral (B)" { side = "dark", type = "space", cost = 3, speed = 36, power = 2, health = 6 }
  card "Open Call" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { search { find = { type = "character" }, to = "hand" } } } }
  card "Quiet Call" { side = "neutral", kind = "battle",
    play { window = "no_attack",
           effect = { search { find = { type = "character" }, to = "hand", show = false } } } }
]]

local function both_see(t, name)
  t:sees("dark", name, true)
  t:sees("light", name, true)
end

scenario "both players know what lies face up, and all counters" {
  ids   = { "R11.1" },
  dark  = { space = { "Raider" }, ground = { { "Fortress", damage = 2 } }, discard = { "Brute", "Pulse" },
            build_zone = { "Assassin" }, event = { "Long Winter" }, removed = { "Hulk" } },
  light = { character = { { "Guard", equipped = { "Saber" } } }, discard = { "Scout" } },
  run   = function(t)
    t:reach("phase")
    for _, name in ipairs { "Raider", "Fortress", "Brute", "Pulse", "Assassin", "Long Winter", "Hulk",
                            "Guard", "Saber", "Scout" } do
      both_see(t, name)
    end
  end,
}

scenario "both players know the cards of a stack" {
  ids   = { "R11.1" },
  start = "dark build",
  dark  = { space = { "Admiral (A)" }, build_zone = { { "Admiral (B)", build = 1 } } },
  run   = function(t)
    t:reach("build")
    t:sees("light", "Admiral (B)", false)
    t:play("Admiral (B)", "put under the stack")
    t:expect("Admiral (A)"):power(3)
    both_see(t, "Admiral (A)")
    both_see(t, "Admiral (B)")
  end,
}

scenario "a hand is known to its player only" {
  ids   = { "R11.2" },
  dark  = { hand = { "Pulse" } },
  light = { hand = { "Guard" } },
  run   = function(t)
    t:reach("phase")
    t:sees("dark", "Pulse", true)
    t:sees("light", "Pulse", false)
    t:sees("dark", "Guard", false)
    t:sees("light", "Guard", true)
  end,
}

scenario "a deck is known to nobody" {
  ids   = { "R11.2" },
  dark  = { deck = { "Pulse" } },
  light = { deck = { "Guard" } },
  run   = function(t)
    t:reach("phase")
    for _, name in ipairs { "Pulse", "Guard" } do
      t:sees("dark", name, false)
      t:sees("light", name, false)
    end
  end,
}

scenario "a card face down is known to its owner only, its counters to both" {
  ids   = { "R11.1", "R11.2" },
  dark  = { build_zone = { { "Brute", build = 2 } } },
  light = { build_zone = { { "Windfall", build = 1 } } },
  run   = function(t)
    t:reach("phase")
    t:sees("dark", "Brute", true)
    t:sees("light", "Brute", false)
    t:sees("dark", "Windfall", false)
    t:sees("light", "Windfall", true)
  end,
}

scenario "a drawn card is known to its player only" {
  ids   = { "R11.2" },
  start = "dark build",
  dark  = { deck = { "Brute" } },
  run   = function(t)
    t:reach("build")
    t:happened("drawn", { card = "Brute", hidden_from = "light" }, 1)
    t:sees("dark", "Brute", true)
    t:sees("light", "Brute", false)
  end,
}

scenario "a card searched for by kind is shown, and in the hand it is hidden again" {
  ids   = { "R11.3" },
  dark  = { hand = { "Open Call" }, deck = { "Dart", "Brute", "Champion" } },
  run   = function(t)
    t:play("Open Call")
    t:asked("dark", "card")
    t:sees("dark", "Brute", true)
    t:sees("light", "Brute", false)
    t:choose("Brute")
    t:happened("revealed", { card = "Brute", hidden_from = false }, 1)
    t:happened("revealed", {}, 1)
    t:sees("dark", "Brute", true)
    t:sees("light", "Brute", false)
  end,
}

scenario "a card searched for is not shown if the text does not say so" {
  ids   = { "R11.3" },
  dark  = { hand = { "Quiet Call" }, deck = { "Dart", "Brute", "Champion" } },
  run   = function(t)
    t:play("Quiet Call")  t:choose("Brute")
    t:expect("Brute"):zone("hand")
    t:happened("revealed", {}, 0)
    t:happened("moved", { card = "Brute", hidden_from = "light" }, 1)
    t:happened("moved", { card = "Brute", hidden_from = false }, 0)
  end,
}

scenario "a card that goes into a deck is known to who has seen it go" {
  ids   = { "R11.2" },
  dark  = { character = { "Brute" }, hand = { "Two Ways Down" }, deck = { "Dart", "Champion" } },
  run   = function(t)
    t:play("Two Ways Down")
    t:happened("moved", { card = "Brute", hidden_from = false }, 1)
    t:happened("moved", { card = "Dart", hidden_from = "both" }, 1)
    t:sees("dark", "Brute", false)
    t:sees("light", "Brute", false)
  end,
}

scenario "a card discarded from a hand is told to both" {
  ids   = { "R11.1" },
  dark  = { hand = { "Drop It", "Champion" } },
  run   = function(t)
    t:play("Drop It")
    t:happened("hand_discarded", { card = "Champion", hidden_from = false }, 1)
  end,
}

scenario "an attack roll and its hits are told to both players" {
  ids   = { "R11.4" },
  dark  = { character = { "Assassin" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Assassin", "Veteran")  t:dice(6, 1)  t:finish()
    t:happened("rolled", { source = "Assassin", target = "Veteran", amount = 2, hidden_from = false }, 1)
    t:happened("hit", { source = "Assassin", target = "Veteran", amount = 1, hidden_from = false }, 1)
  end,
}

scenario "a card that is about to be built is shown to nobody" {
  ids   = { "R11.2", "R5.5.2" },
  start = "dark build",
  dark  = { build = 3, hand = { "Brute" } },
  light = {},
  run   = function(t)
    t:play("Brute", "build")  t:asked("dark", "number")
    t:sees("light", "Brute", false)  t:sees("dark", "Brute", true)
    t:choose(1)
    t:expect("Brute"):zone("build_zone")  t:sees("light", "Brute", false)
  end,
}
