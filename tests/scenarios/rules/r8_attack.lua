-- R8.1, R8.2: the steps of an attack in their order.

cards [[
  card "Onlooker" { side = "dark", type = "character", cost = 3, speed = 11, power = 3,
                    health = 5,
                    static { when = attacking_now, speed = 5 } }
  card "Challenger" { side = "dark", type = "character", cost = 3, speed = 59, power = 4,
                      health = 9,
    trigger { on = attacked { source = self }, effect = { gain { force = 1 } } } }
  card "Bulldog" { side = "light", type = "character", cost = 3, speed = 34, power = 3,
                   health = 9,
    trigger { on = attacked { target = self }, effect = { gain { force = 1 } } } }
  card "Repeater" { side = "dark", type = "character", cost = 3, speed = 58, power = 3,
                    health = 9,
    trigger { on = rolled { source = self }, effect = { reroll { up_to = 1 } } } }
  card "Butcher" { side = "dark", type = "character", cost = 3, speed = 56, power = 6,
                   health = 3,
                   "Overkill", "Stun 1" }
  card "Martyr" { side = "neutral", type = "character", cost = 3, speed = 33, power = 3,
                  health = 3,
    trigger { on = discarded { card = self }, effect = { gain { force = 1 } } } }
  card "Mourner" { side = "light", type = "character", cost = 3, speed = 32, power = 3,
                   health = 3,
                   "Retaliate 2",
    trigger { on = discarded { card = self }, effect = { gain { force = 5 } } } }
  card "Bouncer" { side = "light", type = "character", cost = 3, speed = 31, power = 3,
                   health = 3,
                   "Pay 0 Force -> Deflect 3" }
  card "Encore" { side = "dark", type = "character", cost = 3, speed = 55, power = 3,
                  health = 9,
    trigger { on = attack_ended { source = self }, limit = { 1, per = "turn" },
              effect = { attack { self, one(their { arena = self }) } } } }
  card "Sunburst" { side = "neutral", kind = "battle",
    play { effect = { damage { 1, to = each(all { arena = "character" }) } } } }
  card "Flag" { side = "neutral", kind = "battle",
    play { window = "between", effect = { gain { force = 7 } } } }
]]

scenario "an attack lasts from the choice of the defender until it ends" {
  ids   = { "R8.1.1" },
  dark  = { character = { "Brute", "Onlooker" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:turn_of("Brute")      t:expect("Onlooker"):speed(11)
    t:attack("Brute", "Guard")  t:dice(6, 1, 1, 1)
    t:reach("attack")       t:expect("Onlooker"):speed(16)
    t:reach("prevention")   t:expect("Onlooker"):speed(16)
    t:reach("between")      t:expect("Onlooker"):speed(11)
  end,
}

scenario "what is said for this attack is over with the attack" {
  ids   = { "R8.1.2", "R9.6.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Adrenaline" }, character = { "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(6, 1, 1, 1)
    t:play("Adrenaline")        t:choose("Guard")
    t:reach("prevention")       t:expect("Guard"):power(6)
    t:reach("between")          t:expect("Guard"):power(4)
    t:attack("Guard", "Brute")  t:dice(1, 1, 1, 1)
    t:finish()
  end,
}

scenario "the attacker taps, then the unit that it chose is attacked" {
  ids   = { "R8.2.1" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard", "Veteran" } },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:reach("attack")
    t:expect("Brute"):tapped(true)
    t:order({ "tapped", card = "Brute" },
            { "attacked", source = "Brute", target = "Veteran" })
  end,
}

scenario "an attack into another arena is chosen when the attack is declared" {
  ids   = { "R8.2.1" },
  dark  = { space = { "Bomber" } },
  light = { space = { "Bulwark" }, ground = { "Bastion" } },
  run   = function(t)
    t:turn_of("Bomber")
    t:targets("Bomber", "Bulwark", "Bastion")
    t:attack("Bomber", "Bastion")  t:dice(1, 1, 1)
    t:reach("between")
  end,
}

scenario "what happens when a unit attacks or is attacked comes before the window" {
  ids   = { "R8.2.2" },
  dark  = { character = { "Challenger" } },
  light = { character = { "Bulldog" } },
  run   = function(t)
    t:attack("Challenger", "Bulldog")
    t:reach("attack", "dark")
    t:expect("dark"):force(1)
    t:expect("light"):force(1)
    t:order({ "attacked" }, { "resource_changed", player = "dark" },
            { "resource_changed", player = "light" })
    t:happened("rolled", {}, 0)
  end,
}

scenario "in the attack window battle cards and activated abilities may be played" {
  ids   = { "R8.2.3", "R8.3.5" },
  dark  = { force = 1, hand = { "Pulse", "Adrenaline" }, character = { "Brute" } },
  light = { force = 1, character = { "Avenger", "Bodyguard" } },
  run   = function(t)
    t:attack("Brute", "Avenger")
    t:reach("attack")
    t:offered("Pulse")
    t:offered("Adrenaline")
    t:offered("Avenger", "Retaliate")
    t:offered("Bodyguard", "Intercept")
  end,
}

scenario "the dice are power with what changed in this attack, less the shields" {
  ids   = { "R8.2.4" },
  dark  = { force = 1, hand = { "Adrenaline" }, character = { "Assassin" } },
  light = { character = { "Shieldbearer" } },
  run   = function(t)
    t:attack("Assassin", "Shieldbearer")  t:dice(1, 1) -- 2 + 2 - 2
    t:play("Adrenaline")  t:choose("Assassin")
    t:reach("reroll")
    t:happened("rolled", { amount = 2 }, 1)
  end,
}

scenario "triggered rerolls come first, then the reroll window" {
  ids   = { "R8.2.5", "ruling.83" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Repeater" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Repeater", "Guard")  t:dice(1, 2, 3, 6, 6)
    t:pass(2)
    t:asked("dark", "die")   t:no_window("reroll")
    t:choose(1)
    t:asked("dark", "reroll")
    t:play("Second Try")     t:choose(3)
    t:finish()
    t:expect("Guard"):damage(2)
  end,
}

scenario "hits and natural faces are those of the dice after all rerolls" {
  ids   = { "R8.2.6" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Duelist" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Duelist", "Veteran")  t:dice(6, 5, 1, 1, 2)
    t:play("Second Try")  t:choose(1)
    t:finish()
    t:expect("Veteran"):damage(1) -- the 6 is gone
  end,
}

scenario "a 6 that came by a reroll counts" {
  ids   = { "R8.2.6", "R8.2.7" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Duelist" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Duelist", "Veteran")  t:dice(3, 5, 1, 1, 6)
    t:play("Second Try")  t:choose(1)
    t:reach("prevention")
    t:happened("damage_pending", { target = "Veteran", amount = 4 }, 1)
    t:finish()
    t:expect("Veteran"):damage(4)
  end,
}

scenario "excess hits go to one second unit before the prevention window" {
  ids   = { "R8.2.7" },
  dark  = { character = { "Butcher" } },
  light = { character = { "Scout", "Guard", "Veteran" } },
  run   = function(t)
    t:attack("Butcher", "Scout")  t:dice(6, 6, 6, 6, 6, 1)
    t:choose("Guard")  t:choose(2)
    t:reach("prevention")
    t:happened("damage_pending", { target = "Scout", amount = 3 }, 1)
    t:happened("damage_pending", { target = "Guard", amount = 2 }, 1)
    t:expect("Scout"):damage(0)
  end,
}

scenario "there is a prevention window only if damage is pending" {
  ids   = { "R8.2.8" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Dodger" } },
  run   = function(t)
    t:attack("Brute", "Dodger")  t:dice(1, 2, 3, 3)
    t:reach("between")
    t:no_window("prevention")
    t:attack("Dodger", "Brute")  t:dice(4, 1, 1, 1)
    t:reach("prevention", "light")
  end,
}

scenario "all damage is placed, then what it triggers happens, then units are discarded" {
  ids   = { "R8.2.9", "R8.2.10", "R8.8.1" },
  dark  = { character = { "Butcher" } },
  light = { character = { "Bouncer", "Martyr" } },
  run   = function(t)
    t:attack("Butcher", "Bouncer")  t:dice(6, 6, 6, 6, 6, 6)
    t:choose("Martyr")  t:choose(3)
    t:play("Bouncer", "Deflect")  t:choose("Butcher")
    t:reach("between")
    t:expect("Bouncer"):damage(0):zone("character")
    t:expect("Martyr"):zone("discard")
    t:expect("Butcher"):zone("discard")
    t:expect("light"):force(1)
    t:order({ "damaged", target = "Martyr" }, { "damaged", target = "Butcher" },
            { "given", card = "Martyr" }, { "discarded", card = "Butcher" },
            { "discarded", card = "Martyr" }, { "resource_changed", player = "light" })
  end,
}

scenario "what happens when units are discarded together does so in player order" {
  ids   = { "R8.2.10", "R9.4.2" },
  dark  = { force = 1, character = { { "Martyr", as = "dark Martyr", damage = 2 } },
            hand = { "Sunburst" } },
  light = { character = { { "Martyr", as = "light Martyr", damage = 2 } } },
  run   = function(t)
    t:play("Sunburst")
    t:reach("phase", "light")
    t:order({ "discarded", card = "dark Martyr" }, { "discarded", card = "light Martyr" },
            { "resource_changed", player = "dark" },
            { "resource_changed", player = "light" })
  end,
}

scenario "the attack ends after the discards and what they trigger" {
  ids   = { "R8.2.11" },
  dark  = { character = { "Brute" } },
  light = { character = { "Mourner" } },
  run   = function(t)
    t:attack("Brute", "Mourner")  t:dice(6, 6, 6, 1)
    t:play("Mourner", "Retaliate")  t:dice(5, 5)
    t:reach("between")
    t:order({ "discarded", card = "Mourner" },
            { "resource_changed", player = "light", amount = 5 }, { "attack_ended" },
            { "damaged", source = "Mourner", target = "Brute" })
    t:expect("Brute"):damage(2)
  end,
}

scenario "the window after an attack is the one between units: there is only one" {
  ids   = { "R8.2.12" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:reach("between", "dark")   t:pass()
    t:reach("between", "light")  t:pass()
    t:asked("light", "unit_turn")
  end,
}

scenario "a repeated attack starts from the beginning after the window between attacks" {
  ids   = { "R8.2.13" },
  dark  = { hand = { "Flag" }, character = { "Encore" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Encore", "Veteran")  t:dice(6, 1, 1)
    t:reach("between", "dark")
    t:happened("attacked", {}, 1)
    t:play("Flag")
    t:reach("attack", "light")   t:dice(6, 6, 1)
    t:turn_of("Veteran")
    t:happened("attacked", {}, 2)
    t:happened("tapped", { card = "Encore" }, 1)
    t:expect("Veteran"):damage(3)
  end,
}
