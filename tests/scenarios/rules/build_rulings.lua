-- Rulings about points, upkeep and what is chosen in a build step.

cards [[
  card "Drain" { side = "neutral", kind = "battle",
    play { effect = { lose { player = opponent, force = 5, build = 5 } } } }
  card "Windfall Day" { side = "neutral", kind = "battle",
    play { effect = { gain { force = 4 } } } }
  card "Bounty Guild" { side = "dark", type = "ground", cost = 3, speed = 17, power = 2,
                        health = 4,
                        upkeep { either { { cost.build(1) }, { tap { self } } } } }
  card "Senator" { side = "light", type = "character", cost = 2, speed = 16, power = 1,
                   health = 3,
                   activated { pay = { cost.force(1) }, window = "build",
                               effect = { tap { one(their {}) } } } }
  card "Mechanic" { side = "light", type = "character", cost = 2, speed = 15, power = 1,
                    health = 3,
                    activated { pay = { cost.build(1) }, window = "build",
                                limit = { 1, per = "turn" },
                                effect = { return_to { one(your { zone = "discard" }),
                                                       "hand" } } } }
  card "Celebration" { side = "neutral", kind = "battle",
    play { only_if = at_most(0, their { type = "space", zone = "build" }),
           effect = { gain { force = 1 } } } }
  card "Archivist" { side = "dark", type = "character", cost = 2, speed = 14, power = 1,
                     health = 3,
                     activated { pay = { cost.force(1) },
                                 effect = { search { find = { kind = "unit" }, to = "hand" } } } }
  card "Twin Star (A)" { side = "dark", type = "space", cost = 2, speed = 13, power = 2,
                         health = 4 }

  sequence "two build steps of one turn" { run_sequence "build_step", run_sequence "extra_build_step" }
  sequence "light's build steps of two turns" {
    as_player { light, { run_sequence "build_step", run_sequence "extra_build_step" } },
    turn_begin {},
    as_player { light, { run_sequence "build_step" } },
  }
]]

scenario "force and build points never go below 0" {
  ids   = { "ruling.12", "ruling.14", "R9.7.1" },
  dark  = { hand = { "Drain" } },
  light = { force = 3, build = 2 },
  run   = function(t)
    t:play("Drain")
    t:expect("light"):force(0):build(0)
  end,
}

scenario "a gain of 4 force is added once" {
  ids   = { "ruling.13", "R9.7.3" },
  dark  = { force = 2, hand = { "Windfall Day" } },
  run   = function(t)
    t:play("Windfall Day")
    t:expect("dark"):force(6)
    t:finish()
    t:expect("dark"):force(6)
  end,
}

scenario "two copies of one unique version are not both in play" {
  ids   = { "ruling.10", "R6.1.2" },
  start = "build_step",
  dark  = { space = { "Twin Star (A)" }, build_zone = { { "Twin Star (A)", build = 2 } } },
  run   = function(t)
    t:not_offered("Twin Star (A)#2", "deploy")
    t:not_offered("Twin Star (A)#2", "turn up")
  end,
}

scenario "both players may have a unique unit of one version" {
  ids   = { "R6.1.1" },
  start = "build_step",
  dark  = { build_zone = { { "Twin Star (A)", build = 2 } } },
  light = { space = { "Twin Star (A)" } },
  run   = function(t) t:offered("Twin Star (A)", "deploy") end,
}

scenario "upkeep of a build point or tap: the tapped unit must pay the point" {
  ids   = { "ruling.23", "UPKEEP.2", "UPKEEP.3" },
  start = "build_step",
  dark  = { build = 2, ground = { { "Bounty Guild", tapped = true } } },
  run   = function(t)
    t:choose("Bounty Guild")               -- before the draw
    t:asked("dark", "build")
    t:expect("dark"):build(1)
  end,
}

scenario "upkeep of a build point or tap: without a point and tapped nothing happens" {
  ids   = { "ruling.24", "UPKEEP.4" },
  start = "build_step",
  dark  = { ground = { { "Bounty Guild", tapped = true } } },
  run   = function(t)
    t:choose("Bounty Guild")
    t:asked("dark", "build")
    t:expect("Bounty Guild"):zone("ground"):tapped(true)
  end,
}

scenario "upkeep of a build point or tap: without a point the unit taps" {
  ids   = { "UPKEEP.2" },
  start = "build_step",
  dark  = { ground = { "Bounty Guild" } },
  run   = function(t)
    t:choose("Bounty Guild")
    t:asked("dark", "build")
    t:expect("Bounty Guild"):tapped(true)
  end,
}

scenario "one of your opponent's units may be one in the build zone" {
  ids   = { "ruling.28", "R9.8.3" },
  start = "command",
  dark  = { space = { { "Raider", tapped = true } },
            build_zone = { "Crusher", { "Hulk", build = 1 } } },
  light = { force = 1, character = { "Senator" } },
  run   = function(t)
    t:play("Senator", "tap")
    t:choices("Raider", "Crusher")         -- no face-down card
    t:choose("Crusher")
    t:expect("Crusher"):zone("build_zone"):tapped(true)
    t:choose(false)                        -- the Senator stays
  end,
}

scenario "only once per turn" {
  ids   = { "ruling.29", "R8.4.5" },
  start = "light's build steps of two turns",
  light = { build = 3, character = { "Mechanic" }, discard = { "Walker", "Guard", "Scout" } },
  run   = function(t)
    t:play("Mechanic", "put")  t:choose("Guard")
    t:expect("Guard"):zone("hand")
    t:not_offered("Mechanic", "put")
    t:pass()
    t:asked("light", "build")  t:not_offered("Mechanic", "put")   -- the same turn
    t:pass()
    t:asked("light", "build")  t:offered("Mechanic", "put")       -- the next
  end,
}

scenario "face-down cards are no units" {
  ids   = { "ruling.55", "R3.2.4" },
  dark  = { hand = { "Celebration" } },
  light = { build_zone = { { "Runner", build = 2 } } },
  run   = function(t) t:reach("phase")  t:offered("Celebration") end,
}

scenario "face-up units in the build zone are units" {
  ids   = { "ruling.55", "R3.2.4" },
  dark  = { hand = { "Celebration" } },
  light = { build_zone = { "Runner" } },
  run   = function(t) t:reach("phase")  t:not_offered("Celebration") end,
}

scenario "a search without a stated number is used once in the time it may be used" {
  ids   = { "ruling.92", "R8.4.5" },
  dark  = { force = 4, character = { "Archivist" }, deck = { "Dart", "Raider" } },
  run   = function(t)
    t:reach("phase")
    t:play("Archivist", "search")  t:choose("Dart")
    t:expect("Dart"):zone("hand")
    t:pass()                               -- the light side's chance
    t:asked("dark", "phase")
    t:not_offered("Archivist")
  end,
}

scenario "a search without a stated time is not used in a build step" {
  ids   = { "ruling.92" },
  start = "build_step",
  dark  = { force = 4, character = { "Archivist" }, deck = { "Dart", "Raider", "Hulk" } },
  run   = function(t) t:not_offered("Archivist") end,
}
