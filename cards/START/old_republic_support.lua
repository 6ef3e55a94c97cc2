-- Locations, Missions and Battle cards of the Old Republic starter decks, both sides, and
-- their neutral cards.

-- A player's own build step lets the player take a unit of this kind from the deck.
local function finds(subtype)
  return trigger { on = step_started { step = "build", player = you }, may = true,
    effect = { search { find = { subtype }, to = "hand" } } }
end

-- Light -------------------------------------------------------------------------------

local historian = at_least(1, your { "Historian", arena = "character" })

card "Ancient Coruscant" {
  side = "light", kind = "location", type = "character", number = 1, cost = 4,
  subtypes = { "Old Republic", "Coruscant", "City" },
  static { zone = "face_down", when = historian, build_cost = -1 },
  static { when = historian, cannot = { "be_discarded" } },
  static { to = each(your { "Old Republic", partly_built = true }), build_cost = -1 },
}

card "Dantooine Enclave" {
  side = "light", kind = "location", type = "ground", number = 28, cost = 2,
  subtypes = { "Dantooine", "Jedi", "Facility" }, -- misspelled in its set file
  static { to = each(their { lacks = "Stealth" }), speed = -10 },
  static { to = each(their {}), power = -1 },
}

card "Tython System" {
  side = "light", kind = "location", type = "space", number = 116, cost = 2,
  subtypes = { "Old Republic", "Jedi", "Tython", "Star System" },
  finds "Jedi",
}

card "Call for Aid" {
  side = "light", kind = "mission", number = 62, cost = 2,
  play { effect = {
    search { find = { { type = "space" }, { type = "ground" }, { type = "character" } },
      to = "hand" },
  } },
}

-- Dark --------------------------------------------------------------------------------

card "Ancient Korriban" {
  side = "dark", kind = "location", type = "ground", number = 87, cost = 3,
  subtypes = { "Sith", "Korriban", "Settlement" },
  static { build_cost = -1,
    to = each(your { "Sith", type = { "space", "ground" }, cost = at_most(6),
      partly_built = true }) },
  static { to = each(all { "Sith", arena = "ground" }), power = 1 },
}

card "Korriban" {
  side = "dark", kind = "location", type = "space", number = 60, cost = 2,
  subtypes = { "Korriban" },
  finds "Sith",
}

card "Vitiate's Imperial Citadel" {
  side = "dark", kind = "location", type = "character", number = 117, cost = 2,
  subtypes = { "Imperial", "Sith", "Dromund Kaas", "Citadel" }, -- misspelled in its set file
  trigger { on = discarded { card = all {}, source = your { "Sith" }, cause = "damage" },
    effect = { gain { force = 1 } } },
}

-- Neutral -----------------------------------------------------------------------------

-- The promo of this name is the same card.
card "Force Evasion" {
  side = "neutral", kind = "battle", number = 87,
  play { pay = { choose_number { 0, force_of(you), text = "Force to pay" }, cost.force(X) },
    effect = { prevent { X, to = one(your {}) } } },
}

-- The promo of this name is the same card.
card "Dueling Ambitions" {
  side = "neutral", kind = "battle", number = 109,
  play {
    effect = {
      choose { one(your { arena = { "space", "ground" } }), as = "unit" },
      give { to = the.unit, speed = 30, lasts = "turn" },
    },
    enhance { pay = { cost.force(2) }, also = { give { to = the.unit, power = 2, lasts = "turn" } } },
  },
}

-- The cards lie open in the discard pile while the opponent makes the piles; what is not taken
-- stays there.
card "Fear and Uncertainty" {
  side = "neutral", kind = "mission", number = 85, cost = 2,
  play { effect = {
    choose { up_to(5, your { kind = "card", zone = "deck" }, { least = 2, different = true }) },
    reveal { them },
    return_to { them, "discard" },
    piles { them, by = opponent, take = { return_to { them, "hand" } } },
    shuffle {},
  } },
}
