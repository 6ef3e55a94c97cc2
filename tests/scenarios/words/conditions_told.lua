-- What a selector asks for is told, too.

cards [[
  card "Talker" { side = "light", type = "character", cost = 2, speed = 30, power = 1, health = 4,
    activated { pay = { cost.force(1) }, only_if = is(attacker, all { is = self }),
      effect = { heal { 1, from = one(your { fastest = true }) } } } }
]]

scenario "a certain card and the fastest are in the text" {
  light = { force = 1, character = { "Talker" } },
  dark  = { character = { "Brute" } },
  run   = function(t)
    t:attack("Talker", "Brute")
    t:offered("Talker", "one of your fastest units (only if the attacker is a unit that is this card)")
    t:dice(1)
    t:finish()
  end,
}
