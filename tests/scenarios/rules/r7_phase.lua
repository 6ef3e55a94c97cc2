-- R7.1, R7.2: the battle phase and its steps.

cards [[
  card "Bugler" { side = "dark", type = "character", cost = 4, speed = 19, power = 3,
                  health = 5,
    trigger { on = step_started { step = "battle" }, effect = { gain { force = 1 } } },
    trigger { on = step_ended { step = "battle" }, effect = { gain { force = 5 } } } }
  card "Usher" { side = "neutral", type = "character", cost = 4, speed = 18, power = 3,
                 health = 5,
    trigger { on = step_started { step = "battle.ground" },
              effect = { gain { force = 1 } } },
    trigger { on = step_ended { step = "battle.ground" },
              effect = { gain { force = 5 } } } }
  card "Sapper" { side = "dark", type = "character", cost = 4, speed = 57, power = 3,
                  health = 5,
    activated { pay = { cost.force(1) }, window = "would_attack",
                effect = { damage { 1, to = one(their { arena = "character" }) } } } }
  card "Chronicler" { side = "dark", type = "character", cost = 4, speed = 17, power = 3,
                      health = 5,
    trigger { on = attack_ended {}, effect = { gain { force = 1 } } } }
  card "Jedi Hunter" { side = "dark", type = "character", cost = 4, speed = 58, power = 3,
                       health = 9,
    trigger { on = discarded { card = all { "Jedi" }, source = self },
              effect = { untap { self } } } }
  card "Youngling" { side = "light", type = "character", subtypes = { "Jedi" }, cost = 1,
                     speed = 16, power = 1, health = 1 }
  card "Restless" { side = "dark", type = "ground", cost = 4, speed = 15, power = 3,
                    health = 5,
    trigger { on = step_ended { step = "battle.ground" }, effect = { untap { self } } } }
  card "Airdrop" { side = "neutral", kind = "battle",
    play { window = "between",
           effect = { enter { one(your { zone = "hand" }), arena = "character" } } } }
]]

scenario "what happens when the phase starts comes before its window, space after it" {
  ids   = { "R7.1.1" },
  dark  = { character = { "Bugler" } },
  run   = function(t)
    t:reach("phase", "dark")   t:expect("dark"):force(1)
    t:reach("phase", "light")
    t:happened("step_started", { step = "battle.space" }, 0)
    t:pass()
    t:happened("step_started", { step = "battle.space" }, 1)
  end,
}

scenario "what happens when the phase ends comes after the character step" {
  ids   = { "R7.1.1" },
  dark  = { character = { "Bugler" } },
  run   = function(t)
    t:finish()
    t:order({ "step_ended", step = "battle.character" },
            { "step_ended", step = "battle" },
            { "resource_changed", player = "dark", amount = 5 })
    t:expect("dark"):force(6)
  end,
}

scenario "space comes before ground and ground before characters, whatever the speed" {
  ids   = { "R7.1.2" },
  dark  = { space = { "Hulk" }, ground = { "Fortress" }, character = { "Assassin" } },
  light = { space = { "Bulwark" }, ground = { "Bastion" }, character = { "Scout" } },
  run   = function(t)
    t:turn_of("Hulk")      t:pass()
    t:turn_of("Bulwark")   t:pass()
    t:turn_of("Fortress")  t:pass()
    t:turn_of("Bastion")   t:pass()
    t:turn_of("Assassin")  t:pass()
    t:turn_of("Scout")     t:finish()
    t:order({ "step_started", step = "battle.space" },
            { "step_ended", step = "battle.space" },
            { "step_started", step = "battle.ground" },
            { "step_ended", step = "battle.ground" },
            { "step_started", step = "battle.character" })
  end,
}

scenario "what happens when a step starts does so in player order, before its window" {
  ids   = { "R7.2.1", "R7.2.2", "ruling.61" },
  dark  = { character = { "Usher" } },
  light = { character = { "Usher" } },
  run   = function(t)
    t:reach("step", "light")  t:pass()
    t:reach("step", "dark")
    t:expect("dark"):force(1)
    t:expect("light"):force(1)
    t:order({ "step_started", step = "battle.ground" },
            { "resource_changed", player = "dark", amount = 1 },
            { "resource_changed", player = "light", amount = 1 })
    t:happened("step_ended", { step = "battle.ground" }, 0)
  end,
}

scenario "each of the three steps begins with a window, before its first unit acts" {
  ids   = { "R7.2.2" },
  dark  = { space = { "Dart" }, ground = { "Speeder" }, character = { "Assassin" } },
  light = { space = { "Sparrow" }, ground = { "Skimmer" }, character = { "Scout" } },
  run   = function(t)
    for i, unit in ipairs { "Dart", "Speeder", "Assassin" } do
      t:reach("step", "dark")   t:expect(unit):tapped(false)
      t:reach("step", "light")  t:pass()
      t:asked("dark", "unit_turn")
      t:happened("step_started", {}, i + 1) -- the phase and i arenas
    end
  end,
}

scenario "the fastest untapped unit acts, and the unit that attacked is tapped" {
  ids   = { "R7.2.3", "R7.3.1", "ruling.61" },
  dark  = { character = { { "Assassin", tapped = true }, "Brute", "Champion" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:turn_of("Brute")
    t:attack("Brute", "Guard")
    t:expect("Brute"):tapped(true)
    t:dice(1, 1, 1, 1)
    t:turn_of("Guard")
  end,
}

scenario "a unit that uses an ability instead of attacking taps, tap in its cost or not" {
  ids   = { "R7.2.3", "R7.4.2" },
  dark  = { force = 1, character = { "Sapper", "Cannon" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Sapper")
    t:reach("between")  t:expect("Sapper"):tapped(true)
    t:play("Cannon")    t:expect("Cannon"):tapped(true)
    t:finish()
    t:happened("tapped", { card = "Sapper" }, 1)
    t:happened("tapped", { card = "Cannon" }, 1)
    t:expect("Veteran"):damage(3)
  end,
}

scenario "a unit that does nothing taps" {
  ids   = { "R7.2.3", "ruling.62" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:turn_of("Brute")  t:expect("Brute"):tapped(false)
    t:pass()            t:expect("Brute"):tapped(true)
    t:finish()          t:happened("tapped", { card = "Brute" }, 1)
  end,
}

scenario "what happens when the attack ends comes before the window after it" {
  ids   = { "R7.2.4", "R7.2.5", "R8.2.11", "R8.2.12", "ruling.61" },
  dark  = { character = { "Brute", "Chronicler" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(6, 1, 1, 1)
    t:reach("between", "dark")
    t:expect("dark"):force(1)
    t:order({ "damaged", target = "Guard" }, { "attack_ended" },
            { "resource_changed", player = "dark" })
  end,
}

scenario "the window between units comes also after an ability and after nothing" {
  ids   = { "R7.2.5" },
  dark  = { force = 1, character = { "Sapper" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Sapper")     t:pass(4) -- disrupt, prevention
    t:asked("dark", "between")   t:pass(2)
    t:turn_of("Guard")   t:pass()
    t:asked("dark", "between")
  end,
}

scenario "a unit that untaps may attack again, every time" {
  ids   = { "R7.2.6", "ruling.63" },
  dark  = { character = { "Jedi Hunter" } },
  light = { character = { "Youngling", "Youngling", "Guard" } },
  run   = function(t)
    t:attack("Jedi Hunter", "Youngling")    t:dice(6, 1, 1)
    t:attack("Jedi Hunter", "Youngling#2")  t:dice(6, 1, 1)
    t:attack("Jedi Hunter", "Guard")        t:dice(6, 1, 1)
    t:turn_of("Guard")
    t:expect("Jedi Hunter"):tapped(true)
    t:happened("attacked", {}, 3)
  end,
}

scenario "a unit that arrives when all others are tapped gets its turn" {
  ids   = { "R7.2.5", "R7.2.6" },
  dark  = { hand = { "Airdrop", "Assassin" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:turn_of("Brute")  t:pass()
    t:turn_of("Guard")  t:pass()
    t:expect("Guard"):tapped(true)
    t:play("Airdrop")
    t:attack("Assassin", "Guard")  t:dice(6, 1)
    t:finish()
    t:expect("Guard"):damage(1)
  end,
}

scenario "a step ends when all its units are tapped, in player order" {
  ids   = { "R7.2.7", "ruling.61" },
  dark  = { ground = { "Crusher" }, character = { "Usher" } },
  light = { character = { "Usher" } },
  run   = function(t)
    t:finish()
    t:order({ "tapped", card = "Crusher" }, { "step_ended", step = "battle.ground" },
            { "resource_changed", player = "dark", amount = 5 },
            { "resource_changed", player = "light", amount = 5 },
            { "step_started", step = "battle.character" })
  end,
}

scenario "a unit that untaps when the step ends does not act any more" {
  ids   = { "R7.2.8" },
  dark  = { ground = { "Restless" } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:turn_of("Walker")    t:pass()
    t:turn_of("Restless")  t:finish()
    t:expect("Restless"):tapped(false)
    t:happened("tapped", { card = "Restless" }, 1)
    t:happened("step_ended", { step = "battle.ground" }, 1)
  end,
}
