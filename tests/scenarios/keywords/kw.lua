-- KW: what all keywords that look at the faces of attack dice have in common.
--
-- Three of them are keywords of this file: Recoil looks at the initial roll for a 3,
-- Windup for a 5, Thorns at the final roll for a 2.

cards [[
  keyword "Recoil" {
    params = { "X" }, class = "cumulative", kind = "triggered",
    on = rolled { source = self }, when = rolled_initial(3),
    effect = { delayed { on = attack_ended {},
                         effect = { damage { X, to = event.source, by = self } } } },
  }
  keyword "Windup" {
    params = { "X" }, class = "cumulative", kind = "triggered",
    on = rolled { source = self }, when = rolled_initial(5),
    effect = { gain { force = X } },
  }
  keyword "Thorns" {
    params = { "X" }, class = "cumulative", kind = "triggered",
    on = hit { target = self }, when = rolled(2),
    effect = { delayed { on = attack_ended {},
                         effect = { damage { X, to = event.source, by = self } } } },
  }
  card "Backfirer" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                     health = 9,
                     "Recoil 1", "Recoil 2" }
  card "Springer" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                    health = 9,
                    "Windup 1", "Windup 1" }
  card "Calibrated" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                      health = 9,
                      "Accuracy 1", "Critical Hit 2", "Recoil 1", "Windup 1" }
  card "Bristler" { side = "light", type = "character", cost = 4, speed = 32, power = 4,
                    health = 9,
                    "Parry 2", "Thorns 2" }
  card "Dice Keeper" { side = "dark", type = "character", cost = 4, speed = 52, power = 4,
                       health = 9,
                       "Critical Hit 2", "Recoil 1", "Windup 1",
                       activated { pay = { tap { self } }, window = "unit_turn",
                         effect = { damage { dice = 6,
                                             to = one(their { arena = "any" }) } } } }
  card "Long Memory" { side = "dark", type = "character", cost = 4, speed = 51,
                       power = 4, health = 9,
                       trigger { on = attack_ended { source = self },
                                 when = rolled_initial(3),
                                 effect = { gain { force = 2 } } } }
  card "New Throw" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, effect = { reroll { up_to = 3 } } } }
  card "Field Training" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = { "attack", "reroll" },
           effect = { give { to = one(your { arena = "any" }), "Accuracy 2",
                             "Critical Hit 2", "Recoil 1", lasts = "attack" } } } }
  card "Field Cover" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = { "attack", "reroll" },
           effect = { give { to = one(your { arena = "any" }), "Parry 2", "Thorns 1",
                             lasts = "attack" } } } }
]]

scenario "accuracy makes no natural roll" {
  ids   = { "KW.1", "R8.5.5" },
  dark  = { character = { "Calibrated" } },
  light = { character = { "Veteran" } },
  dice  = { 5, 2, 4, 1 },
  run   = function(t)
    t:attack("Calibrated", "Veteran")  t:finish()
    t:expect("Veteran"):damage(2)
    t:expect("Calibrated"):damage(0)
    t:expect("dark"):force(1)
  end,
}

scenario "accuracy removes no natural roll" {
  ids   = { "KW.1", "R8.5.5" },
  dark  = { character = { "Calibrated" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 3, 1, 1 },
  run   = function(t)
    t:attack("Calibrated", "Veteran")  t:finish()
    t:expect("Veteran"):damage(4)
    t:expect("Calibrated"):damage(1)
    t:expect("dark"):force(0)
  end,
}

scenario "a face of the initial roll counts also if it is rerolled" {
  ids   = { "KW.2" },
  dark  = { force = 1, hand = { "New Throw" }, character = { "Backfirer" } },
  light = { character = { "Veteran" } },
  dice  = { 3, 1, 1, 1 },
  run   = function(t)
    t:attack("Backfirer", "Veteran")
    t:play("New Throw")  t:choose(1)  t:choose(false)  t:dice(1)  t:finish()
    t:expect("Backfirer"):damage(3)
  end,
}

scenario "a face that comes from a reroll is not in the initial roll" {
  ids   = { "KW.2" },
  dark  = { force = 1, hand = { "New Throw" }, character = { "Backfirer" } },
  light = { character = { "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Backfirer", "Veteran")
    t:play("New Throw")  t:choose(1)  t:choose(false)  t:dice(3)  t:finish()
    t:expect("Backfirer"):damage(0)
  end,
}

scenario "the initial roll is known to the end of the attack" {
  ids   = { "KW.2" },
  dark  = { force = 1, hand = { "New Throw" }, character = { "Long Memory" } },
  light = { character = { "Veteran" } },
  dice  = { 3, 1, 1, 1 },
  run   = function(t)
    t:attack("Long Memory", "Veteran")
    t:play("New Throw")  t:choose(1)  t:choose(false)  t:dice(1)  t:finish()
    t:expect("dark"):force(2)
  end,
}

scenario "the effect of the initial roll comes before the reroll window" {
  ids   = { "KW.2", "R8.2.4" },
  dark  = { character = { "Springer" } },
  light = { character = { "Veteran" } },
  dice  = { 5, 1, 1, 1 },
  run   = function(t)
    t:attack("Springer", "Veteran")
    t:reach("reroll")
    t:expect("dark"):force(2)
  end,
}

scenario "faces that are rerolled are not in the final roll" {
  ids   = { "KW.3", "R8.2.6" },
  dark  = { force = 1, hand = { "New Throw" }, character = { "Duelist" } },
  light = { character = { "Bristler" } },
  dice  = { 6, 1, 2, 4 },
  run   = function(t)
    t:attack("Duelist", "Bristler")
    t:play("New Throw")  t:choose(1)  t:choose(2)  t:choose(3)  t:dice(4, 4, 3)
    t:finish()
    t:expect("Bristler"):damage(3)
    t:expect("Duelist"):damage(0)
  end,
}

scenario "faces that come from rerolls are in the final roll" {
  ids   = { "KW.3", "R8.2.6" },
  dark  = { force = 1, hand = { "New Throw" }, character = { "Duelist" } },
  light = { character = { "Bristler" } },
  dice  = { 4, 4, 4, 4 },
  run   = function(t)
    t:attack("Duelist", "Bristler")
    t:play("New Throw")  t:choose(1)  t:choose(2)  t:choose(3)  t:dice(6, 1, 2)
    t:asked("light", "reroll")  t:pass(2)
    t:choices(0, 1, 2)  t:choose(1)  t:finish()
    t:expect("Bristler"):damage(3)
    t:expect("Duelist"):damage(2)
  end,
}

scenario "two matching faces give the effect of the initial roll once" {
  ids   = { "KW.4", "R10.2.1" },
  dark  = { character = { "Backfirer" } },
  light = { character = { "Veteran" } },
  dice  = { 3, 3, 3, 1 },
  run   = function(t)
    t:attack("Backfirer", "Veteran")  t:finish()
    t:expect("Backfirer"):damage(3)
  end,
}

scenario "two matching faces give the effect of the final roll once" {
  ids   = { "KW.4" },
  dark  = { character = { "Champion" } },
  light = { character = { { "Bristler", tapped = true } } },
  dice  = { 6, 6, 1, 1, 2, 2 },
  run   = function(t)
    t:attack("Champion", "Bristler")
    t:choose(1)  t:finish()
    t:expect("Bristler"):damage(1)
    t:expect("Champion"):damage(2)
  end,
}

scenario "faces of dice of damage start nothing" {
  ids   = { "KW.5", "R8.5.3" },
  dark  = { character = { "Dice Keeper" } },
  light = { character = { "Bristler" } },
  dice  = { 1, 2, 3, 4, 5, 6 },
  run   = function(t)
    t:play("Dice Keeper")  t:finish()
    t:expect("Bristler"):damage(3)
    t:expect("Dice Keeper"):damage(0)
    t:expect("dark"):force(0)
  end,
}

scenario "what the attacker gains after the roll is too late" {
  ids   = { "KW.6", "ACCURACY.4", "CRITICALHIT.4" },
  dark  = { force = 1, hand = { "Field Training" }, character = { "Brute" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 3, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:reach("reroll", "dark")  t:play("Field Training")  t:finish()
    t:expect("Veteran"):damage(1)
    t:expect("Brute"):damage(0)
  end,
}

scenario "what the attacker gains before the roll counts" {
  ids   = { "KW.6" },
  dark  = { force = 1, hand = { "Field Training" }, character = { "Brute" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 3, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:reach("attack", "dark")  t:play("Field Training")  t:finish()
    t:expect("Veteran"):damage(4)
    t:expect("Brute"):damage(1)
  end,
}

scenario "what the defender gains after the roll is too late" {
  ids   = { "KW.6", "PARRY.5" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Field Cover" }, character = { "Veteran" } },
  dice  = { 6, 6, 1, 2 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:reach("reroll", "light")  t:play("Field Cover")  t:finish()
    t:expect("Veteran"):damage(2)
    t:expect("Brute"):damage(0)
  end,
}

scenario "what the defender gains before the roll counts" {
  ids   = { "KW.6" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Field Cover" }, character = { "Veteran" } },
  dice  = { 6, 6, 1, 2 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:reach("attack", "light")  t:play("Field Cover")
    t:choose(2)  t:finish()
    t:expect("Veteran"):damage(0)
    t:expect("Brute"):damage(1)
  end,
}
