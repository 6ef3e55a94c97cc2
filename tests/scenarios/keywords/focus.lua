-- FOCUS: a natural 5 in the initial roll gives X power for the next attack.

cards [[
  sequence "two battles" { turn_begin {}, step { "turn" }, run_sequence "battle",
    step_end { "turn" }, expire { "turn" },
    untap { each(all { arena = "any" }) },
    turn_begin {}, step { "turn" }, run_sequence "battle" }
  card "Sharpshooter" { side = "dark", type = "character", cost = 4, speed = 55, power = 2,
                        health = 9,
                        "Focus 1", "Focus 1" }
  card "Lucky Aim" { side = "dark", type = "character", cost = 4, speed = 54, power = 2,
                     health = 9,
                     "Focus 2", "Accuracy 1" }
  card "Focus Pitcher" { side = "dark", type = "character", cost = 4, speed = 53, power = 2,
                         health = 9,
                         "Focus 2",
                         activated { pay = { tap { self } }, window = "unit_turn",
                           effect = { damage { dice = 2,
                                               to = one(their { arena = "any" }) } } } }
  card "Late Focus" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "reroll",
           effect = { give { to = one(your { arena = "any" }), "Focus 2",
                             lasts = "turn" } } } }
  card "Twin Aim" { side = "dark", type = "character", cost = 4, speed = 52, power = 1,
                    health = 9, "Focus 2", "Double Strike" }
]]

scenario "a natural 5 gives X power for the next attack, which may be next turn" {
  ids   = { "FOCUS.1", "FOCUS.3", "FOCUS.5" },
  start = "two battles",
  dark  = { character = { "Sharpshooter" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:expect("Sharpshooter"):keyword("Focus", 2)
    t:attack("Sharpshooter", "Veteran")  t:dice(5, 1)
    t:reach("prevention")                t:expect("Sharpshooter"):power(2)
    t:reach("between")                   t:expect("Sharpshooter"):power(2)
    t:attack("Sharpshooter", "Veteran")  t:dice(1, 1, 1, 1)
    t:reach("attack")                    t:expect("Sharpshooter"):power(4)
    t:reach("between")                   t:expect("Sharpshooter"):power(2)
    t:happened("rolled", { source = "Sharpshooter", amount = 2 }, 1)
    t:happened("rolled", { source = "Sharpshooter", amount = 4 }, 1)
    t:turn_of("Veteran")  t:pass()
  end,
}

scenario "no 5, no focus" {
  ids   = { "FOCUS.1" },
  start = "two battles",
  dark  = { character = { "Sharpshooter" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Sharpshooter", "Veteran")  t:dice(6, 4)
    t:attack("Sharpshooter", "Veteran")  t:dice(1, 1)
    t:finish()
    t:happened("rolled", { source = "Sharpshooter", amount = 2 }, 2)
  end,
}

scenario "the power is earned again in the attack that uses it" {
  ids   = { "FOCUS.3" },
  start = "two battles",
  dark  = { character = { "Sharpshooter" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Sharpshooter", "Veteran")  t:dice(5, 1)
    t:attack("Sharpshooter", "Veteran")  t:dice(5, 1, 1, 1)
    t:reach("reroll")   t:expect("Sharpshooter"):power(4)
    t:reach("between")  t:expect("Sharpshooter"):power(2)
    t:happened("given", { card = "Sharpshooter", source = "Sharpshooter" }, 2)
    t:turn_of("Veteran")  t:pass()
  end,
}

scenario "it is earned again in the next attack of the same turn" {
  ids   = { "FOCUS.3" },
  start = "two battles",
  dark  = { character = { "Twin Aim" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Twin Aim", "Veteran")  t:dice(5)
    t:choose("Veteran")              t:dice(5, 1, 1)
    t:attack("Twin Aim", "Veteran")  t:dice(1, 1, 1)
    t:choose(false)  t:finish()
    t:happened("rolled", { source = "Twin Aim", amount = 3 }, 2)
  end,
}

scenario "a 5 that is rerolled counts, one that comes from a reroll does not" {
  ids   = { "FOCUS.1", "KW.2" },
  start = "two battles",
  dark  = { force = 2, hand = { "Second Try", "Second Try" }, character = { "Sharpshooter" } },
  light = { character = { { "Veteran", tapped = true }, { "Guard", tapped = true } } },
  run   = function(t)
    t:attack("Sharpshooter", "Veteran")  t:dice(5, 1)
    t:play("Second Try")  t:choose(1)    t:dice(1)
    t:attack("Sharpshooter", "Veteran")  t:dice(1, 1, 1, 1)
    t:play("Second Try#2")  t:choose(1)    t:dice(5)
    t:reach("between")
    t:happened("rolled", { source = "Sharpshooter", amount = 4 }, 1)
    t:happened("given", { card = "Sharpshooter" }, 1)
    t:finish()
  end,
}

scenario "two 5s give the power once" {
  ids   = { "FOCUS.2", "KW.4" },
  start = "two battles",
  dark  = { character = { "Sharpshooter" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Sharpshooter", "Veteran")  t:dice(5, 5)
    t:attack("Sharpshooter", "Veteran")  t:dice(1, 1, 1, 1)
    t:finish()
    t:happened("rolled", { source = "Sharpshooter", amount = 4 }, 1)
  end,
}

scenario "a 4 that accuracy makes a 5 gives nothing, a 5 that it makes a 6 does" {
  ids   = { "FOCUS.4", "KW.1" },
  start = "two battles",
  dark  = { character = { "Lucky Aim" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Lucky Aim", "Veteran")  t:dice(4, 1)
    t:attack("Lucky Aim", "Veteran")  t:dice(5, 1)
    t:finish()
    t:happened("rolled", { source = "Lucky Aim", amount = 2 }, 2)
    t:happened("given", { card = "Lucky Aim" }, 1)
  end,
}

scenario "a 5 on a die of damage gives nothing" {
  ids   = { "FOCUS.4", "KW.5" },
  start = "two battles",
  dark  = { character = { "Focus Pitcher" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:play("Focus Pitcher")               t:dice(5, 1)
    t:attack("Focus Pitcher", "Veteran")  t:dice(1, 1)
    t:finish()
    t:happened("given", { card = "Focus Pitcher" }, 0)
  end,
}

scenario "focus gained after the roll is too late" {
  ids   = { "KW.6" },
  dark  = { force = 1, hand = { "Late Focus" }, character = { "Brute" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 5, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:reach("reroll", "dark")  t:play("Late Focus")  t:finish()
    t:happened("given", { card = "Brute", source = "Brute" }, 0)
  end,
}

scenario "a 5 rolled at the unit gives nothing" {
  ids   = { "FOCUS.4" },
  dark  = { character = { { "Sharpshooter", tapped = true } } },
  light = { character = { "Scout" } },
  dice  = { 5, 1 },
  run   = function(t)
    t:attack("Scout", "Sharpshooter")  t:finish()
    t:happened("given", {}, 0)
    t:expect("Sharpshooter"):damage(1)
  end,
}
