-- Single Trooper Aerial Platform: stronger in a swarm.

cards [[
  card "Trade Barge" { side = "dark", type = "ground", cost = 3, speed = 1, power = 1,
                       health = 1, subtypes = { "Trade Federation" } }
]]

scenario "Platform counts every Trade Federation Speeder on the ground, itself too" {
  dark  = { ground = { { "Single Trooper Aerial Platform", as = "one" },
                       { "Single Trooper Aerial Platform", as = "two" } } },
  light = { ground = { { "Single Trooper Aerial Platform", as = "three" } } },
  run   = function(t)
    t:expect("one"):power(4)
    t:expect("two"):power(4)
    t:expect("three"):power(4)
  end,
}

scenario "Platform counts neither other Speeders nor other Trade Federation units" {
  dark  = { ground = { "Single Trooper Aerial Platform", "Trade Barge" },
            build_zone = { { "Single Trooper Aerial Platform", as = "retreated" } } },
  light = { ground = { "Swamp Speeder" } },
  run   = function(t)
    t:expect("Single Trooper Aerial Platform"):power(2)
  end,
}

scenario "Platform attacks with its power of the moment" {
  ids   = { "R3.3.2" },
  dark  = { ground = { { "Single Trooper Aerial Platform", as = "one" },
                       { "Single Trooper Aerial Platform", as = "two",
                         tapped = true } } },
  light = { ground = { "Bastion" } },
  dice  = { 4, 4, 4 },
  run   = function(t)
    t:attack("one", "Bastion")  t:finish()
    t:expect("Bastion"):damage(3)
  end,
}
