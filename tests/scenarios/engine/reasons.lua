-- Reasons of values: each part that adds up to them is told.

cards [[
  card "Captain (A)" { side = "light", type = "character", cost = 4, speed = 33, power = 3,
                       health = 4 }
  card "Captain (B)" { side = "light", type = "character", cost = 4, speed = 31, power = 3,
                       health = 4 }
  card "Drillmaster" { side = "light", type = "character", cost = 4, speed = 12, power = 3,
                       health = 4,
    static { to = your { name = "Guard" }, set = { power = 7 } } }
]]

scenario "the cards under the top of a stack are a reason" {
  ids   = { "R6.2.2" },
  start = "light build",
  light = { force = 1, character = { "Captain (A)" },
            build_zone = { { "Captain (B)", build = 4 } } },
  run   = function(t)
    t:play("Captain (B)", "on top of")
    t:expect("Captain (B)"):power(4):why("power", "+3"):why("power", "+1")
    t:expect("Captain (B)"):speed(41):why("speed", "+31"):why("speed", "+10")
  end,
}

scenario "what sets a value is told as the difference" {
  dark  = { character = { "Brute" } },
  light = { character = { "Guard", "Drillmaster" } },
  run   = function(t)
    t:reach("phase")
    t:expect("Guard"):power(7):why("power", "+4"):why("power", "+3")
  end,
}
