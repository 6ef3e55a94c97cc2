-- FORTITUDE: with its own abilities the unit prevents also what can't be prevented
-- (FORTITUDE.1), but only damage to itself (FORTITUDE.2).
keyword "Fortitude" {
  class = "isolated", kind = "static",
  text = "This unit can prevent damage to itself that can't be prevented.",
  cannot = { "prevent_in_vain" },
}
