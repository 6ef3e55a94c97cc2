-- Outmaneuvered: who prevents damage of Separatist Droids gets a counter for it.

cards [[
  card "Sidestepper" { side = "light", type = { "ground", "character" }, cost = 4,
                       speed = 16, power = 3, health = 12,
                       "Pay 0 Force -> Evade 1", "Pay 0 Force -> Evade 2",
                       "Pay 0 Force -> Retaliate 1" }
  card "Scythe" { side = "dark", type = "ground", cost = 4, speed = 53, power = 4,
                  health = 9, subtypes = { "Separatist", "Droid" }, "Overkill",
                  "Pay 0 Force -> Deflect 1" }
  card "Mercy" { side = "neutral", kind = "battle",
    play { effect = { prevent { 1, to = one(all { arena = "any" }) } } } }
]]

scenario "each prevention of a Separatist Droid's attack puts a counter on the defender" {
  start = "dark build to end",
  dark  = { build_zone = { { "Outmaneuvered", build = 2 } },
            ground = { "Mygeeto Tri-droid" } },
  light = { ground = { { "Sidestepper", tapped = true } } },
  run   = function(t)
    t:play("Outmaneuvered", "complete")
    t:expect("Outmaneuvered"):zone("discard")
    t:attack("Mygeeto Tri-droid", "Sidestepper")  t:dice(4, 4, 4, 4, 1, 1)
    t:play("Sidestepper", "Evade 1")  t:choose(1)
    t:expect("Sidestepper"):damage(1)
    t:play("Sidestepper", "Evade 2")  t:choose(2)
    t:expect("Sidestepper"):damage(2)
    t:finish()
    t:expect("Sidestepper"):damage(3)
  end,
}

scenario "preventing nothing costs nothing under Outmaneuvered" {
  start = "dark build to end",
  dark  = { build_zone = { { "Outmaneuvered", build = 2 } },
            ground = { "Mygeeto Tri-droid" } },
  light = { ground = { { "Sidestepper", tapped = true } } },
  run   = function(t)
    t:play("Outmaneuvered", "complete")
    t:attack("Mygeeto Tri-droid", "Sidestepper")  t:dice(4, 1, 1, 1, 1, 1)
    t:play("Sidestepper", "Evade 1")  t:choose(0)
    t:finish()
    t:expect("Sidestepper"):damage(1)
  end,
}

scenario "Outmaneuvered asks for both: Separatist and Droid" {
  start = "dark build to end",
  dark  = { build_zone = { { "Outmaneuvered", build = 2 } }, ground = { "Hauler" },
            character = { "General Grievous (C)" } },
  light = { ground = { { "Sidestepper", as = "one", tapped = true } },
            character = { { "Sidestepper", as = "two", tapped = true } } },
  run   = function(t)
    t:play("Outmaneuvered", "complete")
    t:attack("Hauler", "one")  t:dice(4, 1, 1)
    t:play("one", "Evade 1")  t:choose(1)
    t:attack("General Grievous (C)", "two")  t:dice(4, 1, 1, 1, 1, 1, 1)
    t:play("two", "Evade 1")  t:choose(1)
    t:finish()
    t:expect("one"):damage(0)
    t:expect("two"):damage(0)
  end,
}

scenario "Outmaneuvered looks at damage of attacks alone" {
  start = "dark build to end",
  dark  = { build_zone = { { "Outmaneuvered", build = 2 } },
            ground = { { "Scythe", tapped = true } } },
  light = { ground = { "Skimmer", { "Sidestepper", tapped = true } } },
  run   = function(t)
    t:play("Outmaneuvered", "complete")
    t:attack("Skimmer", "Scythe")  t:dice(4, 1)
    t:play("Scythe", "Deflect")  t:choose("Sidestepper")
    t:play("Sidestepper", "Evade 1")  t:choose(1)
    t:finish()
    t:expect("Sidestepper"):damage(0)
    t:expect("Scythe"):damage(0)
  end,
}

scenario "Outmaneuvered is about the opponent's preventions" {
  start = "dark build to end",
  dark  = { hand = { "Mercy" }, build_zone = { { "Outmaneuvered", build = 2 } },
            ground = { "Mygeeto Tri-droid" } },
  light = { ground = { { "Walker", tapped = true } } },
  run   = function(t)
    t:play("Outmaneuvered", "complete")
    t:attack("Mygeeto Tri-droid", "Walker")  t:dice(4, 4, 1, 1, 1, 1)
    t:play("Mercy")
    t:finish()
    t:expect("Walker"):damage(1)
  end,
}

scenario "Outmaneuvered puts the counter on the defender, whoever was protected" {
  start = "dark build to end",
  dark  = { build_zone = { { "Outmaneuvered", build = 2 } }, ground = { "Scythe" } },
  light = { ground = { { "Skimmer", tapped = true, damage = 1 },
                       { "Sidestepper", tapped = true } } },
  run   = function(t)
    t:play("Outmaneuvered", "complete")
    t:attack("Scythe", "Skimmer")  t:dice(4, 4, 4, 4)
    t:choose("Sidestepper")  t:choose(2)
    t:play("Sidestepper", "Evade 1")  t:choose(1)
    t:expect("Skimmer"):damage(2)
    t:finish()
    t:expect("Sidestepper"):damage(1)
    t:expect("Skimmer"):zone("discard")
  end,
}

scenario "Outmaneuvered lasts for the turn" {
  start = "dark build and two battles",
  dark  = { build_zone = { { "Outmaneuvered", build = 2 } },
            ground = { "Mygeeto Tri-droid" } },
  light = { ground = { { "Sidestepper", tapped = true } } },
  run   = function(t)
    t:play("Outmaneuvered", "complete")
    t:attack("Mygeeto Tri-droid", "Sidestepper")  t:dice(4, 1, 1, 1, 1, 1)
    t:play("Sidestepper", "Evade 1")  t:choose(1)
    t:expect("Sidestepper"):damage(1)
    t:attack("Mygeeto Tri-droid", "Sidestepper")  t:dice(4, 1, 1, 1, 1, 1)
    t:play("Sidestepper", "Evade 1")  t:choose(1)
    t:finish()
    t:expect("Sidestepper"):damage(1)
  end,
}
