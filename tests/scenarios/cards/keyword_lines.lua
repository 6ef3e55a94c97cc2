-- Cards with keywords and nothing else: one attack or one look shows each line.

scenario "Clone Assault Team's damage can't be prevented" {
  ids   = { "R8.7.6" },
  dark  = { ground = { { "Fortress", tapped = true } }, force = 1, hand = { "Cover" } },
  light = { ground = { "Clone Assault Team" } },
  dice  = { 4, 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Clone Assault Team", "Fortress")
    t:play("Cover")  t:finish()
    t:expect("Fortress"):damage(2)
    t:happened("damage_prevented", {}, 0)
  end,
}

scenario "Clone Starfighter Wing: Accuracy 1 and Overkill" {
  dark  = { space = { { "Dart", damage = 2, tapped = true },
                      { "Hulk", tapped = true } } },
  light = { space = { "Clone Starfighter Wing" } },
  dice  = { 3, 3, 3, 2 },
  run   = function(t)
    t:attack("Clone Starfighter Wing", "Dart")
    t:choose("Hulk")  t:choices(0, 1, 2)  t:choose(2)
    t:finish()
    t:expect("Dart"):zone("discard")
    t:expect("Hulk"):damage(2)
  end,
}

scenario "Clone Trooper Detachment: Critical Hit 2 and Stun 2" {
  dark  = { ground = { { "Fortress", tapped = true } } },
  light = { ground = { "Clone Trooper Detachment" } },
  dice  = { 6, 3, 3, 3, 3 },
  run   = function(t)
    t:attack("Clone Trooper Detachment", "Fortress")
    t:reach("between")
    t:expect("Fortress"):damage(3):power(4)
  end,
}

scenario "Stun Tank: Armor" {
  dark  = { ground = { "Crusher" } },
  light = { ground = { { "Stun Tank", tapped = true } } },
  dice  = { 4, 4, 5, 1 },
  run   = function(t)
    t:attack("Crusher", "Stun Tank")  t:finish()
    t:expect("Stun Tank"):damage(1)
  end,
}

scenario "Stun Tank: Stun 5" {
  dark  = { ground = { { "Fortress", tapped = true } } },
  light = { ground = { "Stun Tank" } },
  dice  = { 4, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Stun Tank", "Fortress")
    t:reach("between")
    t:expect("Fortress"):damage(1):power(1)
  end,
}

scenario "ARC Trooper: Accuracy 1" {
  dark  = { character = { { "Champion", tapped = true } } },
  light = { character = { "ARC Trooper" } },
  dice  = { 3, 3, 2, 2 },
  run   = function(t)
    t:attack("ARC Trooper", "Champion")  t:finish()
    t:expect("Champion"):damage(2)
  end,
}

scenario "Parjai Trooper: Accuracy 1 and Stun 1" {
  dark  = { character = { { "Champion", tapped = true } } },
  light = { character = { "Parjai Trooper" } },
  dice  = { 3, 2, 2, 2 },
  run   = function(t)
    t:attack("Parjai Trooper", "Champion")
    t:reach("between")
    t:expect("Champion"):damage(1):power(5)
  end,
}

scenario "V-19 Starfighter Squadron: Accuracy 1" {
  dark  = { space = { { "Hulk", tapped = true } } },
  light = { space = { "V-19 Starfighter Squadron" } },
  dice  = { 3, 3, 2, 2, 2, 2 },
  run   = function(t)
    t:attack("V-19 Starfighter Squadron", "Hulk")  t:finish()
    t:expect("Hulk"):damage(2)
  end,
}

scenario "Flying Mode Vulture Droid Wing: Accuracy 1" {
  dark  = { space = { "Flying Mode Vulture Droid Wing" } },
  light = { space = { { "Bulwark", tapped = true } } },
  dice  = { 3, 3, 2, 2, 2, 2 },
  run   = function(t)
    t:attack("Flying Mode Vulture Droid Wing", "Bulwark")  t:finish()
    t:expect("Bulwark"):damage(2)
  end,
}

scenario "Flying Mode Vulture Droid Wing: Shields 1" {
  dark  = { space = { { "Flying Mode Vulture Droid Wing", tapped = true } } },
  light = { space = { "Runner" } },
  dice  = { 4, 4, 4 },
  run   = function(t)
    t:attack("Runner", "Flying Mode Vulture Droid Wing")  t:finish()
    t:expect("Flying Mode Vulture Droid Wing"):damage(3)
  end,
}

scenario "Droid Tri-Fighter Squadron: Critical Hit 1" {
  dark  = { space = { "Droid Tri-Fighter Squadron" } },
  light = { space = { { "Bulwark", tapped = true } } },
  dice  = { 6, 3, 3, 3 },
  run   = function(t)
    t:attack("Droid Tri-Fighter Squadron", "Bulwark")  t:finish()
    t:expect("Bulwark"):damage(2)
  end,
}

scenario "Scarab-Class Droid Starfighter: Bombard 1" {
  dark  = { space = { "Scarab-Class Droid Starfighter" } },
  light = { space = { { "Sparrow", tapped = true } }, ground = { "Walker" },
            character = { "Guard" } },
  dice  = { 4 },
  run   = function(t)
    t:turn_of("Scarab-Class Droid Starfighter")
    t:targets("Scarab-Class Droid Starfighter", "Sparrow", "Walker")
    t:attack("Scarab-Class Droid Starfighter", "Walker")  t:finish()
    t:expect("Walker"):damage(1)
  end,
}

scenario "Scarab-Class Droid Starfighter: Armor" {
  dark  = { space = { { "Scarab-Class Droid Starfighter", tapped = true } } },
  light = { space = { "Runner" } },
  dice  = { 4, 4, 4, 5 },
  run   = function(t)
    t:attack("Runner", "Scarab-Class Droid Starfighter")  t:finish()
    t:expect("Scarab-Class Droid Starfighter"):damage(1)
  end,
}

scenario "Mygeeto Tri-droid: Critical Hit 2" {
  dark  = { ground = { "Mygeeto Tri-droid" } },
  light = { ground = { { "Bastion", tapped = true } } },
  dice  = { 6, 3, 3, 3, 3, 3 },
  run   = function(t)
    t:attack("Mygeeto Tri-droid", "Bastion")  t:finish()
    t:expect("Bastion"):damage(3)
  end,
}

scenario "Octuptarra Tri-Droid: Accuracy 1" {
  dark  = { ground = { "Octuptarra Tri-Droid" } },
  light = { ground = { { "Bastion", tapped = true } } },
  dice  = { 3, 2, 2, 2 },
  run   = function(t)
    t:attack("Octuptarra Tri-Droid", "Bastion")  t:finish()
    t:expect("Bastion"):damage(1)
  end,
}
