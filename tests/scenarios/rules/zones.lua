-- Zones and what happens to cards that change them (R4.1).

cards [[
  card "Spare Probe" { side = "neutral", kind = "subordinate", type = "space", speed = 12,
                       power = 1, health = 1 }
  card "Old Treaty" { side = "neutral", kind = "event" }
  card "Leech" { side = "neutral", kind = "equipment", type = "character", cost = 1,
    activated { zone = "build", window = "no_attack", pay = { cost.force(1) },
                effect = { attach { self, to = one(their { arena = "character" }) } } } }
  card "Disintegrate" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) },
           effect = { remove_from_game { one(their { arena = "any" }) } } } }
  card "Salvage" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) },
           effect = { return_to { one(your { zone = "discard" }), "hand" } } } }
  card "Herald" { side = "dark", type = "character", cost = 2, speed = 17, power = 2,
                  health = 3,
                  trigger { on = deployed { card = self }, effect = { gain { force = 1 } } },
                  trigger { on = entered { card = self }, effect = { gain { force = 10 } } } }
  card "Drop Zone" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) },
           effect = { enter { one(your { zone = "hand", kind = "unit" }) } } } }
  card "Wrecking Crew" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) },
           effect = { discard { one(their { partly_built = true, kind = "card" }) } } } }
]]

scenario "each player has own zones, the arenas are shared" {
  ids   = { "R4.1.1" },
  dark  = { deck = { "Dart", "Dart" }, hand = { "Pulse" }, discard = { "Hulk" },
            build_zone = { "Fortress" }, supply = { "Spare Probe" },
            event = { "Old Treaty" }, character = { "Brute" } },
  light = { deck = { "Sparrow" }, hand = { "Cover", "Grenade" },
            build_zone = { "Walker", "Runner" }, character = { { "Guard", damage = 1 } } },
  run   = function(t)
    t:expect("dark"):cards("deck", 2):cards("hand", 1):cards("discard", 1)
    t:expect("dark"):cards("build_zone", 1):cards("supply", 1):cards("event", 1)
    t:expect("light"):cards("deck", 1):cards("hand", 2):cards("discard", 0)
    t:expect("light"):cards("build_zone", 2):cards("supply", 0):cards("event", 0)
    t:attack("Brute", "Guard")  t:dice(6, 6, 6, 6)
    t:finish()
    t:expect("light"):cards("discard", { "Guard" })
    t:expect("dark"):cards("discard", { "Hulk" })
  end,
}

scenario "a partly built card lies face down with its counters" {
  ids   = { "R4.1.2", "R5.5.2" },
  start = "build_step",
  dark  = { build = 3, hand = { "Crusher" } },
  run   = function(t)
    t:play("Crusher", "build")  t:choose(3)
    t:expect("Crusher"):zone("build_zone"):face_down(true):build(3)
  end,
}

scenario "a completed unit lies face up in the build zone" {
  ids   = { "R4.1.2" },
  start = "build_step",
  dark  = { build_zone = { { "Dart", build = 2 } } },
  run   = function(t)
    t:play("Dart", "keep")
    t:expect("Dart"):zone("build_zone"):face_down(false)
  end,
}

scenario "a retreated unit lies face up in the build zone" {
  ids   = { "R4.1.2" },
  start = "retreat_step",
  dark  = { space = { "Dart" } },
  run   = function(t)
    t:choose("Dart")  t:finish()
    t:expect("Dart"):zone("build_zone"):face_down(false)
  end,
}

scenario "a card that leaves play goes to its owner's zone" {
  ids   = { "R4.1.3", "R6.6.5" },
  dark  = { force = 1, build_zone = { "Leech" }, character = { "Brute" } },
  light = { character = { { "Guard", damage = 1 } } },
  run   = function(t)
    t:play("Leech")
    t:expect("Leech"):on("Guard")
    t:attack("Brute", "Guard")  t:dice(6, 6, 6, 6)
    t:finish()
    t:expect("dark"):cards("discard", { "Leech" })
    t:expect("light"):cards("discard", { "Guard" })
  end,
}

scenario "a card removed from the game does not come back" {
  ids   = { "R4.1.4" },
  dark  = { force = 1, hand = { "Disintegrate" } },
  light = { force = 1, hand = { "Salvage" }, character = { "Guard" },
            discard = { "Scout", "Walker" } },
  run   = function(t)
    t:play("Disintegrate")
    t:expect("Guard"):zone("removed")
    t:expect("light"):cards("discard", { "Scout", "Walker" })
    t:play("Salvage")
    t:choices("Scout", "Walker")
    t:choose("Scout")
  end,
}

scenario "a unit put into an arena is not deployed" {
  ids   = { "R4.1.5" },
  dark  = { force = 1, hand = { "Drop Zone", "Herald" } },
  run   = function(t)
    t:play("Drop Zone")
    t:expect("Herald"):zone("character"):tapped(false)
    t:expect("dark"):force(10):build(0)
    t:happened("deployed", {}, 0)
  end,
}

scenario "a deployed unit is deployed and enters" {
  ids   = { "R4.1.5" },
  start = "build_step",
  dark  = { build_zone = { { "Herald", build = 2 } } },
  run   = function(t)
    t:play("Herald", "deploy")  t:choose("Herald", "gain 1 Force")
    t:expect("dark"):force(11)
  end,
}

scenario "damage counters vanish when the unit leaves play" {
  ids   = { "R4.1.6" },
  light = { force = 1, hand = { "Call Back" }, character = { { "Guard", damage = 3 } } },
  run   = function(t)
    t:play("Call Back")
    t:expect("Guard"):zone("hand"):damage(0)
  end,
}

scenario "build counters vanish when the card leaves the build zone" {
  ids   = { "R4.1.6" },
  dark  = { force = 1, hand = { "Wrecking Crew" } },
  light = { build_zone = { { "Walker", build = 3 } } },
  run   = function(t)
    t:play("Wrecking Crew")
    t:expect("Walker"):zone("discard"):build(0):face_down(false)
  end,
}
