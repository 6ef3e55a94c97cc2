-- The cards of cards/START/resistance_support.lua, clause by clause.

scenario "D'Qar Starfighter Base fetches a Resistance Space unit" {
  start = "light build",
  light = { ground = { "D'Qar Starfighter Base" },
            deck = { "Guard", "Runner", "Vigil (B)", "Finn (E)", "Crimson Squadron (A)" } },
  run   = function(t)
    t:choose("D'Qar Starfighter Base")  t:choose(true)
    t:choices("Vigil (B)", "Crimson Squadron (A)", false)  t:choose("Vigil (B)")
    t:expect("Vigil (B)"):zone("hand")
    t:happened("shuffled", { player = "light" }, 1)
  end,
}

scenario "Starkiller Base Hangar 718 fetches a First Order Space unit, if wanted" {
  start = "dark build",
  dark  = { ground = { "Starkiller Base Hangar 718" },
            deck = { "Brute", "Dart", "Finalizer (A)", "AT-PD", "Kylo's Shuttle (A)" } },
  run   = function(t)
    t:choose("Starkiller Base Hangar 718")  t:choose(true)
    t:choices("Finalizer (A)", "Kylo's Shuttle (A)", false)  t:choose("Finalizer (A)")
    t:expect("Finalizer (A)"):zone("hand")
  end,
}

scenario "It's Nice That Way: two cards leave the pile, a unique Character is built again" {
  ids   = { "R5.6.5" },
  start = "light build",
  light = { build_zone = { { "It's Nice That Way", build = 1 } },
            discard = { "Finn (E)", "Guard", "Walker", "Rose Tico (E)" } },
  run   = function(t)
    t:play("It's Nice That Way", "complete")
    t:choose("Guard")  t:choose("Walker")
    t:choices("Finn (E)", "Rose Tico (E)")  t:choose("Finn (E)")
    t:expect("Guard"):zone("removed")  t:expect("Walker"):zone("removed")
    t:expect("Finn (E)"):zone("build_zone"):build(3):face_down(true)
    t:expect("It's Nice That Way"):zone("discard")
  end,
}

scenario "It's Nice That Way can't be completed with one card in the pile" {
  ids   = { "R5.6.5" },
  start = "light build",
  light = { build_zone = { { "It's Nice That Way", build = 1 } }, discard = { "Finn (E)" } },
  run   = function(t)
    t:reach("build", "light")  t:not_offered("It's Nice That Way", "complete")
  end,
}

scenario "Wounded: Characters have 2 power more against a damaged Character until end of turn" {
  start = "dark build to end",
  dark  = { build_zone = { { "Wounded", build = 2 } }, character = { "Assassin", "Brute" } },
  light = { character = { { "Veteran", damage = 1, tapped = true }, { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Wounded", "complete")
    t:attack("Assassin", "Veteran")  t:dice(4, 4, 4, 4)
    t:attack("Brute", "Guard")       t:dice(4, 1, 1, 1)
    t:finish()
    t:expect("Veteran"):damage(5)
    t:expect("Guard"):damage(1)
  end,
}

scenario "D'Qar Starfighter Base: Resistance Starfighters have Damage Control 1" {
  light = { ground = { "D'Qar Starfighter Base" },
            space = { "Poe's Starfighter (D)", "Rogue Ten (A)", "Vigil (B)" } },
  run   = function(t)
    t:reach("phase", "light")
    t:expect("Poe's Starfighter (D)"):keyword("Damage Control", 1)
    t:expect("Rogue Ten (A)"):keyword("Damage Control", 0)
    t:expect("Vigil (B)"):keyword("Damage Control", 0)
  end,
}

scenario "Kylo Ren's Lightsaber (C): power and Fury for a Dark Jedi, a counter for Force with Kylo Ren" {
  ids   = { "EQUIP.5" },
  dark  = { force = 1, character = { { "Kylo Ren (D)", equipped = { "Kylo Ren's Lightsaber (C)" } } } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Kylo Ren (D)", "Veteran")  t:choose(true)
    t:expect("Veteran"):damage(1)
    t:expect("Kylo Ren (D)"):power(8):keyword("Fury", 1)
    t:expect("dark"):force(0)
    t:dice(1, 1, 1, 1, 1, 1, 1, 1)  t:finish()
  end,
}

scenario "Kylo Ren's Lightsaber (C): he need not pay" {
  dark  = { force = 1, character = { { "Kylo Ren (D)", equipped = { "Kylo Ren's Lightsaber (C)" } } } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Kylo Ren (D)", "Veteran")  t:choose(false)
    t:expect("Veteran"):damage(0)
    t:expect("dark"):force(1)
    t:dice(1, 1, 1, 1, 1, 1, 1, 1)  t:finish()
  end,
}

scenario "Kylo Ren's Lightsaber (C) gives nothing to one who is no Dark Jedi" {
  dark  = { character = { { "Brute", equipped = { "Kylo Ren's Lightsaber (C)" } } } },
  run   = function(t)
    t:reach("phase", "dark")
    t:expect("Brute"):power(4):keyword("Fury", 0)
  end,
}

scenario "Poe Dameron's Jacket (A) is put on by tapping Finn or Poe Dameron" {
  start = "light build",
  light = { character = { "Finn (E)", { "Poe Dameron (C)", tapped = true }, "Guard" },
            build_zone = { "Poe Dameron's Jacket (A)" } },
  run   = function(t)
    t:play("Poe Dameron's Jacket (A)", "Equip")
    t:choices("Finn (E)", "Poe Dameron (C)", "Guard")  t:choose("Poe Dameron (C)")
    t:expect("Finn (E)"):tapped(true)
    t:expect("Poe Dameron (C)"):keyword("Damage Control", 1):keyword("Protect", 1)
    t:expect("Finn (E)"):keyword("Protect", 0)
  end,
}

scenario "Poe Dameron's Jacket (A) can't be put on when both are tapped" {
  ids   = { "R9.2.3" },
  start = "light build",
  light = { character = { { "Finn (E)", tapped = true }, "Guard" },
            build_zone = { "Poe Dameron's Jacket (A)" } },
  run   = function(t)
    t:reach("build", "light")  t:not_offered("Poe Dameron's Jacket (A)", "Equip")
  end,
}

scenario "Poe Dameron's Jacket (A) does nothing for others" {
  light = { character = { { "Guard", equipped = { "Poe Dameron's Jacket (A)" } } } },
  run   = function(t)
    t:reach("phase", "light")
    t:expect("Guard"):keyword("Damage Control", 0):keyword("Protect", 0)
  end,
}

scenario "Rebel Insignia Ring: each player gains 1 Force to equip it" {
  start = "light build",
  light = { character = { "Guard" }, build_zone = { "Rebel Insignia Ring" } },
  run   = function(t)
    t:play("Rebel Insignia Ring", "Equip")
    t:expect("Rebel Insignia Ring"):on("Guard")
    t:expect("dark"):force(1)  t:expect("light"):force(1)
    t:expect("Guard"):keyword("Resilience", 1):keyword("Protect", 1)
  end,
}

scenario "Force Flip: 20 speed and Absorb 1 for Force until end of turn" {
  start = "battle to end",
  dark  = { character = { "Brute" } },
  light = { force = 2, hand = { "Force Flip" }, character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Force Flip")
    t:expect("Guard"):speed(70):keyword("Absorb", 1)
    t:attack("Brute", "Guard")  t:dice(4, 4, 1, 1)
    t:play("Guard", "Absorb 1")  t:choose(1)  t:finish()
    t:expect("Guard"):damage(1):speed(50):keyword("Absorb", 0)
    t:expect("light"):force(0)
  end,
}

scenario "Force Flip is played once more from the discard pile, for 1 Force" {
  ids   = { "MEDITATE.1", "MEDITATE.4" },
  light = { force = 1, discard = { "Force Flip" }, character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Force Flip")
    t:expect("Guard"):speed(70)
    t:expect("Force Flip"):zone("removed")
    t:expect("light"):force(0)
  end,
}

scenario "Unbalanced: a damaged unit has 6 power less and no Focus in this attack" {
  dark  = { ground = { { "First Order Arctic Detachment", damage = 1 } } },
  light = { force = 4, hand = { "Unbalanced" }, ground = { { "Walker", tapped = true } } },
  run   = function(t)
    t:attack("First Order Arctic Detachment", "Walker")
    t:play("Unbalanced")
    t:expect("First Order Arctic Detachment"):power(0):keyword("Focus", 0)
    t:reach("between")
    t:expect("First Order Arctic Detachment"):power(4):keyword("Focus", 2)
    t:expect("Walker"):damage(0)
    t:expect("light"):force(0)
  end,
}

scenario "Unbalanced finds no unit without damage" {
  dark  = { ground = { "Crusher" } },
  light = { force = 4, hand = { "Unbalanced" }, ground = { { "Walker", tapped = true } } },
  run   = function(t)
    t:attack("Crusher", "Walker")  t:dice(1, 1, 1, 1)
    t:play("Unbalanced")
    t:expect("Crusher"):power(4)
    t:finish()
  end,
}

scenario "Vehicle Radar Package: who foresees the hits prevents up to 4 damage" {
  ids   = { "FOREWARNING.2" },
  dark  = { ground = { "Crusher" } },
  light = { ground = { { "Walker", tapped = true, equipped = { "Vehicle Radar Package" } } } },
  run   = function(t)
    t:attack("Crusher", "Walker")  t:choose(true)  t:choose(2)
    t:dice(4, 4, 1, 1)
    t:choose(2)  t:finish()
    t:expect("Walker"):damage(0)
  end,
}

scenario "Vehicle Radar Package: with a Capital Ship the hits foreseen bring 1 Force" {
  ids   = { "FORESIGHT.2" },
  dark  = { space = { { "Reckoning (A)", equipped = { "Vehicle Radar Package" } } } },
  light = { space = { { "Bulwark", tapped = true } } },
  run   = function(t)
    t:attack("Reckoning (A)", "Bulwark")  t:choose(true)  t:choose(1)
    t:dice(4, 1, 1, 1, 1, 1)  t:finish()
    t:expect("dark"):force(1)
  end,
}

scenario "Vehicle Radar Package: others foresee nothing of their attacks" {
  dark  = { space = { { "Hulk", equipped = { "Vehicle Radar Package" } } } },
  run   = function(t)
    t:reach("phase", "dark")
    t:expect("Hulk"):keyword("Forewarning"):keyword("Foresight", 0)
  end,
}
