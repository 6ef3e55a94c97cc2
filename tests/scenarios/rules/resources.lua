-- Events and Resources (R6.9.3 to R6.9.6), and the counters of cards.

cards [[
  card "Long Winter" { side = "neutral", kind = "event",
    static { to = each(all { type = "ground" }), speed = -10 },
    trigger { on = step_started { step = "turn" }, effect = { each_player { gain { force = 1 } } } } }
  card "Own Weather" { side = "neutral", kind = "event",
    static { to = each(your { type = "ground" }), power = 1 },
    trigger { on = attacked { attacker = your {} }, effect = { gain { force = 2 } } },
    activated { limit = { 1, per = "turn" }, window = "phase", effect = { gain { build = 1 } } } }
  card "Old Order" { side = "neutral", kind = "resource", cost = 2,
    activated { pay = { put { 2, "resource", on = self } }, window = "phase",
      effect = { give { to = one(your {}), power = 1, lasts = "turn" } } },
    activated { pay = { take { 3, "resource", from = self } }, window = "phase",
      effect = { draw { 1 } } },
    trigger { on = step_started { step = "build", player = you },
      effect = { put { count(your { type = "character" }), "resource", on = self } } } }
  card "Shield Wall" { side = "neutral", kind = "resource", cost = 1, "Add 1 counter -> Equip",
    static { to = each(your { type = "character" }), "Remove 2 counters -> Evade 1" } }
  card "Living Cloak" { side = "neutral", kind = "equipment", type = "character", cost = 1,
    "Remove 2 counters from your Resource -> Equip", equipped { power = 1 } }
  card "Warden" { side = "neutral", type = "character", cost = 3, speed = 47, power = 3, health = 9,
    activated { pay = { tap { self } }, window = "unit_turn", effect = {
      put { 1, "mastery", on = self }, put { 2, "captivity", on = one(their {}) },
      put { 3, "redemption", on = self }, put { 4, "corruption", on = self },
      put { 5, "credit", on = self } } },
    static { when = at_least(1, counters("mastery", self)), power = 2 } }
  sequence "both build steps" {
    as_player { dark, { run_sequence "build_step" } }, as_player { light, { run_sequence "build_step" } },
  }
]]

scenario "an event works the whole game, for both players" {
  ids   = { "R6.9.3" },
  start = "two turns",
  dice  = { 1 },
  dark  = { event = { "Long Winter" }, ground = { "Crusher" }, deck = { "Dart", "Dart" } },
  light = { ground = { "Walker" }, deck = { "Dart", "Dart" } },
  run   = function(t)
    t:expect("Crusher"):speed(50)
    t:expect("Walker"):speed(40)
    t:choose(false)  t:choose(false)  -- no retreats
    t:reach("phase")
    t:expect("dark"):force(5)     -- 4 of the turn and 1
    t:expect("light"):force(5)
    t:expect("Long Winter"):zone("event")
  end,
}

scenario "an event's \"your\" is its player's" {
  ids   = { "R6.9.3" },
  dark  = { ground = { "Crusher" } },
  light = { event = { "Own Weather" }, ground = { "Walker" } },
  run   = function(t)
    t:expect("Crusher"):power(4)
    t:expect("Walker"):power(5 + 0)
    t:play("Own Weather")
    t:expect("light"):build(1)
    t:attack("Walker", "Crusher")  t:dice(1, 1, 1, 1, 1)
    t:finish()
    t:expect("light"):force(2)
    t:expect("dark"):force(0):build(0)
  end,
}

scenario "an event does nothing from another place" {
  ids   = { "R6.9.3" },
  light = { supply = { "Own Weather" }, discard = { "Long Winter" }, ground = { "Walker" } },
  run   = function(t)
    t:expect("Walker"):power(4):speed(50)
    t:reach("phase")  t:not_offered("Own Weather")
  end,
}

scenario "a resource is built from the supply and stays with its text" {
  ids   = { "R6.9.4", "R6.9.6" },
  start = "build_step",
  dark  = { build = 2, supply = { "Old Order" }, character = { "Brute" } },
  run   = function(t)
    t:play("Old Order", "build")  t:choose(2)
    t:expect("Old Order"):face_down(true):build(2)
    t:play("Old Order", "complete")
    t:finish()
    t:expect("Old Order"):zone("build_zone"):face_down(false):build(0)
  end,
}

scenario "counters are added as the cost of an effect" {
  ids   = { "R6.9.4", "R6.9.5" },
  dark  = { build_zone = { "Old Order" }, character = { "Brute" } },
  run   = function(t)
    t:play("Old Order", "put 2")
    t:expect("Old Order"):counters("resource", 2)
    t:expect("Brute"):power(5)
  end,
}

scenario "removing needs that many counters on it" {
  ids   = { "R6.9.5" },
  dark  = { build_zone = { { "Old Order", counters = { resource = 2 } } }, deck = { "Dart" } },
  light = { build_zone = { { "Old Order", counters = { resource = 3 } } }, deck = { "Hulk" } },
  run   = function(t)
    t:reach("phase")
    t:not_offered("Old Order", "remove 3")
    t:play("Old Order#2", "remove 3")
    t:expect("Old Order#2"):counters("resource", 0)
    t:expect("light"):cards("hand", { "Hulk" })
  end,
}

scenario "a resource effect is an activated one: used once in a step" {
  ids   = { "R6.9.5", "R8.4.5" },
  dark  = { build_zone = { { "Old Order", counters = { resource = 6 } } }, deck = { "Dart", "Hulk" } },
  run   = function(t)
    t:play("Old Order", "remove 3")
    t:not_offered("Old Order", "remove 3")
    t:expect("Old Order"):counters("resource", 3)
  end,
}

scenario "a resource effect may be disrupted; its counters are paid" {
  ids   = { "R6.9.5", "R9.3.2" },
  dark  = { build_zone = { { "Old Order", counters = { resource = 3 } } }, deck = { "Dart" } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    t:play("Old Order", "remove 3")
    t:play("Jamming")
    t:expect("Old Order"):counters("resource", 0)
    t:expect("dark"):cards("hand", 0)
  end,
}

scenario "a resource face down has no effects" {
  ids   = { "R6.9.4" },
  start = "build_step",
  dark  = { build_zone = { { "Old Order", build = 1 } }, character = { "Brute" } },
  run   = function(t)
    t:expect("Old Order"):counters("resource", 0)
    t:expect("Brute"):power(4)
  end,
}

scenario "a resource gathers counters by its own trigger" {
  ids   = { "R6.9.4" },
  start = "both build steps",
  dark  = { build_zone = { "Old Order" }, character = { "Brute", "Assassin" } },
  run   = function(t)
    t:choose("Old Order")
    t:finish()
    t:expect("Old Order"):counters("resource", 2):build(0)
  end,
}

scenario "what is paid from your resource needs one with so many counters" {
  ids   = { "R6.9.5", "R9.2.1" },
  start = "both build steps",
  dark  = { build_zone = { { "Shield Wall", counters = { resource = 1 } }, "Living Cloak" },
            character = { "Brute" } },
  light = { build_zone = { { "Shield Wall", counters = { resource = 1 } },
                           { "Shield Wall", counters = { resource = 2 } }, "Living Cloak" },
            character = { "Guard" } },
  run   = function(t)
    t:not_offered("Living Cloak")
    t:play("Living Cloak#2", "Equip")
    t:expect("Shield Wall#2"):counters("resource", 1)
    t:expect("Shield Wall#3"):counters("resource", 0)
    t:expect("Guard"):power(5)
  end,
}

scenario "the other kinds of counters are counted apart" {
  ids   = { "R6.9.4" },
  dark  = { character = { "Warden" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Warden")
    t:expect("Warden"):counters("mastery", 1):counters("redemption", 3):counters("corruption", 4)
    t:expect("Warden"):counters("credit", 5):counters("captivity", 0):damage(0):build(0):power(5)
    t:expect("Guard"):counters("captivity", 2):damage(0)
  end,
}
