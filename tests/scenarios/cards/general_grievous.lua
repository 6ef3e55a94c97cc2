-- General Grievous (C): a Dark Jedi who untaps when he kills a Jedi.

scenario "Grievous is a Dark Jedi, and so a Jedi, wherever the card lies" {
  ids   = { "R3.1.6", "ruling.52" },
  dark  = { character = { { "General Grievous (C)", as = "arena" } },
            hand = { { "General Grievous (C)", as = "hand" } },
            deck = { { "General Grievous (C)", as = "deck" } },
            discard = { { "General Grievous (C)", as = "pile" } } },
  run   = function(t)
    for _, where in ipairs { "arena", "hand", "deck", "pile" } do
      t:expect(where):subtype("Dark Jedi", true):subtype("Jedi", true)
    end
    t:expect("arena"):subtype("Separatist", true):subtype("Jedi Master", false)
  end,
}

scenario "Grievous untaps when he discards a Jedi, and attacks again, every time" {
  ids   = { "ruling.63", "R7.2.6" },
  dark  = { character = { "General Grievous (C)" } },
  light = { character = { { "Adept", damage = 8 }, { "Obi-Wan Kenobi (O)", damage = 6 },
                          "Veteran" } },
  dice  = { 4, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("General Grievous (C)", "Adept")
    t:attack("General Grievous (C)", "Obi-Wan Kenobi (O)")  t:dice(4, 2, 2, 2, 2, 2, 2)
    t:attack("General Grievous (C)", "Veteran")  t:dice(4, 1, 1, 1, 1, 1, 1)
    t:finish()
    t:expect("Adept"):zone("discard")
    t:expect("Obi-Wan Kenobi (O)"):zone("discard")
    t:expect("Veteran"):damage(1)
    t:expect("General Grievous (C)"):tapped(true)
    t:happened("attacked", { source = "General Grievous (C)" }, 3)
  end,
}

scenario "Grievous stays tapped when he discards somebody else" {
  dark  = { character = { "General Grievous (C)" } },
  light = { character = { { "Guard", damage = 4, tapped = true }, "Veteran" } },
  dice  = { 4, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("General Grievous (C)", "Guard")
    t:turn_of("Veteran")
    t:expect("Guard"):zone("discard")
    t:happened("untapped", {}, 0)
  end,
}

scenario "a Jedi discarded later by somebody else does not untap Grievous" {
  ids   = { "ruling.64", "R8.8.6" },
  dark  = { character = { "General Grievous (C)", "Champion" } },
  light = { character = { { "Adept", damage = 5, tapped = true },
                          { "Guard", tapped = true } } },
  dice  = { 4, 4, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("General Grievous (C)", "Adept")
    t:attack("Champion", "Adept")  t:dice(4, 4, 1, 1, 1, 1)
    t:finish()
    t:expect("Adept"):zone("discard")
    t:happened("untapped", {}, 0)
  end,
}

scenario "Grievous deflects 1 damage for 2 Force and untaps if it discards a Jedi" {
  dark  = { force = 2, character = { { "General Grievous (C)", tapped = true } } },
  light = { character = { { "Adept", damage = 8 }, "Scout" } },
  dice  = { 1, 1 },
  run   = function(t)
    t:turn_of("Scout")  t:attack("Scout", "General Grievous (C)")
    t:attack("Adept", "General Grievous (C)")  t:dice(5, 5, 1)
    t:play("General Grievous (C)", "Deflect")  t:choose("Adept")
    t:attack("General Grievous (C)", "Scout")  t:dice(1, 1, 1, 1, 1, 1, 1)
    t:finish()
    t:expect("Adept"):zone("discard")
    t:expect("General Grievous (C)"):damage(1)
    t:expect("dark"):force(0)
    t:happened("untapped", { card = "General Grievous (C)" }, 1)
  end,
}

scenario "Grievous does 1 more damage with a natural 6" {
  dark  = { character = { "General Grievous (C)" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 6, 6, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("General Grievous (C)", "Veteran")  t:finish()
    t:expect("Veteran"):damage(3)
  end,
}
