-- What a change of control brings with it. R6.1.1, R6.1.3: a unit of a name that its new
-- controller has in play joins that stack, at the bottom, as what enters does, with its
-- counters and all it bears (R6.2.8) [inferred]; if it can't, it came last and is discarded.
-- When control ends it goes back, out of a stack too (R9.6.5), with what it brought and as tapped
-- as the stack is; contests are in 60_contest.lua.
rule_trigger { on = control_changed { player = you, card = all { unique = true, kind = "card" } },
  when = clash(event.card), at_once = true, effect = {
    if_ { stackable(event.card), { join_stack { event.card, bottom = true } },
      { discard { event.card, cause = "rule" } } },
  } }
