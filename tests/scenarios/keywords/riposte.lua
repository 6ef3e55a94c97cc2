-- RIPOSTE: a natural 2 in the final roll against the unit does X damage to the attacker.

cards [[
  card "Hedgehog" { side = "light", type = "character", cost = 4, speed = 32, power = 4,
                    health = 3,
                    "Riposte 1", "Riposte 2" }
  card "Dull Eye" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                    health = 9,
                    "Accuracy -1" }
  card "Stone Thrower" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                         health = 9,
                         activated { pay = { tap { self } }, window = "unit_turn",
                           effect = { damage { dice = 3,
                                               to = one(their { arena = "any" }) } } } }
  card "Late Thorns" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "reroll",
           effect = { give { to = one(your { arena = "any" }), "Riposte 2",
                             lasts = "attack" } } } }
]]

scenario "a natural 2 does X damage to the attacker when the attack ends, without dice" {
  ids   = { "RIPOSTE.1", "RIPOSTE.2", "R8.2.11" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Hedgehog", tapped = true } } },
  dice  = { 2, 6, 1, 1 },
  run   = function(t)
    t:expect("Hedgehog"):keyword("Riposte", 3)
    t:attack("Brute", "Hedgehog")
    t:reach("prevention")  t:expect("Brute"):damage(0)
    t:finish()
    t:expect("Brute"):damage(3)
    t:order({ "damaged", target = "Hedgehog" }, { "attack_ended" },
            { "damaged", source = "Hedgehog", target = "Brute", amount = 3 })
    t:happened("die_rolled", {}, 0)
  end,
}

scenario "no 2, no riposte" {
  ids   = { "RIPOSTE.1" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Hedgehog", tapped = true } } },
  dice  = { 3, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Hedgehog")  t:finish()
    t:expect("Brute"):damage(0)
  end,
}

scenario "a 2 that is rerolled does not count" {
  ids   = { "RIPOSTE.1", "KW.3", "R8.2.6" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Brute" } },
  light = { character = { { "Hedgehog", tapped = true } } },
  dice  = { 2, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Hedgehog")
    t:play("Second Try")  t:choose(1)  t:dice(1)  t:finish()
    t:expect("Brute"):damage(0)
  end,
}

scenario "a 2 that comes from a reroll counts" {
  ids   = { "RIPOSTE.1", "KW.3" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Brute" } },
  light = { character = { { "Hedgehog", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Hedgehog")
    t:play("Second Try")  t:choose(1)  t:dice(2)  t:finish()
    t:expect("Brute"):damage(3)
    t:expect("Hedgehog"):damage(0)
  end,
}

scenario "several 2s do the damage once" {
  ids   = { "RIPOSTE.1", "KW.4" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Hedgehog", tapped = true } } },
  dice  = { 2, 2, 2, 2 },
  run   = function(t)
    t:attack("Brute", "Hedgehog")  t:finish()
    t:expect("Brute"):damage(3)
  end,
}

scenario "negative accuracy makes no 2, and removes none" {
  ids   = { "RIPOSTE.3", "KW.1" },
  dark  = { character = { "Dull Eye" } },
  light = { character = { { "Hedgehog", tapped = true } } },
  dice  = { 3, 3, 3, 1 },
  run   = function(t)
    t:attack("Dull Eye", "Hedgehog")  t:finish()
    t:expect("Dull Eye"):damage(0)
  end,
}

scenario "a 2 that negative accuracy lowers counts" {
  ids   = { "RIPOSTE.3", "KW.1" },
  dark  = { character = { "Dull Eye" } },
  light = { character = { { "Hedgehog", tapped = true } } },
  dice  = { 2, 1, 1, 1 },
  run   = function(t)
    t:attack("Dull Eye", "Hedgehog")  t:finish()
    t:expect("Dull Eye"):damage(3)
  end,
}

scenario "a 2 on a die of damage starts nothing" {
  ids   = { "RIPOSTE.4", "KW.5" },
  dark  = { character = { "Stone Thrower" } },
  light = { character = { { "Hedgehog", tapped = true } } },
  dice  = { 2, 2, 6 },
  run   = function(t)
    t:play("Stone Thrower")  t:finish()
    t:expect("Hedgehog"):damage(1)
    t:expect("Stone Thrower"):damage(0)
  end,
}

scenario "a 2 of its own roll starts nothing" {
  ids   = { "RIPOSTE.4" },
  dark  = { character = { { "Brute", tapped = true } } },
  light = { character = { "Hedgehog" } },
  dice  = { 2, 2, 1, 1 },
  run   = function(t)
    t:attack("Hedgehog", "Brute")  t:finish()
    t:expect("Hedgehog"):damage(0):zone("character")
    t:expect("Brute"):damage(0)
  end,
}

scenario "the damage is done although the unit was discarded" {
  ids   = { "RIPOSTE.5" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Hedgehog", tapped = true } } },
  dice  = { 2, 6, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Hedgehog")  t:finish()
    t:expect("Hedgehog"):zone("discard")
    t:expect("Brute"):damage(3)
  end,
}

scenario "riposte gained after the roll is too late" {
  ids   = { "KW.6" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Late Thorns" }, character = { { "Veteran", tapped = true } } },
  dice  = { 2, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:reach("reroll", "light")  t:play("Late Thorns")  t:finish()
    t:expect("Brute"):damage(0)
  end,
}
