-- DAMAGE CONTROL: when its controller's build step starts (DAMAGECONTROL.1), 0 to X of the
-- unit's own damage counters are removed (DAMAGECONTROL.2 to .4).
keyword "Damage Control" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "When your build step starts, remove up to {X} damage counters from this unit.",
  on = step_started { step = "build", player = you },
  effect = { heal { up_to = X, from = self } },
}
