-- STUN: another unit on which this unit's damage placed a counter (STUN.1, STUN.2, STUN.6)
-- has X less power until end of battle (STUN.4), again each time (STUN.5).
keyword "Stun" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "When this unit damages another unit, that unit gets -{X} power until end of battle.",
  on = damaged { source = self, target = all { other = true } },
  effect = { give { to = event.target, power = -X, lasts = "battle" } },
}
