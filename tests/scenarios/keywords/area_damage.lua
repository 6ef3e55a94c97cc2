-- AREA DAMAGE: the damage of an attack that discards a unit spreads to another.

cards [[
  card "Bomb Thrower" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                        health = 5, "Area Damage 1", "Area Damage 2" }
  card "Splitter" { side = "dark", type = "character", cost = 4, speed = 54, power = 8,
                    health = 5, "Area Damage 1", "Overkill" }
  card "Return Fire" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                       health = 5, "Area Damage 2", "Pay 0 Force -> Retaliate 3" }
  card "Headsman" { side = "dark", type = "character", cost = 4, speed = 52, power = 4,
                    health = 5, "Area Damage 2", activated { window = "attack",
                      effect = { discard { one(their { arena = "any" }) } } } }
  card "Cluster Bomber" { side = "dark", type = "space", cost = 4, speed = 56, power = 4,
                          health = 5, "Area Damage 2", "Bombard 4" }
]]

local weak = { "Guard", tapped = true, damage = 4 }

scenario "an attack that discards a unit lets it damage another one in that arena" {
  ids   = { "AREADAMAGE.1", "AREADAMAGE.2", "AREADAMAGE.3", "R10.2.1" },
  dark  = { character = { "Bomb Thrower", "Brute" }, ground = { "Crusher" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:turn_of("Brute")  t:pass()
    t:attack("Bomb Thrower", "Guard")
    t:reach("prevention")  t:pass(2)
    t:choices("Veteran", "Brute", false)
    t:choose("Veteran")  t:dice(6, 6, 3)
    t:reach("between")
    t:expect("Veteran"):damage(2)
    t:happened("attacked", {}, 1)
  end,
}

scenario "it may be left" {
  ids   = { "AREADAMAGE.2" },
  dark  = { character = { "Bomb Thrower" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Bomb Thrower", "Guard")
    t:choose(false)  t:reach("between")
    t:expect("Veteran"):damage(0)
  end,
}

scenario "an attack that discards nobody spreads nothing" {
  ids   = { "AREADAMAGE.1" },
  dark  = { character = { "Bomb Thrower" } },
  light = { character = { { "Guard", tapped = true }, "Veteran" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Bomb Thrower", "Guard")
    t:reach("between")  t:expect("Guard"):damage(1)
  end,
}

scenario "damage of the unit that is no attack's spreads nothing" {
  ids   = { "AREADAMAGE.1" },
  dark  = { character = { { "Return Fire", tapped = true } } },
  light = { character = { { "Guard", damage = 4 }, { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Guard", "Return Fire")  t:dice(1, 1, 1, 1)
    t:play("Return Fire", "Retaliate")  t:dice(6, 1, 1)
    t:reach("between")
    t:expect("Guard"):zone("discard")
  end,
}

scenario "the area damage may be prevented" {
  ids   = { "AREADAMAGE.3" },
  dark  = { character = { "Bomb Thrower" } },
  light = { force = 1, character = { weak, { "Dodger", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Bomb Thrower", "Guard")
    t:choose("Dodger")  t:dice(6, 6, 3)
    t:play("Dodger", "Evade")  t:choose(2)
    t:reach("between")
    t:expect("Dodger"):damage(0)
  end,
}

scenario "a unit that the area damage discards spreads no more" {
  ids   = { "AREADAMAGE.4" },
  dark  = { character = { "Bomb Thrower" } },
  light = { character = { weak, { "Scout", tapped = true }, "Veteran" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Bomb Thrower", "Guard")
    t:choose("Scout")  t:dice(6, 6, 6)
    t:reach("between")
    t:expect("Scout"):zone("discard")
  end,
}

scenario "two units that one attack discards spread twice" {
  ids   = { "AREADAMAGE.5" },
  dark  = { character = { "Splitter" } },
  light = { character = { weak, { "Scout", tapped = true }, "Veteran" } },
  dice  = { 6, 6, 6, 6, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Splitter", "Guard")
    t:choose("Scout")  t:choose(3)
    t:choose("Splitter")
    t:choose("Veteran")  t:dice(6)
    t:choose("Veteran")  t:dice(6)
    t:reach("between")
    t:expect("Veteran"):damage(2)
  end,
}

scenario "what another unit's attack discards is none of its business" {
  ids   = { "AREADAMAGE.1" },
  dark  = { character = { { "Bomb Thrower", tapped = true }, "Brute" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("between")  t:expect("Guard"):zone("discard")
  end,
}

scenario "a unit that an effect discards in its attack spreads nothing" {
  ids   = { "AREADAMAGE.1" },
  dark  = { character = { "Headsman" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Headsman", "Veteran")
    t:play("Headsman")  t:choose("Guard")
    t:reach("between")  t:expect("Guard"):zone("discard")
  end,
}

scenario "it spreads in the arena of the discarded unit, not of the attacker" {
  ids   = { "AREADAMAGE.2" },
  dark  = { space = { "Cluster Bomber" } },
  light = { space = { { "Runner", tapped = true } }, character = { { "Guard", tapped = true } },
            ground = { { "Walker", tapped = true, damage = 4 }, { "Skimmer", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Cluster Bomber", "Walker")
    t:reach("prevention")  t:pass(2)
    t:choices("Skimmer", false)  t:choose("Skimmer")  t:dice(6, 3)
    t:reach("between")  t:expect("Skimmer"):damage(1)
  end,
}
