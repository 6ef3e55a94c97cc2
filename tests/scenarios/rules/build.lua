-- Build steps: their start, building, deploying, completing (R5.3 to R5.6).

cards [[
  card "Night Market" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "build", effect = { gain { build = 2 } } } }
  card "Signal Post" { side = "dark", type = "character", cost = 2, speed = 12, power = 1,
                       health = 3,
                       activated { pay = { cost.force(1) }, effect = { draw { 1 } } } }
  card "Teardown" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "build",
           effect = { take { "all", "build", from = each(your { partly_built = true,
                                                                kind = "card" }) },
                      gain { build = done } } } }
  card "Foreman" { side = "dark", type = "character", cost = 2, speed = 14, power = 1,
                   health = 3,
                   static { to = each(your { partly_built = true, kind = "unit" }),
                            build_cost = -1 } }
  card "Treaty" { side = "neutral", kind = "mission", cost = 2,
    play { only_if = at_least(1, your { arena = "character" }),
           effect = { gain { force = 3 } } } }
  card "Tribute Run" { side = "neutral", kind = "mission", cost = 2,
    play { pay = { tap { one(your { arena = "any", tapped = false }) } },
           effect = { gain { force = 3 } } } }
  card "Tax Round" { side = "neutral", kind = "mission", cost = 2,
    play { pay = { tap { one(your { arena = "any" }) } }, effect = { gain { force = 3 } } } }
  card "Flagship" { side = "dark", type = "space", cost = 3, speed = 13, power = 3,
                    health = 5,
                    trigger { on = deployed { card = self },
                              effect = { gain { force = count(your { arena = "space" }) } } } }
  card "Bulk Ore" { side = "neutral", kind = "resource", cost = 3 }
  card "Pitfall" { side = "neutral", kind = "trap", cost = 2,
    play { on = attacked {}, effect = { gain { force = 1 } } } }
  card "Long March" { side = "neutral", kind = "campaign", cost = 2 }
  card "Collector" { side = "dark", type = "character", cost = 3, speed = 65, power = 3,
                     health = 5,
                     trigger { on = discarded { card = their {}, cause = "damage" },
                               effect = { delayed { on = step_started { step = "build",
                                                                        player = you },
                                                    effect = { gain { build = 7 } },
                                                    lasts = "next_turn" } } } }

  sequence "light build step" { as_player { light, { run_sequence "build_step" } } }
  sequence "build step and another" { run_sequence "build_step", run_sequence "extra_build_step" }
  sequence "build step and battle" { run_sequence "build_step", run_sequence "battle" }
  sequence "battle and the next build step" {
    run_sequence "battle", run_sequence "end_of_turn",
    turn_begin {}, run_sequence "ready", run_sequence "build_step",
  }
]]

-- The command phase ----------------------------------------------------------------------

scenario "both build steps, each with its draw, then both retreat steps" {
  ids   = { "R5.3.1", "R13.1" },
  start = "command",
  dark  = { deck = { "Dart" } },
  light = { deck = { "Sparrow" } },
  run   = function(t)
    t:finish()
    t:happened("drawn", {}, 2)
    t:order({ "step_started", step = "build", player = "dark" },
            { "drawn", player = "dark", card = "Dart" },
            { "step_ended", step = "build", player = "dark" },
            { "step_started", step = "build", player = "light" },
            { "drawn", player = "light", card = "Sparrow" },
            { "step_started", step = "retreat", player = "dark" },
            { "step_started", step = "retreat", player = "light" })
  end,
}

scenario "there is no power to play battle cards or abilities in the command phase" {
  ids   = { "R5.3.2", "ruling.21" },
  start = "command",
  dark  = { force = 3, hand = { "Pulse", "Night Market" }, character = { "Signal Post" } },
  run   = function(t)
    t:asked("dark", "build")
    t:not_offered("Pulse", "play")
    t:not_offered("Signal Post", "draw")
    t:offered("Night Market", "play")
    t:choose(false)
    t:finish()
    t:no_window("phase")  t:no_window("step")  t:no_window("between")  t:no_window("attack")
  end,
}

scenario "a card for the build step is not played in battle" {
  ids   = { "R5.3.2" },
  dark  = { force = 3, hand = { "Pulse", "Night Market" }, character = { "Signal Post" } },
  run   = function(t)
    t:reach("phase")
    t:offered("Pulse")
    t:offered("Signal Post", "draw")
    t:not_offered("Night Market")
  end,
}

scenario "a build step is one player's" {
  ids   = { "R5.3.1", "R5.5.1" },
  start = "light build step",
  dark  = { build = 3, force = 1, hand = { "Dart", "Night Market" } },
  run   = function(t)
    t:asked("light", "build")  t:pass()
    t:asked(nil)
  end,
}

-- Its start ------------------------------------------------------------------------------

scenario "one card is drawn when the own build step starts, without a question" {
  ids   = { "R5.4.1", "R5.4.2" },
  start = "build_step",
  dark  = { deck = { "Dart", "Raider" } },
  light = { deck = { "Sparrow" } },
  run   = function(t)
    t:asked("dark", "build")
    t:expect("dark"):cards("hand", { "Dart" }):cards("deck", { "Raider" })
    t:expect("light"):cards("hand", 0)
  end,
}

scenario "draw, upkeep and effects of the step's start come in any order: upkeep first" {
  ids   = { "R5.4.1", "R5.4.3", "ruling.16" },
  start = "build_step",
  dark  = { deck = { "Dart" }, character = { "Mercenary", "Bookkeeper" } },
  run   = function(t)
    t:asked("dark", "order")
    t:choose("Mercenary")                  -- nothing to pay with
    t:choose("Bookkeeper")
    t:asked("dark", "build")
    t:expect("dark"):force(1):cards("hand", { "Dart" })
  end,
}

scenario "draw, upkeep and effects of the step's start come in any order: effect first" {
  ids   = { "R5.4.1", "R5.4.3", "ruling.16" },
  start = "build_step",
  dark  = { deck = { "Dart" }, character = { "Mercenary", "Bookkeeper" } },
  run   = function(t)
    t:choose("Bookkeeper")
    t:choose("Mercenary")                  -- the force just gained
    t:asked("dark", "build")
    t:expect("dark"):force(0):cards("hand", { "Dart" })
  end,
}

scenario "the draw may come before upkeep and the effects" {
  ids   = { "R5.4.3", "ruling.16" },
  start = "build_step",
  dark  = { deck = { "Dart" }, character = { "Bookkeeper" } },
  run   = function(t)
    t:choose("draw")
    t:asked("dark", "build")
    t:order({ "drawn", card = "Dart" }, { "resource_changed", player = "dark", amount = 1 })
  end,
}

scenario "effects of the own build step's start do nothing in the opponent's" {
  ids   = { "R5.4.1" },
  start = "light build step",
  dark  = { force = 1, character = { "Mercenary" } },
  light = { character = { "Bookkeeper" } },
  run   = function(t)
    t:choose("Bookkeeper")                 -- and the draw of no card
    t:asked("light", "build")
    t:expect("dark"):force(1)
    t:expect("light"):force(1)
  end,
}

scenario "what was earned in battle comes at the start of the next own build step" {
  ids   = { "R5.4.1", "ruling.25" },
  start = "battle and the next build step",
  dice  = { 6, 6, 6, 2 },
  dark  = { character = { "Collector" }, deck = { "Dart" } },
  light = { character = { "Scout" } },
  run   = function(t)
    t:attack("Collector", "Scout")
    t:choose("Collector")                  -- before the draw
    t:asked("dark", "build")
    t:order({ "discarded", card = "Scout" }, { "step_ended", step = "turn" },
            { "step_started", step = "build", player = "dark" },
            { "resource_changed", player = "dark", amount = 7 })
    t:expect("dark"):build(9)
  end,
}

scenario "a further build step in the turn has no start" {
  ids   = { "R5.4.4", "ruling.17" },
  start = "build step and another",
  dark  = { force = 2, deck = { "Dart", "Raider" }, character = { "Mercenary" } },
  run   = function(t)
    t:choose("Mercenary")
    t:reach("build")  t:pass()
    t:asked("dark", "build")
    t:expect("dark"):force(1):cards("hand", { "Dart" })
    t:pass()  t:asked(nil)
  end,
}

-- Building -------------------------------------------------------------------------------

scenario "everything in a build step is done in any order and number" {
  ids   = { "R5.5.1" },
  start = "build_step",
  dark  = { build = 4, force = 1, hand = { "Crusher", "Night Market" },
            ground = { "Amphibian" }, character = { "Brute" },
            build_zone = { "Raider", { "Dart", build = 2 }, { "Windfall", build = 2 }, "Saber" } },
  run   = function(t)
    t:play("Crusher", "build")  t:choose(1)
    t:play("Raider", "move in")
    t:play("Night Market", "play")
    t:play("Saber", "Equip")  t:choose("Brute")
    t:play("Amphibian", "move to")
    t:play("Dart", "deploy")
    t:play("Crusher", "go on")  t:choose(3)
    t:play("Windfall", "complete")
    t:play("Crusher", "deploy")
    t:asked("dark", "build")
    t:expect("dark"):build(1):force(3)
  end,
}

scenario "a card is built from hand with at least one counter, a point each" {
  ids   = { "R5.5.2", "ruling.18" },
  start = "build_step",
  dark  = { build = 3, hand = { "Crusher" } },
  run   = function(t)
    t:play("Crusher", "build")
    t:choices(1, 2, 3)  t:choose(2)
    t:expect("Crusher"):zone("build_zone"):face_down(true):build(2)
    t:expect("dark"):build(1):cards("hand", 0)
  end,
}

scenario "counters are added to a partly built card" {
  ids   = { "R5.5.2" },
  start = "build_step",
  dark  = { build = 3, build_zone = { { "Hulk", build = 2 } } },
  run   = function(t)
    t:play("Hulk", "go on")
    t:choices(1, 2, 3)  t:choose(3)
    t:expect("Hulk"):face_down(true):build(5)
    t:expect("dark"):build(0)
  end,
}

scenario "a card gets no more build counters than it has place for" {
  ids   = { "R5.5.2" },
  start = "build_step",
  dark  = { build = 300, hand = { "Crusher" }, build_zone = { { "Hulk", build = 247 } } },
  run   = function(t)
    t:play("Hulk", "go on")
    t:choices(1, 2, 3)  t:choose(3)
    t:not_offered("Hulk", "go on")
    t:play("Crusher", "build")  t:choose(250)
    t:expect("Crusher"):build(250)
    t:expect("dark"):build(47)
  end,
}

scenario "without build points nothing is built" {
  ids   = { "R5.5.2" },
  start = "build_step",
  dark  = { hand = { "Crusher" }, build_zone = { { "Hulk", build = 2 } } },
  run   = function(t)
    t:not_offered("Crusher")
    t:not_offered("Hulk")
  end,
}

scenario "three cards may be started with three points" {
  ids   = { "R5.5.3", "ruling.18" },
  start = "build_step",
  dark  = { build = 3, hand = { "Crusher", "Hulk", "Champion", "Dart" } },
  run   = function(t)
    t:play("Crusher", "build")   t:choose(1)
    t:play("Hulk", "build")      t:choose(1)
    t:play("Champion", "build")  -- 1 is all there is
    t:expect("Crusher"):build(1)
    t:expect("Hulk"):build(1)
    t:expect("Champion"):build(1):face_down(true)
    t:not_offered("Dart")
  end,
}

scenario "more counters than the cost may be put on a card" {
  ids   = { "R5.5.4" },
  start = "build_step",
  dark  = { build = 6, hand = { "Dart" } },
  run   = function(t)
    t:play("Dart", "build")  t:choices(1, 2, 3, 4, 5, 6)  t:choose(4)
    t:play("Dart", "go on")  t:choices(1, 2)  t:choose(1)
    t:expect("Dart"):build(5)
    t:play("Dart", "deploy")
    t:expect("Dart"):zone("space"):build(0)
    t:expect("dark"):build(1)              -- nothing is refunded
  end,
}

scenario "units, missions, locations and equipment are built, battle cards are not" {
  ids   = { "R5.5.5" },
  start = "build_step",
  dark  = { build = 1, force = 3,
            hand = { "Dart", "Windfall", "Pitfall", "Long March", "Canyon", "Saber", "Pulse" } },
  run   = function(t)
    t:offered("Dart", "build")
    t:offered("Windfall", "build")
    t:offered("Pitfall", "build")
    t:offered("Long March", "build")
    t:offered("Canyon", "build")
    t:offered("Saber", "build")
    t:not_offered("Pulse")
  end,
}

scenario "a resource is built from the supply" {
  ids   = { "R5.5.5", "R6.9.4", "R6.9.6" },
  start = "build_step",
  dark  = { build = 3, supply = { "Bulk Ore" } },
  run   = function(t)
    t:play("Bulk Ore", "build")  t:choose(3)
    t:expect("Bulk Ore"):zone("build_zone"):face_down(true):build(3)
    t:play("Bulk Ore", "complete")
    t:expect("Bulk Ore"):face_down(false):build(0)
  end,
}

scenario "a card without a printed cost is built as one of cost 0" {
  ids   = { "R5.5.6", "R6.7.5", "ruling.26" },
  start = "build_step",
  dark  = { build = 1, hand = { "Nebula" } },
  run   = function(t)
    t:expect("Nebula"):cost(0)
    t:play("Nebula", "build")
    t:expect("Nebula"):build(1)
    t:play("Nebula", "complete")
    t:expect("Nebula"):zone("space")
  end,
}

scenario "a partly built card without counters stays partly built" {
  ids   = { "R5.5.7", "ruling.22" },
  start = "build_step",
  dark  = { force = 1, hand = { "Teardown", "Crusher" },
            build_zone = { { "Hulk", build = 3 }, { "Windfall", build = 1 } } },
  run   = function(t)
    t:play("Teardown", "play")
    t:expect("Hulk"):zone("build_zone"):face_down(true):build(0)
    t:expect("Windfall"):zone("build_zone"):face_down(true):build(0)
    t:expect("dark"):build(4)
    t:play("Crusher", "build")  t:choose(3)  -- the points are free
    t:play("Hulk", "go on")
    t:expect("Hulk"):build(1)
  end,
}

scenario "no card is drawn for building, deploying or a mission" {
  ids   = { "R5.5.8", "ruling.4" },
  start = "build_step",
  dark  = { build = 1, deck = { "Dart", "Raider" }, hand = { "Crusher" },
            build_zone = { { "Brute", build = 4 }, { "Windfall", build = 2 } } },
  run   = function(t)
    t:play("Crusher", "build")
    t:play("Brute", "deploy")
    t:play("Windfall", "complete")
    t:expect("Brute"):zone("character")
    t:happened("drawn", {}, 1)             -- that of the step's start
  end,
}

-- Deploying and completing ---------------------------------------------------------------

scenario "a card with counters equal to its cost may be turned up" {
  ids   = { "R5.6.1" },
  start = "build_step",
  dark  = { build_zone = { { "Crusher", build = 4 }, { "Windfall", build = 2 },
                           { "Raider", build = 3 }, { "Windfall", build = 1, as = "poor" } } },
  run   = function(t)
    t:not_offered("Raider")
    t:not_offered("poor")
    t:offered("Windfall", "complete")
    t:play("Crusher", "deploy")
    t:expect("Crusher"):zone("ground"):face_down(false):build(0)
    t:happened("deployed", { card = "Crusher", player = "dark" }, 1)
  end,
}

scenario "nobody has to turn a card up" {
  ids   = { "R5.6.1" },
  start = "build_step",
  dark  = { build_zone = { { "Crusher", build = 4 } } },
  run   = function(t)
    t:pass()  t:asked(nil)
    t:expect("Crusher"):zone("build_zone"):face_down(true):build(4)
  end,
}

scenario "a completed unit may stay in the build zone" {
  ids   = { "R5.6.2", "ruling.20" },
  start = "build_step",
  dark  = { build_zone = { { "Crusher", build = 4 } } },
  run   = function(t)
    t:play("Crusher", "keep")
    t:expect("Crusher"):zone("build_zone"):face_down(false):build(0)
    t:offered("Crusher", "move in")
    t:pass()  t:asked(nil)
    t:expect("Crusher"):zone("build_zone")
  end,
}

scenario "a unit completed in the build zone may be moved in later" {
  ids   = { "R5.6.2", "R5.7.1" },
  start = "build_step",
  dark  = { build_zone = { { "Crusher", build = 4 } } },
  run   = function(t)
    t:play("Crusher", "keep")
    t:play("Crusher", "move in")
    t:expect("Crusher"):zone("ground"):tapped(false)
  end,
}

scenario "a deployed unit is untapped and may attack in the same turn" {
  ids   = { "R5.6.3" },
  start = "build step and battle",
  dark  = { build_zone = { { "Crusher", build = 4 } } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:play("Crusher", "deploy")
    t:expect("Crusher"):tapped(false)
    t:attack("Crusher", "Walker")  t:dice(1, 1, 1, 1)
    t:finish()
    t:happened("attacked", { source = "Crusher", target = "Walker" }, 1)
  end,
}

scenario "effects change the cost to be reached" {
  ids   = { "R5.6.4" },
  start = "build_step",
  dark  = { character = { "Foreman" },
            build_zone = { { "Crusher", build = 3 }, { "Hulk", build = 4 },
                           { "Windfall", build = 1 } } },
  run   = function(t)
    t:expect("Crusher"):cost(3)
    t:not_offered("Hulk")
    t:not_offered("Windfall")              -- units only
    t:play("Crusher", "deploy")
    t:expect("Crusher"):zone("ground")
  end,
}

scenario "without the effect the cost is the printed one" {
  ids   = { "R5.6.4" },
  start = "build_step",
  dark  = { build_zone = { { "Crusher", build = 3 } } },
  light = { character = { "Foreman" } },
  run   = function(t)
    t:expect("Crusher"):cost(4)
    t:not_offered("Crusher")
  end,
}

scenario "changes of the cost add up, but not below 0" {
  ids   = { "R5.6.4", "R9.2.7" },
  start = "build_step",
  dark  = { character = { "Foreman", "Foreman", "Foreman" },
            build_zone = { { "Crusher", build = 1 }, { "Dart", build = 1 } } },
  run   = function(t)
    t:expect("Crusher"):cost(1)
    t:expect("Dart"):cost(0)
  end,
}

scenario "a condition of completing must hold when completing" {
  ids   = { "R5.6.5" },
  start = "build_step",
  dark  = { build_zone = { { "Treaty", build = 2 }, "Brute" } },
  run   = function(t)
    t:not_offered("Treaty")
    t:play("Brute", "move in")
    t:play("Treaty", "complete")
    t:expect("dark"):force(3)
  end,
}

scenario "what completing costs besides counters must be paid" {
  ids   = { "R5.6.5", "R9.2.1" },
  start = "build_step",
  dark  = { build_zone = { { "Tribute Run", build = 2 }, "Brute" },
            ground = { { "Crusher", tapped = true } } },
  run   = function(t)
    t:not_offered("Tribute Run")
    t:play("Brute", "move in")
    t:play("Tribute Run", "complete")
    t:expect("Brute"):tapped(true)
    t:expect("dark"):force(3)
  end,
}

scenario "a tap cost is paid with an untapped unit" {
  ids   = { "R5.6.5", "R9.2.3" },
  start = "build_step",
  dark  = { build_zone = { { "Tax Round", build = 2 } }, character = { "Brute" },
            ground = { { "Crusher", tapped = true } } },
  run   = function(t)
    t:play("Tax Round", "complete")        -- Brute is the only one
    t:expect("Brute"):tapped(true)
    t:expect("dark"):force(3)
  end,
}

scenario "a deploy trigger resolves when the unit is in its arena" {
  ids   = { "R5.6.7" },
  start = "build_step",
  dark  = { build_zone = { { "Flagship", build = 3 } } },
  run   = function(t)
    t:play("Flagship", "deploy")
    t:expect("dark"):force(1)              -- it counts itself
  end,
}
