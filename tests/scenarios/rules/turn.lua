-- The turn, its ready phase and its end (R5.1, R5.2, R5.9).

cards [[
  card "Freeze" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "phase",
           effect = { give { to = one(their { tapped = true }), cannot = { "untap" },
                             lasts = "next_turn" } } } }
  card "Surveyor" { side = "dark", type = "character", cost = 2, speed = 11, power = 1,
                    health = 3,
                    trigger { on = die_rolled { player = light }, when = exactly(1, event.amount),
                              effect = { gain { build = 2 } } } }
  card "Deserter" { side = "dark", type = "ground", cost = 2, speed = 9, power = 2,
                    health = 3,
                    trigger { on = step_ended { step = "turn" }, effect = { retreat { self } } } }
  card "Night Watch" { side = "dark", type = "character", cost = 2, speed = 8, power = 2,
                       health = 3,
                       trigger { on = step_ended { step = "turn" },
                                 effect = { gain { force = 1 } } } }
  card "Cloak" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) },
           effect = { give { to = one(all { arena = "ground", type = "ground" }), power = 2,
                             cannot = { "count_for_control" }, lasts = "turn" } } } }
  card "War Drum" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) },
           effect = { give { to = one(your { arena = "any" }), power = 2, lasts = "battle" } } } }

  sequence "battle and two ready phases" {
    run_sequence "battle", run_sequence "end_of_turn",
    turn_begin {}, run_sequence "ready", run_sequence "build_step", run_sequence "end_of_turn",
    turn_begin {}, run_sequence "ready",
  }
  sequence "battle and end of turn" { run_sequence "battle", run_sequence "end_of_turn" }
  sequence "battle and a window" { run_sequence "battle", window_ { "build", player = dark } }
]]

scenario "a turn has a ready, a command and a battle phase, shared by both players" {
  ids   = { "R5.1.1" },
  start = "turn",
  dice  = { 1 },
  run   = function(t)
    t:finish()
    t:happened("step_started", { step = "ready" }, 1)
    t:happened("step_started", { step = "battle" }, 1)
    t:order({ "step_started", step = "ready" },
            { "step_started", step = "build", player = "dark" },
            { "step_started", step = "build", player = "light" },
            { "step_started", step = "battle" },
            { "step_ended", step = "battle" },
            { "step_ended", step = "turn" })
  end,
}

scenario "in each step the dark side acts first" {
  ids   = { "R5.1.2", "R5.2.1", "R5.2.3", "ruling.15" },
  start = "turn",
  dice  = { 1 },
  dark  = { character = { { "Brute", tapped = true } } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:choose(false)  t:choose(false)
    t:reach("phase")
    t:order({ "untapped", card = "Brute" }, { "untapped", card = "Guard" },
            { "resource_changed", player = "dark", amount = 4 },
            { "resource_changed", player = "light", amount = 4 },
            { "step_started", step = "build", player = "dark" },
            { "step_started", step = "build", player = "light" },
            { "step_started", step = "retreat", player = "dark" },
            { "step_started", step = "retreat", player = "light" })
  end,
}

scenario "all cards in arenas and build zones untap" {
  ids   = { "R5.2.1" },
  start = "ready",
  dice  = { 1 },
  dark  = { space = { { "Raider", tapped = true } }, ground = { { "Crusher", tapped = true } },
            build_zone = { { "Brute", tapped = true } } },
  light = { character = { { "Guard", tapped = true } },
            build_zone = { { "Runner", tapped = true } } },
  run   = function(t)
    t:finish()
    t:expect("Raider"):tapped(false)
    t:expect("Crusher"):tapped(false)
    t:expect("Brute"):tapped(false):zone("build_zone")
    t:expect("Guard"):tapped(false)
    t:expect("Runner"):tapped(false):zone("build_zone")
  end,
}

scenario "a unit that doesn't untap in its next untap step untaps in the one after" {
  ids   = { "R5.2.2" },
  start = "battle and two ready phases",
  dice  = { 1, 1 },
  dark  = { force = 1, hand = { "Freeze" }, character = { { "Brute", tapped = true } } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Freeze")
    t:reach("build")
    t:expect("Brute"):tapped(false)
    t:expect("Guard"):tapped(true)
    t:finish()
    t:expect("Guard"):tapped(false)
  end,
}

scenario "each player gains 4 force" {
  ids   = { "R5.2.3", "R9.7.2" },
  start = "ready",
  dice  = { 1 },
  dark  = { force = 2 },
  light = { force = 30 },
  run   = function(t)
    t:finish()
    t:expect("dark"):force(6)
    t:expect("light"):force(34)
  end,
}

scenario "nobody may play anything in the ready phase" {
  ids   = { "R5.2.4" },
  start = "ready",
  dice  = { 4 },
  dark  = { force = 4, hand = { "Pulse" }, character = { "Bodyguard", "Cannon" } },
  light = { force = 4, hand = { "Pulse" }, character = { "Guard" } },
  run   = function(t) t:asked(nil) end,
}

scenario "the light side rolls one die, and both get that many build points" {
  ids   = { "R5.2.5" },
  start = "ready",
  dice  = { 5 },
  run   = function(t)
    t:finish()
    t:happened("die_rolled", { player = "light", amount = 5 }, 1)
    t:happened("die_rolled", {}, 1)
    t:expect("dark"):build(5)
    t:expect("light"):build(5)
  end,
}

scenario "a unit in every arena gives one build point more" {
  ids   = { "R5.2.6" },
  start = "ready",
  dice  = { 2 },
  dark  = { space = { "Raider" }, ground = { "Crusher", "Fortress" }, character = { "Brute" } },
  light = { space = { "Runner" }, ground = { "Walker" } },
  run   = function(t)
    t:finish()
    t:expect("dark"):build(3)
    t:expect("light"):build(2)
  end,
}

scenario "a unit in the build zone is in no arena for the extra build point" {
  ids   = { "R5.2.6" },
  start = "ready",
  dice  = { 2 },
  dark  = { space = { "Raider" }, ground = { "Crusher" }, build_zone = { "Brute" } },
  light = { space = { "Runner" }, ground = { { "Walker", damage = 4 } },
            character = { "Guard" } },
  run   = function(t)
    t:finish()
    t:expect("dark"):build(2)
    t:expect("light"):build(3)
  end,
}

scenario "an effect of the build roll happens in that step" {
  ids   = { "R5.2.7" },
  start = "ready",
  dice  = { 1 },
  dark  = { character = { "Surveyor" } },
  run   = function(t)
    t:finish()
    t:expect("dark"):build(3)
    t:expect("light"):build(1)
  end,
}

scenario "an effect of another build roll does not happen" {
  ids   = { "R5.2.7" },
  start = "ready",
  dice  = { 2 },
  dark  = { character = { "Surveyor" } },
  run   = function(t)
    t:finish()
    t:expect("dark"):build(2)
  end,
}

scenario "the build roll is the last thing of the ready phase" {
  ids   = { "R5.2.8", "R13.2" },
  start = "turn",
  dice  = { 3 },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:reach("build")
    t:order({ "untapped", card = "Guard" }, { "resource_changed", player = "light", amount = 4 },
            { "die_rolled", amount = 3 }, { "step_started", step = "build", player = "dark" })
  end,
}

scenario "unspent build points are lost at the end of the turn, force is kept" {
  ids   = { "R5.2.9", "R5.9.3" },
  start = "end_of_turn",
  dark  = { build = 3, force = 2 },
  light = { build = 1, force = 5 },
  run   = function(t)
    t:finish()
    t:expect("dark"):build(0):force(2)
    t:expect("light"):build(0):force(5)
  end,
}

scenario "when the turn ends, the dark side's effects come first" {
  ids   = { "R5.9.1", "R9.4.2" },
  start = "end_of_turn",
  dark  = { character = { "Night Watch" } },
  light = { character = { "Night Watch" } },
  run   = function(t)
    t:finish()
    t:order({ "step_ended", step = "turn" },
            { "resource_changed", player = "dark", amount = 1 },
            { "resource_changed", player = "light", amount = 1 })
  end,
}

scenario "the turn ends after the battle phase" {
  ids   = { "R5.9.1" },
  start = "turn",
  dice  = { 1 },
  dark  = { force = 0, character = { { "Night Watch", tapped = true } } },
  run   = function(t)
    t:choose(false)
    t:reach("phase")  t:expect("dark"):force(4)
    t:finish()        t:expect("dark"):force(5)
  end,
}

scenario "control is checked after the effects of the turn's end" {
  ids   = { "R5.9.1", "R5.9.2" },
  start = "end_of_turn",
  dark  = { space = { "Raider" }, ground = { "Deserter" } },
  run   = function(t)
    t:finish()
    t:expect("Deserter"):zone("build_zone")
    t:winner(nil)
  end,
}

scenario "control is checked before effects until end of turn expire" {
  ids   = { "R5.9.2", "R5.9.3" },
  start = "battle and end of turn",
  dark  = { force = 1, hand = { "Cloak" }, space = { "Raider" }, ground = { "Crusher" } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:play("Cloak")  t:choose("Walker")
    t:finish()
    t:winner("dark")
  end,
}

scenario "effects until end of turn expire at the end of the turn" {
  ids   = { "R5.9.3", "R9.6.1" },
  start = "battle and end of turn",
  dark  = { force = 1, hand = { "Cloak" }, ground = { "Crusher" } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:play("Cloak")  t:choose("Crusher")
    t:expect("Crusher"):power(6)
    t:turn_of("Crusher")  t:pass()
    t:turn_of("Walker")  t:expect("Crusher"):power(6)
    t:finish()           t:expect("Crusher"):power(4)
  end,
}

scenario "effects until end of battle expire when the battle phase ends" {
  ids   = { "R5.9.4" },
  start = "battle and a window",
  dark  = { force = 1, hand = { "War Drum" }, space = { "Raider" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("War Drum")  t:choose("Raider")
    t:expect("Raider"):power(6)
    t:turn_of("Brute")  t:pass()
    t:turn_of("Guard")  t:expect("Raider"):power(6)
    t:reach("build")    t:expect("Raider"):power(4)
  end,
}

scenario "an effect until end of battle is not one until end of turn" {
  ids   = { "R5.9.4" },
  start = "battle and a window",
  dark  = { force = 1, hand = { "Cloak" }, ground = { "Crusher" } },
  run   = function(t)
    t:play("Cloak")
    t:reach("build")
    t:expect("Crusher"):power(6)
  end,
}
