-- The cards of cards/START/rebel_r_to_t.lua that do more than their keywords.

scenario "Tempest One gives Walkers Critical Hit 2, itself among them" {
  ids   = { "R3.1.5" },
  dark  = { ground = { "Tempest One (A)", "AT-DP", "Crusher" } },
  light = { ground = { { "Bastion", tapped = true } } },
  run   = function(t)
    t:reach("step", "dark")
    t:expect("Tempest One (A)"):keyword("Critical Hit", 2):subtype("Walker", true)
    t:expect("AT-DP"):keyword("Critical Hit", 3)
    t:expect("Crusher"):keyword("Critical Hit", 0)
  end,
}

scenario "Snowtrooper Officer: Stormtroopers on the ground get health and are Arctic" {
  dark  = { ground = { "First Order Patrol Squad" }, space = { "Dart" },
            character = { "Snowtrooper Officer", "Brute" } },
  light = { character = { "Scout" } },
  run   = function(t)
    t:reach("phase", "dark")
    t:expect("First Order Patrol Squad"):health(4):subtype("Arctic", true)
    t:expect("Snowtrooper Officer"):health(3):subtype("Arctic", true)
    t:expect("Brute"):health(5):subtype("Arctic", false)
  end,
}

scenario "Stormtrooper EN-502-07 draws when it damages a Character" {
  ids   = { "R8.8.2" },
  dark  = { character = { "Stormtrooper EN-502-07" }, deck = { "Brute", "Dart" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 4, 4, 1 },
  run   = function(t)
    t:attack("Stormtrooper EN-502-07", "Veteran")  t:finish()
    t:expect("Veteran"):damage(2)
    t:expect("dark"):cards("hand", { "Brute" })
  end,
}

scenario "Stormtrooper EN-502-07 draws nothing when all its damage is prevented" {
  ids   = { "R8.8.3" },
  dark  = { character = { "Stormtrooper EN-502-07" }, deck = { "Brute" } },
  light = { character = { { "Veteran", tapped = true } }, force = 1, hand = { "Cover" } },
  dice  = { 4, 4, 1 },
  run   = function(t)
    t:attack("Stormtrooper EN-502-07", "Veteran")
    t:play("Cover")  t:choose(2)  t:finish()
    t:expect("dark"):cards("hand", 0)
  end,
}

scenario "Set for Stun asks for a unit with Equipment" {
  dark  = { character = { { "Champion", tapped = true } } },
  light = { force = 2, hand = { "Set for Stun" },
            character = { "Guard", { "Recruit", tapped = true, equipped = { "Clone Blaster" } },
                          { "Recruit", as = "Bearer", equipped = { "Clone Blaster" } } } },
  dice  = { 4, 1, 1 },
  run   = function(t)
    t:attack("Bearer", "Champion")
    t:play("Set for Stun")  t:choices("Recruit", "Bearer")  t:choose("Bearer")
    t:reach("between")
    t:expect("Champion"):damage(1):power(2)
    t:expect("Bearer"):keyword("Stun", 0)
    t:expect("light"):force(0)
  end,
}

scenario "Set for Stun gives nothing without a bearer" {
  dark  = { character = { { "Champion", tapped = true } } },
  light = { force = 2, hand = { "Set for Stun" }, character = { "Guard" } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Guard", "Champion")
    t:play("Set for Stun")
    t:reach("between")
    t:expect("Champion"):damage(1):power(6)
  end,
}

scenario "Take Evasive Action gives Rebel Space units Deflect 1 for Force until end of turn" {
  ids   = { "R9.6.1" },
  start = "light build to end",
  dark  = { space = { "Raider" } },
  light = { force = 1, build_zone = { { "Take Evasive Action", build = 2 } },
            space = { { "Red Squadron (A)", tapped = true }, { "Runner", tapped = true } } },
  run   = function(t)
    t:play("Take Evasive Action", "complete")
    t:attack("Raider", "Red Squadron (A)")  t:dice(4, 4, 1, 1)
    t:not_offered("Runner", "Deflect")
    t:play("Red Squadron (A)", "Deflect 1")  t:choose("Raider")
    t:finish()
    t:expect("Red Squadron (A)"):damage(1)
    t:expect("Raider"):damage(1)
    t:expect("light"):force(0)
    t:expect("Red Squadron (A)"):keyword("Deflect", 0)
  end,
}

scenario "Tarkin Doctrine gives Imperial units 1 power and Stun 1 until end of turn" {
  start = "dark build to end",
  dark  = { build_zone = { { "Tarkin Doctrine", build = 2 } }, space = { "TIE Hunter", "Raider" } },
  light = { space = { { "Bulwark", tapped = true } } },
  run   = function(t)
    t:play("Tarkin Doctrine", "complete")  t:reach("phase", "dark")
    t:expect("TIE Hunter"):power(3):keyword("Stun", 1)
    t:expect("Raider"):power(4):keyword("Stun", 0)
    t:finish()
    t:expect("TIE Hunter"):power(2):keyword("Stun", 0)
  end,
}
