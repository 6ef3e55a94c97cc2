-- The cards of cards/START/new_republic_support.lua, clause by clause.

scenario "Bimmisaari gives its player a build point when the own build step starts" {
  ids   = { "R6.7.4" },
  start = "both builds",
  dark  = { ground = { "Bimmisaari" }, deck = { "Brute" } },
  light = { deck = { "Guard" } },
  run   = function(t)
    t:choose("Bimmisaari")
    t:expect("dark"):build(1)
    t:finish()
    t:expect("dark"):build(1)  t:expect("light"):build(0)
  end,
}

scenario "Carida System trains a unit on the ground as a Stormtrooper until it is discarded" {
  ids   = { "R9.6.1" },
  start = "two battles",
  dark  = { space = { "Carida System", "Dart" }, ground = { "Tempest Force AT-AT" },
            character = { "Brute", "Assassin" } },
  light = { ground = { { "Bastion", tapped = true } }, character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:choices("Tempest Force AT-AT", "Brute", "Assassin", false)  t:choose("Brute")
    t:expect("Brute"):power(5):subtype("Stormtrooper", true)
    t:choose("Assassin") -- in the second battle
    t:finish()
    t:expect("Brute"):power(5):subtype("Stormtrooper", true)
    t:expect("Assassin"):power(3)
  end,
}

scenario "Oradin Hospital heals 1 of each own unit in the Character arena, if wanted" {
  start = "battle",
  light = { character = { "Oradin Hospital", { "Veteran", damage = 2 }, { "Guard", damage = 1 } },
            ground = { { "Walker", damage = 1 } } },
  dark  = { character = { { "Champion", damage = 1, tapped = true } } },
  run   = function(t)
    t:choose(true)
    t:expect("Veteran"):damage(1)  t:expect("Guard"):damage(0)
    t:expect("Walker"):damage(1)   t:expect("Champion"):damage(1)
  end,
}

scenario "Oradin Hospital may be left alone" {
  start = "battle",
  light = { character = { "Oradin Hospital", { "Veteran", damage = 2 } } },
  run   = function(t)
    t:choose(false)
    t:expect("Veteran"):damage(2)
  end,
}

scenario "Vuultin Base: a card or a build point without Ysanne Isard" {
  ids   = { "R9.2.5" },
  start = "dark build",
  dark  = { ground = { "Vuultin Base" }, deck = { "Brute", "Dart", "Hulk" } },
  run   = function(t)
    t:choose("Vuultin Base")
    t:choices("draw 1 card", "gain 1 build point")  t:choose("gain 1")
    t:expect("dark"):build(1):cards("hand", { "Brute" })
  end,
}

scenario "Repurposed Imperial Blasters: Lucky 2 for any Character, more for some" {
  ids   = { "EQUIP.5" },
  light = { character = { { "Guard", equipped = { "Repurposed Imperial Blasters" } },
            { "Lieutenant Corran Horn (B)", equipped = { "Repurposed Imperial Blasters" } } } },
  dark  = { character = { { "General Weir (A)", equipped = { "Repurposed Imperial Blasters" } } } },
  run   = function(t)
    t:reach("phase", "dark")
    t:expect("Guard"):keyword("Lucky", 2):keyword("Precision", 0):power(4)
    t:expect("General Weir (A)"):keyword("Lucky", 2):keyword("Precision"):power(5)
    t:expect("Lieutenant Corran Horn (B)"):keyword("Lucky", 2):keyword("Precision", 0):power(5)
  end,
}

scenario "Repurposed Imperial Blasters: 1 build point for a Character" {
  ids   = { "EQUIP.3" },
  start = "light build",
  light = { build = 1, character = { "Guard" }, ground = { "Walker" },
            build_zone = { "Repurposed Imperial Blasters" } },
  run   = function(t)
    t:play("Repurposed Imperial Blasters", "Equip")
    t:expect("Repurposed Imperial Blasters"):on("Guard")
    t:expect("light"):build(0)
  end,
}

scenario "Bacta War heals a unit that was damaged this turn" {
  ids   = { "R9.2.5" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Bacta War" },
            character = { { "Guard", tapped = true }, { "Veteran", tapped = true, damage = 3 } } },
  run   = function(t)
    t:reach("phase", "light")  t:not_offered("Bacta War")
    t:attack("Brute", "Guard")  t:dice(4, 4, 1, 1)
    t:reach("between", "light")
    t:play("Bacta War")
    t:expect("Guard"):damage(1)  t:expect("Veteran"):damage(3)
    t:expect("light"):force(0)
  end,
}

scenario "Bacta War wounds a unit whose damage its player removed this turn" {
  start = "light build to end",
  dark  = { force = 1, hand = { "Bacta War" } },
  light = { ground = { "Utapau Landing Platform", { "Walker", damage = 3 }, { "Bastion", damage = 1 } } },
  run   = function(t)
    t:play("Walker")  t:choose(2)
    t:play("Bacta War")
    t:expect("Walker"):damage(2)  t:expect("Bastion"):damage(1)
    t:expect("dark"):force(0)
  end,
}

scenario "Bacta War is no card for an attack" {
  ids   = { "R8.3.1" },
  dark  = { character = { "Assassin", "Brute" } },
  light = { force = 1, hand = { "Bacta War" }, character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Assassin", "Veteran")  t:dice(4, 4)
    t:attack("Brute", "Veteran")
    t:reach("attack", "light")  t:not_offered("Bacta War")
    t:dice(1, 1, 1, 1)  t:finish()
  end,
}

scenario "Clear Skies and Easy Shots: a Space unit attacks first, with Accuracy 1" {
  ids   = { "R8.3.2" },
  dark  = { space = { "Dart" } },
  light = { force = 3, hand = { "Clear Skies and Easy Shots" }, space = { "Runner" },
            ground = { "Walker" } },
  run   = function(t)
    t:reach("phase", "light")  t:not_offered("Clear Skies and Easy Shots")
    t:play("Clear Skies and Easy Shots")  t:choose(true)
    t:turn_of("Runner")
    t:attack("Runner", "Dart")  t:dice(3, 3, 3, 1)
    t:reach("step", "light")
    t:expect("Dart"):zone("discard")
    t:expect("Runner"):keyword("Accuracy", 1)
    t:expect("light"):force(0)
    t:finish()
    t:expect("Runner"):keyword("Accuracy", 1)
  end,
}

scenario "Clear Skies and Easy Shots: the unit may keep its place" {
  dark  = { space = { "Dart" } },
  light = { force = 3, hand = { "Clear Skies and Easy Shots" }, space = { "Runner" } },
  run   = function(t)
    t:play("Clear Skies and Easy Shots")  t:choose(false)
    t:turn_of("Dart")
    t:expect("Runner"):keyword("Accuracy", 1)
  end,
}

scenario "Clear Skies and Easy Shots is no card for other steps" {
  ids   = { "R8.3.2" },
  dark  = { character = { "Brute" } },
  light = { force = 3, hand = { "Clear Skies and Easy Shots" }, character = { "Guard" } },
  run   = function(t)
    t:turn_of("Brute")
    t:happened("played", {}, 0)
    t:no_window("reroll")
    t:pass()
    t:reach("between", "light")  t:not_offered("Clear Skies and Easy Shots")
  end,
}

scenario "Instinctual Dodge: damage that was foreseen is prevented, and a card may be drawn" {
  dark  = { character = { "Brute" } },
  light = { hand = { "Instinctual Dodge" }, deck = { "Scout", "Walker" },
            character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Instinctual Dodge")
    t:attack("Brute", "Guard")  t:choose(2)  t:dice(4, 4, 1, 1)
    t:choose(true)  t:finish()
    t:expect("Guard"):damage(0)
    t:expect("light"):cards("hand", { "Scout" })
  end,
}

scenario "Instinctual Dodge: a wrong number prevents nothing" {
  dark  = { character = { "Brute" } },
  light = { hand = { "Instinctual Dodge" }, deck = { "Scout" },
            character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Instinctual Dodge")
    t:attack("Brute", "Guard")  t:choose(3)  t:dice(4, 4, 1, 1)  t:finish()
    t:expect("Guard"):damage(2)
    t:expect("light"):cards("hand", 0)
  end,
}

scenario "Instinctual Dodge: no damage may be foreseen, too, at each attack of the turn" {
  dark  = { character = { "Assassin", "Brute" } },
  light = { hand = { "Instinctual Dodge" }, deck = { "Scout", "Walker" },
            character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Instinctual Dodge")
    t:attack("Assassin", "Guard")  t:choose(0)  t:dice(1, 1)
    t:choose(true)
    t:expect("light"):cards("hand", { "Scout" })
    t:attack("Brute", "Guard")  t:choose(0)  t:dice(4, 1, 1, 1)  t:finish()
    t:expect("Guard"):damage(1)
    t:expect("light"):cards("hand", { "Scout" })
  end,
}

scenario "Let the Force Guide You: the named card is drawn, brings Force and may be deployed" {
  ids   = { "R3.1.3" },
  start = "light build",
  light = { force = 3, build_zone = { { "Let the Force Guide You", build = 1 } },
            deck = { "Walker", "Guard" } },
  run   = function(t)
    t:play("Let the Force Guide You", "complete")
    t:choose(true)
    t:expect("Guard"):zone("character")
    t:expect("light"):force(1):cards("deck", 0) -- 3 + 1 + 1 - 4
    t:happened("deployed", { card = "Guard" }, 1)
  end,
}

scenario "Let the Force Guide You: the card may stay in hand" {
  start = "light build",
  light = { force = 3, build_zone = { { "Let the Force Guide You", build = 1 } },
            deck = { "Walker", "Guard" } },
  run   = function(t)
    t:play("Let the Force Guide You", "complete")
    t:choose(false)
    t:expect("Guard"):zone("hand")
    t:expect("light"):force(5)
  end,
}

scenario "Let the Force Guide You: another card than the named one is a card and 1 Force" {
  start = "light build",
  light = { build_zone = { { "Let the Force Guide You", build = 1 } },
            deck = { "Walker", "A Gift", "A Gift", "A Gift", "A Gift", "A Gift", "A Gift", "A Gift",
                     "A Gift", "A Gift", "A Gift", "A Gift", "A Gift", "A Gift", "A Gift", "Guard" } },
  run   = function(t)
    t:play("Let the Force Guide You", "complete")
    t:expect("light"):force(1):cards("hand", 2)
  end,
}

scenario "Not Ordinary Offworlders: no Jedi and no Force Sensitive attacks the Character this turn" {
  start = "dark build to end",
  dark  = { build_zone = { { "Not Ordinary Offworlders", build = 2 } },
            character = { { "Champion", tapped = true }, { "Assassin", tapped = true } },
            ground = { "Crusher" } },
  light = { character = { "Scout", "Adept", "Seer" } },
  run   = function(t)
    t:play("Not Ordinary Offworlders", "complete")
    t:choices("Champion", "Assassin")  t:choose("Champion")
    t:turn_of("Scout")  t:targets("Scout", "Champion", "Assassin")  t:pass()
    t:turn_of("Adept")  t:targets("Adept", "Assassin")  t:pass()
    t:turn_of("Seer")   t:targets("Seer", "Assassin")
  end,
}

scenario "Imperial Pursuit: 20 speed and Precision, with 3 Force more also Stun 3" {
  ids   = { "ENHANCE.1" },
  dark  = { force = 3, hand = { "Imperial Pursuit" }, space = { "TIE Hunter", "Raider" } },
  light = { space = { { "Bulwark", tapped = true } } },
  run   = function(t)
    t:play("Imperial Pursuit")  t:choose(true)
    t:expect("TIE Hunter"):speed(100):keyword("Precision"):keyword("Stun", 3)
    t:expect("Raider"):speed(60)
    t:expect("dark"):force(0)
  end,
}

scenario "Imperial Pursuit costs nothing without the Stun, and lasts to the end of the turn" {
  start = "battle to end",
  dark  = { force = 3, hand = { "Imperial Pursuit" }, space = { "TIE Hunter" } },
  light = { space = { { "Bulwark", tapped = true } } },
  run   = function(t)
    t:play("Imperial Pursuit")  t:choose(false)
    t:expect("TIE Hunter"):speed(100):keyword("Precision"):keyword("Stun", 0)
    t:expect("dark"):force(3)
    t:finish()
    t:expect("TIE Hunter"):speed(80):keyword("Precision", 0)
  end,
}

scenario "Vuultin Base: two of them with Ysanne Isard" {
  start = "dark build",
  dark  = { ground = { "Vuultin Base" }, character = { "Ysanne Isard (A)" },
            deck = { "Brute", "Dart", "Hulk" } },
  run   = function(t)
    t:choose("Vuultin Base")
    t:choices("draw 1 card", "gain 1 build point", "draw 2 cards", "gain 2 build points")
    t:choose("gain 2")
    t:expect("dark"):build(2)
  end,
}
