-- Swamp Speeder: at home where the water is.

scenario "Swamp Speeder has Critical Hit 2 with an Aquatic Location in any arena" {
  dark  = { space = { "Utapau Landing Platform" }, ground = { "Fortress" } },
  light = { ground = { "Swamp Speeder" } },
  dice  = { 6, 1 },
  run   = function(t)
    t:attack("Swamp Speeder", "Fortress")  t:finish()
    t:expect("Fortress"):damage(3)
  end,
}

scenario "Swamp Speeder needs the Location in an arena" {
  ids   = { "R9.8.2" },
  light = { ground = { "Swamp Speeder" }, build_zone = { "Utapau Landing Platform" } },
  run   = function(t)
    t:expect("Swamp Speeder"):keyword("Critical Hit", 0)
  end,
}

scenario "Swamp Speeder needs an Aquatic Location, an Aquatic unit is none" {
  dark  = { character = { "Separatist Headquarters" }, space = { "Nebula" } },
  light = { ground = { "Swamp Speeder", { "Swamp Speeder", as = "other" } } },
  run   = function(t)
    t:expect("Swamp Speeder"):keyword("Critical Hit", 0)
  end,
}

scenario "Swamp Speeder loses Critical Hit 2 when the Location is replaced" {
  ids   = { "R6.7.2" },
  start = "dark build",
  dark  = { build_zone = { { "Citadel", build = 1 } } },
  light = { ground = { "Swamp Speeder", "Utapau Landing Platform" } },
  run   = function(t)
    t:reach("build")
    t:expect("Swamp Speeder"):keyword("Critical Hit", 2)
    t:play("Citadel", "complete")
    t:expect("Swamp Speeder"):keyword("Critical Hit", 0)
  end,
}
