-- DEFLECT with what asks for the source of damage, its kind, or what became of it.

cards [[
  local function unit(name, speed, text, more, third)
    card(name) { side = "neutral", type = "character", cost = 4, speed = speed, power = 4,
                 health = 6, text, more, third }
  end
  unit("Cruel Mirror", 32, "Pay 1 Force -> Deflect 2", "Ferocity")
  unit("Steady Mirror", 31, "Pay 1 Force -> Deflect 2", "Fortitude")
  unit("Numbing Mirror", 30, "Pay 1 Force -> Deflect 2", "Stun 1")
  unit("Doubling Mirror", 29, "Pay 1 Force -> Deflect 2", "Double Damage")
  unit("Angry Mirror", 28, "Pay 1 Force -> Deflect 2", "Surge 1")
  unit("Paid Mirror", 27, "Pay 1 Force -> Deflect 2", bounty { gain { force = 3 } })
  unit("Wide Mirror", 26, "Pay 1 Force -> Deflect 2", "Area Damage 2")
  unit("Sponge Mirror", 25, "Pay 1 Force -> Deflect 2", "Pay 1 Force -> Absorb 2")
  unit("Brother", 24, "Avenge 2")
  unit("Keeper", 23, "Pay 1 Force -> Protect 1")
  unit("Savage", 55, "Ferocity")
  unit("Heavy Hand", 56, "Double Damage")
  unit("Stinger", 57, "Stun 1")
  unit("Fiery", 58, "Surge 1")
  unit("Bountiful", 59, bounty { gain { force = 3 } })
  unit("Blaster Lord", 53, "Area Damage 2")
  unit("Deceiver", 54, "Cunning")
  sequence "battle and dark build step" { run_sequence "battle to end", run_sequence "dark build" }
  sequence "battle and light build step" { run_sequence "battle to end", run_sequence "light build" }
]]

local function tapped(name) return { name, tapped = true } end

-- A unit with 1 health left.
local function dying(name) return { name, tapped = true, damage = 4 } end

scenario "what a ferocious unit does is not deflected" {
  ids   = { "DEFLECT.14", "FEROCITY.1", "FEROCITY.3" },
  dark  = { character = { "Savage" } },
  light = { force = 1, character = { tapped "Reflector" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Savage", "Reflector")
    t:play("Reflector", "Deflect")  t:reach("between")
    t:expect("Reflector"):damage(2)
    t:expect("light"):force(0)
    t:happened("damage_pending", {}, 1)
  end,
}

scenario "what a ferocious unit deflects can't be prevented" {
  ids   = { "DEFLECT.15", "FEROCITY.1", "FEROCITY.3" },
  dark  = { force = 1, hand = { "Cover" }, character = { "Brute" } },
  light = { force = 1, character = { tapped "Cruel Mirror" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Cruel Mirror")
    t:play("Cruel Mirror", "Deflect")  t:choose("Brute")
    t:play("Cover")  -- in vain
    t:reach("between")
    t:expect("Brute"):damage(2)
    t:expect("Cruel Mirror"):damage(0)
  end,
}

-- The damage sent on is the mirror's, not the ferocious unit's (DEFLECT.6).
scenario "a unit with fortitude deflects ferocious damage, which may then be prevented" {
  ids   = { "FORTITUDE.1", "FEROCITY.2", "DEFLECT.6", "DEFLECT.7" },
  dark  = { character = { "Savage" } },
  light = { force = 2, character = { tapped "Steady Mirror", tapped "Dodger" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Savage", "Steady Mirror")
    t:play("Steady Mirror", "Deflect")  t:choose("Dodger")
    t:play("Dodger", "Evade")           t:choose(1)
    t:reach("between")
    t:expect("Steady Mirror"):damage(1)
    t:expect("Dodger"):damage(1)
  end,
}

scenario "the attacker's stun does not travel with the damage" {
  ids   = { "DEFLECT.13", "STUN.1", "STUN.3" },
  dark  = { character = { "Stinger" } },
  light = { force = 1, character = { tapped "Reflector", tapped "Veteran" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Stinger", "Reflector")
    t:play("Reflector", "Deflect")  t:choose("Veteran")
    t:reach("between")
    t:expect("Veteran"):damage(2):power(6)
    t:expect("Reflector"):damage(0):power(4)
  end,
}

scenario "a unit with both stuns whom it sends the damage to, but never itself" {
  ids   = { "DEFLECT.13", "STUN.2", "STUN.6" },
  dark  = { character = { "Brute", { "Crimson", as = "Second" } } },
  overlay = [[ card "Crimson" { side = "dark", type = "character", cost = 4, speed = 47,
    power = 4, health = 6 } ]],
  light = { force = 2, character = { tapped "Numbing Mirror" } },
  run   = function(t)
    t:attack("Brute", "Numbing Mirror")  t:dice(6, 6, 1, 1)
    t:play("Numbing Mirror", "Deflect")  t:choose("Brute")
    t:attack("Second", "Numbing Mirror") t:dice(6, 6, 1, 1)
    t:expect("Brute"):damage(2):power(3)
    t:play("Numbing Mirror", "Deflect")  t:choose("Numbing Mirror")
    t:reach("between")
    t:expect("Numbing Mirror"):damage(2):power(4)
  end,
}

scenario "of doubled damage only what stays on the defender is doubled" {
  ids   = { "DOUBLEDAMAGE.1", "DOUBLEDAMAGE.3", "DEFLECT.3" },
  dark  = { character = { "Heavy Hand" } },
  light = { force = 1, character = { tapped "Reflector", tapped "Veteran" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Heavy Hand", "Reflector")
    t:play("Reflector", "Deflect")  t:choose("Veteran")
    t:reach("between")
    t:expect("Reflector"):damage(2)  -- 3 - 2, twice
    t:expect("Veteran"):damage(2)
  end,
}

-- Only damage of the attack is doubled, though the mirror is the defender (DOUBLEDAMAGE.3).
scenario "what the defender deflects is not doubled, not even at itself" {
  ids   = { "DOUBLEDAMAGE.3", "DEFLECT.6", "DEFLECT.11" },
  dark  = { character = { "Brute", "Gambler" } },
  light = { force = 2, character = { tapped "Doubling Mirror" } },
  run   = function(t)
    t:attack("Brute", "Doubling Mirror")    t:dice(6, 6, 1, 1)
    t:play("Doubling Mirror", "Deflect")    t:choose("Brute")
    t:attack("Gambler", "Doubling Mirror")  t:dice(6, 6, 1, 1)
    t:expect("Brute"):damage(2)
    t:play("Doubling Mirror", "Deflect")    t:choose("Doubling Mirror")
    t:reach("between")
    t:expect("Doubling Mirror"):damage(2)
  end,
}

scenario "damage that another unit sends makes its target surge" {
  ids   = { "SURGE.2", "DEFLECT.6" },
  dark  = { character = { "Fiery" } },
  light = { force = 1, character = { tapped "Reflector" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Fiery", "Reflector")
    t:play("Reflector", "Deflect")  t:choose("Fiery")
    t:reach("prevention", "light")  t:pass()
    t:choose("Fiery")
    t:expect("Fiery"):damage(1):power(5)
  end,
}

-- Its source is the unit itself (DEFLECT.6), so it is no other unit's (SURGE.2).
scenario "damage that a unit sends to itself does not make it surge" {
  ids   = { "SURGE.2", "DEFLECT.5", "DEFLECT.6" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { tapped "Angry Mirror" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Angry Mirror")
    t:play("Angry Mirror", "Deflect")  t:choose("Angry Mirror")
    t:reach("between")
    t:expect("Angry Mirror"):damage(2):power(4)
  end,
}

scenario "the bounty for deflected damage is the deflecting unit's" {
  ids   = { "BOUNTY.1", "BOUNTY.2", "DEFLECT.6" },
  start = "battle and light build step",
  dark  = { character = { { "Brute", damage = 4 } } },
  light = { force = 1, character = { tapped "Paid Mirror" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Paid Mirror")
    t:play("Paid Mirror", "Deflect")  t:choose("Brute")
    t:choose("Paid Mirror", "Bounty")
    t:reach("build", "light")
    t:expect("Brute"):zone("discard")
    t:expect("light"):force(3)
  end,
}

scenario "the attacker gets no bounty for whom its deflected damage discards" {
  ids   = { "BOUNTY.1", "DEFLECT.6" },
  start = "battle and dark build step",
  dark  = { character = { "Bountiful" } },
  light = { force = 1, character = { tapped "Reflector", dying "Guard" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Bountiful", "Reflector")
    t:play("Reflector", "Deflect")  t:choose("Guard")
    t:reach("build", "dark")
    t:expect("Guard"):zone("discard")
    t:expect("dark"):force(0)
  end,
}

scenario "no area damage of the attacker for whom its deflected damage discards" {
  ids   = { "AREADAMAGE.1", "DEFLECT.6" },
  dark  = { character = { "Blaster Lord" } },
  light = { force = 1, character = { tapped "Reflector", dying "Guard" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Blaster Lord", "Reflector")
    t:play("Reflector", "Deflect")  t:choose("Guard")
    t:reach("between")
    t:expect("Guard"):zone("discard")
  end,
}

-- Deflected damage is no attack of the deflecting unit (DEFLECT.11).
scenario "no area damage of the deflecting unit either" {
  ids   = { "AREADAMAGE.1", "DEFLECT.11" },
  dark  = { character = { { "Brute", damage = 4 }, tapped "Champion" } },
  light = { force = 1, character = { tapped "Wide Mirror" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Wide Mirror")
    t:play("Wide Mirror", "Deflect")  t:choose("Brute")
    t:reach("between")
    t:expect("Brute"):zone("discard")
    t:expect("Champion"):damage(0)
  end,
}

-- The unit that attacks did not do it (AVENGE.2, DEFLECT.6): nobody is to be avenged on.
scenario "whom deflected damage discards is not avenged, on neither side" {
  ids   = { "AVENGE.2", "DEFLECT.6", "DEFLECT.11" },
  dark  = { character = { "Brute", dying "Gambler", { "Brother", as = "Dark Brother", tapped = true } } },
  light = { force = 1, character = { tapped "Reflector" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    t:play("Reflector", "Deflect")  t:choose("Gambler")
    t:reach("between")
    t:expect("Gambler"):zone("discard")
    t:expect("Reflector"):damage(0)
    t:expect("Brute"):damage(0)
  end,
}

scenario "an own unit discarded by a deflect is not avenged" {
  ids   = { "AVENGE.2", "DEFLECT.6" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { tapped "Reflector", dying "Guard", tapped "Brother" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    t:play("Reflector", "Deflect")  t:choose("Guard")
    t:reach("between")
    t:expect("Guard"):zone("discard")
    t:expect("Brute"):damage(0)
  end,
}

scenario "deflect and absorb share the damage, and each has what it prevented itself" {
  ids   = { "DEFLECT.3", "ABSORB.3", "R8.7.3" },
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { "Sponge Mirror" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Sponge Mirror")
    t:play("Sponge Mirror", "Deflect")  t:choose("Brute")
    t:play("Sponge Mirror", "Absorb")   t:choices(0, 1)  t:choose(1)
    t:turn_of("Sponge Mirror")
    t:expect("Sponge Mirror"):damage(0)
    t:expect("Brute"):damage(2)
    t:attack("Sponge Mirror", "Brute")  t:dice(1, 1, 1, 1, 1)  -- 4 and the 1 absorbed
    t:reach("between")
    t:expect("Brute"):damage(2)
  end,
}

-- Two instances: the attacker's damage on the mirror, the mirror's on the bystander.
scenario "a protector helps against the attack and against what is deflected" {
  ids   = { "PROTECT.2", "DEFLECT.6", "R8.7.1" },
  dark  = { character = { "Brute" } },
  light = { force = 3, character = { tapped "Reflector", tapped "Guard", tapped "Keeper" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    t:play("Keeper", "Protect")     t:choose(1)
    t:play("Reflector", "Deflect")  t:choose("Guard")
    t:play("Keeper", "Protect")     t:choose(1)  -- used for the attack, so only Guard is left
    t:reach("between")
    t:expect("Reflector"):damage(1)  -- 4 - 1 - 2
    t:expect("Guard"):damage(1)      -- 2 - 1
    t:expect("light"):force(0)
  end,
}

scenario "of a secret roll as much is deflected as there was, and whom it reaches may not know" {
  ids   = { "CUNNING.1", "CUNNING.4", "DEFLECT.2", "DEFLECT.3" },
  dark  = { character = { "Deceiver" } },
  light = { force = 2, character = { tapped "Reflector", tapped "Dodger" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Deceiver", "Reflector")
    t:play("Reflector", "Deflect")  t:choose("Dodger")
    t:play("Dodger", "Evade")       t:choices(0, 1, 2)  t:choose(0)
    t:reach("between")
    t:expect("Reflector"):damage(0)
    t:expect("Dodger"):damage(1)
  end,
}
