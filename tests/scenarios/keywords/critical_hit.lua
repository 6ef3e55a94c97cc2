-- CRITICAL HIT: a natural 6 in the roll used for the attack adds X damage.

cards [[
  card "Twice Sharp" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                       health = 5,
                       "Critical Hit 1", "Critical Hit 2" }
  card "Exact Cut" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                     health = 5,
                     "Critical Hit 2", "Accuracy 1" }
  card "Clumsy Cut" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                      health = 5,
                      "Critical Hit 2", "Accuracy -3" }
  card "Bomb Thrower" { side = "dark", type = "character", cost = 4, speed = 52,
                        power = 4, health = 5,
                        "Critical Hit 2",
                        activated { pay = { tap { self } }, window = "unit_turn",
                          effect = { damage { dice = 3,
                                              to = one(their { arena = "any" }) } } } }
  card "Wide Cut" { side = "dark", type = "character", cost = 4, speed = 51, power = 4,
                    health = 5,
                    "Critical Hit 3", "Overkill" }
  card "Late Edge" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "reroll",
           effect = { give { to = each(your { arena = "any" }), "Critical Hit 2",
                             lasts = "turn" } } } }
  card "Two Cuts" { side = "dark", type = "character", cost = 4, speed = 50, power = 1,
                    health = 5, "Critical Hit 2", "Double Strike" }
]]

scenario "a natural 6 adds X damage" {
  ids   = { "CRITICALHIT.1", "R8.2.7" },
  dark  = { character = { "Duelist" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 4, 1, 1 },
  run   = function(t)
    t:attack("Duelist", "Veteran")  t:finish()
    t:expect("Veteran"):damage(4)
  end,
}

scenario "no 6, no critical hit" {
  ids   = { "CRITICALHIT.1" },
  dark  = { character = { "Duelist" } },
  light = { character = { "Veteran" } },
  dice  = { 5, 5, 1, 1 },
  run   = function(t)
    t:attack("Duelist", "Veteran")  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "a 6 that is rerolled is no critical hit" {
  ids   = { "CRITICALHIT.1", "KW.3", "R8.2.6" },
  dark  = { character = { "Duelist" } },
  light = { force = 1, hand = { "Second Try" }, character = { "Veteran" } },
  dice  = { 6, 4, 1, 1 },
  run   = function(t)
    t:attack("Duelist", "Veteran")
    t:play("Second Try")  t:choose(1)  t:dice(5)  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "a 6 that comes from a reroll is a critical hit" {
  ids   = { "CRITICALHIT.1", "KW.3", "R8.5.7" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Duelist" } },
  light = { character = { "Veteran" } },
  dice  = { 5, 4, 1, 1 },
  run   = function(t)
    t:attack("Duelist", "Veteran")
    t:play("Second Try")  t:choose(3)  t:dice(6)  t:finish()
    t:expect("Veteran"):damage(5)
  end,
}

scenario "several 6s add X once" {
  ids   = { "CRITICALHIT.2", "KW.4" },
  dark  = { character = { "Duelist" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Duelist", "Veteran")  t:finish()
    t:expect("Veteran"):damage(5)
  end,
}

scenario "two critical hits add their sum once" {
  ids   = { "CRITICALHIT.2", "R10.2.1" },
  dark  = { character = { "Twice Sharp" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:expect("Twice Sharp"):keyword("Critical Hit", 3)
    t:attack("Twice Sharp", "Veteran")  t:finish()
    t:expect("Veteran"):damage(5)
  end,
}

scenario "in two attacks of one turn it adds X once each" {
  ids   = { "CRITICALHIT.2", "KW.4" },
  dark  = { character = { "Two Cuts" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Two Cuts", "Veteran")  t:dice(6)
    t:choose("Veteran")              t:dice(6)  t:finish()
    t:expect("Veteran"):damage(6)    -- twice 1 and 2
  end,
}

scenario "accuracy can't make a 6" {
  ids   = { "CRITICALHIT.3", "KW.1" },
  dark  = { character = { "Exact Cut" } },
  light = { character = { "Veteran" } },
  dice  = { 5, 5, 1, 1 },
  run   = function(t)
    t:attack("Exact Cut", "Veteran")  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "critical hit gained after the roll counts from the next roll on" {
  ids   = { "CRITICALHIT.4", "KW.6" },
  dark  = { force = 1, hand = { "Late Edge" }, character = { "Assassin", "Brute" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Assassin", "Veteran")  t:dice(6, 1)
    t:play("Late Edge")
    t:attack("Brute", "Veteran")     t:dice(6, 1, 1, 1)
    t:finish()
    t:happened("damaged", { source = "Assassin", amount = 1 }, 1)
    t:happened("damaged", { source = "Brute", amount = 3 }, 1)
  end,
}

scenario "a 6 on a die of damage is no critical hit" {
  ids   = { "CRITICALHIT.5", "R8.5.3" },
  dark  = { character = { "Bomb Thrower" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 6, 1 },
  run   = function(t)
    t:play("Bomb Thrower")  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "a 6 rolled against the unit does not start its critical hit" {
  ids   = { "CRITICALHIT.5" },
  dark  = { character = { "Duelist" } },
  light = { character = { "Scout" } },
  dice  = { 6, 1 },
  run   = function(t)
    t:attack("Scout", "Duelist")  t:finish()
    t:expect("Duelist"):damage(1)
  end,
}

scenario "the bonus is no hit that overkill could divide" {
  ids   = { "CRITICALHIT.6", "OVERKILL.8" },
  dark  = { character = { "Wide Cut" } },
  light = { character = { { "Guard", tapped = true, damage = 3 }, "Veteran" } },
  dice  = { 6, 5, 1, 1 },
  run   = function(t)
    t:attack("Wide Cut", "Guard")  t:finish()
    t:happened("damaged", { target = "Guard", amount = 5 }, 1)
    t:expect("Veteran"):damage(0)
  end,
}

scenario "a 6 that misses still adds X" {
  ids   = { "CRITICALHIT.7" },
  dark  = { character = { "Clumsy Cut" } },
  light = { character = { "Veteran" } },
  dice  = { 6, 6, 5, 1 },
  run   = function(t)
    t:attack("Clumsy Cut", "Veteran")  t:finish()
    t:happened("hit", { source = "Clumsy Cut", amount = 0 }, 1)
    t:expect("Veteran"):damage(2)
  end,
}
