-- How often something is replaced (R9.5): the limits of a replacement count as those of
-- any other ability.

cards [[
  card "Pinger" { side = "dark", type = "character", cost = 1, speed = 99, power = 1,
                  health = 9,
    activated { window = "phase", limit = { 9, per = "turn" },
                effect = { damage { 1, to = one(their { arena = "character" }) } } } }
  card "Once a Turn" { side = "light", type = "character", cost = 1, speed = 50,
                       power = 1, health = 3,
    replace { on = damaged { target = self }, limit = { 1, per = "turn" },
              with = { gain { force = 1 } } } }
  card "Given Once" { side = "light", type = "character", cost = 1, speed = 50, power = 1,
                      health = 3,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { give { to = self, lasts = "turn",
                                  replace { on = damaged { target = self }, once = true,
                                            with = { gain { force = 1 } } } } } } }
  sequence "battles of two turns" {
    turn_begin {},
    run_sequence "battle to end",
    turn_begin {},
    run_sequence "battle",
  }
]]

scenario "a replacement is used up for the turn" {
  dark  = { character = { "Pinger" } },
  light = { character = { "Once a Turn" } },
  run   = function(t)
    t:play("Pinger")  t:reach("phase")
    t:expect("Once a Turn"):damage(0)  t:expect("light"):force(1)
    t:play("Pinger")  t:reach("phase")
    t:expect("Once a Turn"):damage(1)  t:expect("light"):force(1)
  end,
}

scenario "a replacement is there again in the next turn" {
  start = "battles of two turns",
  dark  = { character = { "Pinger" } },
  light = { character = { "Once a Turn" } },
  run   = function(t)
    t:play("Pinger")  t:turn_of("Pinger")
    t:play("Pinger")  t:reach("phase")
    t:expect("Once a Turn"):damage(0)  t:expect("light"):force(2)
  end,
}

scenario "what is given for one event replaces one" {
  dark  = { character = { "Pinger" } },
  light = { character = { "Given Once" } },
  run   = function(t)
    t:play("Given Once")
    t:play("Pinger")  t:reach("phase")
    t:expect("Given Once"):damage(0)  t:expect("light"):force(1)
    t:play("Pinger")  t:reach("phase")
    t:expect("Given Once"):damage(1)  t:expect("light"):force(1)
  end,
}

cards [[
  card "Shrugger" { side = "light", type = "character", cost = 1, speed = 9, power = 1, health = 9,
    replace { on = damaged { target = self }, with = { let_happen {}, let_happen {} } } }
  card "Ducker" { side = "light", type = "character", cost = 1, speed = 8, power = 1, health = 9,
    "Pay 1 Force -> Evade 1" }
  card "Salvo" { side = "dark", type = "character", cost = 1, speed = 99, power = 1, health = 9,
    activated { window = "phase", effect = { damage { 3, to = each(their {}) } } } }
]]

scenario "damage that is let happen twice happens once, and other damage is as it was" {
  dark  = { character = { "Salvo" } },
  light = { force = 1, character = { "Shrugger", "Ducker" } },
  run   = function(t)
    t:play("Salvo")  t:play("Ducker", "Evade")  t:choose(1)  t:reach("phase")
    t:expect("Shrugger"):damage(3)
    t:expect("Ducker"):damage(3 - 1)
  end,
}

cards [[
  card "Turncoat" { side = "light", type = "character", cost = 1, speed = 9, power = 1, health = 9,
    replace { on = damaged { target = self }, with = { gain { force = 1 } } },
    replace { on = damaged { target = self }, with = { gain { force = 20 } } } }
  card "Forked" { side = "dark", type = "character", cost = 1, speed = 98, power = 3, health = 9,
    trigger { on = attacked { attacker = self }, effect = { split_attack { one(their { arena = self,
      defending = false }) } } } }
  card "Calm" { side = "light", type = "character", cost = 1, speed = 7, power = 1, health = 9,
    replace { on = attacked { defender = self }, with = { gain { force = 1 }, let_happen {} } } }
]]

-- Its player: the affected one.
scenario "of two replacements of one damage the player of the damaged unit takes one" {
  ids   = { "R9.5.2" },
  dark  = { character = { "Pinger" } },
  light = { character = { "Turncoat" } },
  run   = function(t)
    t:play("Pinger")  t:reach("prevention")  t:pass(2)
    t:asked("light", "order")  t:choose("Turncoat", "20")  t:reach("phase")
    t:expect("Turncoat"):damage(0)  t:expect("light"):force(20)
  end,
}

scenario "an attack on a second unit that is let happen goes on" {
  ids   = { "R8.6.2", "R9.5.3" },
  dark  = { character = { "Forked" } },
  light = { character = { "Ducker", "Calm" } },
  run   = function(t)
    t:attack("Forked", "Ducker")  t:reach("attack")
    t:expect("light"):force(1)
    t:happened("attacked", { target = "Calm" }, 1)
    t:pass(2)  t:choose(1)  t:dice(4, 4, 4)
    t:turn_of("Ducker")
    t:expect("Ducker"):damage(1)  t:expect("Calm"):damage(2)
  end,
}
