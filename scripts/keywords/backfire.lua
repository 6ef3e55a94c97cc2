-- BACKFIRE: a natural 3 in the initial roll of the unit (BACKFIRE.1, BACKFIRE.2) does X dice
-- of damage to it when the attack ends (BACKFIRE.3).
keyword "Backfire" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "If an attack die of this unit first shows 3, it does {X} dice of damage to itself when "
    .. "the attack ends.",
  on = rolled { attacker = self }, when = rolled_initial(3), limit = { per = "attack" },
  effect = { delayed { on = attack_ended {}, effect = { damage { dice = X, to = self } } } },
}
