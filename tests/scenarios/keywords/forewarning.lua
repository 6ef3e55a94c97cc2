-- FOREWARNING: predict the hits of an attack on the unit.

cards [[
  card "Warned" { side = "light", type = "character", cost = 4, speed = 32, power = 4,
                  health = 9,
                  forewarning { gain { force = 2 } }, "Pay 0 Force -> Intercept" }
  card "Prepared" { side = "light", type = "character", cost = 4, speed = 31, power = 4,
                    health = 9,
                    forewarning { prevent { up_to = 3, to = self } } }
  card "Twice Warned" { side = "light", type = "character", cost = 4, speed = 30, power = 4,
                        health = 9,
                        forewarning { gain { force = 2 } }, forewarning { gain { force = 5 } } }
  card "Slasher" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                   health = 9,
                   "Critical Hit 2" }
]]

scenario "the number is predicted when the unit is attacked, before the dice" {
  ids   = { "FOREWARNING.1", "FOREWARNING.2", "R8.2.2" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Warned", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Warned")
    t:asked("light", "yes_no")  t:no_window("attack")  t:choose(true)
    t:asked("light", "number")  t:choose(2)
    t:dice(6, 5, 1, 1)          t:finish()
    t:expect("light"):force(2)
  end,
}

scenario "a wrong prediction, or none, gives nothing" {
  ids   = { "FOREWARNING.2" },
  dark  = { character = { "Brute", "Assassin" } },
  light = { character = { { "Warned", tapped = true } } },
  run   = function(t)
    t:attack("Assassin", "Warned")  t:choose(true)  t:choose(2)  t:dice(6, 1)
    t:attack("Brute", "Warned")     t:choose(false)              t:dice(6, 6, 1, 1)
    t:finish()
    t:expect("light"):force(0)
  end,
}

scenario "a unit that intercepts has been attacked and may predict" {
  ids   = { "FOREWARNING.1", "R8.11.2" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Veteran", tapped = true }, { "Warned", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:play("Warned", "Intercept")
    t:asked("light", "yes_no")  t:choose(true)  t:choose(1)
    t:dice(6, 1, 1, 1)          t:finish()
    t:expect("light"):force(2)
    t:expect("Warned"):damage(1)
  end,
}

scenario "an own attack is none to be warned of" {
  ids   = { "FOREWARNING.1" },
  dark  = { character = { { "Brute", tapped = true } } },
  light = { character = { "Warned" } },
  run   = function(t)
    t:attack("Warned", "Brute")
    t:asked("dark", "attack")
    t:dice(1, 1, 1, 1)  t:finish()
  end,
}

scenario "the effect may prevent the damage that was predicted, critical hit included" {
  ids   = { "FOREWARNING.2", "R8.2.7" },
  dark  = { character = { "Slasher" } },
  light = { character = { { "Prepared", tapped = true } } },
  run   = function(t)
    t:attack("Slasher", "Prepared")  t:choose(true)  t:choose(2)
    t:dice(6, 5, 1, 1)
    t:pass(2)  t:pass(2)
    t:choices(0, 1, 2, 3)  t:choose(3)  t:finish()
    t:expect("Prepared"):damage(1)
  end,
}

scenario "no hits can be predicted too" {
  ids   = { "FOREWARNING.2" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Warned", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Warned")  t:choose(true)  t:choose(0)
    t:dice(1, 2, 3, 1)           t:finish()
    t:expect("light"):force(2)
  end,
}

scenario "the prediction is for this attack only" {
  ids   = { "FOREWARNING.2" },
  dark  = { character = { "Brute", "Champion" } },
  light = { character = { { "Warned", tapped = true }, { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Warned")      t:choose(true)  t:choose(2)  t:dice(1, 1, 1, 1)
    t:attack("Champion", "Veteran")  t:dice(6, 6, 1, 1, 1, 1)     t:finish()
    t:expect("light"):force(0)
  end,
}

scenario "each forewarning predicts on its own" {
  ids   = { "FOREWARNING.2", "R10.2.2" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Twice Warned", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Twice Warned")
    t:asked("light", "order")  t:choose("Twice Warned", "2 Force")
    t:choose(true)  t:choose(1)
    t:asked("light", "yes_no")
    t:choose(true)  t:choose(2)
    t:dice(6, 6, 1, 1)  t:finish()
    t:expect("light"):force(5)
  end,
}
