-- The cards of the Rebel starter that are about Ewoks, and Chewbacca.

scenario "Bright Tree Village makes own Ewoks one counter cheaper" {
  ids   = { "R5.6.4" },
  start = "light build",
  light = { ground = { "Bright Tree Village" },
            build_zone = { { "Ewok Militia", build = 4 }, { "Ewok Warrior", build = 1 },
                           { "Walker", build = 3 } } },
  run   = function(t)
    t:expect("Walker"):cost(4)
    t:expect("Ewok Warrior"):cost(1)
    t:play("Ewok Militia", "deploy")
    t:expect("Ewok Militia"):zone("ground")
  end,
}

scenario "Ewok Militia gets +1 power for each Ewok you deploy, to the end of the turn" {
  start = "light build to end",
  dark  = { ground = { { "Fortress", tapped = true } } },
  light = { ground = { { "Ewok Militia", tapped = true } },
            build_zone = { { "Ewok Warrior", build = 2 }, { "Ewok Spearmen", build = 4 },
                           { "Guard", build = 4 } } },
  run   = function(t)
    t:play("Guard", "deploy")
    t:expect("Ewok Militia"):power(4)
    t:play("Ewok Warrior", "deploy")  t:play("Ewok Spearmen", "deploy")
    t:reach("phase")
    t:expect("Ewok Militia"):power(6)
    t:finish()
    t:expect("Ewok Militia"):power(4)
  end,
}

scenario "Ewok Scout Leader helps the other own Ewoks, wherever they are" {
  light = { ground = { "Ewok Militia", "Walker" },
            character = { "Ewok Scout Leader", "Ewok Warrior" } },
  run   = function(t)
    t:expect("Ewok Militia"):speed(50):keyword("Stun", 1)
    t:expect("Ewok Warrior"):speed(50):keyword("Stun", 1)
    t:expect("Ewok Scout Leader"):speed(50):keyword("Stun", 0)
    t:expect("Walker"):speed(50):keyword("Stun", 0)
  end,
}

scenario "Ewok Warrior has +1 power for each other Ewok in an arena" {
  dark  = { character = { "Ewok Tribesman" } },
  light = { ground = { "Ewok Militia" }, character = { "Ewok Warrior", "Guard" },
            build_zone = { "Ewok Scout Leader" } },
  run   = function(t)
    t:expect("Ewok Warrior"):power(3)
  end,
}

scenario "two Ewok Warriors count each other" {
  light = { character = { "Ewok Warrior", "Ewok Warrior" } },
  run   = function(t)
    t:expect("Ewok Warrior"):power(2)
    t:expect("Ewok Warrior#2"):power(2)
  end,
}

scenario "Chewbacca gives each own Ewok Retaliate 2 for 1 Force" {
  dark  = { ground = { "Crusher" } },
  light = { force = 1, ground = { { "Ewok Militia", tapped = true } },
            character = { { "Chewbacca (N)", tapped = true } } },
  dice  = { 1, 1, 1, 1, 4, 4 },
  run   = function(t)
    t:attack("Crusher", "Ewok Militia")
    t:play("Ewok Militia", "Retaliate 2")
    t:finish()
    t:expect("Crusher"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "Chewbacca retaliates with as many dice as there are own Ewoks in arenas" {
  ids   = { "RETALIATE.9" },
  dark  = { character = { "Brute", { "Ewok Tribesman", tapped = true } } },
  light = { force = 2, ground = { { "Ewok Militia", tapped = true } },
            character = { { "Chewbacca (N)", tapped = true }, { "Ewok Warrior", tapped = true } },
            build_zone = { "Ewok Scout Leader" } },
  dice  = { 1, 1, 1, 1, 4, 4 },
  run   = function(t)
    t:attack("Brute", "Chewbacca (N)")
    t:play("Chewbacca (N)", "Retaliate")
    t:finish()
    t:expect("Brute"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "Ewok Trap gives each own Ewok Stun 2 until the end of the turn" {
  start = "battle to end",
  dark  = { character = { { "Ewok Tribesman", tapped = true } } },
  light = { force = 3, hand = { "Ewok Trap" }, ground = { { "Ewok Militia", tapped = true } },
            character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Ewok Trap")
    t:expect("Ewok Militia"):keyword("Stun", 2)
    t:expect("Guard"):keyword("Stun", 0)
    t:expect("Ewok Tribesman"):keyword("Stun", 0)
    t:expect("light"):force(0)
    t:finish()
    t:expect("Ewok Militia"):keyword("Stun", 0)
  end,
}

scenario "Part of the Tribe makes up to two own units of Ground or Character Ewoks for good" {
  start = "light build to end",
  light = { build_zone = { { "Part of the Tribe", build = 1 } }, space = { "Sparrow" },
            ground = { { "Walker", tapped = true } },
            character = { { "Guard", tapped = true }, { "Scout", tapped = true } } },
  run   = function(t)
    t:play("Part of the Tribe", "complete")
    t:choices("Walker", "Guard", "Scout", false)
    t:choose("Walker")  t:choose("Guard")
    t:finish()
    t:expect("Walker"):subtype("Ewok", true)
    t:expect("Guard"):subtype("Ewok", true)
    t:expect("Scout"):subtype("Ewok", false)
  end,
}

scenario "Part of the Tribe may choose one" {
  ids   = { "R9.8.1" },
  start = "light build",
  light = { build_zone = { { "Part of the Tribe", build = 1 } },
            character = { "Guard", "Ewok Warrior" } },
  run   = function(t)
    t:play("Part of the Tribe", "complete")
    t:choose("Guard")  t:choose(false)
    t:expect("Ewok Warrior"):power(2)
  end,
}

scenario "Ewok Spear gives an Ewok Lucky 2 and Stun 1, and nothing to others" {
  ids   = { "EQUIP.5" },
  light = { ground = { { "Ewok Militia", equipped = { "Ewok Spear" } } },
            character = { { "Guard", equipped = { "Ewok Spear" } } } },
  run   = function(t)
    t:expect("Ewok Militia"):keyword("Lucky", 2):keyword("Stun", 1)
    t:expect("Guard"):keyword("Lucky", 0):keyword("Stun", 0)
  end,
}

scenario "Chewbacca's Bowcaster: Accuracy 1 for a Wookiee, the Ground arena for Chewbacca" {
  dark  = { ground = { { "Fortress", tapped = true } },
            character = { { "Brute", tapped = true } } },
  light = { character = { { "Chewbacca (N)", equipped = { "Chewbacca's Bowcaster (A)" } } } },
  dice  = { 3, 3, 3, 2, 2, 2 },
  run   = function(t)
    t:turn_of("Chewbacca (N)")
    t:targets("Chewbacca (N)", "Brute", "Fortress")
    t:attack("Chewbacca (N)", "Fortress")  t:finish()
    t:expect("Fortress"):damage(3)
  end,
}

scenario "Chewbacca has all his power on the ground" {
  dark  = { ground = { { "Fortress", tapped = true } } },
  light = { force = 1, hand = { "Adrenaline" },
            character = { { "Chewbacca (N)", equipped = { "Chewbacca's Bowcaster (A)" } } } },
  dice  = { 4, 4, 4, 4, 4, 4, 4, 4 },
  run   = function(t)
    t:attack("Chewbacca (N)", "Fortress")
    t:play("Adrenaline")  t:choose("Chewbacca (N)")
    t:finish()
    t:expect("Fortress"):damage(8)
  end,
}

scenario "another bearer of Chewbacca's Bowcaster gets nothing" {
  dark  = { ground = { { "Fortress", tapped = true } },
            character = { { "Brute", tapped = true } } },
  light = { character = { { "Guard", equipped = { "Chewbacca's Bowcaster (A)" } } } },
  run   = function(t)
    t:expect("Guard"):keyword("Accuracy", 0)
    t:turn_of("Guard")  t:targets("Guard", "Brute")
  end,
}
