-- V-19 Starfighter and its Squadron.

scenario "V-19 draws a card when it damages a unit, one for each time" {
  ids   = { "R8.8.4" },
  dark  = { space = { { "Hulk", tapped = true } } },
  light = { space = { "V-19 Starfighter" }, deck = { "Guard", "Scout" } },
  dice  = { 3, 4, 5 },
  run   = function(t)
    t:attack("V-19 Starfighter", "Hulk")  t:finish()
    t:expect("Hulk"):damage(3)
    t:expect("light"):cards("hand", { "Guard" })
  end,
}

scenario "V-19 draws nothing when it misses" {
  dark  = { space = { { "Hulk", tapped = true } } },
  light = { space = { "V-19 Starfighter" }, deck = { "Guard" } },
  dice  = { 2, 2, 2 },
  run   = function(t)
    t:attack("V-19 Starfighter", "Hulk")  t:finish()
    t:expect("light"):cards("hand", 0)
  end,
}

scenario "V-19 draws nothing when all its damage was prevented" {
  ids   = { "R8.8.3", "R8.8.2" },
  dark  = { force = 1, hand = { "Cover" }, space = { { "Hulk", tapped = true } } },
  light = { space = { "V-19 Starfighter" }, deck = { "Guard" } },
  dice  = { 4, 4, 1 },
  run   = function(t)
    t:attack("V-19 Starfighter", "Hulk")
    t:play("Cover")  t:choose(2)
    t:finish()
    t:expect("Hulk"):damage(0)
    t:expect("light"):cards("hand", 0)
  end,
}

scenario "V-19 draws when some of its damage got through" {
  dark  = { force = 1, hand = { "Cover" }, space = { { "Hulk", tapped = true } } },
  light = { space = { "V-19 Starfighter" }, deck = { "Guard" } },
  dice  = { 4, 4, 1 },
  run   = function(t)
    t:attack("V-19 Starfighter", "Hulk")
    t:play("Cover")  t:choose(1)
    t:finish()
    t:expect("Hulk"):damage(1)
    t:expect("light"):cards("hand", { "Guard" })
  end,
}

scenario "V-19 Squadron intercepts for 1 Force" {
  dark  = { space = { "Raider" } },
  light = { force = 1, space = { { "V-19 Starfighter", tapped = true },
                                 { "V-19 Starfighter Squadron", tapped = true } } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Raider", "V-19 Starfighter")
    t:play("V-19 Starfighter Squadron", "Intercept")  t:finish()
    t:expect("V-19 Starfighter Squadron"):damage(1)
    t:expect("light"):force(0)
  end,
}
