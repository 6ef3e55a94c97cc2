-- ACCURACY: X is added to each attack die of the unit before the die is compared with the
-- number it needs (ACCURACY.1); natural faces stay as they are (ACCURACY.2).
keyword "Accuracy" {
  params = { "X" }, class = "cumulative", kind = "static", signed = true,
  text = "Add {X} to each attack die of this unit.",
  die_bonus = X,
}
