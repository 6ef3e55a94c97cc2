-- The units of the Imperial starter deck. The second half of the block is in a file of its
-- own.

-- Space -------------------------------------------------------------------------------

card "181st Imperial Fighter Group (A)" {
  side = "dark", type = "space", number = 1,
  subtypes = { "Imperial", "Squadron" },
  cost = 7, speed = 60, power = 6, health = 6,
  "Lucky 2", "Pay 2 Force -> Deflect 1",
}

card "Death Squadron Star Destroyer" {
  side = "dark", type = "space", number = 45,
  subtypes = { "Imperial", "Capital Ship" },
  cost = 6, speed = 30, power = 5, health = 5,
  static { to = each(all { any { "Starfighter", "Transport" } }), against = self, power = -2 },
}

-- Ground ------------------------------------------------------------------------------

card "Endor Scout Walker" {
  side = "dark", type = "ground", number = 82,
  subtypes = { "Imperial", "Endor", "Assault Walker" },
  cost = 3, speed = 50, power = 3, health = 3,
  static { to = each(your { "Walker", other = true }), speed = 10, power = 1 },
}

card "Imperial Scout Bike" {
  side = "dark", type = "ground", number = 154,
  subtypes = { "Imperial", "Endor", "Speeder" },
  cost = 3, speed = 70, power = 2, health = 2,
  "Critical Hit 2",
}

-- Character ---------------------------------------------------------------------------

card "Assault Trooper" {
  side = "dark", type = "character", number = 62,
  subtypes = { "Imperial", "Clone", "Stormtrooper" },
  cost = 3, speed = 50, power = 2, health = 2,
  static { cannot = { "be_prevented" } },
}

card "Darth Vader (W)" {
  side = "dark", type = "character", number = 75,
  subtypes = { "Imperial", "Dark Jedi Knight", "Sith Lord" },
  cost = 6, speed = 40, power = 4, health = 5,
  activated { pay = { discard { one(your { "Imperial", arena = "any" }) } },
    window = "no_attack",
    effect = { give { to = each(your { "Imperial" }), speed = 20, power = 2, lasts = "turn" } } },
  "Pay 2 Force -> Evade 2",
}
