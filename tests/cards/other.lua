-- Cards that are no units, and units whose one ability is a tool for many scenarios.
-- All Battle cards cost 1 Force.

-- Battle cards -------------------------------------------------------------------------

card "Pulse" { side = "neutral", kind = "battle",
  play { pay = { cost.force(1) },
         effect = { damage { 3, to = one(all { arena = "any" }) } } } }
card "Grenade" { side = "neutral", kind = "battle",
  play { pay = { cost.force(1) },
         effect = { damage { dice = 4, to = one(all { arena = "any" }) } } } }
card "Poison" { side = "neutral", kind = "battle",
  play { pay = { cost.force(1) },
         effect = { put { 2, "damage", on = one(all { arena = "any" }) } } } }
card "Cover" { side = "neutral", kind = "battle",
  play { pay = { cost.force(1) },
         effect = { prevent { up_to = 3, to = one(your {}) } } } }
card "Adrenaline" { side = "neutral", kind = "battle",
  play { pay = { cost.force(1) },
         effect = { give { to = one(all { arena = "any" }), power = 2,
                           lasts = "attack" } } } }
card "Second Try" { side = "neutral", kind = "battle",
  play { pay = { cost.force(1) }, effect = { reroll { up_to = 1 } } } }
card "Jamming" { side = "neutral", kind = "battle",
  play { pay = { cost.force(1) }, window = "disrupt", effect = { disrupt {} } } }
card "Decoy" { side = "neutral", kind = "battle",
  play { pay = { cost.force(1) },
         effect = { redirect { one(your { arena = "any" }) } } } }
card "Mutiny" { side = "neutral", kind = "battle",
  play { pay = { cost.force(1) }, window = "no_attack",
         effect = { choose { one(your { arena = "any" }), as = "attacker" },
                    attack { the.attacker, one(your { arena = the.attacker }) } } } }

-- Others -------------------------------------------------------------------------------

card "Windfall" { side = "neutral", kind = "mission", cost = 2,
  play { effect = { gain { force = 3 } } } }
card "Cannon" { side = "dark", type = "character", cost = 4, speed = 33, power = 4,
                health = 5,
  activated { pay = { tap { self } }, window = "unit_turn",
              effect = { damage { 2, to = one(their { arena = "character" }) } } } }
