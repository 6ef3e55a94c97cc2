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
  unit("Secret Blade", 54, "Cunning", "Overkill")
  unit("Far Seer", 53, "Cunning", foresight { gain { force = 5 } })
  unit("Old Oracle", 28, forewarning { gain { force = 5 } })
  unit("Returner", 27, "Riposte 2",
    trigger { on = hit { defender = self }, effect = { gain { force = 1 } } })
  unit("Dice Reader", 26, trigger { on = rolled { defender = self }, when = rolled_initial(6),
                               effect = { gain { force = 1 } } },
    trigger { on = hit { defender = self }, when = at_least(2, event.amount),
              effect = { gain { force = 10 } } })
  unit("Dice Sage", 25, activated { window = "prevention", only_if = at_least(1, hits),
                               effect = { prevent { 1, to = self } } },
    activated { window = "reroll", only_if = rolled(6), effect = { reroll { up_to = 1 } } })
  unit("Wise One", 24, activated { window = "prevention", only_if = any_of { secret_dice, rolled(1) },
                                   effect = { prevent { 1, to = self } } })
  unit("Dice Counter", 23,
    activated { window = "prevention", effect = { choose_number { 0, hits } } },
    activated { window = "reroll", effect = { may { gain { force = hits } } } },
    activated { window = "prevention", effect = { prevent { hits, to = self } } })
]]

local function tapped(name) return { name, tapped = true } end

scenario "no ability is offered whose effect would tell what secret dice show" {
  ids   = { "R11.4", "CUNNING.1" },
  dark  = { character = { "Deceiver" } },
  light = { character = { tapped "Dice Counter" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Deceiver", "Dice Counter")
    t:reach("reroll", "light")      t:not_offered("Dice Counter", "may gain")
    t:reach("prevention", "light")  t:not_offered("Dice Counter", "choose a number")
    t:offered("Dice Counter", "prevent")
  end,
}

scenario "of dice that both see it is offered" {
  ids   = { "R11.4" },
  dark  = { character = { "Brute" } },
  light = { character = { tapped "Dice Counter" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Dice Counter")
    t:reach("reroll", "light")      t:offered("Dice Counter", "may gain")
    t:reach("prevention", "light")  t:offered("Dice Counter", "choose a number")
  end,
}

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

-- What is asked or happens before the dice are shown must be the same whatever they show.
for face, damage in pairs { [2] = 2, [3] = 0 } do
  scenario("a riposte to a secret " .. face .. " is not asked about before it is shown") {
    ids   = { "CUNNING.1", "RIPOSTE.1" },
    dark  = { character = { "Deceiver" } },
    light = { character = { tapped "Returner" } },
    dice  = { face, 6, 6, 6 },
    run   = function(t)
      t:attack("Deceiver", "Returner")
      t:reach("prevention", "light")
      t:expect("light"):force(1)
      t:happened("given", {}, 0)
      t:reach("between")
      t:expect("Deceiver"):damage(damage)  t:expect("light"):force(1)
    end,
  }
end

scenario "a riposte to dice that all see is ordered with what happens beside it" {
  ids   = { "RIPOSTE.1", "R9.4.2" },
  dark  = { character = { "Raging Eye" } },
  light = { character = { tapped "Returner" } },
  dice  = { 2, 6, 6, 6 },
  run   = function(t)
    t:attack("Raging Eye", "Returner")
    t:choose("Returner", "Riposte")
    t:reach("between")
    t:expect("Raging Eye"):damage(2)
  end,
}

scenario "what secret dice trigger for the other player happens when they are shown" {
  ids   = { "CUNNING.1" },
  dark  = { character = { "Deceiver" } },
  light = { character = { tapped "Dice Reader" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Deceiver", "Dice Reader")
    t:reach("prevention", "light")  t:expect("light"):force(0)
    t:choose("Dice Reader", "10")
    t:reach("between")  t:expect("light"):force(11)
  end,
}

scenario "dice that all see trigger at once" {
  ids   = { "R9.4.3" },
  dark  = { character = { "Raging Eye" } },
  light = { character = { tapped "Dice Reader" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Raging Eye", "Dice Reader")
    t:reach("prevention", "light")  t:expect("light"):force(11)
  end,
}

scenario "nothing is offered that depends on secret dice" {
  ids   = { "CUNNING.1", "CUNNING.5" },
  dark  = { character = { "Raging Eye", "Deceiver" } },
  light = { character = { tapped "Dice Sage", tapped "Wise One" } },
  run   = function(t)
    t:attack("Raging Eye", "Dice Sage")  t:dice(6, 6, 1, 1)
    t:reach("reroll", "light")      t:offered("Dice Sage")
    t:reach("prevention", "light")  t:offered("Dice Sage")
    t:attack("Deceiver", "Dice Sage")    t:dice(6, 6, 1, 1)
    t:reach("reroll", "light")      t:not_offered("Dice Sage")
    t:reach("prevention", "light")  t:not_offered("Dice Sage")
    t:reach("between")
  end,
}

scenario "what asks whether the dice are secret first is offered" {
  ids   = { "CUNNING.1" },
  dark  = { character = { "Deceiver" } },
  light = { character = { tapped "Wise One" } },
  dice  = { 6, 6, 2, 2 },
  run   = function(t)
    t:attack("Deceiver", "Wise One")
    t:play("Wise One")
    t:reach("between")  t:expect("Wise One"):damage(1)
  end,
}

for hits, rest in pairs { [4] = { 2, 1 }, [0] = { 0, 0 } } do
  local face = hits == 4 and 6 or 1
  scenario("a second unit is named although " .. hits .. " secret dice hit") {
    ids   = { "CUNNING.1", "OVERKILL.2", "OVERKILL.5" },
    dark  = { character = { "Secret Blade" } },
    light = { force = 1, character = { { "Guard", tapped = true, damage = 3 }, tapped "Ready Blade" } },
    dice  = { face, face, face, face },
    run   = function(t)
      t:attack("Secret Blade", "Guard")
      t:choose("Ready Blade")
      if hits == 4 then t:choices(0, 1, 2)  t:choose(2) end
      t:play("Ready Blade", "Evade")  t:choices(0, 1, 2, 3)  t:choose(1)
      t:happened("damage_pending", { hidden_from = "light" }, 2)
      t:reach("between")
      t:happened("discarded", { card = "Guard" }, hits == 4 and 1 or 0)
      t:expect("Ready Blade"):damage(rest[2])
    end,
  }
end

scenario "a second unit may be named by nobody, and then only the defender needs prevention" {
  ids   = { "CUNNING.1", "OVERKILL.2" },
  dark  = { character = { "Secret Blade" } },
  light = { force = 1, character = { { "Guard", tapped = true, damage = 3 }, tapped "Ready Blade" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Secret Blade", "Guard")  t:choose(false)
    t:reach("prevention", "light")     t:not_offered("Ready Blade", "Evade")
    t:reach("between")
    t:expect("Guard"):zone("discard")  t:expect("Ready Blade"):damage(0)
  end,
}

scenario "a prediction about secret dice pays when they are shown" {
  ids   = { "CUNNING.1", "FORESIGHT.2", "FOREWARNING.2" },
  dark  = { character = { "Far Seer" } },
  light = { character = { tapped "Old Oracle" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Far Seer", "Old Oracle")
    t:choose(true)  t:choose(2)  t:choose(true)  t:choose(2)
    t:reach("prevention", "light")
    t:expect("dark"):force(0)  t:expect("light"):force(0)
    t:reach("between")
    t:expect("dark"):force(5)  t:expect("light"):force(5)
  end,
}
