-- The units of cards/START/new_imperial_units.lua that do more than their keywords.

scenario "Imperial Shipyard repairs another Imperial Space unit" {
  dark  = { space = { "Imperial Shipyard", { "TIE Hunter", damage = 1 },
                      { "Raider", damage = 1 } } },
  run   = function(t)
    t:play("Imperial Shipyard")
    t:expect("TIE Hunter"):damage(0)
    t:expect("Imperial Shipyard"):tapped(true)
  end,
}

scenario "Imperial Shipyard does nothing while a unit attacks" {
  ids   = { "R8.3.1" },
  dark  = { space = { { "TIE Hunter", damage = 1 }, "Imperial Shipyard" } },
  light = { space = { { "Bulwark", tapped = true } } },
  run   = function(t)
    t:reach("step", "dark")  t:offered("Imperial Shipyard")
    t:attack("TIE Hunter", "Bulwark")  t:dice(1, 1)
    t:reach("attack", "dark")  t:not_offered("Imperial Shipyard")  t:finish()
  end,
}

scenario "Reckoning (A) attacks a Rogue Starfighter with 1 power more and Overkill" {
  dark  = { space = { "Reckoning (A)" } },
  light = { space = { { "Rogue Ten (A)", tapped = true }, { "Bulwark", tapped = true } } },
  dice  = { 4, 4, 4, 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Reckoning (A)", "Rogue Ten (A)")
    t:choose("Bulwark")  t:choose(1)  t:finish()
    t:expect("Rogue Ten (A)"):zone("discard")
    t:expect("Bulwark"):damage(1)
  end,
}

scenario "Reckoning (A) has 6 power and no Overkill against others" {
  dark  = { space = { "Reckoning (A)" } },
  light = { space = { { "Sparrow", tapped = true }, { "Bulwark", tapped = true } } },
  dice  = { 4, 4, 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Reckoning (A)", "Sparrow")  t:finish()
    t:expect("Bulwark"):damage(0)
  end,
}

scenario "Scimitar Squadron TIE has Accuracy 1 against speed 50 and more" {
  dark  = { space = { "Scimitar Squadron TIE" } },
  light = { space = { { "Runner", tapped = true } } },
  dice  = { 3, 3, 2 },
  run   = function(t)
    t:attack("Scimitar Squadron TIE", "Runner")  t:finish()
    t:expect("Runner"):damage(2)
  end,
}

scenario "Scimitar Squadron TIE has no Accuracy against slower units" {
  dark  = { space = { "Scimitar Squadron TIE" } },
  light = { space = { { "Bulwark", tapped = true } } },
  dice  = { 3, 3, 4 },
  run   = function(t)
    t:attack("Scimitar Squadron TIE", "Bulwark")  t:finish()
    t:expect("Bulwark"):damage(1)
  end,
}

scenario "Sentinel-Class Shuttle fetches an Imperial Ground unit into the build zone" {
  ids   = { "R9.2.5" },
  start = "dark build",
  dark  = { space = { "Sentinel-Class Shuttle" }, deck = { "Dart", "AT-DP", "Crusher", "Brute" } },
  run   = function(t)
    t:play("Sentinel-Class Shuttle")  t:choices("AT-DP", false)  t:choose("AT-DP")
    t:expect("AT-DP"):zone("build_zone"):build(1):face_down(true)
    t:happened("revealed", { card = "AT-DP" }, 1)
  end,
}

scenario "Sentinel-Class Shuttle shows a partly built Imperial Ground unit and builds on" {
  start = "dark build",
  dark  = { space = { "Sentinel-Class Shuttle" },
            build_zone = { { "AT-DP", build = 1 }, { "Crusher", build = 1 } } },
  run   = function(t)
    t:play("Sentinel-Class Shuttle")  t:choose("partly built")
    t:expect("AT-DP"):build(2):face_down(true)
    t:expect("Crusher"):build(1)
    t:happened("revealed", { card = "AT-DP" }, 1)
    t:expect("Sentinel-Class Shuttle"):tapped(true)
  end,
}

scenario "AT-DP: the defender of its attack has no Armor" {
  dark  = { ground = { "AT-DP" } },
  light = { ground = { { "Stun Tank", tapped = true } } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("AT-DP", "Stun Tank")  t:finish()
    t:expect("Stun Tank"):damage(2)
    t:expect("Stun Tank"):keyword("Armor")
  end,
}

scenario "AT-DP: a new defender loses Armor, and the old one has it again" {
  ids   = { "INTERCEPT.13" },
  dark  = { ground = { "AT-DP" } },
  light = { force = 1, hand = { "Decoy" },
            ground = { { "Stun Tank", tapped = true }, { "Bantha-Class Assault Shuttle",
                                                         tapped = true } } },
  dice  = { 4, 4, 1 },
  run   = function(t)
    t:attack("AT-DP", "Stun Tank")
    t:play("Decoy")  t:choose("Bantha-Class Assault Shuttle")
    t:reach("prevention", "dark")
    t:expect("Stun Tank"):keyword("Armor")
    t:finish()
    t:expect("Bantha-Class Assault Shuttle"):damage(2)
  end,
}

scenario "AT-DP: others are attacked as always" {
  dark  = { ground = { { "AT-DP", tapped = true }, "Crusher" } },
  light = { ground = { { "Stun Tank", tapped = true } } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Crusher", "Stun Tank")  t:finish()
    t:expect("Stun Tank"):damage(0)
  end,
}

scenario "Imperial Inquisitorius: an arena in which Force abilities cost 1 more this turn" {
  ids   = { "R9.7.4" },
  start = "dark build to end",
  dark  = { ground = { "Imperial Inquisitorius" }, character = { "Brute" }, space = { "Raider" } },
  light = { force = 3, character = { { "Lieutenant Corran Horn (B)", tapped = true } },
            space = { { "RZ-1 A-wing Interceptor", tapped = true }, { "Runner", tapped = true } } },
  run   = function(t)
    t:choose("Imperial Inquisitorius")  t:choose("character")
    t:attack("Raider", "Runner")  t:dice(1, 1, 1, 1)
    t:play("RZ-1 A-wing Interceptor", "Intercept")
    t:expect("light"):force(2)
    t:attack("Brute", "Lieutenant Corran Horn (B)")  t:dice(4, 4, 1, 1)
    t:play("Lieutenant Corran Horn (B)", "Deflect 1")  t:choose(false)
    t:expect("light"):force(0)
    t:finish()
    t:expect("Lieutenant Corran Horn (B)"):value("force_cost", 0)
  end,
}

scenario "General Weir (A): Stormtroopers get Critical Hit 1" {
  dark  = { character = { "General Weir (A)", "FN-417 (A)", "Brute" } },
  run   = function(t)
    t:reach("phase", "dark")
    t:expect("FN-417 (A)"):keyword("Critical Hit", 1)
    t:expect("General Weir (A)"):keyword("Critical Hit", 0)
    t:expect("Brute"):keyword("Critical Hit", 0)
  end,
}

scenario "General Weir (A) taps to wound a damaged Character again" {
  dark  = { character = { "General Weir (A)" } },
  light = { character = { { "Veteran", damage = 1 }, { "Guard", damage = 2 }, "Scout" },
            ground = { { "Walker", damage = 1 } } },
  run   = function(t)
    t:play("General Weir (A)")  t:choices("Veteran", "Guard")  t:choose("Veteran")
    t:expect("Veteran"):damage(2)
    t:expect("General Weir (A)"):tapped(true)
    t:happened("damaged", {}, 0)
  end,
}

scenario "Grand Admiral Thrawn (A): Imperial units are 1 cheaper" {
  start = "dark build",
  dark  = { character = { "Grand Admiral Thrawn (A)" },
            build_zone = { { "AT-DP", build = 3 }, { "Crusher", build = 3 } } },
  run   = function(t)
    t:offered("AT-DP", "deploy")
    t:not_offered("Crusher", "deploy")
    t:expect("AT-DP"):cost(3)
  end,
}

scenario "Grand Admiral Thrawn (A): Force abilities of opposing Jedi Characters cost 1 more" {
  ids   = { "R9.7.4", "R9.2.7" },
  dark  = { character = { { "Grand Admiral Thrawn (A)", tapped = true }, "Brute", "Champion" } },
  light = { force = 4, character = { { "Ikrit (A)", tapped = true },
                                     { "IG-101 Magnaguard", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Ikrit (A)")  t:dice(4, 1, 1, 1)
    t:play("IG-101 Magnaguard", "Intercept")
    t:expect("light"):force(4)
    t:attack("Champion", "Ikrit (A)")  t:dice(4, 1, 1, 1, 1, 1)
    t:play("Ikrit (A)", "Evade 3")  t:choose(1)
    t:expect("light"):force(2)
  end,
}

scenario "Noghri Assassin Team that did no damage this turn gets a damage counter" {
  dark  = { character = { "Noghri Assassin Team" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Noghri Assassin Team", "Veteran")  t:dice(1, 1, 1, 1)  t:finish()
    t:expect("Noghri Assassin Team"):damage(1)
  end,
}

scenario "Noghri Assassin Team that did damage gets none" {
  dark  = { character = { "Noghri Assassin Team" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Noghri Assassin Team", "Veteran")  t:dice(4, 1, 1, 1)  t:finish()
    t:expect("Noghri Assassin Team"):damage(0)
  end,
}

scenario "Imperial Dark Jedi Adepts that damaged nobody this turn cost 2 Force when discarded" {
  dark  = { force = 3, ground = { { "Imperial Dark Jedi Adepts", damage = 3, tapped = true } } },
  light = { ground = { "Walker" } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Walker", "Imperial Dark Jedi Adepts")  t:finish()
    t:expect("Imperial Dark Jedi Adepts"):zone("discard")
    t:expect("dark"):force(1)
  end,
}

scenario "Imperial Dark Jedi Adepts that damaged a unit of the opponent cost nothing" {
  dark  = { force = 3, ground = { { "Imperial Dark Jedi Adepts", damage = 3 } } },
  light = { ground = { "Bastion" } },
  run   = function(t)
    t:attack("Imperial Dark Jedi Adepts", "Bastion")   t:dice(5, 1, 1, 1)
    t:attack("Bastion", "Imperial Dark Jedi Adepts")   t:dice(4, 1, 1, 1, 1, 1)
    t:finish()
    t:expect("Imperial Dark Jedi Adepts"):zone("discard")
    t:expect("dark"):force(3)
  end,
}

scenario "Imperial Observers look at what the opponent builds and take a counter from it" {
  ids   = { "R11.2" },
  start = "dark build",
  dark  = { build_zone = { { "Imperial Observers", build = 5 } } },
  light = { hand = { "Scout" },
            build_zone = { { "Guard", build = 2 }, { "A Gift", build = 1 }, { "Walker", tapped = true } } },
  run   = function(t)
    t:reach("build", "dark")  t:sees("dark", "Guard", false)
    t:play("Imperial Observers", "deploy")  t:choose(true)
    t:choices("Guard", "A Gift")
    t:sees("dark", "Guard", true)  t:sees("dark", "A Gift", true)  t:sees("dark", "Scout", false)
    t:choose("Guard")
    t:expect("Guard"):build(1)  t:expect("A Gift"):build(1)
    t:sees("dark", "Guard", false)  t:sees("dark", "A Gift", false)
    t:happened("looked", { card = "Guard", player = "dark", hidden_from = false }, 1)
  end,
}

scenario "Imperial Observers need not look" {
  start = "dark build",
  dark  = { build_zone = { { "Imperial Observers", build = 5 } } },
  light = { build_zone = { { "Guard", build = 2 } } },
  run   = function(t)
    t:play("Imperial Observers", "deploy")  t:choose(false)
    t:expect("Guard"):build(2)
    t:happened("looked", {}, 0)
  end,
}

scenario "Rukh (A) is attacked instead of Grand Admiral Thrawn, if wanted" {
  ids   = { "R9.5.1", "R9.5.3" },
  dark  = { character = { { "Grand Admiral Thrawn (A)", tapped = true }, { "Rukh (A)", tapped = true } } },
  light = { character = { "Guard", "Scout" } },
  run   = function(t)
    t:attack("Scout", "Grand Admiral Thrawn (A)")  t:dice(4, 4)
    t:choose(true)  t:reach("between")
    t:expect("Rukh (A)"):damage(2)
    t:happened("attacked", { source = "Scout", target = "Rukh (A)" }, 1)
    t:happened("attacked", { source = "Scout", target = "Grand Admiral Thrawn (A)" }, 0)
    t:attack("Guard", "Grand Admiral Thrawn (A)")  t:dice(4, 1, 1, 1)
    t:choose(false)  t:finish()
    t:expect("Grand Admiral Thrawn (A)"):damage(1)
    t:expect("Rukh (A)"):damage(2)
  end,
}

scenario "Rukh (A) guards nobody else, and not from Precision" {
  ids   = { "PRECISION.2" },
  dark  = { character = { { "Grand Admiral Thrawn (A)", tapped = true }, { "Rukh (A)", tapped = true },
                          { "Champion", tapped = true } } },
  light = { character = { "Scout", { "Adept", equipped = { "Repurposed Imperial Blasters" } },
                          "Clone Footsoldier" } },
  overlay = [[errata "Scout" { "Precision" }]],
  run   = function(t)
    t:attack("Scout", "Grand Admiral Thrawn (A)")  t:dice(4, 1)
    t:choose(true)  t:reach("between")
    t:expect("Grand Admiral Thrawn (A)"):damage(1)
    t:attack("Clone Footsoldier", "Champion")  t:dice(4, 4, 1)  t:finish()
    t:expect("Champion"):damage(2)
  end,
}

scenario "Ysanne Isard (A): the opponent plays with the hand revealed" {
  ids   = { "R11.2" },
  dark  = { character = { "Ysanne Isard (A)" }, hand = { "Brute" } },
  light = { hand = { "Guard" }, deck = { "Scout" } },
  run   = function(t)
    t:reach("phase", "dark")
    t:sees("dark", "Guard", true)
    t:sees("dark", "Scout", false)
    t:sees("light", "Brute", false)
  end,
}

scenario "Ysanne Isard (A) in the build zone reveals nothing" {
  ids   = { "R10.1.6" },
  dark  = { build_zone = { "Ysanne Isard (A)" } },
  light = { hand = { "Guard" } },
  run   = function(t)
    t:reach("phase", "dark")  t:sees("dark", "Guard", false)
  end,
}

scenario "Rey (D): nobody looks at the hand of her player" {
  ids   = { "R1.3.3" },
  dark  = { character = { "Ysanne Isard (A)" } },
  light = { character = { "Rey (D)" }, hand = { "Guard" } },
  run   = function(t)
    t:reach("phase", "dark")
    t:sees("dark", "Guard", false)  t:sees("light", "Guard", true)
  end,
}

scenario "Ysanne Isard (A) taps and takes a card for 2 others, in the build step" {
  start = "dark build",
  dark  = { character = { "Ysanne Isard (A)" }, hand = { "Brute" },
            deck = { "Hulk", "Dart", "Raider", "Crusher" } },
  run   = function(t)
    t:play("Ysanne Isard (A)", "draw 2")  t:choose("Brute")
    t:expect("dark"):cards("hand", 3):cards("discard", { "Brute" })
    t:expect("Ysanne Isard (A)"):tapped(true)
  end,
}

scenario "Ysanne Isard (A) takes a card that is no unit out of the opponent's hand" {
  ids   = { "R4.1.3" },
  dark  = { force = 1, character = { "Ysanne Isard (A)" }, hand = { "Brute" } },
  light = { hand = { "Guard", "Pulse", "A Gift" }, character = { "Veteran" } },
  run   = function(t)
    t:play("Ysanne Isard (A)", "hand")
    t:choices("Pulse", "A Gift")  t:choose("Pulse")
    t:expect("dark"):cards("hand", { "Pulse" }):cards("discard", { "Brute" })
    t:expect("light"):cards("hand", 2)
    t:sees("light", "Pulse", false)
    t:play("Pulse")  t:choose("Veteran")  t:reach("phase", "dark")
    t:expect("Veteran"):damage(3)
    t:expect("light"):cards("discard", { "Pulse" })
    t:expect("dark"):force(0)
  end,
}

scenario "a Mission taken out of the opponent's hand is built and completed by the taker" {
  ids   = { "R4.1.3" },
  start = "phase and build",
  overlay = [[sequence "phase and build" { window_ { "phase" }, run_sequence "dark build" }]],
  dark  = { build = 1, character = { "Ysanne Isard (A)" }, hand = { "Brute" },
            deck = { "Dart", "Clone Blaster", "Hulk" } },
  light = { hand = { "A Gift" } },
  run   = function(t)
    t:play("Ysanne Isard (A)", "hand")
    t:play("A Gift", "build")
    t:expect("A Gift"):zone("build_zone"):controller("dark")
    t:sees("light", "A Gift", false)
    t:play("A Gift", "complete")  t:choose("Clone Blaster")
    t:expect("Clone Blaster"):zone("build_zone"):controller("dark")
    t:expect("light"):cards("discard", { "A Gift" })
  end,
}

scenario "501st Legion Dark Trooper: Critical Hit on the ground, a Droid and a Stormtrooper" {
  ids   = { "SWITCH.1", "R3.1.6" },
  dark  = { ground = { "501st Legion Dark Trooper" }, character = { "General Weir (A)" } },
  run   = function(t)
    t:reach("phase", "dark")
    t:expect("501st Legion Dark Trooper"):keyword("Critical Hit", 2):keyword("Fury", 0)
      :subtype("Droid", true):subtype("Stormtrooper", true)
  end,
}

scenario "501st Legion Dark Trooper: Fury among the Characters" {
  ids   = { "SWITCH.1" },
  dark  = { character = { "501st Legion Dark Trooper" } },
  run   = function(t)
    t:reach("phase", "dark")
    t:expect("501st Legion Dark Trooper"):keyword("Critical Hit", 0):keyword("Fury", 1)
  end,
}

scenario "Joruus C'baoth (D) comes for 6 Force or 6 build points of the opponent, who chooses" {
  ids   = { "ALTCOST.1" },
  start = "dark build",
  dark  = { hand = { "Joruus C'baoth (D)" } },
  run   = function(t)
    t:play("Joruus C'baoth (D)", "Alternative Cost")
    t:asked("light", "mode")
    t:choose("6 Force")
    t:expect("Joruus C'baoth (D)"):zone("character")
    t:expect("light"):force(6):build(0)
  end,
}

scenario "Joruus C'baoth (D) has Accuracy 1 and Fury 2 when attacking a Jedi" {
  ids   = { "FURY.1" },
  dark  = { character = { "Joruus C'baoth (D)" } },
  light = { character = { { "Adept", tapped = true } } },
  dice  = { 4, 3, 1, 1, 1, 3, 1 },
  run   = function(t)
    t:attack("Joruus C'baoth (D)", "Adept")  t:finish()
    t:expect("Adept"):damage(3)
  end,
}

scenario "Joruus C'baoth (D) has neither against others" {
  dark  = { character = { "Joruus C'baoth (D)" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 4, 3, 1, 1, 1 },
  run   = function(t)
    t:attack("Joruus C'baoth (D)", "Veteran")  t:finish()
    t:expect("Veteran"):damage(1)
  end,
}
