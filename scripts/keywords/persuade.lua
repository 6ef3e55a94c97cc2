-- PERSUADE: 0 to X of the damage pending on the unit is prevented (PERSUADE.1); in an attack
-- the attacker has that much less power in its next attack (PERSUADE.2), otherwise that is
-- all (PERSUADE.3).
keyword "Persuade" {
  params = { "X" }, class = "layered", kind = "activated",
  text = "Prevent up to {X} damage to this unit; the attacker loses that much power for its"
    .. " next attack.",
  effect = {
    prevent { up_to = X, to = self },
    give { to = attacker, power = -done, lasts = "next_attack" },
  },
}
