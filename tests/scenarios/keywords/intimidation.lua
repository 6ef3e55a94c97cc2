-- INTIMIDATION: +10 speed, +1 power, +1 health for each opposing unit in the arena.

local unit = [[side = "dark", type = "character", cost = 1, speed = 7, power = 1, health = 1, ]]

cards [[
  card "Terror (A)" { side = "dark", type = "character", cost = 4, speed = 32, power = 4,
                      health = 5,
                      "Intimidation", "Intimidation" }
  card "Tyrant (A)" { side = "dark", type = "character", cost = 4, speed = 30, power = 4,
                      health = 5 }
  card "Menace" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(your { arena = "any" }), "Intimidation", lasts = "battle" } } } }
]]

scenario "opposing units of its arena count, others do not" {
  ids   = { "INTIMIDATION.1" },
  dark  = { character = { "Terror (A)", "Brute" } },
  light = { character = { "Guard", "Veteran" }, ground = { "Walker" } },
  run   = function(t)
    t:expect("Terror (A)"):speed(52):power(6):health(7):keyword("Intimidation")
    t:expect("Brute"):speed(60):power(4):health(5)
  end,
}

scenario "it is counted anew whenever a unit comes or goes" {
  ids   = { "INTIMIDATION.1" },
  dark  = { force = 2, hand = { "Pulse", "Pulse" }, character = { "Terror (A)" } },
  light = { character = { "Scout", { "Scout", as = "Other" } } },
  run   = function(t)
    t:expect("Terror (A)"):power(6)
    t:play("Pulse")    t:choose("Scout")  t:reach("phase")
    t:expect("Terror (A)"):power(5):speed(42):health(6)
    t:play("Pulse#2")  t:choose("Other")  t:reach("phase")
    t:expect("Terror (A)"):power(4):speed(32):health(5)
  end,
}

scenario "a card that is not unique can't have it" {
  ids   = { "INTIMIDATION.2" },
  overlay = 'card "Test" { ' .. unit .. '"Intimidation" }',
  fails = "keyword 'Intimidation': only a unique card can have it",
}

scenario "given to a unit that is not unique it does nothing" {
  ids   = { "INTIMIDATION.2" },
  dark  = { hand = { "Menace", "Menace" }, character = { "Brute", "Tyrant (A)" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Menace")    t:choose("Brute")
    t:expect("Brute"):power(4):keyword("Intimidation", 0)
    t:play("Menace#2")  t:choose("Tyrant (A)")
    t:expect("Tyrant (A)"):power(5)
  end,
}
