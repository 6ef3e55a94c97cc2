-- The units of the Rebel starter deck. The second half of the block is in a file of its own.

-- Space -------------------------------------------------------------------------------

card "Blue Squadron B-wing" {
  side = "light", type = "space", number = 126,
  subtypes = { "Rebel", "Starfighter" },
  cost = 4, speed = 50, power = 3, health = 4,
  "Shields 1",
}

card "MC-80 Battleship" {
  side = "light", type = "space", number = 161,
  subtypes = { "Rebel", "Capital Ship" },
  cost = 7, speed = 30, power = 7, health = 7,
  "Overkill",
}

-- Ground ------------------------------------------------------------------------------

card "Ewok Militia" {
  side = "light", type = "ground", number = 22,
  subtypes = { "Endor", "Ewok", "Army" },
  cost = 5, speed = 40, power = 4, health = 6,
  trigger { on = deployed { card = your { "Ewok" }, player = you },
    effect = { give { power = 1, lasts = "turn" } } },
}

card "Ewok Spearmen" {
  side = "light", type = "ground", number = 142,
  subtypes = { "Endor", "Ewok", "Squad" },
  cost = 4, speed = 30, power = 5, health = 4,
  "Accuracy 1",
}

-- Character ---------------------------------------------------------------------------

card "Chewbacca (N)" {
  side = "light", type = "character", number = 70,
  subtypes = { "Rebel", "Wookiee" },
  cost = 7, speed = 40, power = 6, health = 6,
  static { to = each(your { "Ewok" }), "Pay 1 Force -> Retaliate 2" },
  keyword { "Retaliate", count(your { "Ewok", arena = "any" }), pay = { cost.force(2) } },
}

card "Ewok Scout Leader" {
  side = "light", type = "character", number = 85,
  subtypes = { "Endor", "Ewok", "Warrior" },
  cost = 4, speed = 50, power = 3, health = 3,
  static { to = each(your { "Ewok", other = true }), speed = 10, "Stun 1" },
}

card "Ewok Tribesman" {
  side = "light", type = "character", number = 144,
  subtypes = { "Endor", "Ewok", "Warrior" },
  cost = 3, speed = 40, power = 3, health = 2,
  "Critical Hit 2",
}

card "Ewok Warrior" {
  side = "light", type = "character", number = 145,
  subtypes = { "Endor", "Ewok", "Warrior" },
  cost = 2, speed = 40, power = 1, health = 2,
  static { power = count(all { "Ewok", arena = "any", other = true }) },
}
