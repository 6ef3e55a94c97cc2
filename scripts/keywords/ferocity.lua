-- FEROCITY: whatever damage has this unit as its source can't be prevented (FEROCITY.1).
-- Prevention may be used all the same, in vain (FEROCITY.3).
keyword "Ferocity" {
  class = "isolated", kind = "static",
  text = "Damage of this unit can't be prevented.",
  cannot = { "be_prevented" },
}
