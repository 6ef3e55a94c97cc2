-- Fear, Surprise, Intimidation: one arena of the opponent is cowed for a turn.

cards [[
  card "Trickster" { side = "light", type = "character", cost = 4, speed = 4, power = 4,
                     health = 9,
                     "Pay 0 Force -> Evade 1", "Pay 0 Force -> Intercept",
                     "Pay 0 Force -> Retaliate 1", "Lucky 1", "Parry 1" }
  card "Tricky Adept" { side = "light", type = "character", subtypes = { "Jedi Knight" },
                        cost = 4, speed = 3, power = 4, health = 9,
                        "Pay 0 Force -> Evade 1" }
]]

scenario "Fear takes 3 power from each unit of the chosen arena" {
  ids   = { "R6.8.1" },
  start = "dark build",
  dark  = { build_zone = { { "Fear, Surprise, Intimidation", build = 3 } },
            character = { "Brute" } },
  light = { character = { "Guard", "Veteran" }, ground = { "Walker" } },
  run   = function(t)
    t:play("Fear, Surprise, Intimidation", "complete")
    t:choices("space", "ground", "character")
    t:choose("character")
    t:expect("Guard"):power(1)
    t:expect("Veteran"):power(3)
    t:expect("Walker"):power(4)
    t:expect("Brute"):power(4)
  end,
}

scenario "Fear does not touch Jedi and the Force Sensitive" {
  ids   = { "R3.1.5" },
  start = "dark build",
  dark  = { build_zone = { { "Fear, Surprise, Intimidation", build = 3 } } },
  light = { character = { "Seer", "Adept", "Obi-Wan Kenobi (O)", "Guard" } },
  run   = function(t)
    t:play("Fear, Surprise, Intimidation", "complete")  t:choose("character")
    t:expect("Seer"):power(3)
    t:expect("Adept"):power(3)
    t:expect("Obi-Wan Kenobi (O)"):power(7)
    t:expect("Guard"):power(1)
  end,
}

scenario "a cowed unit can't use activated abilities" {
  start = "dark build to end",
  dark  = { build_zone = { { "Fear, Surprise, Intimidation", build = 3 } },
            character = { "Brute" } },
  light = { character = { { "Trickster", tapped = true } } },
  run   = function(t)
    t:play("Fear, Surprise, Intimidation", "complete")  t:choose("character")
    t:attack("Brute", "Trickster")  t:dice(6, 6, 6, 2)
    t:reach("attack", "light")  t:not_offered("Trickster", "Retaliate")
    t:reach("prevention", "light")  t:not_offered("Trickster", "Evade")
    t:finish()
    t:expect("Trickster"):damage(3)
  end,
}

scenario "a cowed unit can't intercept" {
  start = "dark build to end",
  dark  = { build_zone = { { "Fear, Surprise, Intimidation", build = 3 } },
            character = { "Brute" } },
  light = { character = { { "Trickster", tapped = true }, { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Fear, Surprise, Intimidation", "complete")  t:choose("character")
    t:attack("Brute", "Guard")
    t:reach("attack", "light")  t:not_offered("Trickster", "Intercept")
  end,
}

scenario "in another arena Fear forbids nothing" {
  start = "dark build to end",
  dark  = { build_zone = { { "Fear, Surprise, Intimidation", build = 3 } },
            character = { "Brute" } },
  light = { character = { { "Trickster", tapped = true } } },
  run   = function(t)
    t:play("Fear, Surprise, Intimidation", "complete")  t:choose("ground")
    t:attack("Brute", "Trickster")
    t:reach("attack", "light")  t:offered("Trickster", "Retaliate")
  end,
}

scenario "a Jedi in the chosen arena still evades" {
  start = "dark build to end",
  dark  = { build_zone = { { "Fear, Surprise, Intimidation", build = 3 } },
            character = { "Brute" } },
  light = { character = { { "Tricky Adept", tapped = true } } },
  run   = function(t)
    t:play("Fear, Surprise, Intimidation", "complete")  t:choose("character")
    t:attack("Brute", "Tricky Adept")  t:dice(6, 1, 1, 1)
    t:play("Tricky Adept", "Evade")  t:choose(1)  t:finish()
    t:expect("Tricky Adept"):damage(0)
  end,
}

scenario "triggered and static abilities of a cowed unit go on" {
  ids   = { "R10.1.3", "R10.1.4" },
  start = "dark build to end",
  dark  = { build_zone = { { "Fear, Surprise, Intimidation", build = 3 } },
            character = { "Brute" } },
  light = { character = { { "Trickster", tapped = true } } },
  run   = function(t)
    t:play("Fear, Surprise, Intimidation", "complete")  t:choose("character")
    t:attack("Brute", "Trickster")  t:dice(6, 6, 2, 2)
    t:play("Trickster", "Lucky")  t:choose(1)  t:dice(1)
    t:choose(1)
    t:finish()
    t:expect("Trickster"):damage(0)
  end,
}

scenario "Fear ends with the turn" {
  ids   = { "R5.9.3" },
  start = "dark build to end",
  dark  = { build_zone = { { "Fear, Surprise, Intimidation", build = 3 } },
            character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Fear, Surprise, Intimidation", "complete")  t:choose("character")
    t:reach("between", "light")
    t:expect("Guard"):power(1)
    t:finish()
    t:expect("Guard"):power(4)
  end,
}
