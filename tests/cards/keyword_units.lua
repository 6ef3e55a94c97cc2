-- Characters with one keyword each; speeds are their own, below the plain units' 50.

card "Marksman" { side = "dark", type = "character", cost = 4, speed = 49, power = 4,
                  health = 5, "Accuracy 1" }
card "Ironclad" { side = "light", type = "character", cost = 4, speed = 48, power = 4,
                  health = 5, "Armor" }
card "Duelist" { side = "dark", type = "character", cost = 4, speed = 47, power = 4,
                 health = 5, "Critical Hit 2" }
card "Medic" { side = "light", type = "character", cost = 4, speed = 46, power = 4,
               health = 5, "Damage Control 2" }
card "Reflector" { side = "light", type = "character", cost = 4, speed = 45, power = 4,
                   health = 5, "Pay 1 Force -> Deflect 2" }
card "Dodger" { side = "light", type = "character", cost = 4, speed = 44, power = 4,
                health = 5, "Pay 1 Force -> Evade 2" }
card "Bodyguard" { side = "light", type = "character", cost = 4, speed = 43, power = 4,
                   health = 5, "Pay 1 Force -> Intercept" }
card "Sentinel" { side = "light", type = "character", cost = 4, speed = 15, power = 4,
                  health = 5, "Pay 1 Force -> Intercept" }
card "Gambler" { side = "dark", type = "character", cost = 4, speed = 42, power = 4,
                 health = 5, "Lucky 2" }
card "Cleaver" { side = "dark", type = "character", cost = 4, speed = 41, power = 4,
                 health = 5, "Overkill" }
card "Fencer" { side = "light", type = "character", cost = 4, speed = 40, power = 4,
                health = 5, "Parry 2" }
card "Sniper" { side = "dark", type = "character", cost = 4, speed = 39, power = 4,
                health = 5, "Precision" }
card "Avenger" { side = "light", type = "character", cost = 4, speed = 38, power = 4,
                 health = 5, "Pay 1 Force -> Retaliate 3" }
card "Shieldbearer" { side = "light", type = "character", cost = 4, speed = 37, power = 4,
                      health = 5, "Shields 2" }
card "Stunner" { side = "dark", type = "character", cost = 4, speed = 36, power = 4,
                 health = 5, "Stun 2" }
card "Mercenary" { side = "dark", type = "character", cost = 4, speed = 35, power = 4,
                   health = 5, upkeep { cost.force(1) } }
card "Bomber" { side = "dark", type = "space", cost = 4, speed = 34, power = 4,
                health = 5,
                "Bombard 3" }
