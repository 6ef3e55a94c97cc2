-- The units of the Old Republic starter deck, Light Side.

-- Space -------------------------------------------------------------------------------

-- The name is spelled as in its set file, so that decks find it.
card "Aurek-Class Strikefigher" {
  side = "light", type = "space", number = 53,
  subtypes = { "Old Republic", "Jedi", "Starfighter" },
  cost = 2, speed = 40, power = 1, health = 2,
  "Shields 1",
  static { when = more(force_of(you), force_of(opponent)), speed = 20, power = 2 },
}

card "Fairwind (B)" {
  side = "light", type = "space", number = 41,
  subtypes = { "Old Republic", "Jedi", "Gunship", "Flagship" },
  cost = 6, speed = 50, power = 6, health = 5,
  "Shields 2", "Pay 1 Force -> Retaliate 2", -- misspelled in its set file
}

card "Foray-Class Blockade Runner" {
  side = "light", type = "space", number = 86,
  subtypes = { "Old Republic", "Capital Ship" },
  cost = 5, speed = 40, power = 4, health = 4,
  "Shields 1", "Pay 2 Force -> Retaliate 4",
}

card "Hammerhead IV-Class Cruiser" {
  side = "light", type = "space", number = 71,
  subtypes = { "Old Republic", "Capital Ship", "Cruiser" },
  cost = 6, speed = 40, power = 5, health = 6,
  "Shields 2",
}

card "Jedi Gunship" {
  side = "light", type = "space", number = 49,
  subtypes = { "Old Republic", "Jedi", "Gunship" },
  cost = 5, speed = 40, power = 5, health = 5,
  "Bombard 4",
  activated { pay = { cost.force(1) }, effect = { give { "Critical Hit 2", lasts = "attack" } } },
}

-- Ground ------------------------------------------------------------------------------

card "Jedi Airhooks" {
  side = "light", type = "ground", number = 47,
  subtypes = { "Old Republic", "Jedi", "Speeder", "Squad" },
  cost = 4, speed = 60, power = 2, health = 2,
  "Accuracy 2", "Pay 1 Force -> Evade 2",
}

card "Jedi Battle Veterans" {
  side = "light", type = "ground", number = 48,
  subtypes = { "Old Republic", "Jedi", "Squad" },
  cost = 5, speed = 40, power = 4, health = 4,
  "Armor", "Pay 1 Force -> Evade 1", "Pay 1 Force -> Retaliate 2",
}

-- Its printed power is '*': what the text counts is all it has.
card "Jedi Encampment" {
  side = "light", type = "ground", number = 13,
  subtypes = { "Old Republic", "Jedi", "Fortification" },
  cost = 7, speed = 10, power = 0, health = 10,
  static { power = count(your { "Jedi", arena = "ground" }) },
  activated { pay = { tap { self } }, window = "would_attack",
    effect = { heal { 1, from = each(your { "Jedi", arena = "ground" }) } } },
}

card "Jedi Speeder Bike" {
  side = "light", type = "ground", number = 67,
  subtypes = { "Jedi", "Speeder" },
  cost = 3, speed = 60, power = 2, health = 2,
  "Pay 1 Force -> Evade 1",
}

card "Old Republic Defense Squad" {
  side = "light", type = "ground", number = 99,
  subtypes = { "Old Republic", "Soldier", "Squad" },
  cost = 6, speed = 30, power = 6, health = 5,
  static { when = at_least(1, your { kind = "location", arena = "any" }), "Armor" },
}

-- Character ---------------------------------------------------------------------------

card "Jedi Defender" {
  side = "light", type = "character", number = 75,
  subtypes = { "Old Republic", "Jedi Knight" },
  cost = 3, speed = 30, power = 3, health = 3,
  "Armor", "Pay 2 Force -> Evade 1",
}

card "Jedi Guardian" {
  side = "light", type = "character", number = 56,
  subtypes = { "Old Republic", "Jedi Knight" },
  cost = 5, speed = 50, power = 4, health = 4,
  "Pay 2 Force -> Evade 2", "Pay 1 Force -> Intercept", "Pay 2 Force -> Retaliate 3",
}

-- Whatever she discarded from play lies beneath her, her own side's units too.
local beneath_her = attachments(self, all { kind = "card", beneath = true })

card "Meetra Surik (A)" {
  side = "light", type = "character", number = 40,
  subtypes = { "Old Republic", "Jedi Master" },
  cost = 7, speed = 50, power = 6, health = 5,
  static { tucks = all {} },
  static { power = beneath_her, health = beneath_her },
  "Pay 1 Force -> Evade 2",
}

card "Mical (A)" {
  side = "light", type = "character", number = 97,
  subtypes = { "Old Republic", "Jedi Master", "Historian" },
  cost = 4, speed = 30, power = 3, health = 3,
  "Parry 1",
  activated { pay = { discard { 1, from = "hand" } }, effect = { gain { force = 2 } } },
  "Pay 3 Force -> Protect 3",
}

card "Old Republic Trooper" {
  side = "light", type = "character", number = 101,
  subtypes = { "Old Republic", "Soldier" },
  cost = 3, speed = 40, power = 2, health = 3,
  static { when = at_least(1, all { "Jedi", arena = "character" }), power = 1 },
  "Pay 1 Force -> Intercept",
}

card "Valenthyne Farfalla (A)" {
  side = "light", type = "character", number = 28,
  subtypes = { "Half-Bothan", "Old Republic", "Jedi Master" },
  cost = 7, speed = 70, power = 6, health = 4,
  static { to = each(your { "Jedi", type = "character", other = true }), speed = 10 },
  "Pay 2 Force -> Evade 3",
  activated { pay = { cost.force(2) },
    effect = { prevent { up_to = 3,
      to = one(your { "Jedi", type = "character", other = true }) } } },
}
