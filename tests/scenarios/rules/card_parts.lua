-- What stands on a card: cost, name, version, type line, numbers (R3).

cards [[
  card "Long Winter" { side = "neutral", kind = "event" }
  card "Deep Mine" { side = "neutral", kind = "resource", cost = 2 }
  card "Spare Drone" { side = "neutral", kind = "subordinate", type = "ground", speed = 9,
                       power = 1, health = 1 }
  card "Sulker" { side = "dark", type = "character", cost = 3, speed = 24, power = 2, health = 6,
    trigger { on = damaged { target = self }, effect = { give { to = self, power = 2, lasts = "turn" } } } }
  card "Baron (A)" { side = "dark", type = "character", cost = 3, speed = 25, power = 2, health = 6 }
  card "Baron (B2)" { side = "dark", type = "ground", cost = 3, speed = 26, power = 2, health = 6 }
  card "Baroness" { side = "dark", type = "character", cost = 3, speed = 27, power = 2, health = 6 }
  card "Herald of Barons" { side = "dark", type = "space", cost = 3, speed = 28, power = 2, health = 6,
    static { to = each(your { name = "Baron" }), power = 3 },
    static { to = each(your { unique = true }), health = 1 } }
  card "Mud Scout" { side = "dark", type = { "ground", "character" }, subtypes = { "Gungan" }, cost = 3,
                     speed = 29, power = 2, health = 6 }
  card "Mud Guide" { side = "dark", type = "space", cost = 3, speed = 31, power = 2, health = 6,
    static { to = each(your { type = "ground" }), power = 1 },
    static { to = each(your { type = "character" }), health = 1 },
    static { to = each(your { "Gungan" }), speed = 1 } }
  card "Mob" { side = "dark", type = "ground", cost = 3, speed = 8, power = 0, health = 6,
    static { set = { power = count(your { arena = "ground" }) } } }
  card "Lever" { side = "dark", type = "character", cost = 3, speed = 32, power = 2, health = 6,
    activated { window = { "phase", "build" }, effect = { gain { force = 1 } } } }
  card "Hush" { side = "light", type = "character", cost = 3, speed = 34, power = 2, health = 6,
    static { to = each(their { kind = "card", zone = "anywhere" }), cannot = { use = "activated" } } }
  card "Last Straw" { side = "neutral", kind = "battle",
    play { effect = { discard { one(all { remaining = at_most(2) }) } } } }
]]

-- R3.1.1

scenario "a unit is deployed with as many counters as its cost" {
  ids   = { "R3.1.1" },
  start = "dark build",
  dark  = { build_zone = { { "Brute", build = 3 }, { "Brute", build = 4 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Brute", "deploy")
    t:play("Brute#2", "deploy")
    t:expect("Brute#2"):zone("character")
  end,
}

scenario "missions, locations, equipment and resources are completed with counters as their cost" {
  ids   = { "R3.1.1" },
  start = "dark build",
  dark  = { build_zone = { { "Windfall", build = 1 }, { "Windfall", build = 2 },
                           { "Canyon", build = 1 }, { "Canyon", build = 2 },
                           { "Saber", build = 1 }, { "Saber", build = 2 },
                           { "Deep Mine", build = 1 }, { "Deep Mine", build = 2 } } },
  run   = function(t)
    t:reach("build")
    for _, name in ipairs { "Windfall", "Canyon", "Saber", "Deep Mine" } do
      t:not_offered(name, "complete")
      t:offered(name .. "#2", "complete")
    end
  end,
}

scenario "what has no build cost is not built" {
  ids   = { "R3.1.1" },
  start = "dark build",
  dark  = { build = 5, hand = { "Pulse", "Long Winter", "Brute" }, supply = { "Spare Drone" } },
  run   = function(t)
    t:reach("build")
    t:offered("Brute", "build")
    t:not_offered("Pulse")
    t:not_offered("Long Winter")
    t:not_offered("Spare Drone")
  end,
}

-- R3.1.2

scenario "a text that names its own card means that card only" {
  ids   = { "R3.1.2" },
  dark  = { character = { "Sulker", "Sulker" } },
  light = { force = 1, hand = { "Pulse" } },
  run   = function(t)
    t:play("Pulse")  t:choose("Sulker")
    t:reach("phase", "dark")
    t:expect("Sulker"):damage(3):power(4)
    t:expect("Sulker#2"):power(2)
  end,
}

-- R3.1.3

scenario "a version letter is no part of the name, nor is a letter with a digit" {
  ids   = { "R3.1.3" },
  dark  = { space = { "Herald of Barons" }, ground = { "Baron (B2)" },
            character = { "Baron (A)", "Baroness" } },
  run   = function(t)
    t:expect("Baron (A)"):power(5)
    t:expect("Baron (B2)"):power(5)
    t:expect("Baroness"):power(2)
  end,
}

scenario "a card with a version letter is unique, one without is not" {
  ids   = { "R3.1.3" },
  dark  = { space = { "Herald of Barons" }, ground = { "Baron (B2)" },
            character = { "Baron (A)", "Baroness" } },
  run   = function(t)
    t:expect("Baron (A)"):health(7)
    t:expect("Baron (B2)"):health(7)
    t:expect("Baroness"):health(6)
    t:expect("Herald of Barons"):health(6)
  end,
}

-- R3.1.4

scenario "a type line names each type, and subtypes besides" {
  ids   = { "R3.1.4" },
  dark  = { space = { "Mud Guide" }, ground = { "Mud Scout", "Crusher" }, character = { "Brute" } },
  run   = function(t)
    t:expect("Mud Scout"):type_line("Ground/Character"):subtype("Gungan", true)
    t:expect("Mud Scout"):power(3):health(7):speed(30)
    t:expect("Crusher"):type_line("Ground"):power(5):health(5):speed(60)
    t:expect("Brute"):type_line("Character"):power(4):health(6):speed(60)
  end,
}

-- R3.1.9

local function without(field, numbers)
  scenario("a unit without " .. field .. " is no card") {
    ids     = { "R3.1.9" },
    overlay = 'card "Half Done" { side = "dark", type = "ground", cost = 1, ' .. numbers .. " }",
    fails   = "field '" .. field .. "' is missing",
  }
end

without("speed", "power = 1, health = 1")
without("power", "speed = 7, health = 1")
without("health", "speed = 7, power = 1")

scenario "a number may be defined by text" {
  ids   = { "R3.1.9" },
  dark  = { force = 1, hand = { "Call Back" }, ground = { "Mob", "Crusher", "Fortress" } },
  light = { ground = { "Bastion" } },
  run   = function(t)
    t:expect("Mob"):power(3)
    t:play("Call Back")  t:choose("Fortress")
    t:expect("Mob"):power(2)
  end,
}

-- R3.2.5

scenario "what stops abilities stops no battle card" {
  ids   = { "R3.2.5" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Lever" } },
  light = { character = { "Hush" } },
  run   = function(t)
    t:reach("phase")
    t:not_offered("Lever")
    t:play("Pulse")  t:choose("Hush")
    t:reach("phase", "light")
    t:expect("Hush"):damage(3)
  end,
}

scenario "what stops abilities stops no mission" {
  ids   = { "R3.2.5" },
  start = "dark build",
  dark  = { build_zone = { { "Windfall", build = 2 } }, character = { "Lever" } },
  light = { character = { "Hush" } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Lever")
    t:play("Windfall", "complete")
    t:expect("dark"):force(3)
  end,
}

-- R3.3

scenario "the higher speed attacks first, on whichever side it is" {
  ids   = { "R3.3.1" },
  dark  = { character = { "Brute", "Champion", "Assassin" } },
  light = { character = { "Scout", "Guard" } },
  run   = function(t)
    t:turn_of("Assassin")  t:pass()
    t:turn_of("Scout")     t:pass()
    t:turn_of("Brute")     t:pass()
    t:turn_of("Guard")     t:pass()
    t:turn_of("Champion")
  end,
}

scenario "remaining health is health less damage counters" {
  ids   = { "R3.3.5" },
  dark  = { hand = { "Last Straw" }, character = { { "Brute", damage = 2 } } },
  light = { character = { "Guard", { "Guard", damage = 3 }, { "Scout", damage = 1 },
                          { "Veteran", damage = 9 } } },
  run   = function(t)
    t:play("Last Straw")
    t:asked("dark", "card")
    t:choices("Guard#2", "Scout")
    t:choose("Scout")
    t:expect("Scout"):zone("discard")
  end,
}
