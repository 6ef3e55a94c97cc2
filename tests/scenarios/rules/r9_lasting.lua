-- R9.6: how long effects last.

cards [[
  sequence "battle and end of turn" { run_sequence "battle", run_sequence "end_of_turn" }
  card "Abductor" { side = "dark", type = "character", cost = 1, speed = 99, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { choose { one(their { arena = "character" }) },
                           give { to = it, control = true, lasts = "forever" },
                           return_to { it, "hand" },
                           enter { it, arena = "character" } } } }
  card "Borrower" { side = "dark", type = "character", cost = 1, speed = 98, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { give { to = each(all { name = "Guard" }), control = true,
                                  lasts = "turn" } } } }
  sequence "one battle" { turn_begin {}, run_sequence "battle",
                          run_sequence "end_of_turn",
                          untap { each(all { tapped = true }) } }
  sequence "two battles" { run_sequence "one battle", run_sequence "one battle" }
  card "Sweep" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(your { arena = "any" }), power = 1, lasts = "battle" },
      give { to = one(your { arena = "any" }), speed = 1, lasts = "turn" } } } }
  card "Scribe" { side = "dark", type = "character", cost = 3, speed = 30, power = 3,
                  health = 9,
    trigger { on = step_ended { step = "turn" },
              effect = { gain { force = self.speed * 10 + self.power } } } }
  card "Blessing" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(your { arena = "any" }), power = 2, lasts = "discarded" } } } }
  card "Curse" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(all { arena = "any" }), power = -5, lasts = "discarded" } } } }
  card "Cheer" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(all { arena = "any" }), power = 4, lasts = "discarded" } } } }
  card "Aim" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(your { arena = "any" }), power = 2, lasts = "next_attack" } } } }
  card "Bequest" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { gain { force = 2 }, draw { 1 } } } }
  card "Otter" { side = "light", type = { "ground", "character" }, cost = 3, speed = 40,
                 power = 3, health = 9 }
  card "Swim" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { enter { one(your { type = "ground" }) } } } }
  card "Hop" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      choose { one(your { type = "ground" }), as = "unit" },
      return_to { the.unit, "hand" }, enter { the.unit } } } }
  card "Lieutenant" { side = "light", type = "character", cost = 3, speed = 39, power = 3,
                      health = 9,
    static { to = each(your { other = true, arena = self }), power = 1 } }
  card "Silence" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(their { arena = "any" }), cannot = { "attack" },
             lasts = "turn" } } } }
  card "Command" { side = "neutral", kind = "battle",
    play { window = "attack", effect = {
      choose { one(your { arena = "any", attacking = false }), as = "unit" },
      attack { the.unit, one(their { arena = the.unit }) } } } }
]]

scenario "a gain and a draw happen once" {
  ids   = { "R9.6.1" },
  start = "two battles",
  dark  = { hand = { "Bequest" }, deck = { "Dart", "Hulk" } },
  run   = function(t)
    t:play("Bequest")
    t:finish()
    t:expect("dark"):force(2):cards("hand", { "Dart" })
  end,
}

scenario "until end of battle is over before the turn ends, until end of turn after it" {
  ids   = { "R9.6.1" },
  start = "two battles",
  dark  = { hand = { "Sweep" }, character = { "Scribe" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:play("Sweep")
    t:turn_of("Scribe")    t:expect("Scribe"):power(4):speed(31)
    t:pass()
    t:reach("phase")
    t:expect("dark"):force(313) -- it noted speed 31 and power 3
    t:expect("Scribe"):speed(30)
  end,
}

scenario "as long as: a static bonus is there while its source is, and no longer" {
  ids   = { "R9.6.1", "R10.1.4" },
  dark  = { force = 3, hand = { "Pulse", "Pulse", "Pulse" } },
  light = { character = { "Guard", { "Lieutenant", damage = 3 } } },
  run   = function(t)
    t:expect("Guard"):power(5)
    t:play("Pulse")    t:choose("Lieutenant")
    t:expect("Guard"):power(5)
    t:play("Pulse#2")  t:choose("Lieutenant")
    t:reach("phase", "light")
    t:expect("Lieutenant"):zone("discard")
    t:expect("Guard"):power(4)
  end,
}

scenario "until discarded lasts over turns" {
  ids   = { "R9.6.1" },
  start = "two battles",
  dark  = { hand = { "Blessing" }, character = { "Brute" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Blessing")
    t:finish()
    t:expect("Brute"):power(6)
  end,
}

scenario "an effect stays on a unit that changes arena" {
  ids   = { "R9.6.2" },
  light = { hand = { "Blessing", "Swim" }, ground = { "Otter" } },
  run   = function(t)
    t:play("Blessing")  t:reach("phase", "dark")  t:pass()
    t:play("Swim")      t:reach("phase", "dark")
    t:expect("Otter"):zone("character"):power(5)
  end,
}

scenario "an effect ends when its unit leaves play, also if the unit comes back" {
  ids   = { "R9.6.2" },
  light = { hand = { "Blessing", "Hop" }, ground = { "Otter" } },
  run   = function(t)
    t:play("Blessing")  t:reach("phase", "dark")  t:pass()
    t:play("Hop")       t:choose("ground")
    t:reach("phase", "dark")
    t:expect("Otter"):zone("ground"):power(3)
  end,
}

scenario "what is for the next attack waits over turns and ends with that attack" {
  ids   = { "R9.6.3" },
  start = "two battles",
  dark  = { hand = { "Aim" }, character = { "Brute" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Aim")
    t:turn_of("Brute")     t:pass()
    t:turn_of("Veteran")   t:pass()
    t:turn_of("Brute")     t:expect("Brute"):power(4)
    t:attack("Brute", "Veteran")  t:dice(6, 6, 6, 6, 6, 6)
    t:reach("attack")      t:expect("Brute"):power(6)
    t:reach("between")
    t:expect("Veteran"):damage(6)
    t:expect("Brute"):power(4)
  end,
}

scenario "what is for the next attack is used up by one" {
  ids   = { "R9.6.3" },
  dark  = { hand = { "Aim" }, character = { "Brute", "Champion" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Aim")  t:choose("Brute")
    t:attack("Brute", "Veteran")  t:dice(6, 1, 1, 1, 1, 1)
    t:reach("prevention")  t:expect("Brute"):power(6)
    t:reach("between")     t:expect("Brute"):power(4)
  end,
}

scenario "changes of power are summed, then power is not below 0" {
  ids   = { "R9.6.4", "R3.3.2" },
  dark  = { hand = { "Curse", "Cheer", "Curse" }, character = { "Brute" } },
  run   = function(t)
    t:play("Curse")    t:reach("phase", "light")  t:pass()
    t:expect("Brute"):power(0)  -- 4 - 5
    t:play("Cheer")    t:reach("phase", "light")  t:pass()
    t:expect("Brute"):power(3)  -- 4 - 5 + 4
    t:play("Curse#2")  t:reach("phase", "light")
    t:expect("Brute"):power(0)
  end,
}

scenario "can't holds over what another effect allows" {
  ids   = { "R9.6.4", "ruling.96" },
  dark  = { hand = { "Silence" }, character = { "Brute" } },
  light = { hand = { "Command" }, character = { "Guard", "Veteran" } },
  run   = function(t)
    t:play("Silence")  t:choose("Veteran")
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:play("Command")  t:choose("Veteran")
    t:turn_of("Guard")
    t:happened("attacked", { source = "Veteran" }, 0)
  end,
}

scenario "control of a unit for good ends when it leaves play, and does not come back" {
  ids   = { "R9.6.2", "R9.6.5" },
  start = "battle and end of turn",
  dark  = { character = { "Abductor", "Borrower" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Abductor")
    t:reach("phase", "dark")  t:expect("light"):cards("character", 1)
    t:play("Borrower")
    t:reach("phase", "dark")  t:expect("dark"):cards("character", 3)
    t:finish()                t:expect("light"):cards("character", 1)
  end,
}
