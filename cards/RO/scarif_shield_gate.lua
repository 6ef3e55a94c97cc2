card "Scarif Shield Gate (A)" {
  side = "dark", type = "space", number = 48,
  subtypes = { "Imperial", "Fortification", "Station" },
  cost = 8, speed = 10, power = 2, health = 8,
  upkeep { either { { cost.build(1) }, { tap { self }, cost.force(1) } } },
  trigger { on = attacked { defender = self }, may = { cost.force(3) },
    effect = { bring { 1, "TIE Defense Swarm", arena = "space" } } },
  static { to = each(your { type = "ground" }), "Shields 2" },
}

card "TIE Defense Swarm" {
  side = "dark", kind = "subordinate", type = "space",
  subtypes = { "Imperial", "Squadron" },
  speed = 60, power = 3, health = 3,
  "Pay 0 Force -> Intercept",
}
