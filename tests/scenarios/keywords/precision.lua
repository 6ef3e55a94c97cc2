-- PRECISION, and ELUDE, its old name: the chosen defender can't be changed.

cards [[
  card "Deadeye" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                   health = 6,
                   "Precision", "Precision" }
  card "Eluder" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                  health = 6,
                  "Elude" }
  card "Purist" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                  health = 6,
                  "Elude", "Precision" }
  card "Spotter" { side = "dark", type = "character", cost = 4, speed = 21, power = 3,
                   health = 6,
                   static { to = each(your { has = "Precision" }), power = 2 } }
  card "Stalwart" { side = "dark", type = "character", cost = 4, speed = 19, power = 3,
                    health = 6,
                    "Precision", "Pay 0 Force -> Retaliate 3" }
  card "Take Aim" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "attack",
           effect = { give { to = attacker, "Precision", lasts = "attack" } } } }
]]

-- An attack that Bodyguard tries to intercept, with two hits; it must stay on the Guard.
local function intercept_fails(t, unit)
  t:attack(unit, "Guard")
  t:play("Bodyguard", "Intercept")  t:reach("between")
  t:expect("Guard"):damage(2)
  t:expect("Bodyguard"):damage(0)
end

scenario "an effect of any other kind can't change the defender either" {
  ids   = { "PRECISION.2", "PRECISION.3", "R1.3.3", "R13.8" },
  dark  = { character = { "Sniper" } },
  light = { force = 1, hand = { "Decoy" },
            character = { { "Guard", tapped = true }, { "Veteran", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Sniper", "Guard")
    t:play("Decoy")  t:choose("Veteran")  t:finish()
    t:expect("Guard"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "without precision that effect changes the defender" {
  ids   = { "PRECISION.2" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Decoy" },
            character = { { "Guard", tapped = true }, { "Veteran", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Decoy")  t:choose("Veteran")  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "precision twice is precision" {
  ids   = { "PRECISION.4", "R10.2.3" },
  dark  = { character = { "Deadeye" } },
  light = { force = 1, character = { "Guard", "Bodyguard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:expect("Deadeye"):keyword("Precision", 1)
    intercept_fails(t, "Deadeye")
  end,
}

scenario "elude fixes the defender as precision does" {
  ids   = { "PRECISION.5", "ELUDE.1" },
  dark  = { character = { "Eluder" } },
  light = { force = 1, character = { "Guard", "Bodyguard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t) intercept_fails(t, "Eluder") end,
}

scenario "an effect that looks for precision finds elude" {
  ids  = { "ELUDE.1" },
  dark = { character = { "Eluder", "Spotter", "Brute" } },
  run  = function(t)
    t:expect("Eluder"):keyword("Precision"):power(6)
    t:expect("Brute"):keyword("Precision", 0):power(4)
  end,
}

scenario "a unit with elude and precision has precision once" {
  ids   = { "ELUDE.2", "R10.2.3" },
  dark  = { character = { "Purist", "Spotter" } },
  light = { force = 1, character = { "Guard", "Bodyguard" } },
  dice  = { 6, 6, 1, 1, 1, 1 },
  run   = function(t)
    t:expect("Purist"):keyword("Precision", 1):power(6)
    intercept_fails(t, "Purist")
  end,
}

scenario "damage of a unit with precision may be deflected" {
  ids   = { "PRECISION.6" },
  dark  = { character = { "Sniper" } },
  light = { force = 1, character = { { "Reflector", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Sniper", "Reflector")
    t:play("Reflector", "Deflect")  t:choose("Sniper")  t:finish()
    t:expect("Sniper"):damage(2)
    t:expect("Reflector"):damage(0)
  end,
}

scenario "precision gained after an intercept does not undo it but stops the next" {
  ids   = { "PRECISION.7" },
  dark  = { force = 1, hand = { "Take Aim" }, character = { "Brute" } },
  light = { force = 2, character = { "Guard", "Bodyguard", "Sentinel" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:reach("unit_turn")
    t:attack("Brute", "Guard")
    t:play("Bodyguard", "Intercept")
    t:play("Take Aim")
    t:play("Sentinel", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(2)
    t:expect("Guard"):damage(0)
    t:expect("Sentinel"):damage(0)
    t:expect("light"):force(0)
  end,
}

scenario "precision has no bearing on retaliate damage" {
  ids   = { "PRECISION.8" },
  dark  = { character = { "Stalwart" } },
  light = { force = 1, character = { "Reflector", "Guard" } },
  run   = function(t)
    t:attack("Reflector", "Stalwart")  t:dice(1, 1, 1, 1)
    t:play("Stalwart", "Retaliate")  t:dice(6, 6, 1)
    t:play("Reflector", "Deflect")  t:choose("Stalwart")  t:finish()
    t:expect("Reflector"):damage(0)
    t:expect("Stalwart"):damage(2)
  end,
}
