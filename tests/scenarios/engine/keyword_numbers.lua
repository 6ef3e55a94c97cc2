-- keyword_of: the number of a keyword that a card has.

cards [[
  card "Many Stuns" { side = "dark", type = "character", cost = 4, speed = 31, power = 2,
                      health = 20, "Stun 1", "Stun 2", "Precision",
                      static { health = keyword_of(self, "Stun"),
                               speed = 10 * keyword_of(self, "Precision"),
                               power = keyword_of(self, "Armor") } }
]]

scenario "the number of a keyword is that of all its instances, 1 without a number, else 0" {
  dark  = { character = { "Many Stuns" } },
  run   = function(t)
    t:reach("phase")  t:expect("Many Stuns"):health(23):speed(41):power(2)
  end,
}
