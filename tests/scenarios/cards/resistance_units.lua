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

scenario "Poe's Starfighter (D): damage to a Space unit may be given up for its Equipment" {
  dark  = { space = { { "Hulk", tapped = true, equipped = { "Enhanced Programming", "Clone Blaster" } } } },
  light = { space = { "Poe's Starfighter (D)" } },
  dice  = { 4, 4, 4 },
  run   = function(t)
    t:attack("Poe's Starfighter (D)", "Hulk")  t:reach("reroll", "light")  t:pass()
    t:choices(0, 1, 2)  t:choose(1)
    t:choices("Enhanced Programming", "Clone Blaster")  t:choose("Enhanced Programming")
    t:finish()
    t:expect("Hulk"):damage(2)
    t:expect("Enhanced Programming"):zone("discard")
    t:expect("Clone Blaster"):on("Hulk")
  end,
}

scenario "Poe's Starfighter (D): no more than the damage, and none need be given up" {
  dark  = { space = { { "Hulk", tapped = true, equipped = { "Enhanced Programming", "Clone Blaster" } } } },
  light = { space = { "Poe's Starfighter (D)" } },
  dice  = { 4, 1, 1 },
  run   = function(t)
    t:attack("Poe's Starfighter (D)", "Hulk")  t:reach("reroll", "light")  t:pass()
    t:choices(0, 1)  t:choose(0)  t:finish()
    t:expect("Hulk"):damage(1)
    t:expect("Enhanced Programming"):on("Hulk")
  end,
}

scenario "Crait Base Detachment has Focus 2 while there is a Resistance Officer among the Characters" {
  light = { ground = { "Crait Base Detachment" }, character = { "Poe Dameron (C)" } },
  run   = function(t)
    t:reach("phase", "light")
    t:expect("Crait Base Detachment"):keyword("Focus", 2)
  end,
}

scenario "Crait Base Detachment has no Focus without an Officer, nor with one of others" {
  light = { ground = { "Crait Base Detachment" },
            character = { "Finn (E)", "Lieutenant Corran Horn (B)" } },
  run   = function(t)
    t:reach("phase", "light")
    t:expect("Crait Base Detachment"):keyword("Focus", 0)
  end,
}

scenario "Crait Base Troopers leave the game for up to 2 cards when discarded" {
  ids   = { "R4.1.4" },
  dark  = { ground = { "Crusher" } },
  light = { ground = { { "Crait Base Troopers", damage = 3, tapped = true } },
            deck = { "Guard", "Scout", "Walker" } },
  dice  = { 5, 1, 1, 1 },
  run   = function(t)
    t:attack("Crusher", "Crait Base Troopers")
    t:choose(true)  t:choices(0, 1, 2)  t:choose(2)
    t:expect("Crait Base Troopers"):zone("removed")
    t:expect("light"):cards("hand", { "Guard", "Scout" })
  end,
}

scenario "Crait Base Troopers may stay in the discard pile" {
  dark  = { ground = { "Crusher" } },
  light = { ground = { { "Crait Base Troopers", damage = 3, tapped = true } }, deck = { "Guard" } },
  dice  = { 5, 1, 1, 1 },
  run   = function(t)
    t:attack("Crusher", "Crait Base Troopers")
    t:choose(false)
    t:expect("Crait Base Troopers"):zone("discard")
    t:expect("light"):cards("hand", 0)
  end,
}

scenario "Finn's Ski Speeder (A) puts 2 damage counters on a Ground unit when discarded" {
  dark  = { ground = { "Crusher", { "Fortress", tapped = true } }, space = { "Hulk" } },
  light = { ground = { { "Finn's Ski Speeder (A)", damage = 3, tapped = true } } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Crusher", "Finn's Ski Speeder (A)")
    t:choose(true)  t:choices("Crusher", "Fortress")  t:choose("Fortress")
    t:expect("Fortress"):damage(2)
  end,
}

scenario "Finn (D) may take a Rey back from the pile when deployed" {
  start = "light build",
  light = { build_zone = { { "Finn (D)", build = 6 } },
            discard = { "Rey (B)", "Guard", "Rey (D)" } },
  run   = function(t)
    t:play("Finn (D)", "deploy")  t:choose(true)
    t:choices("Rey (B)", "Rey (D)")  t:choose("Rey (D)")
    t:expect("light"):cards("hand", { "Rey (D)" })
  end,
}

scenario "Finn (D) need not" {
  start = "light build",
  light = { build_zone = { { "Finn (D)", build = 6 } }, discard = { "Rey (B)" } },
  run   = function(t)
    t:play("Finn (D)", "deploy")  t:choose(false)
    t:expect("light"):cards("hand", 0)
  end,
}

scenario "Luke's Illusion (A): all damage to it is prevented" {
  ids   = { "R8.7.7" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Luke's Illusion (A)", tapped = true } } },
  dice  = { 4, 4, 4, 4 },
  run   = function(t)
    t:attack("Brute", "Luke's Illusion (A)")  t:finish()
    t:expect("Luke's Illusion (A)"):damage(0):zone("character")
  end,
}

scenario "Luke's Illusion (A): all damage from it is prevented" {
  ids   = { "R8.7.7" },
  dark  = { character = { { "Champion", tapped = true } } },
  light = { force = 1, hand = { "Adrenaline" }, character = { "Luke's Illusion (A)" } },
  dice  = { 4, 4 },
  run   = function(t)
    t:attack("Luke's Illusion (A)", "Champion")
    t:play("Adrenaline")  t:choose("Luke's Illusion (A)")  t:finish()
    t:expect("Champion"):damage(0)
    t:happened("damage_prevented", { source = "Luke's Illusion (A)", target = "Champion" }, 1)
  end,
}

scenario "Luke's Illusion (A) does not count toward controlling the Character arena" {
  ids   = { "R1.1.3" },
  start = "end_of_turn",
  light = { ground = { "Walker" }, character = { "Luke's Illusion (A)" } },
  dark  = { space = { "Dart" } },
  run   = function(t)
    t:finish()
    t:winner(nil)
  end,
}

scenario "Luke's Illusion (A) turns a Character of the pile into 2 Force" {
  light = { character = { "Luke's Illusion (A)" }, discard = { "Guard", "Walker", "Scout" } },
  run   = function(t)
    t:play("Luke's Illusion (A)")  t:choices("Guard", "Scout")  t:choose("Guard")
    t:expect("Guard"):zone("removed")
    t:expect("light"):force(2)
  end,
}

scenario "Rey (D): opposing Apprentices and Force Sensitives use no activated abilities" {
  ids   = { "R10.1.1" },
  dark  = { force = 6, character = { { "Kylo Ren (J)", tapped = true }, { "Snoke (D)", tapped = true } } },
  light = { character = { { "Rey (D)", tapped = true }, "Scout", "Guard" } },
  run   = function(t)
    t:attack("Scout", "Kylo Ren (J)")  t:dice(5, 1)
    t:reach("prevention", "dark")  t:not_offered("Kylo Ren (J)", "Evade")
    t:attack("Guard", "Snoke (D)")  t:dice(4, 1, 1, 1)
    t:reach("prevention", "dark")  t:offered("Snoke (D)", "Deflect")
  end,
}

scenario "Rey (F) discards a card: 1 power more and Ferocity against the Dark Side this turn" {
  ids   = { "FEROCITY.1" },
  dark  = { force = 1, hand = { "Cover" }, character = { { "Champion", tapped = true } } },
  light = { hand = { "Guard" }, character = { "Rey (F)" } },
  run   = function(t)
    t:play("Rey (F)", "power")
    t:expect("Rey (F)"):power(5)
    t:expect("light"):cards("discard", { "Guard" })
    t:attack("Rey (F)", "Champion")  t:dice(4, 4, 4, 4, 4, 4)
    t:play("Cover")  t:finish()
    t:expect("Champion"):damage(6)
  end,
}

scenario "Rey (F) has neither against a unit of another side" {
  dark  = { force = 1, hand = { "Cover" }, character = { { "Unkar Plutt (A)", tapped = true } } },
  light = { hand = { "Guard" }, character = { "Rey (F)" } },
  run   = function(t)
    t:play("Rey (F)", "power")
    t:attack("Rey (F)", "Unkar Plutt (A)")  t:dice(4, 4, 1, 1, 1)
    t:play("Cover")  t:choose(2)  t:finish()
    t:expect("Unkar Plutt (A)"):damage(0)
  end,
}

scenario "Cobalt Squadron (A) does 4 damage instead of attacking" {
  ids   = { "R7.4.1" },
  dark  = { space = { { "Hulk", tapped = true } } },
  light = { space = { "Cobalt Squadron (A)" } },
  run   = function(t)
    t:turn_of("Cobalt Squadron (A)")
    t:play("Cobalt Squadron (A)", "4 damage")  t:finish()
    t:expect("Hulk"):damage(4)
    t:happened("attacked", {}, 0)
  end,
}

scenario "Cobalt Squadron (A) ambushes for 3 Force" {
  ids   = { "AMBUSH.1" },
  start = "dark build",
  dark  = { build_zone = { { "Hulk", build = 6 } } },
  light = { force = 3, space = { "Cobalt Squadron (A)" } },
  run   = function(t)
    t:dice(4, 4, 1)
    t:play("Hulk", "deploy")
    t:play("Cobalt Squadron (A)", "Ambush 3")  t:finish()
    t:expect("Hulk"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "Resistance Heroes (C) cost 5 with Finn, Poe Dameron or Rey in any arena" {
  ids   = { "REDUCEDCOST.2" },
  start = "light build",
  light = { character = { "Rey (D)" }, build_zone = { { "Resistance Heroes (C)", build = 5 } } },
  run   = function(t)
    t:reach("build", "light")
    t:expect("Resistance Heroes (C)"):cost(5)
    t:offered("Resistance Heroes (C)", "deploy")
  end,
}

scenario "Resistance Heroes (C) cost 6 without them" {
  start = "light build",
  light = { character = { "Rose Tico (E)" }, build_zone = { { "Resistance Heroes (C)", build = 5 } } },
  run   = function(t)
    t:reach("build", "light")
    t:expect("Resistance Heroes (C)"):cost(6)
    t:not_offered("Resistance Heroes (C)", "deploy")
  end,
}

scenario "Resistance Heroes (C) pay 2 Force for 20 speed and Stun 2" {
  start = "battle to end",
  light = { force = 2, ground = { "Resistance Heroes (C)" } },
  dark  = { ground = { { "Fortress", tapped = true } }, character = { { "Brute", tapped = true } } },
  run   = function(t)
    t:play("Resistance Heroes (C)")
    t:expect("Resistance Heroes (C)"):speed(70):keyword("Stun", 2)
    t:expect("light"):force(0)
    t:finish()
    t:expect("Resistance Heroes (C)"):speed(50):keyword("Stun", 0)
  end,
}

scenario "T-70 X-Wing Scout goes under a unique Resistance Squadron and is a part of its stack" {
  ids   = { "R6.2.2" },
  start = "light build",
  light = { space = { "Cobalt Squadron (A)", "Vigil (B)", "Rogue Ten (A)" },
            build_zone = { { "T-70 X-Wing Scout", build = 1 } } },
  run   = function(t)
    t:play("T-70 X-Wing Scout", "under")
    t:expect("Cobalt Squadron (A)"):speed(40):power(7):health(8)
    t:expect("T-70 X-Wing Scout"):on("Cobalt Squadron (A)")
    t:not_offered("T-70 X-Wing Scout", "top")
  end,
}

scenario "T-70 X-Wing Scout: one copy in a stack" {
  start = "light build",
  light = { space = { "Cobalt Squadron (A)", "Crimson Squadron (A)" },
            build_zone = { { "T-70 X-Wing Scout", build = 1 }, { "T-70 X-Wing Scout", build = 1 },
                           { "T-70 X-Wing Scout", build = 1 } } },
  run   = function(t)
    t:play("T-70 X-Wing Scout", "under")    t:choose("Cobalt Squadron (A)")
    t:play("T-70 X-Wing Scout#2", "under")
    t:expect("T-70 X-Wing Scout#2"):on("Crimson Squadron (A)")
    t:not_offered("T-70 X-Wing Scout#3", "under")
  end,
}

scenario "T-70 X-Wing Scout goes under nothing else, and not without a counter" {
  start = "light build",
  light = { space = { "Red Squadron (A)", "Poe's Starfighter (D)" },
            build_zone = { { "T-70 X-Wing Scout", build = 1 } } },
  run   = function(t)
    t:reach("build", "light")  t:not_offered("T-70 X-Wing Scout", "under")
  end,
}

scenario "T-70 X-Wing Scout intercepts free of charge beside another Resistance unit in Space" {
  light = { space = { "T-70 X-Wing Scout", "Vigil (B)" } },
  run   = function(t)
    t:reach("phase", "light")  t:expect("T-70 X-Wing Scout"):keyword("Intercept")
  end,
}

scenario "T-70 X-Wing Scout alone does not intercept" {
  light = { space = { "T-70 X-Wing Scout", "Runner" }, character = { "Finn (E)" } },
  run   = function(t)
    t:reach("phase", "light")  t:expect("T-70 X-Wing Scout"):keyword("Intercept", 0)
  end,
}
