-- ALTERNATIVE COST: in your build step the card is completed for the listed cost instead of
-- its build cost (ALTCOST.1), in full (ALTCOST.2), part by part (ALTCOST.3); what lowers build
-- costs has no part in it (ALTCOST.4). Of several one is chosen (ALTCOST.5). It need not have
-- been started: from hand, or face down from the build zone, whose counters are lost [inferred
-- from R5.6.6: it stands for the build cost as a whole].
--   alternative_cost { cost.build(2), tap { one(your { "Jedi" }) } }
local function kind(name)
  return any_of { is(self, all { kind = name, zone = { "hand", "supply" } }),
    is(self, all { kind = name, partly_built = true }) }
end

keyword "Alternative Cost" {
  constructor = "alternative_cost", class = "selective", kind = "static",
  text = "You may complete this card for the listed cost instead of its build cost.",
  window = "build", zone = { "hand", "supply", "face_down" },
  pay = { argument {} },
  effect = { either {
    { deploy { self }, when = all_of { kind "unit", not_(clash(self)) } },
    { complete { self }, when = all_of { not_(kind "unit"), not_(clash(self)), playable(self) } },
    { join_stack { self }, when = stackable(self) },
    { join_stack { self, bottom = true }, when = stackable(self) },
  } },
}
