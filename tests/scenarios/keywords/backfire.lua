-- BACKFIRE: a natural 3 in the initial roll does X dice of damage to the unit itself.

cards [[
  card "Old Cannon" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                      health = 9,
                      "Backfire 1", "Backfire 1" }
  card "Aimed Cannon" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                        health = 9,
                        "Backfire 2", "Accuracy 1" }
  card "Loose Cannon" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                        health = 9,
                        "Backfire 2",
                        activated { pay = { tap { self } }, window = "unit_turn",
                          effect = { damage { dice = 3,
                                              to = one(their { arena = "any" }) } } } }
  card "Twin Cannon" { side = "dark", type = "character", cost = 4, speed = 52, power = 1,
                       health = 9, "Backfire 1", "Double Strike" }
]]

scenario "a natural 3 does X dice of damage to the unit when the attack ends" {
  ids   = { "BACKFIRE.3", "R8.2.11" },
  dark  = { character = { "Old Cannon" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 3, 6, 1, 1 },
  run   = function(t)
    t:expect("Old Cannon"):keyword("Backfire", 2)
    t:attack("Old Cannon", "Veteran")
    t:reach("prevention")
    t:expect("Old Cannon"):damage(0)
    t:dice(4, 3)  t:finish()
    t:expect("Old Cannon"):damage(1)
    t:order({ "damaged", target = "Veteran" }, { "attack_ended" },
            { "damaged", source = "Old Cannon", target = "Old Cannon" })
  end,
}

scenario "no 3, no damage to itself" {
  ids   = { "BACKFIRE.1" },
  dark  = { character = { "Old Cannon" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 4, 5, 2, 1 },
  run   = function(t)
    t:attack("Old Cannon", "Veteran")  t:finish()
    t:expect("Old Cannon"):damage(0)
  end,
}

scenario "a 3 that is rerolled still counts" {
  ids   = { "BACKFIRE.1" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Old Cannon" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 3, 1, 1, 1 },
  run   = function(t)
    t:attack("Old Cannon", "Veteran")
    t:play("Second Try")  t:choose(1)  t:dice(6, 6, 6)  t:finish()
    t:expect("Old Cannon"):damage(2)
  end,
}

scenario "a 3 that comes from a reroll does not count" {
  ids   = { "BACKFIRE.1" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Old Cannon" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Old Cannon", "Veteran")
    t:play("Second Try")  t:choose(1)  t:dice(3)  t:finish()
    t:expect("Old Cannon"):damage(0)
  end,
}

scenario "several 3s backfire once" {
  ids   = { "BACKFIRE.2", "KW.4" },
  dark  = { character = { "Old Cannon" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 3, 3, 3, 1, 6, 6 },
  run   = function(t)
    t:attack("Old Cannon", "Veteran")  t:finish()
    t:expect("Old Cannon"):damage(2)
  end,
}

scenario "in two attacks of one turn it backfires once each" {
  ids   = { "BACKFIRE.2", "KW.4" },
  dark  = { character = { "Twin Cannon" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Twin Cannon", "Veteran")  t:dice(3, 6)
    t:choose("Twin Cannon", "damage")   -- of what its end sets off
    t:choose("Veteran")                 t:dice(3, 6)  t:finish()
    t:expect("Twin Cannon"):damage(2)
  end,
}

scenario "the damage to itself may be prevented" {
  ids   = { "BACKFIRE.3", "R8.9.1" },
  dark  = { force = 1, hand = { "Cover" }, character = { "Old Cannon" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 3, 1, 1, 1, 6, 6 },
  run   = function(t)
    t:attack("Old Cannon", "Veteran")
    t:play("Cover")  t:choose(2)  t:finish()
    t:expect("Old Cannon"):damage(0)
  end,
}

scenario "accuracy is not added to the dice of damage, and makes no 3" {
  ids   = { "BACKFIRE.4", "KW.1" },
  dark  = { character = { "Aimed Cannon" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 3, 1, 1, 1, 3, 4 },
  run   = function(t)
    t:attack("Aimed Cannon", "Veteran")  t:finish()
    t:expect("Aimed Cannon"):damage(1)
  end,
}

scenario "a 2 that accuracy makes a 3 does not backfire" {
  ids   = { "BACKFIRE.4", "KW.1" },
  dark  = { character = { "Aimed Cannon" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 2, 2, 2, 2 },
  run   = function(t)
    t:attack("Aimed Cannon", "Veteran")  t:finish()
    t:expect("Aimed Cannon"):damage(0)
  end,
}

scenario "a 3 on a die of damage does not backfire" {
  ids   = { "BACKFIRE.4", "KW.5" },
  dark  = { character = { "Loose Cannon" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 3, 3, 3 },
  run   = function(t)
    t:play("Loose Cannon")  t:finish()
    t:expect("Loose Cannon"):damage(0)
  end,
}

scenario "a 3 rolled at the unit does not backfire" {
  ids   = { "BACKFIRE.4" },
  dark  = { character = { { "Old Cannon", tapped = true } } },
  light = { character = { "Scout" } },
  dice  = { 3, 6 },
  run   = function(t)
    t:attack("Scout", "Old Cannon")  t:finish()
    t:expect("Old Cannon"):damage(1)
  end,
}
