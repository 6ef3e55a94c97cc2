-- STEALTH: the unit can't be attacked unless it is tapped or damaged.

cards [[
  card "Shade" { side = "light", type = "character", cost = 4, speed = 32, power = 4,
                 health = 5,
                 "Stealth" }
  card "Shade Guard" { side = "light", type = "character", cost = 4, speed = 31, power = 4,
                       health = 5,
                       "Stealth", "Pay 0 Force -> Intercept" }
  card "Tracker" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                   health = 5,
                   static { cannot = { be_barred = { "Stealth" } } } }
  card "Untouchable" { side = "light", type = "character", cost = 4, speed = 30, power = 4,
                       health = 5,
                       static { cannot = { "be_attacked" } } }
  card "Cleaving" { side = "dark", type = "character", cost = 4, speed = 54, power = 6,
                    health = 5,
                    "Overkill" }
  card "Hush" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(your { arena = "any" }), "Stealth", lasts = "turn" } } } }
  card "Exposure" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(all { arena = "any" }), cannot = { gain = { "Stealth" } },
             lasts = "turn" } } } }
  card "Numbness" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(all { arena = "any" }), cannot = { "gain" }, lasts = "turn" } } } }
  card "Glare" { side = "dark", type = "character", cost = 4, speed = 25, power = 1,
                 health = 5,
                 static { to = each(their { arena = self }), cannot = { gain = { "Stealth" } } } }
]]

scenario "untapped and undamaged it can't be chosen" {
  ids   = { "STEALTH.1", "R7.5.2" },
  dark  = { character = { "Brute" } },
  light = { character = { "Shade", "Veteran" } },
  run   = function(t)
    t:turn_of("Brute")
    t:targets("Brute", "Veteran")
  end,
}

scenario "tapped it can be chosen" {
  ids   = { "STEALTH.1" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Shade", tapped = true }, "Veteran" } },
  run   = function(t)
    t:turn_of("Brute")
    t:targets("Brute", "Shade", "Veteran")
  end,
}

scenario "one damage counter is enough to be chosen" {
  ids   = { "STEALTH.2" },
  dark  = { force = 1, hand = { "Poison" }, character = { "Brute" } },
  light = { character = { "Shade", "Veteran" } },
  run   = function(t)
    t:play("Poison")  t:choose("Shade")
    t:turn_of("Brute")
    t:targets("Brute", "Shade", "Veteran")
  end,
}

scenario "damage that is no attack on it reaches it" {
  ids   = { "STEALTH.3", "OVERKILL.7" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Cleaving" } },
  light = { character = { { "Guard", damage = 4 }, "Shade",
                          { "Shade", as = "Second" } } },
  run   = function(t)
    t:play("Pulse")  t:choose("Second")
    t:attack("Cleaving", "Guard")  t:dice(6, 6, 6, 1, 1, 1)
    t:choose("Shade")  t:choose(2)
    t:reach("between")
    t:expect("Shade"):damage(2)
    t:expect("Second"):damage(3)
  end,
}

scenario "its intercept may be used, in vain while it is hidden" {
  ids   = { "STEALTH.4", "INTERCEPT.18", "INTERCEPT.11" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Veteran", tapped = true }, "Shade Guard" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:play("Shade Guard", "Intercept")
    t:reach("between")
    t:expect("Veteran"):damage(1)
    t:expect("Shade Guard"):damage(0)
  end,
}

scenario "tapped or damaged it becomes the defender" {
  ids   = { "STEALTH.4", "INTERCEPT.18" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Veteran", tapped = true }, { "Shade Guard", tapped = true },
                          { "Shade Guard", as = "Hurt", damage = 1 } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Veteran")
    t:play("Shade Guard", "Intercept")
    t:play("Hurt", "Intercept")
    t:reach("between")
    t:happened("defender_changed", { target = "Shade Guard" }, 1)
    t:expect("Hurt"):damage(2)
  end,
}

scenario "who may attack units with stealth is not hindered by it" {
  ids   = { "STEALTH.4", "INTERCEPT.18" },
  dark  = { character = { "Tracker" } },
  light = { character = { "Shade", "Shade Guard", "Untouchable", "Veteran" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:turn_of("Tracker")
    t:targets("Tracker", "Shade", "Shade Guard", "Veteran")
    t:attack("Tracker", "Veteran")
    t:play("Shade Guard", "Intercept")
    t:reach("between")
    t:expect("Shade Guard"):damage(1)
  end,
}

scenario "a second stealth changes nothing" {
  ids   = { "R10.2.3" },
  dark  = { character = { "Brute" } },
  light = { hand = { "Hush" }, character = { "Shade", "Scout" } },
  run   = function(t)
    t:reach("phase", "light")  t:play("Hush")  t:choose("Shade")
    t:expect("Shade"):keyword("Stealth", 1)
    t:turn_of("Scout")         t:pass()
    t:turn_of("Brute")         t:targets("Brute", "Scout")
  end,
}

scenario "who can't gain stealth keeps what it had and gains none afterwards" {
  ids   = { "STEALTH.5" },
  dark  = { hand = { "Exposure" }, character = { "Brute" } },
  light = { hand = { "Hush", "Hush" }, character = { "Veteran", "Guard" } },
  run   = function(t)
    t:reach("phase", "light")  t:play("Hush")      t:choose("Guard")
    t:reach("phase", "dark")   t:play("Exposure")  t:choose("Veteran")
    t:reach("phase", "light")  t:play("Hush#2")    t:choose("Veteran")
    t:expect("Veteran"):keyword("Stealth", 0)
    t:expect("Guard"):keyword("Stealth", 1)
    t:turn_of("Brute")         t:targets("Brute", "Veteran")
  end,
}

scenario "stealth gained before stays" {
  ids   = { "STEALTH.5" },
  dark  = { hand = { "Exposure" }, character = { "Brute" } },
  light = { hand = { "Hush" }, character = { "Veteran", "Guard" } },
  run   = function(t)
    t:reach("phase", "light")  t:play("Hush")      t:choose("Veteran")
    t:reach("phase", "dark")   t:play("Exposure")  t:choose("Veteran")
    t:turn_of("Brute")         t:targets("Brute", "Guard")
  end,
}

scenario "who can't gain keywords gains none of them" {
  dark  = { hand = { "Numbness" }, character = { "Brute" } },
  light = { hand = { "Hush" }, character = { "Veteran", "Shade" } },
  run   = function(t)
    t:reach("phase", "dark")   t:play("Numbness")  t:choose("Veteran")
    t:reach("phase", "light")  t:play("Hush")      t:choose("Veteran")
    t:expect("Veteran"):keyword("Stealth", 0)
  end,
}

scenario "a text in play that forbids to gain it binds all that is given, not what is printed" {
  dark  = { character = { "Glare", "Brute" } },
  light = { hand = { "Hush" }, character = { "Veteran", "Shade" } },
  run   = function(t)
    t:reach("phase", "light")  t:play("Hush")  t:choose("Veteran")
    t:expect("Veteran"):keyword("Stealth", 0)
    t:expect("Shade"):keyword("Stealth", 1)
  end,
}
