-- INSPIRATION: the other units of its player in its arena get +10 speed, +1 power, +1 health.

local unit = [[side = "light", type = "character", cost = 1, speed = 7, power = 1, health = 1, ]]

cards [[
  card "General (A)" { side = "light", type = { "character", "ground" }, cost = 4, speed = 32,
                       power = 4, health = 5,
                       "Inspiration", "Inspiration" }
  card "Marshal (A)" { side = "light", type = "character", cost = 4, speed = 31, power = 4,
                       health = 5,
                       "Inspiration" }
  card "Recruit (A)" { side = "light", type = "character", cost = 4, speed = 30, power = 4,
                       health = 5 }
  card "Muffler" { side = "dark", type = "character", cost = 4, speed = 29, power = 4, health = 5,
                   static { to = each(their { arena = self }), lose = { "Inspiration" } } }
  card "Academy" { side = "light", kind = "location", type = "character", cost = 1,
                   static { to = each(your { arena = "this", unique = true }), "Inspiration" } }
  card "Envoy Ship" { side = "light", type = "space", cost = 1, speed = 28, power = 4, health = 5,
    activated { window = "no_attack", effect = {
      enter { one(your { zone = "hand", kind = "card" }), arena = "character" } } } }
  card "Speech" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(your { arena = "any" }), "Inspiration", lasts = "battle" } } } }
  card "Exile" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { discard { one(all { name = "General" }) } } } }
]]

scenario "each other unit of the player in the arena is faster, stronger and healthier" {
  ids   = { "INSPIRATION.1" },
  dark  = { character = { "Brute" } },
  light = { character = { "General (A)", "Guard" }, ground = { "Walker" } },
  run   = function(t)
    t:expect("Guard"):speed(60):power(5):health(6):why("power", "Inspiration")
    t:expect("General (A)"):speed(32):power(4):health(5)
    t:expect("Walker"):speed(50):power(4):health(5)
    t:expect("Brute"):speed(60):power(4):health(5)
  end,
}

scenario "two units with it inspire the others and each other" {
  ids   = { "INSPIRATION.2" },
  light = { character = { "General (A)", "Marshal (A)", "Guard" } },
  run   = function(t)
    t:expect("Guard"):speed(70):power(6):health(7)
    t:expect("General (A)"):speed(42):power(5):health(6)
    t:expect("Marshal (A)"):speed(41):power(5):health(6)
  end,
}

scenario "a card that is not unique can't have it" {
  ids   = { "INSPIRATION.3" },
  overlay = 'card "Test" { ' .. unit .. '"Inspiration" }',
  fails = "keyword 'Inspiration': only a unique card can have it",
}

scenario "given to a unit that is not unique it does nothing" {
  ids   = { "INSPIRATION.3" },
  light = { hand = { "Speech", "Speech" }, character = { "Recruit (A)", "Guard" } },
  run   = function(t)
    t:play("Speech")    t:choose("Guard")
    t:expect("Guard"):keyword("Inspiration", 0)
    t:expect("Recruit (A)"):power(4)
    t:play("Speech#2")  t:choose("Recruit (A)")
    t:expect("Recruit (A)"):keyword("Inspiration", 1)
    t:expect("Guard"):power(5)
  end,
}

scenario "it may be given by a text for several units" {
  ids   = { "INSPIRATION.1", "INSPIRATION.3" },
  light = { character = { "Academy", "Recruit (A)", "Guard" } },
  run   = function(t)
    t:expect("Guard"):power(5):speed(60):keyword("Inspiration", 0)
    t:expect("Recruit (A)"):power(4)
  end,
}

scenario "a unit that has lost it inspires nobody" {
  ids   = { "INSPIRATION.1", "R10.2.6" },
  dark  = { character = { "Muffler" } },
  light = { character = { "General (A)", "Guard" } },
  run   = function(t)
    t:expect("General (A)"):keyword("Inspiration", 0)
    t:expect("Guard"):power(4)
  end,
}

scenario "a unit that only lived by it is discarded when it is gone" {
  ids   = { "INSPIRATION.1", "R8.8.5" },
  light = { hand = { "Exile" }, character = { "General (A)", { "Guard", damage = 5 } } },
  run   = function(t)
    t:play("Exile")
    t:expect("General (A)"):zone("discard")
    t:expect("Guard"):zone("discard")
  end,
}

scenario "who comes in and is given it inspires at once" {
  ids   = { "INSPIRATION.1", "R10.1.4" },
  dark  = { character = { "Brute" } },
  light = { character = { "Academy", "Guard" }, space = { "Envoy Ship" }, hand = { "Recruit (A)" } },
  run   = function(t)
    t:expect("Guard"):power(4)
    t:play("Envoy Ship")
    t:expect("Guard"):power(5):why("power", "Inspiration")
  end,
}
