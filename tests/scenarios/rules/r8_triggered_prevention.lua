-- R8.7.8: prevention that is triggered happens when the damage gets pending, whether an
-- attack, a card or an attack given by a card does it.

cards [[
  card "Reflex Shield" { side = "light", type = "character", cost = 4, speed = 33,
                         power = 4, health = 9,
                         trigger { on = damage_pending { target = self },
                                   effect = { prevent { 2, to = self } } } }
]]

scenario "triggered prevention comes before the prevention window of an attack" {
  ids   = { "R8.7.8" },
  dark  = { character = { "Brute" } },
  light = { character = { "Reflex Shield" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Reflex Shield")  t:finish()
    t:no_window("prevention")
    t:expect("Reflex Shield"):damage(0)
  end,
}

scenario "triggered prevention works against damage of a card" {
  ids   = { "R8.7.8", "R8.9.1" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Brute" } },
  light = { character = { "Reflex Shield" } },
  run   = function(t)
    t:play("Pulse")  t:choose("Reflex Shield")  t:finish()
    t:expect("Reflex Shield"):damage(1)
  end,
}

scenario "triggered prevention works in an attack that a card gives" {
  ids   = { "R8.7.8" },
  light = { force = 1, hand = { "Mutiny" }, character = { "Guard", "Reflex Shield" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:play("Mutiny")  t:choose("Guard")  t:choose("Reflex Shield")  t:finish()
    t:expect("Reflex Shield"):damage(1)
  end,
}
