-- RESERVES: the text works while, and only while, the card lies as a completed unit in the
-- build zone (RESERVES.1, RESERVES.3, R10.1.6); it keeps its kind (RESERVES.2).
--   reserves { activated { pay = { tap { self } }, effect = { gain { force = 1 } } } }
keyword "Reserves" {
  constructor = "reserves", class = "layered", kind = "static",
  text = "While this card is a completed unit in the build zone, and only then, it has the text.",
  static { zone = "build", when = is(self, all {}), gives = "there", argument {} },
}
