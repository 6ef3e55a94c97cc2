-- B2 Super Battle Droid: comes out of the hand for one turn.

cards [[
  card "Fallback" { side = "neutral", kind = "battle",
    play { effect = { retreat { one(your { arena = "any" }) } } } }
]]

scenario "B2 comes from the hand, fights and leaves when the turn ends" {
  ids   = { "R4.1.5" },
  start = "battle to end",
  dark  = { hand = { "B2 Super Battle Droid" } },
  light = { character = { "Guard" } },
  dice  = { 4, 4, 1 },
  run   = function(t)
    t:choose(true)
    t:expect("B2 Super Battle Droid"):zone("character"):tapped(false)
    t:happened("entered", { card = "B2 Super Battle Droid" }, 1)
    t:attack("B2 Super Battle Droid", "Guard")
    t:finish()
    t:expect("Guard"):damage(2)
    t:expect("B2 Super Battle Droid"):zone("discard")
    t:happened("deployed", {}, 0)
  end,
}

scenario "B2 is put only as its Character battle step starts" {
  dark  = { hand = { "B2 Super Battle Droid" }, ground = { "Speeder" } },
  light = { ground = { "Walker" }, character = { "Guard" } },
  run   = function(t)
    t:turn_of("Speeder")  t:pass()
    t:turn_of("Walker")   t:pass()
    t:happened("step_started", { step = "battle.character" }, 0)
    t:choose(false)
    t:happened("step_started", { step = "battle.character" }, 1)
    t:finish()
    t:expect("B2 Super Battle Droid"):zone("hand")
  end,
}

scenario "B2 stays to the end of the turn, not of the battle phase" {
  dark  = { hand = { "B2 Super Battle Droid" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:choose(true)
    t:finish()
    t:happened("step_ended", { step = "battle" }, 1)
    t:expect("B2 Super Battle Droid"):zone("character")
  end,
}

scenario "a B2 that was built stays" {
  start = "battle to end",
  dark  = { character = { "B2 Super Battle Droid" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:finish()
    t:expect("B2 Super Battle Droid"):zone("character")
  end,
}

scenario "a B2 put by its text is discarded also from the build zone" {
  start = "battle to end",
  dark  = { hand = { "B2 Super Battle Droid", "Fallback" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:choose(true)
    t:play("Fallback")
    t:expect("B2 Super Battle Droid"):zone("build_zone")
    t:finish()
    t:expect("B2 Super Battle Droid"):zone("discard")
  end,
}

scenario "B2 is gone before control is checked" {
  ids   = { "R5.9.1", "R5.9.2" },
  start = "battle to end",
  dark  = { hand = { "B2 Super Battle Droid" }, space = { "Dart" } },
  run   = function(t)
    t:choose(true)
    t:finish()
    t:winner(nil)
    t:expect("B2 Super Battle Droid"):zone("discard")
  end,
}

scenario "each B2 in hand has its own choice" {
  start = "battle to end",
  dark  = { hand = { "B2 Super Battle Droid", "B2 Super Battle Droid" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:choose("B2 Super Battle Droid#2")  t:choose(true)
    t:choose(false)
    t:reach("step", "dark")
    t:expect("B2 Super Battle Droid#2"):zone("character")
    t:expect("B2 Super Battle Droid"):zone("hand")
    t:finish()
  end,
}

scenario "B2 has Armor" {
  dark  = { character = { { "B2 Super Battle Droid", tapped = true } } },
  light = { character = { "Guard" } },
  dice  = { 4, 4, 4, 5 },
  run   = function(t)
    t:attack("Guard", "B2 Super Battle Droid")  t:finish()
    t:expect("B2 Super Battle Droid"):damage(1)
  end,
}
