-- Utapau Landing Platform: own units beside it can be repaired.

scenario "a unit beside the Landing Platform taps to remove up to 2 damage" {
  ids   = { "R10.1.5" },
  start = "light build",
  light = { ground = { "Utapau Landing Platform", { "Walker", damage = 3 } } },
  run   = function(t)
    t:play("Walker", "remove")
    t:choices(0, 1, 2)  t:choose(2)
    t:expect("Walker"):damage(1):tapped(true)
    t:not_offered("Walker", "remove")
  end,
}

scenario "each own unit in the arena of the Landing Platform has it, no other" {
  start = "light build",
  dark  = { ground = { { "Crusher", damage = 1 } } },
  light = { ground = { "Utapau Landing Platform", { "Walker", damage = 1 },
                       { "Skimmer", damage = 1, tapped = true } },
            space = { { "Runner", damage = 1 } }, character = { { "Guard", damage = 1 } },
            build_zone = { { "Bastion", damage = 1 } } },
  run   = function(t)
    t:reach("build")
    t:offered("Walker", "remove")
    t:not_offered("Skimmer", "remove")
    t:not_offered("Runner", "remove")
    t:not_offered("Guard", "remove")
    t:not_offered("Bastion", "remove")
  end,
}

scenario "the Landing Platform serves its owner alone" {
  ids   = { "R6.7.4" },
  start = "dark build",
  dark  = { ground = { { "Crusher", damage = 1 } } },
  light = { ground = { "Utapau Landing Platform" } },
  run   = function(t)
    t:reach("build")  t:not_offered("Crusher", "remove")
  end,
}

scenario "the Landing Platform serves the arena it was put into" {
  ids   = { "R6.7.1" },
  start = "light build",
  light = { build_zone = { { "Utapau Landing Platform", build = 2 } },
            ground = { { "Walker", damage = 1 } }, space = { { "Runner", damage = 1 } } },
  run   = function(t)
    t:play("Utapau Landing Platform", "complete")
    t:choices("space", "ground")  t:choose("space")
    t:not_offered("Walker", "remove")
    t:play("Runner", "remove")  t:choose(1)
    t:expect("Runner"):damage(0):tapped(true)
    t:expect("Utapau Landing Platform"):zone("space")
  end,
}

scenario "the Landing Platform repairs in the own build step only" {
  light = { ground = { "Utapau Landing Platform", { "Walker", damage = 1 } } },
  dark  = { ground = { { "Crusher", tapped = true } } },
  run   = function(t)
    t:reach("phase", "light")  t:not_offered("Walker", "remove")
    t:reach("step", "light")   t:not_offered("Walker", "remove")
    t:turn_of("Walker")        t:not_offered("Walker", "remove")
  end,
}
