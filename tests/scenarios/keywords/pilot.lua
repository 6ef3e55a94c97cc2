-- PILOT and R6.5: characters that move onto other units.

cards [[
  card "Flyer" { side = "light", type = "space", subtypes = { "Starfighter" }, cost = 3, speed = 41,
    power = 2, health = 4 }
  card "Second Flyer" { side = "light", type = "space", subtypes = { "Starfighter" }, cost = 3,
    speed = 42, power = 2, health = 4 }
  card "Roomy Flyer" { side = "light", type = "space", subtypes = { "Starfighter" }, cost = 3,
    speed = 43, power = 2, health = 4, static { seats = 1 } }
  card "Droid Flyer" { side = "light", type = "space", subtypes = { "Starfighter", "Droid" },
    cost = 3, speed = 44, power = 2, health = 4 }
  card "Barge" { side = "light", type = "space", subtypes = { "Capital Ship" }, cost = 3,
    speed = 45, power = 2, health = 4 }
  card "Foreign Flyer" { side = "dark", type = "space", subtypes = { "Starfighter" }, cost = 3,
    speed = 46, power = 2, health = 4 }
  card "Aviator" { side = "light", type = "character", cost = 3, speed = 51, power = 2, health = 3,
    "Armor", static { to = each(your { type = "space" }), speed = 1 },
    pilot { of = { "Starfighter" }, power = 2, "Pay 1 Force -> Evade 1" } }
  card "Navigator" { side = "light", type = "character", cost = 3, speed = 52, power = 2, health = 3,
    pilot { of = { "Starfighter", "Capital Ship" }, speed = 10,
      static { to = each(your { other = true, arena = self }), power = 1 },
      trigger { on = attacked { attacker = self }, effect = { gain { force = 1 } } } },
    pilot { of = { "Capital Ship" }, health = 2 } }
  card "Costly Ace (A)" { side = "light", type = "character", cost = 3, speed = 53, power = 2,
    health = 3, upkeep { cost.build(1) }, pilot { of = { "Starfighter" }, power = 1 } }
  card "Costly Ace (B)" { side = "light", type = "character", cost = 4, speed = 54, power = 2,
    health = 3 }
  card "Winged Ace" { side = "light", type = "character", subtypes = { "Starfighter" }, cost = 3,
    speed = 56, power = 2, health = 3, pilot { of = { "Starfighter" }, power = 1 } }
  card "Hull Crew" { side = "light", type = "ground", cost = 3, speed = 55, power = 2, health = 3,
    pilot { of = { "Starfighter" }, power = 1 } }
  card "Fire Bell" { side = "dark", kind = "battle", play { effect = {
    put { 3, "damage", on = one(their { aboard = true }) } } } }
  card "Head Count" { side = "dark", kind = "battle", play { effect = {
    damage { 1, to = each(their {}) } } } }
  sequence "light builds, then light builds" { as_player { light, {
    run_sequence "build_step", run_sequence "build_step" } } }
  sequence "light builds three times" { as_player { light, {
    run_sequence "build_step", run_sequence "extra_build_step", run_sequence "extra_build_step" } } }
  sequence "light builds and retreats" { as_player { light, {
    run_sequence "build_step", run_sequence "retreat_step" } } }
  sequence "light builds, dark takes over" { as_player { light, { run_sequence "build_step" } },
    run_sequence "battle", run_sequence "end_of_turn" }
]]

scenario "a pilot moves onto a unit of its subtype and gives it the text" {
  ids   = { "R6.5.1", "PILOT.2", "PILOT.4", "R6.5.3" },
  start = "light build",
  light = { space = { "Flyer", "Second Flyer" }, character = { "Aviator" } },
  run   = function(t)
    t:play("Aviator", "Pilot")  t:choices("Flyer", "Second Flyer")  t:choose("Flyer")
    t:expect("Aviator"):on("Flyer")
    t:expect("Flyer"):power(4):keyword("Evade", 1)
    t:expect("Second Flyer"):power(2):keyword("Evade", 0)
  end,
}

scenario "in the character arena the pilot text does nothing" {
  ids   = { "PILOT.7" },
  light = { space = { "Flyer" }, character = { "Aviator" } },
  run   = function(t)
    t:expect("Flyer"):power(2):keyword("Evade", 0)
    t:expect("Aviator"):power(2):keyword("Evade", 0):keyword("Armor", 1):keyword("Pilot", 1)
  end,
}

scenario "its other text is off while it pilots" {
  ids   = { "PILOT.3", "R6.5.3" },
  start = "light build",
  light = { space = { "Flyer", "Barge" }, character = { "Aviator" } },
  run   = function(t)
    t:reach("build")
    t:expect("Barge"):speed(46)
    t:play("Aviator", "Pilot")
    t:expect("Barge"):speed(45)
    t:expect("Flyer"):speed(41):keyword("Armor", 0)
  end,
}

scenario "only own units of the named subtypes that are no droids can be piloted" {
  ids   = { "PILOT.2", "R6.5.2", "R6.5.1" },
  start = "light build",
  dark  = { space = { "Foreign Flyer" } },
  light = { space = { "Droid Flyer", "Barge", "Flyer", "Second Flyer" }, character = { "Aviator" } },
  run   = function(t)
    t:play("Aviator", "Pilot")
    t:choices("Flyer", "Second Flyer")
    t:choose("Flyer")
  end,
}

scenario "without such a unit it can't move" {
  ids   = { "R6.5.2" },
  start = "light build",
  dark  = { space = { "Foreign Flyer" } },
  light = { space = { "Droid Flyer", "Barge" }, character = { "Aviator", "Navigator" } },
  run   = function(t)
    t:reach("build")
    t:offered("Navigator", "Pilot")
    t:not_offered("Aviator", "Pilot")
  end,
}

scenario "a pilot moves once in a build step, on or off" {
  ids   = { "R6.5.1", "PILOT.1", "R6.5.7" },
  start = "light builds, then light builds",
  light = { space = { "Flyer" }, character = { { "Aviator", damage = 1 } } },
  run   = function(t)
    t:play("Aviator", "Pilot")
    t:not_offered("Aviator", "leave")
    t:pass()  t:reach("build")
    t:play("Aviator", "leave")
    t:expect("Aviator"):zone("character"):on(nil):damage(1)
    t:expect("Flyer"):power(2)
    t:not_offered("Aviator", "Pilot")
  end,
}

scenario "the pilot ability is there in the own build step, not in battle" {
  ids   = { "PILOT.1" },
  start = "light build to end",
  light = { space = { "Flyer" }, character = { "Aviator" } },
  run   = function(t)
    t:reach("build", "light")
    t:offered("Aviator", "Pilot")
    t:reach("phase", "light")
    t:not_offered("Aviator")
  end,
}

scenario "a unit has room for one pilot, or for more if a text says so" {
  ids   = { "PILOT.5", "R6.5.4" },
  start = "light build",
  light = { space = { "Flyer", "Roomy Flyer" }, character = { "Aviator", "Navigator", "Costly Ace (A)" } },
  run   = function(t)
    t:choose("Costly Ace (A)")
    t:play("Aviator", "Pilot")  t:choose("Roomy Flyer")
    t:play("Navigator", "+10 speed")  t:choices("Flyer", "Roomy Flyer")  t:choose("Roomy Flyer")
    t:expect("Roomy Flyer"):power(4):speed(53)
    t:play("Costly Ace (A)", "Pilot")
    t:expect("Costly Ace (A)"):on("Flyer")
  end,
}

scenario "how many is a number for each subtype" {
  ids     = { "PILOT.5", "R6.5.4" },
  start   = "light build",
  overlay = 'base_of "seats" { 0, ["Capital Ship"] = 2 }',
  light   = { space = { "Flyer", "Barge" }, character = { "Aviator", "Navigator" } },
  run     = function(t)
    t:reach("build")
    t:not_offered("Aviator", "Pilot")
    t:play("Navigator", "+10 speed")
    t:expect("Barge"):value("seats", 2)
    t:expect("Flyer"):value("seats", 0)
  end,
}

scenario "texts of all pilot abilities that name a subtype of the unit work, others don't" {
  ids   = { "PILOT.6", "PILOT.4" },
  start = "light build",
  light = { space = { "Barge" }, character = { "Navigator" } },
  run   = function(t)
    t:play("Navigator", "+10 speed")
    t:expect("Barge"):speed(55):health(6)
  end,
}

scenario "of two pilot abilities only the fitting one gives its text" {
  ids   = { "PILOT.6", "PILOT.4" },
  start = "light build",
  light = { space = { "Flyer" }, character = { "Navigator" } },
  run   = function(t)
    t:play("Navigator", "Pilot")
    t:expect("Flyer"):speed(51):health(4)
  end,
}

scenario "a text for others, and a trigger, are the piloted unit's" {
  ids   = { "PILOT.4" },
  start = "light build to end",
  dark  = { space = { "Hulk" } },
  light = { space = { "Flyer", "Second Flyer" }, character = { "Navigator", "Scout" } },
  run   = function(t)
    t:play("Navigator", "Pilot")  t:choose("Flyer")
    t:expect("Second Flyer"):power(3)
    t:expect("Flyer"):power(2)
    t:expect("Scout"):power(2)
    t:attack("Flyer", "Hulk")  t:dice(1, 1)
    t:attack("Second Flyer", "Hulk")  t:dice(1, 1, 1)
    t:finish()
    t:expect("light"):force(1)
  end,
}

scenario "a pilot is no unit: it is not attacked, does not act and holds no arena" {
  ids   = { "R6.5.3", "R13.4" },
  start = "light build to end",
  dark  = { hand = { "Head Count" }, character = { "Brute" } },
  light = { space = { "Flyer" }, character = { "Aviator", "Veteran" } },
  run   = function(t)
    t:play("Aviator", "Pilot")
    t:play("Head Count")
    t:turn_of("Brute")
    t:expect("Flyer"):damage(1)
    t:expect("Aviator"):damage(0)
    t:targets("Brute", "Veteran")
    t:finish()
    t:expect("Aviator"):tapped(false):on("Flyer")
  end,
}

scenario "damage counters put on a pilot count against its health" {
  ids   = { "R6.5.3", "PILOT.3" },
  start = "light build to end",
  dark  = { hand = { "Fire Bell" } },
  light = { space = { "Flyer" }, character = { "Aviator" } },
  run   = function(t)
    t:play("Aviator", "Pilot")
    t:play("Fire Bell")
    t:expect("Aviator"):zone("discard")
    t:expect("Flyer"):zone("space"):power(2)
  end,
}

scenario "when the piloted unit is discarded its pilot is, too" {
  ids   = { "R6.5.5" },
  start = "light build to end",
  dark  = { space = { "Raider" } },
  light = { space = { "Flyer" }, character = { "Aviator" } },
  run   = function(t)
    t:play("Aviator", "Pilot")
    t:attack("Raider", "Flyer")  t:dice(6, 6, 6, 6)
    t:finish()
    t:expect("Flyer"):zone("discard")
    t:expect("Aviator"):zone("discard")
    t:happened("discarded", { card = "Aviator" }, 1)
  end,
}

scenario "a pilot stays on a unit that retreats" {
  ids   = { "R6.5.5" },
  start = "light builds and retreats",
  light = { space = { "Flyer" }, character = { "Aviator" } },
  run   = function(t)
    t:play("Aviator", "Pilot")
    t:choose("Flyer")
    t:finish()
    t:expect("Flyer"):zone("build_zone"):tapped(true)
    t:expect("Aviator"):on("Flyer")
  end,
}

scenario "the pilot ability works from the build zone, onto retreated units, too" {
  ids   = { "R10.1.6", "R6.5.1" },
  start = "light build",
  light = { build_zone = { "Aviator", "Flyer" } },
  run   = function(t)
    t:play("Aviator", "Pilot")
    t:expect("Aviator"):on("Flyer")
    t:expect("Flyer"):power(2)
    t:play("Flyer", "move in")
    t:expect("Flyer"):power(4):zone("space")
  end,
}

scenario "a unique pilot holds its name while it pilots" {
  ids   = { "R6.5.6", "R6.1.1" },
  start = "light build",
  light = { space = { "Flyer" }, character = { "Costly Ace (A)" },
            build_zone = { { "Costly Ace (B)", build = 9 } } },
  run   = function(t)
    t:choose("Costly Ace (A)")
    t:play("Costly Ace (A)", "Pilot")
    t:not_offered("Costly Ace (B)", "deploy")
    t:not_offered("Costly Ace (B)", "stack")
  end,
}

scenario "upkeep is paid for a pilot" {
  ids   = { "R6.5.8", "UPKEEP.7", "PILOT.3" },
  start = "light builds, then light builds",
  light = { build = 3, space = { "Flyer" }, character = { "Costly Ace (A)" } },
  run   = function(t)
    t:choose("Costly Ace (A)")
    t:play("Costly Ace (A)", "Pilot")
    t:expect("light"):build(2)
    t:pass()  t:choose("Costly Ace (A)")
    t:expect("light"):build(1)
  end,
}

scenario "a pilot that is no character goes to an arena of its own type" {
  ids   = { "R6.5.7" },
  start = "light builds, then light builds",
  light = { space = { "Flyer" }, ground = { "Hull Crew" } },
  run   = function(t)
    t:play("Hull Crew", "Pilot")
    t:pass()  t:reach("build")
    t:play("Hull Crew", "leave")
    t:expect("Hull Crew"):zone("ground")
  end,
}

scenario "a stack moves as one pilot" {
  ids   = { "R6.2.9", "R6.5.3" },
  start = "light builds, then light builds",
  light = { build = 2, space = { "Flyer" }, character = { "Costly Ace (A)" },
            build_zone = { { "Costly Ace (B)", build = 1 } } },
  run   = function(t)
    t:choose("Costly Ace (A)")
    t:play("Costly Ace (B)", "put under")
    t:play("Costly Ace (A)", "Pilot")
    t:expect("Costly Ace (B)"):zone("space"):on("Costly Ace (A)")
    t:not_offered("Costly Ace (B)", "bring to the top")
    t:expect("Flyer"):power(3)          -- the pilot's text; the cards under it are its own
    t:pass()  t:choose("Costly Ace (A)")
    t:play("Costly Ace (A)", "leave")
    t:expect("Costly Ace (A)"):zone("character"):power(3)
    t:expect("Costly Ace (B)"):zone("character")
  end,
}

scenario "an assault group of walkers may have a walker pilot" {
  ids     = { "ruling.54", "PILOT.2" },
  start   = "light build",
  overlay = [[
    card "Herd of Walkers" { side = "light", type = "ground", subtypes = { "Assault Walker", "Squad" },
      cost = 5, speed = 11, power = 2, health = 4 }
    card "Walker Driver" { side = "light", type = "character", cost = 2, speed = 12, power = 1,
      health = 2, pilot { of = { "Assault Walker" }, power = 1 } }
  ]],
  light   = { ground = { "Herd of Walkers" }, character = { "Walker Driver" } },
  run     = function(t)
    t:play("Walker Driver", "Pilot")
    t:expect("Herd of Walkers"):power(3)
  end,
}

scenario "a pilot names the subtypes it pilots" {
  overlay = [[
    card "Nobody's Pilot" { side = "light", type = "character", cost = 2, speed = 12, power = 1,
      health = 2, pilot { power = 1 } }
  ]],
  fails = "pilot: field 'of': is missing",
}

scenario "the subtypes of pilots are known ones" {
  overlay = [[
    card "Nobody's Pilot" { side = "light", type = "character", cost = 2, speed = 12, power = 1,
      health = 2, pilot { of = { "Sqadron" }, power = 1 } }
    card "Some Squadron" { side = "light", type = "space", subtypes = { "Squadron" }, cost = 2,
      speed = 12, power = 1, health = 2 }
  ]],
  fails = "unknown subtype 'Sqadron'; did you mean 'Squadron'?",
}

scenario "numbers of places are of values" {
  overlay = 'base_of "seets" { 1 }',
  fails = "unknown value 'seets'; did you mean 'seats'?",
}

scenario "a pilot that is of the subtype itself does not pilot itself" {
  ids   = { "PILOT.2", "R6.5.1" },
  start = "light build",
  light = { space = { "Flyer", "Second Flyer" }, character = { "Winged Ace" } },
  run   = function(t)
    t:play("Winged Ace", "Pilot")
    t:choices("Flyer", "Second Flyer")
  end,
}

scenario "moving a pilot is a static ability: it can't be disrupted" {
  ids   = { "PILOT.1", "R9.3.4" },
  start = "light build",
  dark  = { force = 1, hand = { "Jamming" } },
  light = { space = { "Flyer" }, character = { "Aviator" } },
  run   = function(t)
    t:play("Aviator", "Pilot")  t:finish()
    t:no_window("disrupt")
    t:expect("Aviator"):on("Flyer")
  end,
}

scenario "only a card in play moves: none from the hand, the discard pile, or not yet built" {
  ids   = { "PILOT.1", "R6.5.1" },
  start = "light build",
  light = { space = { "Flyer" }, hand = { { "Aviator", as = "Held" } },
            discard = { { "Aviator", as = "Thrown" } },
            build_zone = { { "Aviator", as = "Begun", build = 1 }, { "Aviator", as = "Retreated" } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Held", "Pilot")
    t:not_offered("Thrown", "Pilot")
    t:not_offered("Begun", "Pilot")
    t:offered("Retreated", "Pilot")
  end,
}

scenario "each build step of a turn lets it move again" {
  ids   = { "PILOT.1", "R6.5.1" },
  start = "light builds three times",
  light = { space = { "Flyer" }, character = { "Aviator" } },
  run   = function(t)
    t:play("Aviator", "Pilot")  t:pass()
    t:play("Aviator", "leave")  t:pass()
    t:play("Aviator", "Pilot")
    t:expect("Aviator"):on("Flyer")
  end,
}
