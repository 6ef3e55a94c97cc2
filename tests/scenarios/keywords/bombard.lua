-- BOMBARD: attack a Ground unit instead of one of the own arena, with power X.

cards [[
  card "Mortar Ship" { side = "dark", type = "space", cost = 4, speed = 55, power = 2,
                       health = 5,
                       "Bombard 4" }
  card "Twin Bomber" { side = "dark", type = "space", cost = 4, speed = 54, power = 5,
                       health = 5,
                       "Bombard 1", "Bombard 2" }
  card "Wing Leader" { side = "dark", type = "space", cost = 4, speed = 53, power = 4,
                       health = 5,
                       static { to = each(your { arena = "space", other = true }),
                                power = 1 } }
  card "Gun Nest" { side = "light", type = "ground", cost = 4, speed = 32, power = 4,
                    health = 6,
                    "Retaliate 3" }
]]

scenario "with bombard units of the own arena and of the ground arena may be attacked" {
  ids   = { "BOMBARD.1", "R7.5.2", "R8.2.1" },
  dark  = { space = { "Raider", "Bomber" }, ground = { "Crusher" } },
  light = { space = { "Bulwark" }, ground = { "Bastion", "Skimmer" },
            character = { "Veteran" } },
  run   = function(t)
    t:turn_of("Raider")  t:targets("Raider", "Bulwark")  t:pass()
    t:turn_of("Bomber")  t:targets("Bomber", "Bulwark", "Bastion", "Skimmer")
    t:attack("Bomber", "Bastion")  t:dice(6, 6, 1)  t:finish()
    t:expect("Bastion"):damage(2)
  end,
}

scenario "in the ground arena X dice are rolled" {
  ids   = { "BOMBARD.1" },
  dark  = { space = { "Mortar Ship" } },
  light = { space = { "Bulwark" }, ground = { "Bastion" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Mortar Ship", "Bastion")  t:finish()
    t:expect("Bastion"):damage(3)
    t:expect("Mortar Ship"):power(2)
  end,
}

scenario "two bombards add up" {
  ids   = { "BOMBARD.1", "R10.2.1" },
  dark  = { space = { "Twin Bomber" } },
  light = { ground = { "Bastion" } },
  dice  = { 6, 6, 1 },
  run   = function(t)
    t:expect("Twin Bomber"):keyword("Bombard", 3)
    t:attack("Twin Bomber", "Bastion")  t:finish()
    t:expect("Bastion"):damage(2)
  end,
}

scenario "power for this attack is added to X" {
  ids   = { "BOMBARD.2" },
  dark  = { force = 1, hand = { "Adrenaline" }, space = { "Bomber" } },
  light = { ground = { "Bastion" } },
  dice  = { 6, 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Bomber", "Bastion")
    t:play("Adrenaline")  t:choose("Bomber")  t:finish()
    t:expect("Bastion"):damage(3)
  end,
}

scenario "power given by another card is added to X" {
  ids   = { "BOMBARD.2" },
  dark  = { space = { "Bomber", "Wing Leader" } },
  light = { ground = { "Bastion" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Bomber", "Bastion")  t:finish()
    t:expect("Bastion"):damage(3)
  end,
}

scenario "a space unit is attacked with the printed power" {
  ids   = { "BOMBARD.3" },
  dark  = { space = { "Mortar Ship" } },
  light = { space = { "Bulwark" }, ground = { "Bastion" } },
  dice  = { 6, 1 },
  run   = function(t)
    t:attack("Mortar Ship", "Bulwark")  t:finish()
    t:expect("Bulwark"):damage(1)
  end,
}

scenario "a bombard attack can't be led to a space unit" {
  ids   = { "BOMBARD.3", "R8.11.1" },
  dark  = { space = { "Bomber" } },
  light = { force = 1, hand = { "Decoy" }, space = { "Bulwark" },
            ground = { "Bastion", "Skimmer" } },
  dice  = { 6, 6, 1 },
  run   = function(t)
    t:attack("Bomber", "Bastion")
    t:play("Decoy")  t:choose("Bulwark")  t:finish()
    t:expect("Bulwark"):damage(0)
    t:expect("Bastion"):damage(2)
  end,
}

scenario "a bombard attack led to another ground unit keeps its power" {
  ids   = { "R8.11.1" },
  dark  = { space = { "Bomber" } },
  light = { force = 1, hand = { "Decoy" }, space = { "Bulwark" },
            ground = { "Bastion", "Skimmer" } },
  dice  = { 6, 6, 1 },
  run   = function(t)
    t:attack("Bomber", "Bastion")
    t:play("Decoy")  t:choose("Skimmer")  t:finish()
    t:expect("Skimmer"):damage(2)
    t:expect("Bastion"):damage(0)
  end,
}

scenario "a bombarded unit can't retaliate, one attacked in its arena can" {
  ids   = { "BOMBARD.4", "RETALIATE.2" },
  dark  = { space = { "Bomber" }, ground = { "Crusher" } },
  light = { ground = { "Gun Nest" } },
  run   = function(t)
    t:attack("Bomber", "Gun Nest")   t:dice(1, 1, 1)
    t:reach("attack")  t:not_offered("Gun Nest", "Retaliate")
    t:attack("Crusher", "Gun Nest")  t:dice(1, 1, 1, 1)
    t:reach("attack")  t:offered("Gun Nest", "Retaliate")
    t:reach("between")
  end,
}
