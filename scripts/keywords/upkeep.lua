-- UPKEEP: when the build step of the controller starts (UPKEEP.1), also in the build zone
-- (UPKEEP.6) and aboard a unit (UPKEEP.7), one of the listed costs that can be paid in full must
-- be paid (UPKEEP.2,
-- UPKEEP.3); if none can, nothing happens (UPKEEP.4, UPKEEP.5).
--   upkeep { either { { cost.build(1) }, { tap { self }, cost.force(1) } } }
keyword "Upkeep" {
  constructor = "upkeep", class = "layered", kind = "triggered",
  text = "When your build step starts, pay one of the listed costs if you can.",
  on = step_started { step = "build", player = you },
  zone = { "arena", "build", "aboard" },
  effect = { argument { cost = true } },
}
