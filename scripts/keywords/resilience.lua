-- RESILIENCE: while the unit has as many damage counters as the summed X counts without its
-- sign, its power changes by X (RESILIENCE.1, RESILIENCE.3).
keyword "Resilience" {
  params = { "X" }, class = "cumulative", kind = "static", signed = true,
  text = "While this unit has at least {X} damage counters (not counting the sign of {X}), its "
    .. "power changes by {X}.",
  static { when = at_least(highest(X, -X), counters("damage", self)), power = X },
}
