-- Arena control (R1.1) and winning (R1.2).

cards [[
  card "Omnibus" { side = "dark", type = { "space", "ground", "character" }, cost = 3,
                   speed = 14, power = 2, health = 4 }
  card "Drifting Rock" { side = "dark", type = "space", cost = 1, speed = 5, power = 0,
                         health = 4,
                         static { cannot = { "count_for_control" } } }
  card "Claimant" { side = "dark", type = "character", cost = 3, speed = 13, power = 2,
                    health = 4,
                    trigger { on = step_ended { step = "turn" }, effect = { win { you } } } }
  card "Six Plans" { side = "neutral", kind = "battle", play { effect = { draw { 6 } } } }
]]

scenario "the arenas are space, ground and character" {
  ids   = { "R1.1.1", "R3.2.3" },
  start = "build_step",
  dark  = { build_zone = { "Omnibus" } },
  run   = function(t)
    t:play("Omnibus", "move in")
    t:choices("space", "ground", "character")
    t:choose("ground")
    t:expect("Omnibus"):zone("ground")
  end,
}

scenario "each of the three arenas has its battle step" {
  ids = { "R1.1.1" },
  run = function(t)
    t:finish()
    t:happened("step_started", { arena = "space" }, 1)
    t:happened("step_started", { arena = "ground" }, 1)
    t:happened("step_started", { arena = "character" }, 1)
  end,
}

scenario "who has units in two arenas where the opponent has none wins" {
  ids   = { "R1.1.2", "R1.2.1" },
  start = "end_of_turn",
  dark  = { space = { "Raider" }, ground = { "Crusher" } },
  light = { character = { "Guard" } },
  run   = function(t) t:finish()  t:winner("dark") end,
}

scenario "the light side wins with two arenas just as well" {
  ids   = { "R1.2.1" },
  start = "end_of_turn",
  dark  = { space = { "Raider" } },
  light = { space = { "Runner" }, ground = { "Walker" }, character = { "Guard" } },
  run   = function(t) t:finish()  t:winner("light") end,
}

scenario "three controlled arenas are at least two" {
  ids   = { "R1.2.1" },
  start = "end_of_turn",
  dark  = { space = { "Raider" }, ground = { "Crusher" }, character = { "Brute" } },
  run   = function(t) t:finish()  t:winner("dark") end,
}

scenario "an arena where both players have units is nobody's" {
  ids   = { "R1.1.2" },
  start = "end_of_turn",
  dark  = { space = { "Raider" }, ground = { "Crusher", "Fortress" } },
  light = { ground = { "Skimmer" } },
  run   = function(t) t:finish()  t:winner(nil) end,
}

scenario "one controlled arena does not win" {
  ids   = { "R1.2.1" },
  start = "end_of_turn",
  dark  = { space = { "Raider" } },
  run   = function(t) t:finish()  t:winner(nil) end,
}

scenario "tapped and damaged units control as well" {
  ids   = { "R1.1.2" },
  start = "end_of_turn",
  dark  = { space = { { "Raider", tapped = true } }, ground = { { "Crusher", damage = 4 } } },
  run   = function(t) t:finish()  t:winner("dark") end,
}

scenario "a unit that doesn't count gains no control" {
  ids   = { "R1.1.3", "ruling.60" },
  start = "end_of_turn",
  dark  = { space = { "Drifting Rock" }, ground = { "Crusher" } },
  run   = function(t) t:finish()  t:winner(nil) end,
}

scenario "a unit that doesn't count stops no control of the opponent" {
  ids   = { "R1.1.3", "ruling.59" },
  start = "end_of_turn",
  dark  = { space = { "Drifting Rock" } },
  light = { space = { "Runner" }, ground = { "Walker" } },
  run   = function(t) t:finish()  t:winner("light") end,
}

scenario "a unit that doesn't count takes nothing from another one there" {
  ids   = { "R1.1.3" },
  start = "end_of_turn",
  dark  = { space = { "Drifting Rock", "Raider" }, ground = { "Crusher" } },
  run   = function(t) t:finish()  t:winner("dark") end,
}

scenario "a unit in the build zone controls nothing" {
  ids   = { "R1.1.4" },
  start = "end_of_turn",
  dark  = { ground = { "Crusher" }, build_zone = { "Raider" } },
  run   = function(t) t:finish()  t:winner(nil) end,
}

scenario "a unit in the build zone stops no control" {
  ids   = { "R1.1.4" },
  start = "end_of_turn",
  dark  = { space = { "Raider" }, ground = { "Crusher" } },
  light = { build_zone = { "Runner", "Walker" } },
  run   = function(t) t:finish()  t:winner("dark") end,
}

scenario "two arenas controlled in mid-turn do not win yet" {
  ids   = { "R1.2.2" },
  start = "turn",
  dice  = { 3 },
  dark  = { space = { "Raider" }, ground = { "Crusher" } },
  light = { build_zone = { "Walker" } },
  run   = function(t)
    t:reach("build", "light")  t:winner(nil)
    t:play("Walker", "move in")
    t:choose(false)  t:choose(false)  -- nobody retreats
    t:finish()
    t:winner(nil)
  end,
}

scenario "two arenas controlled at the end of a whole turn win" {
  ids   = { "R1.2.2", "R1.2.1" },
  start = "turn",
  dice  = { 3 },
  dark  = { space = { "Raider" }, ground = { "Crusher" } },
  run   = function(t)
    t:choose(false)
    t:reach("phase")  t:winner(nil)
    t:finish()
    t:winner("dark")
  end,
}

scenario "if effects let both win, the dark side does" {
  ids   = { "R1.2.3", "R1.3.1" },
  start = "end_of_turn",
  dark  = { character = { "Claimant" } },
  light = { character = { "Claimant" } },
  run   = function(t) t:finish()  t:winner("dark") end,
}

scenario "an effect lets the light side win" {
  ids   = { "R1.2.3" },
  start = "end_of_turn",
  dark  = { character = { "Brute" } },
  light = { character = { "Claimant" } },
  run   = function(t) t:finish()  t:winner("light") end,
}

scenario "turn follows turn while nobody wins" {
  ids   = { "R1.2.4" },
  start = "game",
  dice  = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    for _ = 1, 12 do t:reach("phase")  t:pass(2) end
    t:happened("step_started", { step = "turn" }, 12)
    t:winner(nil)
  end,
}

scenario "a draw from an empty deck gives nothing and ends nothing" {
  ids   = { "R1.2.5" },
  start = "build_step",
  dark  = { hand = { "Dart" } },
  run   = function(t)
    t:asked("dark", "build")
    t:expect("dark"):cards("hand", { "Dart" })
    t:happened("drawn", {}, 0)
    t:finish()
    t:winner(nil)
  end,
}

scenario "a draw of six from a deck of four gives four" {
  ids   = { "R1.2.5", "R1.3.4", "ruling.93" },
  dark  = { hand = { "Six Plans" }, deck = { "Dart", "Raider", "Hulk", "Crusher" } },
  run   = function(t)
    t:play("Six Plans")
    t:expect("dark"):cards("hand", { "Dart", "Raider", "Hulk", "Crusher" })
    t:expect("dark"):cards("deck", 0)
    t:finish()
    t:winner(nil)
  end,
}

scenario "a player may concede in the own chance" {
  ids   = { "R1.2.6" },
  dark  = { character = { "Brute" } },
  run   = function(t)
    t:reach("phase", "dark")
    t:concede("dark")
    t:asked(nil)
    t:winner("light")
    t:happened("won", { player = "light" }, 1)
  end,
}

scenario "or while the other one is asked, in the middle of an attack" {
  ids   = { "R1.2.6" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard", "Scout" } },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("attack", "dark")
    t:concede("light")
    t:asked(nil)
    t:winner("dark")
    t:expect("Guard"):damage(0)
  end,
}
