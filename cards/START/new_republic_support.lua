-- Locations, Equipment, Missions and Battle cards of the New Republic starter decks.

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

card "Clear Skies and Easy Shots" {
  side = "light", kind = "battle", number = 77,
  play { pay = { cost.force(3) }, window = "step", only_if = step_is "battle.space", effect = {
    choose { one(your { type = "space" }), as = "unit" },
    give { to = the.unit, "Accuracy 1", lasts = "turn" },
    may { give { to = the.unit, go_first = 1, lasts = "step" }, -- whether, is said at once
      text = "attack first in this step" },
  } },
}

card "Imperial Pursuit" {
  side = "dark", kind = "battle", number = 90,
  play { effect = {
      choose { one(your { "Imperial", type = "space" }), as = "unit" },
      give { to = the.unit, speed = 20, "Precision", lasts = "turn" },
    },
    enhance { pay = { cost.force(3) }, also = { give { to = the.unit, "Stun 3", lasts = "turn" } } },
  },
}

card "Instinctual Dodge" {
  side = "neutral", kind = "battle", number = 44,
  play { effect = { give { to = one(your {}), lasts = "turn",
    trigger { on = attacked { defender = self }, effect = {
      choose_number { 0, 20, text = "damage before prevention" },
      delayed { on = damage_pending { target = self, in_attack = true }, lasts = "attack",
        when = exactly(X, event.amount), effect = {
          prevent { "all", to = self, from = event.source }, may { draw { 1 } } } },
      -- no damage is never pending
      delayed { on = attack_ended { defender = self }, lasts = "attack", may = true,
        when = all_of { exactly(0, X), exactly(0, hits) }, effect = { draw { 1 } } },
    } } } } },
}

-- Missions ----------------------------------------------------------------------------

-- Naming is choosing one from the own deck: another name could only be wrong.
card "Let the Force Guide You" {
  side = "neutral", kind = "mission", number = 100, cost = 1,
  play { effect = {
    gain { force = 1 },
    choose { one(your { zone = "deck" }), as = "named" },
    reveal { it },
    shuffle {},
    draw { 1 },
    choose { it, as = "drawn" },
    if_ { is(the.drawn, all { zone = "hand", name = the.named }), {
      gain { force = 1 },
      may { cost.force(the.drawn.printed.cost), then_ = { deploy { the.drawn } } },
    } },
  } },
}

card "Not Ordinary Offworlders" {
  side = "neutral", kind = "mission", number = 104, cost = 2,
  play { effect = {
    give { to = one(your { type = "character" }), lasts = "turn",
      cannot = { be_attacked = all { any { "Force Sensitive", "Jedi" } } } },
  } },
}
