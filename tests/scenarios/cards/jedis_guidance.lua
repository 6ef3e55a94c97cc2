-- Jedi's Guidance: Clones are faster and stronger for each Jedi, for a turn.

scenario "Jedi's Guidance counts own Jedi in all arenas" {
  ids   = { "R9.8.2" },
  start = "light build",
  dark  = { character = { "General Grievous (C)" } },
  light = { build_zone = { { "Jedi's Guidance", build = 2 },
                           { "Adept", as = "retreated" } },
            space = { "Star Adept", "Cruiser" }, ground = { "Clone Assault Team" },
            character = { "Obi-Wan Kenobi (O)", "Recruit", "Guard" } },
  run   = function(t)
    t:play("Jedi's Guidance", "complete")
    t:expect("Recruit"):speed(26):power(5)
    t:expect("Clone Assault Team"):speed(40):power(7)
    t:expect("Guard"):speed(50):power(4)
    t:expect("Cruiser"):speed(5):power(3)
    t:expect("Jedi's Guidance"):zone("discard")
  end,
}

scenario "Jedi's Guidance keeps its number when a Jedi falls" {
  ids   = { "R9.2.8" },
  start = "light build to end",
  dark  = { character = { "Brute" } },
  light = { build_zone = { { "Jedi's Guidance", build = 2 } },
            character = { { "Adept", damage = 8, tapped = true }, "Recruit" } },
  run   = function(t)
    t:play("Jedi's Guidance", "complete")
    t:attack("Brute", "Adept")  t:dice(4, 1, 1, 1)
    t:turn_of("Recruit")
    t:expect("Adept"):zone("discard")
    t:expect("Recruit"):speed(16):power(4)
    t:finish()
  end,
}

scenario "Jedi's Guidance ends with the turn" {
  start = "light build to end",
  light = { build_zone = { { "Jedi's Guidance", build = 2 } },
            character = { "Adept", "Recruit" } },
  run   = function(t)
    t:play("Jedi's Guidance", "complete")
    t:expect("Recruit"):power(4)
    t:finish()
    t:expect("Recruit"):speed(6):power(3)
  end,
}
