-- The units of the Republic starter deck.

-- Space -------------------------------------------------------------------------------

card "Clone Starfighter Wing" {
  side = "light", type = "space", number = 91,
  subtypes = { "Republic", "Clone", "Squadron" },
  cost = 4, speed = 40, power = 4, health = 3,
  "Accuracy 1", "Overkill",
}

card "V-19 Starfighter" {
  side = "light", type = "space", number = 120,
  subtypes = { "Republic", "Clone", "Starfighter" },
  cost = 4, speed = 50, power = 3, health = 3,
  "Accuracy 1",
  trigger { on = damaged { source = self, target = all { other = true } },
    effect = { draw { 1 } } },
}

card "V-19 Starfighter Squadron" {
  side = "light", type = "space", number = 78,
  subtypes = { "Republic", "Clone", "Squadron" },
  cost = 6, speed = 40, power = 6, health = 5,
  "Accuracy 1", "Pay 1 Force -> Intercept",
}

-- Ground ------------------------------------------------------------------------------

card "Clone Assault Team" {
  side = "light", type = "ground", number = 88,
  subtypes = { "Republic", "Clone", "Squad" },
  cost = 5, speed = 20, power = 5, health = 5,
  static { cannot = { "be_prevented" } },
}

card "Clone Trooper Detachment" {
  side = "light", type = "ground", number = 87,
  subtypes = { "Republic", "Clone", "Squad" },
  cost = 5, speed = 60, power = 5, health = 3,
  "Critical Hit 2", "Stun 2",
}

card "Stun Tank" {
  side = "light", type = "ground", number = 257,
  subtypes = { "Republic", "Tank" },
  cost = 7, speed = 20, power = 6, health = 6,
  "Armor", "Stun 5",
}

card "Swamp Speeder" {
  side = "light", type = "ground", number = 108,
  subtypes = { "Aquatic", "Republic", "Speeder" },
  cost = 3, speed = 70, power = 2, health = 2,
  static { when = at_least(1, all { "Aquatic", kind = "location", arena = "any" }),
    "Critical Hit 2" },
}

-- Character ---------------------------------------------------------------------------

card "ARC Trooper" {
  side = "light", type = "character", number = 82,
  subtypes = { "Republic", "Clone", "Soldier" },
  cost = 4, speed = 40, power = 4, health = 3,
  "Accuracy 1",
}

card "Clone Footsoldier" {
  side = "light", type = "character", number = 89,
  subtypes = { "Republic", "Clone", "Soldier" },
  cost = 3, speed = 60, power = 2, health = 2,
  static { when = at_least(1, all { "Jedi", arena = "character" }),
    power = 1, "Pay 0 Force -> Evade 1" },
  "Pay 1 Force -> Intercept",
}

card "Obi-Wan Kenobi (O)" {
  side = "light", type = "character", number = 28,
  subtypes = { "Jedi Master", "Council Member" },
  cost = 9, speed = 50, power = 7, health = 7,
  "Parry 2", "Pay 2 Force -> Evade 2",
}

card "Parjai Trooper" {
  side = "light", type = "character", number = 102,
  subtypes = { "Republic", "Clone", "Soldier" },
  cost = 5, speed = 50, power = 4, health = 3,
  "Accuracy 1", "Stun 1",
}
