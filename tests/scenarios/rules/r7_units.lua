-- R7.3 to R7.5: which unit acts next, what it does instead of attacking, and whom it may
-- attack.

cards [[
  card "Racer" { side = "neutral", type = "ground", cost = 3, speed = 55, power = 3,
                 health = 6 }
  card "Sprinter" { side = "light", type = "ground", cost = 3, speed = 14, power = 3,
                    health = 6,
                    static { speed = 100 } }
  card "Spur" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(all { arena = "any" }), speed = 70, lasts = "turn" } } } }
  card "Mire" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(all { arena = "any" }), speed = -70, lasts = "turn" } } } }
  card "Phantom" { side = "light", type = "ground", cost = 3, speed = 13, power = 3,
                   health = 6,
                   static { cannot = { "be_attacked" } } }
  card "Raptor" { side = "dark", type = "space", cost = 3, speed = 56, power = 3,
                  health = 6,
                  static { reach = { arena = "character", power = 2 } } }
  card "Rampager" { side = "dark", type = "ground", cost = 3, speed = 57, power = 3,
                    health = 9,
    trigger { limit = { 1, per = "turn" }, on = damaged { source = self },
              effect = { attack { self, one(their { arena = self }) } } } }
  card "Crossfire" { side = "neutral", kind = "battle",
    play { window = "attack", effect = {
      choose { one(your { arena = "any", attacking = false }), as = "unit" },
      attack { the.unit, one(their { arena = the.unit }) } } } }
  card "Whirlwind" { side = "dark", type = "ground", subtypes = { "Slashed" }, cost = 3,
                     speed = 58, power = 2, health = 9,
    trigger { on = attacked { source = self }, effect = {
      give { to = event.target, subtypes = { "Slashed" }, lasts = "turn" } } },
    trigger { on = attack_ended { source = self }, effect = {
      attack { self, one(their { no { "Slashed" }, arena = self }) } } } }
  card "Watchdog" { side = "light", type = "character", cost = 3, speed = 12, power = 3,
                    health = 6,
                    "Retaliate 3",
    trigger { on = attacked { target = self }, effect = { gain { force = 1 } } } }
]]

scenario "the unit with the highest speed acts first, then the next" {
  ids   = { "R7.3.1" },
  dark  = { ground = { "Fortress", "Speeder", "Crusher" } },
  light = { ground = { "Walker", "Skimmer" } },
  run   = function(t)
    t:turn_of("Speeder")   t:pass()
    t:turn_of("Skimmer")   t:pass()
    t:turn_of("Crusher")   t:pass()
    t:turn_of("Walker")    t:pass()
    t:turn_of("Fortress")
  end,
}

scenario "it is the speed with all changes that counts" {
  ids   = { "R7.3.1" },
  dark  = { ground = { "Speeder" } },
  light = { ground = { "Sprinter" } },
  run   = function(t)
    t:turn_of("Sprinter")  t:expect("Sprinter"):speed(114)
  end,
}

scenario "of two units with one speed the dark side's acts first" {
  ids   = { "R7.3.2" },
  dark  = { ground = { { "Racer", as = "dark Racer" } } },
  light = { ground = { { "Racer", as = "light Racer" } } },
  run   = function(t)
    t:turn_of("dark Racer")   t:pass()
    t:turn_of("light Racer")
  end,
}

scenario "a player chooses which of two own units with one speed acts first" {
  ids   = { "R7.3.3" },
  dark  = { ground = { "Fortress" } },
  light = { ground = { "Racer", "Racer" } },
  run   = function(t)
    t:reach("step", "light")  t:pass(3) -- that of space, both of ground
    t:asked("light", "card")  t:choices("Racer", "Racer#2")
    t:choose("Racer#2")       t:turn_of("Racer#2")  t:pass()
    t:turn_of("Racer")
  end,
}

scenario "with one speed on both sides the dark side chooses among its own units only" {
  ids   = { "R7.3.2", "R7.3.3" },
  dark  = { ground = { "Racer", "Racer" } },
  light = { ground = { { "Racer", as = "light Racer" } } },
  run   = function(t)
    t:reach("step", "light")  t:pass(3)
    t:asked("dark", "card")   t:choices("Racer", "Racer#2")
    t:choose("Racer#2")
    t:turn_of("Racer#2")  t:pass()
    t:turn_of("Racer")    t:pass()
    t:turn_of("light Racer")
  end,
}

scenario "a unit made faster after others have acted is judged by its new speed" {
  ids   = { "R7.3.4" },
  dark  = { ground = { "Speeder", "Crusher" } },
  light = { hand = { "Spur" }, ground = { "Bastion" } },
  run   = function(t)
    t:turn_of("Speeder")  t:pass()
    t:play("Spur")        t:choose("Bastion")
    t:turn_of("Bastion")  t:pass()
    t:turn_of("Crusher")
  end,
}

scenario "a unit made slower acts later" {
  ids   = { "R7.3.4" },
  dark  = { ground = { "Speeder", "Crusher" } },
  light = { hand = { "Mire" }, ground = { "Walker" } },
  run   = function(t)
    t:turn_of("Speeder")  t:pass()
    t:play("Mire")        t:choose("Crusher")
    t:turn_of("Walker")   t:pass()
    t:turn_of("Crusher")
  end,
}

scenario "speed is not below 0" {
  ids   = { "R7.3.5" },
  dark  = { hand = { "Mire" }, ground = { "Crusher" } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:play("Mire")  t:choose("Walker")
    t:reach("phase", "light")
    t:expect("Walker"):speed(0)
  end,
}

scenario "an ability used instead of attacking is no attack" {
  ids   = { "R7.4.1", "R8.9.2", "ruling.70" },
  dark  = { character = { "Cannon" } },
  light = { character = { "Watchdog" } },
  run   = function(t)
    t:play("Cannon")
    t:reach("between")
    t:expect("Watchdog"):damage(2)
    t:expect("light"):force(0)
    t:happened("attacked", {}, 0)
    t:happened("attack_ended", {}, 0)
    t:no_window("attack")
  end,
}

scenario "such an ability is offered at the unit's turn and never else" {
  ids   = { "R7.4.1" },
  dark  = { character = { "Cannon", "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("phase")    t:not_offered("Cannon")
    t:reach("step")     t:not_offered("Cannon")
    t:turn_of("Brute")
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:reach("attack")   t:not_offered("Cannon")
    t:reach("between")  t:not_offered("Cannon")
    t:turn_of("Guard")  t:pass()
    t:turn_of("Cannon") t:offered("Cannon")
  end,
}

scenario "such an ability may be disrupted, and the unit is tapped all the same" {
  ids   = { "R7.4.3" },
  dark  = { character = { "Cannon" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Guard" } },
  run   = function(t)
    t:play("Cannon")  t:play("Jamming")
    t:reach("between")
    t:expect("Guard"):damage(0)
    t:expect("Cannon"):tapped(true)
  end,
}

scenario "a unit attacks one unit of the opponent in its own arena" {
  ids   = { "R7.5.1", "R7.5.5" },
  dark  = { ground = { "Crusher", "Fortress" }, character = { "Brute" } },
  light = { space = { "Sparrow" }, ground = { "Walker", { "Bastion", tapped = true } },
            character = { "Guard" }, build_zone = { "Skimmer" } },
  run   = function(t)
    t:turn_of("Crusher")
    t:targets("Crusher", "Walker", "Bastion")
  end,
}

scenario "what a unit may attack is its arena and the one its text names" {
  ids   = { "R7.5.2", "R8.2.1" },
  dark  = { space = { "Raptor" } },
  light = { space = { { "Sparrow", tapped = true } }, ground = { "Walker" },
            character = { "Guard" } },
  run   = function(t)
    t:turn_of("Raptor")
    t:targets("Raptor", "Sparrow", "Guard")
    t:attack("Raptor", "Guard")  t:dice(6, 6)
    t:reach("between")
    t:expect("Guard"):damage(2)
  end,
}

scenario "a text may forbid that a unit is attacked" {
  ids   = { "R7.5.2" },
  dark  = { ground = { "Crusher" } },
  light = { ground = { "Walker", "Phantom" } },
  run   = function(t)
    t:turn_of("Crusher")  t:targets("Crusher", "Walker")
  end,
}

scenario "a unit without a legal defender can use an ability or do nothing" {
  ids   = { "R7.5.4" },
  dark  = { ground = { "Crusher" }, character = { "Cannon" } },
  light = { space = { "Sparrow" }, ground = { "Phantom" } },
  run   = function(t)
    t:turn_of("Phantom")  t:pass()
    t:expect("Crusher"):tapped(true) -- it is faster, but had nothing to choose
    t:turn_of("Cannon")
    t:targets("Cannon")   t:offered("Cannon")
  end,
}

scenario "an own unit is attacked only by an effect" {
  ids   = { "R7.5.5" },
  dark  = { force = 1, hand = { "Mutiny" }, ground = { "Racer", "Crusher", "Fortress" } },
  light = { ground = { "Walker" } },
  dice  = { 6, 1, 1 },
  run   = function(t)
    t:play("Mutiny")       t:choose("Racer")  t:choose("Crusher")
    t:turn_of("Crusher")   t:targets("Crusher", "Walker")
    t:expect("Crusher"):damage(1)
  end,
}

scenario "an attack given inside an attack starts when that one has ended" {
  ids   = { "R7.5.6" },
  dark  = { ground = { "Rampager" } },
  light = { ground = { "Walker", "Bastion" } },
  dice  = { 6, 1, 1, 6, 6, 1 },
  run   = function(t)
    t:attack("Rampager", "Walker")  t:choose("Bastion")
    t:turn_of("Walker")
    t:order({ "attacked", target = "Walker" }, { "attack_ended", target = "Walker" },
            { "attacked", target = "Bastion" }, { "attack_ended", target = "Bastion" })
    t:expect("Walker"):damage(1)
    t:expect("Bastion"):damage(2)
  end,
}

scenario "also a card played in an attack gives an attack only after it" {
  ids   = { "R7.5.6" },
  dark  = { ground = { "Crusher" } },
  light = { hand = { "Crossfire" }, ground = { "Walker", "Bastion" } },
  dice  = { 6, 1, 1, 1, 6, 6, 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Crusher", "Walker")
    t:play("Crossfire")  t:choose("Bastion")
    t:turn_of("Walker")
    t:order({ "attacked", source = "Crusher" }, { "attack_ended", source = "Crusher" },
            { "attacked", source = "Bastion" }, { "attack_ended", source = "Bastion" })
    t:expect("Crusher"):damage(3)
    t:expect("Bastion"):tapped(true)
  end,
}

scenario "further attacks on units not yet attacked this turn come to an end" {
  ids   = { "ruling.77", "R7.5.6", "R8.2.13" },
  dark  = { ground = { "Whirlwind" } },
  light = { ground = { { "Skimmer", tapped = true }, { "Walker", tapped = true },
                       { "Bastion", tapped = true } } },
  run   = function(t)
    t:attack("Whirlwind", "Walker")  t:dice(6, 1)
    t:reach("prevention", "light")   t:pass()
    t:choices("Skimmer", "Bastion")  t:choose("Bastion")  t:dice(6, 1, 6, 1)
    t:finish()
    t:order({ "attacked", target = "Walker" }, { "attacked", target = "Bastion" },
            { "attacked", target = "Skimmer" })
    t:happened("attacked", {}, 3)
    t:happened("tapped", { card = "Whirlwind" }, 1)
  end,
}
