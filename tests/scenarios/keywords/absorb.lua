-- ABSORB: prevent up to X of the damage pending on the unit; it is power in its next attack.

cards [[
  card "Sponge" { side = "light", type = "character", cost = 4, speed = 31, power = 2,
                  health = 6, "Pay 1 Force -> Absorb 2" }
  card "Layers" { side = "light", type = "character", cost = 4, speed = 30, power = 2,
                  health = 8, "Pay 1 Force -> Absorb 1", "Pay 2 Force -> Absorb 3" }
  card "Ravager" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                   health = 6, static { cannot = { "be_prevented" } } }
]]

scenario "absorb is offered in the prevention window, for damage to the unit itself" {
  ids   = { "ABSORB.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Sponge" } },
  run   = function(t)
    t:attack("Brute", "Sponge")  t:dice(6, 6, 1, 1)
    t:reach("attack")      t:not_offered("Sponge", "Absorb")
    t:reach("prevention")  t:offered("Sponge", "Absorb")
    t:reach("between")     t:not_offered("Sponge", "Absorb")
  end,
}

scenario "absorb is not offered for damage to another unit" {
  ids   = { "ABSORB.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Sponge", "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(6, 6, 1, 1)
    t:reach("prevention")  t:not_offered("Sponge", "Absorb")
  end,
}

scenario "the amount that is absorbed is chosen, at most X" {
  ids   = { "ABSORB.2" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Sponge" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Sponge")
    t:play("Sponge", "Absorb")  t:choices(0, 1, 2)  t:choose(2)
    t:reach("between")
    t:expect("Sponge"):damage(1)
    t:expect("light"):force(0)
  end,
}

scenario "no more than is pending can be absorbed" {
  ids   = { "ABSORB.2" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Sponge" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Sponge")
    t:play("Sponge", "Absorb")  t:choices(0, 1)
  end,
}

scenario "what was prevented is added to the dice of the next attack" {
  ids   = { "ABSORB.3", "ABSORB.4" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Sponge" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Sponge")
    t:play("Sponge", "Absorb")  t:choose(1)
    t:attack("Sponge", "Brute")  t:dice(6, 6, 6)
    t:reach("between")
    t:expect("Brute"):damage(3)
    t:expect("Sponge"):damage(2):power(2)
  end,
}

scenario "nothing prevented is nothing gained" {
  ids   = { "ABSORB.3" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Sponge" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Sponge")
    t:play("Sponge", "Absorb")  t:choose(0)
    t:attack("Sponge", "Brute")  t:dice(6, 6)
    t:reach("between")  t:expect("Brute"):damage(2)
  end,
}

scenario "the power waits over the turn for the next attack and is gone after it" {
  ids   = { "ABSORB.4", "R9.6.3" },
  start = "two battles",
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { { "Sponge", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Sponge")
    t:play("Sponge", "Absorb")  t:choose(2)
    t:turn_of("Brute")   t:pass()
    t:attack("Sponge", "Brute")  t:dice(1, 1, 1, 1)
    t:reach("between")
    t:happened("rolled", { source = "Sponge", amount = 4 }, 1)
    t:finish()
    t:expect("Sponge"):power(2)
  end,
}

scenario "two absorbs of a unit are used on their own and add up" {
  ids   = { "ABSORB.5", "R10.2.2" },
  start = "two battles",
  dark  = { character = { "Champion" } },
  light = { force = 3, character = { "Layers" } },
  run   = function(t)
    t:turn_of("Layers")  t:pass()
    t:attack("Champion", "Layers")  t:dice(6, 6, 6, 6, 6, 6)
    t:play("Layers", "Absorb 3")  t:choose(3)
    t:play("Layers", "Absorb 1")  t:choose(1)
    t:not_offered("Layers", "Absorb")
    t:attack("Layers", "Champion")  t:dice(1, 1, 1, 1, 1, 1)
    t:reach("attack")
    t:expect("Layers"):damage(2):power(6)
    t:expect("light"):force(0)
    t:turn_of("Champion")  t:pass()
  end,
}

scenario "absorb is there again for the next damage" {
  ids   = { "ABSORB.5" },
  dark  = { character = { "Brute", "Assassin" } },
  light = { force = 2, character = { "Sponge" } },
  run   = function(t)
    t:attack("Assassin", "Sponge")  t:dice(6, 6)
    t:play("Sponge", "Absorb")  t:choose(2)
    t:not_offered("Sponge", "Absorb")
    t:attack("Brute", "Sponge")  t:dice(6, 6, 1, 1)
    t:play("Sponge", "Absorb")  t:choose(2)
    t:attack("Sponge", "Brute")  t:dice(1, 1, 1, 1, 1, 1)
    t:finish()
    t:expect("Sponge"):damage(0)
    t:expect("light"):force(0)
  end,
}

scenario "damage that can't be prevented gives nothing" {
  ids   = { "ABSORB.6" },
  dark  = { character = { "Ravager" } },
  light = { force = 1, character = { "Sponge" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Ravager", "Sponge")
    t:play("Sponge", "Absorb")  t:reach("between")
    t:expect("Sponge"):damage(2):power(2)
    t:expect("light"):force(0)
  end,
}

scenario "absorbing is activated, so it can be disrupted; the price stays paid" {
  ids   = { "R10.1.1", "R9.3.2", "ABSORB.3" },
  dark  = { force = 1, hand = { "Jamming" }, character = { "Brute" } },
  light = { force = 1, character = { "Sponge" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Sponge")
    t:play("Sponge", "Absorb")  t:play("Jamming")
    t:attack("Sponge", "Brute")  t:dice(6, 6)
    t:finish()
    t:expect("Sponge"):damage(2)
    t:expect("Brute"):damage(2)
    t:expect("light"):force(0)
  end,
}
