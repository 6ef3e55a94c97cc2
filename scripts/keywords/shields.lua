-- SHIELDS: X fewer attack dice are rolled at the unit (SHIELDS.1); the attacker's power is
-- not lowered (SHIELDS.9).
keyword "Shields" {
  params = { "X" }, class = "cumulative", kind = "static",
  text = "The attacker has -{X} power against this unit.",
  dice_against = -X,
}
