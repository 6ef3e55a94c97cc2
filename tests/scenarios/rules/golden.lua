-- The golden rules (R1.3).

cards [[
  card "Even Sister" { side = "dark", type = "character", cost = 3, speed = 46, power = 3,
                       health = 4 }
  card "Even Brother" { side = "light", type = "character", cost = 3, speed = 46, power = 3,
                        health = 4 }
  card "Long Gun" { side = "dark", type = "space", cost = 4, speed = 57, power = 3,
                    health = 4,
                    static { reach = { arena = "ground", power = 3 } } }
  card "Ghost Walker" { side = "light", type = "ground", cost = 4, speed = 33, power = 3,
                        health = 4,
                        static { cannot = { "be_attacked" } } }
  card "Shakedown" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) },
           effect = { discard { 3, from = "hand", player = opponent },
                      gain { force = 2 } } } }
  card "Sell Out" { side = "neutral", kind = "battle",
    play { pay = { discard { 2, from = "hand" } }, effect = { gain { force = 3 } } } }
  card "Costly Order" { side = "neutral", kind = "battle",
    play { pay = { cost.force(3) }, effect = { draw { 1 } } } }
]]

scenario "the dark side has the first chance" {
  ids   = { "R1.3.1", "R8.4.1" },
  light = { character = { "Guard" } },
  run   = function(t)
    t:asked("dark", "phase")  t:pass()
    t:asked("light", "phase")
  end,
}

scenario "the dark side acts first with equal speed" {
  ids   = { "R1.3.1", "R7.3.2" },
  dark  = { character = { "Even Sister" } },
  light = { character = { "Even Brother" } },
  run   = function(t)
    t:turn_of("Even Sister")  t:pass()
    t:turn_of("Even Brother")
  end,
}

scenario "a text that contradicts a rule wins, for that card only" {
  ids   = { "R1.3.2", "R7.5.1" },
  dark  = { space = { "Long Gun", "Raider" } },
  light = { space = { "Runner" }, ground = { "Walker" } },
  run   = function(t)
    t:turn_of("Raider")  t:targets("Raider", "Runner")  t:pass()
    t:turn_of("Long Gun")  t:targets("Long Gun", "Runner", "Walker")
  end,
}

scenario "between a text that says can and one that says can't, can't wins" {
  ids   = { "R1.3.3", "ruling.96" },
  dark  = { space = { "Long Gun" } },
  light = { ground = { "Ghost Walker", "Walker" } },
  run   = function(t) t:turn_of("Long Gun")  t:targets("Long Gun", "Walker") end,
}

scenario "as much of an effect is done as can be done" {
  ids   = { "R1.3.4" },
  dark  = { force = 1, hand = { "Shakedown" } },
  light = { hand = { "Cover" } },
  run   = function(t)
    t:play("Shakedown")
    t:expect("light"):cards("hand", 0):cards("discard", { "Cover" })
    t:expect("dark"):force(2)
  end,
}

scenario "the impossible part of an effect is skipped" {
  ids   = { "R1.3.4" },
  dark  = { force = 1, hand = { "Shakedown" } },
  run   = function(t)
    t:play("Shakedown")
    t:expect("dark"):force(2)
  end,
}

scenario "a cost can't be paid in part" {
  ids   = { "R1.3.5", "R9.2.1", "R9.2.2" },
  dark  = { hand = { "Sell Out", "Dart" } },
  light = { hand = { "Sell Out", "Sparrow", "Runner" } },
  run   = function(t)
    t:reach("phase")
    t:not_offered("Sell Out")
    t:play("Sell Out#2")
    t:expect("light"):force(3):cards("hand", 0):cards("discard", 3)
  end,
}

scenario "a cost of three force needs three force" {
  ids   = { "R1.3.5", "R9.2.1" },
  dark  = { force = 2, hand = { "Costly Order" } },
  light = { force = 3, hand = { "Costly Order" } },
  run   = function(t)
    t:reach("phase")
    t:not_offered("Costly Order")
    t:offered("Costly Order#2")
  end,
}
