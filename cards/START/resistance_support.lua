-- Locations, Equipment, Missions and Battle cards of the Resistance starter decks.

-- Locations ---------------------------------------------------------------------------

card "D'Qar Starfighter Base" {
  side = "light", kind = "location", type = "ground", number = 73, cost = 2,
  subtypes = { "Resistance", "Facility" },
  trigger { on = step_started { step = "build", player = you }, may = true, effect = {
    search { find = { "Resistance", type = "space" }, to = "hand" } } },
  static { to = each(your { "Resistance", "Starfighter" }), "Damage Control 1" },
}

card "Starkiller Base Hangar 718" {
  side = "dark", kind = "location", type = "ground", number = 170, cost = 1,
  subtypes = { "First Order", "Facility" },
  trigger { on = step_started { step = "build", player = you }, may = true, effect = {
    search { find = { "First Order", type = "space" }, to = "hand" } } },
}

-- Equipment ---------------------------------------------------------------------------

card "Kylo Ren's Lightsaber (C)" {
  side = "dark", kind = "equipment", type = "character", number = 108, cost = 2,
  subtypes = { "Lightsaber", "Weapon" },
  "Pay 1 Force -> Equip",
  equipped { to = all { "Dark Jedi" }, power = 1, "Fury 1" },
  equipped { to = all { name = "Kylo Ren" }, trigger { on = attacked { attacker = self },
    may = { cost.force(1) }, effect = { put { 1, "damage", on = event.defender } } } },
}

local owner_of_jacket = { "Finn", "Poe Dameron" }

card "Poe Dameron's Jacket (A)" {
  side = "light", kind = "equipment", type = "character", number = 61, cost = 1,
  subtypes = { "Clothing", "Defense" },
  keyword { "Equip", pay = { tap { one(your { name = owner_of_jacket }) } } },
  equipped { to = all { name = owner_of_jacket }, "Damage Control 1", "Pay 0 Force -> Protect 1" },
}

card "Rebel Insignia Ring" {
  side = "light", kind = "equipment", type = "character", number = 198, cost = 1,
  subtypes = { "Jewelry", "Device" },
  keyword { "Equip", pay = { gain { force = 1 }, gain { force = 1, player = opponent } } },
  equipped { to = all { type = "character" }, "Resilience 1", "Pay 1 Force -> Protect 1" },
}

card "Vehicle Radar Package" {
  side = "neutral", kind = "equipment", type = { "space", "ground" }, number = 209, cost = 2,
  subtypes = { "Device" },
  "Pay 1 build point -> Equip",
  equipped { to = all { type = { "space", "ground" } },
    forewarning { prevent { up_to = 4, to = self } } },
  equipped { to = all { "Capital Ship" }, foresight { gain { force = 1 } } },
}

-- Missions ----------------------------------------------------------------------------

card "It's Nice That Way" {
  side = "light", kind = "mission", number = 23, cost = 0,
  play { pay = { remove_from_game { exactly(2, your { kind = "card", zone = "discard" }) } },
    effect = {
      choose { one(your { type = "character", unique = true, zone = "discard" }) },
      return_to { it, "build", face_down = true },
      put { 3, "build", on = it },
    } },
}

card "Wounded" {
  side = "dark", kind = "mission", number = 179, cost = 2,
  play { effect = {
    give { to = each(your { type = "character" }), lasts = "turn",
      static { against = all { type = "character", damaged = true }, power = 2 } },
  } },
}

-- Battle cards ------------------------------------------------------------------------

card "Force Flip" {
  side = "neutral", kind = "battle", number = 96,
  play { pay = { cost.force(1) }, effect = {
    give { to = one(your {}), speed = 20, "Pay 1 Force -> Absorb 1", lasts = "turn" } } },
  "Pay 1 Force -> Meditate",
}

card "Unbalanced" {
  side = "neutral", kind = "battle", number = 135,
  play { pay = { cost.force(4) }, effect = {
    give { to = one(their { damaged = true }), power = -6, lose = { "Focus" }, lasts = "attack" } } },
  "Pay 4 Force -> Meditate",
}
