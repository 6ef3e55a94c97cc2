-- Where cards are and where they may be: arenas of their types, what is attached, and
-- what is no longer in play.

cards [[
  card "Lost" { side = "dark", type = "character", cost = 1, speed = 99, power = 1,
                health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { enter { self, arena = "space" } } } }
  card "Launcher" { side = "dark", type = "character", cost = 1, speed = 98, power = 1,
                    health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = function(fx)
                  fx:enter(fx:choose(their { arena = "character" }), "space")
                end } }
  card "Commuter" { side = "light", type = "character", cost = 1, speed = 40, power = 1,
                    health = 9,
    activated { window = "phase", limit = { 2, per = "turn" },
                effect = { enter { one(your { name = "Amphibian" }),
                                   arena = "ground" } } } }
  card "Undertaker" { side = "dark", type = "character", cost = 1, speed = 97, power = 1,
                      health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { choose { one(their { arena = "character" }) }, discard { it },
                           give { to = it, power = 5, lasts = "discarded" },
                           return_to { it, "hand" },
                           as_player { light, { enter { it } } } } } }
  card "Nagging Doubt" { side = "dark", type = "character", kind = "equipment", cost = 1,
    activated { window = "phase", zone = "build",
                effect = { attach { self, to = one(their { arena = "character" }) } } } }
  card "Auditor" { side = "dark", type = "character", cost = 1, speed = 96, power = 1,
                   health = 9,
    activated { window = "step", limit = { 1, per = "turn" },
                effect = { gain { setup = count(your { kind = "equipment",
                                                       arena = "character" }) } } },
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { gain {
                  setup = count(your { arena = "character",
                                       kind = { "unit", "equipment" } }) } } } }
  card "Keepsake" { side = "dark", type = "character", kind = "equipment", cost = 1 }
  card "Chain Maker" { side = "dark", type = "character", cost = 1, speed = 95, power = 1,
                       health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { choose { one(your { name = "Brute" }), as = "item" },
                           attach { the.item, to = one(your { name = "Speeder" }) } } } }
]]

scenario "no unit enters an arena of another type" {
  ids   = { "R3.2.2", "R1.3.4" },
  dark  = { character = { "Lost" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Lost")
    t:expect("Lost"):zone("character")
    t:happened("entered", { card = "Lost" }, 0)
  end,
}

scenario "no function puts a unit into an arena of another type" {
  ids   = { "R3.2.2" },
  dark  = { character = { "Launcher" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Launcher")
    t:expect("Guard"):zone("character")
  end,
}

scenario "a unit enters an arena of its second type" {
  ids   = { "R3.2.2" },
  dark  = { character = { "Brute" } },
  light = { character = { "Commuter", "Amphibian" } },
  run   = function(t)
    t:play("Commuter")
    t:expect("Amphibian"):zone("ground")
  end,
}

scenario "a card that left play gets no lasting effect" {
  ids   = { "R9.6.2" },
  dark  = { character = { "Undertaker" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Undertaker")
    t:expect("Guard"):zone("character"):power(4)
  end,
}

scenario "own equipment on a unit of the opponent is found" {
  ids   = { "R6.6.7" },
  dark  = { character = { "Auditor" }, build_zone = { "Nagging Doubt" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Nagging Doubt")  t:expect("Nagging Doubt"):on("Guard")
    t:reach("step")  t:play("Auditor")
    t:expect("dark"):setup(1)
  end,
}

scenario "units and their equipment are counted together" {
  dark  = { character = { { "Auditor", equipped = { "Keepsake" } } } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Auditor")
    t:expect("dark"):setup(2)
  end,
}

scenario "a bearer is not attached to another card" {
  dark  = { character = { "Chain Maker", { "Brute", equipped = { "Keepsake" } } },
            ground = { "Speeder" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Chain Maker")
    t:expect("Brute"):on(nil):zone("character")  t:expect("Keepsake"):on("Brute")
  end,
}

cards [[
  card "Smith" { side = "dark", type = "character", cost = 1, speed = 94, power = 1, health = 9,
    static { to = each(your { kind = "equipment" }),
      trigger { on = step_started { step = "battle" }, effect = { gain { force = 1 } } },
      activated { window = "phase", limit = { 1, per = "turn" }, effect = { gain { build = 1 } } } } }
]]

scenario "what is attached hears and is played by the text that it is given" {
  dark  = { character = { "Smith", { "Brute", equipped = { "Keepsake" } } } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Keepsake")
    t:expect("dark"):force(1):build(1)
  end,
}
