-- Stretches of a turn in which a card can be watched from beginning to end, without the
-- questions of the retreat steps between.

sequence "both builds" {
  run_sequence "dark build",
  run_sequence "light build",
}

sequence "battle and dark build" {
  run_sequence "battle",
  run_sequence "dark build",
}

sequence "battle to end" {
  run_sequence "battle",
  run_sequence "end_of_turn",
}

-- From the start of a build step to the end of the turn.
sequence "dark build to end" {
  run_sequence "dark build",
  run_sequence "battle to end",
}
sequence "light build to end" {
  run_sequence "light build",
  run_sequence "battle to end",
}

-- A battle phase, the end of its turn, and the battle phase of the next.
sequence "two battles" {
  run_sequence "battle to end",
  each_player { untap { each(your { tapped = true, kind = "card" }) } },
  run_sequence "battle",
}
sequence "dark build and two battles" {
  run_sequence "dark build",
  run_sequence "two battles",
}
