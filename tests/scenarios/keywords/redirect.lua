-- REDIRECT: while the unit is the defender another of your units takes its place.

cards [[
  card "Pointer" { side = "light", type = "character", cost = 4, speed = 31, power = 2,
                   health = 6, "Pay 1 Force -> Redirect" }
  card "Way Sign" { side = "light", type = "character", cost = 4, speed = 28, power = 2,
                    health = 6, "Pay 1 Force -> Redirect", "Pay 2 Force -> Redirect" }
  card "Tank Trap" { side = "light", type = "ground", cost = 4, speed = 27, power = 2,
                     health = 6, "Pay 1 Force -> Redirect" }
  card "Admirer" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                   health = 6, static { cannot = { attack = all { name = "Guard" } } } }
  card "Untouchable" { side = "light", type = "character", cost = 4, speed = 30, power = 2,
                       health = 6, static { cannot = { "be_damaged" } } }
  card "Unseen" { side = "light", type = "character", cost = 4, speed = 29, power = 2,
                  health = 6, static { cannot = { "be_attacked" } } }
  card "Ravager" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                   health = 6, static { cannot = { "be_prevented" } } }
]]

scenario "redirect is used in the attack window by the defender" {
  ids   = { "REDIRECT.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Pointer", "Guard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:reach("step")    t:not_offered("Pointer", "Redirect")
    t:attack("Brute", "Pointer")
    t:play("Pointer", "Redirect")  t:reach("prevention")
    t:not_offered("Pointer", "Redirect")
    t:reach("between")
    t:expect("Pointer"):damage(0)
    t:expect("Guard"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "redirect is not offered while another unit is the defender" {
  ids   = { "REDIRECT.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Pointer", "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("attack")  t:not_offered("Pointer", "Redirect")
  end,
}

scenario "only units that can be attacked and damaged can be chosen" {
  ids   = { "REDIRECT.2" },
  dark  = { character = { "Brute" } },
  light = { force = 1, ground = { "Walker" },
            character = { "Pointer", "Guard", "Veteran", "Untouchable", "Unseen" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Pointer")
    t:play("Pointer", "Redirect")  t:choices("Guard", "Veteran")
    t:choose("Veteran")  t:reach("between")
    t:expect("Veteran"):damage(2)
  end,
}

scenario "without another unit the attack goes on as it was" {
  ids   = { "REDIRECT.2" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Pointer", "Unseen" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Pointer")
    t:play("Pointer", "Redirect")  t:reach("between")
    t:expect("Pointer"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "a fixed defender stays, the cost is paid" {
  ids   = { "REDIRECT.3", "PRECISION.2", "PRECISION.3" },
  dark  = { character = { "Sniper" } },
  light = { force = 1, character = { "Pointer", { "Guard", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Sniper", "Pointer")
    t:play("Pointer", "Redirect")  t:reach("between")
    t:expect("Pointer"):damage(2)
    t:expect("Guard"):damage(0)
    t:expect("light"):force(0)
  end,
}

scenario "the same attack goes on" {
  ids   = { "REDIRECT.4" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Pointer", "Shieldbearer" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Brute", "Pointer")
    t:play("Pointer", "Redirect")  t:reach("between")
    t:expect("Shieldbearer"):damage(2)
    t:happened("tapped", { card = "Brute" }, 1)
    t:happened("attack_ended", {}, 1)
    t:happened("attacked", { target = "Shieldbearer" }, 1)
  end,
}

scenario "damage to a unit that can't be damaged is prevented before the window" {
  ids   = { "R8.7.7" },
  dark  = { character = { "Brute" } },
  light = { character = { "Untouchable" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Untouchable")  t:reach("between")
    t:no_window("prevention")
    t:expect("Untouchable"):damage(0)
    t:happened("damage_prevented", { target = "Untouchable", amount = 2 }, 1)
  end,
}

scenario "damage that can't be prevented gets through to it" {
  ids   = { "R8.7.6", "R8.7.7" },
  dark  = { character = { "Ravager" } },
  light = { character = { "Untouchable" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Ravager", "Untouchable")  t:reach("between")
    t:expect("Untouchable"):damage(2)
  end,
}

scenario "redirect is activated: it can be disrupted, and its price is paid" {
  ids   = { "REDIRECT.1", "R9.3.2", "R10.1.1" },
  dark  = { force = 1, hand = { "Jamming" }, character = { "Brute" } },
  light = { force = 1, character = { "Pointer", "Guard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Pointer")
    t:play("Pointer", "Redirect")  t:play("Jamming")
    t:reach("between")
    t:expect("Pointer"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "of two redirects the player selects the one that is paid" {
  ids   = { "REDIRECT.1", "R10.2.4" },
  dark  = { character = { "Brute" } },
  light = { force = 3, character = { "Way Sign", "Guard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Way Sign")
    t:reach("attack", "light")
    t:offered("Way Sign", "1 Force")  t:play("Way Sign", "2 Force")
    t:reach("between")
    t:expect("Guard"):damage(2)
    t:expect("light"):force(1)
  end,
}

scenario "only what the attacker itself may attack can be chosen" {
  ids   = { "REDIRECT.2" },
  dark  = { character = { "Admirer" } },
  light = { force = 1, character = { "Pointer", "Guard", "Veteran", "Scout" } },
  run   = function(t)
    t:turn_of("Scout")  t:pass()
    t:attack("Admirer", "Pointer")
    t:play("Pointer", "Redirect")  t:choices("Veteran", "Scout")
  end,
}

scenario "an attack from another arena stays in the arena of the unit" {
  ids   = { "REDIRECT.2" },
  dark  = { space = { "Bomber" } },
  light = { force = 1, space = { { "Runner", tapped = true } },
            ground = { "Tank Trap", "Walker", "Bastion" } },
  run   = function(t)
    t:attack("Bomber", "Tank Trap")
    t:play("Tank Trap", "Redirect")  t:choices("Walker", "Bastion")
  end,
}
