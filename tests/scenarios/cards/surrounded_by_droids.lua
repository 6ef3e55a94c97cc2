-- Surrounded by Droids: a unit is weaker for each Droid of the player in its arena.

scenario "Surrounded by Droids takes 1 power for each own Droid in the arena" {
  dark  = { force = 2, hand = { "Surrounded by Droids" }, space = { "Probe" },
            ground = { "Hauler" },
            character = { "Drone", "B2 Super Battle Droid", "Brute" } },
  light = { character = { "Guard", { "Drone", as = "light Drone" } },
            ground = { "Walker" },
            space = { "Runner" }, build_zone = { "Veteran" } },
  run   = function(t)
    t:play("Surrounded by Droids")
    t:choices("Guard", "light Drone", "Walker")
    t:choose("Guard")
    t:expect("Guard"):power(2)
    t:expect("Walker"):power(4)
    t:expect("dark"):force(0)
    t:expect("Surrounded by Droids"):zone("discard")
  end,
}

scenario "Surrounded by Droids counts on the ground for a unit there" {
  dark  = { force = 2, hand = { "Surrounded by Droids" }, character = { "Drone" },
            ground = { "Hauler", "Octuptarra Tri-Droid", "Mygeeto Tri-droid" } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:play("Surrounded by Droids")
    t:expect("Walker"):power(1)
  end,
}

scenario "the number of Surrounded by Droids does not change when a Droid falls" {
  ids   = { "R9.2.8" },
  dark  = { force = 3, hand = { "Surrounded by Droids", "Pulse" },
            character = { { "Drone", damage = 6 }, "B2 Super Battle Droid" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Surrounded by Droids")
    t:play("Pulse")  t:choose("Drone")
    t:reach("step")
    t:expect("Drone"):zone("discard")
    t:expect("Guard"):power(2)
  end,
}

scenario "Surrounded by Droids ends with the turn" {
  start = "battle to end",
  dark  = { force = 2, hand = { "Surrounded by Droids" }, character = { "Drone" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Surrounded by Droids")
    t:expect("Guard"):power(3)
    t:finish()
    t:expect("Guard"):power(4)
  end,
}

scenario "Surrounded by Droids can't be played while a unit attacks" {
  ids   = { "R8.3.1" },
  dark  = { force = 2, hand = { "Surrounded by Droids" }, character = { "Drone" } },
  light = { character = { "Guard" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:reach("phase", "dark")  t:offered("Surrounded by Droids")
    t:reach("step", "dark")   t:offered("Surrounded by Droids")
    t:attack("Guard", "Drone")
    t:reach("attack", "dark")   t:not_offered("Surrounded by Droids")
    t:reach("between", "dark")  t:offered("Surrounded by Droids")
  end,
}
