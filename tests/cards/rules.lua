-- Cards for the scenarios of turn, building and zones that more than one file needs.

-- Equipment: one for Characters, one for Ground units and Characters.
card "Saber" { side = "neutral", kind = "equipment", type = "character", cost = 2,
  "Pay 1 build point -> Equip", equipped { power = 1 } }
card "Saddle" { side = "neutral", kind = "equipment", type = { "ground", "character" },
  cost = 1, "Pay 1 build point -> Equip", equipped { speed = 5 } }

-- Locations. Nebula has no printed cost.
card "Nebula" { side = "neutral", kind = "location", type = "space" }
card "Canyon" { side = "neutral", kind = "location", type = "ground", cost = 2 }

-- Battle cards for 1 Force that move units.
card "Withdraw" { side = "neutral", kind = "battle",
  play { pay = { cost.force(1) }, effect = { retreat { one(your { arena = "any" }) } } } }
card "Call Back" { side = "neutral", kind = "battle",
  play { pay = { cost.force(1) },
         effect = { return_to { one(your { arena = "any" }), "hand" } } } }

-- When the build step of its player starts.
card "Bookkeeper" { side = "dark", type = "character", cost = 3, speed = 19, power = 2,
  health = 4,
  trigger { on = step_started { step = "build", player = you },
            effect = { gain { force = 1 } } } }
