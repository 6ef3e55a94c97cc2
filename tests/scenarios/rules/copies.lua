-- R9.2.9: a play that is copied; R9.8.4: cards of the same type line.

cards [[
  card "Echo" { side = "neutral", kind = "battle", play { pay = { cost.force(1) },
    effect = { copy { one(their { zone = "discard", kind = "battle" }) } } } }
  card "Levy" { side = "neutral", kind = "battle", play { pay = { cost.force(count(your {})) },
    effect = { gain { build = 5 } } } }
  card "Rally Call" { side = "neutral", kind = "battle", play { pay = { cost.force(1) },
    only_if = at_least(1, your { "Jedi" }), effect = { gain { build = 5 } } } }
  card "Fork" { side = "neutral", kind = "battle", play { pay = { cost.force(1) },
    effect = { either { { gain { build = 2 } }, { gain { build = 7 } } } } } }
  card "Last Stroke" { side = "neutral", kind = "battle", play { window = "attack",
    effect = { gain { build = 5 } } } }
  card "Novice" { side = "neutral", type = "character", subtypes = { "Jedi" }, cost = 2, speed = 3,
    power = 1, health = 3 }
  card "Taxman" { side = "neutral", type = "character", cost = 2, speed = 4, power = 1, health = 3,
    static { to = each(your { zone = "hand", kind = "battle" }), play_cost = 2 } }
  card "Tally" { side = "neutral", type = "character", cost = 2, speed = 2, power = 1, health = 3,
    trigger { on = played {}, effect = { gain { build = 100, player = dark } } } }
  card "Purge" { side = "neutral", kind = "battle", play { effect = {
    choose { one(your {}), as = "model" },
    discard { each(their { type_line = the.model }) } } } }
  card "Guide" { side = "neutral", type = "character", subtypes = { "Jedi", "Scout" }, cost = 2,
    speed = 6, power = 1, health = 3 }
  card "Pathfinder" { side = "neutral", type = "character", subtypes = { "Scout", "Jedi" }, cost = 5,
    speed = 7, power = 4, health = 6 }
  card "Apprentice" { side = "neutral", type = "character", subtypes = { "Jedi" }, cost = 2,
    speed = 8, power = 1, health = 3 }
  card "Ranger" { side = "neutral", type = { "ground", "character" }, subtypes = { "Jedi", "Scout" },
    cost = 2, speed = 9, power = 1, health = 3 }
]]

scenario "a copy is priced as if the copier played the card" {
  ids   = { "R9.2.9", "ruling.91" },
  dark  = { force = 4, character = { "Brute", "Champion" }, hand = { "Echo" } },
  light = { character = { "Guard" }, discard = { "Levy" } },
  run   = function(t)
    t:play("Echo")
    t:expect("dark"):force(1):build(5)  -- 1 for Echo, 2 for two units; its player would pay 1
    t:expect("Echo"):zone("discard")  t:expect("Levy"):zone("discard")
  end,
}

scenario "who can't pay that does not copy it" {
  ids   = { "R9.2.9" },
  dark  = { force = 2, character = { "Brute", "Champion" }, hand = { "Echo" } },
  light = { character = { "Guard" }, discard = { "Levy" } },
  run   = function(t)
    t:play("Echo")
    t:expect("dark"):force(1):build(0)
    t:expect("Echo"):zone("discard")
  end,
}

scenario "what changes the price of the copied card does not change that of the copy" {
  ids   = { "R9.2.9", "ruling.91" },
  dark  = { force = 2, hand = { "Echo" } },
  light = { character = { "Taxman" }, discard = { "Rally Call", "Fork" } },
  run   = function(t)
    t:play("Echo")  t:choose("Fork")  t:choose("gain 7")
    t:expect("dark"):force(0):build(7)
  end,
}

scenario "what changes the copier's prices changes it" {
  ids   = { "R9.2.9" },
  dark  = { force = 6, character = { "Taxman" }, hand = { "Echo" } },
  light = { discard = { "Fork" } },
  run   = function(t)
    t:play("Echo")  t:choose("gain 2")
    t:expect("dark"):force(0):build(2)  -- 1 + 2 for Echo, 1 + 2 for the copy
  end,
}

scenario "its condition must hold for the copier" {
  ids   = { "R9.2.9", "ruling.91" },
  dark  = { force = 2, hand = { "Echo" } },
  light = { character = { "Novice" }, discard = { "Rally Call" } },
  run   = function(t)
    t:play("Echo")
    t:expect("dark"):force(1):build(0)
  end,
}

scenario "if it does, the copy works for the copier" {
  ids   = { "R9.2.9", "ruling.91" },
  dark  = { force = 2, character = { "Novice" }, hand = { "Echo" } },
  light = { discard = { "Rally Call" } },
  run   = function(t)
    t:play("Echo")
    t:expect("dark"):force(0):build(5)
    t:expect("light"):build(0)
  end,
}

scenario "a card that could not be played in this window is not copied" {
  ids   = { "R9.2.9" },
  dark  = { force = 1, hand = { "Echo" } },
  light = { discard = { "Last Stroke" } },
  run   = function(t)
    t:play("Echo")
    t:expect("dark"):force(0):build(0)
  end,
}

scenario "the copy of a card is not the play of one" {
  ids   = { "R9.2.9" },
  dark  = { force = 2, character = { "Tally" }, hand = { "Echo" } },
  light = { discard = { "Fork" } },
  run   = function(t)
    t:play("Echo")  t:choose("gain 2")
    t:expect("dark"):build(102)
  end,
}

scenario "an entire type line matches if all types and subtypes are equal, in any order" {
  ids   = { "R9.8.4", "ruling.53" },
  dark  = { character = { "Guide" }, hand = { "Purge" } },
  light = { character = { "Pathfinder", "Apprentice", "Ranger", "Guard" } },
  run   = function(t)
    t:play("Purge")
    t:expect("Pathfinder"):zone("discard")
    t:expect("Apprentice"):zone("character")
    t:expect("Ranger"):zone("character")
    t:expect("Guard"):zone("character")
  end,
}
