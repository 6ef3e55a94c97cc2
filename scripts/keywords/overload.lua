-- OVERLOAD: when the unit attacks its controller may (OVERLOAD.1) give it all of X power for
-- the attack (OVERLOAD.2); then it does X dice of damage to itself at the end (OVERLOAD.3).
keyword "Overload" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "When this unit attacks, you may give it +{X} power for the attack. If you do, it does "
    .. "{X} dice of damage to itself when the attack ends.",
  on = attacked { attacker = self }, may = true,
  effect = {
    give { power = X, lasts = "attack" },
    delayed { on = attack_ended {}, effect = { damage { dice = X, to = self } } },
  },
}
