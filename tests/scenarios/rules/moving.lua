-- Moving into arenas and between them, and the retreat steps (R5.7, R5.8).

cards [[
  card "Tri Walker" { side = "dark", type = { "space", "ground", "character" }, cost = 3,
                      speed = 14, power = 2, health = 4 }

  sequence "retreat, ready and build" {
    run_sequence "retreat_step", turn_begin {}, run_sequence "ready",
    run_sequence "build_step",
  }
  sequence "build step of the light side only" {
    as_player { light, { run_sequence "build_step" } },
  }
]]

-- Moving (R5.7) --------------------------------------------------------------------------

scenario "a face-up unit in the build zone may be moved in, free of charge" {
  ids   = { "R5.7.1" },
  start = "build_step",
  dark  = { build = 2, force = 2, build_zone = { "Crusher", "Brute" } },
  run   = function(t)
    t:play("Crusher", "move in")
    t:expect("Crusher"):zone("ground"):tapped(false)
    t:offered("Brute", "move in")          -- one by one
    t:expect("dark"):build(2):force(2)
    t:happened("deployed", {}, 0)
  end,
}

scenario "units are moved in in the own build step only" {
  ids   = { "R5.7.1" },
  start = "build step of the light side only",
  dark  = { build_zone = { "Crusher" } },
  light = { build_zone = { "Walker" } },
  run   = function(t)
    t:asked("light", "build")
    t:play("Walker", "move in")
    t:finish()
    t:expect("Walker"):zone("ground")
    t:expect("Crusher"):zone("build_zone")
  end,
}

scenario "units are not moved in in battle" {
  ids   = { "R5.7.1" },
  dark  = { build_zone = { "Crusher" } },
  run   = function(t) t:reach("phase")  t:not_offered("Crusher") end,
}

scenario "a tapped unit is moved in and stays tapped" {
  ids   = { "R5.7.2", "ruling.19" },
  start = "build_step",
  dark  = { build_zone = { { "Crusher", tapped = true } } },
  run   = function(t)
    t:play("Crusher", "move in")
    t:expect("Crusher"):zone("ground"):tapped(true)
  end,
}

scenario "a unit of two arenas may move to the other one in a build step" {
  ids   = { "R5.7.3" },
  start = "build_step",
  dark  = { ground = { "Amphibian", "Crusher" }, character = { "Amphibian" } },
  run   = function(t)
    t:not_offered("Crusher")
    t:play("Amphibian", "move to")
    t:expect("Amphibian"):zone("character")
    t:play("Amphibian#2", "move to")
    t:expect("Amphibian#2"):zone("ground")
  end,
}

scenario "a unit of three arenas chooses among the other two" {
  ids   = { "R5.7.3" },
  start = "build_step",
  dark  = { ground = { "Tri Walker" } },
  run   = function(t)
    t:play("Tri Walker", "move to")
    t:choices("space", "character")  t:choose("space")
    t:expect("Tri Walker"):zone("space")
  end,
}

scenario "a unit of two arenas does not move between them in battle" {
  ids   = { "R5.7.3" },
  dark  = { ground = { "Amphibian" } },
  light = { ground = { { "Walker", tapped = true } } },
  run   = function(t)
    t:reach("phase")    t:not_offered("Amphibian")
    t:reach("step")     t:not_offered("Amphibian")
    t:turn_of("Amphibian")  t:not_offered("Amphibian", "move")  t:pass()
    t:reach("between")  t:not_offered("Amphibian")
  end,
}

scenario "damage and tapped state move with a unit" {
  ids   = { "R5.7.4" },
  start = "build_step",
  dark  = { ground = { { "Amphibian", damage = 2, tapped = true } },
            build_zone = { { "Crusher", damage = 3 } } },
  run   = function(t)
    t:play("Amphibian", "move to")
    t:play("Crusher", "move in")
    t:expect("Amphibian"):zone("character"):damage(2):tapped(true)
    t:expect("Crusher"):zone("ground"):damage(3)
  end,
}

-- Retreating (R5.8) ----------------------------------------------------------------------

scenario "untapped units in arenas may retreat, and tap for it" {
  ids   = { "R5.8.1", "R5.8.2" },
  start = "retreat_step",
  dark  = { ground = { "Crusher" }, build_zone = { "Raider" },
            character = { "Brute", { "Assassin", tapped = true } } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:asked("dark", "card")
    t:choices("Crusher", "Brute", false)   -- not the tapped one, nor the opponent's
    t:choose("Brute")
    t:choose(false)
    t:asked(nil)
    t:expect("Brute"):zone("build_zone"):tapped(true):face_down(false)
    t:expect("Crusher"):zone("ground"):tapped(false)
  end,
}

scenario "all of them may retreat" {
  ids   = { "R5.8.1" },
  start = "retreat_step",
  dark  = { ground = { "Crusher" }, character = { "Brute" } },
  run   = function(t)
    t:choose("Brute")  t:choose("Crusher")
    t:asked(nil)
    t:expect("Brute"):zone("build_zone")
    t:expect("Crusher"):zone("build_zone")
    t:happened("retreated", { player = "dark" }, 2)
  end,
}

scenario "nobody has to retreat" {
  ids   = { "R5.8.1" },
  start = "retreat_step",
  dark  = { character = { "Brute" } },
  run   = function(t)
    t:choose(false)
    t:asked(nil)
    t:expect("Brute"):zone("character"):tapped(false)
  end,
}

scenario "retreating by an effect does not tap" {
  ids   = { "R5.8.3" },
  dark  = { force = 1, hand = { "Withdraw" }, character = { "Brute" } },
  run   = function(t)
    t:play("Withdraw")
    t:expect("Brute"):zone("build_zone"):tapped(false):face_down(false)
  end,
}

scenario "an effect retreats a tapped unit, which stays tapped" {
  ids   = { "R5.8.3" },
  dark  = { force = 1, hand = { "Withdraw" }, character = { { "Brute", tapped = true } } },
  run   = function(t)
    t:play("Withdraw")
    t:expect("Brute"):zone("build_zone"):tapped(true)
  end,
}

scenario "damage stays on a retreated unit" {
  ids   = { "R5.8.4" },
  start = "retreat_step",
  dark  = { character = { { "Brute", damage = 2 } } },
  run   = function(t)
    t:choose("Brute")
    t:expect("Brute"):zone("build_zone"):damage(2)
  end,
}

scenario "a unit retreated this turn untaps and returns in the next" {
  ids   = { "R5.8.5" },
  start = "retreat, ready and build",
  dice  = { 1 },
  dark  = { character = { "Brute" } },
  run   = function(t)
    t:choose("Brute")
    t:reach("build")
    t:expect("Brute"):zone("build_zone"):tapped(false)
    t:play("Brute", "move in")
    t:expect("Brute"):zone("character"):tapped(false)
  end,
}

scenario "a retreated unit does not return in the same turn" {
  ids   = { "R5.8.5" },
  start = "turn",
  dice  = { 1 },
  dark  = { character = { "Brute" } },
  run   = function(t)
    t:choose("Brute")
    t:finish()
    t:expect("Brute"):zone("build_zone"):tapped(true)
  end,
}
