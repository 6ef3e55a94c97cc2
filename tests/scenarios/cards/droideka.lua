-- Droideka JA-11-08: Accuracy 1 and Shields 1, one of them more each turn.

scenario "Droideka takes a second Accuracy until end of turn" {
  ids   = { "R7.2.1" },
  start = "battle to end",
  dark  = { character = { "Droideka JA-11-08" } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:choose("Accuracy")
    t:expect("Droideka JA-11-08"):keyword("Accuracy", 2):keyword("Shields", 1)
    t:attack("Droideka JA-11-08", "Guard")  t:dice(2, 1, 1, 1)
    t:finish()
    t:expect("Guard"):damage(1)
    t:expect("Droideka JA-11-08"):keyword("Accuracy", 1)
  end,
}

scenario "Droideka takes a second Shields until end of turn" {
  start = "battle to end",
  dark  = { character = { { "Droideka JA-11-08", tapped = true } } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:choose("Shields")
    t:expect("Droideka JA-11-08"):keyword("Accuracy", 1):keyword("Shields", 2)
    t:attack("Guard", "Droideka JA-11-08")  t:dice(6, 6)
    t:finish()
    t:expect("Droideka JA-11-08"):damage(2):keyword("Shields", 1)
  end,
}

scenario "a retreated Droideka chooses nothing" {
  ids   = { "R10.1.6" },
  dark  = { build_zone = { "Droideka JA-11-08" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:finish()
    t:expect("Droideka JA-11-08"):keyword("Accuracy", 1):keyword("Shields", 1)
  end,
}
