-- CRITICAL HIT: a natural 6 in the final roll adds X damage once (CRITICALHIT.1,
-- CRITICALHIT.2). The addition is damage and no hit (CRITICALHIT.6); the 6 need not hit
-- (CRITICALHIT.7).
keyword "Critical Hit" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "If an attack die of this unit shows 6, its attack does {X} more damage.",
  on = hit { attacker = self }, when = rolled(6), limit = { per = "attack" },
  effect = { add_damage { X } },
}
