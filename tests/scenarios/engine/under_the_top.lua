-- R6.2.8: counters, tapping and places are the unit's, not those of a card under its top card.

cards [[
  local under = your { in_stack = true }
  card "Chief (A)" { side = "light", type = "character", cost = 4, speed = 33, power = 2, health = 6 }
  card "Chief (B)" { side = "light", type = "character", cost = 1, speed = 31, power = 1, health = 6,
    trigger { on = attacked { defender = stack_top }, zone = "under",
              effect = { put { 1, "mastery", on = self } } } }
  card "Hurter" { side = "light", type = "space", cost = 1, speed = 60, power = 1, health = 9,
    activated { window = "build", effect = { damage { 2, to = one(under) } } } }
  card "Marker" { side = "light", type = "space", cost = 1, speed = 61, power = 1, health = 9,
    activated { window = "build", effect = { put { 2, "damage", on = one(under) } } } }
  card "Tirer" { side = "light", type = "space", cost = 1, speed = 62, power = 1, health = 9,
    activated { window = "build", effect = { tap { one(under) } } } }
  card "Sender" { side = "light", type = "space", cost = 1, speed = 63, power = 1, health = 9,
    activated { window = "build", effect = { retreat { one(under) } } } }
  card "Bringer" { side = "light", type = "space", cost = 1, speed = 64, power = 1, health = 9,
    activated { window = "build", effect = { enter { one(under), arena = "character" } } } }
  card "Tap Payer" { side = "light", type = "space", cost = 1, speed = 65, power = 1, health = 9,
    activated { window = "build",
                pay = { tap { one(under) } }, effect = { gain { force = 1 } } } }
  card "Mark Payer" { side = "light", type = "space", cost = 1, speed = 66, power = 1, health = 9,
    activated { window = "build",
                pay = { put { 1, "damage", on = one(under) } }, effect = { gain { force = 1 } } } }
  card "Leave Payer" { side = "light", type = "space", cost = 1, speed = 67, power = 1, health = 9,
    activated { window = "build",
                pay = { retreat { one(under) } }, effect = { gain { force = 1 } } } }
  card "Taker" { side = "light", type = "space", cost = 1, speed = 68, power = 1, health = 9,
    activated { window = "build", effect = { return_to { one(under), "build" } } } }
  card "Divider" { side = "dark", type = "character", cost = 1, speed = 80, power = 3, health = 9,
    trigger { on = hit { attacker = self }, effect = {
      choose { one(all { in_stack = true }), as = "second" },
      split_damage { 2, to = the.second } } } }
]]

local function prober(name, offered, card, check)
  scenario(name) {
    ids   = { "R6.2.8" },
    start = "light build",
    light = { character = { "Chief (A)" }, space = { card },
              build_zone = { { "Chief (B)", build = 1 } } },
    run   = function(t)
      t:play("Chief (B)", "put under")
      if offered then t:play(card) else t:not_offered(card) end
      check(t)
      t:expect("Chief (A)"):zone("character"):damage(0):power(3):tapped(false)
      t:expect("Chief (B)"):on("Chief (A)"):damage(0):tapped(false):zone("character")
    end,
  }
end

local function nothing() end

prober("damage does not hit a card under another", true, "Hurter", function(t)
  t:no_window("prevention")
end)
prober("no counters are put on a card under another", true, "Marker", nothing)
prober("a card under another is not tapped", true, "Tirer", function(t)
  t:happened("tapped", {}, 0)
end)
prober("a card under another does not retreat by itself", true, "Sender", function(t)
  t:happened("retreated", {}, 0)
end)
prober("a card under another does not enter where it is", true, "Bringer", function(t)
  t:happened("entered", {}, 0)
end)
prober("tapping a card under another pays nothing", false, "Tap Payer", nothing)
prober("counters on a card under another pay nothing", false, "Mark Payer", nothing)
prober("the retreat of a card under another pays nothing", false, "Leave Payer", nothing)

scenario("a card taken out of a stack is a card of its own") {
  ids   = { "R6.2.2" },
  start = "light build",
  light = { character = { "Chief (A)" }, space = { "Taker" }, build_zone = { { "Chief (B)", build = 1 } } },
  run   = function(t)
    t:play("Chief (B)", "put under")  t:play("Taker")
    t:expect("Chief (A)"):power(2)
    t:expect("Chief (B)"):zone("build_zone"):on(nil)
    t:not_offered("Chief (B)", "bring to the top")
  end,
}

scenario("a text under the top card puts no counters there") {
  ids   = { "R6.2.8" },
  start = "light build to end",
  dark  = { character = { "Brute" } },
  light = { character = { "Chief (A)" }, build_zone = { { "Chief (B)", build = 1 } } },
  run   = function(t)
    t:play("Chief (B)", "put under")
    t:attack("Brute", "Chief (A)")  t:dice(1, 1, 1, 1)
    t:turn_of("Chief (A)")
    t:expect("Chief (B)"):counters("mastery", 0)
    t:expect("Chief (A)"):counters("mastery", 0)
  end,
}

scenario("no share of an attack's damage goes to a card under another") {
  ids   = { "R6.2.8" },
  start = "light build to end",
  dark  = { character = { "Divider" } },
  light = { character = { "Chief (A)" }, build_zone = { { "Chief (B)", build = 1 } } },
  run   = function(t)
    t:play("Chief (B)", "put under")
    t:attack("Divider", "Chief (A)")  t:dice(6, 6, 6)
    t:turn_of("Chief (A)")
    t:expect("Chief (A)"):damage(3)  t:expect("Chief (B)"):damage(0)
  end,
}
