-- REDUCED COST: what the card costs while a condition holds: build counters, or the Force cost
-- of playing it (REDUCEDCOST.1). The condition is the line's own (REDUCEDCOST.2); what else
-- changes costs, and the price of a stack, comes after it (REDUCEDCOST.3).
--   keyword { "Reduced Cost", 5, when = at_least(1, all { name = "Kylo Ren" }) }
keyword "Reduced Cost" {
  params = { "X" }, class = "selective", kind = "static",
  text = "This card costs {X}.",
  static { zone = { "hand", "supply", "face_down" }, set = { build_cost = X, play_cost = X } },
}
