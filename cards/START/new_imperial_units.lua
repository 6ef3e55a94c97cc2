-- The units of the Empire in the New Republic starter deck of the Dark Side.

-- Space -------------------------------------------------------------------------------

card "Chiss Clawcraft Squadron" {
  side = "neutral", type = "space", number = 85,
  subtypes = { "Chiss", "Imperial", "Squadron" },
  cost = 5, speed = 40, power = 4, health = 4,
  "Focus 1", "Shields 1", "Pay 0 Force -> Intercept",
}

card "Imperial Attack Wing" {
  side = "dark", type = "space", number = 143,
  subtypes = { "Imperial", "Squadron" },
  cost = 6, speed = 30, power = 6, health = 6,
  "Bombard 3", "Overkill",
}

card "Imperial Shipyard" {
  side = "dark", type = "space", number = 91,
  subtypes = { "Imperial", "Fortification", "Station" },
  cost = 6, speed = 10, power = 2, health = 6,
  "Armor",
  activated { pay = { tap { self } }, window = "no_attack", effect = {
    heal { 1, from = one(your { "Imperial", type = "space", other = true, damaged = true }) } } },
}

card "Reckoning (A)" {
  side = "dark", type = "space", number = 158,
  subtypes = { "Imperial", "Capital Ship", "Flagship" },
  cost = 7, speed = 30, power = 6, health = 6,
  "Armor",
  static { against = all { "Rogue", "Starfighter" }, power = 1, "Overkill" },
}

card "Scimitar Squadron TIE" {
  side = "dark", type = "space", number = 112,
  subtypes = { "Imperial", "Starfighter" },
  cost = 4, speed = 40, power = 3, health = 3,
  static { against = all { speed = at_least(50) }, "Accuracy 1" },
  "Bombard 3",
}

card "Sentinel-Class Shuttle" {
  side = "dark", type = "space", number = 110,
  subtypes = { "Imperial", "Transport" },
  cost = 5, speed = 40, power = 2, health = 5,
  activated { pay = { tap { self } }, window = "build", effect = { either {
    { search { find = { "Imperial", type = "ground" }, to = "build", counters = 1 } },
    { choose { one(your { "Imperial", type = "ground", partly_built = true }) }, reveal { it },
      put { 1, "build", on = it },
      when = at_least(1, your { "Imperial", type = "ground", partly_built = true }) },
  } } },
}

-- Ground ------------------------------------------------------------------------------

card "501st Legion Dark Trooper" {
  side = "dark", type = { "ground", "character" }, number = 2,
  subtypes = { "Imperial", "Clone", "Stormtrooper", "Cyborg" }, treat_as = { "Droid" },
  cost = 4, speed = 30, power = 3, health = 3,
  switch { { "Critical Hit 1" }, { "Fury 1" } },
  "Armor",
}

card "AT-DP" {
  side = "dark", type = "ground", number = 125,
  subtypes = { "Imperial", "Walker" },
  cost = 4, speed = 20, power = 4, health = 3,
  "Critical Hit 1", "Armor",
  -- whoever the defender of its attack comes to be (INTERCEPT.13)
  static { to = each(all { defending = true }), when = same(self, attacker),
    lose = { "Armor" } },
}

card "Imperial Dark Jedi Adepts" {
  side = "dark", type = "ground", number = 73,
  subtypes = { "Imperial", "Dark Jedi", "Squad" },
  cost = 4, speed = 50, power = 4, health = 4,
  "Fury 2",
  trigger { on = discarded { card = self, arena = "ground" },
    when = not_(happened(damaged { source = self, target = their {} })),
    effect = { lose { force = 2 } } },
}

card "Imperial Inquisitorius" {
  side = "dark", type = "ground", number = 143,
  subtypes = { "Imperial", "Inquisitor", "Squad", "Dark Jedi" },
  cost = 6, speed = 40, power = 6, health = 4,
  trigger { on = step_started { step = "build", player = you }, effect = {
    choose_arena {},
    give { to = each(their { arena = "this" }), force_cost = 1, lasts = "turn" },
  } },
  "Pay 2 Force -> Evade 2",
}

card "Imperial Observers" {
  side = "dark", type = "ground", number = 59,
  subtypes = { "Imperial", "Stormtrooper", "Squad" },
  cost = 5, speed = 50, power = 5, health = 5,
  trigger { on = deployed { card = self }, may = true,
    when = at_least(1, their { kind = "card", partly_built = true }), effect = {
      look { each(their { kind = "card", partly_built = true }) },
      take { 1, "build", from = one(their { kind = "card", partly_built = true }) },
    } },
}

-- Character ---------------------------------------------------------------------------

card "General Weir (A)" {
  side = "dark", type = "character", number = 25,
  subtypes = { "Imperial", "Officer" },
  cost = 6, speed = 50, power = 5, health = 4,
  "Armor",
  static { to = each(your { "Stormtrooper" }), "Critical Hit 1" },
  activated { pay = { tap { self } }, window = "no_attack", effect = {
    put { 1, "damage", on = one(their { type = "character", damaged = true }) } } },
}

card "Grand Admiral Thrawn (A)" {
  side = "dark", type = "character", number = 12,
  subtypes = { "Chiss", "Imperial", "Officer" },
  cost = 7, speed = 40, power = 5, health = 6,
  static { to = each(your { "Imperial", partly_built = true }), build_cost = -1 },
  static { to = each(their { "Jedi", type = "character" }), force_cost = 1 },
}

card "Jerec (C)" {
  side = "dark", type = "character", number = 73,
  subtypes = { "Miraluka", "Imperial", "Dark Jedi", "Inquisitor" },
  cost = 6, speed = 40, power = 5, health = 5,
  "Fury 2",
  "Pay 1 Force -> Ambush 2", "Pay 2 Force -> Evade 2", "Pay 1 Force -> Intercept",
}

card "Joruus C'baoth (D)" {
  side = "dark", type = "character", number = 64,
  subtypes = { "Independent", "Clone", "Dark Jedi Master" },
  cost = 6, speed = 40, power = 5, health = 6,
  alternative_cost { either { { gain { force = 6, player = opponent } },
    { gain { build = 6, player = opponent } }, by = opponent } },
  static { against = all { "Jedi" }, "Accuracy 1", "Fury 2" },
  "Pay 3 Force -> Deflect 2",
}

card "Noghri Assassin Team" {
  side = "dark", type = "character", number = 101,
  subtypes = { "Noghri", "Assassin", "Squad" },
  cost = 3, speed = 50, power = 4, health = 4,
  trigger { on = step_ended { step = "battle" }, when = not_(happened(damaged { source = self })),
    effect = { put { 1, "damage", on = self } } },
}

card "Rukh (A)" {
  side = "dark", type = "character", number = 110,
  subtypes = { "Noghri", "Warrior", "Imperial", "Bodyguard" },
  cost = 5, speed = 50, power = 4, health = 4,
  "Critical Hit 2",
  replace { on = attacked { attacker = their {}, defender = all { name = "Grand Admiral Thrawn" } },
    when = can_attack(attacker, self), may = true, with = { redirect { self } } },
}

card "Ysanne Isard (A)" {
  side = "dark", type = "character", number = 60,
  subtypes = { "Imperial", "Officer" },
  cost = 6, speed = 30, power = 3, health = 5,
  static { to = each(their { kind = "card", zone = "hand" }), cannot = { "be_hidden" } },
  activated { pay = { tap { self }, discard { 1, from = "hand" } }, effect = { either {
    { draw { 2 }, window = "build" },
    { return_to { one(their { zone = "hand", kind = { "battle", "mission", "trap", "campaign",
      "location", "equipment" } }), "hand", player = you } },
  } } },
}
