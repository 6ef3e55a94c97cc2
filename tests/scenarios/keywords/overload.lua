-- OVERLOAD: X more power for the attack, X dice of damage to itself at its end.

cards [[
  card "Reactor" { side = "dark", type = "character", cost = 4, speed = 55, power = 2,
                   health = 9,
                   "Overload 1", "Overload 1" }
]]

scenario "the player may give the unit X power for the attack; it does X dice of damage to itself" {
  ids   = { "OVERLOAD.1", "OVERLOAD.3", "R8.2.2" },
  dark  = { character = { "Reactor" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Reactor", "Veteran")
    t:asked("dark", "yes_no")  t:no_window("attack")
    t:choose(true)             t:dice(6, 6, 6, 1)
    t:reach("prevention")      t:expect("Reactor"):power(4)
    t:dice(5, 1)               t:reach("between")
    t:expect("Veteran"):damage(3)
    t:expect("Reactor"):damage(1):power(2)
  end,
}

scenario "declined, nothing changes" {
  ids   = { "OVERLOAD.1" },
  dark  = { character = { "Reactor" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Reactor", "Veteran")  t:choose(false)  t:dice(6, 1)
    t:finish()
    t:expect("Veteran"):damage(1)
    t:expect("Reactor"):damage(0)
  end,
}

scenario "two overloads are one choice of their sum" {
  ids   = { "OVERLOAD.2", "R10.2.1" },
  dark  = { character = { "Reactor" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:expect("Reactor"):keyword("Overload", 2)
    t:attack("Reactor", "Veteran")  t:choose(true)
    t:asked("dark", "attack")       t:dice(1, 1, 1, 1)
    t:dice(6, 6)  t:finish()
    t:expect("Reactor"):damage(2)
  end,
}

scenario "the damage comes at the end of the attack and may be prevented" {
  ids   = { "OVERLOAD.3", "R8.9.1" },
  dark  = { force = 1, hand = { "Cover" }, character = { "Reactor" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Reactor", "Veteran")  t:choose(true)  t:dice(1, 1, 1, 1, 6, 6)
    t:reach("prevention")
    t:happened("attack_ended", { source = "Reactor" }, 1)
    t:play("Cover")  t:choose(1)  t:finish()
    t:expect("Reactor"):damage(1)
  end,
}

scenario "a new defender brings no second choice" {
  ids   = { "OVERLOAD.1", "INTERCEPT.12" },
  dark  = { character = { "Reactor" } },
  light = { force = 1, character = { { "Veteran", tapped = true }, { "Bodyguard", tapped = true } } },
  run   = function(t)
    t:attack("Reactor", "Veteran")  t:choose(true)
    t:play("Bodyguard", "Intercept")
    t:asked("dark", "attack")
    t:dice(1, 1, 1, 1, 1, 1)  t:finish()
    t:happened("rolled", { target = "Bodyguard", amount = 4 }, 1)
  end,
}

scenario "attacks of other units, on it or not, bring no choice" {
  ids   = { "OVERLOAD.1" },
  dark  = { character = { { "Reactor", tapped = true }, "Brute" } },
  light = { character = { "Scout", "Veteran" } },
  run   = function(t)
    t:attack("Scout", "Reactor")   t:asked("dark", "attack")   t:dice(1, 1)
    t:attack("Brute", "Veteran")   t:asked("dark", "attack")   t:dice(1, 1, 1, 1)
    t:finish()
    t:happened("rolled", { amount = 2 }, 1)
  end,
}
