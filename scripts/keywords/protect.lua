-- PROTECT: 0 to X of the damage pending on one of your other units in this unit's arena is
-- prevented (PROTECT.1), once for each damage instance (PROTECT.2). The arena is the one this
-- unit was in last, so that it may pay with itself (PROTECT.3).
keyword "Protect" {
  params = { "X" }, class = "layered", kind = "activated",
  text = "Prevent up to {X} damage to another of your units in this arena.",
  effect = { prevent { up_to = X, to = one(your { other = true, arena = self }) } },
}
