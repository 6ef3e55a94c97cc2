-- AREA DAMAGE: whenever the damage of this unit's attack discards a unit (AREADAMAGE.1,
-- AREADAMAGE.5), it may do X dice of damage to another unit in the arena of that one
-- (AREADAMAGE.2, AREADAMAGE.3). [inferred] Another one than itself, as with Stun. That damage
-- is not the attack's, so it does not go on (AREADAMAGE.4).
keyword "Area Damage" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "Whenever damage of this unit's attack discards a unit, this unit may do {X} dice of"
    .. " damage to another unit in that arena.",
  on = discarded { source = self, cause = "damage", in_attack = true },
  effect = { damage { dice = X, to = one(all { arena = "event", other = true },
                                         { optional = true }) } },
}
