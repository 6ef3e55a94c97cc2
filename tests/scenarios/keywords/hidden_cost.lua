-- HIDDEN COST, with rulings 30 to 38.

cards [[
  card "Lurker" { side = "dark", type = "character", cost = 6, speed = 31, power = 3, health = 3,
    "Hidden Cost 2" }
  card "Cheap Lurker" { side = "dark", type = "character", cost = 2, speed = 32, power = 3,
                        health = 3, "Hidden Cost 4" }
  card "Late Flier" { side = "dark", type = "space", cost = 4, speed = 33, power = 3, health = 9,
    "Hidden Cost 1" }
  card "Hidden Base" { side = "dark", kind = "location", type = "ground", cost = 4,
    "Hidden Cost 1" }
  card "Free Base" { side = "dark", kind = "location", type = "ground", cost = 0,
    "Hidden Cost 1" }
  card "Old Base (A)" { side = "dark", kind = "location", type = "ground", cost = 4,
    "Hidden Cost 1" }
  card "Vain Hope" { side = "dark", kind = "mission", cost = 2,
    play { only_if = at_least(1, your { "Jedi" }), effect = { gain { setup = 1 } } },
    "Hidden Cost 1" }
  card "Drifter" { side = "dark", type = "character", subtypes = { "Jedi" }, cost = 2, speed = 38,
    power = 2, health = 3 }
  card "Twin Ways" { side = "dark", type = "character", cost = 6, speed = 34, power = 3, health = 3,
    "Hidden Cost 5", "Hidden Cost 3" }
  card "Slow Yard" { side = "dark", type = "ground", cost = 3, speed = 9, power = 3, health = 9,
    static { to = each(your { partly_built = true }), build_cost = -3 } }
  card "Tyrant" { side = "light", type = "ground", cost = 3, speed = 8, power = 3, health = 9,
    static { to = each(their { kind = "card" }), force_cost = 1 },
    static { to = each(their { partly_built = true }), force_cost = 1 } }
  card "Sole (A)" { side = "dark", type = "character", cost = 4, speed = 41, power = 2, health = 4 }
  card "Sole (B)" { side = "dark", type = "character", cost = 7, speed = 42, power = 2, health = 4,
    "Hidden Cost 3" }
  card "Sole (C)" { side = "dark", type = "character", cost = 3, speed = 43, power = 2, health = 4,
    "Hidden Cost 3" }
  card "Sole (D)" { side = "light", type = "character", cost = 9, speed = 44, power = 2, health = 4 }
]]

local function battle(claim, ids, dark, light, run)
  light.character = light.character or { "Guard" }
  dark.ground = dark.ground or { "Speeder" }
  scenario(claim) { ids = ids, dark = dark, light = light, run = run }
end
local function build(claim, ids, dark, run)
  scenario(claim) { ids = ids, start = "dark build", dark = dark, light = {}, run = run }
end

battle("with X counters the rest is paid in Force", { "HIDDENCOST.1", "HIDDENCOST.2" },
  { force = 4, build_zone = { { "Lurker", build = 2 } } }, {}, function(t)
    t:play("Lurker", "Hidden Cost")
    t:expect("Lurker"):zone("character"):build(0):tapped(false)  t:expect("dark"):force(0)
  end)

battle("with fewer counters than X it stays hidden", { "HIDDENCOST.1" },
  { force = 9, build_zone = { { "Lurker", build = 1 } } }, {}, function(t)
    t:reach("phase", "dark")  t:not_offered("Lurker")
  end)

battle("a card that costs less than X needs all of its cost", { "HIDDENCOST.1" },
  { force = 9, build_zone = { { "Cheap Lurker", build = 1 } } }, {}, function(t)
    t:reach("phase", "dark")  t:not_offered("Cheap Lurker")
  end)

battle("a card that costs less than X needs no more", { "HIDDENCOST.1", "HIDDENCOST.2" },
  { build_zone = { { "Cheap Lurker", build = 2 } } }, {}, function(t)
    t:play("Cheap Lurker")  t:expect("Cheap Lurker"):zone("character")
  end)

battle("a point of Force too few", { "HIDDENCOST.2" },
  { force = 3, build_zone = { { "Lurker", build = 2 } } }, {}, function(t)
    t:reach("phase", "dark")  t:not_offered("Lurker")
  end)

battle("an overbuilt card costs 0 and gives nothing back", { "HIDDENCOST.3", "ruling.32" },
  { force = 1, build_zone = { { "Lurker", build = 8 } } }, {}, function(t)
    t:play("Lurker")
    t:expect("Lurker"):zone("character")  t:expect("dark"):force(1):build(0)
  end)

battle("in hand it can't be completed", { "HIDDENCOST.1" },
  { force = 9, hand = { "Lurker" } }, {}, function(t)
    t:reach("phase", "dark")  t:not_offered("Lurker")
  end)

local ready = { { "Lurker", build = 2 } }

for _, window in ipairs { "step", "between" } do
  battle("any time is in the window '" .. window .. "'", { "HIDDENCOST.4", "ruling.30" },
    { force = 4, build_zone = ready, character = { "Brute" } }, {}, function(t)
      t:reach(window, "dark")
      t:offered("Lurker", "Hidden Cost", 1)
      t:play("Lurker")  t:expect("Lurker"):zone("character")
    end)
end

battle("any time is not when damage is prevented or dice are rerolled, but before them",
  { "HIDDENCOST.4", "ruling.30" },
  { force = 4, build_zone = ready, character = { "Brute" } }, { character = { "Guard" } },
  function(t)
    t:attack("Brute", "Guard")  t:dice(6, 1, 1, 1)
    t:offered("Lurker")
    t:reach("reroll", "dark")  t:not_offered("Lurker")
    t:reach("prevention", "dark")  t:not_offered("Lurker")
  end)

battle("any time is not when a play may be disrupted", { "HIDDENCOST.4", "ruling.30" },
  { force = 9, build_zone = ready, character = { "Brute" }, hand = { "Pulse" } }, {},
  function(t)
    t:play("Pulse")  t:reach("disrupt", "dark")  t:not_offered("Lurker")
  end)

build("any time is in the own build step", { "HIDDENCOST.4", "ruling.31" },
  { force = 4, build_zone = ready }, function(t)
    t:play("Lurker", "Hidden Cost")  t:expect("Lurker"):zone("character")
    t:expect("dark"):force(0)
  end)

scenario "any time is not in the build step of the other" {
  ids   = { "HIDDENCOST.4" },
  start = "light build",
  dark  = { force = 4, build_zone = { { "Lurker", build = 2 } } },
  light = {},
  run   = function(t) t:reach("build", "light")  t:pass()  t:asked(nil) end,
}

-- The cost of 6 is 3 now, of which 1 counter is there: below X, but X is not more than 3.
battle("what makes the card cheaper may do so even below X", { "HIDDENCOST.5" },
  { force = 1, ground = { "Slow Yard" }, build_zone = { { "Lurker", build = 2 } } }, {},
  function(t)
    t:play("Lurker")  t:expect("Lurker"):zone("character")  t:expect("dark"):force(0)
  end)

battle("X counts as far as the lowered cost goes", { "HIDDENCOST.5", "HIDDENCOST.1" },
  { force = 0, ground = { "Slow Yard" }, build_zone = { { "Cheap Lurker", build = 0,
    face_down = true } } }, {}, function(t)
    t:play("Cheap Lurker")  t:expect("Cheap Lurker"):zone("character")
  end)

battle("of two instances either may be used", { "HIDDENCOST.1" },
  { force = 3, build_zone = { { "Twin Ways", build = 3 } } }, {}, function(t)
    t:play("Twin Ways")  t:expect("Twin Ways"):zone("character")
  end)

battle("what makes abilities dearer does not touch it", { "HIDDENCOST.7", "ruling.34" },
  { force = 4, build_zone = ready }, { ground = { "Tyrant" } }, function(t)
    t:play("Lurker")  t:expect("Lurker"):zone("character")  t:expect("dark"):force(0)
  end)

battle("it can't be disrupted", { "HIDDENCOST.7", "R9.3.4" },
  { force = 4, build_zone = ready }, { force = 1, hand = { "Jamming" } }, function(t)
    t:play("Lurker")  t:no_window("disrupt")
    t:expect("Lurker"):zone("character")
  end)

battle("onto the own stack, at the bottom: 1", { "HIDDENCOST.8", "ruling.35" },
  { character = { "Sole (A)" }, build_zone = { { "Sole (B)", build = 1 } } }, {}, function(t)
    t:play("Sole (B)", "under")
    t:expect("Sole (A)"):power(3)  t:expect("Sole (B)"):build(0)
  end)

battle("at the bottom without a counter: not started far enough", { "HIDDENCOST.8" },
  { force = 9, character = { "Sole (A)" },
    build_zone = { { "Sole (B)", build = 0, face_down = true } } }, {}, function(t)
    t:reach("phase", "dark")  t:not_offered("Sole (B)")
  end)

battle("onto the top and cheaper: 1", { "HIDDENCOST.8", "ruling.36" },
  { character = { "Sole (A)" }, build_zone = { { "Sole (C)", build = 1 } } }, {}, function(t)
    t:play("Sole (C)", "on top")
    t:expect("Sole (C)"):zone("character"):power(3)
  end)

-- 7 against 4: the difference and 1 are 4; with 3 counters the fourth is paid in Force.
battle("onto the top and dearer: the difference and 1", { "HIDDENCOST.8", "ruling.37" },
  { force = 1, character = { "Sole (A)" }, build_zone = { { "Sole (B)", build = 3 } } }, {},
  function(t)
    t:play("Sole (B)", "on top")
    t:expect("Sole (B)"):zone("character"):power(3)  t:expect("dark"):force(0)
  end)

battle("onto the top and dearer: without the Force not", { "HIDDENCOST.8", "ruling.37" },
  { force = 0, character = { "Sole (A)" }, build_zone = { { "Sole (B)", build = 3 } } }, {},
  function(t)
    t:reach("phase", "dark")
    t:not_offered("Sole (B)", "on top")  t:offered("Sole (B)", "under")
  end)

battle("a unit that came in may still attack", { "HIDDENCOST.9", "ruling.33" },
  { force = 4, build_zone = ready, character = { "Assassin" } },
  { character = { "Veteran" } }, function(t)
    t:reach("between", "dark")  t:play("Lurker")
    t:attack("Lurker", "Veteran")  t:dice(1, 1, 1)  t:finish()
    t:happened("attacked", { source = "Lurker" }, 1)
  end)

battle("when all units of an arena are tapped there is still a chance before the next",
  { "HIDDENCOST.9", "ruling.33" },
  { force = 3, build_zone = { { "Late Flier", build = 1 } },
    space = { { "Dart", tapped = true } } },
  { space = { "Bulwark" } }, function(t)
    t:turn_of("Bulwark")  t:pass()
    t:reach("between", "dark")  t:play("Late Flier")
    t:attack("Late Flier", "Bulwark")  t:dice(1, 1, 1)  t:finish()
    t:happened("attacked", { source = "Late Flier" }, 1)
  end)

battle("other cards are completed so, too", { "HIDDENCOST.2" },
  { force = 3, build_zone = { { "Hidden Base", build = 1 } } }, {}, function(t)
    t:play("Hidden Base")  t:expect("Hidden Base"):zone("ground")  t:expect("dark"):force(0)
  end)

battle("the opponent does not learn from a window what lies there", { "HIDDENCOST.4", "R11.2" },
  { force = 4, build_zone = ready }, {}, function(t)
    t:reach("phase", "dark")  t:sees("light", "Lurker", false)
    t:play("Lurker")  t:expect("Lurker"):zone("character")  t:sees("light", "Lurker", true)
  end)

battle("a rival that comes in is contested at once", { "ruling.38" },
  { force = 4, build_zone = { { "Sole (B)", build = 3 } } },
  { character = { "Sole (D)" } }, function(t)
    t:play("Sole (B)", "Hidden Cost")  -- 7 against 9, nobody has Force to bid
    t:asked("light", "phase")
    t:expect("Sole (B)"):zone("build_zone"):tapped(false)  t:expect("Sole (D)"):zone("character")
  end)

scenario "a Pilot comes in as a Character, not onto a unit" {
  ids   = { "HIDDENCOST.6" },
  overlay = [[card "Sly Flier" { side = "dark", type = "character", cost = 4, speed = 35, power = 2,
      health = 3, "Hidden Cost 1", pilot { of = { "Starfighter" }, power = 2 } }
    card "Own Fighter" { side = "dark", type = "space", subtypes = { "Starfighter" }, cost = 3,
      speed = 36, power = 2, health = 4 }]],
  dark  = { force = 3, space = { "Own Fighter" }, build_zone = { { "Sly Flier", build = 1 } } },
  light = { space = { "Bulwark" } },
  run   = function(t)
    t:play("Sly Flier", "Hidden Cost")
    t:expect("Sly Flier"):zone("character"):on(nil)  t:expect("Own Fighter"):power(2)
  end,
}

battle("a card that costs nothing must have been started", { "HIDDENCOST.1" },
  { force = 9, hand = { "Free Base" }, discard = { "Free Base" },
    build_zone = { { "Free Base", as = "started", build = 0, face_down = true } } }, {}, function(t)
    t:reach("phase", "dark")
    t:offered("started")  t:not_offered("Free Base")  t:not_offered("Free Base#2")
  end)

battle("a unit that is in play can't come in a second time", { "R6.1.1", "R6.1.2" },
  { force = 9, character = { "Sole (B)" }, build_zone = { { "Sole (B)", as = "second", build = 3 } } },
  {}, function(t)
    t:reach("phase", "dark")  t:not_offered("second")
  end)

battle("nor can a Location", { "R6.1.2" },
  { force = 9, ground = { "Speeder", "Old Base (A)" },
    build_zone = { { "Old Base (A)", as = "second", build = 1 } } },
  {}, function(t)
    t:reach("phase", "dark")  t:not_offered("second")
  end)

battle("a Mission only when its effect is possible", { "HIDDENCOST.2", "R5.6.5" },
  { force = 1, build_zone = { { "Vain Hope", build = 1 } } }, {}, function(t)
    t:reach("phase", "dark")  t:not_offered("Vain Hope")
  end)

battle("a Mission whose effect is possible", { "HIDDENCOST.2", "R5.6.5" },
  { force = 1, character = { "Drifter" }, build_zone = { { "Vain Hope", build = 1 } } }, {}, function(t)
    t:play("Vain Hope")
    t:expect("dark"):force(0):setup(1)
  end)
