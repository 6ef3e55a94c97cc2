-- CUNNING: attack dice are secret until damage was prevented.

cards [[
  card "Trickster" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                     health = 9,
                     "Cunning" }
  card "Feral Trickster" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                           health = 9,
                           "Cunning", "Focus 1", "Critical Hit 2", "Fury 1" }
  card "Deflecting Trickster" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                                health = 9,
                                "Cunning", "Pay 0 Force -> Evade 2" }
  card "Lucky Dodger" { side = "light", type = "character", cost = 4, speed = 32, power = 4,
                        health = 9,
                        "Lucky 2" }
  card "Absorber" { side = "light", type = "character", cost = 4, speed = 31, power = 4,
                    health = 9,
                    "Pay 0 Force -> Absorb 3" }
  card "Watcher" { side = "light", type = "character", cost = 4, speed = 30, power = 4,
                   health = 9,
                   "Pay 0 Force -> Protect 3" }
]]

scenario "the roll, its hits and its damage are not told to the other player before prevention" {
  ids   = { "CUNNING.1", "CUNNING.2", "R11.4" },
  dark  = { character = { "Trickster" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Trickster", "Veteran")
    t:reach("prevention", "light")
    for _, kind in ipairs { "rolling", "rolled", "hit", "damage_pending" } do
      t:happened(kind, { source = "Trickster", hidden_from = "light" }, 1)
      t:happened(kind, { source = "Trickster" }, 1)
    end
    t:happened("shown", {}, 0)
    t:reach("between")
    t:expect("Veteran"):damage(2)
    t:order({ "damage_pending" }, { "shown", source = "Trickster", amount = 2, hidden_from = false },
            { "damaged", target = "Veteran", hidden_from = false })
  end,
}

scenario "the attacker's player is told" {
  ids   = { "CUNNING.1" },
  dark  = { character = { { "Brute", tapped = true } } },
  light = { hand = { "Clever" }, character = { "Veteran" } },
  overlay = [[
    card "Clever" { side = "neutral", kind = "battle",
      play { window = "attack", effect = {
        give { to = attacker, "Cunning", lasts = "attack" } } } }
  ]],
  dice  = { 6, 6, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Veteran", "Brute")
    t:reach("attack", "light")  t:play("Clever")
    t:reach("prevention", "dark")
    t:happened("rolled", { hidden_from = "dark" }, 1)
    t:reach("between")
  end,
}

scenario "the amount is named without knowing the damage, and what is too much is lost" {
  ids   = { "CUNNING.1", "CUNNING.4", "R8.2.8" },
  dark  = { character = { "Trickster" } },
  light = { force = 1, character = { { "Dodger", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Trickster", "Dodger")
    t:play("Dodger", "Evade")
    t:choices(0, 1, 2)  t:choose(2)
    t:reach("between")
    t:expect("Dodger"):damage(0)
    t:happened("damage_prevented", { amount = 1, hidden_from = "light" }, 1)
  end,
}

scenario "there is a prevention window although nothing hit, and all prevention may be used" {
  ids   = { "CUNNING.3", "R8.2.8" },
  dark  = { character = { "Trickster" } },
  light = { force = 2, hand = { "Cover" }, character = { { "Dodger", tapped = true } } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Trickster", "Dodger")
    t:play("Dodger", "Evade")  t:choices(0, 1, 2)     t:choose(1)
    t:play("Cover")            t:choices(0, 1, 2, 3)  t:choose(3)
    t:reach("between")
    t:expect("light"):force(0)
    t:expect("Dodger"):damage(0)
    t:happened("damaged", {}, 0)
    t:happened("damage_prevented", {}, 0)
  end,
}

scenario "a usual attacker that hits nothing brings no such window" {
  ids   = { "CUNNING.3", "R8.2.8" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { { "Dodger", tapped = true } } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Dodger")
    t:reach("between")
    t:no_window("prevention")
  end,
}

scenario "prevention for another unit may be used unseen, for no other unit than the defender" {
  ids   = { "CUNNING.1", "CUNNING.4" },
  dark  = { character = { "Trickster" } },
  light = { character = { { "Veteran", tapped = true }, { "Watcher", tapped = true },
                          { "Guard", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Trickster", "Veteran")
    t:play("Watcher", "Protect")  t:choices(0, 1, 2, 3)  t:choose(2)
    t:reach("between")
    t:expect("Veteran"):damage(1)
  end,
}

scenario "parry is asked for unseen, and prevents if there is a 1" {
  ids   = { "CUNNING.1", "CUNNING.4", "PARRY.1" },
  dark  = { character = { "Trickster", { "Trickster", as = "Second" } } },
  light = { character = { { "Fencer", tapped = true } } },
  run   = function(t)
    t:choose("Trickster")
    t:attack("Trickster", "Fencer")  t:dice(6, 6, 2, 1)
    t:reach("reroll")  t:pass(2)
    t:choices(0, 1, 2)  t:choose(2)
    t:reach("between")
    t:expect("Fencer"):damage(0)
    t:attack("Second", "Fencer")     t:dice(6, 6, 2, 2)
    t:reach("reroll")  t:pass(2)
    t:choices(0, 1, 2)  t:choose(2)
    t:reach("between")
    t:expect("Fencer"):damage(2)
  end,
}

scenario "deflect is aimed unseen, and sends what it really prevented" {
  ids   = { "CUNNING.1", "CUNNING.4", "DEFLECT.3" },
  dark  = { character = { "Deflecting Trickster", { "Trickster", as = "Second" } } },
  light = { force = 2, character = { { "Reflector", tapped = true } } },
  run   = function(t)
    t:attack("Second", "Reflector")  t:dice(1, 1, 1, 1)
    t:play("Reflector", "Deflect")
    t:choices("Deflecting Trickster", "Second", "Reflector", false)  t:choose("Second")
    t:reach("between")
    t:expect("Second"):damage(0)
    t:attack("Deflecting Trickster", "Reflector")  t:dice(6, 6, 6, 1)
    t:play("Reflector", "Deflect")                 t:choose("Deflecting Trickster")
    t:play("Deflecting Trickster", "Evade")        t:choices(0, 1, 2)  t:choose(1)
    t:reach("between")
    t:expect("Deflecting Trickster"):damage(1)
    t:expect("Reflector"):damage(1)
  end,
}

scenario "in the reroll window the other player chooses dice without seeing them" {
  ids   = { "CUNNING.5", "R8.2.5" },
  dark  = { character = { "Feral Trickster" } },
  light = { character = { { "Lucky Dodger", tapped = true } } },
  dice  = { 4, 6, 1, 1, 5 },
  run   = function(t)
    t:attack("Feral Trickster", "Lucky Dodger")
    t:play("Lucky Dodger", "Lucky")
    t:choices(1, 2, 3, 4, false)   -- not the die that fury added
    t:choose(2)  t:choose(1)
    t:dice(1, 1)
    t:reach("prevention", "light")
    t:happened("rerolled", { hidden_from = "light" }, 2)
    t:happened("given", { card = "Feral Trickster", hidden_from = "light" }, 1)
    t:reach("between")
    t:expect("Lucky Dodger"):damage(1)
  end,
}

scenario "the attacker's player sees the own dice" {
  ids   = { "CUNNING.5" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Feral Trickster" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 4, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Feral Trickster", "Veteran")
    t:play("Second Try")  t:choices(1, 2, 3, 4, 5, false)
    t:choose(5)           t:dice(6)
    t:reach("between")
    t:expect("Veteran"):damage(4)
  end,
}

scenario "what prevention earns is not told before the dice are shown" {
  ids   = { "CUNNING.1", "ABSORB.3" },
  dark  = { character = { "Trickster" } },
  light = { character = { { "Absorber", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Trickster", "Absorber")
    t:play("Absorber", "Absorb")  t:choices(0, 1, 2, 3)  t:choose(3)
    t:reach("between")
    t:happened("given", { card = "Absorber", hidden_from = "light" }, 1)
    t:expect("Absorber"):damage(0)
  end,
}

scenario "dice that were rolled secretly are shown also if the attack ends early" {
  ids   = { "CUNNING.2", "R8.10.4" },
  overlay = [[
    card "Retreat Order" { side = "neutral", kind = "battle",
      play { window = "reroll", effect = { end_attack {} } } }
  ]],
  dark  = { character = { "Trickster" } },
  light = { hand = { "Retreat Order" }, character = { { "Veteran", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Trickster", "Veteran")
    t:play("Retreat Order")
    t:reach("between")
    t:happened("shown", { hidden_from = false }, 1)
    t:expect("Veteran"):damage(0)
  end,
}

scenario "cunning gained after the roll is too late" {
  ids   = { "KW.6" },
  overlay = [[
    card "Late Trick" { side = "neutral", kind = "battle",
      play { window = "reroll", effect = {
        give { to = attacker, "Cunning", lasts = "attack" } } } }
  ]],
  dark  = { hand = { "Late Trick" }, character = { "Brute" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:play("Late Trick")
    t:reach("between")
    t:no_window("prevention")
    t:happened("hit", { hidden_from = false }, 1)
  end,
}

-- What a trigger of the other player does with the dice waits until they are shown, wherever in
-- its effect it reads them.
for _, case in ipairs {
  { "the amount of its event", "gain { force = event.amount }" },
  { "a sum", "gain { force = 1 + hits - 1 }" },
  { "a condition", "if_ { rolled(6), { gain { force = 2 } } }" },
  { "what is done else", "if_ { secret_dice, { win { you } }, { gain { force = attack_dice - 2 } } }" },
  { "an effect within", "each_player { as_player { opponent, { gain { force = hits } } } }" },
  { "which cards", "tap { one(your { where = rolled(6), tapped = false }) }, gain { force = done + 1 }" },
  { "how many cards", "tap { exactly(hits, your { tapped = false }) }, gain { force = 2 }" },
  { "whether a part may be chosen",
    "either { { gain { force = 2 }, when = rolled(6) }, { win { you }, when = rolled(3) } }" },
  { "what a part does",
    "either { { gain { force = hits } }, { win { you }, when = at_least(9, force_of(you)) } }" },
  { "a number to choose", "choose_number { hits, 2 }, gain { force = X }" },
  { "a number given",
    "give { to = self, power = event.amount, lasts = 'turn' }, gain { force = self.power - 4 }" },
} do
  scenario("an effect that reads dice waits until they are shown: " .. case[1]) {
    ids     = { "CUNNING.1", "R11.4" },
    overlay = [[
      card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, trigger { on = hit { target = self }, effect = { ]] .. case[2] .. [[ } } }
    ]],
    dark  = { character = { "Trickster" } },
    light = { character = { { "Reader", tapped = true }, "Veteran" } },
    dice  = { 6, 6, 1, 1 },
    run   = function(t)
      t:attack("Trickster", "Reader")
      t:reach("prevention", "light")
      t:expect("light"):force(0)
      t:expect("Veteran"):tapped(false)
      t:expect("Reader"):power(4)
      t:reach("between")
      t:expect("light"):force(2)
      t:expect("Reader"):damage(2)
    end,
  }
end

scenario "a question that depends on the dice is asked when they are shown" {
  ids     = { "CUNNING.1", "R11.4" },
  overlay = [[
    card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
      health = 9, trigger { on = hit { target = self },
        effect = { if_ { at_least(2, hits), { may { draw { 1 } } } } } } }
  ]],
  dark  = { character = { "Trickster", { "Trickster", as = "Second" } } },
  light = { deck = { "Scout" }, character = { { "Reader", tapped = true } } },
  run   = function(t)
    t:choose("Trickster")
    t:attack("Trickster", "Reader")  t:dice(6, 6, 1, 1)
    t:reach("prevention", "light")
    t:choose(true)
    t:happened("shown", { hidden_from = false }, 1)
    t:attack("Second", "Reader")     t:dice(6, 1, 1, 1)
    t:reach("between")
    t:expect("Reader"):damage(3)
    t:happened("drawn", { player = "light" }, 1)
  end,
}

scenario "what one's own dice do is done at once, and of other dice, too" {
  ids     = { "CUNNING.1", "R9.4.1" },
  overlay = [[
    card "Reader" { side = "dark", type = "character", cost = 4, speed = 56, power = 4, health = 9,
      "Cunning", trigger { on = hit { source = self }, effect = { gain { force = hits } } } }
    card "Witness" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
      health = 9, trigger { on = hit { target = self }, effect = { gain { force = event.amount } } } }
  ]],
  dark  = { character = { "Reader", "Brute" } },
  light = { force = 1, character = { { "Witness", tapped = true }, { "Dodger", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Witness")  t:dice(6, 6, 1, 1)
    t:reach("prevention")
    t:expect("light"):force(3)
    t:attack("Reader", "Dodger")  t:dice(6, 6, 1, 1)
    t:reach("prevention")
    t:expect("dark"):force(2)
  end,
}

scenario "an amount that no dice made is read at once" {
  ids     = { "CUNNING.1", "R9.4.1" },
  overlay = [[
    card "Stabber" { side = "dark", type = "character", cost = 4, speed = 56, power = 4, health = 9,
      "Cunning", activated { pay = { cost.force(1) }, window = "reroll",
                             effect = { damage { 2, to = defender } } } }
    card "Sufferer" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
      health = 9, trigger { on = damaged { target = self }, effect = { gain { force = event.amount } } } }
  ]],
  dark  = { force = 1, character = { "Stabber" } },
  light = { character = { { "Sufferer", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Stabber", "Sufferer")
    t:play("Stabber")
    t:reach("reroll", "light")
    t:expect("Sufferer"):damage(2)
    t:expect("light"):force(2)
    t:reach("between")
    t:expect("light"):force(3)
  end,
}

scenario "prevention that depends on the dice comes in time, unseen" {
  ids     = { "CUNNING.1", "CUNNING.2" },
  overlay = [[
    card "Padded" { side = "light", type = "character", cost = 4, speed = 29, power = 4, health = 9,
      trigger { on = damage_pending { target = self },
                effect = { prevent { event.amount - 1, to = self, when = at_least(2, hits) } } } }
  ]],
  dark  = { character = { "Trickster" } },
  light = { character = { { "Padded", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Trickster", "Padded")
    t:reach("between")
    t:happened("damage_prevented", { amount = 2, hidden_from = "light" }, 1)
    t:expect("Padded"):damage(1)
  end,
}

-- A function may read the dice: what it may tell is not offered while they are secret.
for _, case in ipairs {
  { "a function as its condition",
    "only_if = function(me) return me:pending() >= 2 end, effect = { gain { setup = 1 } }" },
  { "a function in its effect", "effect = { gain { setup = function(me) return me:pending() end } }" },
  { "a function as its effect", "effect = function(fx) fx:gain { setup = fx.self:pending() } end" },
} do
  scenario("an ability that tells dice is not offered while they are secret: " .. case[1]) {
    ids     = { "CUNNING.1", "R11.4" },
    overlay = [[
      card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, activated { window = "prevention", ]] .. case[2] .. [[ } }
    ]],
    dark  = { character = { "Trickster", "Brute" } },
    light = { character = { { "Reader", tapped = true } } },
    run   = function(t)
      t:attack("Brute", "Reader")      t:dice(6, 6, 1, 1)
      t:reach("prevention", "light")
      t:offered("Reader")
      t:attack("Trickster", "Reader")  t:dice(6, 6, 1, 1)
      t:reach("prevention", "light")
      t:not_offered("Reader")
    end,
  }
end

for _, case in ipairs {
  { "a function as condition",
    "when = function(me) return me:pending() >= 2 end, effect = { gain { force = 2 } }" },
  { "a function in the effect", "effect = { gain { force = function() return 2 end } }" },
  { "a function as the effect", "effect = function(fx) fx:gain { force = 2 } end" },
} do
  scenario("what a function may read of the dice waits until they are shown: " .. case[1]) {
    ids     = { "CUNNING.1", "R11.4" },
    overlay = [[
      card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, trigger { on = damage_pending { target = self }, ]] .. case[2] .. [[ } }
    ]],
    dark  = { character = { "Trickster" } },
    light = { character = { { "Reader", tapped = true } } },
    dice  = { 6, 6, 1, 1 },
    run   = function(t)
      t:attack("Trickster", "Reader")
      t:reach("prevention", "light")
      t:expect("light"):force(0)
      t:reach("between")
      t:expect("light"):force(2)
    end,
  }
end

scenario "prevention up to a number that the dice give is not offered before they are shown" {
  ids     = { "CUNNING.1", "CUNNING.2", "R11.4" },
  overlay = [[
    card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4, health = 9,
      activated { window = "prevention", effect = { prevent { up_to = hits, to = self } } } }
  ]],
  dark  = { character = { "Trickster" } },
  light = { character = { { "Reader", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Trickster", "Reader")
    t:reach("prevention", "light")
    t:not_offered("Reader")
  end,
}
