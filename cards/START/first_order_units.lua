-- The units of the First Order in the Resistance starter deck of the Dark Side.

-- Space -------------------------------------------------------------------------------

card "Finalizer (A)" {
  side = "dark", type = "space", number = 16,
  subtypes = { "First Order", "Capital Ship" },
  cost = 9, speed = 30, power = 6, health = 6,
  "Armor",
  static { when = at_least(1, all { name = "General Armitage Hux", arena = "any" }),
    "Accuracy 1" },
  activated { pay = { tap { self } }, window = "would_attack", effect = {
    tap { one(their { arena = "space", tapped = false }) },
    put { 3, "damage", on = it },
  } },
}

card "First Order TIE Starfighter" {
  side = "dark", type = { "space", "ground" }, number = 120,
  subtypes = { "First Order", "Starfighter" },
  cost = 1, speed = 60, power = 2, health = 1,
  switch { { speed = 10 }, { "Ferocity" } },
  "Backfire 1",
}

card "Kylo's Shuttle (A)" {
  side = "dark", type = "space", number = 29,
  subtypes = { "First Order", "Transport" },
  cost = 4, speed = 40, power = 3, health = 3,
  "Shields 2",
  trigger { on = deployed { card = self }, may = true, effect = {
    search { find = { name = "Kylo Ren" }, to = "hand" } } },
}

card "Kylo's Shuttle (B)" {
  side = "dark", type = "space", number = 92,
  subtypes = { "First Order", "Transport" },
  cost = 4, speed = 40, power = 3, health = 3,
  "Shields 2",
  replace { on = discarded { card = all { name = "Kylo Ren" } }, may = { discard { self } }, with = {
    retreat { event.card },
    heal { counters("damage", event.card) - 1, from = event.card },
  } },
}

card "TIE Space Superiority Fighter" {
  side = "dark", type = { "space", "ground" }, number = 176,
  subtypes = { "First Order", "Starfighter" },
  cost = 3, speed = 60, power = 2, health = 2,
  switch { { "Bombard 2" }, { power = 1 } },
  "Pay 0 Force -> Intercept",
}

-- Ground ------------------------------------------------------------------------------

card "AT-PD" {
  side = "dark", type = "ground", number = 71,
  subtypes = { "First Order", "Droid", "Walker" },
  cost = 4, speed = 50, power = 2, health = 3,
  "Armor", "Stun 2",
  activated { pay = { tap { self } }, window = "build", effect = {
    give { to = one(your { "Facility", kind = "location" }), cannot = { "be_discarded" },
      lasts = "turn" } } },
}

card "First Order Arctic Detachment" {
  side = "dark", type = "ground", number = 117,
  subtypes = { "First Order", "Arctic", "Stormtrooper", "Squad" },
  cost = 6, speed = 40, power = 4, health = 4,
  "Focus 2",
  trigger { on = discarded { card = self }, may = true, effect = { draw { 1 } } },
  "Double Strike",
}

card "First Order Patrol Squad" {
  side = "dark", type = "ground", number = 167,
  subtypes = { "First Order", "Stormtrooper", "Squad" },
  cost = 2, speed = 30, power = 3, health = 3,
  "Armor",
  trigger { on = step_started { step = "battle" }, may = { by = opponent, cost.force(2) },
    effect = { tap { self } } },
}

card "Knights of Ren (C)" {
  side = "dark", type = "ground", number = 182,
  subtypes = { "First Order", "Force Sensitive", "Squad" },
  cost = 6, speed = 50, power = 5, health = 5,
  keyword { "Reduced Cost", 5, when = at_least(1, all { name = "Kylo Ren", arena = "any" }) },
  "Riposte 1",
  activated { pay = { cost.force(2) }, effect = {
    give { power = 2, "Fury 1", lasts = "turn" } } },
}

card "Walker Protection Force" {
  side = "dark", type = "ground", number = 149,
  subtypes = { "First Order", "Walker", "Squad" },
  cost = 5, speed = 20, power = 4, health = 4,
  "Armor",
  static { against = all { "Speeder" }, power = 1 },
  "Tap -> Deflect 1", "Pay 1 Force -> Protect 1",
}

-- Character ---------------------------------------------------------------------------

card "BB-9E (B)" {
  side = "dark", type = "character", number = 54,
  subtypes = { "First Order", "Astromech", "Droid", "Spy" },
  cost = 4, speed = 20, power = 1, health = 3,
  "Lucky 1",
  trigger { on = step_started { step = "build", player = you }, effect = {
    look { each(their { kind = "card", zone = "hand" }) },
    if_ { all_of { at_least(1, done),
      at_least(1, their { type = { "ground", "character" }, zone = "hand" }) }, {
      may { cost.build(1), then_ = {
        discard { one(their { type = { "ground", "character" }, zone = "hand" }) } } },
    } },
  } },
}

card "Ben Solo (A)" {
  side = "neutral", type = "character", number = 76,
  subtypes = { "Jedi Padawan" },
  cost = 6, speed = 60, power = 4, health = 5,
  activated { pay = { discard { self }, gain { force = 2 } }, window = "build", effect = {
    search { find = { name = "Kylo Ren" }, to = "build", counters = 4 } } },
  keyword { "Evade", 3,
    pay = { put { 1, "damage", on = one(your { "Jedi Master", arena = "any" }) } } },
}

card "FN-417 (A)" {
  side = "dark", type = "character", number = 132,
  subtypes = { "First Order", "Stormtrooper" },
  cost = 4, speed = 40, power = 3, health = 4,
  "Precision",
  trigger { on = discarded { card = self, arena = "character" }, may = true,
    effect = { draw { 1 } } },
}

card "FN-2003 (A)" {
  side = "dark", type = "character", number = 133,
  subtypes = { "First Order", "Stormtrooper" },
  cost = 3, speed = 30, power = 3, health = 3,
  trigger { on = discarded { card = self, arena = "character" }, may = true,
    effect = { draw { 1 } } },
}

card "General Armitage Hux (D)" {
  side = "dark", type = "character", number = 49,
  subtypes = { "First Order", "Officer" },
  cost = 3, speed = 40, power = 5, health = 5,
  trigger { on = deployed { card = self }, may = true, effect = {
    search { find = { name = "Kylo Ren" }, to = "hand" } } },
  trigger { on = step_started { step = "battle.character" },
    may = { by = opponent, cost.force(3) }, effect = { retreat { self } } },
}

card "General Armitage Hux (I)" {
  side = "dark", type = "character", number = 121,
  subtypes = { "First Order", "Officer" },
  cost = 5, speed = 40, power = 4, health = 5,
  static { to = each(your { "First Order", "Walker" }), "Overkill" },
}

card "Kylo Ren (D)" {
  side = "dark", type = "character", number = 143,
  subtypes = { "First Order", "Dark Jedi", "Apprentice" },
  cost = 7, speed = 50, power = 7, health = 5,
  activated { pay = { cost.force(1) }, window = "no_attack",
    only_if = at_most(0, their { "Jedi", arena = "character" }), effect = {
      look { each(their { kind = "card", zone = "deck" }) },
      choose { one(their { kind = "mission", zone = "deck" }, { optional = true }) },
      remove_from_game { it },
      shuffle { player = opponent },
    } },
  "Pay 3 Force -> Evade 2",
}

card "Kylo Ren (J)" {
  side = "dark", type = "character", number = 174,
  subtypes = { "First Order", "Dark Jedi", "Apprentice" },
  cost = 6, speed = 50, power = 5, health = 4,
  "Armor", "Overkill",
  activated { pay = { cost.force(2) }, effect = { give { power = 2, lasts = "attack" } } },
  "Pay 3 Force -> Evade 2",
}

card "Snoke (D)" {
  side = "dark", type = "character", number = 53,
  subtypes = { "First Order", "Supreme Leader" }, treat_as = { "Dark Jedi Master" },
  cost = 9, speed = 30, power = 8, health = 5,
  activated { pay = { cost.force(attacker.printed.power) }, window = "attack",
    only_if = same(self, defender), limit = { per = "none" }, effect = { end_attack {} } },
  "Pay 3 Force -> Deflect 2",
}

card "Unkar Plutt (A)" {
  side = "neutral", type = "character", number = 120,
  subtypes = { "Crolute", "Merchant" },
  cost = 5, speed = 30, power = 4, health = 4,
  activated { window = "build",
    pay = { either {
      { remove_from_game { one(your { kind = "card", zone = "discard" }) } },
      { discard { top(1, your { kind = "card", zone = "deck" }) } },
    } },
    effect = { roll { faces = {
      [5] = { either { { draw { 2 } }, { gain { build = 3 } } } },
      [6] = { either { { draw { 2 } }, { gain { build = 3 } } } },
    } } } },
}
