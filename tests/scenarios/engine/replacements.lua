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
