-- The units of cards/START/new_republic_units.lua that do more than their keywords.

scenario "Millennium Falcon (V): New Republic units are 2 cheaper in the turn it is deployed" {
  ids   = { "R5.6.7", "R9.6.1" },
  start = "light build to end",
  light = { build_zone = { { "Millennium Falcon (V)", build = 7 },
                           { "Ranger-Class Gunship", build = 4 }, { "Guard", build = 3 } } },
  run   = function(t)
    t:reach("build", "light")
    t:expect("Ranger-Class Gunship"):cost(6)
    t:play("Millennium Falcon (V)", "deploy")
    t:expect("Ranger-Class Gunship"):cost(4)
    t:expect("Guard"):cost(4)
    t:offered("Ranger-Class Gunship", "deploy")
    t:finish()
    t:expect("Ranger-Class Gunship"):cost(6)
  end,
}

scenario "Millennium Falcon (V): cards for build points, in the own build step" {
  start = "light build",
  light = { build = 1, space = { "Millennium Falcon (V)" }, deck = { "Guard", "Scout", "Walker" } },
  run   = function(t)
    t:play("Millennium Falcon (V)", "draw")
    t:expect("light"):cards("hand", { "Guard", "Scout" }):build(0)
    t:not_offered("Millennium Falcon (V)", "draw")
  end,
}

scenario "the Rogues help the other Rogue Starfighters, not themselves and nobody else" {
  ids   = { "R10.1.4" },
  light = { space = { "Rogue Four (A)", "Rogue Nine (A)", "Rogue Ten (A)", "Rogue Eleven (A)",
                      "Rogue Twelve (A)", "Ranger-Class Gunship" },
            character = { "Lieutenant Corran Horn (B)" } },
  run   = function(t)
    t:reach("phase", "light")
    t:expect("Rogue Four (A)"):keyword("Shields", 0):keyword("Accuracy", 1)
      :keyword("Critical Hit", 1):keyword("Deflect", 1):keyword("Stun", 1)
    t:expect("Rogue Nine (A)"):keyword("Shields", 1):keyword("Accuracy", 0)
    t:expect("Rogue Ten (A)"):keyword("Shields", 1):keyword("Critical Hit", 0)
    t:expect("Rogue Eleven (A)"):keyword("Shields", 1):keyword("Deflect", 0)
    t:expect("Rogue Twelve (A)"):keyword("Shields", 1):keyword("Stun", 0)
    t:expect("Ranger-Class Gunship"):keyword("Shields", 0)
    t:expect("Lieutenant Corran Horn (B)"):keyword("Shields", 0)
  end,
}

scenario "Rogue Eleven (A): the others pay 1 Force to deflect 1 damage" {
  dark  = { space = { "Raider" } },
  light = { force = 1, space = { { "Rogue Eleven (A)", tapped = true },
                                 { "Rogue Ten (A)", tapped = true } } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Raider", "Rogue Ten (A)")
    t:play("Rogue Ten (A)", "Deflect 1")  t:choose("Raider")  t:finish()
    t:expect("Rogue Ten (A)"):damage(1)
    t:expect("Raider"):damage(1)
    t:expect("light"):force(0)
  end,
}

scenario "Bantha-Class Assault Shuttle fetches a New Republic Character" {
  ids   = { "R9.8.5", "R11.3" },
  start = "light build",
  light = { ground = { "Bantha-Class Assault Shuttle" },
            deck = { "Guard", "Mirith Sinn (A)", "Ikrit (A)", "Ranger-Class Gunship", "Scout" } },
  run   = function(t)
    t:play("Bantha-Class Assault Shuttle")
    t:choices("Mirith Sinn (A)", "Ikrit (A)", false)  t:choose("Ikrit (A)")
    t:expect("Ikrit (A)"):zone("hand")
    t:expect("Bantha-Class Assault Shuttle"):tapped(true)
    t:happened("revealed", { card = "Ikrit (A)" }, 1)
    t:happened("shuffled", { player = "light" }, 1)
  end,
}

scenario "Ikrit (A) leaves 2 Force when discarded from the Character arena" {
  dark  = { force = 1, hand = { "Poison" } },
  light = { character = { "Ikrit (A)" } },
  run   = function(t)
    t:play("Poison")  t:finish()
    t:expect("Ikrit (A)"):zone("discard")
    t:expect("light"):force(2)
  end,
}

scenario "Ikrit (A) takes a damage counter to prevent up to 3 damage to another Jedi Character" {
  ids   = { "R9.2.1" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Ikrit (A)", tapped = true }, { "Adept", tapped = true } } },
  dice  = { 4, 4, 4, 4 },
  run   = function(t)
    t:attack("Brute", "Adept")
    t:play("Ikrit (A)", "prevent")  t:choices(0, 1, 2, 3)  t:choose(3)  t:finish()
    t:expect("Adept"):damage(1)
    t:expect("Ikrit (A)"):damage(1)
  end,
}

scenario "Ikrit (A) protects neither itself nor one who is no Jedi" {
  dark  = { character = { "Brute", "Champion" } },
  light = { character = { { "Ikrit (A)", tapped = true }, { "Guard", tapped = true } } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("prevention", "light")  t:not_offered("Ikrit (A)", "prevent")
    t:attack("Champion", "Ikrit (A)")  t:dice(4, 1, 1, 1, 1, 1)
    t:reach("prevention", "light")  t:not_offered("Ikrit (A)", "prevent up to 3 damage to one")
  end,
}

scenario "Kyle Katarn (E) has 2 power more when attacking a Dark Jedi" {
  dark  = { character = { { "Kylo Ren (D)", tapped = true } } },
  light = { character = { "Kyle Katarn (E)" } },
  dice  = { 3, 3, 3, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Kyle Katarn (E)", "Kylo Ren (D)")  t:finish()
    t:expect("Kylo Ren (D)"):damage(3)
    t:expect("Kyle Katarn (E)"):power(5)
  end,
}

scenario "Kyle Katarn (E) has 5 power against others" {
  dark  = { character = { { "Acolyte", tapped = true } } },
  light = { character = { "Kyle Katarn (E)" } },
  dice  = { 3, 3, 3, 1, 1 },
  run   = function(t)
    t:attack("Kyle Katarn (E)", "Acolyte")  t:finish()
    t:expect("Acolyte"):damage(3)
  end,
}

scenario "Leia Organa Solo (P): New Republic units are 1 cheaper" {
  ids   = { "R5.6.4" },
  start = "light build",
  light = { character = { "Leia Organa Solo (P)" },
            build_zone = { { "Ranger-Class Gunship", build = 5 }, { "Guard", build = 3 } } },
  run   = function(t)
    t:expect("Ranger-Class Gunship"):cost(5)
    t:expect("Guard"):cost(4)
    t:offered("Ranger-Class Gunship", "deploy")
    t:not_offered("Guard", "deploy")
  end,
}

scenario "Leia Organa Solo (P) makes a unit one of the New Republic for good" {
  ids   = { "R9.6.1" },
  start = "two battles",
  light = { force = 2, character = { "Leia Organa Solo (P)" }, ground = { "Walker" } },
  run   = function(t)
    t:play("Leia Organa Solo (P)", "New Republic")
    t:choices("Leia Organa Solo (P)", "Walker")  t:choose("Walker")
    t:expect("Walker"):subtype("New Republic", true)
    t:expect("light"):force(0)
    t:finish()
    t:expect("Walker"):subtype("New Republic", true)
  end,
}

scenario "Lieutenant Corran Horn (B) is treated as a Jedi" {
  ids   = { "R3.1.6" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Ikrit (A)", tapped = true },
                          { "Lieutenant Corran Horn (B)", tapped = true } } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Lieutenant Corran Horn (B)")
    t:play("Ikrit (A)", "prevent")  t:choose(2)  t:finish()
    t:expect("Lieutenant Corran Horn (B)"):damage(0)
  end,
}

scenario "Mirith Sinn (A) helps the New Republic on the ground and its other Officers" {
  light = { character = { "Mirith Sinn (A)", "Lieutenant Corran Horn (B)", "Kyle Katarn (E)" },
            ground = { "Bantha-Class Assault Shuttle", "Walker" },
            space = { "Rogue Ten (A)" } },
  run   = function(t)
    t:reach("phase", "light")
    t:expect("Bantha-Class Assault Shuttle"):keyword("Accuracy", 1)
    t:expect("Walker"):keyword("Accuracy", 0)
    t:expect("Rogue Ten (A)"):keyword("Accuracy", 0)
    t:expect("Lieutenant Corran Horn (B)"):keyword("Critical Hit", 1)
    t:expect("Kyle Katarn (E)"):keyword("Critical Hit", 0)
    t:expect("Mirith Sinn (A)"):keyword("Critical Hit", 0)
  end,
}

scenario "Heavy Machine Gun Team has 2 power more when attacking a multi-arena unit" {
  dark  = { ground = { { "Amphibian", tapped = true } } },
  light = { ground = { "Heavy Machine Gun Team" } },
  dice  = { 4, 4, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Heavy Machine Gun Team", "Amphibian")  t:finish()
    t:expect("Amphibian"):damage(2)
  end,
}

scenario "Heavy Machine Gun Team has 4 power against others" {
  dark  = { ground = { { "Fortress", tapped = true } } },
  light = { ground = { "Heavy Machine Gun Team" } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Heavy Machine Gun Team", "Fortress")  t:finish()
    t:expect("Fortress"):damage(2)
  end,
}

scenario "Rogue Seven (A): health in Space, power on the ground, Retaliate 1 for the other Rogues" {
  ids   = { "SWITCH.1" },
  light = { space = { "Rogue Seven (A)", "Rogue Ten (A)", "Ranger-Class Gunship" } },
  run   = function(t)
    t:reach("phase", "light")
    t:expect("Rogue Seven (A)"):health(3):power(2):keyword("Retaliate", 0)
    t:expect("Rogue Ten (A)"):keyword("Retaliate", 1)
    t:expect("Ranger-Class Gunship"):keyword("Retaliate", 0)
  end,
}

scenario "Rogue Seven (A) on the ground" {
  ids   = { "SWITCH.1" },
  light = { ground = { "Rogue Seven (A)" } },
  run   = function(t)
    t:reach("phase", "light")
    t:expect("Rogue Seven (A)"):health(2):power(3)
  end,
}

scenario "Marine Special Forces come for 3 cards of the hand and 3 of the deck" {
  ids   = { "ALTCOST.1", "ALTCOST.3" },
  start = "light build",
  light = { hand = { "Marine Special Forces", "Guard", "Scout" },
            deck = { "Walker", "Skimmer", "Runner", "Bulwark", "Sparrow" } },
  run   = function(t)
    t:play("Marine Special Forces", "Alternative Cost")
    t:expect("Marine Special Forces"):zone("ground")
    t:expect("light"):cards("hand", 0):cards("deck", { "Sparrow" }):cards("discard", 6)
  end,
}

scenario "Marine Special Forces need all 6 cards" {
  ids   = { "ALTCOST.2" },
  start = "light build",
  light = { hand = { "Marine Special Forces", "Guard", "Scout" }, deck = { "Walker", "Skimmer", "Runner" } },
  run   = function(t)
    t:reach("build", "light")  t:not_offered("Marine Special Forces", "Alternative Cost")
  end,
}

scenario "Marine Special Forces are faster with a New Republic Officer in any arena" {
  light = { ground = { "Marine Special Forces" }, character = { "Lieutenant Corran Horn (B)" } },
  run   = function(t)
    t:reach("phase", "light")  t:expect("Marine Special Forces"):speed(50)
  end,
}

scenario "Marine Special Forces are not faster with other Officers" {
  light = { ground = { "Marine Special Forces" }, character = { "Poe Dameron (C)" } },
  run   = function(t)
    t:reach("phase", "light")  t:expect("Marine Special Forces"):speed(40)
  end,
}

scenario "MD Droid heals a Character from the build zone, for 2, 4 or 6 Force" {
  ids   = { "RESERVES.1" },
  light = { force = 12, build_zone = { "MD Droid" },
            character = { { "Veteran", damage = 8 } }, ground = { { "Walker", damage = 1 } } },
  run   = function(t)
    t:play("MD Droid", "remove 1")
    t:expect("Veteran"):damage(7)  t:expect("light"):force(10)
    t:play("MD Droid", "up to 2")  t:choices(0, 1, 2)  t:choose(2)
    t:expect("Veteran"):damage(5)  t:expect("light"):force(6)
    t:play("MD Droid", "up to 4")  t:choices(0, 1, 2, 3, 4)  t:choose(4)
    t:expect("Veteran"):damage(1)  t:expect("light"):force(0)
  end,
}

scenario "MD Droid heals nobody from an arena" {
  ids   = { "RESERVES.1" },
  light = { force = 12, character = { "MD Droid", { "Veteran", damage = 8 } } },
  run   = function(t)
    t:reach("phase", "light")  t:not_offered("MD Droid")
  end,
}

scenario "Captain Dllr Nep (C) has up to 2 abilities of a Dark Side unit until end of turn" {
  ids   = { "R9.6.1", "R10.1.5" },
  start = "battle to end",
  dark  = { character = { { "Kylo Ren (J)", tapped = true }, { "Snoke (D)", tapped = true } },
            ground = { "AT-PD" } },
  light = { force = 4, character = { "Captain Dllr Nep (C)", { "Veteran", tapped = true } } },
  run   = function(t)
    t:play("Captain Dllr Nep (C)")
    t:choices("Kylo Ren (J)", "Snoke (D)")  t:choose("Kylo Ren (J)")
    t:asked("light", "yes_no")  t:choose(false)  -- Armor
    t:choose(true)                               -- Overkill
    t:choose(true)                               -- 2 Force: 2 power
    t:expect("Captain Dllr Nep (C)"):keyword("Armor", 0):keyword("Overkill"):keyword("Evade", 0)
    t:expect("light"):force(2)
    t:attack("Captain Dllr Nep (C)", "Snoke (D)")
    t:play("Captain Dllr Nep (C)", "power")
    t:expect("Captain Dllr Nep (C)"):power(6)  t:expect("light"):force(0)
    t:expect("Kylo Ren (J)"):power(5)
    t:dice(1, 1, 1, 1, 1, 1)  t:finish()
    t:expect("Captain Dllr Nep (C)"):keyword("Overkill", 0)
  end,
}

scenario "Captain Dllr Nep (C) stops asking after 2 abilities, and is treated as a Force Sensitive" {
  ids   = { "R3.1.6" },
  dark  = { character = { { "Kylo Ren (J)", tapped = true } } },
  light = { force = 2, character = { "Captain Dllr Nep (C)" } },
  run   = function(t)
    t:play("Captain Dllr Nep (C)")  t:choose(true)  t:choose(true)
    t:asked("dark", "phase")
    t:expect("Captain Dllr Nep (C)"):keyword("Armor"):keyword("Overkill"):keyword("Evade", 0)
      :subtype("Force Sensitive", true)
  end,
}

scenario "Captain Dllr Nep (C) copies nothing of a unit without abilities" {
  dark  = { character = { { "Brute", tapped = true } } },
  light = { force = 2, character = { "Captain Dllr Nep (C)" } },
  run   = function(t)
    t:play("Captain Dllr Nep (C)")
    t:asked("dark", "phase")
    t:expect("light"):force(0)
  end,
}
