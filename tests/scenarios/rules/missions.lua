-- Missions (R6.8) and Battle cards (R6.9).

cards [[
  card "Failed Bid" { side = "neutral", kind = "mission", cost = 1,
    play { effect = { gain { force = 3 } } },
    trigger { on = disrupted { card = self }, zone = { "build", "discard" },
              effect = { gain { force = 1 } } } }
  card "Sure Thing" { side = "neutral", kind = "mission", cost = 1,
    static { cannot = { "be_disrupted" }, zone = { "build", "arena" } },
    play { effect = { gain { force = 3 } } } }
  card "Massed Fire" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, only_if = at_least(2, your { arena = "ground" }),
           effect = { gain { build = 1 } } } }
  card "Opening Salvo" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "phase", effect = { gain { build = 1 } } } }

  sequence "light side's build step" { as_player { light, { run_sequence "build_step" } } }
]]

scenario "a completed mission is turned up, resolves and is discarded" {
  ids   = { "R6.8.1" },
  start = "build_step",
  dark  = { build_zone = { { "Windfall", build = 2 } } },
  run   = function(t)
    t:play("Windfall", "complete")
    t:expect("Windfall"):zone("discard"):face_down(false):build(0)
    t:expect("dark"):force(3)
    t:order({ "completed", card = "Windfall", player = "dark" },
            { "resource_changed", player = "dark", amount = 3 })
  end,
}

scenario "a mission needs its counters" {
  ids   = { "R6.8.1" },
  start = "build_step",
  dark  = { build_zone = { { "Windfall", build = 1 } } },
  run   = function(t) t:not_offered("Windfall") end,
}

scenario "a mission is not completed in battle, nor played from hand" {
  ids   = { "R6.8.1" },
  dark  = { build_zone = { { "Windfall", build = 2 } }, hand = { "Windfall" } },
  run   = function(t)
    t:reach("phase")
    t:not_offered("Windfall")
    t:not_offered("Windfall#2")
  end,
}

scenario "a mission is not completed in the opponent's build step" {
  ids   = { "R6.8.1" },
  start = "light side's build step",
  dark  = { build_zone = { { "Windfall", build = 2 } } },
  light = { build_zone = { { "Windfall", build = 2 } } },
  run   = function(t)
    t:asked("light", "build")
    t:play("Windfall#2", "complete")
    t:finish()
    t:expect("light"):force(3)
    t:expect("dark"):force(0)
  end,
}

scenario "the completion of a mission may be disrupted" {
  ids   = { "R6.8.2", "R9.3.2" },
  start = "build_step",
  dark  = { build_zone = { { "Windfall", build = 2 } } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    t:play("Windfall", "complete")
    t:play("Jamming")
    t:reach("build")
    t:expect("Windfall"):zone("discard")
    t:expect("Jamming"):zone("discard")
    t:expect("dark"):force(0)
    t:expect("light"):force(0)
  end,
}

scenario "some missions say what happens if they are disrupted" {
  ids   = { "R6.8.2" },
  start = "build_step",
  dark  = { build_zone = { { "Failed Bid", build = 1 } } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    t:play("Failed Bid", "complete")
    t:play("Jamming")
    t:reach("build")
    t:expect("Failed Bid"):zone("discard")
    t:expect("dark"):force(1)
  end,
}

scenario "a mission that can't be disrupted resolves all the same" {
  ids   = { "R6.8.2", "R9.3.5" },
  start = "build_step",
  dark  = { build_zone = { { "Sure Thing", build = 1 } } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    t:play("Sure Thing", "complete")
    t:finish()
    t:expect("dark"):force(3)
    t:expect("Sure Thing"):zone("discard")
  end,
}

scenario "a battle card is played from hand, resolves and is discarded" {
  ids   = { "R6.9.1" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Pulse")
    t:finish()
    t:expect("Guard"):damage(3)
    t:expect("Pulse"):zone("discard")
    t:expect("dark"):force(0):cards("hand", 0):cards("discard", { "Pulse" })
  end,
}

scenario "a battle card is not played from the deck or the discard pile" {
  ids   = { "R6.9.1" },
  dark  = { force = 3, deck = { "Pulse" }, discard = { "Grenade" }, hand = { "Poison" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("phase")
    t:not_offered("Pulse")
    t:not_offered("Grenade")
    t:offered("Poison")
  end,
}

scenario "a battle card is played in a window of the right kind only" {
  ids   = { "R6.9.1", "R8.3.4", "R8.3.6" },
  dark  = { force = 4, hand = { "Pulse", "Adrenaline", "Second Try" }, character = { "Brute" } },
  light = { force = 1, hand = { "Cover" }, character = { "Guard" } },
  run   = function(t)
    t:reach("phase")
    t:offered("Pulse")
    t:not_offered("Adrenaline")
    t:not_offered("Second Try")
    t:attack("Brute", "Guard")  t:dice(6, 1, 1, 1)
    t:reach("attack")      t:offered("Adrenaline")  t:not_offered("Second Try")
    t:reach("reroll")      t:offered("Second Try")  t:not_offered("Pulse")
    t:reach("prevention")  t:not_offered("Pulse")   t:offered("Cover")
  end,
}

scenario "play only if: not without the condition" {
  ids   = { "R6.9.2" },
  dark  = { force = 1, hand = { "Massed Fire" }, ground = { "Crusher" } },
  light = { force = 1, hand = { "Massed Fire" }, ground = { "Walker", "Skimmer" } },
  run   = function(t)
    t:reach("phase")
    t:not_offered("Massed Fire")
    t:offered("Massed Fire#2")
  end,
}

scenario "play only when: not at another time" {
  ids   = { "R6.9.2", "R8.3.3" },
  dark  = { force = 1, hand = { "Opening Salvo" } },
  run   = function(t)
    t:reach("phase")  t:offered("Opening Salvo")
    t:reach("step")   t:not_offered("Opening Salvo")
  end,
}
