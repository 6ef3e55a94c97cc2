-- Double-Bladed Lightsaber: its bearer has no other Lightsaber Weapon.

cards [[
  card "Old Saber" { side = "light", kind = "equipment", type = "character", cost = 1,
    subtypes = { "Lightsaber", "Weapon" }, "Pay 0 Force -> Equip",
    equipped { to = all {}, power = 1 } }
  card "Rifle" { side = "light", kind = "equipment", type = "character", cost = 1,
    subtypes = { "Blaster", "Weapon" }, "Pay 0 Force -> Equip",
    equipped { to = all {}, power = 1 } }
]]

scenario "Double-Bladed Lightsaber gives a Jedi or Sith +2 power and Retaliate 3" {
  dark  = { character = { "Brute" } },
  light = { force = 1,
            character = { { "Adept", tapped = true, equipped = { "Double-Bladed Lightsaber" } } } },
  dice  = { 1, 1, 1, 1, 4, 4, 1 },
  run   = function(t)
    t:expect("Adept"):power(5)
    t:attack("Brute", "Adept")
    t:play("Adept", "Retaliate 3")
    t:finish()
    t:expect("Brute"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "Double-Bladed Lightsaber gives nothing to others" {
  ids   = { "EQUIP.5" },
  light = { character = { { "Guard", equipped = { "Double-Bladed Lightsaber" } } } },
  run   = function(t)
    t:expect("Guard"):power(4):keyword("Retaliate", 0)
  end,
}

scenario "Double-Bladed Lightsaber goes to no unit with a Lightsaber Weapon" {
  start = "light build",
  light = { force = 2, build_zone = { "Double-Bladed Lightsaber" },
            character = { { "Adept", equipped = { "Old Saber" } },
                          { "Guard", equipped = { "Rifle" } }, "Scout" } },
  run   = function(t)
    t:play("Double-Bladed Lightsaber", "Equip")
    t:choices("Guard", "Scout")  t:choose("Guard")
    t:expect("Double-Bladed Lightsaber"):on("Guard")
    t:expect("light"):force(0)
  end,
}

scenario "its bearer gets no further Lightsaber Weapon" {
  start = "light build",
  light = { build_zone = { "Old Saber", "Rifle" },
            character = { { "Adept", equipped = { "Double-Bladed Lightsaber" } }, "Scout" } },
  run   = function(t)
    t:play("Old Saber", "Equip")
    t:expect("Old Saber"):on("Scout")
    t:play("Rifle", "Equip")
    t:choices("Adept", "Scout")  t:choose("Adept")
    t:expect("Adept"):power(6)
  end,
}

scenario "the only unit may bear no second one" {
  start = "light build",
  light = { build_zone = { "Old Saber" },
            character = { { "Adept", equipped = { "Double-Bladed Lightsaber" } } } },
  run   = function(t)
    t:reach("build")  t:not_offered("Old Saber")
  end,
}
