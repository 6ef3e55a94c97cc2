-- Rebellion starters, cards from R to T of both sides.

-- Space -------------------------------------------------------------------------------

card "Red Squadron (A)" {
  side = "light", type = "space", number = 111,
  subtypes = { "Rebel", "Squadron" },
  cost = 6, speed = 70, power = 7, health = 4,
  "Critical Hit 2",
}

card "RZ-1 A-wing Interceptor" {
  side = "light", type = "space", number = 168,
  subtypes = { "Rebel", "Starfighter" },
  cost = 3, speed = 60, power = 3, health = 1,
  "Critical Hit 2", "Pay 1 Force -> Intercept",
}

card "TIE Fighter Escort" {
  side = "dark", type = "space", number = 86,
  subtypes = { "Imperial", "Squad" },
  cost = 4, speed = 50, power = 4, health = 3,
  "Pay 0 Force -> Intercept",
}

card "TIE Hunter" {
  side = "dark", type = "space", number = 119,
  subtypes = { "Imperial", "Starfighter" },
  cost = 3, speed = 80, power = 2, health = 2,
  "Accuracy 1", "Shields 1",
}

-- Ground ------------------------------------------------------------------------------

card "T2-B Repulsor Tank" {
  side = "light", type = "ground", number = 83,
  subtypes = { "Rebel", "Vehicle" },
  cost = 4, speed = 50, power = 3, health = 3,
  "Accuracy 1", "Armor",
}

card "Tempest Force AT-AT" {
  side = "dark", type = "ground", number = 116,
  subtypes = { "Imperial", "Endor", "Assault Walker" },
  cost = 6, speed = 40, power = 6, health = 6,
  "Armor", "Overkill",
}

card "Tempest One (A)" {
  side = "dark", type = "ground", number = 50,
  subtypes = { "Imperial", "Endor", "Assault Walker" },
  cost = 8, speed = 30, power = 6, health = 6,
  "Armor",
  static { to = each(your { "Walker" }), "Critical Hit 2" },
}

-- Character ---------------------------------------------------------------------------

card "Snowtrooper Officer" {
  side = "dark", type = "character", number = 55,
  subtypes = { "Imperial", "Clone", "Stormtrooper", "Officer" },
  cost = 4, speed = 40, power = 3, health = 2,
  "Armor",
  static { to = each(your { "Stormtrooper", arena = { "ground", "character" } }), health = 1,
    subtypes = { "Arctic" } },
}

card "Stormtrooper EN-502-07" {
  side = "dark", type = "character", number = 170,
  subtypes = { "Imperial", "Clone", "Stormtrooper" },
  cost = 4, speed = 40, power = 3, health = 4,
  "Armor",
  trigger { on = damaged { source = self, target = their { type = "character" } },
    effect = { draw { 1 } } },
}

-- Missions and Battle cards -----------------------------------------------------------

card "Set for Stun" {
  side = "neutral", kind = "battle", number = 82,
  play { pay = { cost.force(2) }, effect = {
    give { to = one(your { where = at_least(1,
      attachments(candidate, all { kind = "equipment" })) }), "Stun 4", lasts = "attack" },
  } },
}

card "Take Evasive Action" {
  side = "light", kind = "mission", number = 172, cost = 2,
  play { effect = {
    give { to = each(your { "Rebel", type = "space" }), "Pay 1 Force -> Deflect 1",
      lasts = "turn" },
  } },
}

card "Tarkin Doctrine" {
  side = "dark", kind = "mission", number = 55, cost = 2,
  play { effect = {
    give { to = each(your { "Imperial" }), power = 1, "Stun 1", lasts = "turn" },
  } },
}
