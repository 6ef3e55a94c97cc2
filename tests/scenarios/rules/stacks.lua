-- R6.1, R6.2: unique names and the stacks of their versions.

cards [[
  sequence "light builds twice" {
    as_player { light, { run_sequence "build_step" } },
    as_player { light, { run_sequence "build_step" } },
  }
  card "Captain (A)" { side = "light", type = "character", cost = 4, speed = 33, power = 3, health = 4,
    upkeep { cost.build(1) } }
  card "Captain (B)" { side = "light", type = "character", cost = 6, speed = 31, power = 5, health = 5 }
  card "Captain (C)" { side = "light", type = "character", cost = 3, speed = 29, power = 2, health = 3,
    "Accuracy 1" }
  card "Captain (D)" { side = "light", type = "character", cost = 4, speed = 28, power = 2, health = 3 }
  card "Captain (E)" { side = "light", type = "character", cost = 4, speed = 27, power = 2, health = 3 }
  card "Captain (F)" { side = "light", type = "ground", cost = 4, speed = 26, power = 2, health = 3 }
  card "Dispatcher" { side = "light", type = "character", cost = 4, speed = 25, power = 2, health = 3,
    activated { window = "build", effect = { discard { one(your { name = "Captain" }) } } } }
  card "Bomb Ace (A)" { side = "dark", type = "space", cost = 4, speed = 37, power = 5, health = 5,
    "Bombard 2" }
  card "Bomb Ace (B)" { side = "dark", type = "space", cost = 4, speed = 38, power = 3, health = 5 }
]]

scenario "a version put on top gives name, numbers and text" {
  ids   = { "R6.2.1", "R6.2.2" },
  start = "light build",
  light = { character = { "Captain (B)" }, build_zone = { { "Captain (C)", build = 1 } } },
  run   = function(t)
    t:expect("Captain (B)"):power(5):keyword("Accuracy", 0)
    t:play("Captain (C)", "on top of the stack")
    t:expect("Captain (C)"):zone("character"):power(3):speed(39):health(4):keyword("Accuracy", 1)
  end,
}

scenario "on top of a cheaper card the price is the difference and one more" {
  ids   = { "R6.2.5" },
  start = "light build",
  light = { build = 1, character = { "Captain (A)" }, build_zone = { { "Captain (B)", build = 2 } } },
  run   = function(t)
    t:choose("Captain (A)")             -- Upkeep before the draw; it takes the only point
    t:reach("build")
    t:offered("Captain (B)", "put under")
    t:not_offered("Captain (B)", "on top of")
  end,
}

scenario "with the difference and one more it goes on top" {
  ids   = { "R6.2.5", "ruling.37" },
  start = "light build",
  light = { character = { "Captain (C)" }, build_zone = { { "Captain (B)", build = 4 } } },
  run   = function(t)
    t:play("Captain (B)", "on top of")
    t:expect("Captain (B)"):zone("character"):power(6):build(0)
  end,
}

scenario "a cheaper card goes on top for one" {
  ids   = { "R6.2.5", "R6.2.6", "ruling.36", "R13.5" },
  start = "light build",
  light = { character = { "Captain (B)" }, build_zone = { { "Captain (C)", build = 1 } } },
  run   = function(t)
    t:play("Captain (C)", "on top of")
    t:expect("Captain (C)"):zone("character")
  end,
}

scenario "at the bottom the price is one, however dear the card" {
  ids   = { "R6.2.5", "ruling.35" },
  start = "light build",
  light = { character = { "Captain (C)" }, build_zone = { { "Captain (B)", build = 1 } } },
  run   = function(t)
    t:play("Captain (B)", "put under")
    t:expect("Captain (C)"):zone("character"):power(3):health(4):speed(39)
  end,
}

scenario "a second version does not come into play beside the first" {
  ids   = { "R6.1.1" },
  start = "light build",
  light = { character = { "Captain (B)" }, build_zone = { { "Captain (C)", build = 9 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Captain (C)", "deploy")
    t:offered("Captain (C)", "on top of")
  end,
}

scenario "a retreated unit holds the name, too" {
  ids   = { "R6.1.1" },
  start = "light build",
  light = { build_zone = { "Captain (B)", { "Captain (C)", build = 9 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Captain (C)", "deploy")
    t:offered("Captain (C)", "put under")
  end,
}

scenario "the same version never joins" {
  ids   = { "R6.2.4", "R6.1.2" },
  start = "light build",
  light = { character = { "Captain (B)" }, build_zone = { { "Captain (B)", build = 9, as = "double" } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("double", "stack")
    t:not_offered("double", "deploy")
  end,
}

scenario "a stack has at most four cards" {
  ids   = { "R6.2.3" },
  start = "light build",
  light = { character = { "Captain (B)" }, build_zone = { { "Captain (C)", build = 1 },
    { "Captain (D)", build = 1 }, { "Captain (E)", build = 1 }, { "Captain (A)", build = 1 } } },
  run   = function(t)
    t:play("Captain (C)", "put under")  t:play("Captain (D)", "put under")
    t:offered("Captain (A)", "put under")
    t:play("Captain (E)", "put under")
    t:expect("Captain (B)"):power(8):health(8):speed(61)
    t:not_offered("Captain (A)", "stack")
  end,
}

scenario "a version of another arena does not join a unit in battle" {
  ids   = { "R3.2.2" },
  start = "light build",
  light = { character = { "Captain (B)" }, build_zone = { { "Captain (F)", build = 9 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Captain (F)", "stack")
  end,
}

scenario "cards of a stack are rearranged in the own build step" {
  ids   = { "R6.2.7" },
  start = "light build",
  light = { character = { "Captain (B)" }, build_zone = { { "Captain (C)", build = 1 } } },
  run   = function(t)
    t:play("Captain (C)", "put under")
    t:play("Captain (C)", "bring to the top")
    t:expect("Captain (C)"):zone("character"):power(3):keyword("Accuracy", 1)
  end,
}

scenario "damage and the tapped state belong to the unit, whichever card is its top" {
  ids   = { "R6.2.8" },
  start = "light build",
  light = { character = { { "Captain (B)", damage = 2, tapped = true } },
            build_zone = { { "Captain (C)", build = 1 } } },
  run   = function(t)
    t:play("Captain (C)", "on top of")
    t:expect("Captain (C)"):damage(2):tapped(true)
  end,
}

scenario "a top card with less health may be the end of the unit" {
  ids   = { "R6.2.11", "R6.2.9" },
  start = "light build",
  light = { character = { { "Captain (B)", damage = 4 } }, build_zone = { { "Captain (C)", build = 1 } } },
  run   = function(t)
    t:play("Captain (C)", "on top of")
    t:expect("light"):cards("discard", 2)
  end,
}

scenario "upkeep is paid for the top card of a stack, not for a card under it" {
  ids   = { "UPKEEP.7", "R6.2.1" },
  start = "light builds twice",
  light = { build = 2, character = { "Captain (A)" }, build_zone = { { "Captain (C)", build = 1 } } },
  run   = function(t)
    t:choose("Captain (A)")  -- paid, then the draw
    t:play("Captain (C)", "on top of")
    t:finish()
    t:expect("light"):build(1)
  end,
}

scenario "upkeep is due once the card has become the top of its stack" {
  ids   = { "UPKEEP.7" },
  start = "light builds twice",
  light = { build = 2, character = { "Captain (C)" }, build_zone = { { "Captain (A)", build = 2 } } },
  run   = function(t)
    t:play("Captain (A)", "on top of")
    t:expect("light"):build(2)
    t:pass()  t:choose("Captain (A)")
    t:expect("light"):build(1)
  end,
}

scenario "a unique unit that was discarded may be deployed again" {
  ids   = { "R6.1.4" },
  start = "light build",
  light = { character = { "Captain (B)", "Dispatcher" },
            build_zone = { { "Captain (B)", build = 6, as = "another copy" },
                           { "Captain (C)", build = 3 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("another copy", "deploy")
    t:not_offered("Captain (C)", "deploy")
    t:play("Dispatcher")
    t:expect("Captain (B)"):zone("discard")
    t:offered("Captain (C)", "deploy")
    t:play("another copy", "deploy")
    t:expect("another copy"):zone("character")
  end,
}

scenario "a card under it makes an attack with bombard stronger, too" {
  ids   = { "R6.2.10", "BOMBARD.2" },
  start = "dark build to end",
  dark  = { space = { "Bomb Ace (A)" }, build_zone = { { "Bomb Ace (B)", build = 1 } } },
  light = { space = { "Bulwark" }, ground = { "Bastion" } },
  run   = function(t)
    t:play("Bomb Ace (B)", "put under")
    t:attack("Bomb Ace (A)", "Bastion")  t:dice(6, 6, 6)  t:finish()
    t:expect("Bastion"):damage(3)           -- Bombard 2 and one for the card under it
    t:expect("Bomb Ace (A)"):power(6)
  end,
}

-- What waits for a moment to come is about the unit, whichever card is its top by then.
cards [[
  card "Hothead (A)" { side = "dark", type = "character", cost = 4, speed = 47, power = 2, health = 9,
    "Overload 2" }
  card "Hothead (B)" { side = "dark", type = "character", cost = 3, speed = 48, power = 2, health = 9,
    "Hidden Cost 1" }
  card "Turncoat (A)" { side = "light", type = "character", cost = 4, speed = 7, power = 2,
    health = 9 }
  card "Turncoat (B)" { side = "light", type = "character", cost = 3, speed = 8, power = 2,
    health = 9, "Hidden Cost 1" }
  card "Dogged" { side = "dark", type = "character", cost = 4, speed = 49, power = 2, health = 9,
    "Tenacity 2" }
]]

scenario "a unit does damage to itself that was due before its top card changed" {
  ids   = { "R6.2.8", "OVERLOAD.3" },
  dark  = { force = 9, character = { "Hothead (A)" },
            build_zone = { { "Hothead (B)", build = 2 } } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Hothead (A)", "Veteran")  t:choose(true)
    t:play("Hothead (B)", "on top")
    t:dice(1, 1, 1, 1, 1)  t:dice(6, 6)
    t:finish()
    t:expect("Hothead (B)"):zone("character"):damage(2)
  end,
}

scenario "the same target is the unit, whichever card is its top" {
  ids   = { "R6.2.8", "TENACITY.3" },
  dark  = { character = { "Dogged" } },
  light = { force = 9, character = { { "Turncoat (A)", tapped = true } },
            build_zone = { { "Turncoat (B)", build = 2 } } },
  run   = function(t)
    t:attack("Dogged", "Turncoat (A)")  t:dice(1, 1)
    t:reach("between", "light")  t:play("Turncoat (B)", "on top")
    t:choose(true)  t:dice(6, 6)
    t:finish()
    t:expect("Turncoat (B)"):zone("character"):damage(2)
  end,
}

cards [[
  card "Walker (A)" { side = "light", type = { "ground", "character" }, cost = 4, speed = 33,
      power = 3, health = 4 }
  card "Walker (B)" { side = "light", type = "character", cost = 4, speed = 31, power = 5, health = 5 }
  card "Walker (C)" { side = "light", type = "ground", cost = 4, speed = 30, power = 4, health = 5 }
]]

scenario "a card comes to the top only where the arena of the stack is one of its types" {
  ids   = { "R3.2.2", "R6.2.7" },
  start = "light build",
  light = { build_zone = { "Walker (A)", { "Walker (B)", build = 1 }, { "Walker (C)", build = 1 } } },
  run   = function(t)
    t:play("Walker (B)", "put under")
    t:play("Walker (C)", "put under")
    t:offered("Walker (B)", "bring to the top")   -- in the build zone there is no arena
    t:play("Walker (A)", "move")  t:choose("ground")
    t:offered("Walker (C)", "bring to the top")
    t:not_offered("Walker (B)", "bring to the top")
  end,
}
