-- VELOCITY: when the battle step of the arena it is in starts (VELOCITY.1), the unit may get
-- X more speed until end of turn or, without Stealth, X less (VELOCITY.2), but not below 0
-- (VELOCITY.3). From then on it gains no Stealth (VELOCITY.4). Of several only one is used
-- (VELOCITY.5).
local function faster(by)
  return give { speed = by, cannot = { gain = { "Stealth" } }, lasts = "turn" }
end

keyword "Velocity" {
  params = { "X" }, class = "selective", kind = "static",
  text = "When the battle step of this unit's arena starts, you may give it +{X} speed until end"
    .. " of turn or, if it has no Stealth, -{X}.",
  on = step_started {}, when = is(self, all { arena = "event" }),
  effect = { either {
    { faster(X), text = "more speed" },
    { faster(-capped(X, self.speed)), text = "less speed",
      when = is(self, all { lacks = "Stealth" }) },
    { text = "the same speed" },
  } },
}
