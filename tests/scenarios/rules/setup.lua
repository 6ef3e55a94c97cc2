-- Setup with 30 build points (R4.3).

cards [[
  card "Behemoth" { side = "dark", type = "ground", cost = 28, speed = 4, power = 6,
                    health = 12 }
  card "Leviathan" { side = "light", type = "ground", cost = 29, speed = 3, power = 6,
                     health = 12 }
  card "Moon Fort" { side = "dark", type = "ground", cost = 31, speed = 2, power = 6,
                     health = 12 }
  card "Sand Citadel" { side = "dark", type = "ground", cost = 25, speed = 2, power = 6,
                   health = 12 }
  card "Quint" { side = "dark", type = "ground", cost = 5, speed = 16, power = 4,
                 health = 5 }
  card "Slow Hauler" { side = "light", type = "space", cost = 22, speed = 6, power = 4,
                  health = 9 }
  card "Quartermaster" { side = "dark", type = "character", cost = 6, speed = 15, power = 2,
                         health = 4,
                         static { to = each(your { zone = "hand" }), build_cost = -6 } }
  card "Early Riser" { side = "dark", type = "character", cost = 2, speed = 18, power = 2,
                       health = 9,
                       trigger { on = step_started { step = "setup" },
                                 effect = { put { 1, "damage", on = self } } },
                       trigger { on = entered { card = self },
                                 effect = { put { 1, "damage", on = self } } },
                       trigger { on = step_started { step = "turn" },
                                 effect = { put { 4, "damage", on = self } } } }
]]

scenario "each player has 30 build points" {
  ids   = { "R4.3.1" },
  start = "setup",
  dark  = { hand = { "Crusher", "Moon Fort", "Leviathan" } },
  light = { hand = { "Leviathan", "Skimmer" } },
  run   = function(t)
    t:expect("dark"):setup(30)
    t:choices("Crusher", "Leviathan")      -- 31 is too much
    t:choose("Crusher")
    t:asked("light", "card")
    t:expect("light"):setup(30)
  end,
}

scenario "the dark side puts the first unit, pays for it and draws a card" {
  ids   = { "R4.3.2", "ruling.3" },
  start = "setup",
  dark  = { hand = { "Crusher", "Hulk" }, deck = { "Pulse", "Pulse" } },
  light = { hand = { "Skimmer", "Guard" } },
  run   = function(t)
    t:asked("dark", "card")  t:choose("Crusher")
    t:asked("light", "card")               -- one unit only
    t:expect("Crusher"):zone("ground"):face_down(false):tapped(false)
    t:expect("dark"):setup(26):cards("hand", { "Hulk", "Pulse" })
    t:happened("drawn", { player = "dark" }, 1)
  end,
}

scenario "the light side puts units until its total is the higher one" {
  ids   = { "R4.3.3", "ruling.3" },
  start = "setup",
  dark  = { hand = { "Crusher", "Hulk", "Champion" } },
  light = { hand = { "Skimmer", "Scout", "Walker", "Guard" },
            deck = { "Pulse", "Pulse", "Pulse" } },
  run   = function(t)
    t:choose("Crusher")
    t:asked("light", "card")  t:choose("Skimmer")
    t:asked("light", "card")  t:choose("Scout")
    t:asked("light", "card")  t:choose("Walker")   -- 4 was not higher than 4
    t:asked("dark", "card")
    t:happened("drawn", { player = "light" }, 3)
    t:expect("light"):setup(22):cards("hand", 4)
  end,
}

scenario "after a unit of 5 the light side must come above 5" {
  ids   = { "R4.3.3", "ruling.8" },
  start = "setup",
  dark  = { hand = { "Quint", "Hulk", "Champion" } },
  light = { hand = { "Guard", "Skimmer", "Veteran" } },
  run   = function(t)
    t:choose("Quint")
    t:choose("Guard")
    t:asked("light", "card")  t:choose("Skimmer")
    t:asked("dark", "card")
    t:expect("light"):setup(24)
  end,
}

scenario "then the dark side does the same, and so on" {
  ids   = { "R4.3.3" },
  start = "setup",
  dark  = { hand = { "Crusher", "Dart", "Raider", "Champion" } },
  light = { hand = { "Guard", "Walker", "Veteran", "Bulwark" } },
  run   = function(t)
    t:choose("Crusher")
    t:choose("Guard")  t:choose("Walker")
    t:asked("dark", "card")  t:choose("Dart")
    t:asked("dark", "card")  t:choose("Raider")
    t:asked("light", "card")
  end,
}

scenario "a unit that costs more than the points left can't be put" {
  ids   = { "R4.3.4" },
  start = "setup",
  dark  = { hand = { "Behemoth", "Crusher", "Dart" } },
  run   = function(t)
    t:choose("Behemoth")
    t:expect("dark"):setup(2)
    t:choices("Dart", false)
    t:choose("Dart")
    t:expect("Dart"):zone("space")
  end,
}

scenario "who has no unit to put stops, the opponent goes on up to 30" {
  ids   = { "R4.3.5", "ruling.1" },
  start = "setup",
  dark  = { hand = { "Crusher", "Pulse" } },
  light = { hand = { "Guard", "Walker", "Slow Hauler" } },
  run   = function(t)
    t:choose("Guard")  t:choose("Walker")  -- Crusher had to be put
    t:asked("light", "card")
    t:choices("Slow Hauler", false)
    t:choose("Slow Hauler")
    t:expect("light"):setup(0)
    t:asked(nil)
  end,
}

scenario "who goes on alone may stop" {
  ids   = { "R4.3.5" },
  start = "setup",
  dark  = { hand = { "Crusher", "Hulk" } },
  run   = function(t)
    t:choose("Crusher")
    t:choices("Hulk", false)  t:choose(false)
    t:choices("Hulk", false)  t:choose(false)   -- nor start to build it
    t:asked(nil)
    t:expect("Hulk"):zone("hand")
  end,
}

scenario "at the end one unit may be started with the points left" {
  ids   = { "R4.3.6", "ruling.3" },
  start = "setup",
  dark  = { hand = { "Behemoth", "Crusher" }, deck = { "Hulk", "Pulse" } },
  run   = function(t)
    t:choose("Behemoth")
    t:choices("Crusher", "Hulk", false)
    t:choose("Crusher")
    t:asked(nil)
    t:expect("Crusher"):zone("build_zone"):face_down(true):build(2)
    t:expect("dark"):setup(0):build(0):cards("hand", { "Hulk", "Pulse" })
    t:happened("drawn", { player = "dark" }, 2)
  end,
}

scenario "nobody has to start a unit" {
  ids   = { "R4.3.6" },
  start = "setup",
  dark  = { hand = { "Behemoth", "Crusher" }, deck = { "Pulse", "Pulse" } },
  run   = function(t)
    t:choose("Behemoth")  t:choose(false)
    t:asked(nil)
    t:expect("Crusher"):zone("hand")
    t:happened("drawn", { player = "dark" }, 1)
  end,
}

scenario "each player may start a unit, the dark side first" {
  ids   = { "R4.3.6", "R0.4" },
  start = "setup",
  dark  = { hand = { "Behemoth", "Crusher" } },
  light = { hand = { "Leviathan", "Guard" } },
  run   = function(t)
    t:choose("Behemoth")  t:choose("Leviathan")
    t:asked("dark", "card")  t:choose("Crusher")
    t:asked("light", "card")  t:choose("Guard")
    t:expect("Crusher"):build(2)
    t:expect("Guard"):build(1)
  end,
}

scenario "a unit may be started with points that equal its cost" {
  ids   = { "R4.3.7", "ruling.6", "ruling.7" },
  start = "setup",
  dark  = { hand = { "Sand Citadel", "Quint" } },
  run   = function(t)
    t:choose("Sand Citadel")
    t:choose(false)                        -- not put
    t:choose("Quint")
    t:asked(nil)
    t:expect("Quint"):zone("build_zone"):face_down(true):build(5)
  end,
}

scenario "a unit may be started with more points than its cost" {
  ids   = { "R4.3.7", "ruling.7" },
  start = "setup",
  dark  = { hand = { "Sand Citadel", "Dart" } },
  run   = function(t)
    t:choose("Sand Citadel")
    t:choose(false)
    t:choose("Dart")
    t:asked(nil)
    t:expect("Dart"):zone("build_zone"):face_down(true):build(5)
  end,
}

scenario "only units are put or started in setup" {
  ids   = { "R4.3.8", "ruling.5" },
  start = "setup",
  dark  = { hand = { "Sand Citadel", "Quint", "Windfall", "Pulse", "Saber", "Canyon", "Nebula" } },
  run   = function(t)
    t:choices("Sand Citadel", "Quint")  t:choose("Sand Citadel")
    t:choices("Quint", false)      t:choose(false)
    t:choices("Quint", false)      t:choose("Quint")
    t:asked(nil)
  end,
}

scenario "no cost is reduced in setup" {
  ids   = { "R4.3.9", "ruling.2" },
  start = "setup",
  dark  = { hand = { "Quartermaster", "Behemoth", "Champion" } },
  run   = function(t)
    t:choose("Quartermaster")
    t:choices("Champion", false)           -- 24 left
    t:choose("Champion")
    t:expect("dark"):setup(18)
  end,
}

scenario "the same text reduces costs in the turn" {
  ids   = { "R4.3.9", "ruling.2" },
  start = "build_step",
  dark  = { character = { "Quartermaster" }, hand = { "Behemoth" } },
  run   = function(t) t:expect("Behemoth"):cost(22) end,
}

scenario "no trigger works in setup" {
  ids   = { "R4.3.9", "ruling.2" },
  start = "setup",
  dark  = { hand = { "Early Riser" }, character = { { "Early Riser", damage = 1 } } },
  run   = function(t)
    t:finish()
    t:expect("Early Riser"):damage(1)
    t:expect("Early Riser#2"):zone("character"):damage(0)
  end,
}

scenario "triggers work from the first turn on" {
  ids   = { "R4.3.9", "ruling.2" },
  start = "game",
  dice  = { 1 },
  dark  = { hand = { "Early Riser" } },
  run   = function(t)
    t:reach("build")
    t:expect("Early Riser"):zone("character"):damage(4)
  end,
}

scenario "each player starts with 4 force and has 8 in the first turn" {
  ids   = { "R4.3.11" },
  start = "game",
  dice  = { 1 },
  run   = function(t)
    t:happened("resource_changed", { player = "light", amount = 4 }, 2)
    t:reach("build")
    t:expect("dark"):force(8)
    t:expect("light"):force(8)
  end,
}

scenario "setup ends with 4 force" {
  ids   = { "R4.3.11" },
  start = "setup",
  dark  = { force = 1 },
  run   = function(t)
    t:finish()
    t:expect("dark"):force(4)
    t:expect("light"):force(4)
  end,
}
