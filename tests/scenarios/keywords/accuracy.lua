-- ACCURACY: X is added to each attack die of the unit.

cards [[
  card "Squinter" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                    health = 5,
                    "Accuracy -1" }
  card "Wobbler" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                   health = 5,
                   "Accuracy 2", "Accuracy -1" }
  card "Deadeye" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                   health = 5,
                   "Accuracy 3" }
  card "Surgeon" { side = "dark", type = "character", cost = 4, speed = 52, power = 4,
                   health = 5,
                   "Accuracy 1", "Critical Hit 2" }
  card "Dim Surgeon" { side = "dark", type = "character", cost = 4, speed = 57, power = 4,
                       health = 5,
                       "Accuracy -1", "Critical Hit 2" }
  card "Pitcher" { side = "dark", type = "character", cost = 4, speed = 51, power = 4,
                   health = 5,
                   "Accuracy 2",
                   activated { pay = { tap { self } }, window = "unit_turn",
                               effect = { damage { dice = 3,
                                          to = one(their { arena = "character" }) } } } }
  card "Late Aim" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "reroll",
           effect = { give { to = each(your { arena = "any" }), "Accuracy 2",
                             lasts = "turn" } } } }
]]

scenario "accuracy is added to each attack die" {
  ids   = { "ACCURACY.1", "R8.5.1" },
  dark  = { character = { "Marksman" } },
  light = { character = { "Veteran" } },
  dice  = { 3, 3, 2, 4 },
  run   = function(t)
    t:attack("Marksman", "Veteran")  t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "negative accuracy is taken off each attack die" {
  ids   = { "ACCURACY.1" },
  dark  = { character = { "Squinter" } },
  light = { character = { "Veteran" } },
  dice  = { 4, 4, 5, 6 },
  run   = function(t)
    t:attack("Squinter", "Veteran")  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "a 5 that accuracy makes a 6 is no critical hit" {
  ids   = { "ACCURACY.2", "CRITICALHIT.3" },
  dark  = { character = { "Surgeon" } },
  light = { character = { "Veteran" } },
  dice  = { 5, 1, 1, 1 },
  run   = function(t)
    t:attack("Surgeon", "Veteran")  t:finish()
    t:expect("Veteran"):damage(1)
  end,
}

scenario "a 6 lowered by accuracy is still a critical hit" {
  ids   = { "ACCURACY.2", "CRITICALHIT.7" },
  dark  = { character = { "Dim Surgeon" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Dim Surgeon", "Veteran")  t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "a 1 raised by accuracy can be parried" {
  ids   = { "ACCURACY.2", "KW.1" },
  dark  = { character = { "Marksman" } },
  light = { character = { { "Fencer", tapped = true } } },
  dice  = { 6, 6, 1, 2 },
  run   = function(t)
    t:attack("Marksman", "Fencer")
    t:reach("reroll")  t:pass(2)
    t:choices(0, 1, 2)  t:choose(2)  t:finish()
    t:expect("Fencer"):damage(0)
  end,
}

scenario "a 2 lowered by accuracy can't be parried" {
  ids   = { "ACCURACY.2", "KW.1" },
  dark  = { character = { "Squinter" } },
  light = { character = { { "Fencer", tapped = true } } },
  dice  = { 6, 6, 2, 2 },
  run   = function(t)
    t:attack("Squinter", "Fencer")  t:finish()
    t:expect("Fencer"):damage(2)
  end,
}

scenario "accuracy 1 hits armor on 4, 5 and 6" {
  ids   = { "ACCURACY.3", "ARMOR.3", "ruling.74" },
  dark  = { character = { "Marksman" } },
  light = { character = { "Ironclad" } },
  dice  = { 3, 4, 5, 6 },
  run   = function(t)
    t:attack("Marksman", "Ironclad")  t:finish()
    t:expect("Ironclad"):damage(3)
  end,
}

scenario "accuracy gained after the roll counts from the next roll on" {
  ids   = { "ACCURACY.4", "KW.6" },
  dark  = { force = 1, hand = { "Late Aim" }, character = { "Assassin", "Brute" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Assassin", "Veteran")  t:dice(3, 3)
    t:play("Late Aim")
    t:attack("Brute", "Veteran")     t:dice(2, 2, 1, 1)
    t:finish()
    t:happened("damaged", { source = "Assassin" }, 0)
    t:happened("damaged", { source = "Brute", amount = 2 }, 1)
  end,
}

scenario "positive and negative accuracy are summed" {
  ids   = { "ACCURACY.5", "R10.2.1" },
  dark  = { character = { "Wobbler" } },
  light = { character = { "Veteran" } },
  dice  = { 2, 2, 3, 3 },
  run   = function(t)
    t:expect("Wobbler"):keyword("Accuracy", 1)
    t:attack("Wobbler", "Veteran")  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "accuracy is not added to dice of damage" {
  ids   = { "ACCURACY.6", "R8.5.3" },
  dark  = { character = { "Pitcher" } },
  light = { character = { "Veteran" } },
  dice  = { 3, 3, 4 },
  run   = function(t)
    t:play("Pitcher")  t:finish()
    t:expect("Veteran"):damage(1)
  end,
}

scenario "with accuracy 3 a natural 1 hits" {
  ids   = { "ACCURACY.7" },
  dark  = { character = { "Deadeye" } },
  light = { character = { "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Deadeye", "Veteran")  t:finish()
    t:expect("Veteran"):damage(4)
  end,
}
