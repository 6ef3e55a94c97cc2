-- INTERCEPT: while another of your units in this unit's arena is attacked (INTERCEPT.2),
-- this unit becomes the defender of the same attack (INTERCEPT.3, INTERCEPT.4). A unit
-- can't intercept its own attack (INTERCEPT.10), nor be both of two defenders (R8.6.2
-- [inferred]). Whether the attacker can attack it is asked when the effect resolves
-- (INTERCEPT.11, INTERCEPT.15).
keyword "Intercept" {
  class = "selective", kind = "activated",
  text = "If another of your units in this arena is attacked, this unit is attacked instead.",
  only_if = all_of {
    at_least(1, your { arena = self, defending = true }),
    is(self, all { attacking = false, defending = false }),
  },
  effect = { redirect { self } },
}
