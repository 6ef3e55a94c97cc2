-- Obi-Wan's Finesse: he protects Clones for Force, for a turn.

scenario "Obi-Wan's Finesse costs nothing and lets him protect a Clone" {
  ids   = { "R10.1.5" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Obi-Wan's Finesse" },
            character = { { "Obi-Wan Kenobi (O)", tapped = true },
                          { "Recruit", tapped = true } } },
  dice  = { 4, 4, 4, 1 },
  run   = function(t)
    t:attack("Brute", "Recruit")
    t:play("Obi-Wan's Finesse")
    t:expect("Obi-Wan's Finesse"):zone("discard")
    t:expect("light"):force(1)
    t:play("Obi-Wan Kenobi (O)", "prevent 1")
    t:finish()
    t:expect("Recruit"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "the protection of Obi-Wan's Finesse is used once for each damage" {
  ids   = { "R8.4.5" },
  dark  = { character = { "Brute", "Champion" } },
  light = { force = 3, hand = { "Obi-Wan's Finesse" },
            character = { { "Obi-Wan Kenobi (O)", tapped = true },
                          { "Recruit", tapped = true } } },
  dice  = { 4, 4, 4, 1 },
  run   = function(t)
    t:reach("step", "light")  t:play("Obi-Wan's Finesse")
    t:attack("Brute", "Recruit")
    t:play("Obi-Wan Kenobi (O)", "prevent 1")
    t:not_offered("Obi-Wan Kenobi (O)", "prevent 1")
    t:attack("Champion", "Recruit")  t:dice(4, 4, 1, 1, 1, 1)
    t:play("Obi-Wan Kenobi (O)", "prevent 1")
    t:finish()
    t:expect("Recruit"):damage(3)
    t:expect("light"):force(1)
  end,
}

scenario "Obi-Wan's Finesse protects Clones on the ground too" {
  dark  = { ground = { "Crusher" } },
  light = { force = 1, hand = { "Obi-Wan's Finesse" },
            character = { { "Obi-Wan Kenobi (O)", tapped = true } },
            ground = { { "Clone Assault Team", tapped = true } } },
  dice  = { 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Crusher", "Clone Assault Team")
    t:play("Obi-Wan's Finesse")
    t:play("Obi-Wan Kenobi (O)", "prevent 1")
    t:finish()
    t:expect("Clone Assault Team"):damage(1)
  end,
}

scenario "Obi-Wan's Finesse protects no Clone in Space" {
  dark  = { space = { "Raider" } },
  light = { force = 1, hand = { "Obi-Wan's Finesse" },
            character = { { "Obi-Wan Kenobi (O)", tapped = true } },
            space = { { "Cruiser", tapped = true } } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Raider", "Cruiser")
    t:play("Obi-Wan's Finesse")
    t:reach("prevention", "light")
    t:not_offered("Obi-Wan Kenobi (O)", "prevent 1")
  end,
}

scenario "Obi-Wan's Finesse protects nobody else" {
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Obi-Wan's Finesse" },
            character = { { "Obi-Wan Kenobi (O)", tapped = true },
                          { "Guard", tapped = true }, { "Recruit", tapped = true } } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Obi-Wan's Finesse")
    t:reach("prevention", "light")
    t:not_offered("Obi-Wan Kenobi (O)", "prevent 1")
  end,
}

scenario "the protection of Obi-Wan's Finesse ends with the turn" {
  ids   = { "R10.1.7" },
  start = "two battles",
  dark  = { character = { "Brute" }, ground = { "Crusher" } },
  light = { force = 1, hand = { "Obi-Wan's Finesse" }, ground = { "Walker" },
            character = { "Obi-Wan Kenobi (O)", "Recruit" } },
  run   = function(t)
    t:play("Obi-Wan's Finesse")
    t:turn_of("Crusher")  t:pass()
    t:turn_of("Walker")   t:pass()
    t:turn_of("Brute")    t:pass()
    t:attack("Brute", "Recruit")  t:dice(4, 1, 1, 1)
    t:reach("prevention", "light")
    t:not_offered("Obi-Wan Kenobi (O)", "prevent 1")
  end,
}
