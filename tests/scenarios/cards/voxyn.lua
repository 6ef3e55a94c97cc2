-- Voxyn: hunter of Jedi, with a poison that has to be paid for. See also founding.lua.

cards [[
  sequence "battle and light build" {
    run_sequence "battle",
    run_sequence "light build",
  }
]]

scenario "Voxyn has 7 dice against most units" {
  dark  = { character = { "Voxyn" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 4, 4, 4, 4, 4, 4, 4 },
  run   = function(t)
    t:attack("Voxyn", "Veteran")  t:finish()
    t:expect("Veteran"):damage(7)
  end,
}

scenario "Voxyn has 9 dice against a Jedi, of whatever rank" {
  ids   = { "R3.1.8" },
  dark  = { character = { "Voxyn" } },
  light = { character = { { "Obi-Wan Kenobi (O)", tapped = true } } },
  dice  = { 4, 2, 2, 2, 2, 2, 2, 2, 4 },
  run   = function(t)
    t:attack("Voxyn", "Obi-Wan Kenobi (O)")  t:finish()
    t:expect("Obi-Wan Kenobi (O)"):damage(2)
  end,
}

scenario "Voxyn has 9 dice against a Sith, who stays the defender" {
  dark  = { character = { "Voxyn" } },
  light = { force = 1, character = { { "Acolyte", tapped = true },
                                     { "Bodyguard", tapped = true } } },
  dice  = { 4, 2, 2, 2, 2, 2, 2, 2, 4 },
  run   = function(t)
    t:attack("Voxyn", "Acolyte")
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Acolyte"):damage(2)
    t:expect("Bodyguard"):damage(0)
  end,
}

scenario "Voxyn hunts on the ground as well" {
  dark  = { ground = { "Voxyn" } },
  light = { ground = { { "Walker", tapped = true } } },
  dice  = { 4, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Voxyn", "Walker")  t:finish()
    t:expect("Walker"):damage(1):keyword("Upkeep", 1)
  end,
}

scenario "Voxyn gives no upkeep if its damage was prevented" {
  ids   = { "R8.8.3" },
  dark  = { character = { "Voxyn" } },
  light = { force = 1, hand = { "Cover" }, character = { { "Veteran", tapped = true } } },
  dice  = { 4, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Voxyn", "Veteran")
    t:play("Cover")  t:choose(1)
    t:finish()
    t:expect("Veteran"):damage(0):keyword("Upkeep", 0)
  end,
}

scenario "the upkeep outlasts Voxyn" {
  ids   = { "R9.6.1" },
  start = "battle and light build",
  dark  = { character = { { "Voxyn", damage = 4 } } },
  light = { force = 1, hand = { "Pulse" }, character = { { "Veteran", tapped = true } } },
  dice  = { 4, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Voxyn", "Veteran")
    t:reach("between", "light")
    t:play("Pulse")  t:choose("Voxyn")
    t:choose("Veteran", "Upkeep")
    t:expect("Voxyn"):zone("discard")
    t:expect("Veteran"):damage(2)
  end,
}

scenario "the upkeep is paid in the build zone too" {
  ids   = { "UPKEEP.6" },
  start = "battle and light build",
  dark  = { character = { "Voxyn" } },
  light = { force = 1, hand = { "Withdraw" },
            character = { { "Veteran", tapped = true } } },
  dice  = { 4, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Voxyn", "Veteran")
    t:reach("between", "light")
    t:play("Withdraw")
    t:choose("Veteran", "Upkeep")
    t:expect("Veteran"):zone("build_zone"):damage(2)
  end,
}

scenario "the upkeep may be the end of a unit, and ends with it" {
  ids   = { "R3.3.3" },
  start = "battle and light build",
  dark  = { character = { "Voxyn" } },
  light = { character = { { "Veteran", damage = 10, tapped = true } } },
  dice  = { 4, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Voxyn", "Veteran")
    t:choose("Veteran", "Upkeep")
    t:expect("Veteran"):zone("discard"):keyword("Upkeep", 0)
  end,
}

scenario "a unit with an upkeep of its own pays no poison" {
  start = "battle and light build",
  dark  = { character = { "Voxyn" } },
  light = { force = 1, character = { { "Mercenary", tapped = true } } },
  dice  = { 4, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Voxyn", "Mercenary")
    t:choose("Mercenary", "Upkeep")
    t:expect("Mercenary"):damage(1)
    t:expect("light"):force(0)
  end,
}

scenario "Voxyn's poison is damage counters, which nothing prevents" {
  ids   = { "R8.8.7" },
  start = "battle and light build",
  dark  = { character = { "Voxyn" } },
  light = { force = 2, character = { { "Dodger", tapped = true } } },
  dice  = { 4, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Voxyn", "Dodger")
    t:choose("Dodger", "Upkeep")
    t:expect("Dodger"):damage(2)
    t:happened("damaged", { target = "Dodger" }, 1)
    t:finish()
    t:expect("light"):force(2)
  end,
}
