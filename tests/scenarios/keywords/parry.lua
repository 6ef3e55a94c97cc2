-- PARRY: a natural 1 in the final roll against the unit prevents up to X damage to it.

cards [[
  card "Blademaster" { side = "light", type = "character", cost = 4, speed = 32,
                       power = 4, health = 9,
                       "Parry 1", "Parry 2" }
  card "Ruthless" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                    health = 6,
                    static { cannot = { "be_prevented" } } }
  card "Late Block" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = { "attack", "reroll" },
           effect = { give { to = one(your { arena = "any" }), "Parry 2",
                             lasts = "attack" } } } }
  card "Dirty Fighter" { side = "dark", type = "character", cost = 4, speed = 56, power = 3,
                         health = 6,
                         activated { pay = { cost.force(1) }, window = "reroll",
                                     effect = { damage { 2, to = defender } } } }
  card "Padded" { side = "light", type = "character", cost = 4, speed = 31, power = 4, health = 9,
                  "Parry 2", trigger { on = damage_pending { target = self },
                                       effect = { prevent { 1, to = self } } } }
  card "Own Goal" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "no_attack",
           effect = { choose { one(your { arena = "any" }), as = "unit" },
                      attack { the.unit, the.unit } } } }
]]

scenario "a 1 in the roll lets the unit prevent 0 to X" {
  ids   = { "PARRY.1" },
  dark  = { character = { "Brute" } },
  light = { character = { "Fencer" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Fencer")
    t:reach("reroll")  t:pass(2)
    t:choices(0, 1, 2)  t:choose(2)  t:finish()
    t:expect("Fencer"):damage(1)
  end,
}

scenario "parry may prevent nothing at all" {
  ids   = { "PARRY.1" },
  dark  = { character = { "Brute" } },
  light = { character = { "Fencer" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Fencer")
    t:choose(0)  t:finish()
    t:expect("Fencer"):damage(3)
  end,
}

scenario "without a 1 there is no parry" {
  ids   = { "PARRY.1" },
  dark  = { character = { "Brute" } },
  light = { character = { "Fencer" } },
  dice  = { 6, 6, 2, 2 },
  run   = function(t)
    t:attack("Brute", "Fencer")  t:finish()
    t:expect("Fencer"):damage(2)
  end,
}

scenario "a 1 that is rerolled is not parried" {
  ids   = { "PARRY.1", "KW.3" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Brute" } },
  light = { character = { "Fencer" } },
  dice  = { 6, 6, 2, 1 },
  run   = function(t)
    t:attack("Brute", "Fencer")
    t:play("Second Try")  t:choose(4)  t:dice(2)  t:finish()
    t:expect("Fencer"):damage(2)
  end,
}

scenario "a 1 that comes from a reroll is parried" {
  ids   = { "PARRY.1", "KW.3" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Brute" } },
  light = { character = { "Fencer" } },
  dice  = { 6, 6, 2, 2 },
  run   = function(t)
    t:attack("Brute", "Fencer")
    t:play("Second Try")  t:choose(4)  t:dice(1)
    t:choose(2)  t:finish()
    t:expect("Fencer"):damage(0)
  end,
}

scenario "several 1s and two parries are one use of the sum" {
  ids   = { "PARRY.2", "KW.4", "R10.2.1" },
  dark  = { character = { "Champion" } },
  light = { character = { { "Blademaster", tapped = true } } },
  dice  = { 6, 6, 6, 6, 1, 1 },
  run   = function(t)
    t:expect("Blademaster"):keyword("Parry", 3)
    t:attack("Champion", "Blademaster")
    t:reach("reroll")  t:pass(2)
    t:choices(0, 1, 2, 3)  t:choose(1)  t:finish()
    t:expect("Blademaster"):damage(3)
  end,
}

scenario "parry works in each attack" {
  ids   = { "PARRY.2" },
  dark  = { character = { "Assassin", "Brute" } },
  light = { character = { "Blademaster" } },
  run   = function(t)
    t:attack("Assassin", "Blademaster")  t:dice(6, 1)        t:choose(1)
    t:attack("Brute", "Blademaster")     t:dice(6, 6, 6, 1)  t:choose(3)
    t:finish()
    t:expect("Blademaster"):damage(0)
  end,
}

scenario "damage done by the parrying unit is not parried" {
  ids   = { "PARRY.3" },
  dark  = { character = { { "Brute", tapped = true } } },
  light = { character = { "Fencer" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Fencer", "Brute")  t:finish()
    t:expect("Brute"):damage(2)
  end,
}

scenario "damage to another unit is not parried" {
  ids   = { "PARRY.3" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard", "Fencer" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")  t:finish()
    t:expect("Guard"):damage(2)
  end,
}

scenario "a unit that attacks itself parries its own damage" {
  ids   = { "PARRY.3" },
  light = { force = 1, hand = { "Own Goal" }, character = { "Fencer" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:play("Own Goal")
    t:reach("reroll")  t:pass(2)
    t:choices(0, 1, 2)  t:choose(2)  t:finish()
    t:expect("Fencer"):damage(0)
  end,
}

scenario "damage that can't be prevented is not parried" {
  ids   = { "PARRY.4" },
  dark  = { character = { "Ruthless" } },
  light = { character = { "Fencer" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Ruthless", "Fencer")  t:finish()
    t:expect("Fencer"):damage(2)
    t:happened("damage_prevented", {}, 0)
  end,
}

scenario "parry gained after the roll is too late" {
  ids   = { "PARRY.5", "KW.6" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Late Block" }, character = { "Veteran" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:reach("reroll", "light")  t:play("Late Block")  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "parry gained before the roll is not" {
  ids   = { "PARRY.5" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Late Block" }, character = { "Veteran" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:reach("attack", "light")  t:play("Late Block")
    t:choose(2)  t:finish()
    t:expect("Veteran"):damage(0)
  end,
}

scenario "a 1 on a die of damage is not parried" {
  ids   = { "PARRY.6", "R8.9.2" },
  dark  = { force = 1, hand = { "Grenade" }, character = { "Brute" } },
  light = { character = { "Fencer" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:play("Grenade")  t:choose("Fencer")  t:finish()
    t:expect("Fencer"):damage(2)
  end,
}

scenario "parry comes by itself before the window, and can't be disrupted" {
  ids   = { "PARRY.7", "R8.7.8", "R9.3.4" },
  dark  = { force = 1, hand = { "Jamming" }, character = { "Brute" } },
  light = { character = { "Fencer" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Fencer")
    t:reach("reroll")  t:pass(2)
    t:asked("light", "number")  t:no_window("prevention")
    t:choose(2)
    t:reach("prevention")  t:not_offered("Fencer", "Parry")
    t:finish()
    t:no_window("disrupt")
    t:expect("Fencer"):damage(1)
    t:expect("light"):force(0)
  end,
}

scenario "other damage that the attacker does in its attack is not parried" {
  ids   = { "PARRY.2", "PARRY.6" },
  dark  = { force = 1, character = { "Dirty Fighter" } },
  light = { character = { "Blademaster" } },
  dice  = { 6, 6, 1 },
  run   = function(t)
    t:attack("Dirty Fighter", "Blademaster")
    t:play("Dirty Fighter", "damage")
    t:reach("reroll")
    t:expect("Blademaster"):damage(2)
    t:choose(2)  t:finish()
    t:expect("Blademaster"):damage(2)
  end,
}

scenario "without a 1 parry is not among what the player puts in order" {
  ids   = { "PARRY.1", "R8.7.8" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Padded", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Padded")  t:dice(6, 6, 6, 2)
    t:reach("between")
    t:expect("Padded"):damage(2)
  end,
}

scenario "with a 1 it is" {
  ids   = { "PARRY.1", "R8.7.8" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Padded", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Padded")  t:dice(6, 6, 6, 1)
    t:choose("Padded", "Parry")  t:choose(2)
    t:reach("between")
    t:expect("Padded"):damage(0)
  end,
}

scenario "damage that overkill gives to another unit makes no second parry" {
  ids   = { "PARRY.2", "PARRY.3" },
  dark  = { character = { "Cleaver" } },
  light = { character = { { "Blademaster", tapped = true, damage = 8 },
                          { "Guard", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Cleaver", "Blademaster")
    t:choose("Guard")  t:choose(2)
    t:choices(0, 1)  t:choose(1)
    t:reach("between")
    t:expect("Blademaster"):damage(8)
    t:expect("Guard"):damage(2)
  end,
}
