-- The units of cards/START/first_order_units.lua that do more than their keywords.

scenario "Finalizer (A) has Accuracy 1 while a Hux is in any arena" {
  dark = { space = { "Finalizer (A)" }, character = { "General Armitage Hux (I)" } },
  run  = function(t)
    t:reach("phase", "dark")
    t:expect("Finalizer (A)"):keyword("Accuracy", 1)
  end,
}

scenario "Finalizer (A) has no Accuracy without him" {
  dark = { space = { "Finalizer (A)" }, build_zone = { "General Armitage Hux (I)" } },
  run  = function(t)
    t:reach("phase", "dark")
    t:expect("Finalizer (A)"):keyword("Accuracy", 0)
  end,
}

scenario "Finalizer (A) taps an untapped unit in Space and puts 3 damage counters on it" {
  ids   = { "R7.4.1" },
  dark  = { space = { "Finalizer (A)" } },
  light = { space = { "Bulwark", { "Runner", tapped = true } }, ground = { "Bastion" } },
  run   = function(t)
    t:turn_of("Finalizer (A)")  t:play("Finalizer (A)", "tap one")
    t:expect("Bulwark"):tapped(true):damage(3)
    t:expect("Runner"):damage(0)
    t:happened("damaged", {}, 0)
  end,
}

scenario "Kylo's Shuttle (A) may fetch a Kylo Ren when deployed" {
  start = "dark build",
  dark  = { build_zone = { { "Kylo's Shuttle (A)", build = 4 } },
            deck = { "Brute", "Kylo Ren (D)", "Kylo Ren (J)", "Kylo's Shuttle (A)" } },
  run   = function(t)
    t:play("Kylo's Shuttle (A)", "deploy")  t:choose(true)
    t:choices("Kylo Ren (D)", "Kylo Ren (J)", false)  t:choose("Kylo Ren (J)")
    t:expect("Kylo Ren (J)"):zone("hand")
  end,
}

scenario "AT-PD keeps a Facility from being discarded" {
  ids   = { "R1.3.3" },
  start = "both builds",
  dark  = { ground = { "Vuultin Base", "AT-PD" }, deck = { "Brute", "Dart" } },
  light = { build_zone = { { "Bimmisaari", build = 1 } } },
  run   = function(t)
    t:choose("Vuultin Base")  t:choose("gain 1")
    t:play("AT-PD", "discarded")
    t:play("Bimmisaari", "complete")
    t:expect("Vuultin Base"):zone("ground")
    t:expect("Bimmisaari"):zone("discard")
    t:expect("AT-PD"):tapped(true)
  end,
}

scenario "First Order Patrol Squad: the opponent may pay 2 Force to tap it" {
  dark  = { ground = { "First Order Patrol Squad" } },
  light = { force = 2 },
  run   = function(t)
    t:asked("light", "yes_no")  t:choose(true)
    t:expect("First Order Patrol Squad"):tapped(true)
    t:expect("light"):force(0)
  end,
}

scenario "First Order Patrol Squad stays untapped if the opponent does not pay" {
  dark  = { ground = { "First Order Patrol Squad" } },
  light = { force = 2 },
  run   = function(t)
    t:choose(false)
    t:expect("First Order Patrol Squad"):tapped(false)
    t:expect("light"):force(2)
  end,
}

scenario "Ben Solo (A) turns into a Kylo Ren: 2 Force, and one with 4 build counters" {
  ids   = { "R9.2.4" },
  start = "dark build",
  dark  = { character = { "Ben Solo (A)" }, deck = { "Brute", "Kylo Ren (D)", "Dart" } },
  run   = function(t)
    t:play("Ben Solo (A)")  t:choices("Kylo Ren (D)", false)  t:choose("Kylo Ren (D)")
    t:expect("Ben Solo (A)"):zone("discard")
    t:expect("Kylo Ren (D)"):zone("build_zone"):build(4):face_down(true)
    t:expect("dark"):force(2)
  end,
}

scenario "Ben Solo (A) evades at the cost of a Jedi Master of his player" {
  ids   = { "R3.1.6" },
  dark  = { character = { { "Ben Solo (A)", tapped = true }, { "Snoke (D)", tapped = true },
                          { "Kylo Ren (D)", tapped = true } } },
  light = { character = { "Guard" } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Guard", "Ben Solo (A)")
    t:play("Ben Solo (A)", "Evade 3")  t:choose(2)  t:finish()
    t:expect("Ben Solo (A)"):damage(0)
    t:expect("Snoke (D)"):damage(1)
  end,
}

scenario "Ben Solo (A) can't evade without a Jedi Master" {
  ids   = { "R9.2.1" },
  dark  = { character = { { "Ben Solo (A)", tapped = true }, { "Kylo Ren (D)", tapped = true } } },
  light = { character = { "Guard" } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Guard", "Ben Solo (A)")
    t:reach("prevention", "dark")  t:not_offered("Ben Solo (A)", "Evade")
  end,
}

scenario "FN-417 and FN-2003 leave a card, if wanted" {
  dark  = { force = 2, hand = { "Pulse", "Pulse" }, deck = { "Brute", "Dart" },
            character = { { "FN-417 (A)", damage = 1 }, "FN-2003 (A)" } },
  run   = function(t)
    t:reach("phase", "dark")
    t:play("Pulse")    t:choose("FN-417 (A)")   t:choose(true)
    t:expect("FN-417 (A)"):zone("discard")
    t:play("Pulse#2")  t:choose(false) -- FN-2003 is the only unit left
    t:expect("FN-2003 (A)"):zone("discard")
    t:expect("dark"):cards("hand", { "Brute" })
  end,
}

scenario "General Armitage Hux (D) may fetch a Kylo Ren when deployed" {
  start = "dark build",
  dark  = { build_zone = { { "General Armitage Hux (D)", build = 3 } },
            deck = { "Brute", "Kylo Ren (D)", "Dart" } },
  run   = function(t)
    t:play("General Armitage Hux (D)", "deploy")  t:choose(true)
    t:choices("Kylo Ren (D)", false)  t:choose("Kylo Ren (D)")
    t:expect("Kylo Ren (D)"):zone("hand")
  end,
}

scenario "General Armitage Hux (D): the opponent may pay 3 Force to retreat him" {
  ids   = { "R5.8.3" },
  dark  = { character = { "General Armitage Hux (D)" } },
  light = { force = 3 },
  run   = function(t)
    t:choose(true)
    t:expect("General Armitage Hux (D)"):zone("build_zone"):tapped(false)
    t:expect("light"):force(0)
  end,
}

scenario "General Armitage Hux (I) gives First Order Walkers Overkill" {
  dark  = { character = { "General Armitage Hux (I)" }, ground = { "AT-PD", "AT-DP" } },
  run   = function(t)
    t:reach("phase", "dark")
    t:expect("AT-PD"):keyword("Overkill")
    t:expect("AT-DP"):keyword("Overkill", 0)
  end,
}

scenario "Kylo Ren (D) removes a Mission of the opponent's deck from the game" {
  ids   = { "R9.8.5", "R4.1.4" },
  dark  = { force = 1, character = { "Kylo Ren (D)" } },
  light = { deck = { "Guard", "A Gift", "Tarkin Doctrine", "Scout" } },
  run   = function(t)
    t:play("Kylo Ren (D)", "shuffle")
    t:choices("A Gift", "Tarkin Doctrine", false)  t:choose("A Gift")
    t:expect("A Gift"):zone("removed")
    t:happened("shuffled", { player = "light" }, 1)
    t:expect("dark"):force(0)
  end,
}

scenario "Kylo Ren (D) does not search while the opponent has a Jedi Character" {
  dark  = { force = 1, character = { "Kylo Ren (D)" } },
  light = { character = { "Adept" }, deck = { "Guard", "A Gift" } },
  run   = function(t)
    t:reach("phase", "dark")  t:not_offered("Kylo Ren (D)", "shuffle")
  end,
}

scenario "Kylo Ren (J) pays 2 Force for 2 power in this attack" {
  dark  = { force = 2, character = { "Kylo Ren (J)" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Kylo Ren (J)", "Veteran")
    t:play("Kylo Ren (J)", "power")
    t:dice(4, 4, 4, 4, 4, 4, 4)  t:finish()
    t:expect("Veteran"):damage(7)
    t:expect("Kylo Ren (J)"):power(5)
    t:expect("dark"):force(0)
  end,
}

scenario "Snoke (D) stops attacks on him for Force equal to the printed power, again and again" {
  ids   = { "R8.10.4", "R8.10.5" },
  dark  = { force = 6, character = { { "Snoke (D)", tapped = true } } },
  light = { character = { { "Guard", as = "First", equipped = { "Lightsaber Collection (A)" } },
                          "Scout" } },
  run   = function(t)
    t:attack("Scout", "Snoke (D)")
    t:play("Snoke (D)", "attack ends")
    t:expect("dark"):force(4)
    t:attack("First", "Snoke (D)")
    t:play("Snoke (D)", "attack ends")
    t:finish()
    t:expect("dark"):force(0)
    t:expect("Snoke (D)"):damage(0)
    t:expect("Scout"):tapped(true)
  end,
}

scenario "Snoke (D) stops no attack on another, and none that he can't pay for" {
  dark  = { force = 3, character = { { "Snoke (D)", tapped = true }, { "Champion", tapped = true } } },
  light = { character = { "Scout", "Guard" } },
  run   = function(t)
    t:attack("Scout", "Champion")  t:dice(1, 1)
    t:reach("attack", "dark")  t:not_offered("Snoke (D)")
    t:attack("Guard", "Snoke (D)")  t:dice(1, 1, 1, 1)
    t:reach("attack", "dark")  t:not_offered("Snoke (D)", "attack ends")  t:finish()
  end,
}

scenario "Unkar Plutt (A): a die for a card of the discard pile; 5 and 6 pay" {
  start = "dark build",
  dark  = { character = { "Unkar Plutt (A)" }, deck = { "Brute", "Dart", "Raider", "Hulk" },
            discard = { "Speeder" } },
  run   = function(t)
    t:dice(5)
    t:play("Unkar Plutt (A)")  t:choose("remove")
    t:choices("draw 2 cards", "gain 3 build points")  t:choose("draw 2")
    t:expect("Speeder"):zone("removed")
    t:expect("dark"):cards("hand", { "Brute", "Dart", "Raider" })
  end,
}

scenario "Unkar Plutt (A): the top card of the deck is the other price; 4 pays nothing" {
  start = "dark build",
  dark  = { character = { "Unkar Plutt (A)" }, deck = { "Brute", "Dart", "Raider" } },
  run   = function(t)
    t:dice(4)
    t:play("Unkar Plutt (A)")
    t:expect("dark"):cards("discard", { "Dart" }):cards("hand", { "Brute" }):build(0)
  end,
}

scenario "Kylo Ren (D) sees the deck he searches, as long as he searches" {
  ids   = { "R11.2" },
  dark  = { force = 1, character = { "Kylo Ren (D)" } },
  light = { deck = { "Guard", "A Gift", "Tarkin Doctrine" } },
  run   = function(t)
    t:reach("phase", "dark")  t:sees("dark", "A Gift", false)
    t:play("Kylo Ren (D)", "shuffle")
    t:choices("A Gift", "Tarkin Doctrine", false)
    t:sees("dark", "A Gift", true)  t:sees("dark", "Guard", true)  t:sees("light", "A Gift", false)
    t:choose(false)
    t:sees("dark", "A Gift", false)
    t:expect("light"):cards("deck", 3)
  end,
}

scenario "Kylo's Shuttle (B) saves a Kylo Ren: he retreats with 1 damage counter" {
  ids   = { "R9.5.1" },
  dark  = { character = { { "Kylo Ren (D)", damage = 3, tapped = true } }, space = { "Kylo's Shuttle (B)" } },
  light = { character = { "Guard" } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Guard", "Kylo Ren (D)")
    t:choose(true)
    t:expect("Kylo Ren (D)"):zone("build_zone"):damage(1):face_down(false)
    t:expect("Kylo's Shuttle (B)"):zone("discard")
    t:happened("discarded", { card = "Kylo Ren (D)" }, 0)
    t:happened("discarded", { card = "Kylo's Shuttle (B)" }, 1)
  end,
}

scenario "Kylo's Shuttle (B) may let him go" {
  ids   = { "R9.4.4" },
  dark  = { character = { { "Kylo Ren (D)", damage = 3, tapped = true } }, space = { "Kylo's Shuttle (B)" } },
  light = { character = { "Guard" } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Guard", "Kylo Ren (D)")
    t:choose(false)
    t:expect("Kylo Ren (D)"):zone("discard")
    t:expect("Kylo's Shuttle (B)"):zone("space")
    t:happened("discarded", { card = "Kylo Ren (D)" }, 1)
  end,
}

scenario "Walker Protection Force has 1 power more when attacking a Speeder" {
  dark  = { ground = { "Walker Protection Force" } },
  light = { ground = { { "Swamp Speeder", tapped = true } } },
  dice  = { 4, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Walker Protection Force", "Swamp Speeder")  t:finish()
    t:expect("Swamp Speeder"):damage(1)
  end,
}

scenario "Walker Protection Force has 4 power against others, and deflects by tapping" {
  ids   = { "R9.2.3" },
  dark  = { ground = { "Walker Protection Force" } },
  light = { ground = { "Skimmer", { "Walker", tapped = true } } },
  run   = function(t)
    t:attack("Skimmer", "Walker Protection Force")  t:dice(5, 5)
    t:play("Walker Protection Force", "Deflect 1")  t:choose("Walker")
    t:reach("between")
    t:expect("Walker Protection Force"):damage(1):tapped(true)
    t:expect("Walker"):damage(1)
  end,
}

scenario "BB-9E (B) looks at the opponent's hand and may pay to discard a unit of it" {
  ids   = { "R11.2" },
  start = "dark build",
  dark  = { build = 1, character = { "BB-9E (B)" }, deck = { "Dart" } },
  light = { hand = { "Guard", "Walker", "Runner", "A Gift" } },
  run   = function(t)
    t:choose("BB-9E (B)")
    t:sees("dark", "Guard", true)  t:sees("dark", "A Gift", true)
    t:choose(true)  t:choices("Guard", "Walker")  t:choose("Walker")
    t:expect("dark"):build(0)
    t:expect("light"):cards("discard", { "Walker" })
    t:sees("dark", "Guard", false)
  end,
}

scenario "BB-9E (B) pays nothing where there is no such unit" {
  start = "dark build",
  dark  = { build = 1, character = { "BB-9E (B)" }, deck = { "Dart" } },
  light = { hand = { "Runner", "A Gift" } },
  run   = function(t)
    t:choose("BB-9E (B)")
    t:expect("dark"):build(1)
    t:happened("looked", { player = "dark" }, 2)
    t:expect("light"):cards("hand", 2)
  end,
}

scenario "BB-9E (B) can't look into the hand that Rey (D) keeps" {
  ids   = { "R1.3.3" },
  start = "dark build",
  dark  = { build = 1, character = { "BB-9E (B)" }, deck = { "Dart" } },
  light = { hand = { "Guard" }, character = { "Rey (D)" } },
  run   = function(t)
    t:choose("BB-9E (B)")
    t:happened("looked", {}, 0)
    t:expect("dark"):build(1)
    t:expect("light"):cards("hand", { "Guard" })
  end,
}

scenario "First Order TIE Starfighter: speed in Space, Ferocity on the ground" {
  ids   = { "SWITCH.1" },
  dark  = { space = { "First Order TIE Starfighter" },
            ground = { { "First Order TIE Starfighter", as = "Lander" } } },
  run   = function(t)
    t:reach("phase", "dark")
    t:expect("First Order TIE Starfighter"):speed(70):keyword("Ferocity", 0):keyword("Backfire", 1)
    t:expect("Lander"):speed(60):keyword("Ferocity"):keyword("Backfire", 1)
  end,
}

scenario "TIE Space Superiority Fighter: Bombard in Space, power on the ground" {
  ids   = { "SWITCH.1" },
  dark  = { space = { "TIE Space Superiority Fighter" },
            ground = { { "TIE Space Superiority Fighter", as = "Lander" } } },
  run   = function(t)
    t:reach("phase", "dark")
    t:expect("TIE Space Superiority Fighter"):power(2):keyword("Bombard", 2)
    t:expect("Lander"):power(3):keyword("Bombard", 0)
  end,
}

scenario "First Order Arctic Detachment leaves a card, if wanted" {
  dark  = { force = 1, hand = { "Poison" }, deck = { "Brute" },
            ground = { { "First Order Arctic Detachment", damage = 2 } } },
  run   = function(t)
    t:play("Poison")  t:choose(true)
    t:expect("First Order Arctic Detachment"):zone("discard")
    t:expect("dark"):cards("hand", { "Brute" })
  end,
}

scenario "Knights of Ren (C) cost 5 with a Kylo Ren in any arena" {
  ids   = { "REDUCEDCOST.2" },
  start = "dark build",
  dark  = { character = { "Kylo Ren (D)" }, build_zone = { { "Knights of Ren (C)", build = 5 } } },
  run   = function(t)
    t:reach("build", "dark")
    t:expect("Knights of Ren (C)"):cost(5)
    t:offered("Knights of Ren (C)", "deploy")
  end,
}

scenario "Knights of Ren (C) cost 6 with him in the build zone" {
  start = "dark build",
  dark  = { build_zone = { "Kylo Ren (D)", { "Knights of Ren (C)", build = 5 } } },
  run   = function(t)
    t:reach("build", "dark")
    t:expect("Knights of Ren (C)"):cost(6)
    t:not_offered("Knights of Ren (C)", "deploy")
  end,
}

scenario "Knights of Ren (C) pay 2 Force for 2 power and Fury 1 until end of turn" {
  start = "battle to end",
  dark  = { force = 2, ground = { "Knights of Ren (C)" } },
  light = { ground = { { "Bastion", tapped = true } }, character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Knights of Ren (C)")
    t:expect("Knights of Ren (C)"):power(7):keyword("Fury", 1)
    t:expect("dark"):force(0)
    t:finish()
    t:expect("Knights of Ren (C)"):power(5):keyword("Fury", 0)
  end,
}
