-- ADAPT: when the battle step of the arena it is in starts (ADAPT.1, ADAPT.3), the unit gets
-- one of the listed texts until end of turn (ADAPT.2); each instance by itself (ADAPT.4).
--   adapt { { "Accuracy 1", "Precision" }, { "Armor", power = 1 } }
keyword "Adapt" {
  constructor = "adapt", class = "layered", kind = "static",
  text = "When the battle step of this unit's arena starts, it gets one of the listed texts"
    .. " until end of turn.",
  on = step_started {}, when = is(self, all { arena = "event" }),
  effect = { argument { lasts = "turn" } },
}
