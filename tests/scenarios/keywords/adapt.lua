-- ADAPT: a/b/c: one of the texts until end of turn, chosen when the arena's battle step starts.

cards [[
  card "Chameleon" { side = "dark", type = "character", cost = 4, speed = 31, power = 2,
                     health = 6, adapt { { "Shields 1" }, { "Armor", power = 2 },
                                         { "Pay 1 Force -> Evade 2" } } }
  card "Mutable" { side = "dark", type = "character", cost = 4, speed = 30, power = 2,
                   health = 6, adapt { { power = 1 }, { speed = 10 } },
                               adapt { { power = 2 }, { health = 2 } } }
  card "Settled" { side = "dark", type = "character", cost = 4, speed = 29, power = 2,
                   health = 6, adapt { { power = 3 } } }
  card "Drop" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "any",
           effect = { enter { one(your { zone = "hand" }) } } } }
  sequence "battle, then a build step" { run_sequence "battle", run_sequence "dark build" }
]]

scenario "the choice is made when the battle step of the unit's arena starts" {
  ids   = { "ADAPT.1", "ADAPT.2" },
  dark  = { character = { "Chameleon" }, space = { "Dart" } },
  light = { space = { { "Sparrow", tapped = true } } },
  run   = function(t)
    t:turn_of("Dart")  t:expect("Chameleon"):power(2)
    t:pass()  t:reach("between")  t:pass(2)
    t:asked("dark", "step")  t:expect("Chameleon"):power(2)  t:pass(2)  -- ground
    t:asked("dark", "mode")  t:choose("Armor")
    t:asked("dark", "step")
    t:expect("Chameleon"):power(4):keyword("Armor"):keyword("Shields", 0):keyword("Evade", 0)
    t:happened("step_started", { step = "battle.character" }, 1)
  end,
}

scenario "another text may be chosen" {
  ids   = { "ADAPT.2" },
  dark  = { character = { "Chameleon" } },
  run   = function(t)
    t:choose("Shields")
    t:expect("Chameleon"):power(2):keyword("Shields", 1):keyword("Armor", 0)
  end,
}

scenario "a text with a price is paid for and used" {
  ids   = { "ADAPT.2" },
  dark  = { force = 1, character = { { "Chameleon", tapped = true } } },
  light = { character = { "Guard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:choose("Evade")
    t:attack("Guard", "Chameleon")
    t:play("Chameleon", "Evade")  t:choose(2)  t:finish()
    t:expect("Chameleon"):damage(0)
    t:expect("dark"):force(0)
  end,
}

scenario "the text is gone at the end of the turn, and chosen anew in the next" {
  ids   = { "ADAPT.2", "ADAPT.1" },
  start = "two battles",
  dark  = { character = { { "Chameleon", tapped = true } } },
  run   = function(t)
    t:choose("Armor")
    t:asked("dark", "step")  t:expect("Chameleon"):power(4)
    t:reach("phase")         t:expect("Chameleon"):power(2):keyword("Armor", 0)
    t:choose("Shields")      t:expect("Chameleon"):keyword("Shields", 1)
  end,
}

scenario "a single text needs no choice" {
  ids   = { "ADAPT.2" },
  dark  = { character = { "Settled" } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:reach("phase")  t:expect("Settled"):power(2)
    t:turn_of("Settled")  t:expect("Settled"):power(5)
  end,
}

scenario "a unit that enters after the start of the step adapts no more" {
  ids   = { "ADAPT.3" },
  dark  = { force = 1, hand = { "Drop", "Settled" }, character = { "Brute" } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:turn_of("Brute")  t:pass()
    t:play("Drop")
    t:turn_of("Settled")  t:expect("Settled"):power(2)
  end,
}

scenario "two adapts are two choices" {
  ids   = { "ADAPT.4", "R10.2.2" },
  dark  = { character = { "Mutable" } },
  run   = function(t)
    t:choose("Mutable", "speed")
    t:choose("speed")  t:choose("health")
    t:expect("Mutable"):power(2):speed(40):health(8)
  end,
}

scenario "the text outlasts the battle" {
  ids   = { "ADAPT.2" },
  start = "battle, then a build step",
  dark  = { character = { { "Settled", tapped = true } } },
  run   = function(t)
    t:reach("build", "dark")  t:expect("Settled"):power(5)
  end,
}
