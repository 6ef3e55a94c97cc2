-- AVENGE: when damage of an attacking unit discards another of your units in this unit's
-- arena (AVENGE.1, AVENGE.2), this unit does X dice of damage to the attacker when the attack
-- ends (AVENGE.3, AVENGE.4), with X as it is then if the unit is still there (AVENGE.5).
keyword "Avenge" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "When damage of an attacker discards another of your units in this arena, this unit"
    .. " does {X} dice of damage to the attacker when the attack ends.",
  on = discarded { card = your { other = true, arena = self }, cause = "damage",
                   in_attack = true },
  effect = { delayed { on = attack_ended {}, effect = {
    if_ { is(self, all { arena = "any" }),
      { damage { dice = keyword_of(self, "Avenge"), to = event.source } },
      { damage { dice = X, to = event.source } } },
  } } },
}
