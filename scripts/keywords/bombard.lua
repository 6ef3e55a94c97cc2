-- BOMBARD: instead of a unit of its own arena the unit may attack one in the Ground arena,
-- with X in place of its printed power (BOMBARD.1, BOMBARD.2).
keyword "Bombard" {
  params = { "X" }, class = "cumulative", kind = "static",
  text = "This unit may attack in the Ground arena instead, with power {X}.",
  reach = { arena = "ground", power = X },
}
