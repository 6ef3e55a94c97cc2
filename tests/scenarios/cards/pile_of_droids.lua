-- Pile of Droids: build points for the Droids in the discard piles.

cards [[
  card "Assembly Line" { side = "neutral", kind = "location", type = "ground",
                         subtypes = { "Droid" } }
]]

scenario "Pile of Droids gives half a point a Droid, rounded up, of both piles" {
  ids   = { "R6.8.1" },
  start = "light build",
  dark  = { discard = { "B2 Super Battle Droid", "Hauler", "Brute",
                        "Enhanced Programming", "Surrounded by Droids" } },
  light = { build = 1, build_zone = { { "Pile of Droids", build = 3 } },
            discard = { { "Drone", as = "light Drone" }, "Guard" } },
  run   = function(t)
    t:play("Pile of Droids", "complete")
    t:expect("light"):build(3)
    t:expect("dark"):build(0)
    t:expect("B2 Super Battle Droid"):zone("removed")
    t:expect("Hauler"):zone("removed")
    t:expect("light Drone"):zone("removed")
    t:expect("dark"):cards("discard", { "Brute", "Enhanced Programming",
                                        "Surrounded by Droids" })
    t:expect("light"):cards("discard", 2)
    t:expect("Guard"):zone("discard")
    t:expect("Pile of Droids"):zone("discard")
  end,
}

scenario "Pile of Droids takes no Droid in play, in hand or in a deck" {
  start = "dark build",
  dark  = { build_zone = { { "Pile of Droids", build = 3 } }, hand = { "Probe" },
            deck = { "Brute", "Hauler" }, character = { "Drone" },
            discard = { { "Drone", as = "fallen" }, { "Hauler", as = "wreck" } } },
  run   = function(t)
    t:play("Pile of Droids", "complete")
    t:expect("dark"):build(1):cards("removed", 2)
    t:expect("fallen"):zone("removed")
    t:expect("wreck"):zone("removed")
    t:expect("Drone"):zone("character")
    t:expect("Probe"):zone("hand")
    t:expect("Hauler"):zone("deck")
  end,
}

scenario "Pile of Droids is about unit cards" {
  start = "dark build",
  dark  = { build_zone = { { "Pile of Droids", build = 3 } },
            discard = { "Assembly Line", "Drone", "Hauler" } },
  run   = function(t)
    t:play("Pile of Droids", "complete")
    t:expect("dark"):build(1)
    t:expect("Assembly Line"):zone("discard")
  end,
}

scenario "Pile of Droids without Droids gives nothing" {
  start = "dark build",
  dark  = { build = 2, build_zone = { { "Pile of Droids", build = 3 } },
            discard = { "Brute" } },
  run   = function(t)
    t:play("Pile of Droids", "complete")
    t:expect("dark"):build(2):cards("removed", 0)
  end,
}
