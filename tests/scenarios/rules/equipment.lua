-- Equipment, Skills and Traits (R6.6).

cards [[
  card "Glove" { side = "neutral", kind = "equipment", type = "character", cost = 1,
    "Pay 1 build point -> Equip", equipped { health = 2 },
    trigger { on = completed { card = self }, zone = { "build", "arena" },
              effect = { attach { self, to = one(your { arena = "character" }) } } } }
  card "Grim Mood" { side = "neutral", kind = "equipment", type = "character", cost = 1,
    subtypes = { "Trait" }, equipped { power = -2 },
    trigger { on = damaged { target = their { type = "character" } }, zone = "build",
              effect = { attach { self, to = event.target } } } }
  card "Twin Blade" { side = "neutral", kind = "equipment", type = { "ground", "character" }, cost = 1,
    subtypes = { "Weapon" }, "Pay 1 build point -> Equip", equipped { power = 2 },
    only_one = all { "Weapon" } }
  card "Plain Blade" { side = "neutral", kind = "equipment", type = "character", cost = 1,
    subtypes = { "Weapon" }, "Pay 1 build point -> Equip", equipped { power = 1 } }
  card "Temper" { side = "neutral", kind = "equipment", type = "character", cost = 1,
    subtypes = { "Skill" }, "Pay 1 Force -> Equip", equipped { to = all { name = "Brute" }, power = 1 } }
  card "Hot Blade" { side = "neutral", kind = "equipment", type = "character", cost = 1,
    subtypes = { "Weapon", "Trait" }, equipped { power = 3 },
    trigger { on = attacked { attacker = your {} }, zone = "build",
              effect = { attach { self, to = event.source } } } }
  card "Strip" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) },
           effect = { discard { one(all { kind = "equipment" }) } } } }

  sequence "build step and one more" { run_sequence "build_step", run_sequence "extra_build_step" }
  sequence "build steps of two turns" {
    run_sequence "build_step", run_sequence "end_of_turn",
    turn_begin {}, gain { build = 2, player = dark }, run_sequence "build_step",
  }
]]

scenario "equipment is completed unattached, face up in the build zone" {
  ids   = { "R6.6.1" },
  start = "build_step",
  dark  = { build_zone = { { "Saber", build = 2 } }, character = { "Brute" } },
  run   = function(t)
    t:play("Saber", "complete")
    t:expect("Saber"):zone("build_zone"):face_down(false):build(0):on(nil)
    t:expect("Brute"):power(4)
    t:happened("completed", { card = "Saber", player = "dark" }, 1)
  end,
}

scenario "equipment is attached in the build step for its equip cost" {
  ids   = { "R6.6.1" },
  start = "build_step",
  dark  = { build = 1, build_zone = { "Saber" }, character = { "Brute" } },
  run   = function(t)
    t:play("Saber", "Equip")
    t:expect("Saber"):on("Brute")
    t:expect("Brute"):power(5)
    t:expect("dark"):build(0)
  end,
}

scenario "equipment is not attached without the cost, nor face down" {
  ids   = { "R6.6.1" },
  start = "command",
  dark  = { build_zone = { "Saber" }, character = { { "Brute", tapped = true } } },
  light = { build = 1, build_zone = { { "Saber", build = 1 } }, character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:not_offered("Saber", "Equip")
    t:not_offered("Saber#2", "Equip")
  end,
}

scenario "equipment is not attached in battle" {
  ids   = { "R6.6.1" },
  dark  = { build = 1, build_zone = { "Saber" }, character = { "Brute" } },
  run   = function(t)
    t:reach("phase")  t:not_offered("Saber")
    t:reach("step")   t:not_offered("Saber")
  end,
}

scenario "equipment may attach itself when completed, if it says so" {
  ids   = { "R6.6.1" },
  start = "build_step",
  dark  = { build_zone = { { "Glove", build = 1 } }, character = { "Brute", "Assassin" } },
  run   = function(t)
    t:play("Glove", "complete")  t:choose("Brute")
    t:expect("Glove"):on("Brute")
    t:expect("Brute"):health(7)
  end,
}

scenario "an equip cost is paid once a turn" {
  ids   = { "R6.6.2" },
  start = "build step and one more",
  dark  = { build = 4, build_zone = { "Saber", "Saddle" }, character = { "Brute", "Assassin" } },
  run   = function(t)
    t:play("Saber", "Equip")  t:choose("Brute")
    t:not_offered("Saber", "Equip")
    t:offered("Saddle", "Equip")           -- another equipment
    t:pass()
    t:not_offered("Saber", "Equip")
  end,
}

scenario "an equip cost is paid again in the next turn" {
  ids   = { "R6.6.2" },
  start = "build steps of two turns",
  dark  = { build = 4, build_zone = { "Saber" }, character = { "Brute", "Assassin" } },
  run   = function(t)
    t:play("Saber", "Equip")  t:choose("Brute")
    t:pass()
    t:play("Saber", "Equip")  t:choose("Assassin")
    t:expect("Saber"):on("Assassin")
    t:expect("dark"):build(1)
  end,
}

scenario "equipment attaches to own units of a type before its dash" {
  ids   = { "R6.6.3" },
  start = "build_step",
  dark  = { build = 2, build_zone = { "Saber", "Saddle" }, space = { "Raider" },
            ground = { "Crusher", "Amphibian" }, character = { "Brute" } },
  light = { character = { "Guard" }, ground = { "Walker" } },
  run   = function(t)
    t:play("Saber", "Equip")
    t:choices("Brute", "Amphibian")  t:choose("Brute")
    t:play("Saddle", "Equip")
    t:choices("Brute", "Amphibian", "Crusher")  t:choose("Crusher")
    t:expect("Crusher"):speed(65)
  end,
}

scenario "without a unit of its type equipment is not attached" {
  ids   = { "R6.6.3" },
  start = "build_step",
  dark  = { build = 2, build_zone = { "Saber" }, ground = { "Crusher" } },
  light = { character = { "Guard" } },
  run   = function(t) t:not_offered("Saber", "Equip") end,
}

scenario "equipment moved to another unit leaves the first without it at once" {
  ids   = { "R6.6.4", "ruling.27", "EQUIP.4" },
  start = "build_step",
  dark  = { build = 1, character = { { "Brute", equipped = { "Saber" } }, "Assassin" } },
  run   = function(t)
    t:expect("Brute"):power(5)
    t:play("Saber", "Equip")  t:choose("Assassin")
    t:expect("Saber"):on("Assassin")
    t:expect("Brute"):power(4)
    t:expect("Assassin"):power(3)
  end,
}

scenario "paying the equip cost again does not multiply the effect" {
  ids   = { "R6.6.4", "ruling.27" },
  start = "build steps of two turns",
  dark  = { build = 1, character = { { "Brute", equipped = { "Saber" } } } },
  run   = function(t)
    t:play("Saber", "Equip")
    t:expect("Brute"):power(5)
    t:pass()
    t:play("Saber", "Equip")
    t:expect("Saber"):on("Brute")
    t:expect("Brute"):power(5)
  end,
}

scenario "equipment is discarded with its bearer" {
  ids   = { "R6.6.5" },
  dark  = { character = { "Champion" } },
  light = { character = { { "Guard", equipped = { "Saber", "Saddle" } } } },
  run   = function(t)
    t:attack("Champion", "Guard")  t:dice(6, 6, 6, 6, 6, 6)
    t:finish()
    t:expect("Guard"):zone("discard")
    t:expect("Saber"):zone("discard"):on(nil)
    t:expect("Saddle"):zone("discard"):on(nil)
    t:happened("discarded", { card = "Saber", player = "light" }, 1)
  end,
}

scenario "equipment is discarded when its bearer returns to hand" {
  ids   = { "R6.6.5" },
  light = { force = 1, hand = { "Call Back" },
            character = { { "Guard", equipped = { "Saber" } } } },
  run   = function(t)
    t:play("Call Back")
    t:expect("Guard"):zone("hand"):power(4)
    t:expect("Saber"):zone("discard"):on(nil)
  end,
}

scenario "equipment stays on a unit that retreats" {
  ids   = { "R6.6.5", "R6.6.8" },
  start = "retreat_step",
  dark  = { character = { { "Brute", equipped = { "Saber" } } } },
  run   = function(t)
    t:choose("Brute")
    t:expect("Brute"):zone("build_zone")
    t:expect("Saber"):on("Brute"):zone("build_zone")
  end,
}

scenario "a unit may bear any number of equipment" {
  ids   = { "R6.6.6" },
  start = "build_step",
  dark  = { build = 3, build_zone = { "Saber", "Saber", "Saddle" }, character = { "Brute" } },
  run   = function(t)
    t:play("Saber", "Equip")
    t:play("Saber#2", "Equip")
    t:play("Saddle", "Equip")
    t:expect("Brute"):power(6):speed(65)
  end,
}

scenario "a trait attaches itself, also to a unit of the opponent" {
  ids   = { "R6.6.7" },
  dark  = { build_zone = { "Grim Mood" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(6, 1, 1, 1)
    t:reach("between")
    t:expect("Grim Mood"):on("Guard")
    t:expect("Guard"):power(2):damage(1)
  end,
}

scenario "a trait whose trigger is not met stays where it is" {
  ids   = { "R6.6.7" },
  dark  = { build_zone = { "Grim Mood" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Guard", "Brute")  t:dice(6, 6, 1, 1)
    t:finish()
    t:expect("Grim Mood"):on(nil):zone("build_zone")
  end,
}

scenario "no rule detaches or discards equipment" {
  ids   = { "R6.6.8" },
  start = "build_step",
  dark  = { character = { { "Brute", equipped = { "Saber" } } }, build_zone = { "Saddle" } },
  run   = function(t)
    t:not_offered("Saber")
    t:not_offered("Saddle")
  end,
}

scenario "an effect discards equipment, not its bearer" {
  ids   = { "R6.6.8" },
  dark  = { force = 1, hand = { "Strip" } },
  light = { character = { { "Guard", equipped = { "Saber" } } } },
  run   = function(t)
    t:play("Strip")
    t:expect("Saber"):zone("discard"):on(nil)
    t:expect("Guard"):zone("character"):power(4)
    t:expect("light"):cards("discard", { "Saber" })
  end,
}

scenario "a skill is equipped like other equipment" {
  ids   = { "R6.6.7" },
  start = "build_step",
  dark  = { force = 1, build_zone = { { "Temper", build = 1 } }, character = { "Brute" } },
  run   = function(t)
    t:play("Temper", "complete")
    t:play("Temper", "Equip")
    t:expect("Temper"):on("Brute")
    t:expect("Brute"):power(5)
  end,
}

scenario "of what its bearer may have one, it gets no second" {
  ids   = { "R6.6.6" },
  start = "build_step",
  dark  = { build = 9, build_zone = { "Plain Blade", "Saber" },
            character = { { "Brute", equipped = { "Twin Blade" } }, { "Champion",
                equipped = { "Plain Blade" } } } },
  run   = function(t)
    t:play("Plain Blade", "Equip")        -- not on Brute, who has the one that says so
    t:expect("Plain Blade"):on("Champion")
    t:play("Saber", "Equip")
    t:choices("Brute", "Champion")        -- no Weapon
    t:choose("Brute")
    t:play("Twin Blade", "Equip")         -- it says so itself: not on Champion with its Weapons
    t:expect("Twin Blade"):on("Brute")
  end,
}

scenario "equipment that is the only one may be moved" {
  ids   = { "R6.6.6", "R6.6.4" },
  start = "build_step",
  dark  = { build = 1, character = { { "Brute", equipped = { "Twin Blade" } }, "Assassin" } },
  run   = function(t)
    t:play("Twin Blade", "Equip")
    t:choices("Brute", "Assassin")  t:choose("Assassin")
    t:expect("Assassin"):power(4)
  end,
}

scenario "what attaches itself is held by the limit too" {
  ids   = { "R6.6.6", "R6.6.7" },
  dark  = { build_zone = { "Hot Blade" }, character = { { "Assassin",
      equipped = { "Twin Blade" } }, "Brute" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Assassin", "Veteran")  t:dice(1, 1, 1, 1)
    t:expect("Hot Blade"):on(nil)
    t:attack("Brute", "Veteran")     t:dice(1, 1, 1, 1, 1, 1, 1)
    t:expect("Hot Blade"):on("Brute")
    t:finish()
  end,
}
