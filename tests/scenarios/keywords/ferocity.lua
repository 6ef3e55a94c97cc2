-- FEROCITY: damage of the unit can't be prevented.

cards [[
  card "Rancor" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                  health = 9,
                  "Ferocity", "Pay 0 Force -> Retaliate 2", "Pay 0 Force -> Deflect 2" }
  card "Spitter" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                   health = 9,
                   "Ferocity",
                   activated { pay = { tap { self } }, window = "unit_turn",
                     effect = { damage { 2, to = one(their { arena = "any" }) } } } }
]]

scenario "damage of its attack can't be prevented, though prevention may be used" {
  ids   = { "FEROCITY.1", "FEROCITY.3", "R8.7.6", "EVADE.7" },
  dark  = { character = { "Rancor" } },
  light = { force = 2, hand = { "Cover" }, character = { { "Dodger", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Rancor", "Dodger")
    t:play("Dodger", "Evade")
    t:play("Cover")
    t:finish()
    t:expect("light"):force(0)
    t:expect("Dodger"):damage(2)
    t:happened("damage_prevented", {}, 0)
  end,
}

scenario "damage of another unit can be prevented" {
  ids   = { "FEROCITY.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { { "Dodger", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Dodger")
    t:play("Dodger", "Evade")  t:choose(2)  t:finish()
    t:expect("Dodger"):damage(0)
  end,
}

scenario "parry prevents nothing of it" {
  ids   = { "FEROCITY.1", "PARRY.4" },
  dark  = { character = { "Rancor" } },
  light = { character = { { "Fencer", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Rancor", "Fencer")  t:finish()
    t:expect("Fencer"):damage(2)
  end,
}

scenario "damage of its retaliation can't be prevented" {
  ids   = { "FEROCITY.1" },
  dark  = { character = { { "Rancor", tapped = true } } },
  light = { force = 1, character = { "Dodger" } },
  dice  = { 1, 1, 1, 1, 6, 6 },
  run   = function(t)
    t:attack("Dodger", "Rancor")
    t:play("Rancor", "Retaliate")
    t:play("Dodger", "Evade")  t:finish()
    t:expect("Dodger"):damage(2)
  end,
}

scenario "damage of its abilities can't be prevented" {
  ids   = { "FEROCITY.1" },
  dark  = { character = { "Spitter" } },
  light = { force = 1, character = { { "Dodger", tapped = true } } },
  run   = function(t)
    t:play("Spitter")
    t:play("Dodger", "Evade")  t:finish()
    t:expect("Dodger"):damage(2)
  end,
}

scenario "damage that it deflects can't be prevented" {
  ids   = { "DEFLECT.15", "FEROCITY.1" },
  dark  = { character = { { "Rancor", tapped = true } } },
  light = { force = 1, character = { "Guard", { "Dodger", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Guard", "Rancor")
    t:play("Rancor", "Deflect")  t:choose("Dodger")
    t:play("Dodger", "Evade")    t:finish()
    t:expect("Dodger"):damage(2)
    t:expect("Rancor"):damage(1)
  end,
}

scenario "what can't be prevented is not deflected" {
  ids   = { "DEFLECT.14" },
  dark  = { character = { "Rancor" } },
  light = { force = 1, character = { { "Reflector", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Rancor", "Reflector")
    t:play("Reflector", "Deflect")  t:finish()
    t:expect("Reflector"):damage(2)
    t:expect("Rancor"):damage(0)
  end,
}
