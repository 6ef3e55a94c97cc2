-- SWITCH: text by the place of the arena in the type line.

cards [[
  card "Skiff" { side = "light", type = { "space", "ground" }, cost = 3, speed = 41, power = 2,
    health = 4, switch { { power = 1, "Evade 1" }, { speed = 10, "Armor" } } }
  card "Trooper Cart" { side = "light", type = { "ground", "character" }, cost = 3, speed = 42,
    power = 2, health = 4, switch { { power = 1 }, { health = 2 } } }
  card "Backwards Cart" { side = "light", type = { "character", "space" }, cost = 3, speed = 43,
    power = 2, health = 4, switch { { power = 1 }, { health = 2 } } }
  card "All Rounder" { side = "light", type = { "space", "ground", "character" }, cost = 3,
    speed = 44, power = 2, health = 4, switch { { power = 1 }, {}, { power = 3 } },
    switch { { speed = 1 }, { speed = 2 }, { speed = 3 } } }
  card "Beacon" { side = "light", type = { "space", "ground" }, cost = 3, speed = 45, power = 2,
    health = 4, switch { {}, { static { to = each(your { other = true, arena = self }), power = 1 } } } }
]]

scenario "the first text works in the first arena" {
  ids   = { "SWITCH.1" },
  light = { space = { "Skiff" } },
  run   = function(t)
    t:expect("Skiff"):power(3):speed(41):keyword("Evade", 1):keyword("Armor", 0)
  end,
}

scenario "the second text works in the second arena" {
  ids   = { "SWITCH.1" },
  light = { ground = { "Skiff" } },
  run   = function(t)
    t:expect("Skiff"):power(2):speed(51):keyword("Evade", 0):keyword("Armor", 1)
  end,
}

scenario "the place in the type line counts, not the arena" {
  ids   = { "SWITCH.1" },
  light = { ground = { "Trooper Cart" }, character = { "Backwards Cart" } },
  run   = function(t)
    t:expect("Trooper Cart"):power(3):health(4)
    t:expect("Backwards Cart"):power(3):health(4)
  end,
}

scenario "the second place of either type line" {
  ids   = { "SWITCH.1" },
  light = { character = { "Trooper Cart" }, space = { "Backwards Cart" } },
  run   = function(t)
    t:expect("Trooper Cart"):power(2):health(6)
    t:expect("Backwards Cart"):power(2):health(6)
  end,
}

scenario "a third text for the third arena, and two switches on one unit both work" {
  ids   = { "SWITCH.1", "R10.2.2" },
  light = { character = { "All Rounder" } },
  run   = function(t) t:expect("All Rounder"):power(5):speed(47) end,
}

scenario "an empty part gives nothing" {
  ids   = { "SWITCH.2" },
  light = { ground = { "All Rounder" } },
  run   = function(t) t:expect("All Rounder"):power(2):speed(46) end,
}

scenario "the text changes when the unit moves" {
  ids   = { "SWITCH.1" },
  start = "light build",
  light = { space = { "Skiff" } },
  run   = function(t)
    t:reach("build")
    t:expect("Skiff"):power(3)
    t:play("Skiff", "move to another arena")
    t:expect("Skiff"):zone("ground"):power(2):speed(51)
  end,
}

scenario "no text works in the build zone" {
  ids   = { "SWITCH.1", "R10.1.6" },
  light = { build_zone = { "Skiff" } },
  run   = function(t)
    t:expect("Skiff"):power(2):speed(41):keyword("Evade", 0):keyword("Armor", 0)
  end,
}

scenario "a text for others works in its arena only" {
  ids   = { "SWITCH.1" },
  start = "light build",
  light = { ground = { "Beacon", "Walker" }, space = { "Runner" } },
  run   = function(t)
    t:reach("build")
    t:expect("Walker"):power(5)
    t:play("Beacon", "move to another arena")
    t:expect("Walker"):power(4)
    t:expect("Runner"):power(4)
  end,
}

scenario "it is no leave to change arenas in battle" {
  ids   = { "SWITCH.3", "R5.7.3" },
  dark  = { space = { "Hulk" } },
  light = { space = { "Skiff" } },
  run   = function(t)
    t:reach("phase", "light")
    t:not_offered("Skiff")
    t:reach("step", "light")
    t:not_offered("Skiff")
    t:turn_of("Skiff")
    t:not_offered("Skiff", "move")
    t:finish()
    t:expect("Skiff"):zone("space")
  end,
}

scenario "more parts than there are arenas are a mistake" {
  overlay = [[
    card "Flitter" { side = "light", type = "space", cost = 1, speed = 1, power = 1, health = 1,
      switch { { power = 1 }, { power = 1 }, { power = 1 }, { power = 1 } } }
  ]],
  fails = "item 4: at most 3 are read",
}

scenario "a part of a switch is a body" {
  overlay = [[
    card "Flitter" { side = "light", type = "space", cost = 1, speed = 1, power = 1, health = 1,
      switch { { power = 1 }, { poewr = 1 } } }
  ]],
  fails = "unknown; did you mean 'power'?",
}

scenario "a part of a switch is a table" {
  overlay = [[
    card "Flitter" { side = "light", type = "space", cost = 1, speed = 1, power = 1, health = 1,
      switch { { power = 1 }, "Armor" } }
  ]],
  fails = "a table expected, got 'Armor'",
}
