-- Cards that leave play because another does: each has one event, and sees it in play.

cards [[
  card "Remover" { side = "dark", type = "character", cost = 1, speed = 99, power = 1,
                   health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { discard { one(their { arena = "character" }) } } } }
  card "Sweeper" { side = "dark", type = "character", cost = 1, speed = 98, power = 1,
                   health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { discard { each(their { arena = "character",
                                                  kind = "card" }) } } } }
  card "Sender" { side = "dark", type = "character", cost = 1, speed = 97, power = 1,
                  health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { return_to { one(their { arena = "character" }), "hand" } } } }
  card "Striker" { side = "dark", type = "character", cost = 1, speed = 96, power = 6,
                   health = 9 }
  card "Heirloom" { side = "light", type = "character", kind = "equipment", cost = 1,
    trigger { on = discarded { card = self }, effect = { gain { force = 7 } } } }
  card "Step Watcher" { side = "light", type = "ground", cost = 1, speed = 9, power = 1,
                        health = 9,
    trigger { on = discarded { card = all { kind = "equipment" } },
              effect = { gain { force = 1 } } } }
  card "Charm" { side = "light", type = "character", kind = "equipment", cost = 1,
    static { cannot = { "be_discarded" } } }
  card "Recruiter" { side = "light", type = "character", cost = 1, speed = 50, power = 1,
                     health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { enter { one(your { zone = "hand", kind = "card" }) } } } }
  card "Only One (A)" { side = "light", type = "character", cost = 1, speed = 30,
                        power = 1, health = 9,
    trigger { on = discarded { card = self }, effect = { gain { force = 9 } } } }
  card "Only One (B)" { side = "light", type = "ground", cost = 1, speed = 29, power = 1,
                        health = 9 }
  card "Old Moon" { side = "light", kind = "location", type = "ground", cost = 1,
    trigger { on = discarded { card = self }, effect = { gain { force = 3 } } } }
  card "New Moon" { side = "light", kind = "location", type = "ground", cost = 1 }
]]

scenario "equipment that goes along has its own discard trigger" {
  ids   = { "R6.6.5", "R9.4.5" },
  dark  = { character = { "Remover" } },
  light = { character = { { "Guard", equipped = { "Heirloom" } } } },
  run   = function(t)
    t:play("Remover")
    t:expect("Heirloom"):zone("discard")  t:expect("light"):force(7)
    t:happened("discarded", { card = "Heirloom" }, 1)
  end,
}

scenario "equipment of a unit that is returned has its discard trigger" {
  ids   = { "R6.6.5", "R9.4.5" },
  dark  = { character = { "Sender" } },
  light = { character = { { "Guard", equipped = { "Heirloom" } } } },
  run   = function(t)
    t:play("Sender")
    t:expect("Guard"):zone("hand")  t:expect("Heirloom"):zone("discard")
    t:expect("light"):force(7)
    t:happened("discarded", { card = "Heirloom" }, 1)
  end,
}

scenario "bearer and equipment of one discard are discarded once each" {
  dark  = { character = { "Sweeper" } },
  light = { character = { { "Guard", equipped = { "Heirloom" } } },
            ground = { "Step Watcher" } },
  run   = function(t)
    t:play("Sweeper")  t:choose("Heirloom")
    t:happened("discarded", { card = "Heirloom" }, 1)
    t:happened("discarded", { card = "Guard" }, 1)
    t:expect("light"):force(8)
  end,
}

scenario "the discard of what goes along is no event of a step" {
  dark  = { character = { "Remover" } },
  light = { character = { { "Guard", equipped = { "Heirloom" } } } },
  run   = function(t)
    t:play("Remover")
    t:reach("step")
    t:happened("discarded", { card = "Heirloom", step = "" }, 1)
    t:happened("discarded", { card = "Heirloom", in_attack = false }, 1)
  end,
}

scenario "the discard of what goes along happens in the attack" {
  dark  = { character = { "Striker" } },
  light = { character = { { "Guard", equipped = { "Heirloom" } } } },
  run   = function(t)
    t:attack("Striker", "Guard")  t:dice(6, 6, 6, 6, 6, 6)
    t:finish()
    t:expect("Heirloom"):zone("discard")
    t:happened("discarded", { card = "Guard", in_attack = true }, 1)
    t:happened("discarded", { card = "Heirloom", in_attack = true }, 1)
  end,
}

scenario "a refused second unit of a name has its discard trigger" {
  ids   = { "R6.1.3", "R9.4.5" },
  dark  = { character = { "Brute" } },
  light = { character = { "Recruiter" }, ground = { "Only One (B)" },
            hand = { "Only One (A)" } },
  run   = function(t)
    t:play("Recruiter")
    t:expect("Only One (A)"):zone("discard")  t:expect("light"):force(9)
    t:happened("discarded", { card = "Only One (A)" }, 1)
  end,
}

scenario "a replaced location has its discard trigger" {
  ids   = { "R6.7.2", "R9.4.5" },
  dark  = { character = { "Brute" } },
  light = { character = { "Recruiter" }, ground = { "Old Moon" }, hand = { "New Moon" } },
  run   = function(t)
    t:play("Recruiter")
    t:expect("Old Moon"):zone("discard")  t:expect("New Moon"):zone("ground")
    t:expect("light"):force(3)
  end,
}
