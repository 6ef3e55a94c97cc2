-- The Locations, Missions and Battle cards of the Old Republic starters.

cards [[
  card "Twin" { side = "light", type = { "ground", "character" }, cost = 3, speed = 15,
                power = 3, health = 3 }
  card "Dagger" { side = "dark", type = "character", cost = 3, speed = 18, power = 3, health = 3,
                  "Stealth" }
]]

scenario "Tython System finds a Jedi unit of any arena in the own build step" {
  start = "light build",
  light = { space = { "Tython System" },
            deck = { "Guard", "Adept", "Jedi Airhooks", "Walker", "Ancient Korriban" } },
  run   = function(t)
    t:choose("Tython System")  t:choose(true)
    t:choices("Adept", "Jedi Airhooks", false)  t:choose("Jedi Airhooks")
    t:finish()
    t:happened("revealed", { card = "Jedi Airhooks" }, 1)
    t:happened("shuffled", { player = "light" }, 1)
    t:expect("Jedi Airhooks"):zone("hand")
  end,
}

scenario "Tython System need not be used" {
  start = "light build",
  light = { space = { "Tython System" }, deck = { "Guard", "Adept" } },
  run   = function(t)
    t:choose("Tython System")  t:choose(false)
    t:finish()
    t:happened("shuffled", {}, 0)
    t:expect("light"):cards("hand", { "Guard" })
  end,
}

scenario "Korriban finds a Sith unit; a Sith Lord is one" {
  start = "dark build",
  dark  = { space = { "Korriban" },
            deck = { "Brute", "Githany (A)", "Sith Apprentice", "Sith Marauder Squad" } },
  run   = function(t)
    t:choose("draw")
    t:choose(true)
    t:choices("Githany (A)", "Sith Apprentice", "Sith Marauder Squad", false)
    t:choose("Githany (A)")
    t:expect("dark"):cards("hand", 2):cards("deck", 2)
    t:expect("Githany (A)"):zone("hand")
  end,
}

scenario "Korriban works in its owner's build step alone" {
  ids   = { "R6.7.4" },
  start = "light build",
  dark  = { space = { "Korriban" }, deck = { "Githany (A)" } },
  run   = function(t)
    t:finish()
    t:expect("Githany (A)"):zone("deck")
  end,
}

scenario "Call for Aid takes a Space, a Ground and a Character unit" {
  start = "light build",
  light = { build_zone = { { "Call for Aid", build = 2 } },
            deck = { "Bulwark", "Guard", "Twin", "Walker", "Sparrow", "Scout", "A Gift" } },
  run   = function(t)
    t:play("Call for Aid", "complete")
    t:choices("Sparrow", false)  t:choose("Sparrow") -- the top card was drawn
    t:choices("Twin", "Walker", false)  t:choose("Twin")
    t:choices("Guard", "Scout", false)  t:choose("Scout") -- Twin is in hand already
    t:happened("revealed", { player = "light" }, 3)
    t:happened("shuffled", { player = "light" }, 1)
    t:expect("light"):cards("hand", { "Scout", "Twin", "Sparrow", "Bulwark" })
    t:expect("Call for Aid"):zone("discard")
  end,
}

scenario "Call for Aid may find fewer" {
  ids   = { "R9.8.5" },
  start = "light build",
  light = { build_zone = { { "Call for Aid", build = 2 } },
            deck = { "Bulwark", "Guard", "Sparrow" } },
  run   = function(t)
    t:play("Call for Aid", "complete")
    t:choose(false)  t:choose("Guard")
    t:expect("light"):cards("hand", { "Guard", "Bulwark" })
    t:happened("shuffled", {}, 1)
  end,
}

scenario "Ancient Korriban makes cheap Sith of Space and Ground cheaper" {
  ids   = { "R5.6.4" },
  start = "dark build",
  dark  = { ground = { "Ancient Korriban" },
            build_zone = { { "Sith Dreadnaught", build = 1 },
                           { "Gloom Walkers (A)", build = 1 }, -- 6, the most
                           { "Nightfall (A)", build = 1 },     -- 7
                           { "Sith Apprentice", build = 1 }, { "Raider", build = 1 } } },
  run   = function(t)
    t:expect("Sith Dreadnaught"):cost(4)
    t:expect("Gloom Walkers (A)"):cost(5)
    t:expect("Nightfall (A)"):cost(7)
    t:expect("Sith Apprentice"):cost(3)
    t:expect("Raider"):cost(4)
  end,
}

scenario "Ancient Korriban gives each Sith on the ground +1 power" {
  dark  = { ground = { "Ancient Korriban", "Sith Marauder Squad", "Crusher" },
            character = { "Acolyte" } },
  run   = function(t)
    t:expect("Sith Marauder Squad"):power(4)
    t:expect("Crusher"):power(4)
    t:expect("Acolyte"):power(3)
  end,
}

scenario "Vitiate's Imperial Citadel pays 1 Force for each unit an own Sith discards" {
  dark  = { character = { "Vitiate's Imperial Citadel", "Acolyte", "Brute" } },
  light = { character = { { "Scout", damage = 2, tapped = true },
                          { "Guard", damage = 4, tapped = true } } },
  dice  = { 4, 1, 1, 1, 4, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")   -- no Sith
    t:reach("between")
    t:expect("Guard"):zone("discard")
    t:expect("dark"):force(0)
    t:attack("Acolyte", "Scout")
    t:finish()
    t:expect("Scout"):zone("discard")
    t:expect("dark"):force(1)
  end,
}

scenario "Force Evasion prevents as much damage as Force was paid" {
  ids   = { "R9.2.8" },
  dark  = { character = { "Brute" } },
  light = { force = 3, hand = { "Force Evasion" }, character = { { "Guard", tapped = true } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:not_offered("Force Evasion")
    t:attack("Brute", "Guard")
    t:play("Force Evasion")
    t:choices(0, 1, 2, 3)  t:choose(2)
    t:finish()
    t:expect("Guard"):damage(1)
    t:expect("light"):force(1)
  end,
}

scenario "Ancient Coruscant makes own Old Republic units one counter cheaper" {
  ids   = { "R5.6.4" },
  start = "light build",
  light = { character = { "Ancient Coruscant" },
            build_zone = { { "Jedi Guardian", build = 4 }, { "Guard", build = 3 } } },
  run   = function(t)
    t:expect("Guard"):cost(4)
    t:play("Jedi Guardian", "deploy")
    t:expect("Jedi Guardian"):zone("character")
  end,
}

scenario "Ancient Coruscant is cheaper itself beside an own Historian Character" {
  start = "light build",
  light = { character = { "Mical (A)" }, build_zone = { { "Ancient Coruscant", build = 3 } } },
  run   = function(t)
    t:play("Ancient Coruscant", "complete")
    t:expect("Ancient Coruscant"):zone("character")
  end,
}

scenario "without a Historian Ancient Coruscant costs 4" {
  start = "light build",
  dark  = { character = { "Mical (A)" } },
  light = { character = { "Adept" }, build_zone = { { "Ancient Coruscant", build = 3 } } },
  run   = function(t)
    t:expect("Ancient Coruscant"):cost(4)
    t:reach("build")  t:not_offered("Ancient Coruscant", "complete")
  end,
}

scenario "beside a Historian Ancient Coruscant keeps its place" {
  ids   = { "R6.7.2" },
  start = "dark build",
  dark  = { build_zone = { { "Separatist Headquarters", build = 5 } } },
  light = { character = { "Ancient Coruscant", "Mical (A)" } },
  run   = function(t)
    t:play("Separatist Headquarters", "complete")
    t:expect("Ancient Coruscant"):zone("character")
    t:expect("Separatist Headquarters"):zone("discard")
  end,
}

scenario "without a Historian Ancient Coruscant is replaced" {
  start = "dark build",
  dark  = { build_zone = { { "Separatist Headquarters", build = 5 } } },
  light = { character = { "Ancient Coruscant", "Adept" } },
  run   = function(t)
    t:play("Separatist Headquarters", "complete")
    t:expect("Ancient Coruscant"):zone("discard")
  end,
}

scenario "Dueling Ambitions gives an own Space or Ground unit +30 speed for the turn" {
  start = "battle to end",
  dark  = { space = { { "Raider", tapped = true } } },
  light = { force = 2, hand = { "Dueling Ambitions" }, space = { { "Sparrow", tapped = true } },
            ground = { { "Walker", tapped = true } }, character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Dueling Ambitions")  t:choose(false)
    t:choices("Sparrow", "Walker")  t:choose("Walker")
    t:expect("Walker"):speed(80):power(4)
    t:expect("light"):force(2)
  end,
}

scenario "Dueling Ambitions enhanced gives +2 power too" {
  ids   = { "ENHANCE.1" },
  start = "battle to end",
  dark  = { ground = { { "Crusher", tapped = true } }, space = { { "Raider", tapped = true } } },
  light = { force = 2, hand = { "Dueling Ambitions" }, space = { { "Sparrow", tapped = true } },
            ground = { { "Walker", tapped = true } } },
  run   = function(t)
    t:play("Dueling Ambitions")  t:choose(true)  t:choose("Walker")
    t:expect("Walker"):speed(80):power(6)
    t:expect("Sparrow"):speed(70):power(2)
    t:expect("light"):force(0)
    t:finish()
    t:expect("Walker"):speed(50):power(4)
  end,
}

scenario "Dantooine Enclave takes 10 speed and 1 power from the opponent's units everywhere" {
  dark  = { space = { "Raider" }, character = { "Brute" }, build_zone = { "Crusher" } },
  light = { ground = { "Dantooine Enclave", "Walker" } },
  run   = function(t)
    t:expect("Raider"):speed(50):power(3)
    t:expect("Brute"):speed(50):power(3)
    t:expect("Walker"):speed(50):power(4)
  end,
}

scenario "Dantooine Enclave does not slow units with Stealth" {
  dark  = { character = { "Dagger" } },
  light = { ground = { "Dantooine Enclave" } },
  run   = function(t)
    t:expect("Dagger"):speed(18):power(2)
  end,
}
