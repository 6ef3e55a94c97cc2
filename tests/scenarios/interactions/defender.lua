-- INTERCEPT with what else looks at the attack or its defender.

cards [[
  local function unit(name, speed, text, more, third)
    card(name) { side = "neutral", type = "character", cost = 4, speed = speed, power = 4,
                 health = 6, text, more, third }
  end
  unit("Veiled Ward", 32, "Pay 1 Force -> Intercept", "Stealth")
  unit("Plated Ward", 31, "Pay 1 Force -> Intercept", "Armor", "Shields 1")
  unit("Go-Between", 30, "Pay 1 Force -> Intercept", "Pay 1 Force -> Redirect")
  unit("Wary Ward", 29, "Pay 1 Force -> Intercept", forewarning { gain { setup = 1 } })
  unit("Nimble Ward", 28, "Pay 1 Force -> Intercept", "Pay 1 Force -> Evade 3")
  unit("Omen", 27, forewarning { gain { build = 1 } })
  unit("Seeker", 55, foresight { gain { setup = 1 } })
  unit("Surcharged", 56, "Overload 2")
  unit("Sly One", 57, "Cunning")
  unit("Dogged", 58, "Tenacity 2")
  unit("Swift", 59, "Double Strike")
  card "Far Mortar" { side = "neutral", type = "ground", cost = 4, speed = 53, power = 4,
                      health = 6, "Barrage 2", "Ion Cannon 1" }
  card "Star Ward" { side = "neutral", type = "space", cost = 4, speed = 26, power = 4,
                     health = 6, "Pay 1 Force -> Intercept" }
  card "Trench Ward" { side = "neutral", type = "ground", cost = 4, speed = 25, power = 4,
                       health = 6, "Pay 1 Force -> Intercept" }
  card "Take Aim" { side = "neutral", kind = "battle",
    play { window = "attack", effect = { give { to = attacker, "Precision", lasts = "attack" } } } }
]]

local function tapped(name) return { name, tapped = true } end

scenario "precision that comes after an intercept keeps the new defender, and only that one" {
  ids   = { "PRECISION.1", "PRECISION.3", "PRECISION.7", "INTERCEPT.15" },
  dark  = { hand = { "Take Aim" }, character = { "Brute" } },
  light = { force = 2, character = { tapped "Guard", tapped "Bodyguard", tapped "Sentinel" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("attack", "dark")  t:pass()
    t:play("Bodyguard", "Intercept")
    t:play("Take Aim")
    t:play("Sentinel", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(2)
    t:expect("Sentinel"):damage(0)
    t:expect("light"):force(0)
  end,
}

scenario "a hidden unit pays for its intercept and is not attacked" {
  ids   = { "INTERCEPT.18", "STEALTH.4", "INTERCEPT.11" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { tapped "Guard", "Veiled Ward" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Veiled Ward", "Intercept")  t:finish()
    t:expect("Guard"):damage(2)
    t:expect("Veiled Ward"):damage(0)
    t:expect("light"):force(0)
  end,
}

for how, state in pairs { tapped = { tapped = true }, damaged = { damage = 1 } } do
  scenario("a " .. how .. " unit with stealth intercepts") {
    ids   = { "INTERCEPT.18", "STEALTH.4" },
    dark  = { character = { "Brute" } },
    light = { force = 1, character = { tapped "Guard",
      { "Veiled Ward", tapped = state.tapped, damage = state.damage } } },
    dice  = { 6, 6, 1, 1 },
    run   = function(t)
      t:attack("Brute", "Guard")
      t:play("Veiled Ward", "Intercept")  t:finish()
      t:expect("Guard"):damage(0)
      t:expect("Veiled Ward"):damage(2 + (state.damage or 0))
    end,
  }
end

scenario "a bombardment is intercepted in the arena it comes to, and stays one" {
  ids   = { "INTERCEPT.16", "R8.11.1", "BOMBARD.1" },
  dark  = { space = { "Bomber" } },
  light = { force = 1, space = { tapped "Star Ward" }, ground = { tapped "Walker", tapped "Trench Ward" } },
  dice  = { 6, 6, 1 },  -- Bombard 3, not power 4
  run   = function(t)
    t:attack("Bomber", "Walker")
    t:reach("attack")  t:not_offered("Star Ward", "Intercept")
    t:play("Trench Ward", "Intercept")  t:finish()
    t:expect("Trench Ward"):damage(2)
    t:expect("Walker"):damage(0)
  end,
}

scenario "a barrage is intercepted by a character" {
  ids   = { "INTERCEPT.16", "R8.11.1", "BARRAGE.2" },
  dark  = { ground = { "Far Mortar" } },
  light = { force = 1, ground = { tapped "Trench Ward" }, character = { tapped "Guard",
      tapped "Bodyguard" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Far Mortar", "Guard")
    t:reach("attack")  t:not_offered("Trench Ward", "Intercept")
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(2)
    t:expect("Guard"):damage(0)
  end,
}

scenario "the shot of an ion cannon is intercepted in space" {
  ids   = { "INTERCEPT.16", "R8.11.1", "IONCANNON.1" },
  dark  = { ground = { "Far Mortar" } },
  light = { force = 1, space = { tapped "Runner", tapped "Star Ward" }, ground = { tapped "Trench Ward" } },
  dice  = { 6 },
  run   = function(t)
    t:attack("Far Mortar", "Runner")
    t:reach("attack")  t:not_offered("Trench Ward", "Intercept")
    t:play("Star Ward", "Intercept")  t:finish()
    t:expect("Star Ward"):damage(1)
    t:expect("Runner"):damage(0)
  end,
}

scenario "who has intercepted is the defender and may redirect the attack, back to the first too" {
  ids   = { "INTERCEPT.3", "REDIRECT.1", "REDIRECT.2", "REDIRECT.4" },
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { tapped "Guard", tapped "Scout", tapped "Go-Between" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("attack", "light")  t:not_offered("Go-Between", "Redirect")
    t:play("Go-Between", "Intercept")
    t:play("Go-Between", "Redirect")  t:choices("Guard", "Scout")  t:choose("Guard")
    -- Intercept was used in this attack (INTERCEPT.5).
    t:reach("attack", "light")  t:not_offered("Go-Between", "Intercept")
    t:finish()
    t:expect("Guard"):damage(2)
    t:expect("Go-Between"):damage(0)
    t:happened("attack_ended", {}, 1)
  end,
}

scenario "a redirected attack may be intercepted" {
  ids   = { "REDIRECT.4", "INTERCEPT.2", "INTERCEPT.3" },
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { tapped "Guard", tapped "Bodyguard", tapped "Go-Between" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Go-Between")
    t:play("Go-Between", "Redirect")  t:choose("Guard")
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(2)
    t:expect("Guard"):damage(0)
    t:expect("Go-Between"):damage(0)
  end,
}

-- The prediction is for the attack: it is not made again (INTERCEPT.12), goes on (INTERCEPT.14),
-- and the dice are counted as they fall on the new defender: Shields 1, and its Armor lets the
-- 4 miss (INTERCEPT.19).
scenario "a prediction outlives an intercept, and the hits are those on the new defender" {
  ids   = { "FORESIGHT.1", "FORESIGHT.2", "INTERCEPT.12", "INTERCEPT.14", "INTERCEPT.19" },
  dark  = { character = { "Seeker" } },
  light = { force = 1, character = { tapped "Guard", tapped "Plated Ward" } },
  dice  = { 4, 5, 1 },
  run   = function(t)
    t:attack("Seeker", "Guard")  t:choose(true)  t:choose(1)
    t:play("Plated Ward", "Intercept")  t:finish()
    t:expect("dark"):setup(1)
    t:expect("Plated Ward"):damage(1)
  end,
}

-- [inferred] A prediction of hits is about the attack, not about the unit that made it
-- (INTERCEPT.14), so that of the first defender stays good. Here both are right.
scenario "who intercepts may predict too, and the first defender's prediction stays" {
  ids   = { "FOREWARNING.1", "FOREWARNING.2", "INTERCEPT.7", "INTERCEPT.14" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { tapped "Omen", tapped "Wary Ward" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Omen")  t:choose(true)  t:choose(2)
    t:play("Wary Ward", "Intercept")
    t:asked("light", "yes_no")  t:happened("rolled", {}, 0)
    t:choose(true)  t:choose(2)
    t:choose("Omen", "Forewarning")  t:finish()
    t:expect("light"):setup(1):build(1)
  end,
}

scenario "an overload is asked for once and lasts over an intercept" {
  ids   = { "OVERLOAD.1", "OVERLOAD.3", "INTERCEPT.12", "INTERCEPT.14" },
  dark  = { character = { "Surcharged" } },
  light = { force = 1, character = { tapped "Guard", tapped "Bodyguard" } },
  dice  = { 6, 6, 1, 1, 1, 1, 6, 1 },  -- 4 and 2 dice, then 2 at itself
  run   = function(t)
    t:attack("Surcharged", "Guard")  t:choose(true)
    t:play("Bodyguard", "Intercept")  t:reach("between")
    t:expect("Bodyguard"):damage(2)
    t:expect("Surcharged"):damage(1)
  end,
}

scenario "the shields of the first defender do not count" {
  ids   = { "SHIELDS.7", "INTERCEPT.19" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { tapped "Shieldbearer", tapped "Bodyguard" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Shieldbearer")
    t:play("Bodyguard", "Intercept")  t:reach("between")
    t:expect("Bodyguard"):damage(4)
  end,
}

scenario "the shields of the new defender count alone" {
  ids   = { "SHIELDS.7", "INTERCEPT.19" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { tapped "Shieldbearer", tapped "Plated Ward" } },
  dice  = { 6, 6, 6 },  -- 1, not 2 and not 3
  run   = function(t)
    t:attack("Brute", "Shieldbearer")
    t:play("Plated Ward", "Intercept")  t:reach("between")
    t:expect("Plated Ward"):damage(3)
  end,
}

scenario "who intercepts a cunning attack prevents unseen" {
  ids   = { "CUNNING.1", "CUNNING.3", "INTERCEPT.19" },
  dark  = { character = { "Sly One" } },
  light = { force = 2, character = { tapped "Guard", tapped "Nimble Ward" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Sly One", "Guard")
    t:play("Nimble Ward", "Intercept")
    t:play("Nimble Ward", "Evade")  t:choices(0, 1, 2, 3)  t:choose(3)
    t:happened("rolled", { target = "Nimble Ward", hidden_from = "light" }, 1)
    t:reach("between")
    t:expect("Nimble Ward"):damage(0)
    t:expect("Guard"):damage(0)
  end,
}

-- [inferred] The same target is the unit that was the defender when the attack ended
-- (INTERCEPT.3), not the one first chosen.
scenario "an intercepted attack that does too little is made again on who intercepted" {
  ids   = { "TENACITY.2", "TENACITY.3", "INTERCEPT.3" },
  dark  = { character = { "Dogged" } },
  light = { force = 1, character = { tapped "Guard", tapped "Bodyguard" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Dogged", "Guard")
    t:play("Bodyguard", "Intercept")
    t:choose(true)  t:dice(6, 6, 1, 1)
    t:reach("between")
    t:expect("Bodyguard"):damage(3)
    t:expect("Guard"):damage(0)
  end,
}

scenario "a second strike may be intercepted by the same unit again" {
  ids   = { "DOUBLESTRIKE.6", "INTERCEPT.5", "ruling.68" },
  dark  = { character = { "Swift" } },
  light = { force = 2, character = { tapped "Guard", tapped "Bodyguard" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Swift", "Guard")
    t:play("Bodyguard", "Intercept")
    t:choose("Guard")  t:dice(6, 6, 1, 1)
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(3)
    t:expect("Guard"):damage(0)
    t:expect("light"):force(0)
  end,
}
