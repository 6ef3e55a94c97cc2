-- How long what was given lasts, and which life of a card it belongs to.

cards [[
  card "Needler" { side = "dark", type = "character", cost = 1, speed = 99, power = 1,
                   health = 9,
    activated { window = "between", limit = { 9, per = "turn" },
                effect = { damage { 1, to = one(their { arena = "character" }) } } } }
  card "Late Starter" { side = "light", type = "character", cost = 1, speed = 20,
                        power = 1, health = 9,
    activated { window = "reroll", limit = { 1, per = "turn" },
                effect = { give { to = self, lasts = "turn",
                                  trigger { on = damage_pending { target = self },
                                            effect = { gain { force = 1 } } } } } } }
  card "Worker" { side = "dark", type = "character", cost = 1, speed = 98, power = 1,
                  health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { gain { force = 1 } } } }
  card "Once in a Life" { side = "dark", type = "character", cost = 1, speed = 97,
                          power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "game" },
                effect = { gain { force = 1 } } } }
  card "Recaller" { side = "dark", type = "character", cost = 1, speed = 96, power = 1,
                    health = 9,
    activated { window = "phase", limit = { 2, per = "turn" },
                effect = { choose { one(your { arena = "character", other = true }) },
                           return_to { it, "hand" }, enter { it } } } }
  card "Sprinter" { side = "dark", type = "character", cost = 1, speed = 95, power = 1,
                    health = 9,
    activated { window = "step", limit = { 1, per = "turn" },
                effect = { give { to = self, power = 5, lasts = "step" } } } }
  card "Sponsor" { side = "dark", type = "character", cost = 1, speed = 94, power = 1,
                   health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { give { to = you, lasts = "turn",
                                  activated { window = "step",
                                              limit = { 1, per = "turn" },
                                              effect = { gain { force = 3 } } } } } } }
  card "Cyclist" { side = "dark", type = "ground", cost = 1, speed = 93, power = 1,
                   health = 9 }
]]

scenario "what was given after the dice works after the attack" {
  ids   = { "KW.6" },
  dark  = { character = { "Needler" } },
  light = { character = { "Late Starter" } },
  run   = function(t)
    t:attack("Needler", "Late Starter")  t:dice(1)
    t:play("Late Starter")
    t:play("Needler")  t:finish()
    t:expect("light"):force(1)  t:expect("Late Starter"):damage(1)
  end,
}

scenario "what was given after the dice does not touch their damage" {
  ids   = { "KW.6" },
  dark  = { character = { "Needler" } },
  light = { character = { "Late Starter" } },
  run   = function(t)
    t:attack("Needler", "Late Starter")  t:dice(6)
    t:play("Late Starter")  t:finish()
    t:expect("light"):force(0)  t:expect("Late Starter"):damage(1)
  end,
}

scenario "a unit that comes back has its use of the turn again" {
  dark  = { character = { "Worker", "Recaller" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Worker")
    t:reach("phase", "dark")  t:not_offered("Worker")
    t:play("Recaller")
    t:reach("phase", "dark")  t:offered("Worker")
    t:play("Worker")  t:expect("dark"):force(2)
  end,
}

scenario "a unit that comes back has its use of the game again" {
  dark  = { character = { "Once in a Life", "Recaller" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Once in a Life")
    t:play("Recaller")
    t:play("Once in a Life")  t:expect("dark"):force(2)
  end,
}

scenario "for this step ends with the step" {
  ids   = { "R9.6.1" },
  dark  = { character = { "Sprinter" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("step", "dark")  t:play("Sprinter")
    t:expect("Sprinter"):power(6)
    t:turn_of("Sprinter")
    t:expect("Sprinter"):power(1)
  end,
}

scenario "for this step lasts to the end of the step" {
  ids   = { "R9.6.1" },
  dark  = { ground = { "Cyclist" }, character = { "Sprinter" } },
  light = { ground = { "Skimmer" }, character = { "Guard" } },
  run   = function(t)
    t:turn_of("Cyclist")  t:pass()  t:turn_of("Skimmer")  t:pass()
    t:play("Sprinter")  t:turn_of("Sprinter")
    t:expect("Sprinter"):power(6)
  end,
}

scenario "an ability given to a player is offered and used" {
  ids   = { "R10.1.5" },
  dark  = { character = { "Sponsor" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Sponsor")
    t:play("Sponsor", "Gain 3 Force")
    t:expect("dark"):force(3)
  end,
}
