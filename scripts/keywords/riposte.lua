-- RIPOSTE: a natural 2 in the final roll against the unit (RIPOSTE.1) does X damage to the
-- attacker when the attack ends (RIPOSTE.2), whatever became of this unit (RIPOSTE.5).
keyword "Riposte" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "If an attack die rolled at this unit shows 2, this unit does {X} damage to the attacker "
    .. "when the attack ends.",
  on = hit { defender = self }, when = rolled(2),
  effect = { delayed { on = attack_ended {}, effect = { damage { X, to = event.source } } } },
}
