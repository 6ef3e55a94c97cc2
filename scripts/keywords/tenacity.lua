-- TENACITY: if the unit's first attack of the turn (TENACITY.1) placed fewer than X damage
-- counters (TENACITY.2), it may attack the same target again without tapping (TENACITY.3),
-- after the window behind the first (TENACITY.4).
keyword "Tenacity" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "If this unit's first attack of the turn does less than {X} damage, it may attack the"
    .. " same target again without tapping.",
  on = attack_ended { attacker = self },
  when = all_of { more(X, event.amount), exactly(1, happened(attack_ended { attacker = self })) },
  effect = {
    choose { event.target },
    delayed { on = attacks_repeat {}, effect = {
      if_ { can_attack(self, it), {
        may { attack { self, it, again = true }, text = "attack the same target again" },
      } },
    } },
  },
}
