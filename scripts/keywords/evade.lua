-- EVADE: 0 to X of the damage pending on the unit is prevented (EVADE.1 to .3), once for
-- each damage instance (EVADE.4).
keyword "Evade" {
  params = { "X" }, class = "layered", kind = "activated",
  text = "Prevent up to {X} damage to this unit.",
  effect = { prevent { up_to = X, to = self } },
}
