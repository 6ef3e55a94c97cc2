-- DAMAGE CONTROL: counters come off when the controller's build step starts.

cards [[
  card "Patcher" { side = "light", type = "character", cost = 4, speed = 32, power = 3,
                   health = 6, "Damage Control 1", "Damage Control 2" }
  card "Cruel" { side = "dark", type = "character", cost = 4, speed = 55, power = 3,
                 health = 6, static { cannot = { "be_prevented" } } }
  sequence "light builds twice" {
    as_player { light, { run_sequence "build_step", run_sequence "extra_build_step" } },
  }
]]

scenario "damage control works when the controller's build step starts" {
  ids   = { "DAMAGECONTROL.1" },
  start = "light build",
  light = { character = { { "Medic", damage = 3 } } },
  run   = function(t)
    t:choose("Medic")  t:choose(2)
    t:asked("light", "build")
    t:expect("Medic"):damage(1)
  end,
}

scenario "damage control does nothing in the opponent's build step" {
  ids   = { "DAMAGECONTROL.1" },
  start = "light build",
  dark  = { character = { { "Medic", damage = 3 } } },
  run   = function(t)
    t:finish()
    t:expect("Medic"):damage(3)
  end,
}

scenario "damage control works once in each turn" {
  ids   = { "DAMAGECONTROL.1" },
  start = "two turns",
  light = { character = { { "Medic", damage = 4 } } },
  dice  = { 1, 1 },
  run   = function(t)
    t:choose("Medic")  t:choose(1)
    t:expect("Medic"):damage(3)
    t:choose(false)
    t:choose("Medic")  t:choose(2)
    t:choose(false)  t:finish()
    t:expect("Medic"):damage(1)
  end,
}

scenario "the controller picks any number from 0 to X" {
  ids   = { "DAMAGECONTROL.2", "R9.4.4", "R9.8.1" },
  start = "light build",
  light = { character = { { "Medic", damage = 3 } } },
  run   = function(t)
    t:choose("Medic")
    t:asked("light", "number")  t:choices(0, 1, 2)
    t:choose(0)
    t:expect("Medic"):damage(3)
  end,
}

scenario "damage control removes no more counters than there are" {
  ids   = { "DAMAGECONTROL.3" },
  start = "light build",
  light = { character = { { "Medic", damage = 1 } } },
  run   = function(t)
    t:choose("Medic")  t:choices(0, 1)
    t:choose(1)
    t:expect("Medic"):damage(0)
  end,
}

scenario "damage control helps no other unit" {
  ids   = { "DAMAGECONTROL.4" },
  start = "light build",
  light = { character = { "Medic", { "Guard", damage = 2 } } },
  run   = function(t)
    t:choose("Medic")
    t:asked("light", "build")
    t:expect("Guard"):damage(2)
  end,
}

scenario "damage control of two lines is one trigger with their sum" {
  ids   = { "DAMAGECONTROL.5", "R10.2.1" },
  start = "light build",
  light = { character = { { "Patcher", damage = 5 } } },
  run   = function(t)
    t:choices("Patcher", "the rules: When your build step starts, draw 1 card")
    t:choose("Patcher")  t:choices(0, 1, 2, 3)
    t:choose(3)
    t:asked("light", "build")
    t:expect("Patcher"):damage(2)
  end,
}

scenario "damage control may come after the draw" {
  ids   = { "DAMAGECONTROL.6", "R5.4.3" },
  start = "light build",
  light = { deck = { "Scout" }, character = { { "Medic", damage = 2 } } },
  run   = function(t)
    t:choose("draw")  t:choose(2)
    t:reach("build")
    t:order({ "drawn", card = "Scout" }, { "counters_changed", card = "Medic" })
  end,
}

scenario "damage control may come before the draw" {
  ids   = { "DAMAGECONTROL.6", "R5.4.3" },
  start = "light build",
  light = { deck = { "Scout" }, character = { { "Medic", damage = 2 } } },
  run   = function(t)
    t:choose("Medic")  t:choose(2)
    t:reach("build")
    t:order({ "counters_changed", card = "Medic" }, { "drawn", card = "Scout" })
  end,
}

scenario "damage control does not work in an extra build step" {
  ids   = { "DAMAGECONTROL.7", "R5.4.4" },
  start = "light builds twice",
  light = { character = { { "Medic", damage = 4 } } },
  run   = function(t)
    t:choose("Medic")  t:choose(2)
    t:pass()  t:asked("light", "build")
    t:expect("Medic"):damage(2)
  end,
}

scenario "damage control does not work in the build zone" {
  ids   = { "DAMAGECONTROL.8", "R10.1.6" },
  start = "light build",
  light = { build_zone = { { "Medic", damage = 2 } } },
  run   = function(t)
    t:asked("light", "build")
    t:expect("Medic"):damage(2)
  end,
}

scenario "counters of damage that could not be prevented are removed all the same" {
  ids   = { "DAMAGECONTROL.9" },
  start = "two turns",
  dark  = { character = { "Cruel" } },
  light = { character = { { "Medic", damage = 1 } } },
  dice  = { 1, 6, 6, 1, 1 },
  run   = function(t)
    t:choose("Medic")  t:choose(0)  t:choose(false)  t:choose(false)
    t:attack("Cruel", "Medic")
    t:choose("Medic")  t:choose(2)
    t:expect("Medic"):damage(1)
    t:happened("damage_prevented", {}, 0)
    t:choose(false)  t:choose(false)  t:finish()
  end,
}
