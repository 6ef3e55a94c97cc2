-- Names, types and subtypes are three things (R3.1).

cards [[
  card "Droid Freighter" { side = "neutral", type = "space", subtypes = { "Capital Ship" }, cost = 3,
    speed = 44, power = 2, health = 4 }
  card "Freight Droid" { side = "neutral", type = "space", subtypes = { "Droid" }, cost = 3,
    speed = 42, power = 2, health = 4 }
  card "Foreman" { side = "neutral", type = "ground", cost = 3, speed = 41, power = 2, health = 4,
    static { to = each(your { "Droid" }), power = 3 } }
  card "Mimic" { side = "neutral", type = "ground", subtypes = { "Character" }, cost = 3, speed = 39,
    power = 2, health = 4 }
  card "Portrait" { side = "neutral", type = "ground", cost = 3, speed = 38, power = 2, health = 4,
    static { to = each(your { type = "character" }), power = 3 } }
  card "Marshal (A)" { side = "neutral", type = "ground", cost = 3, speed = 37, power = 2, health = 4 }
  card "Marshal (B1)" { side = "neutral", type = "space", cost = 3, speed = 36, power = 2, health = 4 }
  card "Herald" { side = "neutral", type = "ground", cost = 3, speed = 35, power = 2, health = 4,
    static { to = each(all { name = "Marshal" }), power = 3 } }
]]

scenario "a word of the name is no subtype" {
  ids   = { "R3.1.5", "ruling.50" },
  dark  = { space = { "Droid Freighter", "Freight Droid" }, ground = { "Foreman" } },
  run   = function(t)
    t:reach("phase")
    t:expect("Droid Freighter"):power(2)
    t:expect("Freight Droid"):power(5)
  end,
}

scenario "a subtype that reads like a type is none" {
  ids   = { "R3.1.7", "ruling.51" },
  dark  = { ground = { "Mimic", "Portrait" }, character = { "Brute" } },
  run   = function(t)
    t:reach("phase")
    t:expect("Mimic"):power(2)
    t:expect("Brute"):power(7)
  end,
}

scenario "a card that is named has no version letter" {
  ids   = { "R3.1.3", "ruling.49" },
  dark  = { space = { "Marshal (B1)" }, ground = { "Herald" } },
  light = { build_zone = { "Marshal (A)" } },
  run   = function(t)
    t:reach("phase")
    t:expect("Marshal (B1)"):power(5)
    t:expect("Marshal (A)"):power(5)
  end,
}

scenario "with the letter it is no name" {
  ids     = { "ruling.49" },
  overlay = [[card "Crier" { side = "neutral", type = "ground", cost = 1, speed = 1, power = 1, health = 1,
    static { to = each(all { name = "Marshal (A)" }), power = 1 } }]],
  fails   = "unknown name of a card 'Marshal (A)'",
}
