-- ALTERNATIVE COST: in your build step the card is completed for the listed cost instead of
-- its build cost (ALTCOST.1), in full (ALTCOST.2), part by part (ALTCOST.3); what lowers build
-- costs has no part in it (ALTCOST.4). Of several one is chosen (ALTCOST.5). It need not have
-- been started: from hand, or face down from the build zone, whose counters are lost [inferred
-- from R5.6.6: it stands for the build cost as a whole].
--   alternative_cost { cost.build(2), tap { one(your { "Jedi" }) } }
local unit = any_of { is(self, all {}), is(self, all { partly_built = true }) }

keyword "Alternative Cost" {
  constructor = "alternative_cost", class = "selective", kind = "static",
  text = "You may complete this card for the listed cost instead of its build cost.",
  window = "build", zone = { "hand", "face_down" },
  only_if = playable(self),
  pay = { argument {}, pay_dues {} },
  effect = { either {
    { deploy { self }, when = all_of { unit, not_(clash(self)) } },
    { complete { self }, when = all_of { not_(unit), not_(clash(self)) } },
    { join_stack { self }, when = stackable(self) },
    { join_stack { self, bottom = true }, when = stackable(self) },
  } },
}
