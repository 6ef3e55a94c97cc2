-- HIDDEN COST: a card that was started with X counters, or with all it costs if that is less
-- (HIDDENCOST.1), is completed for the rest in Force (HIDDENCOST.2, HIDDENCOST.3) at any time:
-- whenever abilities are played, and in your build step (HIDDENCOST.4). A static ability
-- (HIDDENCOST.7). Onto a stack its prices are those of the stack (HIDDENCOST.8). It is deployed
-- as itself, not onto another unit as a Pilot (HIDDENCOST.6).
local on_it = counters("build", self)
local unit = is(self, all { partly_built = true })

local function way(price, condition, effect, text)
  return usable {
    zone = "face_down", window = { "any", "build" },
    only_if = all_of { condition, at_least(lowest(X, price), on_it), playable(self) },
    pay = { cost.force(highest(0, price - on_it)), pay_dues {} },
    effect = { effect }, text = text,
  }
end

keyword "Hidden Cost" {
  params = { "X" }, class = "selective", kind = "static",
  text = "With {X} build counters on this card you may complete it by paying the rest in Force.",
  way(self.cost, all_of { unit, not_(clash(self)) }, deploy { self }),
  way(self.cost, all_of { not_(unit), not_(clash(self)) }, complete { self }),
  way(stack_price(self), stackable(self), join_stack { self },
    "on top of the stack"),
  way(stack_price(self, "under"), stackable(self), join_stack { self, bottom = true },
    "under the stack"),
}
