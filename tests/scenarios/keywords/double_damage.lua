-- DOUBLE DAMAGE: one more counter on the defender for each damage that was not prevented.

cards [[
  card "Crusher Twin" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                        health = 9,
                        "Double Damage", "Double Damage" }
  card "Wide Twin" { side = "dark", type = "character", cost = 4, speed = 54, power = 6,
                     health = 9,
                     "Double Damage", "Overkill" }
  card "Angry Twin" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                      health = 9,
                      "Double Damage", "Pay 0 Force -> Retaliate 3" }
  card "Stunning Twin" { side = "dark", type = "character", cost = 4, speed = 52, power = 4,
                         health = 9,
                         "Double Damage", "Stun 1",
                         trigger { on = damaged { source = self },
                                   effect = { gain { force = event.amount } } } }
]]

scenario "each damage puts two counters, however often the unit has it" {
  ids   = { "DOUBLEDAMAGE.1", "DOUBLEDAMAGE.4" },
  dark  = { character = { "Crusher Twin" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Crusher Twin", "Veteran")  t:finish()
    t:expect("Veteran"):damage(6)
  end,
}

scenario "what was prevented puts none" {
  ids   = { "DOUBLEDAMAGE.1" },
  dark  = { character = { "Crusher Twin" } },
  light = { force = 1, character = { { "Dodger", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Crusher Twin", "Dodger")
    t:play("Dodger", "Evade")  t:choose(2)  t:finish()
    t:expect("Dodger"):damage(2)
  end,
}

scenario "the additional counters can't be prevented and do no damage" {
  ids   = { "DOUBLEDAMAGE.2", "R8.8.7", "R8.2.9" },
  dark  = { character = { "Stunning Twin" } },
  light = { force = 2, hand = { "Cover" }, character = { { "Dodger", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Stunning Twin", "Dodger")
    t:play("Dodger", "Evade")  t:choose(0)
    t:reach("prevention")      t:pass(2)
    t:asked("dark", "order")   t:choose("Stunning Twin", "Stun: When")
    t:finish()
    t:expect("Dodger"):zone("discard")
    t:happened("damaged", { source = "Stunning Twin", target = "Dodger", amount = 3 }, 1)
    t:happened("counters_changed", { card = "Dodger", amount = 3 }, 1)
    t:happened("damage_pending", {}, 1)
    t:expect("dark"):force(3)
  end,
}

scenario "the second unit of a divided attack gets no additional counters" {
  ids   = { "DOUBLEDAMAGE.3" },
  dark  = { character = { "Wide Twin" } },
  light = { character = { { "Guard", tapped = true, damage = 3 }, { "Veteran", tapped = true } } },
  dice  = { 6, 6, 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Wide Twin", "Guard")
    t:choose("Veteran")  t:choose(3)  t:finish()
    t:expect("Veteran"):damage(3)
    t:happened("counters_changed", { card = "Guard", amount = 2 }, 1)
  end,
}

scenario "damage that is no attack is not doubled" {
  ids   = { "DOUBLEDAMAGE.3" },
  dark  = { character = { { "Angry Twin", tapped = true } } },
  light = { character = { "Guard" } },
  dice  = { 1, 1, 1, 1, 6, 6, 1 },
  run   = function(t)
    t:attack("Guard", "Angry Twin")
    t:play("Angry Twin", "Retaliate")  t:finish()
    t:expect("Guard"):damage(2)
  end,
}

scenario "a unit that the counters kill was discarded by that damage" {
  ids   = { "DOUBLEDAMAGE.1", "R8.2.10" },
  dark  = { character = { "Crusher Twin" } },
  light = { character = { { "Guard", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Crusher Twin", "Guard")  t:finish()
    t:happened("discarded", { card = "Guard", source = "Crusher Twin" }, 1)
  end,
}
