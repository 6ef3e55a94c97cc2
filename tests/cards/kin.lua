-- Plain units of the subtypes that the real cards ask for, 3 power and 9 health.

card "Adept" { side = "light", type = "character", subtypes = { "Jedi Knight" },
               cost = 3, speed = 14, power = 3, health = 9 }
card "Acolyte" { side = "dark", type = "character", subtypes = { "Sith" },
                 cost = 3, speed = 13, power = 3, health = 9 }
card "Seer" { side = "light", type = "character", subtypes = { "Force Sensitive" },
              cost = 3, speed = 12, power = 3, health = 9 }
card "Star Adept" { side = "light", type = "space", subtypes = { "Jedi Knight" },
                    cost = 3, speed = 11, power = 3, health = 9 }
card "Drone" { side = "dark", type = "character", subtypes = { "Droid" },
               cost = 3, speed = 9, power = 3, health = 9 }
card "Hauler" { side = "dark", type = "ground", subtypes = { "Droid" },
                cost = 3, speed = 8, power = 3, health = 9 }
card "Probe" { side = "dark", type = "space", subtypes = { "Droid" },
               cost = 3, speed = 7, power = 3, health = 9 }
card "Recruit" { side = "light", type = "character", subtypes = { "Clone" },
                 cost = 3, speed = 6, power = 3, health = 9 }
card "Cruiser" { side = "light", type = "space", subtypes = { "Clone" },
                 cost = 3, speed = 5, power = 3, health = 9 }
