-- SURGE: whenever another unit damages this one, a unit in the arena may get power.

cards [[
  card "Berserker" { side = "light", type = "character", cost = 4, speed = 31, power = 2,
                     health = 6, "Surge 1", "Surge 2" }
  card "Zealot" { side = "light", type = "character", cost = 4, speed = 30, power = 2,
                  health = 6, "Surge 1",
                  activated { limit = { 1, per = "game" },
                              effect = { damage { 1, to = self, by = self } } } }
  card "Slinger" { side = "dark", type = "character", cost = 4, speed = 29, power = 2,
                   health = 6, activated { limit = { 1, per = "game" },
                     effect = { damage { 1, to = one(their { arena = "any" }), by = self } } } }
]]

scenario "damage of an attack gives a unit in the arena power until end of turn" {
  ids   = { "SURGE.1", "SURGE.2", "SURGE.3", "R10.2.1" },
  start = "battle to end",
  dark  = { character = { "Brute" }, ground = { "Crusher" } },
  light = { character = { { "Berserker", tapped = true }, { "Guard", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Berserker")
    t:reach("prevention")  t:pass(2)
    t:asked("light", "card")  t:choices("Berserker", "Guard", "Brute", false)
    t:choose("Guard")
    t:expect("Guard"):power(7)
    t:finish()
    t:expect("Guard"):power(4)
  end,
}

scenario "it may be given to nobody, or to the opponent's unit" {
  ids   = { "SURGE.3" },
  dark  = { character = { "Brute", { "Assassin", tapped = true } } },
  light = { character = { { "Berserker", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Berserker")  t:choose("Assassin")
    t:expect("Assassin"):power(5)
    t:expect("Berserker"):power(2)
  end,
}

scenario "a surge may be left" {
  ids   = { "SURGE.3" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Berserker", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Berserker")  t:choose(false)
    t:expect("Berserker"):power(2)
    t:expect("Brute"):power(4)
  end,
}

scenario "without a damage counter there is no surge" {
  ids   = { "SURGE.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Cover" }, character = { { "Berserker", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Berserker")
    t:play("Cover")  t:choose(2)
    t:reach("between")
    t:expect("Berserker"):damage(0):power(2)
  end,
}

scenario "damage outside an attack counts" {
  ids   = { "SURGE.2" },
  dark  = { character = { { "Slinger", tapped = true } } },
  light = { character = { { "Berserker", tapped = true } } },
  run   = function(t)
    t:play("Slinger")  t:choose("Berserker")
    t:expect("Berserker"):damage(1):power(5)
  end,
}

scenario "damage of a card that is no unit does not count" {
  ids   = { "SURGE.2" },
  dark  = { force = 1, hand = { "Pulse" }, character = { { "Brute", tapped = true } } },
  light = { character = { { "Berserker", tapped = true } } },
  run   = function(t)
    t:play("Pulse")  t:choose("Berserker")  t:finish()
    t:expect("Berserker"):damage(3):power(2)
  end,
}

scenario "damage by itself does not count" {
  ids   = { "SURGE.2" },
  dark  = { character = { { "Brute", tapped = true } } },
  light = { character = { { "Zealot", tapped = true } } },
  run   = function(t)
    t:play("Zealot")  t:finish()
    t:expect("Zealot"):damage(1):power(2)
  end,
}

scenario "damage of another unit in the arena is no surge" {
  ids   = { "SURGE.1" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Berserker", tapped = true }, { "Guard", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")  t:finish()
    t:expect("Guard"):damage(1)
  end,
}

scenario "the power stays when the battle is over" {
  ids   = { "SURGE.3", "R5.9.3" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Berserker", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Berserker")  t:choose("Berserker")  t:finish()
    t:expect("Berserker"):power(5)
  end,
}
