-- FOREWARNING: whenever the unit is attacked, also by an attack that it intercepts, its
-- controller may predict the number of hits, before dice (FOREWARNING.1); if that is what was
-- finally rolled, the effect happens (FOREWARNING.2), as with Foresight.
--   forewarning { gain { force = 2 } }
keyword "Forewarning" {
  constructor = "forewarning", class = "layered", kind = "triggered",
  text = "When this unit is attacked, you may predict the number of hits; if you are right, do as "
    .. "listed.",
  on = attacked { defender = self }, effect = { predict_hits { argument {} } },
}
