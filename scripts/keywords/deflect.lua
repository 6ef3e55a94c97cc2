-- DEFLECT: prevents as much as it can, up to X (DEFLECT.2); what was really prevented may
-- then be done to one unit in the deflecting unit's arena (DEFLECT.3 to .5, DEFLECT.17) as
-- new damage whose source is the deflecting unit (DEFLECT.6).
keyword "Deflect" {
  params = { "X" }, class = "layered", kind = "activated",
  text = "Prevent {X} damage to this unit; it may do that much damage to a unit in its arena.",
  effect = {
    prevent { X, to = self },
    if_ { any_of { at_least(1, done), secret_dice }, { -- CUNNING.1: not known if it is any
      damage { done, to = one(all { arena = self }, { optional = true }) },
    } },
  },
}
