-- PARRY: a natural 1 in the final roll against the unit (PARRY.1) lets it prevent 0 to X of
-- the damage of that attack, once (PARRY.2). Only damage to itself as the defender (PARRY.3).
-- Hits that Overkill passes on from another defender are not parried (OVERKILL.4).
-- Against secret dice the amount is named unseen, and counts if there is a 1 (CUNNING.1).
keyword "Parry" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "If an attack die rolled at this unit shows 1, prevent up to {X} damage to it.",
  on = damage_pending { target = self, in_attack = true },
  when = all_of { any_of { secret_dice, rolled(1) }, same(self, defender) },
  effect = { prevent { up_to = X, to = self, when = rolled(1), spare_passed = true } },
}
