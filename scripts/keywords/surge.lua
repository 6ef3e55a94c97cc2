-- SURGE: whenever damage of another unit placed a counter on this one (SURGE.1, SURGE.2), a
-- unit of its controller's choice in this arena may get X more power until end of turn
-- (SURGE.3).
keyword "Surge" {
  params = { "X" }, class = "cumulative", kind = "triggered",
  text = "Whenever another unit damages this unit, you may give a unit in this arena +{X} power"
    .. " until end of turn.",
  on = damaged { source = all { other = true }, target = self },
  effect = { give { to = one(all { arena = self }, { optional = true }), power = X,
                    lasts = "turn" } },
}
