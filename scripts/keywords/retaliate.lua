-- RETALIATE: used in the attack window while the unit is the defender and the attacker is
-- in its arena (RETALIATE.1, RETALIATE.2). When the attack ends X dice of damage go to the
-- attacker (RETALIATE.4, RETALIATE.6), whatever became of this unit (RETALIATE.5); X is
-- fixed on use (RETALIATE.9). Several go in the order of use (RETALIATE.13). Printed without
-- a cost it costs 0 Force (RETALIATE.3).
keyword "Retaliate" {
  params = { "X" }, class = "layered", kind = "activated", window = "attack",
  text = "When this attack ends, this unit does {X} dice of damage to the attacker.",
  pay = { cost.force(0) },
  only_if = all_of { same(self, defender), is(attacker, all { arena = self }) },
  effect = {
    delayed { on = attack_ended {}, in_order = true, effect = {
      damage { dice = X, to = event.source },
    } },
  },
}
