-- R6.1.5, R6.1.6: different names of one person; R4.3.10: unique names and pilots in setup.

cards [[
  card "Leia Organa (A)" { side = "light", type = "character", cost = 4, speed = 33, power = 3, health = 4 }
  card "Princess Leia (A)" { side = "light", type = "character", cost = 5, speed = 31, power = 4, health = 4 }
  card "Beru Lars (A)" { side = "light", type = "character", cost = 2, speed = 35, power = 1, health = 2 }
  card "Beru Whitesun (A)" { side = "light", type = "ground", cost = 2, speed = 36, power = 1, health = 2 }
  card "Queen Amidala (A)" { side = "light", type = "character", cost = 2, speed = 37, power = 1, health = 2 }
  card "Padme Amidala (A)" { side = "light", type = "character", cost = 2, speed = 38, power = 1, health = 2 }
  card "Leia's Friend" { side = "light", type = "character", cost = 2, speed = 34, power = 2, health = 4,
    static { when = at_least(1, your { name = "Leia Organa" }), power = 2 } }
  card "Courier" { side = "light", type = "character", cost = 2, speed = 39, power = 2, health = 4,
    activated { window = "build", effect = { enter { each(your { zone = "hand", name = "Beru Lars" }) } } } }
  card "Twin (A)" { side = "light", type = "character", cost = 6, speed = 33, power = 3, health = 4 }
  card "Twin (B)" { side = "light", type = "character", cost = 9, speed = 31, power = 5, health = 5,
    pilot { of = { "Starfighter" }, power = 2 } }
  card "Wing Chief" { side = "light", type = "character", cost = 3, speed = 51, power = 2, health = 3,
    pilot { of = { "Starfighter" }, power = 2 } }
  card "Wing Ship" { side = "light", type = "space", subtypes = { "Starfighter" }, cost = 3, speed = 41,
    power = 2, health = 4 }
]]

scenario "one person has one unit, whichever of the names is on the card" {
  ids   = { "R6.1.5", "R6.1.1" },
  start = "light build",
  light = { character = { "Leia Organa (A)", "Queen Amidala (A)" }, build_zone = {
    { "Princess Leia (A)", build = 9 }, { "Padme Amidala (A)", build = 9 }, { "Beru Lars (A)",
        build = 9 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Princess Leia (A)", "deploy")
    t:not_offered("Padme Amidala (A)", "deploy")
    t:offered("Beru Lars (A)", "deploy")
  end,
}

scenario "cards of one person form a stack" {
  ids   = { "R6.1.5", "R6.2.1" },
  start = "light build",
  light = { character = { "Leia Organa (A)" }, build_zone = { { "Princess Leia (A)", build = 2 } } },
  run   = function(t)
    t:play("Princess Leia (A)", "on top of")
    t:expect("Princess Leia (A)"):zone("character"):power(5)
  end,
}

scenario "a second unit of the person that can form no stack is discarded, as it came last" {
  ids   = { "R6.1.3", "R6.1.5", "ruling.47" },
  start = "light build",
  light = { ground = { "Beru Whitesun (A)" }, character = { "Courier" }, hand = { "Beru Lars (A)" } },
  run   = function(t)
    t:play("Courier")
    t:expect("Beru Lars (A)"):zone("discard")
    t:expect("Beru Whitesun (A)"):zone("ground")
  end,
}

scenario "a text that names one accepts the other" {
  ids   = { "R6.1.6", "ruling.48" },
  light = { character = { "Princess Leia (A)", "Leia's Friend" } },
  run   = function(t) t:expect("Leia's Friend"):power(4) end,
}

scenario "somebody else is not accepted" {
  ids   = { "R6.1.6" },
  light = { character = { "Queen Amidala (A)", "Leia's Friend" } },
  run   = function(t) t:expect("Leia's Friend"):power(2) end,
}

scenario "the list of persons is data" {
  ids     = { "R6.1.5" },
  start   = "light build",
  overlay = 'same_person { { "Queen Amidala", "Beru Lars" } }',
  light   = { character = { "Queen Amidala (A)" }, build_zone = { { "Beru Lars (A)", build = 9 } } },
  run     = function(t)
    t:reach("build")
    t:not_offered("Beru Lars (A)", "deploy")
    t:offered("Beru Lars (A)", "put under")
  end,
}

scenario "a person with one name is a mistake" {
  overlay = 'same_person { { "Queen Amidala" } }',
  fails   = "lists of two or more names expected",
}

scenario "in setup a version of a unit in play is stacked at the price of stacks" {
  ids   = { "R4.3.10", "R6.2.5" },
  start = "setup",
  light = { hand = { "Twin (A)", "Twin (B)" }, deck = { "Scout", "Scout" } },
  run   = function(t)
    t:choose("Twin (A)")
    t:choose("Twin (B)")  t:choose("on top of")
    t:expect("light"):setup(20):cards("hand", 2)   -- 6, then 9 - 6 + 1
    t:expect("Twin (B)"):zone("character"):power(6)
  end,
}

scenario "in setup it costs one to go under the stack" {
  ids   = { "R4.3.10", "R6.2.5" },
  start = "setup",
  light = { hand = { "Twin (A)", "Twin (B)" }, deck = { "Scout", "Scout" } },
  run   = function(t)
    t:choose("Twin (A)")
    t:choose("Twin (B)")  t:choose("under")
    t:expect("light"):setup(23)
    t:expect("Twin (A)"):zone("character"):power(4)
  end,
}

scenario "in setup a pilot is put as a character" {
  ids   = { "R4.3.10" },
  start = "setup",
  light = { hand = { "Wing Chief", "Wing Ship" } },
  run   = function(t)
    t:choose("Wing Ship")  t:choose("Wing Chief")
    t:expect("Wing Chief"):zone("character"):on(nil)
    t:expect("Wing Ship"):power(2)
  end,
}
