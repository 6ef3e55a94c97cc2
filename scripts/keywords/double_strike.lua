-- DOUBLE STRIKE: an attack for which the unit tapped (DOUBLESTRIKE.2, DOUBLESTRIKE.3) is
-- followed, after the window behind it (DOUBLESTRIKE.1), by one on a unit of the opponent
-- that it can attack (DOUBLESTRIKE.4, DOUBLESTRIKE.5); it is a whole attack without tapping
-- (DOUBLESTRIKE.6).
keyword "Double Strike" {
  class = "isolated", kind = "static",
  text = "After an attack for which this unit tapped it may attack once more without tapping.",
  on = attack_ended { attacker = self }, when = exactly(1, event.number),
  effect = { delayed { on = attacks_repeat {}, effect = {
    attack { self, one(their { where = can_attack(self, candidate) }, { optional = true }),
             again = true },
  } } },
}
