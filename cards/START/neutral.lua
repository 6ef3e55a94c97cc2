-- The neutral cards of the two starter decks.

card "A Gift" {
  side = "neutral", kind = "mission", number = 41, cost = 1,
  play { effect = { search { find = { kind = "equipment" }, to = "build", counters = 1 } } },
}

card "Clone Blaster" {
  side = "neutral", kind = "equipment", type = { "ground", "character" }, number = 86, cost = 0,
  "Pay 1 build point -> Equip",
  equipped { to = all { "Clone" }, "Critical Hit 1" },
}

card "Pile of Droids" {
  side = "neutral", kind = "mission", number = 29, cost = 3,
  play { effect = {
    gain { build = half_up(count(all { "Droid", zone = "discard" })) },
    remove_from_game { each(all { "Droid", zone = "discard" }) },
  } },
}

card "Subtram Caverns" {
  side = "neutral", kind = "location", type = "character", number = 260, cost = 0,
  subtypes = { "Independent", "Quarzite", "Facility" },
  trigger { on = step_started { step = "build", player = you }, may = true, effect = {
    search { find = { type = "character" }, to = "hand" },
    may { by = opponent, then_ = {
      search { find = { type = "character" }, to = "hand", player = opponent } } },
  } },
}

card "Utapau Landing Platform" {
  side = "neutral", kind = "location", type = { "space", "ground" }, number = 79, cost = 2,
  subtypes = { "Utapau", "Aquatic" },
  static { to = each(your { arena = "this" }), activated { pay = { tap { self } },
    window = "build", effect = { heal { up_to = 2, from = self } } } },
}
