-- RESERVES: text that works in the build zone only.

cards [[
  card "Quartermaster" { side = "light", type = "character", cost = 3, speed = 41, power = 2,
    health = 4, reserves { activated { pay = { tap { self } }, effect = { gain { force = 1 } } } } }
  card "Spare Guard" { side = "light", type = "character", cost = 3, speed = 42, power = 2,
    health = 4, activated { pay = { tap { self } }, effect = { gain { force = 1 } } } }
  card "Recruiter" { side = "light", type = "character", cost = 3, speed = 43, power = 2,
    health = 4, reserves { static { to = each(your { type = "space" }), power = 2 } } }
  card "Rear Sentinel" { side = "light", type = "character", cost = 3, speed = 44, power = 2,
    health = 4, reserves { power = 3, "Armor", "Pay 1 Force -> Evade 1" } }
  card "Accountant" { side = "light", type = "character", cost = 3, speed = 46, power = 2,
    health = 4, reserves { trigger { on = discarded { card = their {} },
                                     effect = { gain { force = 2 } } } } }
  card "Rear Silencer" { side = "dark", type = "character", cost = 3, speed = 45, power = 2,
    health = 4,
    activated { window = "disrupt", only_if = is(event.card, their {}), effect = { disrupt {} } } }
  card "Odd Crate" { side = "light", kind = "equipment", type = "character", cost = 1,
    reserves { activated { effect = { gain { force = 1 } } } } }
  card "Lesser Works" { side = "dark", kind = "battle", play { effect = {
    give { to = each(their {}), lose = { "Reserves" }, lasts = "turn" } } } }
]]

scenario "it works in the build zone" {
  ids   = { "RESERVES.1", "R10.1.6" },
  light = { build_zone = { "Quartermaster", "Spare Guard" } },
  run   = function(t)
    t:reach("phase", "light")
    t:not_offered("Spare Guard")
    t:play("Quartermaster")
    t:expect("light"):force(1)
    t:expect("Quartermaster"):tapped(true)
  end,
}

scenario "it does not work in the arena" {
  ids   = { "RESERVES.1" },
  light = { character = { "Quartermaster", "Spare Guard" } },
  run   = function(t)
    t:reach("phase", "light")
    t:offered("Spare Guard")
    t:not_offered("Quartermaster")
  end,
}

scenario "a static text for others works from the build zone, and stops in the arena" {
  ids   = { "RESERVES.1" },
  start = "light build",
  light = { space = { "Runner" }, build_zone = { "Recruiter" } },
  run   = function(t)
    t:reach("build")
    t:expect("Runner"):power(6)
    t:play("Recruiter", "move in")
    t:expect("Runner"):power(4)
  end,
}

scenario "numbers and keyword lines in it count in the build zone" {
  ids   = { "RESERVES.1" },
  start = "light build",
  light = { build_zone = { "Rear Sentinel" } },
  run   = function(t)
    t:reach("build")
    t:expect("Rear Sentinel"):power(5):value("hit_on", 5):keyword("Evade", 1)
    t:play("Rear Sentinel", "move in")
    t:expect("Rear Sentinel"):power(2):value("hit_on", 4):keyword("Evade", 0)
  end,
}

scenario "a triggered text in it is triggered in the build zone" {
  ids   = { "RESERVES.1", "RESERVES.2" },
  dark  = { space = { "Dart" } },
  light = { space = { "Runner" }, build_zone = { "Accountant" } },
  run   = function(t)
    t:attack("Runner", "Dart")  t:dice(6, 6, 6, 1)
    t:finish()
    t:expect("Dart"):zone("discard")
    t:expect("light"):force(2)
  end,
}

scenario "a triggered text in it is not triggered in the arena" {
  ids   = { "RESERVES.1" },
  dark  = { space = { "Dart" } },
  light = { space = { "Runner" }, character = { "Accountant" } },
  run   = function(t)
    t:attack("Runner", "Dart")  t:dice(6, 6, 6, 1)
    t:finish()
    t:expect("Dart"):zone("discard")
    t:expect("light"):force(0)
  end,
}

scenario "an activated text in it can be disrupted" {
  ids   = { "RESERVES.2" },
  dark  = { character = { "Rear Silencer" } },
  light = { build_zone = { "Quartermaster" } },
  run   = function(t)
    t:play("Quartermaster")
    t:reach("disrupt", "dark")  t:play("Rear Silencer")
    t:expect("Quartermaster"):tapped(true)
    t:expect("light"):force(0)
  end,
}

scenario "a partly built card has no reserves" {
  ids   = { "RESERVES.3" },
  light = { build_zone = { { "Quartermaster", build = 2 }, "Recruiter" } , space = { "Runner" } },
  run   = function(t)
    t:reach("phase", "light")
    t:not_offered("Quartermaster")
    t:expect("Runner"):power(6)
  end,
}

scenario "a partly built card with reserves gives nothing" {
  ids   = { "RESERVES.3" },
  light = { build_zone = { { "Recruiter", build = 2 } } , space = { "Runner" } },
  run   = function(t)
    t:reach("phase", "light")
    t:expect("Runner"):power(4)
  end,
}

scenario "what is no unit has no reserves" {
  ids   = { "RESERVES.3" },
  light = { build_zone = { "Odd Crate", "Quartermaster" } },
  run   = function(t)
    t:reach("phase", "light")
    t:offered("Quartermaster")
    t:not_offered("Odd Crate")
  end,
}

scenario "who loses reserves has lost its texts" {
  ids   = { "R10.2.6" },
  dark  = { hand = { "Lesser Works" } },
  light = { build_zone = { "Quartermaster" } },
  run   = function(t)
    t:play("Lesser Works")
    t:reach("phase", "light")
    t:not_offered("Quartermaster")
  end,
}

scenario "who loses reserves has lost the texts for others in it" {
  ids   = { "R10.2.6" },
  dark  = { hand = { "Lesser Works" } },
  light = { build_zone = { "Recruiter" }, space = { "Runner" } },
  run   = function(t)
    t:expect("Runner"):power(6)
    t:play("Lesser Works")
    t:expect("Runner"):power(4)
  end,
}
