-- FOCUS: a natural 5 in the initial roll of the unit (FOCUS.1, FOCUS.2) gives it X power for
-- its next attack, not for this one (FOCUS.3), whenever that comes (FOCUS.5).
keyword "Focus" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "If an attack die of this unit first shows 5, it gets +{X} power for its next attack.",
  on = rolled { attacker = self }, when = rolled_initial(5), limit = { per = "attack" },
  effect = { give { power = X, lasts = "next_attack" } },
}
