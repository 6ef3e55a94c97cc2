-- ABSORB: 0 to X of the damage pending on the unit is prevented (ABSORB.1, ABSORB.2); what
-- was really prevented is its additional power in its next attack, whenever that is
-- (ABSORB.3, ABSORB.4). Each instance is used on its own, and the bonuses add up (ABSORB.5).
keyword "Absorb" {
  params = { "X" }, class = "layered", kind = "activated",
  text = "Prevent up to {X} damage to this unit; it gets that much power for its next attack.",
  effect = { prevent { up_to = X, to = self }, give { power = done, lasts = "next_attack" } },
}
