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
