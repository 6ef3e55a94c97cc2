-- LAST STAND: when this unit is discarded from an arena, and from nowhere else (LASTSTAND.1),
-- for whatever reason (LASTSTAND.2), the effect happens, in order with what else the discard
-- sets off (LASTSTAND.3).
--   last_stand { draw { 1 } }
keyword "Last Stand" {
  constructor = "last_stand", class = "layered", kind = "triggered",
  text = "When this unit is discarded from any arena, do as listed.",
  on = discarded { card = self },
  effect = { argument {} },
}
