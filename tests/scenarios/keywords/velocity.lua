-- VELOCITY: more or less speed until end of turn, chosen when the arena's battle step starts.

cards [[
  card "Racer" { side = "dark", type = "character", cost = 4, speed = 40, power = 2,
                 health = 6, "Velocity 30" }
  card "Crawler" { side = "dark", type = "character", cost = 4, speed = 5, power = 2,
                   health = 6, "Velocity 30" }
  card "Ghost" { side = "dark", type = "character", cost = 4, speed = 39, power = 2,
                 health = 6, "Velocity 30", "Stealth" }
  card "Gearbox" { side = "dark", type = "character", cost = 4, speed = 38, power = 2,
                   health = 6, "Velocity 10", "Velocity 30" }
  card "Cloak" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "step",
           effect = { give { to = one(your { arena = "any" }), "Stealth", lasts = "turn" } } } }
  card "Boost" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "step",
           effect = { give { to = one(your { arena = "any" }), speed = 20, lasts = "turn" } } } }
  card "Drop" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "any",
           effect = { enter { one(your { zone = "hand" }) } } } }
]]

local idle = { character = { { "Guard", tapped = true } } }

scenario "the unit may get more speed until end of turn when its arena's step starts" {
  ids   = { "VELOCITY.1", "VELOCITY.2" },
  start = "two battles",
  dark  = { character = { "Racer" } },
  light = idle,
  run   = function(t)
    t:reach("phase")  t:expect("Racer"):speed(40)  t:pass(2)
    t:reach("step")   t:pass(2)  -- space
    t:reach("step")   t:pass(2)  -- ground
    t:asked("dark", "mode")  t:choose("more")
    t:asked("dark", "step")  t:expect("Racer"):speed(70)
    t:turn_of("Racer")  t:pass()
    t:reach("phase")    t:expect("Racer"):speed(40)
  end,
}

scenario "without stealth it may get less speed instead" {
  ids   = { "VELOCITY.2" },
  dark  = { character = { "Racer" } },
  light = idle,
  run   = function(t)
    t:choose("less")
    t:expect("Racer"):speed(10)
  end,
}

scenario "it may stay as it is" {
  ids   = { "VELOCITY.2" },
  dark  = { character = { "Racer" } },
  light = idle,
  run   = function(t)
    t:choose("same")
    t:expect("Racer"):speed(40)
  end,
}

scenario "with stealth it gets no less speed" {
  ids   = { "VELOCITY.2" },
  dark  = { character = { "Ghost" } },
  light = idle,
  run   = function(t)
    t:reach("phase")  t:pass(2)
    t:reach("step")   t:pass(2)
    t:reach("step")   t:pass(2)
    t:asked("dark", "mode")  t:choices("more speed", "the same speed")
    t:choose("more")  t:expect("Ghost"):speed(69):keyword("Stealth")
  end,
}

scenario "a unit that enters after the start of the step gets nothing" {
  ids   = { "VELOCITY.1" },
  dark  = { force = 1, hand = { "Drop", "Racer" }, character = { "Brute" } },
  light = idle,
  run   = function(t)
    t:turn_of("Brute")  t:pass()
    t:play("Drop")
    t:turn_of("Racer")  t:expect("Racer"):speed(40)
  end,
}

scenario "less speed is not less than none" {
  ids   = { "VELOCITY.3" },
  dark  = { force = 1, hand = { "Boost" }, character = { "Crawler" } },
  light = idle,
  run   = function(t)
    t:choose("less")  t:expect("Crawler"):speed(0)
    t:play("Boost")   t:expect("Crawler"):speed(20)
  end,
}

scenario "once it is in effect the unit gains no stealth" {
  ids   = { "VELOCITY.4", "STEALTH.5" },
  dark  = { force = 1, hand = { "Cloak" }, character = { "Racer" } },
  light = idle,
  run   = function(t)
    t:choose("more")
    t:play("Cloak")
    t:expect("Racer"):keyword("Stealth", 0):speed(70)
  end,
}

scenario "a unit that did not use it gains stealth" {
  ids   = { "VELOCITY.4" },
  dark  = { force = 1, hand = { "Cloak" }, character = { "Racer" } },
  light = idle,
  run   = function(t)
    t:choose("same")
    t:play("Cloak")
    t:expect("Racer"):keyword("Stealth")
  end,
}

scenario "of several one is used, which the player selects" {
  ids   = { "VELOCITY.5", "R10.2.4" },
  dark  = { character = { "Gearbox" } },
  light = idle,
  run   = function(t)
    t:choose("Gearbox", "Velocity 30")
    t:choose("more")
    t:asked("dark", "step")
    t:expect("Gearbox"):speed(68)
  end,
}

scenario "the other one may be selected" {
  ids   = { "VELOCITY.5", "R10.2.4" },
  dark  = { character = { "Gearbox" } },
  light = idle,
  run   = function(t)
    t:choose("Gearbox", "Velocity 10")
    t:choose("more")
    t:asked("dark", "step")
    t:expect("Gearbox"):speed(48)
  end,
}

scenario "the speed stays when the battle is over" {
  ids   = { "VELOCITY.2", "R5.9.3" },
  dark  = { character = { "Racer" } },
  light = idle,
  run   = function(t)
    t:choose("more")  t:finish()
    t:expect("Racer"):speed(70)
  end,
}
