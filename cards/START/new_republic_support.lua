-- Locations, Equipment, Missions and Battle cards of the New Republic starter decks.

card_names { "Ysanne Isard" }

-- Locations ---------------------------------------------------------------------------

card "Bimmisaari" {
  side = "neutral", kind = "location", type = "ground", number = 83, cost = 1,
  subtypes = { "Bimmisaari", "City" },
  trigger { on = step_started { step = "build", player = you }, effect = { gain { build = 1 } } },
}

card "Carida System" {
  side = "dark", kind = "location", type = "space", number = 65, cost = 2,
  subtypes = { "Imperial", "Carida", "Star System" },
  trigger { on = step_started { step = "battle" }, effect = {
    choose { one(your { no { "Stormtrooper" }, arena = { "ground", "character" } },
      { optional = true }), as = "unit" },
    if_ { at_least(1, done), {
      give { to = the.unit, subtypes = { "Stormtrooper" }, power = 1, lasts = "discarded" },
    } },
  } },
}

card "Oradin Hospital" {
  side = "light", kind = "location", type = "character", number = 95, cost = 2,
  subtypes = { "Brentaal IV", "Medical", "Facility" },
  trigger { on = step_started { step = "battle.character" }, may = true,
    when = at_least(1, your { arena = "character", damaged = true }), effect = {
      heal { 1, from = each(your { arena = "character" }) } } },
}

local isard = at_least(1, your { name = "Ysanne Isard", arena = "any" })

card "Vuultin Base" {
  side = "dark", kind = "location", type = "ground", number = 174, cost = 3,
  subtypes = { "Imperial", "Brentaal IV", "Facility" },
  trigger { on = step_started { step = "build", player = you }, effect = { either {
    { draw { 1 } },
    { gain { build = 1 } },
    { draw { 2 }, when = isard },
    { gain { build = 2 }, when = isard },
  } } },
}

-- Equipment ---------------------------------------------------------------------------

card "Repurposed Imperial Blasters" {
  side = "neutral", kind = "equipment", type = "character", number = 161, cost = 1,
  subtypes = { "Blaster", "Weapon" },
  "Pay 1 build point -> Equip",
  equipped { to = all { type = "character" }, "Lucky 2" },
  equipped { to = all { "Imperial" }, "Precision" },
  equipped { to = all { "Rogue" }, power = 1 },
}

-- Battle cards ------------------------------------------------------------------------

local mended = their { where = happened(counters_changed { card = candidate,
  counter = "damage", gained = false, source = their { kind = "card" } }) }
local hurt = your { damaged = true, where = happened(damaged { target = candidate }) }

card "Bacta War" {
  side = "neutral", kind = "battle", number = 124,
  play { pay = { cost.force(1) }, effect = { either {
    { put { 1, "damage", on = one(mended) }, when = at_least(1, mended), window = "no_attack" },
    { heal { 1, from = one(hurt) }, when = at_least(1, hurt), window = "no_attack" },
  } } },
}
