-- The cards of the Imperial starter whose text is more than keyword lines.

cards [[
  card "Hopper" { side = "light", type = "space", subtypes = { "Transport" }, cost = 3,
                  speed = 15, power = 3, health = 3 }
  card "Tie" { side = "dark", type = "space", subtypes = { "Imperial", "Starfighter" },
               cost = 3, speed = 14, power = 3, health = 3 }
  card "Barge" { side = "dark", type = "space", subtypes = { "Imperial", "Transport" },
                 cost = 3, speed = 13, power = 3, health = 3 }
  card "Reb" { side = "dark", type = "space", subtypes = { "Rebel", "Starfighter" },
               cost = 3, speed = 12, power = 3, health = 3 }
  card "Strider" { side = "dark", type = "ground", subtypes = { "Walker" }, cost = 3, speed = 11,
                   power = 3, health = 3 }
  card "Stormtrooper" { side = "dark", type = "character", subtypes = { "Stormtrooper" },
                        cost = 3, speed = 10, power = 3, health = 9 }
]]

scenario "damage from Assault Trooper can't be prevented" {
  ids   = { "R8.7.6" },
  dark  = { character = { "Assault Trooper" } },
  light = { force = 1, character = { { "Dodger", tapped = true } } },
  dice  = { 4, 4 },
  run   = function(t)
    t:attack("Assault Trooper", "Dodger")
    t:play("Dodger", "Evade")  t:finish()
    t:expect("Dodger"):damage(2)
  end,
}

scenario "Starfighters and Transports have -2 power while they attack Death Squadron" {
  dark  = { space = { { "Death Squadron Star Destroyer", tapped = true },
                      { "Hulk", tapped = true } } },
  light = { space = { "Blue Squadron B-wing", "Hopper", "Sparrow" } },
  dice  = { 4, 4, 4, 4, 4, 4 },
  run   = function(t)
    t:attack("Sparrow", "Death Squadron Star Destroyer")
    t:expect("Sparrow"):power(2)
    t:attack("Blue Squadron B-wing", "Death Squadron Star Destroyer")
    t:expect("Blue Squadron B-wing"):power(1)
    t:attack("Hopper", "Hulk")
    t:expect("Hopper"):power(3)
    t:finish()
    t:expect("Death Squadron Star Destroyer"):damage(3)
    t:expect("Hulk"):damage(3)
  end,
}

scenario "a Transport has 1 power left against Death Squadron" {
  dark  = { space = { { "Death Squadron Star Destroyer", tapped = true } } },
  light = { space = { "Hopper" } },
  dice  = { 4 },
  run   = function(t)
    t:attack("Hopper", "Death Squadron Star Destroyer")  t:finish()
    t:expect("Death Squadron Star Destroyer"):damage(1)
  end,
}

scenario "Death Star II Hangar Bay makes own Imperial Starfighters one counter cheaper" {
  ids   = { "R5.6.4" },
  start = "dark build",
  dark  = { character = { "Death Star II Hangar Bay" },
            build_zone = { { "Tie", build = 2 }, { "Barge", build = 1 }, { "Reb", build = 1 } } },
  run   = function(t)
    t:expect("Barge"):cost(3)
    t:expect("Reb"):cost(3)
    t:play("Tie", "deploy")
    t:expect("Tie"):zone("space")
  end,
}

scenario "Endor Scout Walker helps the other own Walkers" {
  dark  = { ground = { "Endor Scout Walker", "Strider", "Crusher" } },
  light = { ground = { "Endor Scout Walker" } },
  run   = function(t)
    t:expect("Strider"):speed(21):power(4)
    t:expect("Crusher"):speed(60):power(4)
    t:expect("Endor Scout Walker"):speed(50):power(3)
    t:expect("Endor Scout Walker#2"):speed(50):power(3)
  end,
}

scenario "two Endor Scout Walkers help each other" {
  dark  = { ground = { "Endor Scout Walker", "Endor Scout Walker" } },
  run   = function(t)
    t:expect("Endor Scout Walker"):speed(60):power(4)
    t:expect("Endor Scout Walker#2"):speed(60):power(4)
  end,
}

scenario "Darth Vader discards an own Imperial unit to strengthen the others for a turn" {
  start = "battle to end",
  dark  = { space = { { "Tie", tapped = true } }, build_zone = { "Barge" },
            character = { { "Darth Vader (W)", tapped = true },
                          { "Assault Trooper", tapped = true }, { "Brute", tapped = true } } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Darth Vader (W)")
    t:choices("Tie", "Darth Vader (W)", "Assault Trooper")  t:choose("Assault Trooper")
    t:expect("Assault Trooper"):zone("discard")
    t:expect("Darth Vader (W)"):speed(60):power(6)
    t:expect("Tie"):speed(34):power(5)
    t:expect("Brute"):power(4)
    t:finish()
    t:expect("Tie"):speed(14):power(3)
  end,
}

scenario "Darth Vader does so only while no unit attacks" {
  ids   = { "R8.3.1" },
  dark  = { character = { "Darth Vader (W)" } },
  light = { character = { { "Guard", tapped = true } } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:reach("phase", "dark")   t:offered("Darth Vader (W)")
    t:attack("Darth Vader (W)", "Guard")
    t:reach("attack", "dark")  t:not_offered("Darth Vader (W)")
    t:finish()
  end,
}

scenario "Darth Vader's Lightsaber gives a Jedi or Sith +2 power, Darth Vader Deflect too" {
  dark  = { character = { { "Darth Vader (W)", equipped = { "Darth Vader's Lightsaber (A)" } },
                          "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:expect("Darth Vader (W)"):power(6):keyword("Deflect", 2)
    t:expect("Darth Vader's Lightsaber (A)"):on("Darth Vader (W)")
  end,
}

scenario "Darth Vader's Lightsaber does not deflect for another Sith, nor anything for others" {
  dark  = { character = { { "Acolyte", equipped = { "Darth Vader's Lightsaber (A)" } } } },
  light = { character = { { "Guard", equipped = { "Obi-Wan Kenobi's Lightsaber (A)" } } } },
  run   = function(t)
    t:expect("Acolyte"):power(5):keyword("Deflect", 0)
    t:expect("Guard"):power(4)
  end,
}

scenario "Darth Vader's Lightsaber costs 1 build point and 2 Force" {
  start = "dark build",
  dark  = { build = 1, force = 2, build_zone = { "Darth Vader's Lightsaber (A)" },
            character = { "Darth Vader (W)" } },
  run   = function(t)
    t:play("Darth Vader's Lightsaber (A)", "Equip")
    t:expect("dark"):build(0):force(0)
  end,
}

scenario "E-11 Blaster Carbine: +2 power, and a Stormtrooper's damage can't be prevented" {
  dark  = { character = { { "Stormtrooper", equipped = { "E-11 Blaster Carbine" } },
                          { "Brute", equipped = { "E-11 Blaster Carbine" } } } },
  light = { force = 2, character = { { "Dodger", tapped = true },
                                     { "Reflector", tapped = true } } },
  dice  = { 4, 1, 1, 1, 1, 1, 4, 4, 1, 1, 1 },
  run   = function(t)
    t:expect("Brute"):power(6)
    t:attack("Brute", "Reflector")
    t:play("Reflector", "Deflect")  t:choose(false)
    t:attack("Stormtrooper", "Dodger")
    t:play("Dodger", "Evade")
    t:finish()
    t:expect("Reflector"):damage(0)
    t:expect("Dodger"):damage(2)
  end,
}

scenario "E-11 Blaster Carbine is equipped for a card from the hand" {
  start = "dark build",
  dark  = { build_zone = { "E-11 Blaster Carbine" }, hand = { "A Gift" },
            ground = { "Crusher" }, space = { "Raider" } },
  run   = function(t)
    t:play("E-11 Blaster Carbine", "Equip")
    t:expect("A Gift"):zone("discard")
    t:expect("E-11 Blaster Carbine"):on("Crusher")
    t:expect("Crusher"):power(6)
  end,
}

scenario "Proving Allegiance makes a Stormtrooper better for good" {
  start = "dark build to end",
  dark  = { build_zone = { { "Proving Allegiance", build = 1 } },
            character = { { "Stormtrooper", tapped = true }, { "Brute", tapped = true },
                          { "Assault Trooper", tapped = true } } },
  run   = function(t)
    t:play("Proving Allegiance", "complete")
    t:choices("Stormtrooper", "Assault Trooper")  t:choose("Assault Trooper")
    t:finish()
    t:expect("Assault Trooper"):speed(60):power(3):health(3)
    t:expect("Stormtrooper"):speed(10):power(3)
  end,
}

scenario "Endangering the Mission disrupts a Mission and takes 1 build point" {
  ids   = { "R6.8.2", "R9.3.2" },
  start = "light build",
  dark  = { force = 4, hand = { "Endangering the Mission" } },
  light = { build = 1, build_zone = { { "Windfall", build = 2 } } },
  run   = function(t)
    t:play("Windfall", "complete")
    t:play("Endangering the Mission")
    t:finish()
    t:expect("light"):force(0):build(0)
    t:expect("Windfall"):zone("discard")
    t:expect("dark"):force(0)
  end,
}

scenario "Endangering the Mission does nothing about Battle cards" {
  dark  = { force = 4, hand = { "Endangering the Mission" }, character = { "Brute" } },
  light = { force = 1, hand = { "Pulse" } },
  run   = function(t)
    t:reach("phase", "light")  t:play("Pulse")
    t:reach("disrupt", "dark")  t:not_offered("Endangering the Mission")
  end,
}

scenario "High-Speed Dodge prevents 3 damage to an own unit with speed 50 or more" {
  ids   = { "R9.2.6" },
  dark  = { ground = { "Fortress" } },
  light = { force = 1, hand = { "High-Speed Dodge" }, ground = { { "Walker", tapped = true } } },
  dice  = { 4, 4, 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Fortress", "Walker")
    t:play("High-Speed Dodge")
    t:finish()
    t:expect("Walker"):damage(1)
    t:expect("light"):force(0)
  end,
}

scenario "High-Speed Dodge helps no slower unit" {
  dark  = { ground = { "Crusher" } },
  light = { force = 1, hand = { "High-Speed Dodge" },
            ground = { { "Ewok Militia", tapped = true } } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Crusher", "Ewok Militia")
    t:reach("prevention", "light")  t:not_offered("High-Speed Dodge")
    t:finish()
    t:expect("Ewok Militia"):damage(1)
  end,
}

scenario "Endor Battleground gives its owner's units in its arena Stun 2" {
  dark  = { ground = { "Endor Battleground", "Crusher" }, character = { "Brute" } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:expect("Crusher"):keyword("Stun", 2)
    t:expect("Brute"):keyword("Stun", 0)
    t:expect("Walker"):keyword("Stun", 0)
  end,
}

scenario "Endor Battleground may lie in the Character arena" {
  dark  = { ground = { "Crusher" }, character = { "Endor Battleground", "Brute" } },
  run   = function(t)
    t:expect("Crusher"):keyword("Stun", 0)
    t:expect("Brute"):keyword("Stun", 2)
  end,
}

scenario "Concussion Missiles and Proton Torpedoes arm Space units" {
  start = "dark build",
  dark  = { build = 2, build_zone = { "Concussion Missiles", "Proton Torpedoes" },
            space = { "Raider" }, ground = { "Crusher" } },
  run   = function(t)
    t:play("Concussion Missiles", "Equip")  t:play("Proton Torpedoes", "Equip")
    t:expect("Concussion Missiles"):on("Raider")
    t:expect("Raider"):keyword("Stun", 2):keyword("Critical Hit", 1)
    t:expect("dark"):build(0)
  end,
}
