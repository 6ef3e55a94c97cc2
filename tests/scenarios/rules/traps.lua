-- Traps and Campaigns (R6.8.3 to R6.8.5).

cards [[
  card "Pitfall" { side = "neutral", kind = "trap", cost = 2,
    play { on = attacked { attacker = their {} }, effect = { damage { 2, to = event.source } } } }
  card "Tripwire" { side = "neutral", kind = "trap", cost = 1,
    play { on = deployed { player = opponent, arena = "character" },
           effect = { tap { event.card } } },
    play { on = step_started { step = "retreat", player = opponent }, only_if = at_least(1, their {}),
           effect = { gain { force = 2 } } } }
  card "Rigged Door" { side = "neutral", kind = "trap", cost = 1,
    static { cannot = { "be_disrupted" }, zone = "build" },
    play { on = attacked { attacker = their {} }, pay = { cost.force(1) },
           effect = { damage { 1, to = event.source } } } }
  card "Choice Words" { side = "neutral", kind = "trap", cost = 1,
    play { on = attacked { attacker = their {} },
           effect = { either { { gain { force = 1 } }, { gain { build = 1 } } } } } }
  card "Paranoia" { side = "dark", type = "character", cost = 4, speed = 43, power = 4, health = 5,
    trigger { on = attacked { attacker = self }, effect = { gain { force = 1 } } } }
  card "Trapper" { side = "light", type = "character", cost = 4, speed = 41, power = 4, health = 5,
    trigger { on = completed { card = your { kind = "trap", zone = "build" } },
              effect = { gain { force = 3 } } } }
  card "Long War" { side = "neutral", kind = "campaign", cost = 2,
    static { to = each(your { type = "character" }), power = 1, "Stun 1" },
    trigger { on = deployed { player = you }, effect = { gain { force = 1 } } },
    activated { pay = { put { 1, "damage", on = self } }, window = "build",
                effect = { draw { 1 } } } }
  sequence "light's command" {
    as_player { light, { run_sequence "build_step" } }, as_player { dark, { run_sequence "retreat_step" } },
  }
]]

local ready = { { "Pitfall", build = 2 } }

scenario "a trap is built face down like a unit" {
  ids   = { "R6.8.3", "R5.5.5" },
  start = "build_step",
  dark  = { build = 2, hand = { "Pitfall" } },
  run   = function(t)
    t:play("Pitfall", "build")  t:choose(2)
    t:expect("Pitfall"):zone("build_zone"):face_down(true):build(2)
    t:not_offered("Pitfall", "complete")
    t:not_offered("Pitfall", "turn up")
  end,
}

scenario "a trap is turned up when its trigger happens, resolves and is discarded" {
  ids   = { "R6.8.3", "R6.8.4" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard" }, build_zone = ready },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:asked("light", "trap")
    t:play("Pitfall")
    t:reach("attack")
    t:expect("Brute"):damage(2)
    t:expect("Pitfall"):zone("discard"):face_down(false):build(0)
    t:order({ "attacked", card = nil, source = "Brute" }, { "completed", card = "Pitfall", player = "light" })
    t:finish()
    t:expect("Guard"):damage(0)
  end,
}

scenario "who has a trap need not turn it up" {
  ids   = { "R6.8.3" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard" }, build_zone = ready },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:asked("light", "trap")
    t:offered("Pitfall")
    t:finish()
    t:expect("Pitfall"):zone("build_zone"):face_down(true):build(2)
    t:expect("Brute"):damage(0)
  end,
}

scenario "a trap without its counters can't be turned up" {
  ids   = { "R6.8.3" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard" }, build_zone = { { "Pitfall", build = 1 } } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:asked("light", "trap")
    t:not_offered("Pitfall")
    t:finish()
  end,
}

scenario "a trap waits for its own trigger, and works from no other place" {
  ids   = { "R6.8.3" },
  dark  = { character = { "Brute" }, build_zone = { { "Pitfall", build = 2 } } },
  light = { character = { "Guard" }, hand = { "Pitfall" }, discard = { "Pitfall" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:asked("dark", "trap")
    t:not_offered("Pitfall")
    t:reach("attack")
    t:not_offered("Pitfall#2")
    t:not_offered("Pitfall#3")
    t:finish()
  end,
}

scenario "nobody learns from being asked whether a card face down is a trap" {
  ids   = { "R6.8.3", "R11.2" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard" }, build_zone = { { "Scout", build = 1 } } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:asked("light", "trap")
    t:sees("dark", "Scout", false)
    t:not_offered("Scout")
    t:finish()
  end,
}

scenario "without a card face down nobody is asked for a trap" {
  ids   = { "R6.8.3" },
  dark  = { character = { "Brute" }, build_zone = { "Assassin" } },
  light = { character = { "Guard" }, hand = { "Pitfall" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:finish()
    t:no_window("trap")
  end,
}

scenario "a trap is hidden until it is turned up, then known" {
  ids   = { "R6.8.3", "R11.2" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard" }, build_zone = ready },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:asked("light", "trap")
    t:sees("dark", "Pitfall", false)
    t:sees("light", "Pitfall", true)
    t:play("Pitfall")
    t:reach("disrupt")
    t:sees("dark", "Pitfall", true)
    t:expect("Pitfall"):zone("build_zone"):face_down(false)
    t:finish()
  end,
}

scenario "a trap may be disrupted: no effect, discarded all the same" {
  ids   = { "R6.8.4", "R9.3.2" },
  dark  = { force = 1, hand = { "Jamming" }, character = { "Brute" } },
  light = { character = { "Guard" }, build_zone = ready },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:play("Pitfall")
    t:play("Jamming")
    t:reach("attack")
    t:expect("Brute"):damage(0)
    t:expect("Pitfall"):zone("discard")
    t:finish()
  end,
}

scenario "a trap that says so can't be disrupted; its cost is paid" {
  ids   = { "R6.8.4", "R9.3.5" },
  dark  = { force = 1, hand = { "Jamming" }, character = { "Brute" } },
  light = { force = 1, character = { "Guard" }, build_zone = { { "Rigged Door", build = 1 } } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:play("Rigged Door")
    t:play("Jamming")
    t:reach("attack")
    t:expect("Brute"):damage(1)
    t:expect("light"):force(0)
    t:expect("Rigged Door"):zone("discard")
    t:finish()
  end,
}

scenario "a trap whose cost can't be paid is not turned up" {
  ids   = { "R6.8.3", "R9.2.1" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard" }, build_zone = { { "Rigged Door", build = 1 } } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:asked("light", "trap")
    t:not_offered("Rigged Door")
    t:finish()
  end,
}

scenario "a trap may wait for two things, each with its effect" {
  ids   = { "R6.8.3" },
  start = "light's command",
  dark  = { build_zone = { { "Tripwire", build = 1 }, { "Tripwire", build = 1 } } },
  light = { build_zone = { { "Scout", build = 2 } } },
  run   = function(t)
    t:play("Scout", "deploy")
    t:asked("dark", "trap")
    t:play("Tripwire")
    t:expect("Scout"):tapped(true)
    t:expect("Tripwire#2"):zone("build_zone")
    t:finish()
    t:expect("dark"):force(0)
  end,
}

scenario "the second thing a trap waits for" {
  ids   = { "R6.8.3" },
  start = "command",
  dark  = { build_zone = { { "Tripwire", build = 1 } }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("trap", "dark")       -- at the own retreat step, of which it does not speak
    t:not_offered("Tripwire")
    t:choose(false)
    t:play("Tripwire")  t:choose(false)
    t:finish()
    t:expect("dark"):force(2)
    t:expect("Guard"):tapped(false)
  end,
}

scenario "several traps may answer one event; a choice of one is chosen on turning it up" {
  ids   = { "R6.8.3", "R9.2.5" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard" },
            build_zone = { { "Pitfall", build = 2 }, { "Choice Words", build = 1 } } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:play("Choice Words")  t:choose("build")
    t:play("Pitfall")
    t:reach("attack")
    t:expect("light"):build(1):force(0)
    t:expect("Brute"):damage(2)
    t:finish()
  end,
}

scenario "triggers of the moment come before a trap is turned up, without a question" {
  ids   = { "R6.8.3" },
  dark  = { character = { "Paranoia" }, build_zone = { { "Hulk", build = 1 } } },
  light = { character = { "Guard" }, build_zone = ready },
  run   = function(t)
    t:attack("Paranoia", "Guard")  t:dice(1, 1, 1, 1)
    t:asked("dark", "trap")
    t:expect("dark"):force(1)
    t:finish()
  end,
}

scenario "turning a trap up completes it" {
  ids   = { "R6.8.3" },
  dark  = { character = { "Brute" } },
  light = { character = { "Trapper" }, build_zone = ready },
  run   = function(t)
    t:attack("Brute", "Trapper")  t:dice(1, 1, 1, 1)
    t:play("Pitfall")
    t:reach("attack")
    t:expect("light"):force(3)
    t:finish()
  end,
}

scenario "a campaign is built like a mission, then stays with its text" {
  ids   = { "R6.8.5" },
  start = "build_step",
  dark  = { build = 2, hand = { "Long War" }, character = { "Brute" } },
  run   = function(t)
    t:play("Long War", "build")  t:choose(2)
    t:expect("Brute"):power(4)
    t:play("Long War", "complete")
    t:expect("Long War"):zone("build_zone"):face_down(false):build(0)
    t:expect("Brute"):power(5):keyword("Stun", 1)
    t:finish()
    t:expect("Long War"):zone("build_zone")
  end,
}

scenario "a campaign needs its counters and does nothing face down" {
  ids   = { "R6.8.5" },
  start = "build_step",
  dark  = { build_zone = { { "Long War", build = 1 } }, character = { "Brute" } },
  run   = function(t)
    t:not_offered("Long War")
    t:expect("Brute"):power(4)
  end,
}

scenario "what a campaign's text can do is triggered and activated" {
  ids   = { "R6.8.5" },
  start = "build_step",
  dark  = { build_zone = { "Long War", { "Assassin", build = 2 } }, deck = { "Raider" } },
  run   = function(t)
    t:play("Assassin", "deploy")
    t:expect("dark"):force(1)
    t:play("Long War", "draw")
    t:expect("Long War"):counters("damage", 1)
    t:expect("dark"):cards("hand", { "Raider" })
  end,
}
