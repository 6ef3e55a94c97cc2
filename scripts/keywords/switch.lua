-- SWITCH: the first, second or third text works while the unit is in the arena that its type
-- line names first, second or third (SWITCH.1); an empty part gives nothing (SWITCH.2).
--   switch { { health = 1 }, { power = 1, "Evade 1" } }
keyword "Switch" {
  constructor = "switch", class = "layered", kind = "static",
  text = "Has the text at the place that its arena has in the type line.",
  static { when = exactly(1, type_place(self)), argument { 1 } },
  static { when = exactly(2, type_place(self)), argument { 2 } },
  static { when = exactly(3, type_place(self)), argument { 3 } },
}
