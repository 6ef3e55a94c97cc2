-- INSPIRATION: each other unit of its player in its arena is faster, stronger and healthier
-- (INSPIRATION.1), by each unit with it (INSPIRATION.2).
keyword "Inspiration" {
  class = "isolated", kind = "static", unique_only = true, -- INSPIRATION.3
  text = "Each of your other units in this arena gets +10 speed, +1 power and +1 health.",
  static { to = each(your { other = true, arena = self }), speed = 10, power = 1, health = 1 },
}
