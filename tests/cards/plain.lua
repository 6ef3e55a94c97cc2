-- Units without text. Speed, power and health go by column, and no two speeds are equal,
-- so that nobody ever has to choose which unit is next.

card "Dart" { side = "dark", type = "space", cost = 2, speed = 80, power = 2, health = 3 }
card "Raider" { side = "dark", type = "space", cost = 4, speed = 60, power = 4,
                health = 5 }
card "Hulk" { side = "dark", type = "space", cost = 6, speed = 20, power = 6,
              health = 12 }
card "Sparrow" { side = "light", type = "space", cost = 2, speed = 70, power = 2,
                 health = 3 }
card "Runner" { side = "light", type = "space", cost = 4, speed = 50, power = 4,
                health = 5 }
card "Bulwark" { side = "light", type = "space", cost = 6, speed = 10, power = 6,
                 health = 12 }

card "Speeder" { side = "dark", type = "ground", cost = 2, speed = 80, power = 2,
                 health = 3 }
card "Crusher" { side = "dark", type = "ground", cost = 4, speed = 60, power = 4,
                 health = 5 }
card "Fortress" { side = "dark", type = "ground", cost = 6, speed = 20, power = 6,
                  health = 12 }
card "Skimmer" { side = "light", type = "ground", cost = 2, speed = 70, power = 2,
                 health = 3 }
card "Walker" { side = "light", type = "ground", cost = 4, speed = 50, power = 4,
                health = 5 }
card "Bastion" { side = "light", type = "ground", cost = 6, speed = 10, power = 6,
                 health = 12 }

card "Assassin" { side = "dark", type = "character", cost = 2, speed = 80, power = 2,
                  health = 3 }
card "Brute" { side = "dark", type = "character", cost = 4, speed = 60, power = 4,
               health = 5 }
card "Champion" { side = "dark", type = "character", cost = 6, speed = 20, power = 6,
                  health = 12 }
card "Scout" { side = "light", type = "character", cost = 2, speed = 70, power = 2,
               health = 3 }
card "Guard" { side = "light", type = "character", cost = 4, speed = 50, power = 4,
               health = 5 }
card "Veteran" { side = "light", type = "character", cost = 6, speed = 10, power = 6,
                 health = 12 }

-- Two arenas.
card "Amphibian" { side = "dark", type = { "ground", "character" }, cost = 3, speed = 30,
                   power = 3, health = 4 }
