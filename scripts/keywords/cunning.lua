-- CUNNING: the attack dice of the unit are secret from the other player, in the reroll window
-- too (CUNNING.5), until damage was prevented (CUNNING.1, CUNNING.2); that is asked whether any
-- damage is pending or not (CUNNING.3).
keyword "Cunning" {
  class = "isolated", kind = "static",
  text = "The attack dice of this unit are secret until damage was prevented.",
  cannot = { "show_dice" },
}
