-- OVERKILL: hits above the defender's remaining health (OVERKILL.1) may go, in any part, to
-- one second unit in the same arena (OVERKILL.2, OVERKILL.6). Added damage such as a
-- critical hit is no hit and stays (OVERKILL.8). While the dice are secret the second unit is
-- named whether there are such hits or not, and gets 0 or more: which units may need prevention
-- must not tell the roll (CUNNING.1) [inferred].
keyword "Overkill" {
  class = "isolated", kind = "triggered",
  text = "Hits above the defender's remaining health may go to another unit in its arena.",
  on = hit { attacker = self },
  when = any_of { secret_from(opponent), more(event.amount, defender.remaining) },
  effect = {
    choose { one(all { arena = defender, other_than = defender }, { optional = true }),
      as = "second" },
    if_ { at_least(1, done), {
      choose_number { 0, highest(0, event.amount - defender.remaining),
        text = "Hits that go to the second unit" },
      split_damage { done, to = the.second },
    } },
  },
}
