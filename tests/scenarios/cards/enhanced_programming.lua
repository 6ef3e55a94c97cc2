-- Enhanced Programming: Equipment for Droids, one on each.

scenario "Enhanced Programming is equipped for a card from hand" {
  ids   = { "R9.2.1" },
  start = "dark build",
  dark  = { hand = { "Brute", "Dart" }, build_zone = { "Enhanced Programming" },
            character = { "Drone" } },
  run   = function(t)
    t:play("Enhanced Programming", "Equip")
    t:choices("Brute", "Dart")
    t:choose("Dart")
    t:expect("Dart"):zone("discard")
    t:expect("Enhanced Programming"):on("Drone")
    t:expect("Drone"):power(4):keyword("Accuracy", 1)
  end,
}

scenario "Enhanced Programming can't be equipped with an empty hand" {
  start = "dark build",
  dark  = { build_zone = { "Enhanced Programming" }, character = { "Drone" } },
  run   = function(t)
    t:reach("build")  t:not_offered("Enhanced Programming", "Equip")
  end,
}

scenario "Enhanced Programming gives nothing to a unit that is no Droid" {
  ids   = { "EQUIP.5" },
  dark  = { character = { { "Brute", equipped = { "Enhanced Programming" } } } },
  run   = function(t)
    t:expect("Brute"):power(4):keyword("Accuracy", 0)
  end,
}

scenario "a Droid bears one Enhanced Programming, others any number" {
  ids   = { "R6.6.6" },
  start = "dark build",
  dark  = { hand = { "Dart" }, build_zone = { "Enhanced Programming" },
            space = { "Probe" },
            ground = { { "Hauler", equipped = { "Enhanced Programming" } } },
            character = { { "Brute", equipped = { "Enhanced Programming" } } } },
  run   = function(t)
    t:play("Enhanced Programming", "Equip")
    t:choices("Probe", "Brute")
    t:choose("Brute")
    t:expect("Enhanced Programming"):on("Brute")
  end,
}

scenario "another Equipment does not keep Enhanced Programming off a Droid" {
  start = "dark build",
  dark  = { hand = { "Dart" }, build_zone = { "Enhanced Programming" },
            character = { { "Drone", equipped = { "Clone Blaster" } } } },
  run   = function(t)
    t:play("Enhanced Programming", "Equip")
    t:expect("Enhanced Programming"):on("Drone")
  end,
}

scenario "a Droid may bear another Equipment beside Enhanced Programming" {
  start = "light build",
  light = { build = 1, build_zone = { "Clone Blaster" },
            character = { { "Drone", equipped = { "Enhanced Programming" } } } },
  run   = function(t)
    t:play("Clone Blaster", "Equip")
    t:expect("Clone Blaster"):on("Drone")
  end,
}
