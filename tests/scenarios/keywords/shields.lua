-- SHIELDS: the attacker has less power against this unit.

cards [[
  card "Twinshield" { side = "light", type = "character", cost = 4, speed = 32,
                      power = 3, health = 6,
                      "Shields 1", "Shields 2" }
  card "Bubble" { side = "light", type = "character", cost = 4, speed = 31, power = 3,
                  health = 6,
                  "Shields 5" }
  card "Ionizer" { side = "dark", type = "character", cost = 4, speed = 18, power = 3,
                   health = 6,
                   static { to = each(their {}), lose = { "Shields" } } }
  card "Late Shield" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = { "prevention", "attack" },
           effect = { give { to = one(your { arena = "any" }), "Shields 2",
                             lasts = "turn" } } } }
  card "Leech" { side = "dark", type = "character", cost = 4, speed = 55, power = 3,
                 health = 6,
                 trigger { on = attack_ended { source = self },
                           effect = { gain { force = self.power } } } }
]]

scenario "shields take attack dice away" {
  ids   = { "SHIELDS.1", "R8.2.4" },
  dark  = { character = { "Brute" } },
  light = { character = { "Shieldbearer" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Brute", "Shieldbearer")  t:finish()
    t:expect("Shieldbearer"):damage(2)
  end,
}

scenario "shields gained before the roll count, after it they don't" {
  ids   = { "SHIELDS.2", "KW.6" },
  dark  = { character = { "Brute", "Assassin" } },
  light = { force = 1, hand = { "Late Shield" },
            character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:attack("Assassin", "Guard")  t:dice(6, 6)
    t:reach("prevention", "light")
    t:play("Late Shield")
    t:attack("Brute", "Guard")  t:dice(6, 1)
    t:finish()
    t:happened("damaged", { source = "Assassin", amount = 2 }, 1)
    t:happened("damaged", { source = "Brute", amount = 1 }, 1)
  end,
}

scenario "shields add up" {
  ids   = { "SHIELDS.3", "R10.2.1" },
  dark  = { character = { "Brute" } },
  light = { character = { "Twinshield" } },
  dice  = { 6 },
  run   = function(t)
    t:expect("Twinshield"):keyword("Shields", 3):why("dice_against", "-3")
    t:attack("Brute", "Twinshield")  t:finish()
    t:expect("Twinshield"):damage(1)
  end,
}

scenario "shields don't lessen dice of damage" {
  ids   = { "SHIELDS.4", "R8.5.3" },
  dark  = { force = 1, hand = { "Grenade" }, character = { "Brute" } },
  light = { character = { "Shieldbearer" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:play("Grenade")  t:choose("Shieldbearer")
    t:turn_of("Brute")
    t:expect("Shieldbearer"):damage(3)
  end,
}

scenario "shields of the second unit don't lessen what overkill gives it" {
  ids   = { "SHIELDS.5", "OVERKILL.4" },
  dark  = { character = { "Cleaver" } },
  light = { character = { { "Guard", tapped = true, damage = 4 },
                          { "Shieldbearer", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Cleaver", "Guard")
    t:choose("Shieldbearer")  t:choose(2)  t:finish()
    t:expect("Shieldbearer"):damage(2)
    t:expect("Guard"):zone("discard")
  end,
}

scenario "more shields than power: no dice, but an attack" {
  ids   = { "SHIELDS.6", "R8.5.6" },
  dark  = { character = { "Brute" } },
  light = { character = { "Bubble" } },
  run   = function(t)
    t:attack("Brute", "Bubble")  t:finish()
    t:expect("Bubble"):damage(0)
    t:happened("attack_ended", { source = "Brute", target = "Bubble" }, 1)
    t:no_window("prevention")
  end,
}

scenario "an effect that switches shields off takes printed and gained ones" {
  ids   = { "SHIELDS.8", "R10.2.6", "ruling.78" },
  dark  = { character = { "Brute", "Ionizer" } },
  light = { force = 1, hand = { "Late Shield" }, character = { "Shieldbearer" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Shieldbearer")
    t:play("Late Shield")
    t:expect("Shieldbearer"):keyword("Shields", 0)
    t:finish()
    t:expect("Shieldbearer"):damage(3)
  end,
}

scenario "shields don't lower the attacker's power for anything else" {
  ids   = { "SHIELDS.9" },
  dark  = { character = { "Leech" } },
  light = { character = { { "Shieldbearer", tapped = true } } },
  dice  = { 6 },
  run   = function(t)
    t:attack("Leech", "Shieldbearer")
    t:reach("prevention")
    t:expect("Leech"):power(3)
    t:finish()
    t:expect("dark"):force(3)
    t:expect("Shieldbearer"):damage(1)
  end,
}
