-- Voxyn, Scarif Shield Gate and Nom Anor.

cards [[
  card "Padawan" { side = "light", type = "character", subtypes = { "Jedi" }, cost = 3, speed = 33,
    power = 3, health = 12, "Pay 0 Force -> Intercept", "Pay 0 Force -> Retaliate 2" }
  card "Sensitive" { side = "light", type = "character", subtypes = { "Force Sensitive" },
    cost = 3, speed = 32, power = 3, health = 20 }
  card "Ducker" { side = "light", type = "character", cost = 3, speed = 31, power = 3, health = 20,
    "Pay 0 Force -> Evade 3", "Pay 0 Force -> Deflect 3" }
  card "Healer" { side = "light", kind = "battle",
    play { effect = { prevent { up_to = 2, to = one(your {}) } } } }
]]

scenario "voxyn rolls two more dice at a force sensitive unit" {
  dark  = { character = { "Voxyn" } },
  light = { character = { "Sensitive", "Veteran" } },
  run   = function(t)
    t:attack("Voxyn", "Sensitive")  t:dice(6, 6, 6, 6, 6, 6, 6, 6, 6)
    t:finish()
    t:expect("Sensitive"):damage(9)
    t:expect("Voxyn"):power(7)
  end,
}

scenario "voxyn has no bonus against others, and they may intercept" {
  dark  = { character = { "Voxyn" } },
  light = { character = { "Champion", { "Padawan", tapped = true } } },
  run   = function(t)
    t:attack("Voxyn", "Champion")  t:dice(6, 6, 6, 6, 6, 6, 6, 6, 6)
    t:play("Padawan", "Intercept")  t:finish()
    t:expect("Padawan"):damage(9):zone("character")
  end,
}

scenario "voxyn's defender can't be changed when it attacks a jedi" {
  dark  = { character = { "Voxyn" } },
  light = { character = { { "Padawan", as = "one", tapped = true },
            { "Padawan", as = "two", tapped = true } } },
  run   = function(t)
    t:attack("Voxyn", "one")  t:dice(1, 1, 1, 1, 1, 1, 1, 1, 6)
    t:play("two", "Intercept")  t:finish()
    t:expect("one"):damage(1)
    t:expect("two"):damage(0)
  end,
}

scenario "evade and deflect can't be used against voxyn, a battle card can" {
  dark  = { character = { "Voxyn" } },
  light = { character = { { "Ducker", tapped = true } }, hand = { "Healer" } },
  run   = function(t)
    t:attack("Voxyn", "Ducker")  t:dice(6, 6, 6, 1, 1, 1, 1)
    t:reach("prevention", "light")
    t:not_offered("Ducker", "Evade")
    t:not_offered("Ducker", "Deflect")
    t:play("Healer")  t:choose(2)  t:finish()
    t:expect("Ducker"):damage(1)
  end,
}

scenario "a unit that voxyn damaged pays its upkeep with a damage counter" {
  start = "two turns",
  dark  = { character = { "Voxyn" } },
  light = { character = { "Veteran" }, ground = { "Bastion" } },
  run   = function(t)
    t:dice(1)  t:choose(false)  t:choose(false)
    t:attack("Voxyn", "Veteran")  t:dice(6, 1, 1, 1, 1, 1, 1)
    t:dice(1)  t:choose("Veteran", "Upkeep")
    t:expect("Veteran"):damage(2)
    t:choose(false)  t:choose(false)
    t:attack("Voxyn", "Veteran")  t:dice(6, 1, 1, 1, 1, 1, 1)
    t:finish()
    t:expect("Veteran"):damage(3):keyword("Upkeep", 1)
    t:happened("given", { card = "Veteran" }, 1)
  end,
}

scenario "voxyn gives no second upkeep" {
  dark  = { character = { "Voxyn" } },
  light = { character = { "Nom Anor (B)" } },
  run   = function(t)
    t:attack("Voxyn", "Nom Anor (B)")  t:dice(6, 1, 1, 1, 1, 1, 1)
    t:finish()
    t:happened("given", {}, 0)
  end,
}

scenario "the shield gate's swarm intercepts for it" {
  dark  = { force = 3, space = { "Scarif Shield Gate (A)" } },
  light = { space = { "Sparrow" } },
  run   = function(t)
    t:attack("Sparrow", "Scarif Shield Gate (A)")
    t:choose(true)
    t:expect("dark"):force(0)
    t:expect("TIE Defense Swarm"):speed(60):power(3):health(3):zone("space"):tapped(false)
    t:play("TIE Defense Swarm", "Intercept")  t:dice(6, 6)
    t:attack("TIE Defense Swarm", "Sparrow")  t:dice(6, 1, 1)
    t:finish()
    t:expect("TIE Defense Swarm"):damage(2)
    t:expect("Sparrow"):damage(1)
  end,
}

scenario "the shield gate may be attacked without a swarm" {
  dark  = { force = 3, space = { "Scarif Shield Gate (A)" } },
  light = { space = { "Sparrow" } },
  run   = function(t)
    t:attack("Sparrow", "Scarif Shield Gate (A)")
    t:choose(false)  t:dice(6, 6)  t:finish()
    t:expect("Scarif Shield Gate (A)"):damage(2)
    t:expect("dark"):force(3)
  end,
}

scenario "the shield gate protects own ground units" {
  dark  = { space = { "Scarif Shield Gate (A)" }, ground = { "Crusher" }, character = { "Brute" } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:reach("phase")
    t:expect("Crusher"):keyword("Shields", 2)
    t:expect("Brute"):keyword("Shields", 0)
    t:expect("Walker"):keyword("Shields", 0)
    t:attack("Walker", "Crusher")  t:dice(6, 6)  t:finish()
    t:expect("Crusher"):damage(2)
  end,
}

scenario "the shield gate's upkeep is a build point or a tap with a force" {
  start = "dark build",
  dark  = { force = 1, build = 1, space = { "Scarif Shield Gate (A)" } },
  run   = function(t)
    t:choose("Scarif Shield Gate (A)")
    t:choose("tap")
    t:finish()
    t:expect("Scarif Shield Gate (A)"):tapped(true)
    t:expect("dark"):force(0):build(1)
  end,
}

scenario "no partial upkeep: a tap without a force is not offered" {
  start = "dark build",
  dark  = { space = { "Scarif Shield Gate (A)" } },
  run   = function(t)
    t:choose("Scarif Shield Gate (A)")  t:finish()
    t:expect("Scarif Shield Gate (A)"):tapped(false)
  end,
}

scenario "nom anor keeps opposing jedi from intercepting and retaliating" {
  dark  = { character = { "Nom Anor (B)", "Brute" } },
  light = { character = { { "Padawan", as = "one", tapped = true },
            { "Padawan", as = "two", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "one")  t:dice(1, 1, 1, 1)
    t:reach("attack", "light")
    t:not_offered("one", "Retaliate")
    t:not_offered("two", "Intercept")
    t:finish()
  end,
}

scenario "nom anor in the build zone hinders nobody" {
  dark  = { build_zone = { "Nom Anor (B)" }, character = { "Brute" } },
  light = { character = { { "Padawan", as = "one", tapped = true },
            { "Padawan", as = "two", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "one")  t:dice(1, 1, 1, 1)
    t:reach("attack", "light")
    t:offered("one", "Retaliate")
    t:offered("two", "Intercept")
    t:finish()
  end,
}

scenario "nom anor heals up to three and taps in the build step" {
  start = "dark build",
  dark  = { build = 1, character = { { "Nom Anor (B)", damage = 4 } } },
  run   = function(t)
    t:choose("Nom Anor (B)", "Damage Control")  t:choices(0, 1, 2, 3)  t:choose(3)
    t:choose("Nom Anor (B)", "Upkeep")  t:choose("build point")
    t:play("Nom Anor (B)", "traps")
    t:finish()
    t:expect("Nom Anor (B)"):damage(1):tapped(true)
    t:expect("dark"):build(0)
  end,
}
