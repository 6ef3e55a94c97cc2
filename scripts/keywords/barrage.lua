-- BARRAGE: instead of a unit of its own arena the unit may attack one in the Character arena,
-- with X in place of its printed power (BARRAGE.1, BARRAGE.2).
keyword "Barrage" {
  params = { "X" }, class = "cumulative", kind = "static",
  text = "This unit may attack in the Character arena instead, with power {X}.",
  reach = { arena = "character", power = X },
}
