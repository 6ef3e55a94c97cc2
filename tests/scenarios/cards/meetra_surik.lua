-- Meetra Surik: what her damage discards lies face down beneath her and makes her stronger.

cards [[
  card "Fallback" { side = "neutral", kind = "battle",
    play { effect = { retreat { one(your { arena = "any" }) } } } }
  card "Recall" { side = "neutral", kind = "battle",
    play { effect = { return_to { one(your { "Jedi", arena = "any" }), "hand" } } } }
  card "Mourner" { side = "dark", type = "character", cost = 2, speed = 9, power = 1, health = 3,
    trigger { on = discarded { card = your { other = true } }, effect = { gain { build = 1 } } } }
  card "Twin (A)" { side = "dark", type = "character", cost = 2, speed = 8, power = 1, health = 1,
    static { to = each(your {}), power = 1 } }
  card "Twin (B)" { side = "dark", type = "character", cost = 2, speed = 7, power = 1, health = 1 }
]]

local function meetra(more)
  local unit = { "Meetra Surik (A)" }
  for key, value in pairs(more or {}) do unit[key] = value end
  return unit
end

scenario "a unit that Meetra's damage discards goes face down beneath her" {
  dark  = { character = { { "Assassin", tapped = true }, { "Brute", tapped = true } } },
  light = { character = { meetra() } },
  dice  = { 4, 4, 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Meetra Surik (A)", "Assassin")
    t:finish()
    t:expect("Assassin"):on("Meetra Surik (A)"):face_down(true):damage(0)
    t:expect("Meetra Surik (A)"):power(7):health(6)
    t:happened("discarded", { card = "Assassin" }, 1)
    t:expect("dark"):cards("discard", 0)
  end,
}

scenario "its discard is a discard for others" {
  dark  = { character = { { "Assassin", tapped = true }, { "Mourner", tapped = true } } },
  light = { character = { meetra() } },
  dice  = { 4, 4, 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Meetra Surik (A)", "Assassin")  t:finish()
    t:expect("dark"):build(1)
  end,
}

scenario "what others discard does not go beneath Meetra" {
  dark  = { character = { { "Assassin", tapped = true } } },
  light = { character = { meetra { tapped = true }, "Guard" } },
  dice  = { 4, 4, 4, 1 },
  run   = function(t)
    t:attack("Guard", "Assassin")  t:finish()
    t:expect("Assassin"):zone("discard")
    t:expect("Meetra Surik (A)"):power(6)
  end,
}

scenario "what lies beneath Meetra has no text, is no unit and can't be attacked" {
  dark  = { character = { { "Twin (A)", tapped = true }, { "Brute", tapped = true } } },
  light = { character = { meetra(), "Veteran" } },
  dice  = { 4, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:expect("Brute"):power(5)
    t:attack("Meetra Surik (A)", "Twin (A)")
    t:turn_of("Veteran")
    t:targets("Veteran", "Brute")
    t:expect("Brute"):power(4)
  end,
}

scenario "a unique unit beneath Meetra is not in play" {
  ids   = { "R6.1.1" },
  start = "battle and dark build",
  dark  = { character = { { "Twin (A)", tapped = true } },
            build_zone = { { "Twin (B)", build = 2 } } },
  light = { character = { meetra() } },
  dice  = { 4, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Meetra Surik (A)", "Twin (A)")
    t:play("Twin (B)", "deploy")
    t:expect("Twin (B)"):zone("character")
    t:expect("Twin (A)"):on("Meetra Surik (A)")
  end,
}

scenario "when Meetra is discarded what lies beneath her goes to its owner's pile" {
  ids   = { "R4.1.3" },
  dark  = { character = { { "Assassin", tapped = true }, "Champion", { "Mourner", tapped = true } } },
  light = { character = { meetra { damage = 4 } } },
  dice  = { 4, 4, 4, 1, 1, 1, 4, 4, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Meetra Surik (A)", "Assassin")
    t:reach("between")
    t:expect("Meetra Surik (A)"):health(6)
    t:attack("Champion", "Meetra Surik (A)")
    t:finish()
    t:expect("Meetra Surik (A)"):zone("discard")
    t:expect("dark"):cards("discard", { "Assassin" }):build(1) -- for the first time alone
  end,
}

scenario "retreated Meetra takes along what lies beneath her, and nobody builds it" {
  start = "battle and dark build",
  dark  = { build = 2, character = { { "Assassin", tapped = true } } },
  light = { hand = { "Fallback" }, character = { meetra() } },
  dice  = { 4, 4, 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Meetra Surik (A)", "Assassin")
    t:reach("between", "light")  t:play("Fallback")
    t:reach("build", "dark")
    t:expect("Assassin"):on("Meetra Surik (A)"):face_down(true):zone("build_zone")
    t:not_offered("Assassin")
    t:happened("retreated", { card = "Meetra Surik (A)" }, 1)
  end,
}

scenario "Meetra in hand again has nothing beneath her" {
  dark  = { character = { { "Assassin", tapped = true } } },
  light = { hand = { "Recall" }, character = { meetra() } },
  dice  = { 4, 4, 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Meetra Surik (A)", "Assassin")
    t:reach("between", "light")  t:play("Recall")
    t:finish()
    t:expect("Assassin"):zone("discard"):face_down(false):on(nil)
    t:happened("discarded", {}, 1)
  end,
}

scenario "only its owner knows what lies beneath Meetra" {
  ids   = { "R11.2" },
  dark  = { character = { { "Assassin", tapped = true } } },
  light = { character = { meetra() } },
  dice  = { 4, 4, 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Meetra Surik (A)", "Assassin")
    t:reach("between")
    t:sees("dark", "Assassin", true)
    t:sees("light", "Assassin", false)
  end,
}
