-- A unit whose discard is replaced by nothing, and an attack with more dice than there are.

cards [[
  card "Stubborn" { side = "light", type = "character", cost = 1, speed = 99, power = 1,
    health = 1, replace { on = discarded { card = self }, with = {} } }
  card "Giant" { side = "dark", type = "character", cost = 1, speed = 98, power = 1, health = 5,
    static { power = 10000 } }
]]

local sixes = {}
for i = 1, 64 do sixes[i] = 6 end

scenario "a unit whose discard is replaced by nothing stays, and the game goes on" {
  ids   = { "R9.5.1" },
  dark  = { character = { "Giant" } },
  light = { character = { "Stubborn" } },
  dice  = sixes,
  run   = function(t)
    t:attack("Giant", "Stubborn")
    t:finish()
    t:script_error("more than 64 attack dice")
    t:expect("Stubborn"):zone("character"):damage(64)
    t:happened("discarded", {}, 0)
  end,
}
