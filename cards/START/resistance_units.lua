-- The units of the Resistance starter deck.

-- Space -------------------------------------------------------------------------------

card "Anodyne (A)" {
  side = "light", type = "space", number = 73,
  subtypes = { "Resistance", "Cruiser" },
  cost = 7, speed = 30, power = 3, health = 5,
  "Shields 1",
  trigger { on = step_started { step = "battle.character" },
    when = at_least(1, your { "Resistance", type = "character", damaged = true }), effect = {
      heal { up_to = 3, from = one(your { "Resistance", type = "character", damaged = true },
        { optional = true }) } } },
}

card "Cobalt Squadron (A)" {
  side = "light", type = "space", number = 8,
  subtypes = { "Resistance", "Squadron" },
  cost = 8, speed = 30, power = 6, health = 7,
  "Bombard 6",
  activated { pay = { tap { self } }, window = "would_attack", effect = {
    damage { 4, to = one(their { type = "space" }) } } },
  "Pay 3 Force -> Ambush 3",
}

card "Crimson Squadron (A)" {
  side = "light", type = "space", number = 11,
  subtypes = { "Resistance", "Squadron" },
  cost = 8, speed = 20, power = 6, health = 6,
  "Critical Hit 1", "Bombard 6",
  activated { pay = { tap { self } }, window = "would_attack", effect = {
    damage { 4, to = one(their { type = "space" }) } } },
}

card "Poe's Starfighter (D)" {
  side = "light", type = "space", number = 112,
  subtypes = { "Resistance", "Starfighter" },
  cost = 5, speed = 60, power = 3, health = 3,
  "Lucky 1",
  trigger { on = damage_pending { source = self, target = all { type = "space" } },
    when = at_least(1, all { kind = "equipment", attached_to = event.target }), effect = {
      choose_number { 0, lowest(event.amount,
        count(all { kind = "equipment", attached_to = event.target })), text = "damage to prevent" },
      prevent { X, to = event.target, from = self },
      discard { exactly(done, all { kind = "equipment", attached_to = event.target }) },
    } },
  "Pay 1 Force -> Evade 1",
}

card "T-70 X-Wing Scout" {
  side = "light", type = "space", number = 172,
  subtypes = { "Resistance", "Starfighter" },
  cost = 3, speed = 50, power = 2, health = 3,
  joins = your { "Resistance", "Squadron", unique = true }, -- once in a stack, never on top
  static { when = at_least(1, your { "Resistance", arena = "space", other = true }),
    "Pay 0 Force -> Intercept" },
}

card "Vigil (B)" {
  side = "light", type = "space", number = 148,
  subtypes = { "Resistance", "Transport" },
  cost = 4, speed = 40, power = 2, health = 5,
  activated { pay = { tap { self }, cost.force(1) }, window = "build", effect = {
    search { find = { "Resistance", type = "character", unique = true }, to = "hand" } } },
}

-- Ground ------------------------------------------------------------------------------

card "Crait Base Detachment" {
  side = "light", type = "ground", number = 109,
  subtypes = { "Resistance", "Soldier", "Squad" },
  cost = 3, speed = 30, power = 3, health = 3,
  static { when = at_least(1, your { "Resistance", "Officer", arena = "character" }), "Focus 2" },
}

card "Crait Base Troopers" {
  side = "light", type = "ground", number = 65,
  subtypes = { "Resistance", "Soldier", "Squad" },
  cost = 5, speed = 30, power = 4, health = 4,
  "Armor", "Resilience 2",
  trigger { on = discarded { card = self }, may = { remove_from_game { self } }, effect = {
    choose_number { 0, 2, text = "cards to draw" }, draw { X } } },
}

card "Finn's Ski Speeder (A)" {
  side = "light", type = "ground", number = 13,
  subtypes = { "Resistance", "Speeder" },
  cost = 4, speed = 70, power = 1, health = 4,
  "Resilience 3",
  trigger { on = discarded { card = self, arena = "ground" }, may = true,
    effect = { put { 2, "damage", on = one(their { arena = "ground" }) } } },
}

card "Nodin's Ski Speeder (A)" {
  side = "light", type = "ground", number = 129,
  subtypes = { "Resistance", "Speeder" },
  cost = 3, speed = 60, power = 2, health = 4,
  activated { pay = { discard { self } }, window = "no_attack", effect = {
    choose_number { 0, 3, text = "cards to draw" }, draw { X } } },
}

card "Resistance Heroes (C)" {
  side = "light", type = "ground", number = 194,
  subtypes = { "Resistance", "Jedi", "Officer", "Squad" },
  cost = 6, speed = 50, power = 5, health = 5,
  keyword { "Reduced Cost", 5, -- "Poe" in the set file
    when = at_least(1, all { name = { "Finn", "Poe Dameron", "Rey" }, arena = "any" }) },
  "Parry 1",
  activated { pay = { cost.force(2) }, effect = {
    give { speed = 20, "Stun 2", lasts = "turn" } } },
}

card "Resistance Trench Defenders" {
  side = "light", type = "ground", number = 137,
  subtypes = { "Resistance", "Soldier", "Squad" },
  cost = 7, speed = 40, power = 6, health = 6,
  "Shields 1",
}

-- Character ---------------------------------------------------------------------------

card "Finn (D)" {
  side = "light", type = "character", number = 47,
  subtypes = { "Resistance", "Soldier" },
  cost = 6, speed = 50, power = 5, health = 5,
  "Focus 1", "Lucky 1",
  trigger { on = deployed { card = self }, may = true,
    when = at_least(1, your { name = "Rey", zone = "discard" }),
    effect = { return_to { one(your { name = "Rey", zone = "discard" }), "hand" } } },
}

card "Finn (E)" {
  side = "light", type = "character", number = 16,
  subtypes = { "Resistance", "Soldier" },
  cost = 6, speed = 50, power = 4, health = 5,
  trigger { on = discarded { card = their {}, source = self, cause = "damage",
    in_attack = true }, when = same(self, attacker), effect = { untap { self } } },
  activated { pay = { discard { 1, from = "hand" } }, effect = {
    give { power = 2, lasts = "attack" } } },
}

card "Luke's Illusion (A)" {
  side = "light", type = "character", number = 85,
  subtypes = { "Resistance", "Force Illusion" },
  cost = 3, speed = 10, power = 0, health = 3,
  static { cannot = { "count_for_control", "be_damaged", "damage" } },
  activated { pay = { remove_from_game { one(your { type = "character", zone = "discard" }) } },
    effect = { gain { force = 2 } } },
}

card "Poe Dameron (C)" {
  side = "light", type = "character", number = 154,
  subtypes = { "Resistance", "Officer" },
  cost = 6, speed = 40, power = 5, health = 5,
  "Accuracy 1",
  trigger { on = deployed { card = self }, may = true, effect = {
    search { find = { name = "Poe's Starfighter" }, to = "hand" } } },
}

card "Rey (B)" {
  side = "light", type = { "ground", "character" }, number = 49,
  subtypes = { "Force Sensitive", "Scavenger" },
  cost = 6, speed = 40, power = 5, health = 6,
  activated { pay = { tap { self } }, effect = {
    search { find = { name = "Rey" }, to = "hand" } } },
  keyword { "Evade", stack(self) + 1, pay = { cost.force(2) } },
}

card "Rey (D)" {
  side = "light", type = "character", number = 161,
  subtypes = { "Force Sensitive", "Scavenger" },
  cost = 5, speed = 40, power = 3, health = 5,
  static { to = each(their { any { "Apprentice", "Force Sensitive" }, arena = "character" }),
    cannot = { use = "activated" } },
  static { to = each(your { kind = "card", zone = "hand" }), cannot = { "be_looked_at" } },
}

card "Rey (F)" {
  side = "light", type = "character", number = 94,
  subtypes = { "Resistance", "Force Sensitive", "Scavenger" },
  cost = 6, speed = 40, power = 5, health = 5,
  activated { pay = { discard { 1, from = "hand" } }, effect = {
    give { lasts = "turn", static { against = all { side = "dark" }, power = 1, "Ferocity" } } } },
  "Pay 2 Force -> Evade 2", "Pay 2 Force -> Protect 1",
}

card "Rose Tico (E)" {
  side = "light", type = "character", number = 45,
  subtypes = { "Resistance", "Mechanic" },
  cost = 4, speed = 50, power = 4, health = 4,
  activated { pay = { tap { self } }, window = "build", effect = {
    search { find = { "Resistance", type = "ground" }, to = "hand" } } },
}

card 'Sergeant "Salty" Sharp (A)' {
  side = "light", type = "character", number = 140,
  subtypes = { "Resistance", "Soldier" },
  cost = 4, speed = 40, power = 3, health = 3,
  "Lucky 1", "Shields 1",
}
