-- Locations (R6.7).

cards [[
  card "Canyon Rim" { side = "light", kind = "location", type = { "ground", "character" },
                      cost = 1 }
  card "Mine Field" { side = "dark", kind = "location", type = "ground", cost = 2,
                      static { to = each(their { arena = "this" }), power = -1 },
                      trigger { on = step_started { step = "battle.ground" },
                                effect = { gain { force = 1 } } } }
  card "Old Cave" { side = "dark", kind = "location", type = "character", cost = 1 }
]]

scenario "a completed location is put into its arena" {
  ids   = { "R6.7.1" },
  start = "build_step",
  dark  = { build_zone = { { "Canyon", build = 2 } } },
  run   = function(t)
    t:play("Canyon", "complete")
    t:expect("Canyon"):zone("ground"):face_down(false):build(0)
    t:happened("completed", { card = "Canyon", player = "dark" }, 1)
  end,
}

scenario "of a location that names two arenas its owner chooses one" {
  ids   = { "R6.7.1" },
  start = "build_step",
  dark  = { build_zone = { { "Canyon Rim", build = 1 } } },
  run   = function(t)
    t:play("Canyon Rim", "complete")
    t:choices("ground", "character")  t:choose("character")
    t:expect("Canyon Rim"):zone("character")
  end,
}

scenario "a location needs its counters" {
  ids   = { "R6.7.1", "R5.6.1" },
  start = "build_step",
  dark  = { build_zone = { { "Canyon", build = 1 } } },
  run   = function(t) t:not_offered("Canyon") end,
}

scenario "a new location replaces that of the opponent in the arena" {
  ids   = { "R6.7.2", "ruling.95" },
  start = "build_step",
  dark  = { build_zone = { { "Canyon", build = 2 } }, space = { "Nebula" } },
  light = { ground = { { "Mine Field", damage = 2 } } },
  run   = function(t)
    t:play("Canyon", "complete")
    t:expect("Canyon"):zone("ground")
    t:expect("light"):cards("discard", { "Mine Field" })
    t:expect("Mine Field"):counters("damage", 0)
    t:expect("Nebula"):zone("space")       -- another arena
  end,
}

scenario "a new location replaces one's own" {
  ids   = { "R6.7.2" },
  start = "build_step",
  dark  = { build_zone = { { "Mine Field", build = 2 } }, ground = { "Canyon", "Crusher" } },
  run   = function(t)
    t:play("Mine Field", "complete")
    t:expect("dark"):cards("ground", { "Crusher", "Mine Field" }):cards("discard", { "Canyon" })
  end,
}

scenario "a location is not attacked" {
  ids   = { "R6.7.3" },
  dark  = { ground = { "Crusher" } },
  light = { ground = { "Canyon", "Walker" } },
  run   = function(t) t:turn_of("Crusher")  t:targets("Crusher", "Walker") end,
}

scenario "a location has no turn to attack" {
  ids   = { "R6.7.3" },
  dark  = { ground = { "Canyon", { "Crusher", tapped = true } } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:turn_of("Walker")  t:targets("Walker", "Crusher")  t:pass()
    t:finish()
    t:expect("Canyon"):tapped(false)
  end,
}

scenario "a location does not count for control" {
  ids   = { "R6.7.3" },
  start = "end_of_turn",
  dark  = { space = { "Nebula", "Raider" }, ground = { "Canyon" } },
  run   = function(t) t:finish()  t:winner(nil) end,
}

scenario "a location does not stop control" {
  ids   = { "R6.7.3" },
  start = "end_of_turn",
  dark  = { space = { "Raider" }, ground = { "Crusher" } },
  light = { space = { "Nebula" }, ground = { "Canyon" } },
  run   = function(t) t:finish()  t:winner("dark") end,
}

scenario "a location is no unit for the extra build point" {
  ids   = { "R6.7.3", "R5.2.6" },
  start = "ready",
  dice  = { 2 },
  dark  = { space = { "Nebula" }, ground = { "Crusher" }, character = { "Brute" } },
  run   = function(t) t:finish()  t:expect("dark"):build(2) end,
}

scenario "you on a location is its owner" {
  ids   = { "R6.7.4" },
  dark  = { ground = { "Mine Field", "Crusher" } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:expect("Walker"):power(3)
    t:expect("Crusher"):power(4)
    t:turn_of("Crusher")
    t:expect("dark"):force(1)
    t:expect("light"):force(0)
  end,
}

scenario "a location without a printed cost costs 0" {
  ids   = { "R6.7.5", "ruling.26" },
  start = "build_step",
  dark  = { build_zone = { { "Nebula", face_down = true } } },
  run   = function(t)
    t:expect("Nebula"):cost(0)
    t:play("Nebula", "complete")
    t:expect("Nebula"):zone("space")
  end,
}
