-- FORTITUDE: the unit's own prevention of damage to itself works against all damage.

cards [[
  card "Ravenous" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                    health = 9,
                    "Ferocity" }
  card "Rock" { side = "light", type = "character", cost = 4, speed = 32, power = 4,
                health = 9,
                "Fortitude", "Pay 1 Force -> Evade 2", "Pay 1 Force -> Protect 2" }
  card "Soft Rock" { side = "light", type = "character", cost = 4, speed = 31, power = 4,
                     health = 9,
                     "Pay 1 Force -> Evade 2" }
  card "Mirror Rock" { side = "light", type = "character", cost = 4, speed = 30, power = 4,
                       health = 9,
                       "Fortitude", "Pay 1 Force -> Deflect 2" }
  card "Parry Rock" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
                      health = 9,
                      "Fortitude", "Parry 2" }
  card "Sure Hand" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                     health = 9,
                     static { cannot = { be_prevented = { "Evade" } } } }
]]

scenario "its evade works against ferocity, that of others does not" {
  ids   = { "FORTITUDE.1", "FEROCITY.2", "EVADE.7", "R8.7.6" },
  dark  = { character = { "Ravenous", { "Ravenous", as = "Second" } } },
  light = { force = 2, character = { { "Rock", tapped = true }, { "Soft Rock", tapped = true } } },
  run   = function(t)
    t:choose("Ravenous")
    t:attack("Ravenous", "Rock")     t:dice(6, 6, 6, 1)
    t:play("Rock", "Evade")          t:choices(0, 1, 2)  t:choose(2)
    t:attack("Second", "Soft Rock")  t:dice(6, 6, 6, 1)
    t:play("Soft Rock", "Evade")     t:finish()
    t:expect("Rock"):damage(1)
    t:expect("Soft Rock"):damage(3)
  end,
}

scenario "its deflect works against ferocity" {
  ids   = { "FORTITUDE.1", "DEFLECT.14" },
  dark  = { character = { "Ravenous" } },
  light = { force = 1, character = { { "Mirror Rock", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Ravenous", "Mirror Rock")
    t:play("Mirror Rock", "Deflect")  t:choose("Ravenous")  t:finish()
    t:expect("Mirror Rock"):damage(1)
    t:expect("Ravenous"):damage(2)
  end,
}

scenario "its parry works against ferocity" {
  ids   = { "FORTITUDE.1", "PARRY.4" },
  dark  = { character = { "Ravenous" } },
  light = { character = { { "Parry Rock", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Ravenous", "Parry Rock")  t:choose(2)  t:finish()
    t:expect("Parry Rock"):damage(1)
  end,
}

scenario "it is offered an ability against which the damage can't be prevented" {
  ids   = { "FORTITUDE.1" },
  dark  = { character = { "Sure Hand", "Brute" } },
  light = { force = 2, character = { { "Rock", tapped = true }, { "Soft Rock", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Soft Rock")  t:dice(6, 1, 1, 1)
    t:reach("prevention", "light")  t:offered("Soft Rock", "Evade")
    t:attack("Sure Hand", "Rock")   t:dice(6, 1, 1, 1)
    t:play("Rock", "Evade")         t:choose(1)
    t:finish()
    t:expect("Rock"):damage(0)
  end,
}

scenario "without it that ability is not offered" {
  ids   = { "FORTITUDE.1" },
  dark  = { character = { "Sure Hand" } },
  light = { force = 2, character = { { "Soft Rock", tapped = true } } },
  run   = function(t)
    t:attack("Sure Hand", "Soft Rock")  t:dice(6, 1, 1, 1)
    t:reach("prevention", "light")
    t:not_offered("Soft Rock", "Evade")
    t:finish()
  end,
}

scenario "it does not help others" {
  ids   = { "FORTITUDE.2", "PROTECT.4" },
  dark  = { character = { "Ravenous" } },
  light = { force = 1, character = { { "Rock", tapped = true }, { "Guard", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Ravenous", "Guard")
    t:play("Rock", "Protect")  t:finish()
    t:expect("Guard"):damage(3)
    t:expect("light"):force(0)
  end,
}

scenario "what is not the unit's own prevention is bound as ever" {
  ids   = { "FORTITUDE.1" },
  dark  = { character = { "Ravenous" } },
  light = { force = 1, hand = { "Cover" }, character = { { "Rock", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Ravenous", "Rock")
    t:play("Cover")  t:finish()
    t:expect("Rock"):damage(3)
  end,
}

scenario "counters that are put can't be prevented" {
  ids   = { "FORTITUDE.3", "EVADE.8" },
  dark  = { force = 1, hand = { "Poison" } },
  light = { force = 1, character = { { "Rock", tapped = true } } },
  run   = function(t)
    t:play("Poison")  t:finish()
    t:no_window("prevention")
    t:expect("Rock"):damage(2)
  end,
}
