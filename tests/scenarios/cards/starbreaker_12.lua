-- Starbreaker 12: flees for a Location shown from the hand, and gets Force or a Location.

scenario "attacked, Starbreaker 12 flees for 1 Force and a Location shown from the hand" {
  ids   = { "R8.10.2", "R5.8.3" },
  dark  = { space = { "Raider" } },
  light = { force = 1, hand = { "Tython System", "Guard" },
            space = { "Starbreaker 12 (A)" } },
  run   = function(t)
    t:attack("Raider", "Starbreaker 12 (A)")  t:choose(true)
    t:finish()
    t:expect("Starbreaker 12 (A)"):zone("build_zone"):tapped(false):damage(0)
    t:happened("revealed", { card = "Tython System" }, 1)
    t:happened("rolled", {}, 0)
    t:expect("light"):force(0):cards("hand", 2)
  end,
}

scenario "Starbreaker 12 may stay" {
  dark  = { space = { "Raider" } },
  light = { force = 1, hand = { "Tython System" },
            space = { { "Starbreaker 12 (A)", tapped = true } } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Raider", "Starbreaker 12 (A)")  t:choose(false)
    t:finish()
    t:expect("Starbreaker 12 (A)"):zone("space"):damage(1)
    t:expect("light"):force(1)
  end,
}

scenario "without a Location in hand Starbreaker 12 can't flee" {
  ids   = { "R9.2.2" },
  dark  = { space = { "Raider" } },
  light = { force = 1, hand = { "Guard" }, space = { { "Starbreaker 12 (A)", tapped = true } } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Raider", "Starbreaker 12 (A)")  t:finish()
    t:expect("Starbreaker 12 (A)"):damage(1)
    t:expect("light"):force(1)
  end,
}

scenario "in the battle phase Starbreaker 12 taps for 1 Force and nothing else" {
  ids   = { "R9.2.5" },
  light = { space = { "Starbreaker 12 (A)" }, deck = { "Tython System" } },
  run   = function(t)
    t:reach("phase", "light")
    t:play("Starbreaker 12 (A)", "Tap")
    t:expect("Starbreaker 12 (A)"):tapped(true)
    t:expect("light"):force(1):cards("deck", 1)
  end,
}

scenario "in the build step it looks for a Location in the deck" {
  start = "light build",
  light = { space = { "Starbreaker 12 (A)" },
            deck = { "Guard", "Tython System", "Ancient Korriban", "Scout" } },
  run   = function(t)
    t:play("Starbreaker 12 (A)", "Tap")
    t:choices("Tython System", "Ancient Korriban", false)  t:choose("Tython System")
    t:expect("light"):cards("hand", { "Tython System", "Guard" })
    t:happened("revealed", { card = "Tython System" }, 1)
    t:happened("shuffled", { player = "light" }, 1)
  end,
}
