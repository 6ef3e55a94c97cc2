-- Subordinates (R6.4).

cards [[
  card "Recon Drone" { side = "dark", kind = "subordinate", type = "character",
                       subtypes = { "Drone" }, speed = 25, power = 1, health = 2 }
  card "Twin Hopper" { side = "dark", kind = "subordinate", type = { "ground", "character" },
                       subtypes = { "Drone" }, speed = 24, power = 2, health = 2 }
  card "Number One (A)" { side = "dark", kind = "subordinate", type = "ground", speed = 23,
                          power = 2, health = 2 }
  card "Drone Bay" { side = "dark", type = "space", cost = 3, speed = 14, power = 1,
                     health = 4,
                     activated { pay = { cost.force(1) },
                                 effect = { bring { 2, "Recon Drone", arena = "character" } } } }
  card "Hopper Bay" { side = "dark", type = "space", cost = 3, speed = 13, power = 1,
                      health = 4,
                      activated { pay = { cost.force(1) },
                                  effect = { bring { 1, "Twin Hopper" } } } }
  card "Royal Bay" { side = "dark", type = "space", cost = 3, speed = 12, power = 1,
                     health = 4,
                     activated { pay = { cost.force(1) }, limit = { 2, per = "step" },
                                 effect = { bring { 1, "Number One (A)", arena = "ground" } } } }
  card "Drone Log" { side = "dark", type = "space", cost = 1, speed = 11, power = 1,
                     health = 4,
                     trigger { on = deployed { card = your { kind = "subordinate" } },
                               effect = { gain { force = 100 } } },
                     trigger { on = entered { card = your { kind = "subordinate" } },
                               effect = { gain { force = 10 } } },
                     trigger { on = discarded { card = your { kind = "subordinate" } },
                               effect = { gain { force = 5 } } } }
  card "Shoo" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) },
           effect = { return_to { one(all { kind = "subordinate" }), "hand" } } } }
]]

scenario "an effect puts subordinates from the supply into the named arena" {
  ids   = { "R6.4.1" },
  dark  = { force = 1, space = { "Drone Bay" }, supply = { "Recon Drone", "Recon Drone" } },
  run   = function(t)
    t:play("Drone Bay")
    t:expect("dark"):cards("character", { "Recon Drone", "Recon Drone#2" }):cards("supply", 0)
    t:expect("Recon Drone"):speed(25):power(1):health(2):tapped(false):controller("dark")
  end,
}

scenario "of a subordinate that was brought there are no more than were brought" {
  ids   = { "R6.4.1" },
  dark  = { force = 1, space = { "Drone Bay" }, supply = { "Recon Drone" } },
  run   = function(t)
    t:play("Drone Bay")                     -- it puts two
    t:expect("dark"):cards("character", { "Recon Drone" }):cards("supply", 0)
  end,
}

scenario "one that went back to the supply is taken again" {
  ids   = { "R6.4.1", "R6.4.4" },
  dark  = { force = 2, hand = { "Shoo" }, space = { "Drone Bay" }, character = { "Recon Drone" } },
  run   = function(t)
    t:play("Shoo")
    t:expect("Recon Drone"):zone("supply")
    t:play("Drone Bay")
    t:expect("dark"):cards("character", { "Recon Drone" })
  end,
}

scenario "what the opponent brought is no limit" {
  ids   = { "R6.4.1" },
  dark  = { force = 1, space = { "Drone Bay" } },
  light = { supply = { { "Recon Drone", as = "theirs" } } },
  run   = function(t)
    t:play("Drone Bay")
    t:expect("dark"):cards("character", 2)
    t:expect("theirs"):zone("supply")
  end,
}

scenario "by a stricter rule nothing is taken that was not brought" {
  ids     = { "R6.4.1" },
  overlay = "constants { made_on_demand = 0 }",
  dark    = { force = 1, space = { "Drone Bay" } },
  run     = function(t)
    t:play("Drone Bay")
    t:expect("dark"):cards("character", 0)
  end,
}

scenario "where cards of a kind go from play is data of the rules" {
  ids     = { "R6.4.4" },
  overlay = 'goes_to { subordinate = "removed" }',
  dark    = { force = 1, hand = { "Shoo" }, character = { "Recon Drone" } },
  run     = function(t)
    t:play("Shoo")
    t:expect("Recon Drone"):zone("removed")
  end,
}

scenario "a subordinate is a unit of its arena's type without a build cost" {
  ids   = { "R6.4.2", "R3.2.1" },
  dark  = { force = 1, space = { "Hopper Bay" } },
  light = { character = { "Scout" } },
  run   = function(t)
    t:play("Hopper Bay")  t:choose("character")
    t:expect("Twin Hopper"):cost(0):subtype("Drone", true)
    t:attack("Scout", "Twin Hopper")  t:dice(1, 1)
    t:turn_of("Twin Hopper")  t:targets("Twin Hopper", "Scout")
  end,
}

scenario "a subordinate is put, not deployed" {
  ids   = { "R6.4.3", "R4.1.5" },
  dark  = { force = 1, space = { "Hopper Bay", "Drone Log" } },
  run   = function(t)
    t:play("Hopper Bay")  t:choose("ground")
    t:expect("dark"):force(10)
    t:happened("deployed", {}, 0)
  end,
}

scenario "a discarded subordinate goes back to the supply and counts as discarded" {
  ids   = { "R6.4.4" },
  dark  = { space = { "Drone Log" }, character = { { "Recon Drone", damage = 1 } } },
  light = { character = { "Scout" } },
  run   = function(t)
    t:attack("Scout", "Recon Drone")  t:dice(6, 1)
    t:finish()
    t:expect("Recon Drone"):zone("supply"):damage(0)
    t:expect("dark"):cards("discard", 0):force(5)
    t:happened("discarded", { card = "Recon Drone" }, 1)
  end,
}

scenario "a subordinate returned to hand goes to the supply" {
  ids   = { "R6.4.4" },
  dark  = { force = 1, hand = { "Shoo" }, character = { "Recon Drone" } },
  run   = function(t)
    t:play("Shoo")
    t:expect("Recon Drone"):zone("supply")
    t:expect("dark"):cards("hand", 0)
  end,
}

scenario "a subordinate counts for arena control" {
  ids   = { "R6.4.5" },
  start = "end_of_turn",
  dark  = { space = { "Raider" }, character = { "Recon Drone" } },
  run   = function(t) t:finish()  t:winner("dark") end,
}

scenario "a subordinate stops the opponent's control" {
  ids   = { "R6.4.5" },
  start = "end_of_turn",
  dark  = { character = { "Recon Drone" } },
  light = { space = { "Runner" }, character = { "Guard" } },
  run   = function(t) t:finish()  t:winner(nil) end,
}

scenario "a second unique subordinate of the name does not stay" {
  ids   = { "R6.4.6", "R6.1.2", "R6.1.3" },
  dark  = { force = 2, space = { "Royal Bay" } },
  run   = function(t)
    t:play("Royal Bay")
    t:expect("dark"):cards("ground", { "Number One (A)" })
    t:play("Royal Bay")
    t:expect("dark"):cards("ground", { "Number One (A)" })
    t:expect("dark"):cards("discard", 0)   -- back to the supply instead
  end,
}

scenario "where the text leaves the arena open its player chooses" {
  ids   = { "R6.4.7" },
  dark  = { force = 1, space = { "Hopper Bay" } },
  run   = function(t)
    t:play("Hopper Bay")
    t:asked("dark", "arena")
    t:choices("ground", "character")  t:choose("character")
    t:expect("Twin Hopper"):zone("character")
  end,
}
