-- FORESIGHT: when the unit attacks, before dice (FORESIGHT.1), its controller (FORESIGHT.4) may
-- predict the number of hits (FORESIGHT.3); if that is what was finally rolled, the effect
-- happens (FORESIGHT.2), before damage is prevented, or after that if the dice are secret till
-- then (CUNNING.1).
--   foresight { gain { force = 2 } }
keyword "Foresight" {
  constructor = "foresight", class = "layered", kind = "triggered",
  text = "When this unit attacks, you may predict the number of hits; if you are right, do as listed.",
  on = attacked { attacker = self }, effect = { predict_hits { argument {} } },
}
