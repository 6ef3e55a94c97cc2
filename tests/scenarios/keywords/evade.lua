-- EVADE: prevent up to X of the damage pending on the unit.

cards [[
  card "Tumbler" { side = "light", type = "character", cost = 4, speed = 31, power = 2,
                   health = 6,
                   "Pay 1 Force -> Evade 1", "Pay 2 Force -> Evade 3" }
  card "Dancer" { side = "light", type = "character", cost = 4, speed = 30, power = 2,
                  health = 6,
                  "Pay 0 Force -> Evade 2", "Pay 0 Force -> Deflect 2" }
  card "Ravager" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                   health = 6,
                   static { cannot = { "be_prevented" } } }
  card "Thornback" { side = "dark", type = "character", cost = 4, speed = 29, power = 2,
                     health = 6,
                     "Pay 0 Force -> Retaliate 3" }
]]

scenario "evade is offered in the prevention window and nowhere else" {
  ids   = { "EVADE.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Dodger" } },
  run   = function(t)
    t:reach("step")        t:not_offered("Dodger", "Evade")
    t:attack("Brute", "Dodger")  t:dice(6, 6, 1, 1)
    t:reach("attack")      t:not_offered("Dodger", "Evade")
    t:reach("reroll")      t:not_offered("Dodger", "Evade")
    t:reach("prevention")  t:offered("Dodger", "Evade")
    t:reach("between")     t:not_offered("Dodger", "Evade")
  end,
}

scenario "evade is not offered for damage pending on another unit" {
  ids   = { "EVADE.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Dodger", "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(6, 6, 1, 1)
    t:reach("prevention")  t:not_offered("Dodger", "Evade")
  end,
}

scenario "the controller chooses 0 to X, also when more is pending" {
  ids   = { "EVADE.2" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Dodger" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Dodger")
    t:play("Dodger", "Evade")
    t:asked("light", "number")   t:choices(0, 1, 2)
    t:choose(1)  t:finish()
    t:expect("Dodger"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "evade may prevent nothing at all" {
  ids   = { "EVADE.2" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Dodger" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Dodger")
    t:play("Dodger", "Evade")  t:choose(0)  t:finish()
    t:expect("Dodger"):damage(3)
    t:expect("light"):force(0)
  end,
}

scenario "evade prevents no more than is pending" {
  ids   = { "EVADE.3" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Dodger" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Dodger")
    t:play("Dodger", "Evade")
    t:choices(0, 1)  t:choose(1)  t:finish()
    t:expect("Dodger"):damage(0)
  end,
}

scenario "evade is used once for an attack's damage and again for the next attack's" {
  ids   = { "EVADE.4", "ruling.69" },
  dark  = { character = { "Brute", "Assassin" } },
  light = { force = 3, character = { "Dodger" } },
  run   = function(t)
    t:attack("Assassin", "Dodger")  t:dice(6, 6)
    t:play("Dodger", "Evade")  t:choose(1)
    t:not_offered("Dodger", "Evade")
    t:attack("Brute", "Dodger")  t:dice(6, 6, 1, 1)
    t:play("Dodger", "Evade")  t:choose(2)  t:finish()
    t:expect("Dodger"):damage(1)
    t:expect("light"):force(1)
  end,
}

scenario "evade is there again for a second instance in the same attack" {
  ids   = { "EVADE.4" },
  dark  = { character = { "Brute" } },
  light = { character = { "Dancer" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Dancer")
    t:play("Dancer", "Evade")    t:choose(2)
    t:not_offered("Dancer", "Evade")
    t:play("Dancer", "Deflect")  t:choose("Dancer")
    t:play("Dancer", "Evade")    t:choose(2)  t:finish()
    t:expect("Dancer"):damage(0)
  end,
}

scenario "two evades on one unit are paid and used on their own" {
  ids   = { "EVADE.5", "R8.4.6", "R10.2.2" },
  dark  = { character = { "Champion" } },
  light = { force = 3, character = { "Tumbler" } },
  dice  = { 6, 6, 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Champion", "Tumbler")
    t:play("Tumbler", "Evade 3")  t:choose(3)
    t:expect("light"):force(1)
    t:play("Tumbler", "Evade 1")  t:choose(1)
    t:expect("light"):force(0)
    t:not_offered("Tumbler", "Evade")
    t:finish()
    t:expect("Tumbler"):damage(1)
  end,
}

scenario "evade works against the damage of a card" {
  ids   = { "EVADE.6" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Brute" } },
  light = { force = 1, character = { "Dodger" } },
  run   = function(t)
    t:play("Pulse")  t:choose("Dodger")
    t:play("Dodger", "Evade")  t:choose(2)
    t:turn_of("Brute")
    t:expect("Dodger"):damage(1)
  end,
}

scenario "evade works against retaliate damage" {
  ids   = { "EVADE.6" },
  dark  = { character = { "Thornback" } },
  light = { force = 1, character = { "Dodger" } },
  run   = function(t)
    t:attack("Dodger", "Thornback")  t:dice(1, 1, 1, 1)
    t:play("Thornback", "Retaliate")  t:dice(6, 6, 6)
    t:play("Dodger", "Evade")  t:choose(2)  t:finish()
    t:expect("Dodger"):damage(1)
  end,
}

scenario "evade prevents nothing of damage that can't be prevented" {
  ids   = { "EVADE.7", "R8.7.6", "R1.3.3" },
  dark  = { character = { "Ravager" } },
  light = { force = 1, character = { "Dodger" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Ravager", "Dodger")
    t:play("Dodger", "Evade")  t:finish()
    t:expect("Dodger"):damage(3)
    t:happened("damage_prevented", {}, 0)
  end,
}

scenario "damage counters that are put on a unit can't be evaded" {
  ids   = { "EVADE.8", "R8.8.7" },
  dark  = { force = 1, hand = { "Poison" }, character = { "Brute" } },
  light = { force = 1, character = { "Dodger" } },
  run   = function(t)
    t:play("Poison")  t:choose("Dodger")
    t:turn_of("Brute")
    t:expect("Dodger"):damage(2)
    t:no_window("prevention")
    t:happened("damaged", {}, 0)
  end,
}

scenario "evade gives the damage to nobody else" {
  ids   = { "EVADE.9" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Dodger", "Guard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Dodger")
    t:play("Dodger", "Evade")  t:choose(2)  t:finish()
    t:happened("damaged", {}, 0)
    t:expect("Brute"):damage(0)
    t:expect("Guard"):damage(0)
  end,
}

scenario "the amount is chosen after the chance to disrupt" {
  ids   = { "EVADE.10", "R9.2.6" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Dodger" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Dodger")
    t:play("Dodger", "Evade")  t:asked("dark", "disrupt")
    t:pass()  t:asked("light", "disrupt")
    t:pass()  t:asked("light", "number")
    t:choose(2)
  end,
}

scenario "a disrupted evade asks for no amount and prevents nothing" {
  ids   = { "EVADE.10", "R9.3.2", "R9.3.6" },
  dark  = { force = 1, hand = { "Jamming" }, character = { "Brute" } },
  light = { force = 2, character = { "Dodger" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Dodger")
    t:play("Dodger", "Evade")
    t:play("Jamming")
    t:reach("prevention", "light")  t:not_offered("Dodger", "Evade")
    t:finish()
    t:expect("Dodger"):damage(2)
    t:expect("light"):force(1)
    t:expect("Jamming"):zone("discard")
  end,
}
