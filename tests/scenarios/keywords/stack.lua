-- STACK: cards of a list under a unit, and cards that say under which units they go.

cards [[
  sequence "command and build" { run_sequence "command", run_sequence "light build" }
  card "Menagerie (A)" { side = "light", type = "ground", cost = 6, speed = 31, power = 3, health = 5,
    stacks { of = all { "Creature" } } }
  card "Menagerie (B)" { side = "light", type = "ground", cost = 6, speed = 32, power = 3, health = 5 }
  card "Menagerie (C)" { side = "light", type = "ground", cost = 6, speed = 30, power = 3, health = 5,
    stacks { of = all { "Creature" } } }
  card "Clan (A)" { side = "light", type = "ground", cost = 6, speed = 33, power = 3, health = 5,
    stacks { of = all { "Pilgrim", type = "character", unique = true } } }
  card "Old Hound" { side = "light", type = "ground", subtypes = { "Creature" }, cost = 3, speed = 34,
    power = 2, health = 3, "Armor" }
  card "Bird" { side = "light", type = "character", subtypes = { "Creature" }, cost = 9, speed = 35,
    power = 2, health = 3 }
  card "Eldest (A)" { side = "light", type = "character", subtypes = { "Pilgrim" }, cost = 3,
    speed = 36, power = 2, health = 3 }
  card "Eldest (B)" { side = "light", type = "character", subtypes = { "Pilgrim" }, cost = 3,
    speed = 37, power = 2, health = 3 }
  card "Youngest (A)" { side = "light", type = "character", subtypes = { "Pilgrim" }, cost = 3,
    speed = 38, power = 2, health = 3 }
  card "Plain Pilgrim" { side = "light", type = "character", subtypes = { "Pilgrim" }, cost = 3,
    speed = 39, power = 2, health = 3 }
  card "Wing Leader (A)" { side = "light", type = "space", subtypes = { "Squadron" }, cost = 5,
    speed = 41, power = 3, health = 4 }
  card "Wing Leader (B)" { side = "light", type = "space", subtypes = { "Squadron" }, cost = 5,
    speed = 42, power = 3, health = 4 }
  card "Plain Wing" { side = "light", type = "space", subtypes = { "Squadron" }, cost = 5,
    speed = 43, power = 3, health = 4 }
  card "Wingman" { side = "light", type = "space", cost = 3, speed = 44, power = 2, health = 3,
    joins = your { "Squadron", unique = true } }
  card "Second Wingman" { side = "light", type = "space", cost = 3, speed = 45, power = 2, health = 3,
    joins = your { "Squadron", unique = true } }
  card "Disbander" { side = "light", type = "character", cost = 3, speed = 46, power = 2, health = 3,
    activated { window = "build", effect = {
      give { to = one(your { type = "ground" }), lose = { "Stack" }, lasts = "turn" } } },
    activated { window = "build", effect = { give { to = self, speed = 1, lasts = "turn" } } } }
]]

scenario "a card of the list goes under the unit for one, and counts as a card of its stack" {
  ids   = { "STACK.1", "STACK.3", "R6.2.5" },
  start = "light build",
  light = { ground = { "Menagerie (A)" }, build_zone = { { "Old Hound", build = 1 },
      { "Plain Pilgrim", build = 2 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Plain Pilgrim", "stack")
    t:not_offered("Old Hound", "on top of")
    t:play("Old Hound", "put under")
    t:expect("Menagerie (A)"):power(4):health(6):speed(41):keyword("Armor", 0)
    t:not_offered("Old Hound", "bring to the top")
  end,
}

scenario "without the text there is no such stack" {
  ids   = { "STACK.3" },
  start = "light build",
  light = { ground = { "Menagerie (B)" }, build_zone = { { "Old Hound", build = 1 },
      { "Menagerie (A)", build = 1 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Old Hound", "stack")
    t:offered("Menagerie (A)", "put under")
  end,
}

scenario "cards of other arenas may be in the list" {
  ids   = { "STACK.3" },
  start = "light build",
  light = { ground = { "Menagerie (A)" }, build_zone = { { "Bird", build = 1 } } },
  run   = function(t)
    t:play("Bird", "put under")
    t:expect("Bird"):zone("ground"):on("Menagerie (A)")
  end,
}

scenario "versions of the unit itself may be the top card, listed cards not" {
  ids   = { "STACK.1", "STACK.3" },
  start = "light build",
  light = { ground = { "Menagerie (A)" }, build_zone = { { "Old Hound", build = 1 },
      { "Menagerie (C)", build = 1 } } },
  run   = function(t)
    t:play("Old Hound", "put under")
    t:play("Menagerie (C)", "put under")
    t:not_offered("Old Hound", "bring to the top")
    t:play("Menagerie (C)", "bring to the top")
    t:expect("Menagerie (C)"):zone("ground"):power(5)
    t:expect("Old Hound"):on("Menagerie (C)")
  end,
}

scenario "only one version of a unique unit of the list" {
  ids   = { "STACK.4" },
  start = "light build",
  light = { ground = { "Clan (A)" }, build_zone = { { "Eldest (A)", build = 1 }, { "Eldest (B)", build = 1 },
    { "Youngest (A)", build = 1 }, { "Plain Pilgrim", build = 1 } } },
  run   = function(t)
    t:reach("build")
    t:offered("Eldest (B)", "put under")
    t:not_offered("Plain Pilgrim", "put under")
    t:play("Eldest (A)", "put under")
    t:not_offered("Eldest (B)", "put under")
    t:play("Youngest (A)", "put under")
    t:expect("Clan (A)"):power(5)
  end,
}

scenario "cards that are not unique may be there several times, up to four cards in all" {
  ids   = { "STACK.5", "STACK.6", "R6.2.3" },
  start = "light build",
  light = { ground = { "Menagerie (A)" }, build_zone = { { "Old Hound", build = 1 },
      { "Old Hound", build = 1 },
    { "Old Hound", build = 1 }, { "Old Hound", build = 1, as = "fourth" } } },
  run   = function(t)
    t:play("Old Hound", "put under")  t:play("Old Hound#2", "put under")
    t:offered("fourth", "put under")
    t:play("Old Hound#3", "put under")
    t:expect("Menagerie (A)"):power(6)
    t:not_offered("fourth", "put under")
  end,
}

scenario "a card with stack is not the listed unit" {
  ids   = { "STACK.2" },
  start = "light build",
  light = { ground = { "Clan (A)" }, character = { "Eldest (B)" },
            build_zone = { { "Eldest (A)", build = 1 }, { "Youngest (A)", build = 3 } } },
  run   = function(t)
    t:reach("build")
    t:offered("Youngest (A)", "deploy")
    t:play("Eldest (A)", "put under")  t:choices("Clan (A)", "Eldest (B)")  t:choose("Clan (A)")
    t:expect("Eldest (A)"):on("Clan (A)")
    t:expect("Eldest (B)"):zone("character"):power(2)
  end,
}

scenario "another version of a unit in a stack of the list may be deployed, the same may not" {
  ids   = { "STACK.2", "R6.1.2", "ruling.10" },
  start = "light build",
  light = { ground = { "Clan (A)" }, build_zone = { { "Eldest (A)", build = 1 }, { "Eldest (B)", build = 3 },
    { "Eldest (A)", build = 3, as = "double" } } },
  run   = function(t)
    t:reach("build")
    t:offered("double", "deploy")
    t:play("Eldest (A)", "put under")
    t:offered("Eldest (B)", "deploy")
    t:not_offered("double", "deploy")
  end,
}

scenario "when the text is lost, what no longer fits goes to the discard pile" {
  ids   = { "STACK.7" },
  start = "light build",
  light = { ground = { "Menagerie (A)" }, character = { "Disbander" },
            build_zone = { { "Old Hound", build = 1 }, { "Menagerie (B)", build = 1 } } },
  run   = function(t)
    t:play("Old Hound", "put under")  t:play("Menagerie (B)", "put under")
    t:expect("Menagerie (A)"):power(5)
    t:play("Disbander", "Stack")
    t:expect("Old Hound"):zone("discard")
    t:expect("Menagerie (A)"):power(4)
    t:expect("Menagerie (B)"):on("Menagerie (A)")
  end,
}

scenario "when a card without the text becomes the top, what no longer fits goes" {
  ids   = { "STACK.7" },
  start = "light build",
  light = { ground = { "Menagerie (A)" }, build_zone = { { "Old Hound", build = 1 },
      { "Menagerie (B)", build = 1 } } },
  run   = function(t)
    t:play("Old Hound", "put under")
    t:play("Menagerie (B)", "on top of")
    t:expect("Old Hound"):zone("discard")
    t:expect("Menagerie (B)"):zone("ground"):power(4)
  end,
}

scenario "the stack stays together in the build zone" {
  ids   = { "STACK.7", "R6.2.9" },
  start = "command and build",
  light = { ground = { "Menagerie (A)" }, build_zone = { { "Old Hound", build = 1 } } },
  run   = function(t)
    t:play("Old Hound", "put under")
    t:pass()
    t:choose("Menagerie (A)")  t:reach("build")
    t:expect("Menagerie (A)"):zone("build_zone")
    t:expect("Old Hound"):on("Menagerie (A)")
  end,
}

-- With the text off, as of any other ability but those named there.
scenario "in the build zone the text takes no card, other versions and cards that say so join" {
  ids   = { "R10.1.6", "STACK.3", "R6.1.1" },
  start = "light build",
  light = { build_zone = { "Menagerie (A)", { "Old Hound", build = 3 }, { "Menagerie (C)", build = 1 },
      "Wing Leader (A)", { "Wingman", build = 1 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Old Hound", "stack")
    t:play("Menagerie (C)", "put under")  t:expect("Menagerie (C)"):on("Menagerie (A)")
    t:play("Wingman", "put under")        t:expect("Wingman"):on("Wing Leader (A)")
    t:play("Menagerie (A)", "move in")
    t:offered("Old Hound", "put under")
  end,
}

scenario "a card that says under which units it goes does so, once in a stack, never on top" {
  ids   = { "STACK.3", "STACK.1" },
  start = "light build",
  light = { space = { "Wing Leader (A)", "Plain Wing" }, build_zone = { { "Wingman", build = 1 },
    { "Wingman", build = 1, as = "copy" }, { "Second Wingman", build = 1 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Wingman", "on top of")
    t:play("Wingman", "put under")
    t:expect("Wingman"):on("Wing Leader (A)")
    t:expect("Wing Leader (A)"):power(4)
    t:not_offered("Wingman", "bring to the top")
    t:not_offered("copy", "put under")
    t:offered("Second Wingman", "put under")
  end,
}

scenario "such a card is a unit of its own as well, several times" {
  ids   = { "STACK.5" },
  start = "light build",
  light = { space = { "Wingman", "Wing Leader (A)" }, build_zone = { { "Wingman", build = 3,
      as = "other" } } },
  run   = function(t)
    t:reach("build")
    t:offered("other", "put under")
    t:play("other", "deploy")
    t:expect("other"):zone("space")
  end,
}

scenario "which unit takes it is chosen" {
  ids   = { "STACK.3" },
  start = "light build",
  light = { space = { "Wing Leader (A)" }, build_zone = { { "Wingman", build = 1 },
    { "Wing Leader (B)", build = 5 } } },
  dark  = { space = { "Wing Leader (B)" } },
  run   = function(t)
    t:play("Wingman", "put under")          -- the opponent's is no choice
    t:expect("Wingman"):on("Wing Leader (A)")
    t:play("Wing Leader (B)#2", "on top of")
    t:expect("Wingman"):on("Wing Leader (B)#2")
    t:expect("Wing Leader (B)#2"):power(5)
  end,
}

scenario "a stack lists nothing but a selector" {
  overlay = [[
    card "Zoo (A)" { side = "light", type = "ground", cost = 6, speed = 31, power = 3, health = 5,
      stacks { of = all { "Creature" }, power = 1 } }
  ]],
  fails = "stacks: field 'power': unknown",
}

scenario "what a stack lists is a selector" {
  overlay = [[
    card "Zoo (A)" { side = "light", type = "ground", cost = 6, speed = 31, power = 3, health = 5,
      stacks { of = { "Creature" } } }
  ]],
  fails = "stacks: field 'of': a selector such as your {} expected",
}
