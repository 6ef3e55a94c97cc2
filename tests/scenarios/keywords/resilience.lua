-- RESILIENCE: with as many damage counters as X says, the power of the unit changes by X.

cards [[
  card "Tough" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                 health = 9,
                 "Resilience +2" }
  card "Fragile" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                   health = 9,
                   "Resilience -2" }
  card "Plain Tough" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                       health = 9,
                       "Resilience 1" }
  card "Mixed" { side = "dark", type = "character", cost = 4, speed = 52, power = 4,
                 health = 9,
                 "Resilience +2", "Resilience -1" }
  card "Weak" { side = "dark", type = "character", cost = 4, speed = 51, power = 4,
                health = 9,
                "Resilience -1", "Resilience -1" }
]]

scenario "from X damage counters on power is changed by X" {
  ids   = { "RESILIENCE.1" },
  dark  = { character = { { "Tough", as = "A" }, { "Tough", as = "B", damage = 1 },
                          { "Tough", as = "C", damage = 2 }, { "Tough", as = "D", damage = 3 } } },
  run   = function(t)
    t:expect("A"):power(4)
    t:expect("B"):power(4)
    t:expect("C"):power(6)
    t:expect("D"):power(6)
  end,
}

scenario "a negative X lowers power from as many counters" {
  ids   = { "RESILIENCE.1" },
  dark  = { character = { { "Fragile", as = "A", damage = 1 },
                          { "Fragile", as = "B", damage = 2 } } },
  run   = function(t)
    t:expect("A"):power(4)
    t:expect("B"):power(2):why("power", "-2")
  end,
}

scenario "a number without a sign is positive" {
  ids   = { "RESILIENCE.2" },
  dark  = { character = { { "Plain Tough", as = "A" },
                          { "Plain Tough", as = "B", damage = 1 } } },
  run   = function(t)
    t:expect("A"):power(4)
    t:expect("B"):power(5):keyword("Resilience", 1)
  end,
}

scenario "several values are summed before threshold and change" {
  ids   = { "RESILIENCE.3", "R10.2.1" },
  dark  = { character = { { "Mixed", as = "A" }, { "Mixed", as = "B", damage = 1 },
                          { "Mixed", as = "C", damage = 5 }, { "Weak", as = "D", damage = 1 },
                          { "Weak", as = "E", damage = 2 } } },
  run   = function(t)
    t:expect("A"):power(4)
    t:expect("B"):power(5)
    t:expect("C"):power(5)
    t:expect("D"):power(4)
    t:expect("E"):power(2)
  end,
}

scenario "the power changes as counters come and go" {
  ids   = { "RESILIENCE.1" },
  dark  = { force = 1, hand = { "Poison" }, character = { "Tough" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 6, 6, 6, 6, 6, 1 },
  run   = function(t)
    t:play("Poison")  t:choose("Tough")
    t:attack("Tough", "Veteran")  t:finish()
    t:expect("Veteran"):damage(5)
  end,
}
