-- PERSUADE: prevent up to X of the damage pending on the unit; the attacker loses as much
-- power for its next attack.

cards [[
  card "Diplomat" { side = "light", type = "character", cost = 4, speed = 31, power = 2,
                    health = 6, "Pay 1 Force -> Persuade 2" }
  card "Envoys" { side = "light", type = "character", cost = 4, speed = 30, power = 2,
                  health = 8, "Pay 0 Force -> Persuade 1", "Pay 0 Force -> Persuade 2" }
]]

scenario "the amount is chosen, from 0 to X" {
  ids   = { "PERSUADE.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Diplomat" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Diplomat")
    t:play("Diplomat", "Persuade")  t:choices(0, 1, 2)  t:choose(1)
    t:reach("between")
    t:expect("Diplomat"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "persuade is not offered for damage to another unit" {
  ids   = { "PERSUADE.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Diplomat", "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(6, 1, 1, 1)
    t:reach("prevention")  t:not_offered("Diplomat", "Persuade")
  end,
}

scenario "the attacker loses what was prevented in its next attack only" {
  ids   = { "PERSUADE.2" },
  start = "two battles",
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { { "Diplomat", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Diplomat")
    t:play("Diplomat", "Persuade")  t:choose(2)
    t:attack("Brute", "Diplomat")  t:dice(1, 1)
    t:reach("between")
    t:happened("rolled", { source = "Brute", amount = 2 }, 1)
    t:finish()
    t:expect("Brute"):power(4)
  end,
}

scenario "without a prevented damage the attacker keeps its power" {
  ids   = { "PERSUADE.2" },
  start = "two battles",
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { { "Diplomat", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Diplomat")
    t:play("Diplomat", "Persuade")  t:choose(0)
    t:attack("Brute", "Diplomat")  t:dice(1, 1, 1, 1)
    t:finish()
    t:expect("Diplomat"):damage(2)
  end,
}

scenario "two persuades take their power together" {
  ids   = { "PERSUADE.2", "R10.2.2" },
  start = "two battles",
  dark  = { character = { "Brute" } },
  light = { character = { { "Envoys", tapped = true } } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Envoys")
    t:play("Envoys", "Persuade 1")  t:choose(1)
    t:play("Envoys", "Persuade 2")  t:choose(2)
    t:attack("Brute", "Envoys")  t:dice(1)
    t:reach("between")
    t:expect("Envoys"):damage(1)
  end,
}

scenario "outside an attack persuade prevents and that is all" {
  ids   = { "PERSUADE.3" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Brute" } },
  light = { force = 1, character = { "Diplomat" } },
  run   = function(t)
    t:play("Pulse")  t:choose("Diplomat")
    t:play("Diplomat", "Persuade")  t:choose(2)
    t:attack("Brute", "Diplomat")  t:dice(1, 1, 1, 1)
    t:finish()
    t:expect("Diplomat"):damage(1)
  end,
}

scenario "damage that comes when an attack ends is no longer of the attacker's attack" {
  ids   = { "PERSUADE.3" },
  dark  = { character = { { "Diplomat", as = "Orator" } }, force = 1 },
  light = { force = 1, character = { "Avenger" } },
  run   = function(t)
    t:attack("Avenger", "Orator")  t:dice(1, 1, 1, 1)
    t:turn_of("Orator")  t:attack("Orator", "Avenger")  t:dice(1, 1)
    t:play("Avenger", "Retaliate")  t:dice(6, 6, 6)
    t:play("Orator", "Persuade")  t:choose(2)
    t:reach("between")
    t:expect("Orator"):damage(1):power(2)
  end,
}

scenario "persuade is activated: it can be disrupted, and its price is paid" {
  ids   = { "PERSUADE.1", "R9.3.2", "R10.1.1" },
  dark  = { force = 1, hand = { "Jamming" }, character = { "Brute" } },
  light = { force = 1, character = { "Diplomat" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Diplomat")
    t:play("Diplomat", "Persuade")  t:play("Jamming")
    t:reach("between")
    t:expect("Diplomat"):damage(3)
    t:expect("light"):force(0)
  end,
}
