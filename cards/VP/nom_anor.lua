card "Nom Anor (B)" {
  side = "yuuzhan_vong", type = "character", number = 98,
  subtypes = { "Yuuzhan Vong", "Officer", "Agent", "Diplomat" },
  cost = 5, speed = 50, power = 4, health = 5,
  upkeep { either { { cost.build(1) }, { tap { self } } } },
  "Damage Control 3",
  static { to = each(their { "Jedi" }), cannot = { use = { "Intercept", "Retaliate" } } },
  activated { pay = { tap { self } }, window = "build", effect = {
    give { to = you, lasts = "turn",
      static { to = each(your { kind = "trap", zone = "anywhere" }),
        cannot = { "be_disrupted" } } },
  } },
}
