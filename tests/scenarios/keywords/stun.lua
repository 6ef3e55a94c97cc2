-- STUN: another unit that this unit damages has less power until end of battle.

cards [[
  card "Paralyzer" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                     health = 5,
                     "Stun 1", "Stun 2" }
  card "Net Walker" { side = "dark", type = "ground", cost = 4, speed = 55, power = 4,
                      health = 5,
                      "Stun 2" }
  card "Prodder" { side = "light", type = "character", cost = 4, speed = 65, power = 3,
                   health = 6,
                   "Stun 1", "Retaliate 3" }
  card "Stun Tower" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                      health = 5,
                      "Stun 2",
                      activated { pay = { tap { self } }, window = "unit_turn",
                        effect = { damage { 1, to = one(their { arena = "any" }) } } } }
  card "Live Wire" { side = "dark", type = "character", cost = 4, speed = 52, power = 4,
                     health = 5,
                     "Stun 2",
                     activated { pay = { tap { self } }, window = "unit_turn",
                                 effect = { damage { 1, to = self } } } }
  card "Quick Dodger" { side = "light", type = "character", cost = 4, speed = 30,
                        power = 4, health = 6,
                        "Pay 0 Force -> Evade 2" }
]]

scenario "a damaged unit has X less power" {
  ids   = { "STUN.1" },
  dark  = { character = { "Stunner" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Stunner", "Veteran")
    t:reach("between")
    t:expect("Veteran"):damage(1):power(4)
  end,
}

scenario "an attack without hits does not stun" {
  ids   = { "STUN.1" },
  dark  = { character = { "Stunner" } },
  light = { character = { "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Stunner", "Veteran")
    t:reach("between")
    t:expect("Veteran"):power(6)
  end,
}

scenario "if all damage is prevented nobody is stunned" {
  ids   = { "STUN.1", "R8.8.2", "R8.8.3" },
  dark  = { character = { "Stunner" } },
  light = { character = { "Quick Dodger" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Stunner", "Quick Dodger")
    t:play("Quick Dodger", "Evade")  t:choose(2)
    t:reach("between")
    t:expect("Quick Dodger"):power(4)
  end,
}

scenario "one counter placed is enough" {
  ids   = { "STUN.1" },
  dark  = { character = { "Stunner" } },
  light = { character = { "Quick Dodger" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Stunner", "Quick Dodger")
    t:play("Quick Dodger", "Evade")  t:choose(2)
    t:reach("between")
    t:expect("Quick Dodger"):damage(1):power(2)
  end,
}

scenario "a stunned unit attacks with less power, two stuns add up" {
  ids   = { "STUN.1", "R10.2.1" },
  dark  = { character = { "Paralyzer" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 1, 1, 1, 6, 1, 1 },
  run   = function(t)
    t:expect("Paralyzer"):keyword("Stun", 3)
    t:attack("Paralyzer", "Veteran")
    t:turn_of("Veteran")  t:expect("Veteran"):power(3)  t:happened("given", { card = "Veteran" }, 1)
    t:attack("Veteran", "Paralyzer")  t:finish()
    t:expect("Paralyzer"):damage(1)
  end,
}

scenario "stun doesn't lower power below 0" {
  ids   = { "R3.3.2" },
  dark  = { character = { "Paralyzer" } },
  light = { character = { "Scout" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Paralyzer", "Scout")
    t:reach("between")
    t:expect("Scout"):damage(1):power(0)
  end,
}

scenario "damage that is no attack stuns too" {
  ids   = { "STUN.2" },
  dark  = { character = { "Stun Tower" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Stun Tower")
    t:reach("between")
    t:expect("Veteran"):damage(1):power(4)
  end,
}

scenario "damage counters put by somebody else don't stun" {
  ids   = { "STUN.2", "R8.8.7" },
  dark  = { force = 1, hand = { "Poison" }, character = { "Stunner" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Poison")  t:choose("Veteran")
    t:turn_of("Stunner")
    t:expect("Veteran"):damage(2):power(6)
  end,
}

scenario "who deflects without stun does not stun" {
  ids   = { "STUN.3" },
  dark  = { character = { "Stunner" } },
  light = { force = 1, character = { "Reflector", "Veteran" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Stunner", "Reflector")
    t:play("Reflector", "Deflect")  t:choose("Veteran")
    t:reach("between")
    t:expect("Veteran"):damage(2):power(6)
    t:expect("Reflector"):power(4)
  end,
}

scenario "stun lasts beyond the battle step and ends with the battle phase" {
  ids   = { "STUN.4", "R5.9.4", "R13.6" },
  dark  = { ground = { "Net Walker" }, character = { "Brute" } },
  light = { ground = { { "Bastion", tapped = true } }, character = { "Veteran" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Net Walker", "Bastion")
    t:turn_of("Brute")  t:expect("Bastion"):power(4)
    t:finish()          t:expect("Bastion"):power(6)
  end,
}

scenario "each damaging event stuns once, whatever its amount" {
  ids   = { "STUN.5", "R8.8.4" },
  dark  = { character = { "Brute" } },
  light = { character = { "Prodder" } },
  run   = function(t)
    t:attack("Prodder", "Brute")  t:dice(6, 6, 1)
    t:turn_of("Brute")            t:expect("Brute"):damage(2):power(3)
    t:attack("Brute", "Prodder")  t:dice(1, 1, 1)
    t:play("Prodder", "Retaliate")  t:dice(6, 1, 1)
    t:reach("between")            t:expect("Brute"):damage(3):power(2)
  end,
}

scenario "a unit never stuns itself" {
  ids   = { "STUN.6" },
  dark  = { character = { "Live Wire" } },
  run   = function(t)
    t:play("Live Wire")
    t:reach("between")
    t:expect("Live Wire"):damage(1):power(4)
  end,
}
