-- Keywords that act at the same moment: the start of a step, the end of an attack, a discard,
-- the entering of a unit.

cards [[
  local function unit(name, speed, text, more, third)
    card(name) { side = "neutral", type = "character", cost = 4, speed = speed, power = 4,
                 health = 5, text, more, third }
  end
  card "Rover" { side = "dark", type = { "ground", "character" }, cost = 3, speed = 35,
    power = 2, health = 4, switch { { "Velocity 30" }, { power = 1 } } }
  card "Rover Again" { side = "dark", type = { "ground", "character" }, cost = 3, speed = 34,
    power = 2, health = 4, switch { { power = 1 }, { "Velocity 30" } } }
  unit("Changeling", 33, adapt { { "Stealth" }, { power = 1 } }, "Velocity 20")
  unit("Fast Shadow", 32, "Stealth", "Velocity 30")
  unit("Barbed", 31, "Riposte 1", "Pay 1 Force -> Retaliate 2")
  unit("Thorny", 30, "Riposte 2")
  unit("Misfire", 55, "Backfire 2")
  unit("Hot Temper", 29, "Resilience 2", "Damage Control 1")
  unit("Cold Temper", 28, "Resilience -2", "Damage Control 1")
  unit("Eater", 56, "Consume", bounty { gain { force = 2 } })
  unit("Martyr", 27, last_stand { gain { force = 1 } })
  unit("Lurking", 26, "Pay 1 Force -> Ambush 3")
  unit("Lurking Beast", 25, "Pay 1 Force -> Ambush 3", "Ferocity")
  unit("Wary Guest", 24, "Pay 1 Force -> Evade 2")
  unit("Shiny Guest", 23, "Pay 1 Force -> Deflect 2")
  card "Gunner (A)" { side = "light", type = "ground", cost = 4, speed = 36, power = 5, health = 6 }
  card "Gunner (B)" { side = "light", type = "ground", cost = 5, speed = 37, power = 2, health = 4,
    insert { "Barrage 2", "Resilience 1" } }
  sequence "battle and dark build step" { run_sequence "battle to end", run_sequence "dark build" }
]]

local function tapped(name) return { name, tapped = true } end
local idle = { character = { tapped "Guard" } }

scenario "velocity of a switch works in its arena" {
  ids   = { "SWITCH.1", "VELOCITY.1" },
  dark  = { ground = { "Rover" }, character = { "Rover Again" } },
  light = idle,
  run   = function(t)
    t:choose("more")  t:happened("step_started", { step = "battle.character" }, 0)
    t:expect("Rover"):speed(65)  t:expect("Rover Again"):speed(34)
    t:choose("less")  t:happened("step_started", { step = "battle.character" }, 1)
    t:expect("Rover Again"):speed(4)
  end,
}

scenario "velocity of a switch does nothing in the other arena" {
  ids   = { "SWITCH.1", "VELOCITY.1" },
  dark  = { ground = { "Rover Again" }, character = { "Rover" } },
  light = idle,
  run   = function(t)
    t:finish()  -- nothing is asked
    t:expect("Rover"):speed(35)  t:expect("Rover Again"):speed(34)
  end,
}

-- Both act when the step starts, and their player puts them in order (R9.4.2).
scenario "who adapts to stealth first has no less speed to choose" {
  ids   = { "ADAPT.1", "VELOCITY.2", "R9.4.2" },
  dark  = { character = { "Changeling" } },
  light = idle,
  run   = function(t)
    t:choose("Changeling", "Adapt")  t:choose("Stealth")
    t:choices("more speed", "the same speed")  t:choose("more")
    t:expect("Changeling"):speed(53):keyword("Stealth", 1)
  end,
}

scenario "who changes speed first adapts to no stealth" {
  ids   = { "ADAPT.2", "VELOCITY.4", "STEALTH.5", "R9.4.2" },
  dark  = { character = { "Changeling" } },
  light = idle,
  run   = function(t)
    t:choose("Changeling", "Velocity")  t:choose("less")
    t:choose("Stealth")
    t:expect("Changeling"):speed(13):keyword("Stealth", 0):power(4)
  end,
}

scenario "stealth that was there before stays with the speed" {
  ids   = { "VELOCITY.4", "STEALTH.1", "STEALTH.5" },
  dark  = { character = { "Fast Shadow", tapped "Champion" } },
  light = { character = { "Dodger" } },
  run   = function(t)
    t:choose("same")
    t:turn_of("Dodger")  t:targets("Dodger", "Champion")
  end,
}

scenario "with more speed it is as hidden" {
  ids   = { "VELOCITY.4", "STEALTH.1", "STEALTH.5" },
  dark  = { character = { "Fast Shadow", tapped "Champion" } },
  light = { character = { "Scout" } },  -- 70 before 62
  run   = function(t)
    t:choose("more")  t:expect("Fast Shadow"):speed(62)
    t:turn_of("Scout")  t:targets("Scout", "Champion")
  end,
}

scenario "riposte and retaliate both come at the end of the attack" {
  ids   = { "RIPOSTE.2", "RETALIATE.4", "R8.2.11" },
  dark  = { character = { "Champion" } },
  light = { force = 1, character = { tapped "Barbed" } },
  run   = function(t)
    t:attack("Champion", "Barbed")
    t:play("Barbed", "Retaliate")  t:dice(2, 2, 6, 1, 1, 1)
    t:reach("prevention")  t:dice(6, 2)  -- a 2 of the retaliation is no riposte's (KW.5)
    t:choose("Barbed", "does X damage")
    t:reach("between")
    t:expect("Barbed"):damage(1)
    t:expect("Champion"):damage(2)
  end,
}

-- Dark's first (R9.4.2): the attacker, with 1 health, is gone by its own fault, and the riposte
-- finds nobody (as RETALIATE.18).
scenario "an attacker that backfires to death is spared the riposte" {
  ids   = { "BACKFIRE.3", "RIPOSTE.2", "R9.4.2" },
  dark  = { character = { { "Misfire", damage = 4 } } },
  light = { character = { tapped "Thorny" } },
  dice  = { 3, 2, 1, 1, 6, 1 },
  run   = function(t)
    t:attack("Misfire", "Thorny")
    t:reach("between")
    t:expect("Misfire"):zone("discard")
    t:happened("damaged", { source = "Misfire", target = "Misfire", amount = 1 }, 1)
    t:happened("damaged", { source = "Thorny" }, 0)
  end,
}

scenario "backfire looks at the first faces, riposte at the last" {
  ids   = { "KW.2", "KW.3", "BACKFIRE.1", "RIPOSTE.1" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Misfire" } },
  light = { character = { tapped "Thorny" } },
  dice  = { 3, 1, 1, 1, 2, 6, 1 },  -- the 3 becomes a 2
  run   = function(t)
    t:attack("Misfire", "Thorny")
    t:play("Second Try")  t:choose(1)
    t:reach("between")
    t:expect("Misfire"):damage(3)  -- 1 of 2 dice, and 2
  end,
}

scenario "who removes a damage counter may lose the power of resilience" {
  ids   = { "RESILIENCE.1", "DAMAGECONTROL.2" },
  start = "light build",
  light = { character = { { "Hot Temper", damage = 2 }, { "Cold Temper", damage = 2 } } },
  run   = function(t)
    t:expect("Hot Temper"):power(6)  t:expect("Cold Temper"):power(2)
    t:choose("Hot Temper", "Damage Control")   t:choose(1)
    t:choose("Cold Temper", "Damage Control")  t:choose(1)
    t:reach("build")
    t:expect("Hot Temper"):damage(1):power(4)
    t:expect("Cold Temper"):damage(1):power(4)
  end,
}

scenario "and keeps it if none is removed" {
  ids   = { "RESILIENCE.1", "DAMAGECONTROL.2" },
  start = "light build",
  light = { character = { { "Hot Temper", damage = 2 } } },
  run   = function(t)
    t:choose("Hot Temper", "Damage Control")  t:choose(0)
    t:reach("build")
    t:expect("Hot Temper"):damage(2):power(6)
  end,
}

-- The unit is discarded; only its top card's way to the pile is replaced (CONSUME.3).
scenario "whom a unit consumes makes its last stand and is worth its bounty" {
  ids   = { "CONSUME.2", "CONSUME.3", "LASTSTAND.2", "BOUNTY.1" },
  start = "battle and dark build step",
  dark  = { character = { "Eater" } },
  light = { character = { { "Martyr", tapped = true, damage = 4 } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Eater", "Martyr")
    t:reach("between")
    t:expect("Martyr"):on("Eater"):face_down(true)
    t:expect("light"):force(1)
    t:choose("Eater", "Bounty")
    t:reach("build", "dark")
    t:expect("dark"):force(2)
    t:expect("Eater"):power(5)
  end,
}

-- Barrage 2 takes the place of the printed power of the top card, the card under it counts (R6.2.10).
scenario "inserted text comes with the bonuses of the stack" {
  ids   = { "INSERT.1", "BARRAGE.2", "R6.2.2", "R6.2.10" },
  start = "light build to end",
  dark  = { character = { tapped "Brute" } },
  light = { ground = { "Gunner (A)" }, build_zone = { { "Gunner (B)", build = 1 } } },
  run   = function(t)
    t:play("Gunner (B)", "put under")
    t:expect("Gunner (A)"):power(6):health(7):keyword("Barrage", 2)
    t:attack("Gunner (A)", "Brute")  t:dice(6, 6, 1)
    t:reach("between")
    t:expect("Brute"):damage(2)
  end,
}

scenario "inserted resilience is added to them" {
  ids   = { "INSERT.1", "RESILIENCE.1", "R6.2.2", "R6.2.8" },
  start = "light build",
  light = { ground = { { "Gunner (A)", damage = 1 } }, build_zone = { { "Gunner (B)", build = 1 } } },
  run   = function(t)
    t:reach("build")  t:expect("Gunner (A)"):power(5)
    t:play("Gunner (B)", "put under")
    t:expect("Gunner (A)"):power(7):damage(1)  -- 5, 1 and 1
  end,
}

scenario "who is ambushed may evade" {
  ids   = { "AMBUSH.4", "EVADE.6" },
  start = "dark build",
  dark  = { force = 1, build_zone = { "Wary Guest" } },
  light = { force = 1, character = { "Lurking" } },
  run   = function(t)
    t:play("Wary Guest", "move in")
    t:play("Lurking", "Ambush")    t:dice(6, 6, 6)
    t:play("Wary Guest", "Evade")  t:choices(0, 1, 2)  t:choose(2)
    t:reach("build")
    t:expect("Wary Guest"):damage(1)
  end,
}

scenario "who is ambushed may deflect it at the ambusher" {
  ids   = { "AMBUSH.4", "DEFLECT.1", "DEFLECT.5", "R8.9.3" },
  start = "dark build",
  dark  = { force = 1, build_zone = { "Shiny Guest" } },
  light = { force = 1, character = { "Lurking" } },
  run   = function(t)
    t:play("Shiny Guest", "move in")
    t:play("Lurking", "Ambush")       t:dice(6, 6, 1)
    t:play("Shiny Guest", "Deflect")  t:choices("Shiny Guest", "Lurking", false)
    t:choose("Lurking")
    t:reach("build")
    t:expect("Shiny Guest"):damage(0)
    t:expect("Lurking"):damage(2)
  end,
}

scenario "the ambush of a ferocious unit is evaded in vain" {
  ids   = { "AMBUSH.5", "FEROCITY.1", "FEROCITY.3" },
  start = "dark build",
  dark  = { force = 1, build_zone = { "Wary Guest" } },
  light = { force = 1, character = { "Lurking Beast" } },
  run   = function(t)
    t:play("Wary Guest", "move in")
    t:play("Lurking Beast", "Ambush")  t:dice(6, 6, 1)
    t:play("Wary Guest", "Evade")
    t:reach("build")
    t:expect("Wary Guest"):damage(2)
    t:expect("dark"):force(0)
  end,
}
