-- Lightsaber Collection (A): a die says what the bearer gets for its attack.

scenario "Lightsaber Collection costs 2 build points and 2 Force to equip" {
  ids   = { "R9.2.1", "EQUIP.3" },
  start = "dark build",
  dark  = { build = 2, force = 2, build_zone = { "Lightsaber Collection (A)" },
            ground = { "Crusher" }, character = { "Acolyte", "Brute" } },
  run   = function(t)
    t:play("Lightsaber Collection (A)", "Equip")
    t:choices("Acolyte", "Brute")
    t:choose("Acolyte")
    t:expect("Lightsaber Collection (A)"):on("Acolyte")
    t:expect("dark"):build(0):force(0)
  end,
}

scenario "Lightsaber Collection is not equipped for less" {
  ids   = { "R9.2.2" },
  start = "dark build",
  dark  = { build = 2, force = 1, build_zone = { "Lightsaber Collection (A)" },
            character = { "Acolyte" } },
  run   = function(t)
    t:reach("build")  t:not_offered("Lightsaber Collection (A)", "Equip")
  end,
}

scenario "a 1 for Lightsaber Collection is 2 more dice" {
  dark  = { character = { { "Acolyte", equipped = { "Lightsaber Collection (A)" } } } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 1, 4, 4, 4, 4, 4 },
  run   = function(t)
    t:attack("Acolyte", "Veteran")
    t:reach("attack")
    t:expect("Acolyte"):power(5):keyword("Accuracy", 0)
    t:finish()
    t:expect("Veteran"):damage(5)
    t:expect("Acolyte"):power(3)
  end,
}

scenario "a 2 for Lightsaber Collection is Accuracy 1" {
  dark  = { character = { { "Acolyte", equipped = { "Lightsaber Collection (A)" } } } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 2, 3, 3, 2 },
  run   = function(t)
    t:attack("Acolyte", "Veteran")  t:finish()
    t:expect("Veteran"):damage(2)
    t:expect("Acolyte"):keyword("Accuracy", 0)
  end,
}

scenario "a 3 for Lightsaber Collection is Critical Hit 1" {
  dark  = { character = { { "Acolyte", equipped = { "Lightsaber Collection (A)" } } } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 3, 6, 3, 3 },
  run   = function(t)
    t:attack("Acolyte", "Veteran")  t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "a 4 for Lightsaber Collection is Stun 3" {
  dark  = { character = { { "Acolyte", equipped = { "Lightsaber Collection (A)" } } } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 4, 4, 3, 3 },
  run   = function(t)
    t:attack("Acolyte", "Veteran")
    t:reach("between")
    t:expect("Veteran"):damage(1):power(3)
  end,
}

scenario "a 5 for Lightsaber Collection is Lucky 2" {
  dark  = { character = { { "Acolyte", equipped = { "Lightsaber Collection (A)" } } } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 5, 1, 1, 4, 5, 5 },
  run   = function(t)
    t:attack("Acolyte", "Veteran")
    t:play("Acolyte", "Lucky")  t:choose(1)  t:choose(2)
    t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "a 6 for Lightsaber Collection is all five" {
  dark  = { character = { { "Acolyte", equipped = { "Lightsaber Collection (A)" } } } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 6, 1, 1, 3, 3, 2, 6, 2 },
  run   = function(t)
    t:attack("Acolyte", "Veteran")
    t:reach("attack")
    t:expect("Acolyte"):power(5):keyword("Accuracy", 1):keyword("Critical Hit", 1)
      :keyword("Stun", 3):keyword("Lucky", 2)
    t:play("Acolyte", "Lucky")  t:choose(1)  t:choose(2)
    t:reach("between")
    t:expect("Veteran"):damage(4):power(3)
    t:expect("Acolyte"):power(3):keyword("Accuracy", 0):keyword("Critical Hit", 0)
      :keyword("Stun", 0):keyword("Lucky", 0)
  end,
}

scenario "Lightsaber Collection rolls for a Jedi, once in each attack" {
  dark  = { character = { { "General Grievous (C)",
                            equipped = { "Lightsaber Collection (A)" } } } },
  light = { character = { { "Adept", damage = 8, tapped = true },
                          { "Veteran", tapped = true } } },
  dice  = { 2, 4, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("General Grievous (C)", "Adept")
    t:attack("General Grievous (C)", "Veteran")  t:dice(4, 4, 1, 1, 1, 1, 1, 1)
    t:finish()
    t:expect("Veteran"):damage(1):power(6)
    t:happened("die_rolled", {}, 2)
  end,
}

scenario "Lightsaber Collection does not roll for others" {
  ids   = { "EQUIP.5" },
  dark  = { character = { { "Brute", equipped = { "Lightsaber Collection (A)" } } } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Veteran")  t:finish()
    t:expect("Veteran"):damage(1)
    t:happened("die_rolled", {}, 0)
  end,
}

scenario "Lightsaber Collection does not roll when its bearer is attacked" {
  dark  = { character = { { "Acolyte", tapped = true,
                            equipped = { "Lightsaber Collection (A)" } } } },
  light = { character = { "Guard" } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Guard", "Acolyte")  t:finish()
    t:happened("die_rolled", {}, 0)
  end,
}
