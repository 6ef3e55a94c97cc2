-- An effect that names a card before it chooses another one means the card that was
-- named ("it" before the choice), not the one chosen.

cards [[
  card "Spotter" { side = "dark", type = "character", cost = 1, speed = 99, power = 1,
                   health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { choose { one(your { arena = "space" }) },
                           damage { 1, to = one(their { arena = "character" }),
                                    by = it } } } }
  card "Commander" { side = "dark", type = "character", cost = 1, speed = 98, power = 1,
                     health = 9,
    activated { window = "between", limit = { 1, per = "turn" },
                effect = { choose { one(your { name = "Soldier" }) },
                           attack { it, one(their { arena = "character" }) } } } }
  card "Soldier" { side = "dark", type = "character", cost = 1, speed = 3, power = 1,
                   health = 9 }
  card "Armorer" { side = "dark", type = "character", cost = 1, speed = 97, power = 1,
                   health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { choose { one(your { zone = "build", kind = "equipment" }) },
                           attach { it, to = one(your { name = "Soldier" }) } } } }
  card "Knife" { side = "dark", type = "character", kind = "equipment", cost = 1 }
]]

scenario "damage is done by the card that was named" {
  dark  = { space = { "Raider" }, character = { "Spotter" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Spotter")  t:reach("step")
    t:happened("damaged", { source = "Raider", target = "Guard", amount = 1 }, 1)
    t:expect("Guard"):damage(1)
  end,
}

scenario "the unit that was named attacks" {
  dark  = { character = { "Commander", "Soldier" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Commander", "Guard")  t:dice(1, 6)
    t:play("Commander")  t:finish()
    t:happened("attacked", { source = "Soldier", target = "Guard" }, 1)
    t:expect("Guard"):damage(1)
  end,
}

scenario "the equipment that was named is attached" {
  dark  = { character = { "Armorer", "Soldier" }, build_zone = { "Knife" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Armorer")
    t:expect("Knife"):on("Soldier")
  end,
}
