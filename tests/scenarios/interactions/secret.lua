-- CUNNING: what is decided without the dice, and FURY, whose dice are attack dice like others.

cards [[
  local function unit(name, speed, text, more, third)
    card(name) { side = "neutral", type = "character", cost = 4, speed = speed, power = 4,
                 health = 9, text, more, third }
  end
  unit("Deceiver", 55, "Cunning")
  unit("Doubter", 32, "Lucky 1")
  unit("Ready Blade", 31, "Parry 1", "Pay 1 Force -> Evade 3")
  unit("Envoy", 30, "Pay 1 Force -> Persuade 3")
  unit("Slippery", 29, "Pay 1 Force -> Evade 2", "Pay 1 Force -> Evade 2")
  unit("Raging Eye", 56, "Fury 1", "Focus 1")
  unit("Raging Fuse", 57, "Fury 1", "Backfire 2")
  unit("Raging Dice", 58, "Fury 1", "Lucky 2")
  unit("Raging Edge", 59, "Fury 1", "Critical Hit 3")
  unit("Raging Aim", 61, "Fury 1", "Accuracy 1")
  unit("Raging Ruse", 62, "Fury 2", "Cunning")
]]

local function tapped(name) return { name, tapped = true } end

scenario "a parry promised unseen takes what is left, and nothing without a 1" {
  ids   = { "CUNNING.1", "CUNNING.4", "PARRY.1", "R8.7.8" },
  dark  = { character = { "Deceiver" } },
  light = { force = 1, character = { tapped "Ready Blade" } },
  dice  = { 6, 6, 6, 2 },
  run   = function(t)
    t:attack("Deceiver", "Ready Blade")
    t:reach("reroll")  t:pass(2)
    t:choices(0, 1)    t:choose(1)
    t:play("Ready Blade", "Evade")  t:choices(0, 1, 2, 3)  t:choose(2)
    t:reach("between")
    t:expect("Ready Blade"):damage(1)  -- 3 hits, no 1, 2 evaded
  end,
}

scenario "the defender rerolls a secret die and is not told the new face" {
  ids   = { "CUNNING.5", "LUCKY.1", "LUCKY.3" },
  dark  = { character = { "Deceiver" } },
  light = { character = { tapped "Doubter" } },
  dice  = { 6, 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Deceiver", "Doubter")
    t:play("Doubter", "Lucky")  t:choose(1)
    t:reach("prevention", "light")
    t:happened("rerolled", { hidden_from = "light" }, 1)
    t:happened("shown", {}, 0)
    t:reach("between")
    t:expect("Doubter"):damage(1)
  end,
}

scenario "what one evasion promises too much is lost, what the next promises counts" {
  ids   = { "CUNNING.3", "CUNNING.4", "EVADE.5" },
  dark  = { character = { "Deceiver" } },
  light = { force = 2, character = { tapped "Slippery" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Deceiver", "Slippery")
    t:play("Slippery", "Evade")  t:choices(0, 1, 2)  t:choose(2)
    t:play("Slippery", "Evade")  t:choices(0, 1, 2)  t:choose(2)  -- 1 is left
    t:reach("between")
    t:expect("Slippery"):damage(0)
    t:expect("light"):force(0)
    t:happened("damage_prevented", { amount = 1 }, 1)
  end,
}

-- Power is lost for what was prevented (PERSUADE.2), and that is 1, not the 3 named (CUNNING.4).
scenario "a persuasion without sight costs the attacker what it really prevented" {
  ids   = { "CUNNING.4", "PERSUADE.2" },
  start = "two battles",
  dark  = { character = { "Deceiver" } },
  light = { force = 1, character = { tapped "Envoy" } },
  dice  = { 6, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Deceiver", "Envoy")
    t:play("Envoy", "Persuade")  t:choices(0, 1, 2, 3)  t:choose(3)
    t:attack("Deceiver", "Envoy")
    t:reach("between")
    t:happened("rolled", { source = "Deceiver", amount = 3 }, 1)
  end,
}

-- Fury dice are added before Focus and Backfire are noted (R8.2.4).
scenario "a 5 on a die of fury focuses" {
  ids   = { "FURY.2", "FOCUS.1", "R8.2.4" },
  start = "two battles",
  dark  = { character = { "Raging Eye" } },
  light = { character = { tapped "Veteran" } },
  run   = function(t)
    t:attack("Raging Eye", "Veteran")  t:dice(4, 1, 1, 1, 5)
    t:reach("between")  t:expect("Veteran"):damage(2)
    t:attack("Raging Eye", "Veteran")  t:dice(1, 1, 1, 1, 1)  -- 4 and 1
    t:reach("between")
    t:happened("rolled", { source = "Raging Eye", amount = 5 }, 2)
  end,
}

scenario "a 3 on a die of fury backfires" {
  ids   = { "FURY.2", "BACKFIRE.1", "R8.2.4" },
  dark  = { character = { "Raging Fuse" } },
  light = { character = { tapped "Veteran" } },
  dice  = { 4, 1, 1, 1, 3, 6, 6 },
  run   = function(t)
    t:attack("Raging Fuse", "Veteran")
    t:reach("between")
    t:expect("Raging Fuse"):damage(2)
    t:expect("Veteran"):damage(1)
  end,
}

scenario "a die of fury may be rerolled, and a 4 from a reroll starts no fury" {
  ids   = { "FURY.1", "KW.7", "LUCKY.3" },
  dark  = { character = { "Raging Dice" } },
  light = { character = { tapped "Veteran" } },
  dice  = { 4, 1, 1, 1, 1, 4, 4 },
  run   = function(t)
    t:attack("Raging Dice", "Veteran")
    t:play("Raging Dice", "Lucky")
    t:choices(1, 2, 3, 4, 5, false)  t:choose(5)  t:choose(2)
    t:reach("between")
    t:expect("Veteran"):damage(3)
    t:happened("rolled", { amount = 5 }, 1)
  end,
}

scenario "a reroll of the 4 leaves the die of fury" {
  ids   = { "FURY.1", "FURY.2", "KW.2" },
  dark  = { character = { "Raging Dice" } },
  light = { character = { tapped "Veteran" } },
  dice  = { 4, 1, 1, 1, 6, 1 },
  run   = function(t)
    t:attack("Raging Dice", "Veteran")
    t:play("Raging Dice", "Lucky")  t:choose(1)  t:choose(false)
    t:reach("between")
    t:expect("Veteran"):damage(1)
  end,
}

scenario "a 6 on a die of fury is a critical hit" {
  ids   = { "KW.7", "CRITICALHIT.1" },
  dark  = { character = { "Raging Edge" } },
  light = { character = { tapped "Veteran" } },
  dice  = { 4, 1, 1, 1, 6 },
  run   = function(t)
    t:attack("Raging Edge", "Veteran")
    t:reach("between")
    t:expect("Veteran"):damage(5)
  end,
}

scenario "accuracy makes a 3 hit but not rage, on dice of fury as on others" {
  ids   = { "FURY.4", "ACCURACY.1", "ACCURACY.2" },
  dark  = { character = { "Raging Aim" } },
  light = { character = { tapped "Veteran" } },
  run   = function(t)
    t:attack("Raging Aim", "Veteran")  t:dice(3, 3, 1, 1)
    t:reach("between")
    t:expect("Veteran"):damage(2)
  end,
}

scenario "a die of fury is as accurate as the others" {
  ids   = { "FURY.2", "ACCURACY.1", "KW.7" },
  dark  = { character = { "Raging Aim" } },
  light = { character = { tapped "Veteran" } },
  dice  = { 4, 1, 1, 1, 3 },
  run   = function(t)
    t:attack("Raging Aim", "Veteran")
    t:reach("between")
    t:expect("Veteran"):damage(2)
  end,
}

-- That there are more dice would tell that there was a 4.
scenario "the dice of a secret fury are secret too" {
  ids   = { "CUNNING.1", "FURY.2", "R11.4" },
  dark  = { character = { "Raging Ruse" } },
  light = { character = { tapped "Slippery" } },
  dice  = { 4, 1, 1, 1, 6, 6 },
  run   = function(t)
    t:attack("Raging Ruse", "Slippery")
    t:reach("prevention", "light")
    for _, kind in ipairs { "rolling", "rolled", "hit" } do
      t:happened(kind, { source = "Raging Ruse", hidden_from = false }, 0)
    end
    t:reach("between")
    t:expect("Slippery"):damage(3)
  end,
}
