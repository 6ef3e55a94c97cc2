-- FURY: a natural 4 in the initial roll adds X attack dice.

cards [[
  card "Raging" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                  health = 9,
                  "Fury 1", "Fury 1" }
  card "Rising Rage" { side = "dark", type = "character", cost = 4, speed = 51, power = 4,
                       health = 9,
                       "Fury 1", "Fury 2" }
  card "Sharp Rage" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                      health = 9,
                      "Fury 1", "Critical Hit 2", "Accuracy 1" }
  card "Rage Pitcher" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                        health = 9,
                        "Fury 2",
                        activated { pay = { tap { self } }, window = "unit_turn",
                          effect = { damage { dice = 3,
                                              to = one(their { arena = "any" }) } } } }
  card "Planner" { side = "dark", type = "character", cost = 4, speed = 52, power = 4,
                   health = 9,
                   "Fury 1", "Focus 1", "Backfire 2" }
  card "Late Rage" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = { "attack", "reroll" },
           effect = { give { to = one(your { arena = "any" }), "Fury 2",
                             lasts = "attack" } } } }
  card "Twin Rage" { side = "dark", type = "character", cost = 4, speed = 50, power = 1,
                     health = 9, "Fury 2", "Double Strike" }
]]

scenario "a natural 4 adds X dice to the roll before the reroll window" {
  ids   = { "FURY.2", "R8.2.4" },
  dark  = { character = { "Raging" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 1, 1, 1, 6, 5 },
  run   = function(t)
    t:expect("Raging"):keyword("Fury", 2)
    t:attack("Raging", "Veteran")
    t:reach("reroll")
    t:happened("rolled", { source = "Raging", amount = 6 }, 1)
    t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "two furies are one that adds their sum" {
  ids   = { "FURY.2", "R10.2.1" },
  dark  = { character = { "Rising Rage" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 1, 1, 1, 1, 1, 6 },
  run   = function(t)
    t:attack("Rising Rage", "Veteran")
    t:asked("dark", "attack")  t:pass(2)
    t:asked("dark", "reroll")  -- no order of triggers
    t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "without a 4 no die is added" {
  ids   = { "FURY.1" },
  dark  = { character = { "Raging" } },
  light = { character = { "Veteran" } },
  dice  = { 5, 3, 6, 1 },
  run   = function(t)
    t:attack("Raging", "Veteran")  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "only the first 4 counts" {
  ids   = { "FURY.1", "KW.4" },
  dark  = { character = { "Raging" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 4, 4, 1, 6, 1 },
  run   = function(t)
    t:attack("Raging", "Veteran")  t:finish()
    t:expect("Veteran"):damage(4)
  end,
}

scenario "in two attacks of one turn the first 4 of each counts" {
  ids   = { "FURY.1", "FURY.2" },
  dark  = { character = { "Twin Rage" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Twin Rage", "Veteran")  t:dice(4, 1, 1)
    t:choose("Veteran")               t:dice(4, 1, 1)  t:finish()
    t:happened("rolled", { source = "Twin Rage", amount = 3 }, 2)
  end,
}

scenario "a 4 that comes from a reroll adds nothing" {
  ids   = { "FURY.1", "KW.2" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Raging" } },
  light = { character = { "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Raging", "Veteran")
    t:play("Second Try")  t:choose(1)  t:dice(4)  t:finish()
    t:expect("Veteran"):damage(1)
  end,
}

scenario "a 4 that is rerolled has added its dice" {
  ids   = { "FURY.1", "KW.2" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Raging" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 1, 1, 1, 6, 6 },
  run   = function(t)
    t:attack("Raging", "Veteran")
    t:play("Second Try")  t:choose(1)  t:dice(1)  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "fury gained after the roll adds nothing" {
  ids   = { "FURY.3", "KW.6" },
  dark  = { force = 1, hand = { "Late Rage" }, character = { "Brute" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:reach("reroll", "dark")  t:play("Late Rage")  t:finish()
    t:expect("Veteran"):damage(1)
  end,
}

scenario "fury gained before the roll counts" {
  ids   = { "KW.6" },
  dark  = { force = 1, hand = { "Late Rage" }, character = { "Brute" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 1, 1, 1, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:reach("attack", "dark")  t:play("Late Rage")  t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "a 3 that accuracy makes a 4 adds nothing, a 4 that it makes a 5 does" {
  ids   = { "FURY.4", "KW.1" },
  dark  = { character = { "Sharp Rage" } },
  light = { character = { "Veteran", { "Brute", as = "Other" } } },
  dice  = { 3, 1, 1, 1 },
  run   = function(t)
    t:attack("Sharp Rage", "Veteran")
    t:reach("reroll")
    t:happened("rolled", { source = "Sharp Rage", amount = 4 }, 1)
    t:finish()
    t:expect("Veteran"):damage(1)
  end,
}

scenario "accuracy removes no natural 4" {
  ids   = { "FURY.4", "KW.1" },
  dark  = { character = { "Sharp Rage" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Sharp Rage", "Veteran")  t:finish()
    t:happened("rolled", { source = "Sharp Rage", amount = 5 }, 1)
    t:expect("Veteran"):damage(1)
  end,
}

scenario "a 4 on a die of damage adds nothing" {
  ids   = { "FURY.4", "KW.5" },
  dark  = { character = { "Rage Pitcher" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 4, 1 },
  run   = function(t)
    t:play("Rage Pitcher")  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "a 4 rolled at the unit adds nothing" {
  ids   = { "FURY.4" },
  dark  = { character = { { "Raging", tapped = true } } },
  light = { character = { "Scout" } },
  dice  = { 4, 1 },
  run   = function(t)
    t:attack("Scout", "Raging")  t:finish()
    t:expect("Raging"):damage(1)
  end,
}

scenario "an added die may show a 6 for a critical hit and hits with accuracy" {
  ids   = { "KW.7", "R8.2.4" },
  dark  = { character = { "Sharp Rage" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 1, 1, 1, 6 },
  run   = function(t)
    t:attack("Sharp Rage", "Veteran")  t:finish()
    t:expect("Veteran"):damage(4)
  end,
}

scenario "an added die may be rerolled, and may show a 1 for parry" {
  ids   = { "KW.7" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Raging" } },
  light = { character = { { "Fencer", tapped = true } } },
  dice  = { 4, 3, 3, 3, 1, 5 },
  run   = function(t)
    t:attack("Raging", "Fencer")
    t:play("Second Try")  t:choices(1, 2, 3, 4, 5, 6, false)
    t:choose(6)           t:dice(6)
    t:reach("reroll")     t:pass(2)
    t:choices(0, 1, 2)    t:choose(2)  t:finish()
    t:expect("Fencer"):damage(0)
  end,
}

scenario "a 4 on an added die does not start fury again" {
  ids   = { "KW.7" },
  dark  = { character = { "Raging" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 1, 1, 1, 4, 4 },
  run   = function(t)
    t:attack("Raging", "Veteran")  t:finish()
    t:happened("rolled", { amount = 6 }, 1)
    t:expect("Veteran"):damage(3)
  end,
}

scenario "focus and backfire look at the added dice too" {
  ids   = { "R8.2.4", "KW.2" },
  dark  = { character = { "Planner" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 1, 1, 1, 3, 6, 6 },
  run   = function(t)
    t:attack("Planner", "Veteran")  t:finish()
    t:expect("Planner"):damage(2)
  end,
}
