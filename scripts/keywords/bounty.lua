-- BOUNTY: when damage from this unit, of whatever kind, discards another unit (BOUNTY.1,
-- BOUNTY.5, BOUNTY.6), wherever this unit is by then (BOUNTY.3, BOUNTY.4), the bonus comes
-- when the next build step of its controller starts (BOUNTY.2). An extra build step has no
-- start (BOUNTY.8).
--   bounty { gain { build = 1 } }
keyword "Bounty" {
  constructor = "bounty", class = "layered", kind = "triggered",
  text = "When damage from this unit discards another unit, you gain the bonus when your next"
    .. " build step starts.",
  on = discarded { card = all { other = true }, source = self, cause = "damage" },
  zone = "anywhere",
  effect = { delayed { on = step_started { step = "build", player = you }, lasts = "forever",
                       effect = { argument {} } } },
}
