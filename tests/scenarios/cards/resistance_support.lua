-- The cards of cards/START/resistance_support.lua, clause by clause.

scenario "D'Qar Starfighter Base fetches a Resistance Space unit" {
  start = "light build",
  light = { ground = { "D'Qar Starfighter Base" },
            deck = { "Guard", "Runner", "Vigil (B)", "Finn (E)", "Crimson Squadron (A)" } },
  run   = function(t)
    t:choose("D'Qar Starfighter Base")  t:choose(true)
    t:choices("Vigil (B)", "Crimson Squadron (A)", false)  t:choose("Vigil (B)")
    t:expect("Vigil (B)"):zone("hand")
    t:happened("shuffled", { player = "light" }, 1)
  end,
}

scenario "Starkiller Base Hangar 718 fetches a First Order Space unit, if wanted" {
  start = "dark build",
  dark  = { ground = { "Starkiller Base Hangar 718" },
            deck = { "Brute", "Dart", "Finalizer (A)", "AT-PD", "Kylo's Shuttle (A)" } },
  run   = function(t)
    t:choose("Starkiller Base Hangar 718")  t:choose(true)
    t:choices("Finalizer (A)", "Kylo's Shuttle (A)", false)  t:choose("Finalizer (A)")
    t:expect("Finalizer (A)"):zone("hand")
  end,
}

scenario "It's Nice That Way: two cards leave the pile, a unique Character is built again" {
  ids   = { "R5.6.5" },
  start = "light build",
  light = { build_zone = { { "It's Nice That Way", build = 1 } },
            discard = { "Finn (E)", "Guard", "Walker", "Rose Tico (E)" } },
  run   = function(t)
    t:play("It's Nice That Way", "complete")
    t:choose("Guard")  t:choose("Walker")
    t:choices("Finn (E)", "Rose Tico (E)")  t:choose("Finn (E)")
    t:expect("Guard"):zone("removed")  t:expect("Walker"):zone("removed")
    t:expect("Finn (E)"):zone("build_zone"):build(3):face_down(true)
    t:expect("It's Nice That Way"):zone("discard")
  end,
}

scenario "It's Nice That Way can't be completed with one card in the pile" {
  ids   = { "R5.6.5" },
  start = "light build",
  light = { build_zone = { { "It's Nice That Way", build = 1 } }, discard = { "Finn (E)" } },
  run   = function(t)
    t:reach("build", "light")  t:not_offered("It's Nice That Way", "complete")
  end,
}

scenario "Wounded: Characters have 2 power more against a damaged Character until end of turn" {
  start = "dark build to end",
  dark  = { build_zone = { { "Wounded", build = 2 } }, character = { "Assassin", "Brute" } },
  light = { character = { { "Veteran", damage = 1, tapped = true }, { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Wounded", "complete")
    t:attack("Assassin", "Veteran")  t:dice(4, 4, 4, 4)
    t:attack("Brute", "Guard")       t:dice(4, 1, 1, 1)
    t:finish()
    t:expect("Veteran"):damage(5)
    t:expect("Guard"):damage(1)
  end,
}
