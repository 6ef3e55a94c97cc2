-- IG-101 Magnaguard: guards Grievous.

scenario "Magnaguard intercepts for nothing" {
  dark  = { character = { { "IG-101 Magnaguard", tapped = true },
                          { "General Grievous (C)", tapped = true } } },
  light = { character = { "Guard" } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Guard", "General Grievous (C)")
    t:play("IG-101 Magnaguard", "Intercept")  t:finish()
    t:expect("IG-101 Magnaguard"):damage(1)
    t:expect("General Grievous (C)"):damage(0)
  end,
}

scenario "Magnaguard has Critical Hit 2 beside Grievous" {
  ids   = { "R10.1.4" },
  dark  = { character = { "IG-101 Magnaguard",
                          { "General Grievous (C)", tapped = true } } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("IG-101 Magnaguard", "Veteran")  t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "a Grievous of the opponent serves Magnaguard as well" {
  dark  = { character = { "IG-101 Magnaguard" } },
  light = { character = { "General Grievous (C)" } },
  run   = function(t)
    t:expect("IG-101 Magnaguard"):keyword("Critical Hit", 2)
  end,
}

scenario "Magnaguard loses Critical Hit 2 when Grievous leaves the arena" {
  dark  = { force = 1, hand = { "Withdraw" },
            character = { { "IG-101 Magnaguard", tapped = true },
                          { "General Grievous (C)", tapped = true } } },
  run   = function(t)
    t:expect("IG-101 Magnaguard"):keyword("Critical Hit", 2)
    t:play("Withdraw")  t:choose("General Grievous (C)")
    t:expect("General Grievous (C)"):zone("build_zone")
    t:expect("IG-101 Magnaguard"):keyword("Critical Hit", 0)
  end,
}
