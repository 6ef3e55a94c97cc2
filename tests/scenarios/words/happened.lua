-- happened: what texts ask about the turn so far.

cards [[
  card "Witness" { side = "light", type = "character", cost = 1, speed = 4, power = 2,
                   health = 9,
    static { power = happened(damaged { target = self }) },
    static { speed = 10 * happened(damaged { source = their {}, target = all { other = true } }) } }
  card "Ferry" { side = "light", type = "character", cost = 1, speed = 3, power = 1, health = 9,
    activated { window = "between", effect = { return_to { one(your { name = "Witness" }), "hand" },
      enter { one(your { zone = "hand" }), arena = "character" } } } }
]]

scenario "what happened is counted, for one card as for any" {
  dark  = { character = { "Assassin", "Brute" } },
  light = { character = { "Witness", { "Guard", tapped = true } } },
  run   = function(t)
    t:attack("Assassin", "Witness")  t:dice(4, 4)
    t:reach("between")
    t:expect("Witness"):power(3):speed(4)
    t:attack("Brute", "Guard")  t:dice(4, 4, 1, 1)
    t:reach("between")
    t:expect("Witness"):power(3):speed(14)
  end,
}

scenario "what was prevented has not happened" {
  dark  = { character = { "Assassin" } },
  light = { character = { "Witness" }, force = 1, hand = { "Cover" } },
  run   = function(t)
    t:attack("Assassin", "Witness")  t:dice(4, 4)
    t:play("Cover")  t:choose(2)  t:reach("between")
    t:expect("Witness"):power(2)
  end,
}

scenario "a card that left play and came again has no past" {
  dark  = { character = { "Assassin" } },
  light = { character = { "Witness", "Ferry" } },
  run   = function(t)
    t:attack("Assassin", "Witness")  t:dice(4, 4)
    t:reach("between", "light")
    t:play("Ferry")
    t:expect("Witness"):damage(0):power(2):zone("character")
  end,
}

scenario "the past is that of the turn" {
  start = "two full battles",
  overlay = [[sequence "two full battles" { run_sequence "battle", turn_begin {},
    run_sequence "battle" }]],
  dark  = { space = { "Dart" }, character = { "Assassin" } },
  light = { character = { "Witness" } },
  run   = function(t)
    t:attack("Assassin", "Witness")  t:dice(4, 4)
    t:reach("between")  t:expect("Witness"):power(3)
    t:finish()
    t:expect("Witness"):power(2)
  end,
}
