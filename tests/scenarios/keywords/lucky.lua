-- LUCKY: reroll up to X attack dice when the unit attacks or is attacked.

cards [[
  card "High Roller" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                       health = 5,
                       "Lucky 1", "Lucky 2" }
  card "Sharper" { side = "dark", type = "character", cost = 4, speed = 54, power = 2,
                   health = 5,
                   "Lucky 3" }
  card "Fluke" { side = "light", type = "character", cost = 4, speed = 65, power = 4,
                 health = 9,
                 "Lucky 2" }
  card "Autoloader" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                      health = 5,
                      "Lucky 2",
                      trigger { on = rolled { source = self },
                                effect = { reroll { up_to = 1 } } } }
  card "Dice Bomber" { side = "dark", type = "character", cost = 4, speed = 52, power = 4,
                       health = 5,
                       "Lucky 2",
                       activated { pay = { tap { self } }, window = "unit_turn",
                         effect = { damage { dice = 3,
                                             to = one(their { arena = "any" }) } } } }
]]

scenario "lucky is offered in the reroll window and nowhere else" {
  ids   = { "LUCKY.1", "R8.3.4" },
  dark  = { character = { "Gambler" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:reach("step")        t:not_offered("Gambler", "Lucky")
    t:attack("Gambler", "Veteran")  t:dice(6, 1, 1, 1)
    t:reach("attack")      t:not_offered("Gambler", "Lucky")
    t:reach("reroll")      t:offered("Gambler", "Lucky")
    t:reach("prevention")  t:not_offered("Gambler", "Lucky")
    t:reach("between")     t:not_offered("Gambler", "Lucky")
  end,
}

scenario "a unit that neither attacks nor is attacked can't be lucky" {
  ids   = { "LUCKY.1" },
  dark  = { character = { "Brute", "Gambler" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Brute", "Veteran")  t:dice(1, 1, 1, 1)
    t:reach("reroll")  t:not_offered("Gambler", "Lucky")
  end,
}

scenario "an attacking unit rerolls its attack dice" {
  ids   = { "LUCKY.1" },
  dark  = { character = { "Gambler" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 1, 2, 1 },
  run   = function(t)
    t:attack("Gambler", "Veteran")
    t:play("Gambler", "Lucky")  t:choose(2)  t:choose(4)  t:dice(5, 3)  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "an attacked unit has attack dice of the opponent rerolled" {
  ids   = { "LUCKY.1" },
  dark  = { character = { "Brute" } },
  light = { character = { "Fluke" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Fluke")
    t:play("Fluke", "Lucky")  t:choose(1)  t:choose(2)  t:dice(1, 4)  t:finish()
    t:expect("Fluke"):damage(2)
  end,
}

scenario "two luckies are one use of their sum" {
  ids   = { "LUCKY.1", "R10.2.1" },
  dark  = { character = { "High Roller" } },
  light = { character = { "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("High Roller", "Veteran")
    t:play("High Roller", "Lucky")  t:choose(1)  t:choose(2)  t:choose(3)
    t:dice(6, 6, 6)
    t:not_offered("High Roller", "Lucky")
    t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "lucky is used once in each attack" {
  ids   = { "LUCKY.1", "R8.4.5" },
  dark  = { character = { "Assassin", "Brute" } },
  light = { character = { "Fluke" } },
  run   = function(t)
    t:attack("Assassin", "Fluke")  t:dice(6, 6)
    t:play("Fluke", "Lucky")  t:choose(1)  t:choose(false)  t:dice(1)
    t:not_offered("Fluke", "Lucky")
    t:attack("Brute", "Fluke")     t:dice(6, 6, 1, 1)
    t:play("Fluke", "Lucky")  t:choose(1)  t:choose(false)  t:dice(1)  t:finish()
    t:expect("Fluke"):damage(2)
  end,
}

scenario "triggered rerolls come before lucky" {
  ids   = { "LUCKY.2", "R8.2.5" },
  dark  = { character = { "Autoloader" } },
  light = { character = { "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Autoloader", "Veteran")
    t:reach("attack")  t:pass(2)
    t:asked("dark", "die")
    t:no_window("reroll")
    t:choose(1)  t:dice(6)
    t:play("Autoloader", "Lucky")  t:choose(2)  t:choose(false)  t:dice(6)  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "none, one or two of the dice may be rerolled, each once" {
  ids   = { "LUCKY.3", "ruling.87", "R13.7" },
  dark  = { character = { "Gambler" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Gambler", "Veteran")
    t:play("Gambler", "Lucky")
    t:choices(1, 2, 3, 4, false)  t:choose(3)
    t:choices(1, 2, 4, false)     t:choose(false)  t:dice(4)  t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "lucky may reroll nothing at all" {
  ids   = { "LUCKY.3" },
  dark  = { character = { "Gambler" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Gambler", "Veteran")
    t:play("Gambler", "Lucky")  t:choose(false)  t:finish()
    t:expect("Veteran"):damage(2)
    t:happened("rerolled", {}, 0)
  end,
}

scenario "not more dice than were rolled" {
  ids   = { "LUCKY.3" },
  dark  = { character = { "Sharper" } },
  light = { character = { "Veteran" } },
  dice  = { 1, 1 },
  run   = function(t)
    t:attack("Sharper", "Veteran")
    t:play("Sharper", "Lucky")  t:choose(1)  t:choose(2)  t:dice(6, 6)  t:finish()
    t:happened("rerolled", {}, 2)
    t:expect("Veteran"):damage(2)
  end,
}

scenario "with two lucky units the dark side has the first chance" {
  ids   = { "LUCKY.4", "R8.4.1" },
  dark  = { character = { "Gambler" } },
  light = { character = { "Fluke" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Fluke", "Gambler")
    t:reach("reroll")  t:asked("dark", "reroll")
    t:play("Gambler", "Lucky")  t:choose(1)  t:choose(false)  t:dice(1)
    t:asked("light", "reroll")
    t:play("Fluke", "Lucky")    t:choose(1)  t:choose(false)  t:dice(5)  t:finish()
    t:expect("Gambler"):damage(1)
  end,
}

scenario "another reroll may come before lucky" {
  ids   = { "LUCKY.5", "ruling.85" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Gambler" } },
  light = { character = { "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Gambler", "Veteran")
    t:play("Second Try")        t:choose(1)  t:dice(6)
    t:play("Gambler", "Lucky")  t:choose(2)  t:choose(3)  t:dice(6, 6)  t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "another reroll may come after lucky" {
  ids   = { "LUCKY.5", "ruling.85" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Gambler" } },
  light = { character = { "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Gambler", "Veteran")
    t:play("Gambler", "Lucky")  t:choose(1)  t:choose(2)  t:dice(1, 6)
    t:play("Second Try")        t:choose(1)  t:dice(6)    t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "who passed may still be lucky if the other does not pass" {
  ids   = { "LUCKY.5", "R8.4.4" },
  dark  = { character = { "Gambler" } },
  light = { force = 1, hand = { "Second Try" }, character = { "Veteran" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Gambler", "Veteran")
    t:reach("reroll", "dark")   t:pass()
    t:play("Second Try")        t:choose(1)  t:dice(1)
    t:asked("dark", "reroll")
    t:play("Gambler", "Lucky")  t:choose(1)  t:choose(false)  t:dice(6)  t:finish()
    t:expect("Veteran"):damage(1)
  end,
}

scenario "two passes in a row, and unused luck is lost for this attack" {
  ids   = { "LUCKY.5", "ruling.86", "R8.4.4" },
  dark  = { character = { "Gambler" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Gambler", "Veteran")
    t:reach("reroll", "dark")  t:offered("Gambler", "Lucky")  t:pass(2)
    t:asked("dark", "prevention")
    t:not_offered("Gambler", "Lucky")
    t:finish()
    t:expect("Veteran"):damage(1)
  end,
}

scenario "the dice of one use are rerolled together" {
  ids   = { "LUCKY.6" },
  dark  = { character = { "Gambler" } },
  light = { character = { "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Gambler", "Veteran")
    t:play("Gambler", "Lucky")  t:choose(1)
    t:happened("rerolled", {}, 0)
    t:choose(2)  t:dice(6, 6)
    t:happened("rerolled", {}, 2)
    t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "dice of damage are not rerolled" {
  ids   = { "LUCKY.7", "R8.5.3" },
  dark  = { character = { "Dice Bomber" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 1, 1 },
  run   = function(t)
    t:play("Dice Bomber")
    t:reach("prevention")  t:not_offered("Dice Bomber", "Lucky")
    t:finish()
    t:no_window("reroll")
    t:expect("Veteran"):damage(1)
  end,
}

scenario "lucky is static and can't be disrupted" {
  ids   = { "R9.3.4" },
  dark  = { character = { "Gambler" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Gambler", "Veteran")
    t:play("Gambler", "Lucky")  t:choose(1)  t:choose(false)  t:dice(6)  t:finish()
    t:no_window("disrupt")
    t:expect("Veteran"):damage(1)
  end,
}
