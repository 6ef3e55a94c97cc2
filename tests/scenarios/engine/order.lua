-- The order of simultaneous triggers (R9.4.2) where one ability has several: it matters
-- when not all of them can be paid.

cards [[
  card "Cleaner" { side = "dark", type = "character", cost = 1, speed = 99, power = 1,
                   health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { discard { each(their { arena = "character" }) } } } }
  card "Salvager" { side = "light", type = "ground", cost = 1, speed = 98, power = 1,
                    health = 9,
    trigger { on = discarded { card = your { type = "character", zone = "anywhere" } },
              may = { cost.force(1) }, effect = { draw { 1 } } } }
]]

scenario "a player orders two triggers of one ability for two cards" {
  ids   = { "R9.4.2" },
  dark  = { character = { "Cleaner" } },
  light = { force = 1, ground = { "Salvager" }, character = { "Guard", "Scout" },
            deck = { "Pulse", "Cover" } },
  run   = function(t)
    t:play("Cleaner")  t:asked("light", "order")
    t:choose("Salvager")  t:choose(true)
    t:reach("step")
    t:expect("light"):force(0):cards("hand", { "Pulse" })
  end,
}

scenario "one trigger for one card is no question of order" {
  ids   = { "R9.4.2" },
  dark  = { character = { "Cleaner" } },
  light = { force = 1, ground = { "Salvager" }, character = { "Guard" },
            deck = { "Pulse" } },
  run   = function(t)
    t:play("Cleaner")  t:asked("light", "yes_no")
    t:choose(false)
    t:expect("light"):force(1):cards("hand", 0)
  end,
}
