-- FORESIGHT: predict the hits of the own attack.

cards [[
  card "Prophet" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                   health = 9,
                   foresight { gain { force = 2 } } }
  card "Twice Prophet" { side = "light", type = "character", cost = 4, speed = 54, power = 4,
                         health = 9,
                         foresight { gain { force = 2 } }, foresight { gain { force = 5 } } }
  card "Raging Prophet" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                          health = 9,
                          "Fury 2", "Critical Hit 2", foresight { gain { force = 2 } } }
  card "Captor" { side = "dark", type = "character", cost = 4, speed = 52, power = 4,
                  health = 9,
                  foresight { put { 1, "damage", on = defender } } }
]]

scenario "the number is predicted when the unit attacks, before the dice; if right, the effect happens" {
  ids   = { "FORESIGHT.1", "FORESIGHT.4", "R8.2.2" },
  dark  = { character = { "Prophet" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Prophet", "Veteran")
    t:asked("dark", "yes_no")  t:no_window("attack")  t:choose(true)
    t:asked("dark", "number")  t:choose(2)
    t:dice(6, 5, 1, 1)         t:finish()
    t:expect("dark"):force(2)
    t:order({ "attacked" }, { "rolled" }, { "resource_changed", player = "dark" },
            { "damaged" })
  end,
}

scenario "a wrong prediction gives nothing" {
  ids   = { "FORESIGHT.2" },
  dark  = { character = { "Prophet" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Prophet", "Veteran")  t:choose(true)  t:choose(2)
    t:dice(6, 6, 6, 1)              t:finish()
    t:expect("dark"):force(0)
  end,
}

scenario "it is compared with the hits after rerolls" {
  ids   = { "FORESIGHT.2" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Prophet" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Prophet", "Veteran")  t:choose(true)  t:choose(1)
    t:dice(1, 1, 1, 1)
    t:play("Second Try")  t:choose(1)  t:dice(6)    t:finish()
    t:expect("dark"):force(2)
  end,
}

scenario "added dice are hits, the bonus of a critical hit is none" {
  ids   = { "FORESIGHT.2", "CRITICALHIT.6" },
  dark  = { character = { "Raging Prophet" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Raging Prophet", "Veteran")  t:choose(true)  t:choose(3)
    t:dice(4, 1, 1, 1, 6, 5)               t:finish()
    t:expect("dark"):force(2)
    t:expect("Veteran"):damage(5)
  end,
}

scenario "no hits can be predicted too" {
  ids   = { "FORESIGHT.2" },
  dark  = { character = { "Prophet" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Prophet", "Veteran")  t:choose(true)  t:choose(0)
    t:dice(1, 2, 3, 1)              t:finish()
    t:expect("dark"):force(2)
  end,
}

scenario "nobody has to predict" {
  ids   = { "FORESIGHT.3" },
  dark  = { character = { "Prophet" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Prophet", "Veteran")  t:choose(false)
    t:asked("dark", "attack")
    t:dice(6, 6, 1, 1)              t:finish()
    t:expect("dark"):force(0)
  end,
}

scenario "the prediction is for this attack only" {
  ids   = { "FORESIGHT.1" },
  dark  = { character = { "Prophet", "Champion" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Prophet", "Veteran")   t:choose(true)  t:choose(2)
    t:dice(1, 1, 1, 1)
    t:attack("Champion", "Veteran")  t:dice(6, 6, 1, 1, 1, 1)
    t:finish()
    t:expect("dark"):force(0)
  end,
}

scenario "each foresight predicts on its own" {
  ids   = { "FORESIGHT.1", "FORESIGHT.4", "R10.2.2" },
  dark  = { character = { { "Brute", tapped = true } } },
  light = { character = { "Twice Prophet" } },
  run   = function(t)
    t:attack("Twice Prophet", "Brute")
    t:asked("light", "order")  t:choose("Twice Prophet", "2 Force")
    t:choose(true)  t:choose(1)
    t:asked("light", "yes_no")
    t:choose(true)  t:choose(2)
    t:dice(6, 6, 1, 1)  t:finish()
    t:expect("light"):force(5)
  end,
}

scenario "the effect may be about the defender" {
  ids   = { "FORESIGHT.1" },
  dark  = { character = { "Captor" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Captor", "Veteran")  t:choose(true)  t:choose(1)
    t:dice(6, 1, 1, 1)             t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "attacks of other units, on it or not, are not predicted" {
  ids   = { "FORESIGHT.1" },
  dark  = { character = { { "Prophet", tapped = true }, "Brute" } },
  light = { character = { "Scout" } },
  run   = function(t)
    t:attack("Scout", "Prophet")  t:asked("dark", "attack")  t:dice(1, 1)
    t:attack("Brute", "Scout")    t:asked("dark", "attack")  t:dice(1, 1, 1, 1)
    t:finish()
  end,
}
