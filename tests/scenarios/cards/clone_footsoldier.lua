-- Clone Footsoldier: braver while a Jedi stands in the Character arena; Intercept.

scenario "Clone Footsoldier has +1 power and a free Evade 1 beside a Jedi" {
  ids   = { "R10.1.4" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Clone Footsoldier", tapped = true },
                          { "Obi-Wan Kenobi (O)", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:expect("Clone Footsoldier"):power(3):keyword("Evade", 1)
    t:attack("Brute", "Clone Footsoldier")
    t:play("Clone Footsoldier", "Evade")  t:choices(0, 1)  t:choose(1)
    t:finish()
    t:expect("Clone Footsoldier"):damage(1)
  end,
}

scenario "an enemy Jedi makes Clone Footsoldier braver too" {
  ids   = { "ruling.52" },
  dark  = { character = { "General Grievous (C)" } },
  light = { character = { "Clone Footsoldier" } },
  run   = function(t)
    t:expect("Clone Footsoldier"):power(3):keyword("Evade", 1)
  end,
}

scenario "a Jedi elsewhere does nothing for Clone Footsoldier" {
  light = { character = { "Clone Footsoldier", "Seer" }, space = { "Star Adept" },
            build_zone = { "Adept" } },
  run   = function(t)
    t:expect("Clone Footsoldier"):power(2):keyword("Evade", 0)
  end,
}

scenario "Clone Footsoldier intercepts for 1 Force" {
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { { "Clone Footsoldier", tapped = true },
                                     { "Guard", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Clone Footsoldier", "Intercept")  t:finish()
    t:expect("Clone Footsoldier"):damage(1)
    t:expect("light"):force(0)
  end,
}
