-- The units of the Separatist starter deck.

-- Space -------------------------------------------------------------------------------

card "Flying Mode Vulture Droid Wing" {
  side = "dark", type = "space", number = 62,
  subtypes = { "Trade Federation", "Droid", "Squadron" },
  cost = 7, speed = 60, power = 6, health = 6,
  "Accuracy 1", "Shields 1",
}

card "Droid Tri-Fighter Squadron" {
  side = "dark", type = "space", number = 55,
  subtypes = { "Separatist", "Trade Federation", "Droid", "Squadron" },
  cost = 5, speed = 50, power = 4, health = 4,
  "Critical Hit 1",
}

card "Scarab-Class Droid Starfighter" {
  side = "dark", type = "space", number = 107,
  subtypes = { "Trade Federation", "Droid", "Starfighter" },
  cost = 3, speed = 40, power = 3, health = 2,
  "Armor", "Bombard 1",
}

-- Ground ------------------------------------------------------------------------------

card "Mygeeto Tri-droid" {
  side = "dark", type = "ground", number = 96,
  subtypes = { "Separatist", "Techno Union", "Droid" },
  cost = 7, speed = 30, power = 6, health = 6,
  "Critical Hit 2",
}

card "Octuptarra Tri-Droid" {
  side = "dark", type = "ground", number = 100,
  subtypes = { "Separatist", "Techno Union", "Droid" },
  cost = 4, speed = 50, power = 4, health = 2,
  "Accuracy 1",
}

card "Single Trooper Aerial Platform" {
  side = "dark", type = "ground", number = 169,
  subtypes = { "Trade Federation", "Droid", "Speeder" },
  cost = 2, speed = 50, power = 1, health = 1,
  static { power = count(all { "Trade Federation", "Speeder", arena = "ground" }) },
}

-- Character ---------------------------------------------------------------------------

card "B2 Super Battle Droid" {
  side = "dark", type = "character", number = 6,
  subtypes = { "Separatist", "Trade Federation", "Droid" },
  cost = 3, speed = 50, power = 3, health = 2,
  "Armor",
  -- put, not deployed; gone at the end of the turn wherever it is in play
  trigger { zone = "hand", on = step_started { step = "battle.character" }, may = true, effect = {
    enter { self, arena = "character" },
    give { lasts = "discarded", trigger { zone = { "arena", "build" },
      on = step_ended { step = "turn" }, effect = { discard { self } } } },
  } },
}

card "Droideka JA-11-08" {
  side = "dark", type = "character", number = 95,
  subtypes = { "Separatist", "Trade Federation", "Droid" },
  cost = 5, speed = 50, power = 4, health = 4,
  "Accuracy 1", "Shields 1",
  trigger { on = step_started { step = "battle.character" }, effect = {
    either { { give { "Accuracy 1", lasts = "turn" } }, { give { "Shields 1", lasts = "turn" } } },
  } },
}

card "General Grievous (C)" {
  side = "dark", type = "character", number = 61,
  subtypes = { "Separatist", "Cyborg", "Officer" }, treat_as = { "Dark Jedi" },
  cost = 8, speed = 50, power = 7, health = 6,
  "Pay 2 Force -> Deflect 1", "Critical Hit 1",
  trigger { on = discarded { card = all { "Jedi" }, source = self }, effect = { untap { self } } },
}

card "IG-101 Magnaguard" {
  side = "dark", type = "character", number = 68,
  subtypes = { "IG Banking Clan", "Bodyguard", "Droid" },
  cost = 5, speed = 60, power = 4, health = 3,
  "Pay 0 Force -> Intercept",
  static { when = at_least(1, all { name = "General Grievous", arena = "character" }),
    "Critical Hit 2" },
}
