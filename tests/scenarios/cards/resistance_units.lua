-- The units of cards/START/resistance_units.lua that do more than their keywords.

scenario "Anodyne (A) heals up to 3 of one Resistance Character" {
  light = { space = { "Anodyne (A)" }, character = { { "Finn (E)", damage = 4 },
            { "Poe Dameron (C)", damage = 1 }, { "Guard", damage = 1 } } },
  run   = function(t)
    t:choose("Finn (E)")
    t:choices(0, 1, 2, 3)  t:choose(3)
    t:expect("Finn (E)"):damage(1)
    t:expect("Anodyne (A)"):tapped(true)
  end,
}

scenario "Anodyne (A) may heal nobody" {
  light = { space = { "Anodyne (A)" }, character = { { "Finn (E)", damage = 4 } } },
  run   = function(t)
    t:choose(false)
    t:expect("Finn (E)"):damage(4)
  end,
}

scenario "Crimson Squadron (A) does 4 damage instead of attacking" {
  ids   = { "R7.4.1", "R8.5.4" },
  dark  = { space = { { "Hulk", tapped = true } }, ground = { { "Fortress", tapped = true } } },
  light = { space = { "Crimson Squadron (A)" } },
  run   = function(t)
    t:turn_of("Crimson Squadron (A)")
    t:play("Crimson Squadron (A)", "4 damage")  t:finish()
    t:expect("Hulk"):damage(4)
    t:expect("Crimson Squadron (A)"):tapped(true)
    t:happened("attacked", {}, 0)
  end,
}

scenario "Vigil (B) fetches a unique Resistance Character for 1 Force" {
  start = "light build",
  light = { force = 1, space = { "Vigil (B)" },
            deck = { "Guard", "Finn (E)", "Mirith Sinn (A)", "Nodin's Ski Speeder (A)", "Rey (B)",
                     "Rose Tico (E)" } },
  run   = function(t)
    t:play("Vigil (B)")  t:choices("Finn (E)", "Rose Tico (E)", false)  t:choose("Rose Tico (E)")
    t:expect("light"):force(0)
    t:expect("Rose Tico (E)"):zone("hand")
    t:expect("Vigil (B)"):tapped(true)
  end,
}

scenario "Nodin's Ski Speeder (A) is discarded for up to 3 cards" {
  ids   = { "R9.8.1" },
  light = { ground = { "Nodin's Ski Speeder (A)" }, deck = { "Guard", "Scout", "Walker", "Skimmer" } },
  run   = function(t)
    t:play("Nodin's Ski Speeder (A)")  t:choices(0, 1, 2, 3)  t:choose(3)
    t:expect("Nodin's Ski Speeder (A)"):zone("discard")
    t:expect("light"):cards("hand", { "Guard", "Scout", "Walker" })
  end,
}

scenario "Nodin's Ski Speeder (A) can't leave while a unit attacks" {
  ids   = { "R8.3.1" },
  dark  = { ground = { "Crusher" } },
  light = { ground = { "Nodin's Ski Speeder (A)" }, deck = { "Guard" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:turn_of("Crusher")  t:attack("Crusher", "Nodin's Ski Speeder (A)")
    t:reach("attack", "light")  t:not_offered("Nodin's Ski Speeder (A)")  t:finish()
  end,
}

scenario "Finn (E) untaps when his attack discards an opposing unit" {
  ids   = { "R7.2.6" },
  dark  = { character = { { "Assassin", tapped = true, damage = 2 },
                          { "Champion", tapped = true } } },
  light = { character = { "Finn (E)" } },
  run   = function(t)
    t:attack("Finn (E)", "Assassin")  t:dice(4, 1, 1, 1)
    t:attack("Finn (E)", "Champion")  t:dice(4, 4, 4, 4)
    t:finish()
    t:expect("Finn (E)"):tapped(true)
    t:happened("attacked", { source = "Finn (E)" }, 2)
  end,
}

scenario "Finn (E) discards a card for 2 power in this attack" {
  ids   = { "R8.3.6" },
  dark  = { character = { { "Champion", tapped = true } } },
  light = { character = { "Finn (E)" }, hand = { "Guard", "Scout" } },
  run   = function(t)
    t:attack("Finn (E)", "Champion")
    t:play("Finn (E)", "power")  t:choose("Scout")
    t:expect("Finn (E)"):power(6)
    t:dice(4, 4, 4, 4, 4, 4)  t:finish()
    t:expect("Champion"):damage(6)
    t:expect("Finn (E)"):power(4)
    t:expect("light"):cards("hand", { "Guard" })
  end,
}

scenario "Poe Dameron (C) may fetch Poe's Starfighter when deployed" {
  start = "light build",
  light = { build_zone = { { "Poe Dameron (C)", build = 6 } },
            deck = { "Guard", "Scout", "Walker" } },
  run   = function(t)
    t:play("Poe Dameron (C)", "deploy")  t:choose(true)
    t:happened("shuffled", { player = "light" }, 1)
  end,
}

scenario "Poe Dameron (C) need not search" {
  start = "light build",
  light = { build_zone = { { "Poe Dameron (C)", build = 6 } }, deck = { "Guard", "Scout" } },
  run   = function(t)
    t:play("Poe Dameron (C)", "deploy")  t:choose(false)
    t:happened("shuffled", {}, 0)
  end,
}

scenario "Rey (B) fetches a Rey at any time" {
  ids   = { "R8.3.5" },
  light = { character = { "Rey (B)" }, deck = { "Guard", "Rey (B)", "Finn (E)" } },
  run   = function(t)
    t:play("Rey (B)", "search")  t:choices("Rey (B)#2", false)  t:choose("Rey (B)#2")
    t:expect("Rey (B)#2"):zone("hand")
    t:expect("Rey (B)"):tapped(true)
  end,
}

scenario "Rey (B) evades as much as there are cards in her stack" {
  ids   = { "R6.2.2" },
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { { "Rey (B)", tapped = true } } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Rey (B)")
    t:play("Rey (B)", "Evade")  t:choices(0, 1)  t:choose(1)  t:finish()
    t:expect("Rey (B)"):damage(1)
    t:expect("light"):force(0)
  end,
}

scenario "Rose Tico (E) fetches a Resistance Ground unit" {
  start = "light build",
  light = { character = { "Rose Tico (E)" },
            deck = { "Guard", "Walker", "Resistance Trench Defenders", "Finn (E)" } },
  run   = function(t)
    t:play("Rose Tico (E)")
    t:choices("Resistance Trench Defenders", false)  t:choose("Resistance Trench Defenders")
    t:expect("Resistance Trench Defenders"):zone("hand")
    t:expect("Rose Tico (E)"):tapped(true)
  end,
}
