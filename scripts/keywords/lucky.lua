-- LUCKY: when the unit attacks or is attacked, its controller may reroll up to X of the
-- attack dice in the reroll window, once per attack (LUCKY.1, LUCKY.3). It is a static
-- ability although it is used (so nothing that names activated abilities touches it).
keyword "Lucky" {
  params = { "X" }, class = "cumulative", kind = "static",
  text = "When this unit attacks or is attacked, reroll up to {X} of the attack dice.",
  only_if = any_of { same(self, attacker), same(self, defender) },
  effect = { reroll { up_to = X } },
}
