-- INTIMIDATION: each opposing unit in its arena, as long as it is there (INTIMIDATION.1),
-- makes the unit faster, stronger and healthier.
keyword "Intimidation" {
  class = "isolated", kind = "static", unique_only = true, -- INTIMIDATION.2
  text = "This unit gets +10 speed, +1 power and +1 health for each opposing unit in this arena.",
  speed = 10 * count(their { arena = self }), power = count(their { arena = self }),
  health = count(their { arena = self }),
}
