-- The units of the Old Republic starter deck, Dark Side.

-- Space -------------------------------------------------------------------------------

card "Nightfall (A)" {
  side = "dark", type = "space", number = 55,
  subtypes = { "Dark Jedi", "Sith", "Capital Ship", "Flagship" },
  cost = 7, speed = 30, power = 6, health = 6,
  static { to = each(your { "Sith", any { "Squadron", "Starfighter" } }),
    "Accuracy 1", "Critical Hit 1" },
}

card "Sith Dreadnaught" {
  side = "dark", type = "space", number = 58,
  subtypes = { "Dark Jedi", "Sith", "Capital Ship" },
  cost = 5, speed = 40, power = 6, health = 4,
  "Bombard 4", "Pay 1 Force -> Retaliate 2",
}

card "Sith Fighter LS-05-80" {
  side = "dark", type = "space", number = 67,
  subtypes = { "Dark Jedi", "Sith", "Starfighter" },
  cost = 3, speed = 60, power = 3, health = 2,
  trigger { on = resource_changed { player = you, resource = "force", gained = true },
    when = any_of { step_is "battle.space", step_is "battle.ground", step_is "battle.character" },
    effect = { damage { 1, to = one(their { arena = "space" }) } } },
}

card "Sith Interceptor LS-05-77" {
  side = "dark", type = "space", number = 70,
  subtypes = { "Dark Jedi", "Sith", "Starfighter" },
  cost = 3, speed = 50, power = 2, health = 2,
  static { against = all { damaged = true }, power = 3 },
  "Pay 1 Force -> Intercept",
}

-- Ground ------------------------------------------------------------------------------

card "Gloom Walkers (A)" {
  side = "dark", type = "ground", number = 12,
  subtypes = { "Sith", "Soldier", "Squad" }, treat_as = { "Force Sensitive" },
  cost = 6, speed = 40, power = 5, health = 5,
  "Accuracy 1", "Armor", "Pay 1 Force -> Evade 1",
}

card "Sith Assault Team" {
  side = "dark", type = "ground", number = 82,
  subtypes = { "Dark Jedi", "Sith", "Warrior", "Squad" },
  cost = 4, speed = 40, power = 4, health = 3,
  "Armor",
  trigger { on = attacked { attacker = self }, may = true, effect = {
    give { power = 4, lasts = "attack" },
    delayed { on = attack_ended { attacker = self }, effect = { damage { 2, to = self } } },
  } },
}

card "Sith Battle Force" {
  side = "dark", type = "ground", number = 66,
  subtypes = { "Dark Jedi", "Sith", "Squad" },
  cost = 4, speed = 60, power = 3, health = 3,
  trigger { on = attacked { attacker = self },
    may = { by = opponent, put { 1, "damage", on = defender } },
    effect = { end_attack {} } },
  "Pay 1 Force -> Evade 1",
}

card "Sith Flier Swarm" {
  side = "dark", type = "ground", number = 84,
  subtypes = { "Dark Jedi", "Sith", "Speeder", "Squad" },
  cost = 6, speed = 60, power = 6, health = 4,
  "Pay 3 Force -> Evade 2", "Pay 1 Force -> Intercept",
}

card "Sith Marauder Squad" {
  side = "dark", type = "ground", number = 71,
  subtypes = { "Dark Jedi", "Sith", "Squad" },
  cost = 3, speed = 20, power = 3, health = 3,
  "Accuracy 1", "Critical Hit 2",
}

card "Sith Task Force" {
  side = "dark", type = "ground", number = 111,
  subtypes = { "Imperial", "Dark Jedi", "Sith", "Squad" },
  cost = 5, speed = 40, power = 4, health = 5,
  static { against = all { tapped = false }, "Fury 2" },
}

-- Character ---------------------------------------------------------------------------

card "Ajunta Pall (A)" {
  side = "dark", type = "character", number = 85,
  subtypes = { "Dark Jedi Master", "Sith Lord" },
  cost = 7, speed = 40, power = 6, health = 6,
  trigger { on = deployed { card = your { "Sith" }, player = you },
    effect = { give { power = 1, lasts = "turn" } } },
  static { to = each(your { kind = "location", partly_built = true }), build_cost = -1 },
  "Pay 2 Force -> Evade 2",
}

card "Darth Revan (B)" {
  side = "dark", type = "character", number = 59,
  subtypes = { "Dark Jedi Master", "Sith Lord" },
  cost = 6, speed = 50, power = 5, health = 4,
  "Armor",
  activated { pay = { cost.force(1) }, window = "attack", only_if = same(self, attacker),
    effect = { damage { 1, to = defender } } },
  "Pay 1 Force -> Deflect 1", "Pay 1 Force -> Evade 1",
}

card "Githany (A)" {
  side = "dark", type = "character", number = 70,
  subtypes = { "Dark Jedi", "Sith Lord" },
  cost = 4, speed = 60, power = 4, health = 3,
  activated { pay = { cost.force(1) }, effect = { give { "Critical Hit 2", lasts = "attack" } } },
  keyword { "Evade", 2, pay = {
    put { 1, "damage", on = one(your { "Sith", other = true, arena = "character" }) } } },
}

card "Sith Apprentice" {
  side = "dark", type = "character", number = 65,
  subtypes = { "Dark Jedi", "Sith Apprentice" },
  cost = 3, speed = 60, power = 3, health = 2,
  "Pay 2 Force -> Evade 1", "Pay 1 Force -> Retaliate 3",
}

card "Sith Attacker" {
  side = "dark", type = "character", number = 88,
  subtypes = { "Dark Jedi Knight", "Sith", "Warrior" },
  cost = 3, speed = 30, power = 3, health = 3,
  "Armor",
  activated { pay = { cost.force(2) }, effect = { give { "Fury 2", lasts = "attack" } } },
}

card "Sith Lord" {
  side = "dark", type = "character", number = 44,
  subtypes = { "Dark Jedi", "Sith Lord" },
  cost = 5, speed = 50, power = 4, health = 4,
  activated { pay = { cost.force(1) },
    effect = { give { to = one(all { "Sith" }), "Pay 1 Force -> Retaliate 3", lasts = "turn" } } },
  "Pay 2 Force -> Evade 2",
}
