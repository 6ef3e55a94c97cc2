-- Clone Blaster: Equipment for Ground and Character units that helps Clones.

scenario "Clone Blaster gives a Clone Critical Hit 1" {
  start = "light build",
  light = { build = 1, build_zone = { "Clone Blaster" }, character = { "Recruit" } },
  run   = function(t)
    t:play("Clone Blaster", "Equip")
    t:expect("Clone Blaster"):on("Recruit"):zone("character")
    t:expect("Recruit"):keyword("Critical Hit", 1)
    t:expect("light"):build(0)
  end,
}

scenario "Clone Blaster's critical hit does one more damage" {
  dark  = { character = { "Champion" } },
  light = { character = { { "Recruit", equipped = { "Clone Blaster" } } } },
  dice  = { 6, 6, 1 },
  run   = function(t)
    t:attack("Recruit", "Champion")  t:finish()
    t:expect("Champion"):damage(3)
  end,
}

scenario "Clone Blaster gives nothing to others" {
  ids   = { "EQUIP.5" },
  light = { character = { { "Guard", equipped = { "Clone Blaster" } } } },
  run   = function(t)
    t:expect("Guard"):keyword("Critical Hit", 0)
    t:expect("Clone Blaster"):on("Guard")
  end,
}

scenario "Clone Blaster fits own Ground and Character units only" {
  ids   = { "EQUIP.3", "R6.6.3" },
  start = "light build",
  dark  = { character = { "Brute" } },
  light = { build = 1, build_zone = { "Clone Blaster" }, space = { "Cruiser" },
            ground = { "Clone Assault Team" }, character = { "Recruit", "Guard" } },
  run   = function(t)
    t:play("Clone Blaster", "Equip")
    t:choices("Clone Assault Team", "Recruit", "Guard")
    t:choose("Clone Assault Team")
    t:expect("Clone Assault Team"):keyword("Critical Hit", 1)
  end,
}

scenario "Clone Blaster can't be equipped without a build point" {
  ids   = { "R9.2.1" },
  start = "light build",
  light = { force = 2, build_zone = { "Clone Blaster" }, character = { "Recruit" } },
  run   = function(t)
    t:reach("build")  t:not_offered("Clone Blaster", "Equip")
  end,
}
