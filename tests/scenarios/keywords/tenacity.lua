-- TENACITY: a first attack of the turn that does too little may be made again.

cards [[
  card "Stubborn" { side = "dark", type = "character", cost = 4, speed = 55, power = 3,
                    health = 5, "Tenacity 1", "Tenacity 1" }
  card "Wake Up" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "between",
           effect = { untap { one(your { arena = "any", tapped = true }) } } } }
  card "Grit" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "attack",
           effect = { give { to = one(your { arena = "any" }), "Tenacity 2", lasts = "turn" } } } }
]]

local function tapped(name) return { name, tapped = true } end

scenario "a first attack with less than X damage may be made again on the same target" {
  ids   = { "TENACITY.1", "TENACITY.2", "TENACITY.3", "TENACITY.4", "R10.2.1" },
  dark  = { character = { "Stubborn" } },
  light = { character = { tapped "Guard", tapped "Veteran" } },
  dice  = { 6, 1, 1 },
  run   = function(t)
    t:attack("Stubborn", "Guard")
    t:reach("between")  t:pass(2)
    t:asked("dark", "yes_no")  t:choose(true)  t:dice(6, 6, 1)
    t:reach("between")
    t:expect("Guard"):damage(3)
    t:expect("Veteran"):damage(0)
    t:happened("tapped", { card = "Stubborn" }, 1)
    t:order({ "attack_ended" }, { "attacked", source = "Stubborn", target = "Guard" })
  end,
}

scenario "it may be left at the first attack" {
  ids   = { "TENACITY.3" },
  dark  = { character = { "Stubborn" } },
  light = { character = { tapped "Guard" } },
  dice  = { 6, 1, 1 },
  run   = function(t)
    t:attack("Stubborn", "Guard")  t:choose(false)  t:finish()
    t:happened("attacked", {}, 1)
  end,
}

scenario "an attack with X damage is not made again" {
  ids   = { "TENACITY.2" },
  dark  = { character = { "Stubborn" } },
  light = { character = { tapped "Guard" } },
  dice  = { 6, 6, 1 },
  run   = function(t)
    t:attack("Stubborn", "Guard")  t:finish()
    t:expect("Guard"):damage(2)
    t:happened("attacked", {}, 1)
  end,
}

scenario "damage that was prevented does not count" {
  ids   = { "TENACITY.2" },
  dark  = { character = { "Stubborn" } },
  light = { force = 1, character = { tapped "Dodger" } },
  dice  = { 6, 6, 1 },
  run   = function(t)
    t:attack("Stubborn", "Dodger")
    t:play("Dodger", "Evade")  t:choose(1)
    t:choose(true)  t:dice(1, 1, 1)  t:finish()
    t:happened("attacked", {}, 2)
  end,
}

scenario "the repeated attack is not the first of the turn" {
  ids   = { "TENACITY.1" },
  dark  = { character = { "Stubborn" } },
  light = { character = { tapped "Guard" } },
  dice  = { 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Stubborn", "Guard")  t:choose(true)  t:finish()
    t:happened("attacked", {}, 2)
  end,
}

scenario "after a first attack that did enough none is repeated" {
  ids   = { "TENACITY.1" },
  dark  = { force = 1, hand = { "Wake Up" }, character = { "Stubborn" } },
  light = { character = { tapped "Veteran" } },
  dice  = { 6, 6, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Stubborn", "Veteran")
    t:play("Wake Up")
    t:attack("Stubborn", "Veteran")  t:finish()
    t:happened("attacked", {}, 2)
  end,
}

scenario "an intercepted first attack is still the first" {
  ids   = { "TENACITY.1", "TENACITY.3" },
  dark  = { character = { "Stubborn" } },
  light = { force = 1, character = { tapped "Guard", tapped "Bodyguard" } },
  dice  = { 1, 1, 1 },
  run   = function(t)
    t:attack("Stubborn", "Guard")
    t:play("Bodyguard", "Intercept")
    t:choose(true)  t:dice(6, 1, 1)
    t:reach("between")
    t:expect("Bodyguard"):damage(1)
  end,
}

scenario "gained in the first attack it holds for that attack" {
  ids   = { "TENACITY.1" },
  dark  = { force = 1, hand = { "Grit" }, character = { "Brute" } },
  light = { character = { tapped "Guard" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Grit")  t:choose(true)  t:dice(6, 6, 1, 1)
    t:reach("between")
    t:expect("Guard"):damage(3)
  end,
}

scenario "a target that is gone can't be attacked again" {
  ids   = { "TENACITY.3" },
  dark  = { character = { "Stubborn" } },
  light = { character = { { "Guard", tapped = true, damage = 4 }, tapped "Veteran" } },
  dice  = { 6, 1, 1 },
  run   = function(t)
    t:attack("Stubborn", "Guard")  t:finish()
    t:expect("Guard"):zone("discard")
    t:happened("attacked", {}, 1)
  end,
}

scenario "what others attack after the unit's own attack is not attacked again" {
  ids   = { "TENACITY.1" },
  dark  = { character = { "Stubborn", "Champion" } },
  light = { character = { tapped "Guard", tapped "Veteran" } },
  run   = function(t)
    t:attack("Stubborn", "Guard")  t:dice(6, 6, 1)
    t:attack("Champion", "Veteran")  t:dice(6, 1, 1, 1, 1, 1)
    t:finish()
    t:happened("attacked", {}, 2)
  end,
}

scenario "attacks of others before it don't count as the unit's first" {
  ids   = { "TENACITY.1" },
  dark  = { character = { "Assassin", "Stubborn" } },
  light = { character = { tapped "Guard" } },
  run   = function(t)
    t:attack("Assassin", "Guard")  t:dice(1, 1)
    t:attack("Stubborn", "Guard")  t:dice(6, 1, 1)
    t:choose(true)  t:dice(6, 1, 1)  t:finish()
    t:expect("Guard"):damage(2)
  end,
}
