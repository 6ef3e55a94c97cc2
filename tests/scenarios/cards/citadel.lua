-- Citadel: one of the opponent's Characters is tapped unless the opponent pays.

scenario "Citadel taps the chosen Character if nothing is paid" {
  ids   = { "R5.4.1" },
  start = "dark build",
  dark  = { ground = { "Citadel" }, character = { "Brute" } },
  light = { force = 1, character = { "Guard", "Scout" }, ground = { "Walker" },
            build_zone = { "Veteran" } },
  run   = function(t)
    t:choose("Citadel")
    t:choices("Guard", "Scout", false)
    t:choose("Guard")
    t:asked("light", "yes_no")
    t:choose(false)
    t:expect("Guard"):tapped(true)
    t:expect("light"):force(1)
  end,
}

scenario "one Force saves the Character chosen by Citadel" {
  start = "dark build",
  dark  = { ground = { "Citadel" } },
  light = { force = 1, character = { "Guard" } },
  run   = function(t)
    t:choose("Citadel")  t:choose("Guard")  t:choose(true)
    t:expect("Guard"):tapped(false)
    t:expect("light"):force(0)
  end,
}

scenario "without Force nobody is asked, the Character taps" {
  start = "dark build",
  dark  = { ground = { "Citadel" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:choose("Citadel")  t:choose("Guard")  t:finish()
    t:expect("Guard"):tapped(true)
  end,
}

scenario "Citadel need not choose" {
  start = "dark build",
  dark  = { ground = { "Citadel" } },
  light = { force = 1, character = { "Guard" } },
  run   = function(t)
    t:choose("Citadel")  t:choose(false)  t:finish()
    t:expect("Guard"):tapped(false)
    t:expect("light"):force(1)
  end,
}

scenario "Citadel works for its owner, in the owner's build step alone" {
  ids   = { "R6.7.4" },
  start = "light build",
  dark  = { ground = { "Citadel" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:finish()
    t:expect("Guard"):tapped(false)
    t:happened("step_started", { step = "build", player = "light" }, 1)
  end,
}

scenario "Citadel can't be attacked" {
  ids   = { "R6.7.3" },
  dark  = { ground = { "Citadel", { "Speeder", tapped = true } } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:turn_of("Walker")  t:targets("Walker", "Speeder")
  end,
}

scenario "Citadel holds no arena" {
  ids   = { "R6.7.3" },
  start = "battle to end",
  dark  = { ground = { "Citadel" }, space = { "Dart" } },
  run   = function(t)
    t:finish()
    t:winner(nil)
  end,
}

scenario "Citadel keeps no arena from the opponent" {
  ids   = { "R6.7.3" },
  start = "battle to end",
  dark  = { ground = { "Citadel" } },
  light = { ground = { "Walker" }, space = { "Sparrow" } },
  run   = function(t)
    t:finish()
    t:winner("light")
  end,
}

scenario "a Location takes the place of the one in its arena" {
  ids   = { "R6.7.1", "R6.7.2" },
  start = "dark build",
  dark  = { build_zone = { { "Citadel", build = 1 } } },
  light = { ground = { "Utapau Landing Platform" } },
  run   = function(t)
    t:play("Citadel", "complete")
    t:expect("Citadel"):zone("ground"):build(0):face_down(false)
    t:expect("Utapau Landing Platform"):zone("discard")
  end,
}
