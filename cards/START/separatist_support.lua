-- Locations, Equipment, Missions and Battle cards of the Separatist starter deck.

-- Locations ---------------------------------------------------------------------------

card "Citadel" {
  side = "dark", kind = "location", type = "ground", number = 193,
  subtypes = { "Separatist", "Lola Sayu", "Prison" }, cost = 1,
  trigger { on = step_started { step = "build", player = you }, effect = {
    choose { one(their { arena = "character" }, { optional = true }), as = "unit" },
    if_ { at_least(1, done), {
      may { by = opponent, cost.force(1), else_ = { tap { the.unit } } },
    } },
  } },
}

card "Separatist Headquarters" {
  side = "dark", kind = "location", type = "character", number = 35,
  subtypes = { "Utapau" }, cost = 5,
  static { build_cost = -1, to = each(your { partly_built = true, any { "Separatist",
    "Trade Federation", "IG Banking Clan", "Corporate Alliance", "Geonosian", "Techno Union",
    "Commerce Guild" } }) },
}

-- Equipment ---------------------------------------------------------------------------

card "Enhanced Programming" {
  side = "dark", kind = "equipment", type = { "space", "ground", "character" }, number = 97,
  cost = 1,
  "Discard a card from your hand -> Equip",
  equipped { to = all { "Droid" }, power = 1, "Accuracy 1" },
  -- a Droid bears only one of this name
  bearer = your { where = any_of {
    not_(is(candidate, all { "Droid" })),
    at_most(0, attachments(candidate, all { kind = "equipment", name = "Enhanced Programming" })),
  } },
}

card "Lightsaber Collection (A)" {
  side = "dark", kind = "equipment", type = "character", number = 25, cost = 2,
  "Pay 2 build points, 2 Force -> Equip",
  equipped { to = all { any { "Jedi", "Sith" }, type = "character" },
    trigger { on = attacked { attacker = self }, effect = {
      roll { all = 6, faces = {
        { give { power = 2, lasts = "attack" } },
        { give { "Accuracy 1", lasts = "attack" } },
        { give { "Critical Hit 1", lasts = "attack" } },
        { give { "Stun 3", lasts = "attack" } },
        { give { "Lucky 2", lasts = "attack" } },
      } },
    } },
  },
}

-- Missions ----------------------------------------------------------------------------

card "Fear, Surprise, Intimidation" {
  side = "dark", kind = "mission", number = 5, cost = 3,
  play { effect = {
    choose_arena {},
    give { to = each(their { no { "Force Sensitive", "Jedi" }, arena = "this" }),
      power = -3, cannot = { use = "activated" }, lasts = "turn" },
  } },
}

card "Force Attrition" {
  side = "dark", kind = "mission", number = 128, cost = 1,
  play { effect = {
    lose { player = opponent, force = count(your { "Droid", arena = "ground" }) },
  } },
}

card "Outmaneuvered" {
  side = "dark", kind = "mission", number = 107, cost = 2,
  play { effect = {
    give { to = you, lasts = "turn", trigger {
      on = damage_prevented { source = your { "Separatist", "Droid" }, player = opponent,
        in_attack = true },
      effect = { put { 1, "damage", on = defender } },
    } },
  } },
}

-- Battle cards ------------------------------------------------------------------------

card "Surrounded by Droids" {
  side = "dark", kind = "battle", number = 117,
  play { pay = { cost.force(2) }, window = "no_attack", effect = {
    choose { one(their { arena = { "ground", "character" } }), as = "unit" },
    give { to = the.unit, power = -count(your { "Droid", arena = the.unit }), lasts = "turn" },
  } },
}

card "Trade Franchise" {
  side = "dark", kind = "battle", number = 178,
  play { effect = { draw { 2 } },
    pay = { return_to { exactly(2, your { kind = "card", zone = "hand" }), "deck",
      bottom = true } } },
}
