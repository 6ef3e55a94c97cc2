-- Separatist Headquarters: units of seven kinds cost one counter less.

cards [[
  card "Clanker" { side = "dark", type = "ground", subtypes = { "Commerce Guild" },
                   cost = 3, speed = 2, power = 1, health = 1 }
  card "Envoy" { side = "dark", type = "character", subtypes = { "Corporate Alliance" },
                 cost = 3, speed = 2, power = 1, health = 1 }
  card "Hiveling" { side = "dark", type = "ground", subtypes = { "Geonosian" },
                    cost = 3, speed = 1, power = 1, health = 1 }
  card "Tinker" { side = "dark", type = "character", subtypes = { "Techno Union" },
                  cost = 3, speed = 1, power = 1, health = 1 }
]]

scenario "Separatist Headquarters lowers the cost of seven kinds of units by 1" {
  ids   = { "R5.6.4" },
  start = "dark build",
  dark  = { character = { "Separatist Headquarters" },
            build_zone = { { "General Grievous (C)", build = 1 },
                           { "Clanker", build = 1 },
                           { "Flying Mode Vulture Droid Wing", build = 1 },
                           { "IG-101 Magnaguard", build = 1 }, { "Envoy", build = 1 },
                           { "Hiveling", build = 1 }, { "Tinker", build = 1 },
                           { "Brute", build = 1 }, { "Hauler", build = 1 } } },
  run   = function(t)
    t:reach("build")
    t:expect("General Grievous (C)"):cost(7)
    t:expect("Flying Mode Vulture Droid Wing"):cost(6)
    t:expect("IG-101 Magnaguard"):cost(4)
    t:expect("Envoy"):cost(2)
    t:expect("Hiveling"):cost(2)
    t:expect("Tinker"):cost(2)
    t:expect("Clanker"):cost(2)
    t:expect("Brute"):cost(4)
    t:expect("Hauler"):cost(3)
  end,
}

scenario "two of the kinds are still one counter less" {
  dark  = { character = { "Separatist Headquarters" },
            build_zone = { { "Octuptarra Tri-Droid", build = 2 } } },
  run   = function(t)
    t:expect("Octuptarra Tri-Droid"):cost(3)
  end,
}

scenario "a unit is deployed for one counter less" {
  ids   = { "R5.6.1" },
  start = "dark build",
  dark  = { character = { "Separatist Headquarters" },
            build_zone = { { "Octuptarra Tri-Droid", build = 3 },
                           { "Mygeeto Tri-droid", build = 5 }, { "Brute", build = 3 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Brute", "deploy")
    t:not_offered("Mygeeto Tri-droid", "deploy")
    t:play("Octuptarra Tri-Droid", "deploy")
    t:expect("Octuptarra Tri-Droid"):zone("ground"):build(0)
  end,
}

scenario "without Separatist Headquarters the full cost is needed" {
  start = "dark build",
  dark  = { build_zone = { "Separatist Headquarters",
                           { "Octuptarra Tri-Droid", build = 3 } } },
  run   = function(t)
    t:reach("build")  t:not_offered("Octuptarra Tri-Droid", "deploy")
  end,
}

scenario "Separatist Headquarters is for own units, not for other cards" {
  ids   = { "R6.7.4" },
  dark  = { character = { "Separatist Headquarters" },
            build_zone = { { "Citadel", build = 1 } } },
  light = { build_zone = { { "Octuptarra Tri-Droid", build = 1 } } },
  run   = function(t)
    t:expect("Octuptarra Tri-Droid"):cost(4)
    t:expect("Citadel"):cost(1)
  end,
}
