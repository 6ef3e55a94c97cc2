-- FORESIGHT: when the unit attacks, before dice (FORESIGHT.1), its controller (FORESIGHT.4) may
-- predict the number of hits (FORESIGHT.3); if that is what was finally rolled, the effect
-- happens (FORESIGHT.2), before damage is prevented, or after that if the dice are secret till
-- then (CUNNING.1). FOREWARNING: the same when the unit is attacked, also by an attack that it
-- intercepts (FOREWARNING.1, FOREWARNING.2).
--   foresight { gain { force = 2 } }  forewarning { gain { force = 2 } }
local predict = { may { text = "Predict the number of hits?", then_ = {
  choose_number { 0, constant "most_hits", text = "How many hits will there be?" },
  delayed { on = counted {}, when = exactly(X, hits), lasts = "attack", openly = true,
            effect = { argument {} } },
} } }

keyword "Foresight" {
  constructor = "foresight", class = "layered", kind = "triggered",
  text = "When this unit attacks, you may predict the number of hits; if you are right, do as listed.",
  on = attacked { attacker = self }, effect = predict,
}

keyword "Forewarning" {
  constructor = "forewarning", class = "layered", kind = "triggered",
  text = "When this unit is attacked, you may predict the number of hits; if you are right, do as "
    .. "listed.",
  on = attacked { defender = self }, effect = predict,
}
