-- Locations, Equipment, Missions and Battle cards of the Rebel and the Imperial starter
-- deck, and their neutral cards. The second half of the block is in a file of its own.

-- Light -------------------------------------------------------------------------------

card "Bright Tree Village" {
  side = "light", kind = "location", type = "ground", number = 65, cost = 2,
  subtypes = { "Endor" },
  static { to = each(your { "Ewok", partly_built = true }), build_cost = -1 },
}

card "Chewbacca's Bowcaster (A)" {
  side = "light", kind = "equipment", type = "character", number = 71, cost = 1,
  "Pay 1 build point -> Equip",
  equipped { to = all { "Wookiee" }, "Accuracy 1" },
  equipped { to = all { name = "Chewbacca", arena = "character" },
    reach = { arena = "ground", power = host.printed.power } },
}

card "Ewok Spear" {
  side = "light", kind = "equipment", type = { "ground", "character" }, number = 141, cost = 0,
  "Pay 1 build point -> Equip",
  equipped { to = all { "Ewok" }, "Lucky 2", "Stun 1" },
}

card "Part of the Tribe" {
  side = "light", kind = "mission", number = 108, cost = 1,
  play { effect = {
    give { to = up_to(2, your { arena = { "ground", "character" } }), subtypes = { "Ewok" },
      lasts = "forever" },
  } },
}

card "Ewok Trap" {
  side = "light", kind = "battle", number = 86,
  play { pay = { cost.force(3) },
    effect = { give { to = each(your { "Ewok" }), "Stun 2", lasts = "turn" } } },
}

-- Dark --------------------------------------------------------------------------------

card "Death Star II Hangar Bay" {
  side = "dark", kind = "location", type = "character", number = 78, cost = 2,
  subtypes = { "Imperial" },
  static { to = each(your { "Imperial", "Starfighter", partly_built = true }), build_cost = -1 },
}

card "Darth Vader's Lightsaber (A)" {
  side = "dark", kind = "equipment", type = "character", number = 11, cost = 2,
  "Pay 1 build point, 2 Force -> Equip",
  equipped { to = all { any { "Jedi", "Sith" } }, power = 2 },
  equipped { to = all { name = "Darth Vader" }, "Pay 2 Force -> Deflect 2" },
}

card "E-11 Blaster Carbine" {
  side = "dark", kind = "equipment", type = { "ground", "character" }, number = 134, cost = 1,
  "Discard a card from your hand -> Equip",
  equipped { to = all { type = { "ground", "character" } }, power = 2 },
  equipped { to = all { "Stormtrooper" }, cannot = { "be_prevented" } },
}

card "Proving Allegiance" {
  side = "dark", kind = "mission", number = 275, cost = 1,
  play { effect = {
    give { to = one(your { "Stormtrooper", arena = { "ground", "character" } }),
      speed = 10, power = 1, health = 1, lasts = "forever" },
  } },
}

card "Endangering the Mission" {
  side = "dark", kind = "battle", number = 19,
  play { pay = { cost.force(4) }, window = "disrupt",
    only_if = is(event.card, all { kind = "mission" }),
    effect = { disrupt {}, lose { player = opponent, build = 1 } } },
}

-- Neutral -----------------------------------------------------------------------------

card "Concussion Missiles" {
  side = "neutral", kind = "equipment", type = "space", number = 129, cost = 0,
  "Pay 1 build point -> Equip",
  equipped { to = all { type = "space" }, "Stun 2" },
}

card "Proton Torpedoes" {
  side = "neutral", kind = "equipment", type = "space", number = 164, cost = 1,
  "Pay 1 build point -> Equip",
  equipped { to = all { type = "space" }, "Critical Hit 1" },
}

card "Endor Battleground" {
  side = "neutral", kind = "location", type = { "ground", "character" }, number = 136, cost = 2,
  subtypes = { "Endor" },
  static { to = each(your { arena = "this" }), "Stun 2" },
}

card "High-Speed Dodge" {
  side = "neutral", kind = "battle", number = 94,
  play { pay = { cost.force(1) },
    effect = { prevent { 3, to = one(your { speed = at_least(50) }) } } },
}
