-- Obi-Wan Kenobi (O) and his lightsaber.

scenario "Obi-Wan parries up to 2 damage of an attack that rolled a 1" {
  dark  = { character = { "Brute" } },
  light = { character = { { "Obi-Wan Kenobi (O)", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Obi-Wan Kenobi (O)")
    t:reach("reroll")  t:pass(2)
    t:choices(0, 1, 2)  t:choose(2)
    t:finish()
    t:expect("Obi-Wan Kenobi (O)"):damage(1)
  end,
}

scenario "Obi-Wan evades up to 2 damage for 2 Force" {
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { { "Obi-Wan Kenobi (O)", tapped = true } } },
  dice  = { 6, 6, 6, 2 },
  run   = function(t)
    t:attack("Brute", "Obi-Wan Kenobi (O)")
    t:play("Obi-Wan Kenobi (O)", "Evade")  t:choices(0, 1, 2)  t:choose(2)
    t:finish()
    t:expect("Obi-Wan Kenobi (O)"):damage(1)
    t:expect("light"):force(0)
  end,
}

scenario "a Jedi Master is a Jedi" {
  ids   = { "R3.1.8" },
  light = { character = { "Obi-Wan Kenobi (O)" } },
  run   = function(t)
    t:expect("Obi-Wan Kenobi (O)"):subtype("Jedi Master", true):subtype("Jedi", true)
      :subtype("Council Member", true)
  end,
}

scenario "Obi-Wan's lightsaber costs 1 build point and 2 Force to equip" {
  ids   = { "EQUIP.3" },
  start = "light build",
  light = { build = 1, force = 2, build_zone = { "Obi-Wan Kenobi's Lightsaber (A)" },
            space = { "Star Adept" }, character = { "Adept", "Guard" } },
  run   = function(t)
    t:play("Obi-Wan Kenobi's Lightsaber (A)", "Equip")
    t:choices("Adept", "Guard")
    t:choose("Adept")
    t:expect("Adept"):keyword("Parry", 1):keyword("Accuracy", 0)
    t:expect("light"):build(0):force(0)
  end,
}

scenario "Obi-Wan's lightsaber is not equipped for less" {
  start = "light build",
  light = { build = 1, force = 1, build_zone = { "Obi-Wan Kenobi's Lightsaber (A)" },
            character = { "Adept" } },
  run   = function(t)
    t:reach("build")  t:not_offered("Obi-Wan Kenobi's Lightsaber (A)", "Equip")
  end,
}

scenario "Obi-Wan's lightsaber gives him Accuracy 1 besides Parry 1" {
  light = { character = { { "Obi-Wan Kenobi (O)",
                            equipped = { "Obi-Wan Kenobi's Lightsaber (A)" } } } },
  run   = function(t)
    t:expect("Obi-Wan Kenobi (O)"):keyword("Parry", 3):keyword("Accuracy", 1)
  end,
}

scenario "Obi-Wan's lightsaber serves a Sith as it serves a Jedi" {
  light = { character = { { "Acolyte",
                            equipped = { "Obi-Wan Kenobi's Lightsaber (A)" } } } },
  run   = function(t)
    t:expect("Acolyte"):keyword("Parry", 1):keyword("Accuracy", 0)
  end,
}

scenario "Obi-Wan's lightsaber gives nothing to others" {
  ids   = { "EQUIP.5" },
  light = { character = { { "Guard",
                            equipped = { "Obi-Wan Kenobi's Lightsaber (A)" } } } },
  run   = function(t)
    t:expect("Guard"):keyword("Parry", 0):keyword("Accuracy", 0)
  end,
}
