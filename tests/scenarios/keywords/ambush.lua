-- AMBUSH: dice of damage to an opposing unit that enters the unit's arena, at once.

cards [[
  card "Lurk" { side = "light", type = "character", cost = 4, speed = 31, power = 2,
                health = 6, "Pay 1 Force -> Ambush 2" }
  card "Nest" { side = "light", type = "character", cost = 4, speed = 30, power = 2,
                health = 6, "Pay 1 Force -> Ambush 1", "Pay 1 Force -> Ambush 3" }
  card "Pitiless" { side = "light", type = "character", cost = 4, speed = 29, power = 2,
                    health = 6, "Pay 1 Force -> Ambush 2", "Ferocity" }
  card "Drop" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "any",
           effect = { enter { one(your { zone = "hand" }) } } } }
  card "Survey" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "any",
           effect = { enter { one(your { kind = "location", zone = "hand" }) } } } }
  card "Cave" { side = "dark", kind = "location", type = "character", cost = 2 }
  card "Double Drop" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "any",
           effect = { enter { each(your { zone = "hand" }) } } } }
  card "Hollow" { side = "light", type = "ground", cost = 4, speed = 27, power = 2, health = 6,
                  "Pay 1 Force -> Ambush 3" }
  card "Mudcrawler" { side = "dark", type = { "ground", "character" }, cost = 4, speed = 28,
                     power = 2, health = 5 }
]]

scenario "a unit that is deployed is ambushed in the build step" {
  ids   = { "AMBUSH.1", "AMBUSH.3", "AMBUSH.7" },
  start = "dark build",
  dark  = { build_zone = { { "Brute", build = 4 } } },
  light = { force = 1, character = { "Lurk" } },
  run   = function(t)
    t:play("Brute", "deploy")
    t:asked("light", "ambush")
    t:play("Lurk", "Ambush")  t:dice(6, 6)
    t:reach("build")
    t:expect("Brute"):damage(2):zone("character")
    t:expect("light"):force(0)
    t:happened("attacked", {}, 0)
  end,
}

scenario "the chance may be passed" {
  ids   = { "AMBUSH.1", "AMBUSH.7" },
  start = "dark build",
  dark  = { build_zone = { { "Brute", build = 4 } } },
  light = { force = 1, character = { "Lurk" } },
  run   = function(t)
    t:play("Brute", "deploy")
    t:asked("light", "ambush")  t:pass()
    t:asked("dark", "build")
    t:expect("Brute"):damage(0)
    t:expect("light"):force(1)
  end,
}

scenario "a unit that is moved in is ambushed" {
  ids   = { "AMBUSH.1" },
  start = "dark build",
  dark  = { build_zone = { "Brute" } },
  light = { force = 1, character = { "Lurk" } },
  run   = function(t)
    t:play("Brute", "move in")
    t:play("Lurk", "Ambush")  t:dice(6, 1)
    t:reach("build")
    t:expect("Brute"):damage(1)
  end,
}

scenario "a unit that moves over from another arena is ambushed" {
  ids   = { "AMBUSH.1" },
  start = "dark build",
  dark  = { ground = { "Mudcrawler" } },
  light = { force = 1, character = { "Lurk" } },
  run   = function(t)
    t:play("Mudcrawler", "move to another")
    t:play("Lurk", "Ambush")  t:dice(6, 1)
    t:reach("build")
    t:expect("Mudcrawler"):damage(1)
  end,
}

scenario "a unit that is put there in the battle is ambushed before the next chance" {
  ids   = { "AMBUSH.1", "AMBUSH.7" },
  dark  = { force = 1, hand = { "Drop", "Brute" } },
  light = { force = 1, character = { "Lurk" } },
  run   = function(t)
    t:play("Drop")
    t:asked("light", "ambush")  t:play("Lurk", "Ambush")  t:dice(6, 6)
    t:reach("prevention")  t:pass(2)
    t:asked("light", "ambush")  t:pass()
    t:asked("light", "phase")
    t:expect("Brute"):damage(2)
  end,
}

scenario "a unit that enters another arena is not ambushed" {
  ids   = { "AMBUSH.1" },
  start = "dark build",
  dark  = { build_zone = { { "Crusher", build = 4 } } },
  light = { force = 1, character = { "Lurk" } },
  run   = function(t)
    t:play("Crusher", "deploy")  t:asked("dark", "build")
    t:no_window("ambush")
  end,
}

scenario "an ambush is used once for a unit" {
  ids   = { "AMBUSH.2" },
  start = "dark build",
  dark  = { build_zone = { { "Brute", build = 4 } } },
  light = { force = 2, character = { "Lurk" } },
  run   = function(t)
    t:play("Brute", "deploy")
    t:play("Lurk", "Ambush")  t:dice(6, 1)
    t:reach("ambush")  t:not_offered("Lurk", "Ambush")
  end,
}

scenario "each ambush of a unit is one of its own" {
  ids   = { "AMBUSH.2", "R10.2.2" },
  start = "dark build",
  dark  = { build_zone = { { "Brute", build = 4 } } },
  light = { force = 2, character = { "Nest" } },
  run   = function(t)
    t:play("Brute", "deploy")
    t:play("Nest", "Ambush 1")  t:dice(6)
    t:play("Nest", "Ambush 3")  t:dice(6, 6, 1)
    t:reach("build")
    t:expect("Brute"):damage(3)
  end,
}

scenario "two units that enter are ambushed one by one" {
  ids   = { "AMBUSH.2" },
  dark  = { force = 1, hand = { "Double Drop", "Brute", "Champion" } },
  light = { force = 2, character = { "Lurk" } },
  run   = function(t)
    t:play("Double Drop")
    t:choose("enter")
    t:play("Lurk", "Ambush")  t:dice(6, 6)  t:pass()
    t:play("Lurk", "Ambush")  t:dice(6, 1)
    t:reach("phase")
    t:expect("Brute"):damage(2)
    t:expect("Champion"):damage(1)
  end,
}

scenario "the dice are dice of damage" {
  ids   = { "AMBUSH.3", "SHIELDS.4" },
  start = "light build",
  dark  = { force = 1, character = { { "Lurk", as = "Spy" } } },
  light = { build_zone = { { "Shieldbearer", build = 4 } } },
  run   = function(t)
    t:play("Shieldbearer", "deploy")
    t:play("Spy", "Ambush")  t:dice(6, 3)
    t:reach("build")
    t:expect("Shieldbearer"):damage(1)
    t:happened("die_rolled", { source = "Spy" }, 2)
  end,
}

scenario "the damage may be prevented" {
  ids   = { "AMBUSH.4", "R8.9.3" },
  start = "light build",
  dark  = { force = 1, character = { { "Lurk", as = "Spy" } } },
  light = { force = 1, build_zone = { { "Dodger", build = 4 } } },
  run   = function(t)
    t:play("Dodger", "deploy")
    t:play("Spy", "Ambush")  t:dice(6, 6)
    t:play("Dodger", "Evade")  t:choose(2)
    t:reach("build")
    t:expect("Dodger"):damage(0)
  end,
}

scenario "with ferocity it can't be prevented" {
  ids   = { "AMBUSH.5" },
  start = "light build",
  dark  = { force = 1, character = { { "Pitiless", as = "Spy" } } },
  light = { force = 1, build_zone = { { "Dodger", build = 4 } } },
  run   = function(t)
    t:play("Dodger", "deploy")
    t:play("Spy", "Ambush")  t:dice(6, 6)
    t:play("Dodger", "Evade")
    t:reach("build")
    t:expect("Dodger"):damage(2)
  end,
}

scenario "an own unit that enters is not ambushed" {
  ids   = { "AMBUSH.6" },
  start = "light build",
  light = { force = 1, character = { "Lurk" }, build_zone = { { "Guard", build = 4 } } },
  run   = function(t)
    t:play("Guard", "deploy")  t:asked("light", "build")
    t:no_window("ambush")
  end,
}

scenario "an ambush may be disrupted, and is used then" {
  ids   = { "AMBUSH.2", "R9.3.6" },
  start = "dark build",
  dark  = { force = 1, hand = { "Jamming" }, build_zone = { { "Brute", build = 4 } } },
  light = { force = 2, character = { "Lurk" } },
  run   = function(t)
    t:play("Brute", "deploy")
    t:play("Lurk", "Ambush")
    t:play("Jamming")
    t:reach("ambush")  t:not_offered("Lurk", "Ambush")
    t:expect("Brute"):damage(0)
    t:expect("light"):force(1)
  end,
}

scenario "a unit that is gone is ambushed no more" {
  ids   = { "AMBUSH.2" },
  start = "dark build",
  dark  = { build_zone = { { "Assassin", build = 2 } } },
  light = { force = 2, character = { "Nest" } },
  run   = function(t)
    t:play("Assassin", "deploy")
    t:play("Nest", "Ambush 3")  t:dice(6, 6, 6)
    t:reach("prevention")  t:pass(2)
    t:asked("light", "ambush")  t:not_offered("Nest", "Ambush")
    t:expect("Assassin"):zone("discard")
  end,
}

scenario "a unit in another arena has no part in an ambush" {
  ids   = { "AMBUSH.1" },
  start = "dark build",
  dark  = { build_zone = { { "Brute", build = 4 } } },
  light = { force = 2, character = { "Lurk" }, ground = { "Hollow" } },
  run   = function(t)
    t:play("Brute", "deploy")
    t:asked("light", "ambush")  t:offered("Lurk", "Ambush")  t:not_offered("Hollow", "Ambush")
  end,
}

scenario "without a unit that ambushes there is no such window" {
  ids   = { "AMBUSH.7" },
  start = "dark build",
  dark  = { build_zone = { { "Brute", build = 4 } } },
  light = { force = 2, character = { "Guard" } },
  run   = function(t)
    t:play("Brute", "deploy")  t:asked("dark", "build")
    t:no_window("ambush")
  end,
}

scenario "a Location that is put there is no unit, and not ambushed" {
  ids   = { "AMBUSH.1" },
  dark  = { force = 1, hand = { "Survey", "Cave" } },
  light = { force = 1, character = { "Lurk" } },
  run   = function(t)
    t:play("Survey")
    t:expect("Cave"):zone("character")
    t:finish()  t:no_window("ambush")
  end,
}
