-- ION CANNON: instead of a unit of its own arena the unit may attack one in the Space arena,
-- with X in place of its printed power (IONCANNON.1).
keyword "Ion Cannon" {
  params = { "X" }, class = "cumulative", kind = "static",
  text = "This unit may attack in the Space arena instead, with power {X}.",
  reach = { arena = "space", power = X },
}
