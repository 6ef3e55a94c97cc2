-- The units of the New Republic starter deck.

-- Space -------------------------------------------------------------------------------

card "Millennium Falcon (V)" {
  side = "light", type = "space", number = 102,
  subtypes = { "New Republic", "Transport" },
  cost = 7, speed = 50, power = 5, health = 4,
  "Shields 2",
  trigger { on = deployed { card = self }, effect = {
    give { to = you, lasts = "turn",
      static { to = each(your { "New Republic", partly_built = true }), build_cost = -2 } },
  } },
  activated { pay = { cost.build(1) }, window = "build", effect = { draw { 1 } } },
}

card "Ranger-Class Gunship" {
  side = "light", type = "space", number = 158,
  subtypes = { "New Republic", "Gunship" },
  cost = 6, speed = 50, power = 6, health = 4,
  "Accuracy 1", "Overkill",
}

-- Each of the Rogues helps the others.
local other_rogues = each(your { "Rogue", "Starfighter", other = true })

card "Rogue Four (A)" {
  side = "light", type = "space", number = 102,
  subtypes = { "Rogue", "New Republic", "Starfighter" },
  cost = 4, speed = 60, power = 3, health = 2,
  static { to = other_rogues, "Shields 1" },
}

card "Rogue Seven (A)" {
  side = "light", type = { "space", "ground" }, number = 105,
  subtypes = { "Rogue", "New Republic", "Starfighter" },
  cost = 4, speed = 60, power = 2, health = 2,
  switch { { health = 1 }, { power = 1 } },
  static { to = other_rogues, "Pay 0 Force -> Retaliate 1" },
}

card "Rogue Nine (A)" {
  side = "light", type = "space", number = 103,
  subtypes = { "Rogue", "New Republic", "Starfighter" },
  cost = 3, speed = 60, power = 3, health = 2,
  static { to = other_rogues, "Accuracy 1" },
}

card "Rogue Ten (A)" {
  side = "light", type = "space", number = 107,
  subtypes = { "Rogue", "New Republic", "Starfighter" },
  cost = 4, speed = 50, power = 2, health = 3,
  static { to = other_rogues, "Critical Hit 1" },
}

card "Rogue Eleven (A)" {
  side = "light", type = "space", number = 100,
  subtypes = { "Rogue", "New Republic", "Starfighter" },
  cost = 4, speed = 50, power = 2, health = 2,
  static { to = other_rogues, "Pay 1 Force -> Deflect 1" },
}

card "Rogue Twelve (A)" {
  side = "light", type = "space", number = 109,
  subtypes = { "Rogue", "New Republic", "Starfighter" },
  cost = 4, speed = 60, power = 2, health = 3,
  static { to = other_rogues, "Stun 1" },
}

-- Ground ------------------------------------------------------------------------------

card "Bantha-Class Assault Shuttle" {
  side = "light", type = "ground", number = 125,
  subtypes = { "New Republic", "Transport" },
  cost = 5, speed = 20, power = 5, health = 4,
  "Armor", "Shields 1",
  activated { pay = { tap { self } }, window = "build", effect = {
    search { find = { "New Republic", type = "character" }, to = "hand" } } },
}

card "Heavy Machine Gun Team" {
  side = "light", type = "ground", number = 71,
  subtypes = { "New Republic", "Soldier", "Squad", "Fortification" },
  cost = 5, speed = 20, power = 4, health = 6,
  "Critical Hit 2",
  static { against = all { multi_arena = true }, power = 2 },
}

card "Marine Special Forces" {
  side = "light", type = "ground", number = 98,
  subtypes = { "New Republic", "Soldier", "Squad" },
  cost = 5, speed = 40, power = 5, health = 5,
  alternative_cost { discard { 3, from = "hand" },
    discard { top(3, your { kind = "card", zone = "deck" }) } },
  "Accuracy 1",
  static { when = at_least(1, your { "New Republic", "Officer", arena = "any" }), speed = 10 },
}

-- Character ---------------------------------------------------------------------------

card "Captain Dllr Nep (C)" {
  side = "light", type = "character", number = 72,
  subtypes = { "Sullustan", "Rogue", "New Republic", "Officer" }, treat_as = { "Force Sensitive" },
  cost = 5, speed = 50, power = 4, health = 4,
  activated { pay = { cost.force(2) }, window = "no_attack", effect = {
    copy_lines { up_to = 2, from = one(all { side = "dark", arena = "character" }), lasts = "turn" } } },
}

card "Ikrit (A)" {
  side = "light", type = "character", number = 54,
  subtypes = { "Hushiban", "New Republic", "Jedi Master" },
  cost = 3, speed = 50, power = 2, health = 2,
  trigger { on = discarded { card = self, arena = "character" },
    effect = { gain { force = 2 } } },
  "Pay 1 Force -> Evade 3",
  activated { pay = { put { 1, "damage", on = self } }, effect = {
    prevent { up_to = 3, to = one(your { "Jedi", type = "character", other = true }) } } },
}

card "Kyle Katarn (E)" {
  side = "light", type = "character", number = 77,
  subtypes = { "New Republic", "Jedi Knight" },
  cost = 6, speed = 40, power = 5, health = 5,
  "Accuracy 1",
  static { against = all { "Dark Jedi" }, power = 2 },
  "Pay 2 Force -> Deflect 1", "Pay 2 Force -> Evade 2", "Pay 1 Force -> Intercept",
}

card "Leia Organa Solo (P)" {
  side = "light", type = "character", number = 22,
  subtypes = { "New Republic", "Councilor", "Jedi", "Diplomat" },
  cost = 7, speed = 50, power = 5, health = 5,
  static { to = each(your { "New Republic", partly_built = true }), build_cost = -1 },
  activated { pay = { cost.force(2) }, effect = {
    give { to = one(your {}), subtypes = { "New Republic" }, lasts = "forever" } } },
  "Pay 2 Force -> Evade 2",
}

card "Lieutenant Corran Horn (B)" {
  side = "light", type = "character", number = 41,
  subtypes = { "Rogue", "New Republic", "Officer" }, treat_as = { "Jedi" },
  cost = 5, speed = 40, power = 4, health = 4,
  "Accuracy 1", "Pay 1 Force -> Deflect 1", "Pay 2 Force -> Retaliate 4",
}

local wounded = your { type = "character", damaged = true }

card "MD Droid" {
  side = "light", type = "character", number = 43,
  subtypes = { "New Republic", "Medical", "Droid" },
  cost = 2, speed = 10, power = 1, health = 2,
  reserves { activated { pay = { cost.force(2) }, effect = { heal { 1, from = one(wounded) } } } },
  reserves { activated { pay = { cost.force(4) },
    effect = { heal { up_to = 2, from = one(wounded) } } } },
  reserves { activated { pay = { cost.force(6) },
    effect = { heal { up_to = 4, from = one(wounded) } } } },
}

card "Mirith Sinn (A)" {
  side = "light", type = "character", number = 23,
  subtypes = { "New Republic", "Officer" },
  cost = 7, speed = 40, power = 5, health = 5,
  "Accuracy 1",
  static { to = each(your { "New Republic", arena = "ground" }), "Accuracy 1" },
  static { to = each(your { "New Republic", "Officer", arena = "character", other = true }),
    "Critical Hit 1" },
}
