-- DOUBLE DAMAGE: for each damage of the unit's attack that was not prevented one more damage
-- counter is put on the defender (DOUBLEDAMAGE.1, DOUBLEDAMAGE.3), directly (DOUBLEDAMAGE.2).
keyword "Double Damage" {
  class = "isolated", kind = "static",
  text = "For each damage that its attack does to the defending unit, one additional damage "
    .. "counter is put on that unit.",
  extra_counters = 1,
}
