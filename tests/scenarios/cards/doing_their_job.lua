-- Doing Their Job: a Clone gives itself up, another unit of its arena is unhurt.

scenario "a discarded Clone prevents all damage to another unit in its arena" {
  ids   = { "R9.2.1" },
  dark  = { character = { "Brute" } },
  light = { hand = { "Doing Their Job" }, character = { "Guard", "Recruit" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Doing Their Job")  t:finish()
    t:expect("Recruit"):zone("discard")
    t:expect("Guard"):damage(0)
    t:expect("Doing Their Job"):zone("discard")
    t:happened("damage_prevented", { target = "Guard", amount = 4 }, 1)
  end,
}

scenario "the Clone may come from any arena, but protects only there" {
  ids   = { "R1.3.5" },
  dark  = { character = { "Brute" } },
  light = { hand = { "Doing Their Job" }, character = { "Guard", "Recruit" },
            space = { "Cruiser", "Runner" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Doing Their Job")
    t:choices("Recruit", "Cruiser")
    t:choose("Cruiser")
    t:finish()
    t:expect("Cruiser"):zone("discard")
    t:expect("Guard"):damage(3)
  end,
}

scenario "one unit is protected by Doing Their Job, by choice" {
  dark  = { character = { "Cleaver" } },
  light = { hand = { "Doing Their Job" },
            character = { { "Guard", damage = 4 }, "Veteran", "Recruit" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Cleaver", "Guard")
    t:choose("Veteran")  t:choose(2)
    t:play("Doing Their Job")
    t:choices("Guard", "Veteran")
    t:choose("Guard")
    t:finish()
    t:expect("Guard"):damage(4):zone("character")
    t:expect("Veteran"):damage(2)
  end,
}

scenario "a Clone does not protect itself" {
  dark  = { character = { "Brute" } },
  light = { hand = { "Doing Their Job" }, character = { "Guard", "Recruit" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Recruit")
    t:play("Doing Their Job")  t:finish()
    t:expect("Recruit"):zone("discard")
    t:happened("damage_prevented", { target = "Recruit" }, 0)
  end,
}

scenario "Doing Their Job needs an own Clone in an arena" {
  ids   = { "R9.8.2" },
  dark  = { character = { "Brute", { "Recruit", as = "dark Recruit", tapped = true } } },
  light = { hand = { "Doing Their Job" }, character = { "Guard" },
            build_zone = { "ARC Trooper" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("prevention", "light")  t:not_offered("Doing Their Job")
  end,
}

scenario "Doing Their Job is offered when damage waits and not before" {
  ids   = { "R8.3.4" },
  dark  = { character = { "Brute" } },
  light = { hand = { "Doing Their Job" }, character = { "Guard", "Recruit" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:reach("phase", "light")       t:not_offered("Doing Their Job")
    t:attack("Brute", "Guard")
    t:reach("attack", "light")      t:not_offered("Doing Their Job")
    t:reach("prevention", "light")  t:offered("Doing Their Job")
    t:reach("between", "light")     t:not_offered("Doing Their Job")
  end,
}

scenario "damage that can't be prevented is not stopped by Doing Their Job" {
  ids   = { "R8.7.6" },
  dark  = { ground = { { "Clone Assault Team", as = "dark Team" } } },
  light = { hand = { "Doing Their Job" },
            ground = { "Bastion", { "Clone Assault Team", as = "Team" } } },
  dice  = { 6, 6, 1, 1, 1 },
  run   = function(t)
    t:attack("dark Team", "Bastion")
    t:play("Doing Their Job")  t:finish()
    t:expect("Bastion"):damage(2)
    t:expect("Team"):zone("discard")
  end,
}
