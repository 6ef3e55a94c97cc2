-- EQUIP: in your build step attach the Equipment to a card of one of its types.

cards [[
  card "Drill Blade" { side = "neutral", kind = "equipment", type = "character", cost = 1,
                       "Pay 1 build point -> Equip", equipped { power = 2 } }
  card "Drill Kit" { side = "neutral", kind = "equipment",
                     type = { "ground", "character" }, cost = 1,
                     "Pay 1 Force -> Equip", equipped { speed = 10 } }
  card "Drill Grip" { side = "neutral", kind = "equipment", type = "character", cost = 1,
                      "Pay 1 Force -> Equip", "Pay 2 build points -> Equip",
                      equipped { power = 1 } }
  card "Drill Relic" { side = "neutral", kind = "equipment", type = "character", cost = 1,
                       "Pay 1 Force -> Equip",
                       equipped { to = all { "Jedi" }, power = 2 },
                       equipped { to = all { name = "Learner" }, health = 3 } }
  card "Learner" { side = "dark", type = "character", subtypes = { "Jedi" }, cost = 4,
                   speed = 55, power = 3, health = 6 }
  card "Layman" { side = "dark", type = "character", cost = 4, speed = 54, power = 3,
                  health = 6 }
  card "Initiation" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) },
           effect = { give { to = one(your { arena = "any" }), subtypes = { "Jedi" },
                             lasts = "battle" } } } }
  sequence "two builds of a turn" { run_sequence "dark build", run_sequence "battle",
    run_sequence "dark build" }
  sequence "two drill turns" { run_sequence "turn", run_sequence "turn" }
]]

scenario "equip is offered in the own build step and nowhere else" {
  ids   = { "EQUIP.1", "R6.6.1" },
  start = "turn",
  dark  = { build = 1, build_zone = { "Drill Blade" }, character = { "Brute" } },
  light = { character = { "Veteran" } },
  dice  = { 1 },
  run   = function(t)
    t:reach("build", "dark")   t:offered("Drill Blade", "Equip")
    t:reach("build", "light")  t:asked("light", "build")
    t:choose(false)  t:choose(false)
    t:reach("phase")           t:not_offered("Drill Blade", "Equip")
    t:reach("step")            t:not_offered("Drill Blade", "Equip")
    t:reach("unit_turn")       t:not_offered("Drill Blade", "Equip")
    t:reach("between")         t:not_offered("Drill Blade", "Equip")
  end,
}

scenario "equip attaches the equipment for its cost" {
  ids   = { "EQUIP.1", "R6.6.1" },
  start = "command",
  dark  = { build = 3, build_zone = { "Drill Blade" },
            character = { { "Brute", tapped = true } } },
  run   = function(t)
    t:expect("Brute"):power(4)
    t:play("Drill Blade", "Equip")  t:finish()
    t:expect("Drill Blade"):on("Brute")
    t:expect("Brute"):power(6)
    t:expect("dark"):build(2)
  end,
}

scenario "an equipment that was not completed or is discarded can't be equipped" {
  ids   = { "EQUIP.1", "R6.6.1" },
  start = "command",
  dark  = { build = 1, hand = { "Drill Blade" }, build_zone = { { "Drill Blade", build = 0,
      face_down = true } },
            discard = { "Drill Blade" }, character = { "Brute" } },
  run   = function(t)
    t:reach("build", "dark")
    t:not_offered("Drill Blade", "Equip")
    t:not_offered("Drill Blade#2", "Equip")
    t:not_offered("Drill Blade#3", "Equip")
  end,
}

scenario "one equipment is equipped once a turn, another of its name too" {
  ids   = { "EQUIP.2", "R6.6.2" },
  start = "command",
  dark  = { build = 3, build_zone = { "Drill Blade", "Drill Blade" },
            character = { "Brute", "Champion" } },
  run   = function(t)
    t:play("Drill Blade", "Equip")  t:choose("Brute")
    t:not_offered("Drill Blade", "Equip")
    t:offered("Drill Blade#2", "Equip")
    t:play("Drill Blade#2", "Equip")  t:choose("Champion")
    t:not_offered("Drill Blade#2", "Equip")
    t:expect("dark"):build(1)
  end,
}

scenario "an equipment with two equip costs is still equipped once a turn" {
  ids   = { "EQUIP.2" },
  start = "command",
  dark  = { force = 1, build = 2, build_zone = { "Drill Grip" },
            character = { "Brute", "Champion" } },
  run   = function(t)
    t:reach("build", "dark")
    t:offered("Drill Grip", "Pay 1 Force")
    t:offered("Drill Grip", "Pay 2 build points")
    t:play("Drill Grip", "Pay 1 Force")  t:choose("Brute")
    t:not_offered("Drill Grip", "Equip")
    t:expect("dark"):force(0):build(2)
  end,
}

scenario "once a turn, whatever comes in between" {
  ids   = { "EQUIP.2" },
  start = "two builds of a turn",
  dark  = { force = 1, build = 2, build_zone = { "Drill Grip" }, character = { "Brute" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Drill Grip", "Pay 1 Force")
    t:attack("Brute", "Veteran")     t:dice(1, 1, 1, 1, 1)
    t:attack("Veteran", "Brute")     t:dice(1, 1, 1, 1, 1, 1)
    t:reach("build", "dark")  t:not_offered("Drill Grip", "Equip")
    t:finish()
  end,
}

scenario "an equip that is disrupted was used, too" {
  ids   = { "EQUIP.2", "R9.3.6" },
  start = "command",
  dark  = { build = 2, build_zone = { "Drill Blade" }, character = { "Brute" } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    t:play("Drill Blade", "Equip")
    t:play("Jamming")
    t:not_offered("Drill Blade", "Equip")
    t:expect("Drill Blade"):on(nil)
    t:expect("dark"):build(1)
  end,
}

scenario "an equip that is disrupted was used for the whole turn" {
  ids   = { "EQUIP.2", "R9.3.6" },
  start = "two builds of a turn",
  dark  = { build = 2, build_zone = { "Drill Blade" }, character = { "Brute" } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    t:play("Drill Blade", "Equip")
    t:play("Jamming")
    t:reach("between")
    t:reach("build", "dark")  t:not_offered("Drill Blade", "Equip")
  end,
}

scenario "an equip that is disrupted was used at each of its costs" {
  ids   = { "EQUIP.2", "R9.3.6" },
  start = "command",
  dark  = { force = 1, build = 2, build_zone = { "Drill Grip" }, character = { "Brute" } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    t:play("Drill Grip", "Pay 1 Force")
    t:play("Jamming")
    t:not_offered("Drill Grip", "Equip")
    t:expect("Drill Grip"):on(nil)
    t:expect("dark"):force(0):build(2)
  end,
}

scenario "in the next turn it may be equipped again" {
  ids   = { "EQUIP.2" },
  start = "two drill turns",
  dark  = { build_zone = { "Drill Blade" }, character = { "Brute", "Champion" } },
  light = { character = { "Veteran" } },
  dice  = { 1, 1 },
  run   = function(t)
    t:play("Drill Blade", "Equip")  t:choose("Brute")
    t:reach("build", "light")  t:pass()
    t:choose(false)  t:choose(false)
    t:play("Drill Blade", "Equip")  t:choose("Champion")
    t:expect("Drill Blade"):on("Champion")
    t:happened("attached", { card = "Drill Blade" }, 2)
  end,
}

scenario "the bearer has one of the types in front of the dash" {
  ids   = { "EQUIP.3", "R6.6.3" },
  start = "command",
  dark  = { force = 1, build_zone = { "Drill Kit" }, space = { "Raider" },
            ground = { "Crusher" }, character = { "Brute" } },
  run   = function(t)
    t:play("Drill Kit", "Equip")
    t:choices("Crusher", "Brute")
    t:choose("Crusher")
    t:expect("Drill Kit"):on("Crusher")
    t:expect("Crusher"):speed(70)
  end,
}

scenario "its type counts, not the arena where it is" {
  ids   = { "EQUIP.3", "R6.6.3", "R3.1.7" },
  start = "command",
  dark  = { build = 1, build_zone = { "Drill Blade" }, space = { "Raider" },
            ground = { "Amphibian", "Crusher" } },
  run   = function(t)
    t:play("Drill Blade", "Equip")
    t:expect("Drill Blade"):on("Amphibian")
  end,
}

scenario "without a unit of its types it can't be equipped" {
  ids   = { "EQUIP.3" },
  start = "command",
  dark  = { force = 1, build_zone = { "Drill Kit" }, space = { "Raider" } },
  run   = function(t)
    t:reach("build", "dark")  t:not_offered("Drill Kit", "Equip")
  end,
}

scenario "equipping again moves it, and the old bearer loses its effect" {
  ids   = { "EQUIP.4", "R6.6.4", "ruling.27" },
  start = "command",
  dark  = { build = 1,
            character = { { "Brute", equipped = { "Drill Blade" } }, "Champion" } },
  run   = function(t)
    t:expect("Brute"):power(6)
    t:play("Drill Blade", "Equip")  t:choose("Champion")
    t:expect("Drill Blade"):on("Champion")
    t:expect("Brute"):power(4)
    t:expect("Champion"):power(8)
  end,
}

scenario "equipping the same unit again does not multiply the effect" {
  ids   = { "EQUIP.4", "ruling.27" },
  start = "command",
  dark  = { build = 1,
            character = { { "Brute", equipped = { "Drill Blade" } }, "Champion" } },
  run   = function(t)
    t:play("Drill Blade", "Equip")  t:choose("Brute")
    t:expect("Brute"):power(6)
    t:expect("dark"):build(0)
  end,
}

scenario "what an equipped jedi gets only a jedi gets" {
  ids  = { "EQUIP.5" },
  dark = { character = { { "Learner", equipped = { "Drill Relic" } },
                         { "Layman", equipped = { "Drill Relic" } } } },
  run  = function(t)
    t:expect("Learner"):power(5)
    t:expect("Layman"):power(3)
  end,
}

scenario "what an equipped unit of a name gets no other unit gets" {
  ids  = { "EQUIP.5" },
  dark = { character = { { "Learner", equipped = { "Drill Relic" } },
                         { "Layman", equipped = { "Drill Relic" } } } },
  run  = function(t)
    t:expect("Learner"):health(9)
    t:expect("Layman"):health(6)
  end,
}

scenario "it works as long as the bearer has the subtype" {
  ids  = { "EQUIP.5" },
  dark = { force = 1, hand = { "Initiation" },
           character = { { "Layman", equipped = { "Drill Relic" } } } },
  run  = function(t)
    t:play("Initiation")
    t:expect("Layman"):power(5)
    t:finish()
    t:expect("Layman"):power(3)
  end,
}
