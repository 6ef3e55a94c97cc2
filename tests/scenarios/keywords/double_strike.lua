-- DOUBLE STRIKE: a second attack, without tapping, after the window behind the first.

cards [[
  card "Striker" { side = "dark", type = "character", cost = 4, speed = 55, power = 2,
                   health = 5, "Double Strike" }
  card "Far Striker" { side = "dark", type = "space", cost = 4, speed = 54, power = 2,
                       health = 5, "Double Strike", "Bombard 1" }
  card "Twice Striker" { side = "dark", type = "character", cost = 4, speed = 52, power = 2,
                         health = 5, "Double Strike", "Double Strike" }
  card "Wake Up" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "between",
           effect = { untap { one(your { arena = "any", tapped = true }) } } } }
  card "Driven" { side = "dark", type = "character", cost = 4, speed = 53, power = 2,
                  health = 5, "Double Strike",
                  trigger { on = step_started { step = "battle.character" },
                            effect = { attack { self, one(their { arena = self }) } } } }
]]

local function tapped(name) return { name, tapped = true } end

scenario "after the window behind its attack the unit may attack once more" {
  ids   = { "DOUBLESTRIKE.1", "DOUBLESTRIKE.4", "R8.2.13" },
  dark  = { character = { "Striker", tapped "Brute" }, ground = { "Crusher" } },
  light = { character = { tapped "Guard", tapped "Veteran" }, ground = { tapped "Walker" } },
  dice  = { 6, 1 },
  run   = function(t)
    t:attack("Striker", "Guard")
    t:reach("between")  t:pass(2)
    t:asked("dark", "card")  t:choices("Guard", "Veteran", false)
    t:choose("Veteran")  t:dice(6, 6)
    t:reach("between")
    t:expect("Guard"):damage(1)
    t:expect("Veteran"):damage(2)
  end,
}

scenario "it may attack the same unit again" {
  ids   = { "DOUBLESTRIKE.4" },
  dark  = { character = { "Striker" } },
  light = { character = { tapped "Guard" } },
  dice  = { 6, 1 },
  run   = function(t)
    t:attack("Striker", "Guard")
    t:choose("Guard")  t:dice(6, 6)  t:finish()
    t:expect("Guard"):damage(3)
  end,
}

scenario "it may leave it at one attack" {
  ids   = { "DOUBLESTRIKE.1" },
  dark  = { character = { "Striker" } },
  light = { character = { tapped "Guard" } },
  dice  = { 6, 1 },
  run   = function(t)
    t:attack("Striker", "Guard")
    t:choose(false)  t:finish()
    t:happened("attacked", {}, 1)
  end,
}

scenario "the second attack does not tap, and there is no third" {
  ids   = { "DOUBLESTRIKE.2", "DOUBLESTRIKE.3" },
  dark  = { character = { "Striker" } },
  light = { character = { tapped "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Striker", "Veteran")  t:choose("Veteran")  t:finish()
    t:happened("attacked", {}, 2)
    t:happened("tapped", { card = "Striker" }, 1)
  end,
}

scenario "untapped in between it stays untapped, and its next attack has a second one" {
  ids   = { "DOUBLESTRIKE.2", "DOUBLESTRIKE.3" },
  dark  = { force = 1, hand = { "Wake Up" }, character = { "Striker" } },
  light = { character = { tapped "Veteran" } },
  dice  = { 1, 1, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Striker", "Veteran")
    t:play("Wake Up")
    t:choose("Veteran")
    t:turn_of("Striker")  t:expect("Striker"):tapped(false)
    t:attack("Striker", "Veteran")
    t:choose("Veteran")  t:finish()
    t:happened("attacked", {}, 4)
  end,
}

scenario "an attack for which it did not tap has no second one" {
  ids   = { "DOUBLESTRIKE.2" },
  dark  = { character = { tapped "Driven", "Brute" } },
  light = { character = { tapped "Veteran" } },
  dice  = { 1, 1 },
  run   = function(t)
    t:turn_of("Brute")  t:pass()  t:finish()
    t:happened("attacked", { source = "Driven" }, 1)
  end,
}

scenario "an attack that is given to it and taps it has a second one" {
  ids   = { "DOUBLESTRIKE.2" },
  dark  = { character = { "Driven", "Brute" } },
  light = { character = { tapped "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:turn_of("Brute")  t:pass()
    t:choose("Veteran")  t:finish()
    t:happened("attacked", { source = "Driven" }, 2)
  end,
}

scenario "a unit that is gone strikes no second time" {
  ids   = { "DOUBLESTRIKE.5" },
  dark  = { character = { { "Striker", damage = 3 } } },
  light = { force = 1, character = { tapped "Avenger" } },
  dice  = { 1, 1 },
  run   = function(t)
    t:attack("Striker", "Avenger")
    t:play("Avenger", "Retaliate")  t:dice(6, 6, 1)
    t:finish()
    t:expect("Striker"):zone("discard")
    t:happened("attacked", {}, 1)
  end,
}

scenario "the second attack is a whole attack" {
  ids   = { "DOUBLESTRIKE.6" },
  dark  = { character = { "Striker" } },
  light = { force = 2, character = { tapped "Guard", tapped "Bodyguard", tapped "Dodger" } },
  dice  = { 1, 1 },
  run   = function(t)
    t:attack("Striker", "Dodger")
    t:choose("Guard")
    t:play("Bodyguard", "Intercept")  t:dice(6, 6)
    t:reach("reroll")
    t:reach("prevention")
    t:reach("between")
    t:expect("Bodyguard"):damage(2)
    t:happened("attack_ended", {}, 2)
  end,
}

scenario "a unit in another arena that it can attack may be chosen" {
  ids   = { "DOUBLESTRIKE.4" },
  dark  = { space = { "Far Striker" } },
  light = { space = { tapped "Runner" }, ground = { tapped "Walker" },
            character = { tapped "Guard" } },
  dice  = { 1, 1 },
  run   = function(t)
    t:attack("Far Striker", "Runner")
    t:reach("between")  t:pass(2)
    t:choices("Runner", "Walker", false)
    t:choose("Walker")  t:dice(6)
    t:reach("between")
    t:expect("Walker"):damage(1)
  end,
}

scenario "a second instance changes nothing" {
  ids   = { "DOUBLESTRIKE.3", "R10.2.3" },
  dark  = { character = { "Twice Striker" } },
  light = { character = { tapped "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Twice Striker", "Veteran")  t:choose("Veteran")  t:finish()
    t:happened("attacked", {}, 2)
  end,
}

scenario "the attack of another unit gives it none" {
  ids   = { "DOUBLESTRIKE.2" },
  dark  = { character = { tapped "Striker", "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:attack("Guard", "Brute")  t:dice(1, 1, 1, 1)  t:finish()
    t:happened("attacked", {}, 2)
  end,
}
