-- Clone Precision: Clones shoot straight at Droids for a turn, and maybe two cards.

scenario "Clone Precision gives Clones Accuracy 2 against a Droid" {
  dark  = { ground = { { "Octuptarra Tri-Droid", tapped = true } } },
  light = { force = 5, hand = { "Clone Precision" }, ground = { "Clone Assault Team" } },
  dice  = { 2, 1, 1, 1, 1 },
  run   = function(t)
    t:play("Clone Precision")
    t:attack("Clone Assault Team", "Octuptarra Tri-Droid")  t:finish()
    t:expect("Octuptarra Tri-Droid"):damage(1)
    t:expect("light"):force(0)
    t:expect("Clone Precision"):zone("discard")
  end,
}

scenario "Clone Precision does not help against others" {
  dark  = { ground = { { "Fortress", tapped = true }, { "Hauler", tapped = true } } },
  light = { force = 5, hand = { "Clone Precision" }, ground = { "Clone Assault Team" } },
  dice  = { 3, 3, 3, 3, 4 },
  run   = function(t)
    t:play("Clone Precision")
    t:attack("Clone Assault Team", "Fortress")  t:finish()
    t:expect("Fortress"):damage(1)
  end,
}

scenario "Clone Precision helps no other unit" {
  dark  = { character = { { "Drone", tapped = true } } },
  light = { force = 5, hand = { "Clone Precision" }, character = { "Guard" } },
  dice  = { 3, 3, 3, 4 },
  run   = function(t)
    t:play("Clone Precision")
    t:attack("Guard", "Drone")  t:finish()
    t:expect("Drone"):damage(1)
  end,
}

scenario "Clone Precision reaches the Character arena but not Space" {
  dark  = { space = { { "Probe", tapped = true } },
            character = { { "Drone", tapped = true } } },
  light = { force = 5, hand = { "Clone Precision" }, space = { "Cruiser" },
            character = { "Recruit" } },
  dice  = { 2, 3, 3 },
  run   = function(t)
    t:play("Clone Precision")
    t:attack("Cruiser", "Probe")
    t:attack("Recruit", "Drone")  t:dice(2, 2, 1)
    t:finish()
    t:expect("Probe"):damage(0)
    t:expect("Drone"):damage(2)
  end,
}

scenario "Clone Precision ends with the turn" {
  ids   = { "R9.6.1" },
  start = "two battles",
  dark  = { character = { "Drone" }, space = { "Probe" } },
  light = { force = 5, hand = { "Clone Precision" }, character = { "Recruit" } },
  run   = function(t)
    t:play("Clone Precision")
    t:turn_of("Drone")    t:pass()
    t:turn_of("Recruit")  t:pass()
    t:attack("Recruit", "Drone")  t:dice(3, 3, 3)
    t:finish()
    t:expect("Drone"):damage(0)
  end,
}

scenario "Clone Precision draws 2 cards when the opponent has no Droids below Space" {
  dark  = { space = { "Probe" }, character = { "Brute" }, build_zone = { "Hauler" } },
  light = { force = 5, hand = { "Clone Precision" }, character = { "Guard" },
            deck = { "Scout", "Walker", "Runner" } },
  run   = function(t)
    t:play("Clone Precision")
    t:choose(true)
    t:finish()
    t:happened("step_ended", { step = "battle" }, 1)
    t:expect("light"):cards("hand", { "Scout", "Walker" })
  end,
}

scenario "the cards of Clone Precision may be left in the deck" {
  light = { force = 5, hand = { "Clone Precision" }, deck = { "Scout", "Walker" } },
  run   = function(t)
    t:play("Clone Precision")
    t:choose(false)
    t:finish()
    t:expect("light"):cards("hand", 0)
  end,
}

scenario "a Droid on the ground keeps the cards of Clone Precision back" {
  dark  = { ground = { "Hauler" } },
  light = { force = 5, hand = { "Clone Precision" }, deck = { "Scout", "Walker" } },
  run   = function(t)
    t:play("Clone Precision")
    t:finish()
    t:expect("light"):cards("hand", 0)
  end,
}

scenario "a Droid among the Characters keeps the cards of Clone Precision back" {
  dark  = { character = { "Drone" } },
  light = { force = 5, hand = { "Clone Precision" }, deck = { "Scout", "Walker" } },
  run   = function(t)
    t:play("Clone Precision")
    t:finish()
    t:expect("light"):cards("hand", 0)
  end,
}

scenario "whether Droids are left is asked when the battle phase ends" {
  dark  = { character = { { "Drone", damage = 8, tapped = true } } },
  light = { force = 5, hand = { "Clone Precision" }, character = { "Recruit" },
            deck = { "Scout", "Walker" } },
  dice  = { 2, 1, 1 },
  run   = function(t)
    t:play("Clone Precision")
    t:attack("Recruit", "Drone")
    t:choose(true)
    t:expect("Drone"):zone("discard")
    t:expect("light"):cards("hand", 2)
  end,
}

scenario "Clone Precision can't be played while a unit attacks" {
  ids   = { "R8.3.1" },
  dark  = { character = { "Brute" } },
  light = { force = 5, hand = { "Clone Precision" }, character = { "Guard" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:reach("phase", "light")  t:offered("Clone Precision")
    t:reach("step", "light")   t:offered("Clone Precision")
    t:attack("Brute", "Guard")
    t:reach("attack", "light")   t:not_offered("Clone Precision")
    t:reach("between", "light")  t:offered("Clone Precision")
  end,
}
