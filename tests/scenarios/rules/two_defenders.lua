-- R8.6.2: an attack with two defending units. No card of the pool has one, so the cards stand
-- here: what splits the attack when its unit attacks, in the attack window, or instead of
-- attacking.

cards [[
  local second = one(their { arena = defender, where = can_attack(attacker, candidate),
    defending = false }, { optional = true })
  card "Twin Fang" { side = "dark", type = "character", cost = 5, speed = 59, power = 5, health = 9,
    trigger { on = attacked { attacker = self }, effect = { split_attack { second } } } }
  card "Twin Berserker" { side = "dark", type = "character", cost = 5, speed = 58, power = 4,
    health = 9, "Fury 1", "Focus 2", "Backfire 3", "Critical Hit 2",
    trigger { on = attacked { attacker = self }, effect = { split_attack { second } } } }
  card "Twin Gambler" { side = "dark", type = "character", cost = 5, speed = 57, power = 4,
    health = 9, "Lucky 1", "Double Strike",
    trigger { on = attacked { attacker = self },
      effect = { gain { force = 1 }, split_attack { second } } } }
  card "Twin Hunter" { side = "dark", type = "character", cost = 5, speed = 56, power = 4,
    health = 9, static { against = all { "Creature" }, "Accuracy 2" },
    trigger { on = attacked { attacker = self }, effect = { split_attack { second } } } }
  card "Twin Butcher" { side = "dark", type = "character", cost = 5, speed = 55, power = 6,
    health = 9, "Double Damage", "Overkill",
    trigger { on = attacked { attacker = self }, effect = { split_attack { second } } } }
  card "Twin Cleaver" { side = "dark", type = "character", cost = 5, speed = 51, power = 6,
    health = 9, "Overkill",
    trigger { on = attacked { attacker = self }, effect = { split_attack { second } } } }
  card "Twin Veil" { side = "dark", type = "character", cost = 5, speed = 50, power = 6,
    health = 9, "Overkill", "Cunning",
    trigger { on = attacked { attacker = self }, effect = { split_attack { second } } } }
  card "Padded" { side = "light", type = "character", cost = 4, speed = 31, power = 4, health = 9,
    "Parry 2", trigger { on = damage_pending { target = self },
                         effect = { prevent { 3, to = self } } } }
  card "Palm Reader" { side = "dark", type = "character", cost = 5, speed = 52, power = 4, health = 9,
    foresight { gain { force = 7 } } }
  card "Twin Shade" { side = "dark", type = "character", cost = 5, speed = 54, power = 4, health = 9,
    "Cunning", "Precision",
    trigger { on = attacked { attacker = self }, effect = { split_attack { second } } } }
  card "Whirl" { side = "dark", type = "character", cost = 5, speed = 53, power = 4, health = 9,
    activated { pay = { cost.force(2) }, window = "unit_turn", effect = {
      delayed { on = attacked { attacker = self }, effect = { split_attack { second } } },
      attack { self, one(their { arena = self, where = can_attack(self, candidate) }) } } } }
  card "Wide Swing" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, effect = {
      split_attack { one(their { arena = defender, where = can_attack(attacker, candidate) }) } } } }
  card "Twin (A)" { side = "neutral", type = "character", cost = 5, speed = 11, power = 4, health = 9,
    static { cannot = { "retreat" } } }
  card "Twin (B)" { side = "neutral", type = "character", cost = 5, speed = 12, power = 4, health = 9,
    static { cannot = { "retreat" } } }
  card "Both Sides" { side = "neutral", kind = "battle",
    play { effect = {
      split_attack { one(your { arena = defender, other_than = attacker }) } } } }
  card "Entice" { side = "neutral", kind = "battle",
    play { window = "attack",
      effect = { give { to = one(their { unique = true }), control = true, lasts = "turn" } } } }
  card "Sting" { side = "neutral", kind = "battle",
    play { window = "attack", effect = { put { 1, "damage", on = defender } } } }
  card "Few Shots" { side = "neutral", kind = "battle",
    play { effect = { give { to = one(all { attacking = true }), set = { dice_count = 3 },
                             lasts = "attack" } } } }
  card "Fall Back" { side = "neutral", kind = "battle",
    play { window = "attack", effect = { retreat { one(your { arena = "any" }) } } } }
  card "Keen Beast" { side = "light", type = "character", subtypes = { "Creature" }, cost = 4,
    speed = 30, power = 4, health = 5 }
  card "Thorny" { side = "light", type = "character", cost = 4, speed = 29, power = 4, health = 9,
    "Parry 2", "Riposte 1", "Lucky 1", "Retaliate 2" }
  card "Oracle" { side = "light", type = "character", cost = 4, speed = 28, power = 4, health = 9,
    forewarning { gain { force = 3 } },
    trigger { on = attack_ended { defender = self }, effect = { gain { force = 1 } } } }
  card "Shrinker" { side = "light", type = "character", cost = 4, speed = 27, power = 4, health = 5,
    "Pay 0 Force -> Redirect" }
  card "Loyal Shield" { side = "light", type = "character", cost = 4, speed = 26, power = 4,
    health = 9,
    replace { on = attacked { defender = your { other = true, arena = self } },
              when = can_attack(attacker, self), may = true, with = { redirect { self } } } }
]]

scenario "both units are attacked, the dice are shared, each roll counts against its own" {
  ids   = { "R8.6.2", "ruling.82" },
  dark  = { character = { "Twin Fang" } },
  light = { character = { "Guard", "Veteran" } },
  run   = function(t)
    t:attack("Twin Fang", "Guard")  t:choose("Veteran")
    t:reach("attack")
    t:happened("attacked", { source = "Twin Fang", target = "Guard" }, 1)
    t:happened("attacked", { source = "Twin Fang", target = "Veteran" }, 1)
    t:happened("rolling", {}, 0)
    t:pass(2)
    t:asked("dark", "number")  t:choices(0, 1, 2, 3, 4, 5)
    t:choose(2)  t:dice(6, 6, 5, 1, 1)
    t:reach("prevention")                  -- one for both, after both rolls
    t:happened("rolled", { target = "Guard", amount = 2 }, 1)
    t:happened("rolled", { target = "Veteran", amount = 3 }, 1)
    t:log_has("rolls 2 dice: 6 6")  t:log_has("rolls 3 dice: 5 1 1")
    t:happened("damage_pending", { target = "Guard", amount = 2 }, 1)
    t:happened("damage_pending", { target = "Veteran", amount = 1 }, 1)
    t:expect("Guard"):damage(0)
    t:turn_of("Guard")
    t:expect("Guard"):damage(2)
    t:expect("Veteran"):damage(1)
    t:happened("tapped", { card = "Twin Fang" }, 1)
  end,
}

scenario "all dice may go to one of the two, which are both attacked all the same" {
  ids   = { "R8.6.2", "R8.5.6" },
  dark  = { character = { "Twin Fang" } },
  light = { character = { "Guard", "Veteran" } },
  run   = function(t)
    t:attack("Twin Fang", "Guard")  t:choose("Veteran")
    t:pass(2)  t:choose(0)  t:dice(6, 6, 6, 1, 1)
    t:turn_of("Guard")
    t:expect("Guard"):damage(0)
    t:expect("Veteran"):damage(3)
  end,
}

scenario "without a second unit it is an attack like any other" {
  ids   = { "R8.6.2" },
  dark  = { character = { "Twin Fang" } },
  light = { character = { "Guard", "Veteran" } },
  run   = function(t)
    t:attack("Twin Fang", "Guard")  t:choose(false)  t:dice(6, 6, 6, 1, 1)
    t:turn_of("Guard")
    t:expect("Guard"):damage(3)
    t:happened("attacked", {}, 1)
  end,
}

scenario "shields and armor of each defender count for the dice at it" {
  ids   = { "R8.6.2", "SHIELDS.1", "ARMOR.1" },
  dark  = { character = { "Twin Fang" } },
  light = { character = { "Shieldbearer", "Ironclad" } },
  run   = function(t)
    t:attack("Twin Fang", "Shieldbearer")  t:choose("Ironclad")
    t:pass(2)  t:choose(3)  t:dice(4, 4, 5) -- 3 - 2 dice, then 2
    t:turn_of("Ironclad")
    t:expect("Shieldbearer"):damage(1)
    t:expect("Ironclad"):damage(1)
  end,
}

scenario "no more dice than a text allows are rolled at both together" {
  ids   = { "R8.6.2", "R8.5.8" },
  dark  = { character = { "Twin Fang" } },
  light = { hand = { "Few Shots" }, character = { "Shieldbearer", "Guard" } },
  run   = function(t)
    t:attack("Twin Fang", "Shieldbearer")  t:choose("Guard")
    t:play("Few Shots")
    t:pass(2)  t:choose(3)  t:dice(4, 4, 4) -- 3 - 2 and 2
    t:turn_of("Guard")
    t:expect("Shieldbearer"):damage(1)
    t:expect("Guard"):damage(2)
  end,
}

scenario "the limit of dice is used up by those for the first" {
  ids   = { "R8.6.2", "R8.5.8" },
  dark  = { character = { "Twin Fang" } },
  light = { hand = { "Few Shots" }, character = { "Veteran", "Guard" } },
  run   = function(t)
    t:attack("Twin Fang", "Veteran")  t:choose("Guard")
    t:play("Few Shots")
    t:pass(2)  t:choose(2)  t:dice(4, 4, 4)
    t:turn_of("Guard")
    t:expect("Veteran"):damage(2)
    t:expect("Guard"):damage(1)
  end,
}

scenario "each defender may retaliate and looks at the dice rolled at it" {
  ids   = { "R8.6.2", "RETALIATE.1", "PARRY.1", "RIPOSTE.1" },
  dark  = { character = { "Twin Fang" } },
  light = { force = 1, character = { "Thorny", "Avenger" } },
  run   = function(t)
    t:attack("Twin Fang", "Avenger")  t:choose("Thorny")
    t:play("Avenger", "Retaliate")
    t:play("Thorny", "Retaliate")
    t:pass(2)
    t:choose(2)  t:dice(1, 2, 4, 4, 4)      -- no 1 and no 2 at Thorny
    t:reach("prevention")  t:dice(4, 1, 1, 4, 1)
    t:happened("damage_prevented", {}, 0)
    t:turn_of("Avenger")
    t:expect("Thorny"):damage(3)
    t:expect("Twin Fang"):damage(2)         -- of Retaliate, none of Riposte
  end,
}

scenario "a 1 and a 2 in the roll at it are for that defender" {
  ids   = { "R8.6.2", "PARRY.1", "RIPOSTE.1" },
  dark  = { character = { "Twin Fang" } },
  light = { character = { "Thorny", "Avenger" } },
  run   = function(t)
    t:attack("Twin Fang", "Avenger")  t:choose("Thorny")
    t:pass(2)
    t:choose(1)  t:dice(6, 1, 2, 4, 4)
    t:choose(2)                             -- Parry
    t:turn_of("Avenger")
    t:expect("Avenger"):damage(1)
    t:expect("Thorny"):damage(0)
    t:expect("Twin Fang"):damage(1)
  end,
}

scenario "a defender rerolls dice rolled at it, the attacker any" {
  ids   = { "R8.6.2", "LUCKY.1" },
  dark  = { character = { "Twin Gambler" } },
  light = { character = { "Guard", "Thorny" } },
  run   = function(t)
    t:attack("Twin Gambler", "Guard")  t:choose("Thorny")
    t:pass(2)  t:choose(2)  t:dice(1, 6, 3, 6)
    t:play("Twin Gambler", "Lucky")  t:choices(1, 2, 3, 4, false)
    t:choose(1)  t:dice(5, 3)
    t:play("Thorny", "Lucky")  t:choices(3, 4, false)
    t:choose(4)
    t:reach("between", "dark")
    t:expect("Guard"):damage(2)
    t:expect("Thorny"):damage(0)
    t:expect("dark"):force(1)               -- it attacked once
  end,
}

scenario "a strike that follows follows one attack" {
  ids   = { "R8.6.2", "DOUBLESTRIKE.2" },
  dark  = { character = { "Twin Gambler" } },
  light = { character = { "Guard", "Veteran" } },
  run   = function(t)
    t:attack("Twin Gambler", "Guard")  t:choose("Veteran")
    t:pass(2)  t:choose(2)  t:dice(1, 1, 1, 1)
    t:reach("between", "light")  t:pass()
    t:choose("Guard")  t:choose(false)  t:dice(1, 1, 1, 1)
    t:turn_of("Guard")
    t:happened("attacked", { target = "Guard" }, 2)
    t:happened("attacked", { target = "Veteran" }, 1)
  end,
}

scenario "what the attacker gets by natural rolls it gets once in an attack" {
  ids   = { "R8.6.2", "KW.4", "FURY.1", "FOCUS.2", "BACKFIRE.2", "CRITICALHIT.2" },
  dark  = { character = { "Twin Berserker" } },
  light = { character = { "Veteran", "Bodyguard" } },
  run   = function(t)
    t:attack("Twin Berserker", "Veteran")  t:choose("Bodyguard")
    t:pass(2)  t:choose(2)
    t:dice(4, 6, 4, 6, 1)                   -- one die more, at the first
    t:reach("prevention")
    t:happened("rolled", { target = "Veteran", amount = 3 }, 1)
    t:happened("rolled", { target = "Bodyguard", amount = 2 }, 1)
    t:turn_of("Bodyguard")
    t:expect("Veteran"):damage(4)           -- two hits and the critical one
    t:expect("Bodyguard"):damage(2)
  end,
}

scenario "a critical hit is for the unit at which the 6 was rolled" {
  ids   = { "R8.6.2", "CRITICALHIT.1" },
  dark  = { character = { "Twin Berserker" } },
  light = { character = { "Veteran", "Bodyguard" } },
  run   = function(t)
    t:attack("Twin Berserker", "Veteran")  t:choose("Bodyguard")
    t:pass(2)  t:choose(2)  t:dice(2, 1, 6, 1)
    t:turn_of("Bodyguard")
    t:expect("Veteran"):damage(0)
    t:expect("Bodyguard"):damage(3)
  end,
}

scenario "focus and backfire look at both rolls, and happen once" {
  ids   = { "R8.6.2", "FOCUS.2", "BACKFIRE.2" },
  dark  = { character = { "Twin Berserker" } },
  light = { character = { "Veteran", "Bodyguard" } },
  run   = function(t)
    t:attack("Twin Berserker", "Veteran")  t:choose("Bodyguard")
    t:pass(2)  t:choose(2)  t:dice(5, 3, 5, 3)
    t:choose("Twin Berserker", "Focus")  t:dice(6, 6, 6) -- Backfire 3, once
    t:turn_of("Bodyguard")
    t:expect("Twin Berserker"):damage(3)
    t:happened("given", { card = "Twin Berserker" }, 1)
  end,
}

scenario "what is said against one kind of unit is for the dice at such a unit" {
  ids   = { "R8.6.2" },
  dark  = { character = { "Twin Hunter" } },
  light = { character = { "Keen Beast", "Veteran" } },
  run   = function(t)
    t:attack("Twin Hunter", "Veteran")  t:choose("Keen Beast")
    t:pass(2)  t:choose(2)  t:dice(2, 3, 2, 3)
    t:turn_of("Keen Beast")
    t:expect("Veteran"):damage(0)
    t:expect("Keen Beast"):damage(2)        -- Accuracy 2
  end,
}

scenario "hits of one roll above what its defender has left may go to another unit" {
  ids   = { "R8.6.2", "OVERKILL.2", "DOUBLEDAMAGE.3" },
  dark  = { character = { "Twin Butcher" } },
  light = { character = { "Scout", "Veteran", "Bodyguard" } },
  run   = function(t)
    t:attack("Twin Butcher", "Scout")  t:choose("Veteran")
    t:pass(2)  t:choose(5)  t:dice(4, 4, 4, 4, 4, 4) -- 5 at a unit with 3 health
    t:choose("Bodyguard")  t:choices(0, 1, 2)  t:choose(2)
    t:turn_of("Bodyguard")
    t:expect("Scout"):zone("discard")
    t:expect("Bodyguard"):damage(2)         -- no defender
    t:expect("Veteran"):damage(2)           -- 1, doubled: it is defending
  end,
}

scenario "a defender to which hits of the other roll go as well parries once" {
  ids   = { "R8.6.2", "PARRY.2", "OVERKILL.2" },
  dark  = { character = { "Twin Cleaver" } },
  light = { character = { { "Scout", damage = 2 }, "Thorny" } },
  run   = function(t)
    t:attack("Twin Cleaver", "Scout")  t:choose("Thorny")
    t:pass(2)  t:choose(3)  t:dice(4, 4, 4, 4, 4, 1) -- 3 at a unit with 1 health left
    t:choose("Thorny")  t:choose(2)
    t:choose(2)                             -- Parry 2, of 2 and 2
    t:turn_of("Thorny")
    t:expect("Thorny"):damage(2)
  end,
}

scenario "what goes over from the other roll is not parried" {
  ids   = { "OVERKILL.4", "PARRY.1", "R8.6.2" },
  dark  = { character = { "Twin Cleaver" } },
  light = { character = { { "Scout", damage = 2 }, "Thorny" } },
  run   = function(t)
    t:attack("Twin Cleaver", "Scout")  t:choose("Thorny")
    t:pass(2)  t:choose(4)  t:dice(4, 4, 4, 4, 4, 1) -- 4 at a unit with 1 health left
    t:choose("Thorny")  t:choose(3)
    t:choices(0, 1)  t:choose(1)            -- Parry 2, of 1 hit of its own
    t:turn_of("Thorny")
    t:expect("Thorny"):damage(3)
  end,
}

-- Other prevention takes what went over first [inferred: to the good of who prevents].
scenario "what other prevention takes of hits that went over leaves its own to the parry" {
  ids   = { "OVERKILL.4", "PARRY.2", "R8.7.3" },
  dark  = { character = { "Twin Cleaver" } },
  light = { character = { { "Scout", damage = 2 }, "Padded" } },
  run   = function(t)
    t:attack("Twin Cleaver", "Scout")  t:choose("Padded")
    t:pass(2)  t:choose(3)  t:dice(4, 4, 4, 4, 4, 1) -- 3 at a unit with 1 health left
    t:choose("Padded")  t:choose(2)         -- 2 and 2
    t:choose("Padded", "prevent 3")         -- before it parries
    t:choices(0, 1)  t:choose(1)
    t:turn_of("Padded")
    t:expect("Padded"):damage(0)
  end,
}

scenario "a parry named against secret dice does not take what goes over" {
  ids   = { "OVERKILL.4", "PARRY.1", "CUNNING.1" },
  dark  = { character = { "Twin Veil" } },
  light = { character = { { "Scout", damage = 2 }, "Thorny" } },
  run   = function(t)
    t:attack("Twin Veil", "Scout")  t:choose("Thorny")
    t:pass(2)  t:choose(4)  t:dice(4, 4, 4, 4, 4, 1)
    t:choose("Twin Veil", "for Scout")  t:choose("Thorny")  t:choose(3)
    t:choose(false)                         -- a second unit beside Thorny
    t:choices(0, 1, 2)  t:choose(2)         -- unseen
    t:turn_of("Thorny")
    t:expect("Thorny"):damage(3)            -- but it has 1 hit of its own
  end,
}

scenario "the attacker predicts all hits, a defender those at it" {
  ids   = { "R8.6.2", "FORESIGHT.2", "FOREWARNING.1" },
  dark  = { hand = { "Wide Swing" }, force = 1, character = { "Palm Reader" } },
  light = { character = { "Guard", "Oracle" } },
  run   = function(t)
    t:attack("Palm Reader", "Guard")  t:choose(true)  t:choose(3)
    t:play("Wide Swing")  t:choose("Oracle")
    t:choose(true)  t:choose(1)
    t:pass(2)  t:choose(2)  t:dice(4, 4, 4, 1)
    t:turn_of("Guard")
    t:expect("dark"):force(7)
    t:expect("light"):force(3 + 1)          -- and for the end of the attack
    t:happened("attack_ended", {}, 2)
  end,
}

scenario "a prediction of the hits at another unit is wrong" {
  ids   = { "R8.6.2", "FOREWARNING.1" },
  dark  = { hand = { "Wide Swing" }, force = 1, character = { "Palm Reader" } },
  light = { character = { "Guard", "Oracle" } },
  run   = function(t)
    t:attack("Palm Reader", "Guard")  t:choose(true)  t:choose(2)
    t:play("Wide Swing")  t:choose("Oracle")
    t:choose(true)  t:choose(3)
    t:pass(2)  t:choose(2)  t:dice(4, 4, 4, 1)
    t:turn_of("Guard")
    t:expect("dark"):force(0)
    t:expect("light"):force(1)
  end,
}

scenario "an attack may be split in the attack window, before dice, and only once" {
  ids   = { "R8.6.2" },
  dark  = { force = 2, hand = { "Wide Swing", { "Wide Swing", as = "another" } },
            character = { "Brute" } },
  light = { force = 1, character = { "Guard", "Veteran", "Avenger" } },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Wide Swing")  t:choices("Guard", "Veteran", "Avenger")  t:choose("Avenger")
    t:play("Avenger", "Retaliate")          -- it is attacked
    t:play("another")  t:choose("Veteran")  -- no third one
    t:pass(2)  t:choose(2)  t:dice(4, 4, 4, 4, 1, 1, 1)
    t:turn_of("Guard")
    t:expect("Guard"):damage(2)
    t:expect("Avenger"):damage(2)
    t:expect("Veteran"):damage(0)
  end,
}

scenario "the first defender is no second one" {
  ids   = { "R8.6.2" },
  dark  = { force = 1, hand = { "Wide Swing" }, character = { "Brute" } },
  light = { character = { "Guard", "Veteran" } },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Wide Swing")  t:choose("Guard")
    t:dice(4, 4, 1, 1)
    t:turn_of("Guard")
    t:expect("Guard"):damage(2)
    t:happened("attacked", {}, 1)
  end,
}

scenario "what is for the defender of two is for the one that its player chooses" {
  ids   = { "R8.6.2" },
  dark  = { hand = { "Sting" }, character = { "Twin Fang" } },
  light = { character = { "Guard", "Veteran" } },
  run   = function(t)
    t:attack("Twin Fang", "Guard")  t:choose("Veteran")
    t:play("Sting")  t:choices("Guard", "Veteran")  t:choose("Veteran")
    t:reach("attack", "light")
    t:expect("Guard"):damage(0)
    t:expect("Veteran"):damage(1)
    t:pass(2)  t:choose(5)  t:dice(1, 1, 1, 1, 1)
    t:turn_of("Guard")
  end,
}

scenario "an ability may be used instead of attacking to attack two units" {
  ids   = { "R8.6.2", "R7.4.1" },
  dark  = { force = 2, character = { "Whirl" } },
  light = { character = { "Guard", "Veteran" } },
  run   = function(t)
    t:play("Whirl")  t:choose("Guard")  t:choose("Veteran")
    t:pass(2)  t:choose(1)  t:dice(4, 4, 4, 1)
    t:turn_of("Guard")
    t:expect("Guard"):damage(1)
    t:expect("Veteran"):damage(2)
    t:expect("Whirl"):tapped(true)
  end,
}

scenario "a defender that leaves before the roll is attacked no more, the other gets all dice" {
  ids   = { "R8.6.2", "R8.10.2" },
  dark  = { character = { "Twin Fang" } },
  light = { hand = { "Fall Back" }, character = { "Guard", "Veteran" } },
  run   = function(t)
    t:attack("Twin Fang", "Guard")  t:choose("Veteran")
    t:play("Fall Back")  t:choose("Guard")
    t:dice(4, 4, 4, 1, 1)
    t:turn_of("Veteran")
    t:expect("Guard"):damage(0)
    t:expect("Veteran"):damage(3)
  end,
}

scenario "if both have left the attack ends without dice" {
  ids   = { "R8.6.2", "R8.10.2" },
  dark  = { character = { "Twin Fang" } },
  light = { hand = { "Fall Back", { "Fall Back", as = "again" } },
            character = { "Guard", "Veteran", "Oracle" } },
  run   = function(t)
    t:attack("Twin Fang", "Guard")  t:choose("Veteran")
    t:play("Fall Back")  t:choose("Guard")
    t:play("again")      t:choose("Veteran")
    t:turn_of("Oracle")
    t:happened("rolling", {}, 0)
  end,
}

scenario "who intercepts takes the place of one of the two, and of no other then" {
  ids   = { "R8.6.2", "INTERCEPT.3", "INTERCEPT.5" },
  dark  = { character = { "Twin Fang" } },
  light = { force = 2, character = { "Guard", "Veteran", "Bodyguard", "Sentinel" } },
  run   = function(t)
    t:attack("Twin Fang", "Guard")  t:choose("Veteran")
    t:play("Bodyguard", "Intercept")  t:choices("Guard", "Veteran")  t:choose("Veteran")
    t:play("Sentinel", "Intercept")   t:choices("Guard", "Bodyguard")  t:choose("Bodyguard")
    t:pass(2)  t:choose(2)  t:dice(4, 1, 4, 4, 1)
    t:turn_of("Guard")
    t:expect("Guard"):damage(1)
    t:expect("Sentinel"):damage(2)
    t:expect("Veteran"):damage(0)
    t:happened("attacked", { target = "Bodyguard" }, 1)
  end,
}

scenario "a unit that is not attacked may intercept" {
  ids   = { "INTERCEPT.2" },
  dark  = { character = { "Twin Fang" } },
  light = { force = 2, character = { "Guard", "Bodyguard" } },
  run   = function(t)
    t:attack("Twin Fang", "Guard")  t:choose(false)
    t:reach("attack", "light")
    t:offered("Bodyguard", "Intercept")
  end,
}

scenario "a defender does not intercept for the other one" {
  ids   = { "R8.6.2", "INTERCEPT.2" },
  dark  = { character = { "Twin Fang" } },
  light = { force = 2, character = { "Guard", "Bodyguard" } },
  run   = function(t)
    t:attack("Twin Fang", "Guard")  t:choose("Bodyguard")
    t:reach("attack", "light")
    t:not_offered("Bodyguard", "Intercept")
  end,
}

scenario "a defender that redirects is replaced, and not by the other one" {
  ids   = { "R8.6.2", "REDIRECT.1", "REDIRECT.2" },
  dark  = { character = { "Twin Fang" } },
  light = { character = { "Guard", "Veteran", "Shrinker", "Oracle" } },
  run   = function(t)
    t:attack("Twin Fang", "Guard")  t:choose("Shrinker")
    t:play("Shrinker", "Redirect")  t:choices("Veteran", "Oracle")  t:choose("Veteran")
    t:pass(2)  t:choose(4)  t:dice(4, 4, 1, 1, 4)
    t:turn_of("Guard")
    t:expect("Guard"):damage(2)
    t:expect("Veteran"):damage(1)
    t:expect("Shrinker"):damage(0)
    t:happened("defender_changed", { target = "Veteran", card = "Shrinker" }, 1)
  end,
}

scenario "the defenders of a unit with precision stay, and its secret dice are shown at the end" {
  ids   = { "R8.6.2", "PRECISION.1", "CUNNING.1" },
  dark  = { character = { "Twin Shade" } },
  light = { force = 1, character = { "Guard", "Veteran", "Bodyguard" } },
  run   = function(t)
    t:attack("Twin Shade", "Guard")  t:choose("Veteran")
    t:play("Bodyguard", "Intercept")
    t:pass(2)  t:choose(2)  t:dice(1, 1, 1, 1)
    t:reach("prevention")                   -- although nothing is pending
    t:turn_of("Guard")
    t:happened("shown", { amount = 0 }, 1)
    t:happened("attacked", { target = "Bodyguard" }, 0)
  end,
}

scenario "another unit may be attacked instead of the second, before it is" {
  ids   = { "R8.6.2", "R9.5.3" },
  dark  = { character = { "Twin Fang" } },
  light = { character = { "Guard", "Oracle", "Loyal Shield" } },
  run   = function(t)
    t:attack("Twin Fang", "Guard")  t:choose(false) -- not for the Guard
    t:choose("Oracle")  t:choose(true)
    t:pass(2)  t:choose(1)  t:dice(4, 4, 4, 1, 1)
    t:turn_of("Guard")
    t:expect("Guard"):damage(1)
    t:expect("Loyal Shield"):damage(2)
    t:happened("attacked", { target = "Oracle" }, 0)
    t:happened("attacked", { target = "Loyal Shield" }, 1)
  end,
}

scenario "two defenders that become one stack are one, which is attacked by all dice" {
  ids   = { "R8.6.2", "R6.1.3", "R6.2.8" },
  dark  = { hand = { "Both Sides", "Entice" }, character = { "Brute", "Twin (A)" } },
  light = { character = { "Twin (B)", "Guard" } },
  run   = function(t)
    t:attack("Brute", "Twin (B)")
    t:play("Both Sides")  t:expect("Twin (A)"):damage(0)
    t:play("Entice")      t:expect("Twin (B)"):on("Twin (A)")
    t:dice(4, 4, 4, 1)
    t:reach("between")
    t:expect("Twin (A)"):damage(3)
    t:happened("damaged", {}, 1)
    t:happened("attack_ended", {}, 1)
  end,
}

scenario "hits that go over to the other defender are one damage with those of its own" {
  ids   = { "R8.7.1", "OVERKILL.2" },
  dark  = { character = { "Twin Butcher" } },
  light = { character = { "Scout", "Veteran" } },
  run   = function(t)
    t:attack("Twin Butcher", "Scout")  t:choose("Veteran")
    t:pass(2)  t:choose(5)  t:dice(4, 4, 4, 4, 4, 4)
    t:choose("Veteran")  t:choose(2)
    t:reach("prevention")
    t:happened("damage_pending", { target = "Scout", amount = 3 }, 1)
    t:happened("damage_pending", { target = "Veteran" }, 1)
    t:happened("damage_pending", { target = "Veteran", amount = 1 + 2 }, 1)
  end,
}

scenario "what is to be put in order for each of the two says for which it is" {
  ids   = { "R8.6.2", "R9.4.2", "OVERKILL.2" },
  dark  = { character = { "Twin Cleaver" } },
  light = { character = { { "Guard", damage = 4 }, { "Scout", damage = 2 }, "Veteran" } },
  run   = function(t)
    t:attack("Twin Cleaver", "Guard")  t:choose("Scout")
    t:pass(2)  t:choose(2)  t:dice(4, 4, 4, 4, 4, 4) -- 2 and 4, at units with 1 health left
    t:choose("Twin Cleaver", "for Scout")
    t:choose("Veteran")  t:choices(0, 1, 2, 3)  t:choose(3)
    t:choose(false)
    t:turn_of("Veteran")
    t:happened("damaged", { target = "Guard", amount = 2 }, 1)
    t:happened("damaged", { target = "Scout", amount = 1 }, 1)
    t:expect("Veteran"):damage(3)
  end,
}
