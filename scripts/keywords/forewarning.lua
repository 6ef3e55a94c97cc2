-- FOREWARNING: whenever the unit is attacked, also by an attack that it intercepts, its
-- controller may predict the number of hits, before dice (FOREWARNING.1); if that is what was
-- finally rolled, the effect happens (FOREWARNING.2), before damage is prevented, or after that
-- if the dice are secret till then (CUNNING.1).
--   forewarning { gain { force = 2 } }
keyword "Forewarning" {
  constructor = "forewarning", class = "layered", kind = "triggered",
  text = "When this unit is attacked, you may predict the number of hits; if you are right, do as "
    .. "listed.",
  on = attacked { defender = self },
  effect = { may { text = "Predict the number of hits?", then_ = {
    choose_number { 0, constant "most_hits", text = "How many hits will there be?" },
    delayed { on = counted {}, when = exactly(X, hits), lasts = "attack", openly = true,
              effect = { argument {} } },
  } } },
}
