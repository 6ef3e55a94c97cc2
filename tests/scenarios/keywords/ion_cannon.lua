-- ION CANNON: attack a Space unit instead of one of the own arena, with power X.

cards [[
  card "Planet Gun" { side = "dark", type = "ground", cost = 4, speed = 55, power = 2,
                      health = 5,
                      "Ion Cannon 2", "Ion Cannon 2" }
  card "Field Gun" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                     health = 5,
                     "Ion Cannon 2" }
  card "Gun Ship" { side = "light", type = "space", cost = 4, speed = 32, power = 4,
                    health = 6,
                    "Retaliate 3" }
]]

scenario "with an ion cannon units of the own arena and of space may be attacked" {
  ids   = { "IONCANNON.1", "R7.5.2", "R10.2.1" },
  dark  = { ground = { "Planet Gun", "Crusher" } },
  light = { space = { "Bulwark", "Runner" }, ground = { "Bastion" }, character = { "Veteran" } },
  run   = function(t)
    t:turn_of("Crusher")     t:targets("Crusher", "Bastion")  t:pass()
    t:turn_of("Planet Gun")  t:targets("Planet Gun", "Bastion", "Bulwark", "Runner")
    t:attack("Planet Gun", "Bulwark")  t:dice(6, 6, 6, 1)  t:finish()
    t:expect("Bulwark"):damage(3)
  end,
}

scenario "power changes are added to X" {
  ids   = { "IONCANNON.1" },
  dark  = { force = 1, hand = { "Adrenaline" }, character = { "Field Gun" } },
  light = { space = { "Bulwark" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Field Gun", "Bulwark")
    t:play("Adrenaline")  t:choose("Field Gun")  t:finish()
    t:expect("Bulwark"):damage(4)
  end,
}

scenario "an attack into space can't be led to a ground unit" {
  ids   = { "IONCANNON.2", "R8.11.1" },
  dark  = { character = { "Field Gun" } },
  light = { force = 1, hand = { "Decoy" }, space = { "Bulwark", "Runner" },
            ground = { "Bastion" } },
  dice  = { 6, 1 },
  run   = function(t)
    t:turn_of("Field Gun")  t:targets("Field Gun", "Bulwark", "Runner")
    t:attack("Field Gun", "Bulwark")
    t:play("Decoy")  t:choose("Bastion")  t:finish()
    t:expect("Bastion"):damage(0)
    t:expect("Bulwark"):damage(1)
  end,
}

scenario "the unit that is attacked from outside can't retaliate" {
  ids   = { "IONCANNON.3", "RETALIATE.2" },
  dark  = { space = { "Raider" }, ground = { "Planet Gun" } },
  light = { space = { { "Gun Ship", tapped = true } } },
  run   = function(t)
    t:attack("Raider", "Gun Ship")      t:dice(1, 1, 1, 1)
    t:reach("attack")  t:offered("Gun Ship", "Retaliate")
    t:attack("Planet Gun", "Gun Ship")  t:dice(1, 1, 1, 1)
    t:reach("attack")  t:not_offered("Gun Ship", "Retaliate")
    t:reach("between")
  end,
}
