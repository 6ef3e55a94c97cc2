-- R8.10, R8.11: attacks that are cut short, and changes of the defender.

cards [[
  card "Trapdoor" { side = "neutral", kind = "battle",
    play { window = "attack", effect = { return_to { defender, "hand" } } } }
  card "Fall Back" { side = "neutral", kind = "battle",
    play { window = "attack", effect = { retreat { defender } } } }
  card "Backstab" { side = "neutral", kind = "battle",
    play { window = "prevention", effect = { discard { attacker } } } }
  card "Extraction" { side = "neutral", kind = "battle",
    play { window = "prevention",
           effect = { return_to { one(your { arena = "any" }), "hand" } } } }
  card "Ceasefire" { side = "neutral", kind = "battle",
    play { window = "attack", effect = { end_attack {} } } }
  card "Peacekeeper" { side = "light", type = "character", cost = 3, speed = 24,
                       power = 3, health = 9,
    trigger { on = rolled { target = self }, when = rolled_initial(1),
              effect = { end_attack {} } } }
  card "Viper" { side = "light", type = "character", cost = 3, speed = 23, power = 3,
                 health = 9,
                 "Retaliate 2",
    trigger { on = attacked { target = self }, effect = { gain { force = 1 } } } }
  card "Volunteer" { side = "light", type = "character", cost = 3, speed = 22, power = 3,
                     health = 9,
                     "Pay 1 Force -> Intercept",
    trigger { on = attacked { target = self }, effect = { gain { force = 5 } } } }
  card "Marauder" { side = "dark", type = "character", cost = 3, speed = 64, power = 3,
                    health = 9,
    trigger { on = attack_ended { source = self }, effect = { gain { force = 1 } } } }
]]

-- The attack of Marauder had no dice, but it was an attack and has ended.
local function no_dice(t)
  t:happened("rolled", {}, 0)
  t:no_window("reroll")
  t:happened("attack_ended", {}, 1)
end

scenario "if the attacker leaves before the dice, the attack ends without any" {
  ids   = { "R8.10.1" },
  dark  = { character = { { "Marauder", damage = 6 } } },
  light = { force = 1, hand = { "Pulse" }, character = { "Guard" } },
  run   = function(t)
    t:attack("Marauder", "Guard")
    t:play("Pulse")  t:choose("Marauder")
    t:reach("between")
    no_dice(t)
    t:expect("Guard"):damage(0)
  end,
}

scenario "if the defender leaves before the dice, the attack ends without any" {
  ids   = { "R8.10.2", "R8.10.5" },
  dark  = { character = { "Marauder" } },
  light = { hand = { "Trapdoor" }, character = { "Guard", "Veteran" } },
  run   = function(t)
    t:attack("Marauder", "Guard")
    t:play("Trapdoor")
    t:reach("between")
    no_dice(t)
    t:expect("Guard"):zone("hand")
    t:expect("Marauder"):tapped(true)
    t:expect("dark"):force(1)
    t:turn_of("Veteran")
  end,
}

scenario "a defender that retreats has left the arena" {
  ids   = { "R8.10.2" },
  dark  = { character = { "Marauder" } },
  light = { hand = { "Fall Back" }, character = { "Guard" } },
  run   = function(t)
    t:attack("Marauder", "Guard")
    t:play("Fall Back")
    t:reach("between")
    no_dice(t)
    t:expect("Guard"):zone("build_zone"):damage(0)
  end,
}

scenario "if the defender was replaced before it left, the attack goes on" {
  ids   = { "R8.10.2" },
  dark  = { character = { "Marauder" } },
  light = { force = 2, hand = { "Pulse" },
            character = { { "Scout", damage = 2 }, "Volunteer" } },
  run   = function(t)
    t:attack("Marauder", "Scout")
    t:play("Volunteer", "Intercept")
    t:play("Pulse")  t:choose("Scout")  t:dice(6, 1, 1)
    t:finish()
    t:expect("Scout"):zone("discard")
    t:expect("Volunteer"):damage(1)
  end,
}

scenario "after the dice the damage is handled, also if the attacker has left" {
  ids   = { "R8.10.3" },
  dark  = { character = { "Marauder" } },
  light = { hand = { "Backstab" }, character = { "Guard" } },
  run   = function(t)
    t:attack("Marauder", "Guard")  t:dice(6, 6, 1)
    t:play("Backstab")
    t:reach("between")
    t:expect("Marauder"):zone("discard")
    t:expect("Guard"):damage(2)
  end,
}

scenario "after the dice the damage to a unit that has left is lost" {
  ids   = { "R8.10.3" },
  dark  = { character = { "Marauder" } },
  light = { hand = { "Extraction" }, character = { "Guard", "Veteran" } },
  run   = function(t)
    t:attack("Marauder", "Guard")  t:dice(6, 6, 1)
    t:play("Extraction")  t:choose("Guard")
    t:reach("between")
    t:happened("damaged", {}, 0)
    t:expect("Guard"):zone("hand"):damage(0)
  end,
}

scenario "an attack ended by an effect goes on to its end, without dice" {
  ids   = { "R8.10.4", "R8.10.5" },
  dark  = { character = { "Marauder" } },
  light = { hand = { "Ceasefire" }, character = { "Viper" } },
  run   = function(t)
    t:attack("Marauder", "Viper")
    t:play("Viper", "Retaliate")  t:dice(6, 6)
    t:play("Ceasefire")
    t:reach("between")
    no_dice(t)
    t:expect("Viper"):damage(0)
    t:expect("Marauder"):damage(2):tapped(true)
    t:expect("dark"):force(1)
    t:expect("light"):force(1) -- the unit was attacked
  end,
}

scenario "an attack ended after the dice does no damage any more" {
  ids   = { "R8.10.4" },
  dark  = { character = { "Marauder" } },
  light = { character = { "Peacekeeper" } },
  run   = function(t)
    t:attack("Marauder", "Peacekeeper")  t:dice(6, 6, 1)
    t:reach("between")
    t:no_window("reroll")
    t:no_window("prevention")
    t:expect("Peacekeeper"):damage(0)
    t:expect("dark"):force(1)
  end,
}

scenario "such an attack goes on if its condition is not met" {
  ids   = { "R8.10.4" },
  dark  = { character = { "Marauder" } },
  light = { character = { "Peacekeeper" } },
  run   = function(t)
    t:attack("Marauder", "Peacekeeper")  t:dice(6, 6, 2)
    t:reach("between")
    t:expect("Peacekeeper"):damage(2)
  end,
}

scenario "how a unit attacks and with what power stays when the defender changes" {
  ids   = { "R8.11.1" },
  dark  = { force = 1, hand = { "Adrenaline" }, space = { "Bomber" } },
  light = { force = 1, hand = { "Decoy" }, ground = { "Walker", "Bastion" } },
  run   = function(t)
    t:attack("Bomber", "Walker")
    t:play("Adrenaline")  t:choose("Bomber")
    t:play("Decoy")       t:choose("Bastion")  t:dice(6, 6, 6, 6, 1)
    t:reach("between")
    t:expect("Bastion"):damage(4)
    t:expect("Walker"):damage(0)
    t:happened("rolled", { amount = 5 }, 1) -- 3 of its attack into Ground, and 2
  end,
}

scenario "a new defender is attacked after the change, not before" {
  ids   = { "R8.11.2" },
  dark  = { character = { "Marauder" } },
  light = { force = 1, character = { "Guard", "Volunteer" } },
  run   = function(t)
    t:attack("Marauder", "Guard")
    t:play("Volunteer", "Intercept")
    t:asked("dark", "disrupt")  t:expect("light"):force(0)
    t:pass(2)                   t:expect("light"):force(5)
    t:order({ "defender_changed" }, { "attacked", target = "Volunteer" },
            { "resource_changed", player = "light" })
    t:asked("dark", "attack")   t:dice(1, 1, 1)
    t:finish()
  end,
}
