-- FURY: a natural 4 among the attack dice of the unit adds X attack dice to the roll, once
-- (FURY.1, FURY.2). They lie there before other keywords look at the initial roll (R8.2.4),
-- and a 4 on one of them adds nothing (KW.7).
keyword "Fury" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "If an attack die of this unit first shows 4, it rolls {X} more attack dice.",
  on = rolling { attacker = self }, when = rolled_initial(4), limit = { per = "attack" },
  effect = { more_dice { X } },
}
