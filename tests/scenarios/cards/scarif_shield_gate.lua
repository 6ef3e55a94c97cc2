-- Scarif Shield Gate (A): brings swarms, shields the ground. See also founding.lua.

scenario "each attack on the Shield Gate may bring a swarm" {
  ids   = { "R6.4.1", "R6.4.3" },
  dark  = { force = 6, space = { { "Scarif Shield Gate (A)", tapped = true } } },
  light = { space = { "Sparrow", "Runner" } },
  run   = function(t)
    t:attack("Sparrow", "Scarif Shield Gate (A)")  t:choose(true)  t:dice(1, 1)
    t:reach("between")
    t:expect("TIE Defense Swarm"):zone("space"):controller("dark")
      :subtype("Squadron", true)
    t:expect("dark"):force(3)
    t:attack("Runner", "Scarif Shield Gate (A)")  t:choose(true)  t:dice(1, 1, 1, 1)
    t:reach("between")
    t:expect("TIE Defense Swarm#2"):zone("space")
    t:expect("dark"):force(0)
    t:happened("deployed", {}, 0)
    t:happened("entered", { player = "dark" }, 2)
    t:finish()
  end,
}

scenario "without 3 Force the Shield Gate asks nothing" {
  ids   = { "R9.2.2" },
  dark  = { force = 2, space = { { "Scarif Shield Gate (A)", tapped = true } } },
  light = { space = { "Sparrow" } },
  dice  = { 4, 1 },
  run   = function(t)
    t:attack("Sparrow", "Scarif Shield Gate (A)")  t:finish()
    t:expect("dark"):force(2):cards("supply", 0)
    t:happened("entered", {}, 0)
  end,
}

scenario "attacks on others bring no swarm" {
  dark  = { force = 3, space = { { "Scarif Shield Gate (A)", tapped = true },
                                 { "Raider", tapped = true } } },
  light = { space = { "Sparrow" } },
  dice  = { 4, 1 },
  run   = function(t)
    t:attack("Sparrow", "Raider")  t:finish()
    t:expect("dark"):force(3)
  end,
}

scenario "a fallen swarm goes back to the supply" {
  ids   = { "R6.4.4" },
  dark  = { space = { { "TIE Defense Swarm", damage = 2, tapped = true } } },
  light = { space = { "Sparrow" } },
  dice  = { 4, 1 },
  run   = function(t)
    t:attack("Sparrow", "TIE Defense Swarm")  t:finish()
    t:expect("TIE Defense Swarm"):zone("supply")
    t:happened("discarded", { card = "TIE Defense Swarm" }, 1)
  end,
}

scenario "a swarm intercepts for nothing" {
  dark  = { space = { { "TIE Defense Swarm", tapped = true },
                      { "Raider", tapped = true } } },
  light = { space = { "Sparrow" } },
  dice  = { 4, 1 },
  run   = function(t)
    t:attack("Sparrow", "Raider")
    t:play("TIE Defense Swarm", "Intercept")  t:finish()
    t:expect("TIE Defense Swarm"):damage(1)
  end,
}

scenario "a unit of two types is a Ground unit in any arena" {
  ids   = { "R3.1.7" },
  dark  = { space = { "Scarif Shield Gate (A)" }, character = { "Amphibian", "Brute" },
            ground = { "Crusher" } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:expect("Amphibian"):keyword("Shields", 2)
    t:expect("Crusher"):keyword("Shields", 2)
    t:expect("Scarif Shield Gate (A)"):keyword("Shields", 0)
    t:expect("Walker"):keyword("Shields", 0)
  end,
}

scenario "a retreated Shield Gate shields nobody" {
  ids   = { "R10.1.6" },
  dark  = { build_zone = { "Scarif Shield Gate (A)" }, ground = { "Crusher" } },
  run   = function(t)
    t:expect("Crusher"):keyword("Shields", 0)
  end,
}

scenario "the Shield Gate's upkeep may be the build point" {
  ids   = { "UPKEEP.3" },
  start = "dark build",
  dark  = { force = 1, build = 1, space = { "Scarif Shield Gate (A)" } },
  run   = function(t)
    t:choose("Scarif Shield Gate (A)")
    t:choose("build point")
    t:finish()
    t:expect("Scarif Shield Gate (A)"):tapped(false)
    t:expect("dark"):force(1):build(0)
  end,
}

scenario "a tapped Shield Gate pays the build point unasked" {
  ids   = { "UPKEEP.2", "UPKEEP.13" },
  start = "dark build",
  dark  = { force = 1, build = 1,
            space = { { "Scarif Shield Gate (A)", tapped = true } } },
  run   = function(t)
    t:choose("Scarif Shield Gate (A)")
    t:finish()
    t:expect("dark"):force(1):build(0)
  end,
}

scenario "the Shield Gate taps if only the Force is there" {
  ids   = { "UPKEEP.2" },
  start = "dark build",
  dark  = { force = 1, space = { "Scarif Shield Gate (A)" } },
  run   = function(t)
    t:choose("Scarif Shield Gate (A)")
    t:finish()
    t:expect("Scarif Shield Gate (A)"):tapped(true)
    t:expect("dark"):force(0)
  end,
}
