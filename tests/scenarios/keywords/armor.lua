-- ARMOR: dice rolled at the unit hit on 5 or more.

cards [[
  card "Doubleplate" { side = "light", type = "character", cost = 4, speed = 32,
                       power = 4, health = 6,
                       "Armor", "Armor" }
  card "Spiteful" { side = "light", type = "character", cost = 4, speed = 31, power = 4,
                    health = 6,
                    "Retaliate 3" }
  card "Plate Knight" { side = "dark", type = "character", cost = 4, speed = 55,
                        power = 4, health = 6,
                        "Armor" }
]]

scenario "armor is hit on 5 and 6 only" {
  ids   = { "ARMOR.1", "ARMOR.2" },
  dark  = { character = { "Brute" } },
  light = { character = { "Ironclad" } },
  dice  = { 3, 4, 5, 6 },
  run   = function(t)
    t:attack("Brute", "Ironclad")  t:finish()
    t:expect("Ironclad"):damage(2)
  end,
}

scenario "armor does not change the dice of the unit itself" {
  ids   = { "ARMOR.1" },
  dark  = { character = { "Plate Knight" } },
  light = { character = { "Veteran" } },
  dice  = { 3, 4, 5, 6 },
  run   = function(t)
    t:attack("Plate Knight", "Veteran")  t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "dice of damage of a card need 5 against armor" {
  ids   = { "ARMOR.2", "ruling.73", "R13.10" },
  dark  = { force = 1, hand = { "Grenade" }, character = { "Brute" } },
  light = { character = { "Ironclad" } },
  dice  = { 3, 4, 5, 6 },
  run   = function(t)
    t:play("Grenade")  t:choose("Ironclad")  t:finish()
    t:expect("Ironclad"):damage(2)
  end,
}

scenario "dice of retaliate need 5 against an attacker with armor" {
  ids   = { "ARMOR.2", "RETALIATE.8" },
  dark  = { character = { "Plate Knight" } },
  light = { character = { "Spiteful" } },
  dice  = { 1, 1, 1, 1, 4, 4, 5 },
  run   = function(t)
    t:attack("Plate Knight", "Spiteful")
    t:play("Spiteful", "Retaliate")  t:finish()
    t:expect("Plate Knight"):damage(1)
  end,
}

scenario "a 6 against armor is still a natural 6" {
  ids   = { "ARMOR.3" },
  dark  = { character = { "Duelist" } },
  light = { character = { "Ironclad" } },
  dice  = { 6, 4, 1, 1 },
  run   = function(t)
    t:attack("Duelist", "Ironclad")  t:finish()
    t:expect("Ironclad"):damage(3)
  end,
}

scenario "armor does nothing against fixed damage" {
  ids   = { "ARMOR.4", "R8.5.4" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Brute" } },
  light = { character = { "Ironclad" } },
  run   = function(t)
    t:play("Pulse")  t:choose("Ironclad")  t:finish()
    t:expect("Ironclad"):damage(3)
  end,
}

scenario "a second armor changes nothing" {
  ids   = { "ARMOR.5", "R10.2.3" },
  dark  = { character = { "Brute" } },
  light = { character = { "Doubleplate" } },
  dice  = { 4, 5, 5, 6 },
  run   = function(t)
    t:attack("Brute", "Doubleplate")  t:finish()
    t:expect("Doubleplate"):damage(3)
  end,
}
