-- A Gift: an Equipment from the deck into the build zone, with one counter on it.

scenario "A Gift brings an Equipment card with one build counter" {
  ids   = { "R6.8.1" },
  start = "dark build",
  dark  = { build_zone = { { "A Gift", build = 1 } },
            deck = { "Brute", "Clone Blaster", "Enhanced Programming", "Speeder" } },
  run   = function(t)
    t:play("A Gift", "complete")
    t:choices("Clone Blaster", "Enhanced Programming", false)
    t:choose("Enhanced Programming")
    t:offered("Enhanced Programming", "complete")
    t:expect("Enhanced Programming"):zone("build_zone"):build(1):face_down(true)
    t:expect("A Gift"):zone("discard")
    t:happened("revealed", { card = "Enhanced Programming" }, 1)
    t:happened("shuffled", { player = "dark" }, 1)
    t:expect("dark"):cards("deck", 2):cards("hand", { "Brute" })
  end,
}

scenario "A Gift may find nothing, the deck is shuffled all the same" {
  ids   = { "R9.8.5" },
  start = "dark build",
  dark  = { build_zone = { { "A Gift", build = 1 } },
            deck = { "Brute", "Clone Blaster" } },
  run   = function(t)
    t:play("A Gift", "complete")
    t:choose(false)
    t:expect("dark"):cards("deck", { "Clone Blaster" }):cards("build_zone", 0)
    t:happened("revealed", {}, 0)
    t:happened("shuffled", { player = "dark" }, 1)
  end,
}

scenario "A Gift is a card of either player" {
  start = "light build",
  light = { build_zone = { { "A Gift", build = 1 } },
            deck = { "Guard", "Clone Blaster" } },
  run   = function(t)
    t:play("A Gift", "complete")  t:choose("Clone Blaster")
    t:expect("Clone Blaster"):zone("build_zone"):build(1):controller("light")
  end,
}
