-- R8.7 to R8.9: prevention, placement, discards, and damage outside attacks.

cards [[
  card "Acrobat" { side = "light", type = "character", cost = 3, speed = 23, power = 3,
                   health = 9,
                   "Pay 1 Force -> Evade 2" }
  card "Tumbler" { side = "light", type = "character", cost = 3, speed = 22, power = 3,
                   health = 9,
                   "Pay 1 Force -> Evade 1", "Pay 1 Force -> Evade 2" }
  card "Baffle" { side = "light", type = "character", cost = 3, speed = 21, power = 3,
                  health = 2,
                  "Pay 0 Force -> Deflect 2" }
  card "Felling Axe" { side = "dark", type = "character", cost = 3, speed = 63, power = 5,
                       health = 9,
                       "Overkill" }
  card "Firebrand" { side = "dark", type = "character", cost = 3, speed = 62, power = 4,
                     health = 9,
                     static { cannot = { "be_prevented" } } }
  card "Aegis" { side = "light", type = "character", cost = 3, speed = 14, power = 3,
                 health = 9,
    trigger { on = damage_pending { target = self },
              effect = { prevent { "all", to = self } } } }
  card "Warder" { side = "light", type = "character", cost = 3, speed = 13, power = 3,
                  health = 9,
                  "Parry 2",
    trigger { on = damage_pending { target = self },
              effect = { prevent { 1, to = self } } } }
  card "Outpost" { side = "light", type = "character", cost = 3, speed = 12, power = 3,
                   health = 9,
    activated { zone = { "arena", "build" }, pay = { cost.force(1) },
                effect = { prevent { up_to = 2, to = self } } } }
  card "Shelling" { side = "neutral", kind = "battle",
    play { effect = { damage { 3, to = one(their {}) } } } }
  card "Squad Captain" { side = "light", type = "character", subtypes = { "Squaddie" },
                         cost = 3, speed = 11, power = 3, health = 9,
    activated { window = "prevention", limit = { per = "damage" },
                only_if = at_least(1, self.pending),
                pay = { choose_number { 1, self.pending },
                        put { X, "damage",
                              on = one(your { "Squaddie", other = true }) } },
                effect = { prevent { X, to = self } } } }
  card "Squaddie" { side = "light", type = "character", subtypes = { "Squaddie" },
                    cost = 3, speed = 9, power = 3, health = 9 }
  card "Bully" { side = "dark", type = "character", cost = 3, speed = 61, power = 4,
                 health = 9,
    trigger { on = damaged { source = self, target = all { other = true } },
              effect = { gain { force = 1 } } } }
  card "Detonator" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      delayed { on = damaged { source = self }, effect = { discard { event.target } } },
      damage { dice = 1, to = one(their { arena = "any" }) } } } }
  card "Stoic" { side = "light", type = "character", cost = 3, speed = 8, power = 3,
                 health = 9,
    trigger { on = damaged { target = self }, effect = { heal { 1, from = self } } } }
  card "Old Guard" { side = "light", type = "character", cost = 3, speed = 7, power = 3,
                     health = 4 }
  card "Frailty" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(their { arena = "any" }), health = -2, lasts = "turn" } } } }
  card "Vigor" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(your { arena = "any" }), health = 3, lasts = "battle" } } } }
  card "Torment" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      put { 2, "damage", on = one(their { arena = "any" }) }, gain { force = 1 } } } }
  card "Jedi Slayer" { side = "dark", type = "character", cost = 3, speed = 59, power = 3,
                       health = 9,
    trigger { on = discarded { card = all { "Jedi" }, source = self },
              effect = { untap { self } } } }
  card "Pilgrim" { side = "light", type = "character", subtypes = { "Jedi" }, cost = 3,
                   speed = 6, power = 3, health = 4 }
  card "Collector" { side = "dark", type = "character", cost = 3, speed = 58, power = 4,
                     health = 9,
    trigger { on = damaged { source = self, target = all { other = true } },
      when = at_least(event.target.health * 2, counters("damage", event.target)),
      effect = { gain { force = 1 } } } }
  card "Hostage" { side = "light", type = "character", cost = 3, speed = 5, power = 3,
                   health = 3,
                   "Pay 0 Force -> Evade 4" }
  card "Reactive" { side = "light", type = "character", cost = 3, speed = 4, power = 3,
                    health = 9,
                    "Retaliate 3", "Shields 3", "Parry 3",
    trigger { on = attacked { target = self }, effect = { gain { force = 1 } } } }
  card "Incinerator" { side = "dark", type = "character", cost = 3, speed = 57, power = 3,
                       health = 9,
    activated { window = "build", effect = {
      damage { 2, to = one(their { arena = "any" }) } } } }
]]

scenario "damage from two sources to one unit is two instances" {
  ids   = { "R8.7.1", "R8.7.4", "ruling.69" },
  dark  = { character = { "Felling Axe" } },
  light = { force = 2, character = { "Baffle", "Acrobat" } },
  run   = function(t)
    t:attack("Felling Axe", "Baffle")  t:dice(6, 6, 6, 6, 1)
    t:choose("Acrobat")  t:choose(2)
    t:play("Baffle", "Deflect")  t:choose("Acrobat")
    t:play("Acrobat", "from Felling Axe")  t:choose(2)
    t:play("Acrobat", "from Baffle")       t:choose(1)
    t:reach("between")
    t:expect("Acrobat"):damage(1)
    t:expect("Baffle"):damage(0)
    t:expect("light"):force(0)
  end,
}

scenario "damage from one source to two units at one moment is two instances" {
  ids   = { "R8.7.1", "R8.7.2" },
  dark  = { character = { "Felling Axe" } },
  light = { force = 2, character = { { "Acrobat", damage = 6 }, "Dodger" } },
  run   = function(t)
    t:attack("Felling Axe", "Acrobat")  t:dice(6, 6, 6, 6, 6)
    t:choose("Dodger")  t:choose(2)
    t:play("Acrobat", "Evade")  t:choose(2)
    t:play("Dodger", "Evade")   t:choose(1)
    t:reach("between")
    t:expect("Acrobat"):damage(7)
    t:expect("Dodger"):damage(1)
  end,
}

scenario "all damage of one moment shares one prevention window" {
  ids   = { "R8.7.2" },
  dark  = { character = { "Felling Axe" } },
  light = { force = 2, character = { { "Acrobat", damage = 6 }, "Dodger" } },
  run   = function(t)
    t:attack("Felling Axe", "Acrobat")  t:dice(6, 6, 6, 6, 6)
    t:choose("Dodger")  t:choose(2)
    t:reach("prevention")
    t:offered("Acrobat", "Evade")
    t:offered("Dodger", "Evade")
    t:pass()
    t:asked("dark", "between")
  end,
}

scenario "prevention goes in player order, each lowers what is pending" {
  ids   = { "R8.7.3" },
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { "Tumbler" } },
  run   = function(t)
    t:attack("Brute", "Tumbler")  t:dice(6, 6, 1, 1)
    t:reach("prevention", "dark")  t:pass()
    t:play("Tumbler", "Evade 1")
    t:reach("disrupt", "light")    t:pass()
    t:choices(0, 1)                t:choose(1)
    t:reach("prevention", "dark")  t:pass()
    t:play("Tumbler", "Evade 2")
    t:reach("disrupt", "light")    t:pass()
    t:choices(0, 1)                t:choose(0) -- only 1 is left
    t:finish()
    t:expect("Tumbler"):damage(1)
  end,
}

scenario "no counter is placed before the prevention window is over" {
  ids   = { "R8.7.5" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Acrobat" } },
  run   = function(t)
    t:attack("Brute", "Acrobat")  t:dice(6, 6, 6, 1)
    t:play("Acrobat", "Evade")    t:choose(2)
    t:reach("prevention", "dark")
    t:expect("Acrobat"):damage(0)
    t:pass(2)
    t:expect("Acrobat"):damage(1)
  end,
}

scenario "damage that can't be prevented passes through" {
  ids   = { "R8.7.6" },
  dark  = { character = { "Firebrand" } },
  light = { force = 2, hand = { "Cover" }, character = { "Acrobat" } },
  run   = function(t)
    t:attack("Firebrand", "Acrobat")  t:dice(6, 6, 1, 1)
    t:play("Acrobat", "Evade")
    t:play("Cover")
    t:finish()
    t:expect("Acrobat"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "what prevents all damage does so first, and nothing is left to play for" {
  ids   = { "R8.7.7" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Cover" }, character = { "Aegis" } },
  run   = function(t)
    t:attack("Brute", "Aegis")  t:dice(6, 6, 6, 1)
    t:reach("between")
    t:no_window("prevention")
    t:happened("damage_prevented", { card = "Aegis", amount = 3 }, 1)
    t:expect("Aegis"):damage(0)
  end,
}

scenario "triggered prevention comes before the window, in the defender's order" {
  ids   = { "R8.7.8" },
  dark  = { character = { "Brute" } },
  light = { character = { "Warder" } },
  run   = function(t)
    t:attack("Brute", "Warder")  t:dice(6, 6, 6, 1)
    t:reach("reroll", "light")   t:pass()
    t:asked("light", "order")
    t:choose("Warder", "up to X")
    t:asked("light", "number")   t:choose(1)
    t:reach("prevention")
    t:happened("damage_prevented", { card = "Warder" }, 2)
    t:finish()
    t:expect("Warder"):damage(1)
  end,
}

scenario "a unit in the build zone can't use its prevention" {
  ids   = { "R8.7.9", "R10.1.6", "R13.3" },
  dark  = { hand = { "Shelling" } },
  light = { force = 1, build_zone = { "Acrobat" } },
  run   = function(t)
    t:play("Shelling")
    t:reach("prevention")  t:not_offered("Acrobat")
    t:reach("phase", "light")
    t:expect("Acrobat"):damage(3)
  end,
}

scenario "a unit in the build zone uses prevention whose text allows it" {
  ids   = { "R8.7.9" },
  dark  = { hand = { "Shelling" } },
  light = { force = 1, build_zone = { "Outpost" } },
  run   = function(t)
    t:play("Shelling")
    t:play("Outpost")  t:choose(2)
    t:reach("phase", "light")
    t:expect("Outpost"):damage(1):zone("build_zone")
  end,
}

scenario "counters put on another unit to prevent damage go to one unit, once" {
  ids   = { "R8.7.10", "ruling.80" },
  dark  = { character = { "Brute" } },
  light = { character = { "Squad Captain", "Squaddie", "Squaddie" } },
  run   = function(t)
    t:attack("Brute", "Squad Captain")  t:dice(6, 6, 6, 1)
    t:play("Squad Captain")  t:choose(2)  t:choose("Squaddie")
    t:reach("prevention", "dark")  t:pass()
    t:not_offered("Squad Captain")
    t:reach("between")
    t:expect("Squad Captain"):damage(1)
    t:expect("Squaddie"):damage(2)
    t:expect("Squaddie#2"):damage(0)
  end,
}

scenario "all unprevented damage of the moment is placed before any unit is discarded" {
  ids   = { "R8.8.1" },
  dark  = { character = { { "Brute", damage = 3 } } },
  light = { character = { { "Baffle", damage = 1 } } },
  run   = function(t)
    t:attack("Brute", "Baffle")  t:dice(6, 6, 6, 1)
    t:play("Baffle", "Deflect")  t:choose("Brute")
    t:finish()
    t:order({ "damaged", target = "Baffle", amount = 1 },
            { "damaged", target = "Brute", amount = 2 }, { "discarded" }, { "discarded" })
    t:expect("Brute"):zone("discard")
    t:expect("Baffle"):zone("discard")
  end,
}

scenario "a unit has damaged another if a counter was placed" {
  ids   = { "R8.8.2" },
  dark  = { character = { "Bully" } },
  light = { force = 1, character = { "Acrobat" } },
  run   = function(t)
    t:attack("Bully", "Acrobat")  t:dice(6, 6, 6, 1)
    t:play("Acrobat", "Evade")    t:choose(2)
    t:finish()
    t:expect("dark"):force(1)
  end,
}

scenario "a unit has damaged nothing if all was prevented" {
  ids   = { "R8.8.2", "R8.8.3" },
  dark  = { character = { "Bully" } },
  light = { force = 1, character = { "Acrobat" } },
  run   = function(t)
    t:attack("Bully", "Acrobat")  t:dice(6, 6, 1, 1)
    t:play("Acrobat", "Evade")    t:choose(2)
    t:finish()
    t:expect("dark"):force(0)
  end,
}

scenario "if its damage was prevented, a card does nothing more" {
  ids   = { "R8.8.3", "ruling.75" },
  dark  = { hand = { "Detonator" } },
  light = { force = 1, character = { "Acrobat" } },
  dice  = { 4 },
  run   = function(t)
    t:play("Detonator")
    t:play("Acrobat", "Evade")  t:choose(1)
    t:finish()
    t:expect("Acrobat"):zone("character")
  end,
}

scenario "if it damages, the card does what it says" {
  ids   = { "R8.8.3" },
  dark  = { hand = { "Detonator" } },
  light = { character = { "Acrobat" } },
  dice  = { 4 },
  run   = function(t)
    t:play("Detonator")
    t:finish()
    t:expect("Acrobat"):zone("discard")
  end,
}

scenario "a trigger on damage happens once for each damage, not for each counter" {
  ids   = { "R8.8.4", "ruling.79" },
  dark  = { force = 2, hand = { "Pulse", "Pulse" } },
  light = { character = { "Stoic" } },
  run   = function(t)
    t:play("Pulse")    t:reach("phase", "light")
    t:expect("Stoic"):damage(2)
    t:play("Pulse#2")  t:reach("phase", "light")
    t:expect("Stoic"):damage(4)
  end,
}

scenario "a unit is discarded when placed damage reaches its health, not before" {
  ids   = { "R8.8.5" },
  dark  = { force = 2, hand = { "Pulse", "Pulse" } },
  light = { character = { "Old Guard" } },
  run   = function(t)
    t:play("Pulse")    t:reach("phase", "light")
    t:expect("Old Guard"):damage(3):zone("character")
    t:play("Pulse#2")  t:reach("phase", "light")
    t:expect("Old Guard"):zone("discard")
  end,
}

scenario "a unit whose health falls to its damage is discarded" {
  ids   = { "R8.8.5" },
  dark  = { hand = { "Frailty" } },
  light = { character = { { "Old Guard", damage = 2 }, "Acrobat" } },
  run   = function(t)
    t:play("Frailty")  t:choose("Old Guard")
    t:reach("phase", "light")
    t:expect("Old Guard"):zone("discard")
  end,
}

scenario "a unit kept by a health bonus is discarded when the bonus ends" {
  ids   = { "R8.8.5" },
  dark  = { force = 2, hand = { "Pulse", "Pulse" } },
  light = { hand = { "Vigor" }, character = { "Old Guard" } },
  run   = function(t)
    t:play("Vigor")
    t:play("Pulse")   t:play("Pulse#2")
    t:reach("between")
    t:expect("Old Guard"):damage(6):zone("character")
    t:finish()
    t:expect("Old Guard"):zone("discard")
  end,
}

scenario "a unit is discarded after the effect that put the counters" {
  ids   = { "R8.8.5", "R8.8.7" },
  dark  = { hand = { "Torment" } },
  light = { character = { { "Old Guard", damage = 2 } } },
  run   = function(t)
    t:play("Torment")
    t:reach("phase", "light")
    t:expect("Old Guard"):zone("discard")
  end,
}

scenario "a unit discarded at once by the damage counts as discarded by it" {
  ids   = { "R8.8.6", "ruling.63" },
  dark  = { character = { "Jedi Slayer" } },
  light = { character = { { "Pilgrim", damage = 1 }, "Guard" } },
  run   = function(t)
    t:attack("Jedi Slayer", "Pilgrim")  t:dice(6, 6, 6)
    t:turn_of("Jedi Slayer")
  end,
}

scenario "a unit that dies of later damage was not discarded by the first" {
  ids   = { "R8.8.6", "ruling.64" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Jedi Slayer" } },
  light = { character = { "Pilgrim", "Guard" } },
  run   = function(t)
    t:attack("Jedi Slayer", "Pilgrim")  t:dice(6, 6, 6)
    t:reach("between")
    t:play("Pulse")  t:choose("Pilgrim")
    t:turn_of("Guard")
    t:expect("Pilgrim"):zone("discard")
    t:expect("Jedi Slayer"):tapped(true)
  end,
}

scenario "a unit that dies of later counters was not discarded by the damage" {
  ids   = { "R8.8.6" },
  dark  = { hand = { "Torment" }, character = { "Jedi Slayer" } },
  light = { character = { "Pilgrim", "Guard" } },
  run   = function(t)
    t:attack("Jedi Slayer", "Pilgrim")  t:dice(6, 6, 1)
    t:reach("between")
    t:play("Torment")  t:choose("Pilgrim")
    t:turn_of("Guard")
    t:expect("Pilgrim"):zone("discard")
    t:expect("Jedi Slayer"):tapped(true)
  end,
}

scenario "counters put on a unit are no damage" {
  ids   = { "R8.8.7" },
  dark  = { hand = { "Torment" } },
  light = { force = 1, character = { "Stoic" } },
  run   = function(t)
    t:play("Torment")
    t:reach("phase", "light")
    t:no_window("prevention")
    t:happened("damaged", {}, 0)
    t:expect("Stoic"):damage(2)
  end,
}

scenario "the counters of a unit are all it has, also those it had before" {
  ids   = { "R8.8.7", "ruling.81" },
  dark  = { character = { "Collector" } },
  light = { character = { { "Hostage", damage = 2 } } },
  run   = function(t)
    t:attack("Collector", "Hostage")  t:dice(6, 6, 6, 6)
    t:finish()
    t:expect("dark"):force(1)
  end,
}

scenario "with fewer counters than that nothing happens" {
  ids   = { "ruling.81" },
  dark  = { character = { "Collector" } },
  light = { character = { { "Hostage", damage = 1 } } },
  run   = function(t)
    t:attack("Collector", "Hostage")  t:dice(6, 6, 6, 6)
    t:finish()
    t:expect("dark"):force(0)
  end,
}

scenario "dice of damage: roll, wait, prevention window, counters, discard" {
  ids   = { "R8.9.1" },
  dark  = { force = 1, hand = { "Grenade" } },
  light = { force = 1, character = { { "Acrobat", damage = 8 } } },
  run   = function(t)
    t:play("Grenade")  t:dice(6, 5, 4, 1)
    t:play("Acrobat", "Evade")  t:choose(2)
    t:reach("phase", "light")
    t:order({ "die_rolled" }, { "damage_pending", amount = 3 },
            { "damage_prevented", amount = 2 }, { "damaged", amount = 1 },
            { "discarded", card = "Acrobat" })
  end,
}

scenario "damage of a card is no attack" {
  ids   = { "R8.9.2", "ruling.70" },
  dark  = { force = 1, hand = { "Grenade" } },
  light = { force = 1, character = { "Reactive", "Bodyguard" } },
  run   = function(t)
    t:play("Grenade")  t:choose("Reactive")  t:dice(6, 6, 6, 1)
    t:reach("prevention")
    t:not_offered("Reactive")
    t:not_offered("Bodyguard")
    t:reach("phase", "light")
    t:no_window("attack")
    t:no_window("reroll")
    t:expect("Reactive"):damage(3)
    t:expect("light"):force(1)
    t:happened("attacked", {}, 0)
  end,
}

scenario "damage in a build step has its prevention window, too" {
  ids   = { "R8.9.3" },
  start = "build_step",
  dark  = { character = { "Incinerator" } },
  light = { force = 1, character = { "Acrobat" } },
  run   = function(t)
    t:play("Incinerator")
    t:asked("dark", "disrupt")  t:pass(2)
    t:asked("dark", "prevention")  t:pass()
    t:play("Acrobat", "Evade")  t:choose(1)
    t:reach("build")
    t:expect("Acrobat"):damage(1)
  end,
}
