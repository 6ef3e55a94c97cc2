-- PRECISION: while the unit attacks, the defender it chose can't be changed (PRECISION.1,
-- PRECISION.2).
keyword "Precision" {
  class = "isolated", kind = "static",
  text = "When this unit attacks, its chosen defender can't be changed.",
  cannot = { "change_defender" },
}
