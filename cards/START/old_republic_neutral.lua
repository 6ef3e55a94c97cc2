-- The neutral units and Equipment of the Old Republic starter decks.

card "Starbreaker 12 (A)" {
  side = "neutral", type = "space", number = 144,
  subtypes = { "Old Republic", "Explorer", "Transport" },
  cost = 5, speed = 50, power = 2, health = 5,
  trigger { on = attacked { defender = self },
    may = { cost.force(1), reveal { one(your { kind = "location", zone = "hand" }) } },
    effect = { retreat { self }, end_attack {} } },
  -- R9.2.5: the limit to the build step stands at the second part and is of that part
  activated { pay = { tap { self } }, effect = { either {
    { gain { force = 1 } },
    { search { find = { kind = "location" }, to = "hand" }, window = "build" },
  } } },
}

card "Double-Bladed Lightsaber" {
  side = "neutral", kind = "equipment", type = { "ground", "character" }, number = 29, cost = 1,
  subtypes = { "Lightsaber", "Weapon" },
  "Pay 2 Force -> Equip",
  only_one = all { "Lightsaber", "Weapon", kind = "equipment" },
  equipped { to = all { any { "Jedi", "Sith" } }, power = 2, "Pay 1 Force -> Retaliate 3" },
}
