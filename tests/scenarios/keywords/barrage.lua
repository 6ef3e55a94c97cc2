-- BARRAGE: attack a unit of the Character arena instead of one of the own arena, with power X.

cards [[
  card "Siege Tank" { side = "dark", type = "ground", cost = 4, speed = 55, power = 2,
                      health = 5,
                      "Barrage 4" }
  card "Twin Siege" { side = "dark", type = "ground", cost = 4, speed = 54, power = 5,
                      health = 5,
                      "Barrage 1", "Barrage 2" }
  card "Void Siege" { side = "dark", type = "space", cost = 4, speed = 53, power = 4,
                      health = 5,
                      "Barrage 2" }
  card "Siege Leader" { side = "dark", type = "ground", cost = 4, speed = 52, power = 4,
                        health = 5,
                        static { to = each(your { arena = "ground", other = true }),
                                 power = 1 } }
]]

scenario "with barrage units of the own arena and characters may be attacked" {
  ids   = { "BARRAGE.1", "BARRAGE.3", "R7.5.2" },
  dark  = { ground = { "Siege Tank", "Crusher" } },
  light = { space = { "Bulwark" }, ground = { "Bastion" },
            character = { "Veteran", "Guard" } },
  run   = function(t)
    t:turn_of("Crusher")     t:targets("Crusher", "Bastion")  t:pass()
    t:turn_of("Siege Tank")  t:targets("Siege Tank", "Bastion", "Veteran", "Guard")
    t:attack("Siege Tank", "Veteran")  t:dice(6, 6, 6, 1)  t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "a unit of the own arena is attacked with the printed power" {
  ids   = { "BARRAGE.1", "BARRAGE.2" },
  dark  = { ground = { "Siege Tank" } },
  light = { ground = { "Bastion" }, character = { "Veteran" } },
  dice  = { 6, 1 },
  run   = function(t)
    t:attack("Siege Tank", "Bastion")  t:finish()
    t:expect("Bastion"):damage(1)
  end,
}

scenario "two barrages add up, and power changes are added to them" {
  ids   = { "BARRAGE.2", "R10.2.1" },
  dark  = { ground = { "Twin Siege", "Siege Leader" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:expect("Twin Siege"):keyword("Barrage", 3)
    t:attack("Twin Siege", "Veteran")  t:finish()
    t:expect("Veteran"):damage(4)
  end,
}

scenario "a barrage can't be led to a unit of another arena" {
  ids   = { "BARRAGE.3", "R8.11.1" },
  dark  = { space = { "Void Siege" } },
  light = { force = 1, hand = { "Decoy" }, space = { "Bulwark" }, ground = { "Bastion" },
            character = { "Veteran", "Guard" } },
  dice  = { 6, 1 },
  run   = function(t)
    t:attack("Void Siege", "Veteran")
    t:play("Decoy")  t:choose("Bastion")  t:finish()
    t:expect("Bastion"):damage(0)
    t:expect("Veteran"):damage(1)
  end,
}

scenario "it attacks in the battle step of its own arena" {
  ids   = { "BARRAGE.4" },
  dark  = { space = { "Void Siege" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 1 },
  run   = function(t)
    t:attack("Void Siege", "Veteran")  t:finish()
    t:order({ "step_started", step = "battle.space" }, { "attacked", source = "Void Siege" },
            { "step_started", step = "battle.ground" })
  end,
}
