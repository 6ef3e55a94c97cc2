-- Texts that read what they change: an end, and soon.

cards [[
  card "Vain" { side = "dark", type = "character", cost = 1, speed = 9, power = 2, health = 5,
    static { power = self.power } }
  card "Circular" { side = "dark", type = "character", cost = 1, speed = 9, power = 2, health = 5,
    static { power = self.speed, speed = self.power } }
  card "Mirrored" { side = "dark", type = "ground", cost = 1, speed = 9, power = 2, health = 5,
    static { power = function(s) return s:power() end } }
  card "Choosy" { side = "dark", type = "character", cost = 1, speed = 9, power = 2, health = 5,
    static { when = at_least(1, all { has = "Armor" }), "Armor" } }
  card "Counting" { side = "dark", type = "character", cost = 1, speed = 9, power = 2, health = 5,
    static { to = each(all { lacks = "Evade" }), power = count(all { power = at_least(2) }) } }
]]

local many = {}
for i = 1, 30 do many[i] = "Choosy" end

scenario "a value that reads itself has an end" {
  dark = { character = { "Vain", "Circular" }, ground = { "Mirrored" } },
  run  = function(t)
    t:reach("phase")
    t:asked("dark", "phase")
    t:finish()
  end,
}

scenario "a condition on what it gives, on many cards, takes no time worth the name" {
  dark  = { character = many },
  run   = function(t)
    t:reach("phase")
    t:expect("Choosy"):keyword("Armor", 0)
    t:expect("Choosy#30"):keyword("Armor", 0)
  end,
}

local counting = {}
for i = 1, 20 do counting[i] = "Counting" end

-- Each of the twenty counts itself and the others, each time.
scenario "a number of what it changes, on many cards, takes no time worth the name" {
  dark  = { character = counting },
  run   = function(t)
    t:reach("phase")
    t:expect("Counting"):power(2 + 20 * 20)
    t:expect("Counting#20"):power(2 + 20 * 20)
  end,
}
