-- "Would" and "instead" (R9.5): a replacement that a player may leave, and attacks that are
-- turned before they are made.

cards [[
  card "Miser" { side = "light", type = "character", cost = 1, speed = 50, power = 1, health = 3,
    replace { on = damaged { target = self }, may = { cost.force(1) }, with = { draw { 1 } } } }
  card "Debtor" { side = "light", type = "character", cost = 1, speed = 50, power = 1, health = 3,
    replace { on = damaged { target = self }, unless = { by = opponent, cost.force(1) },
              with = { draw { 1 } } } }
  card "Slipper" { side = "light", type = "character", cost = 1, speed = 50, power = 1, health = 3,
    replace { on = attacked { defender = self }, may = true, with = { end_attack {} } },
    trigger { on = attacked { defender = self }, effect = { draw { 1 } } } }
]]

scenario "damage that may be replaced is placed if the player does not want to" {
  ids   = { "R9.4.4" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Miser", tapped = true } }, force = 1, deck = { "Guard" } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Miser")  t:choose(false)  t:finish()
    t:expect("Miser"):damage(2)
    t:expect("light"):force(1):cards("hand", 0)
    t:happened("damaged", { target = "Miser", amount = 2 }, 1)
  end,
}

scenario "damage that may be replaced is not placed if the player pays" {
  ids   = { "R9.5.1" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Miser", tapped = true } }, force = 1, deck = { "Guard" } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Miser")  t:choose(true)  t:finish()
    t:expect("Miser"):damage(0)
    t:expect("light"):force(0):cards("hand", { "Guard" })
  end,
}

scenario "damage that can't be paid for is placed without a question" {
  dark  = { character = { "Brute" } },
  light = { character = { { "Miser", tapped = true } } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Miser")  t:finish()
    t:expect("Miser"):damage(2)
  end,
}

scenario "a replacement is bought off by who may" {
  dark  = { character = { "Brute", "Champion" }, force = 1 },
  light = { character = { { "Debtor", tapped = true } }, deck = { "Guard" } },
  run   = function(t)
    t:attack("Brute", "Debtor")  t:dice(4, 1, 1, 1)  t:choose(true)  t:reach("between")
    t:expect("Debtor"):damage(1)
    t:attack("Champion", "Debtor")  t:dice(4, 1, 1, 1, 1, 1)  t:finish()
    t:expect("Debtor"):damage(1)
    t:expect("light"):cards("hand", { "Guard" })
  end,
}

scenario "what would be attacked may get away, and was not attacked then" {
  ids   = { "R9.5.3" },
  dark  = { character = { "Brute", "Champion" } },
  light = { character = { { "Slipper", tapped = true } }, deck = { "Guard" } },
  run   = function(t)
    t:attack("Brute", "Slipper")  t:choose(true)  t:reach("between")
    t:happened("attacked", {}, 0)
    t:expect("Brute"):tapped(true)
    t:expect("light"):cards("hand", 0)
    t:attack("Champion", "Slipper")  t:choose(false)  t:dice(4, 1, 1, 1, 1, 1)  t:finish()
    t:expect("Slipper"):damage(1)
    t:expect("light"):cards("hand", { "Guard" })
  end,
}
