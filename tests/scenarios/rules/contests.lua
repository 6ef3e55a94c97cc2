-- R6.3: both players have a unique unit of one name in battle.

cards [[
  card "Rival (A)" { side = "neutral", type = "character", cost = 5, speed = 60, power = 3, health = 5 }
  card "Rival (B)" { side = "neutral", type = "ground", cost = 3, speed = 50, power = 3, health = 5 }
  card "Rival (C)" { side = "neutral", type = "ground", cost = 6, speed = 40, power = 3, health = 5 }
  card "Rival (D)" { side = "neutral", type = "ground", cost = 5, speed = 30, power = 3, health = 5 }
  card "Double (A)" { side = "neutral", type = "space", cost = 4, speed = 20, power = 3, health = 5 }
  card "Double (B)" { side = "neutral", type = "space", cost = 4, speed = 15, power = 3, health = 5 }
  card "Common" { side = "neutral", type = "space", cost = 4, speed = 12, power = 3, health = 5 }
  card "Anchored (A)" { side = "neutral", type = "space", cost = 2, speed = 11, power = 3, health = 5,
    static { cannot = { "retreat" } } }
  card "Anchored (B)" { side = "neutral", type = "space", cost = 4, speed = 14, power = 3, health = 5 }
  card "Trumpeter" { side = "neutral", type = "space", cost = 1, speed = 13, power = 1, health = 5,
    trigger { on = step_started { step = "battle" }, effect = { gain { force = 5 } } },
    trigger { on = entered { card = all { "Herald" } }, effect = { gain { force = 7 } } } }
  card "Envoy (A)" { side = "neutral", type = "ground", subtypes = { "Herald" }, cost = 2, speed = 9,
    power = 3, health = 5 }
  card "Envoy (B)" { side = "neutral", type = "ground", cost = 2, speed = 8, power = 3, health = 5 }
  card "Arrival" { side = "neutral", kind = "battle",
    play { window = { "any", "attack" }, effect = {
      enter { one(your { zone = "hand" }), arena = "ground" }, gain { force = 2 } } } }
  sequence "build and fight" {
    as_player { light, { run_sequence "build_step" } }, run_sequence "battle" }
]]

scenario "they contest when the battle phase starts, before what its start triggers" {
  ids   = { "R6.3.1", "R6.3.2", "R6.3.7", "ruling.39", "ruling.40", "ruling.41" },
  dark  = { force = 3, character = { "Rival (A)" }, space = { "Trumpeter" } },
  light = { force = 1, ground = { "Rival (B)" } },
  run   = function(t)
    t:asked("dark", "number")  t:choices(0, 1, 2, 3)  t:choose(0)
    t:asked("light", "number") t:choices(0, 1)        t:choose(0)
    t:asked("dark", "phase")
    t:expect("dark"):force(8)
  end,
}

scenario "bids go on in turn until neither player raises twice running" {
  ids   = { "R6.3.2", "R11.5", "ruling.40" },
  dark  = { force = 4, character = { "Rival (A)" } },
  light = { force = 9, ground = { "Rival (B)" } },
  run   = function(t)
    t:choose(0)
    t:asked("light", "number")  t:choose(3)
    t:expect("light"):bid(3):force(9)   -- public, and not paid yet
    t:asked("dark", "number")   t:choices(0, 1, 2, 3, 4)  t:choose(2)
    t:asked("light", "number")  t:choices(3, 4, 5, 6, 7, 8, 9)  t:choose(3)
    t:asked("dark", "number")   t:choose(4)
    t:asked("light", "number")  t:choose(3)  -- Dark has no Force left to raise with: it is over
    t:asked("dark", "phase")
  end,
}

scenario "a bid need not pass the opponent's, only the own" {
  ids   = { "R6.3.3", "ruling.42", "R13.9" },
  dark  = { force = 5, character = { "Rival (A)" } },
  light = { force = 4, ground = { "Rival (B)" } },
  run   = function(t)
    t:choose(2)  t:choose(4)
    t:asked("dark", "number")  t:choices(2, 3, 4, 5)  t:choose(3)
    t:expect("dark"):bid(3)
  end,
}

scenario "cost and bid count together; the winner pays, the loser retreats untapped" {
  ids   = { "R6.3.4", "R6.3.5", "ruling.45" },
  dark  = { force = 4, character = { "Rival (A)" } },
  light = { force = 4, ground = { "Rival (B)" } },
  run   = function(t)
    t:choose(1)  t:choose(4)  t:choose(1)   -- 5 + 1 against 3 + 4
    t:asked("dark", "phase")
    t:expect("light"):force(0)
    t:expect("dark"):force(4)
    t:expect("Rival (A)"):zone("build_zone"):tapped(false):face_down(false)
    t:expect("Rival (B)"):zone("ground")
  end,
}

scenario "the Dark Side wins a tie" {
  ids   = { "R6.3.4", "ruling.44" },
  dark  = { force = 1, character = { "Rival (A)" } },
  light = { force = 3, ground = { "Rival (B)" } },
  run   = function(t)
    t:choose(1)  t:choose(3)
    t:asked("dark", "phase")
    t:expect("Rival (A)"):zone("character")
    t:expect("Rival (B)"):zone("build_zone")
    t:expect("dark"):force(0)
    t:expect("light"):force(3)
  end,
}

scenario "each card under the top one adds one to the cost" {
  ids   = { "R3.3.4", "ruling.43" },
  start = "build and fight",
  dark  = { character = { { "Rival (A)", as = "Dark Rival" } } },
  light = { force = 0, ground = { "Rival (C)" },
            build_zone = { { "Rival (B)", build = 1 }, { "Rival (D)", build = 1 } } },
  run   = function(t)
    t:play("Rival (B)", "put under")  t:play("Rival (D)", "put under")
    t:reach("phase")                    -- 5 against 6 + 2: no Force, nothing is asked
    t:expect("Dark Rival"):zone("build_zone")
    t:expect("Rival (C)"):zone("ground")
  end,
}

scenario "the cards of the stack decide where the top card alone would lose" {
  ids   = { "R3.3.4" },
  start = "build and fight",
  dark  = { force = 2, character = { { "Rival (A)", as = "Dark Rival" } } },
  light = { ground = { "Rival (C)" },
            build_zone = { { "Rival (B)", build = 1 }, { "Rival (D)", build = 1 } } },
  run   = function(t)
    t:play("Rival (B)", "put under")  t:play("Rival (D)", "put under")
    t:choose(2)                         -- 7 beats a 6, not 6 + 2
    t:reach("phase")
    t:expect("Dark Rival"):zone("build_zone")
    t:expect("dark"):force(2)
  end,
}

scenario "of several pairs the Dark Side player chooses which is next" {
  ids   = { "R6.3.6", "ruling.46" },
  dark  = { force = 2, character = { "Rival (A)" }, space = { "Double (A)" } },
  light = { ground = { "Rival (C)" }, space = { "Double (B)" } },
  run   = function(t)
    t:asked("dark", "card")  t:choices("Rival (A)", "Double (A)")  t:choose("Double (A)")
    t:choose(0)                         -- 4 against 4
    t:choices(0, 1, 2)  t:choose(1)     -- then 5 + 1 against 6
    t:choose(1)                         -- Light has no Force to raise with
    t:asked("dark", "phase")
    t:expect("Double (B)"):zone("build_zone")
    t:expect("Rival (C)"):zone("build_zone")
    t:expect("dark"):force(1)
  end,
}

scenario "a unit that enters in the phase contests at once, before all that waits" {
  ids   = { "R6.3.1", "R6.3.7", "ruling.38" },
  dark  = { force = 1, ground = { "Envoy (B)" }, space = { "Trumpeter" } },
  light = { force = 1, hand = { "Arrival", "Envoy (A)" } },
  run   = function(t)
    t:expect("dark"):force(6)           -- the start of the phase
    t:play("Arrival")
    t:asked("dark", "number")           -- before the card goes on, and before the trigger
    t:expect("light"):force(1)  t:expect("dark"):force(6)
    t:choose(1)
    t:asked("light", "number")  t:choose(0)  t:choose(1)
    t:asked("dark", "phase")
    t:expect("light"):force(3)
    t:expect("dark"):force(12)          -- 6 - 1 + 7: the trigger came after
    t:expect("Envoy (A)"):zone("build_zone")
  end,
}

scenario "if a unit of the attack leaves by a contest, the attack ends" {
  ids   = { "R6.3.8" },
  dark  = { ground = { { "Rival (B)", as = "Attacker" } } },
  light = { ground = { "Bastion" }, hand = { "Arrival", "Rival (C)" } },
  run   = function(t)
    t:attack("Attacker", "Bastion")
    t:play("Arrival")
    t:reach("between")                  -- no dice were rolled
    t:expect("Attacker"):zone("build_zone"):tapped(true)
    t:happened("rolled", {}, 0)
    t:happened("attack_ended", {}, 1)
  end,
}

scenario "the attack goes on if the newcomer retreats" {
  ids   = { "R6.3.8" },
  dark  = { ground = { { "Rival (C)", as = "Attacker" } } },
  light = { ground = { "Bastion" }, hand = { "Arrival", "Rival (B)" } },
  run   = function(t)
    t:attack("Attacker", "Bastion")
    t:dice(1, 1, 1)
    t:play("Arrival")
    t:reach("between")
    t:expect("Rival (B)"):zone("build_zone")
    t:happened("rolled", {}, 1)
  end,
}

scenario "who is retreated, has another name, or is no unique unit does not contest" {
  ids   = { "R6.3.1" },
  dark  = { force = 1, character = { "Rival (A)" }, space = { "Common", "Double (A)" } },
  light = { force = 1, build_zone = { "Rival (B)" }, space = { { "Common", as = "Other" } } },
  run   = function(t) t:asked("dark", "phase") end,
}

scenario "outside the battle phase there is no contest" {
  ids   = { "R6.3.1" },
  start = "build and fight",
  dark  = { force = 1, character = { "Rival (A)" } },
  light = { build_zone = { { "Rival (B)", build = 3 } } },
  run   = function(t)
    t:play("Rival (B)", "deploy")
    t:asked("light", "build")           -- the step goes on
    t:pass()
    t:asked("dark", "number")           -- now the phase has begun
  end,
}

scenario "where the loser can't retreat both stay" {
  ids   = { "R6.3.5" },
  dark  = { force = 1, space = { "Anchored (A)" } },
  light = { space = { "Anchored (B)" } },
  run   = function(t)
    t:choose(0)
    t:asked("dark", "phase")
    t:expect("Anchored (A)"):zone("space")  t:expect("Anchored (B)"):zone("space")
  end,
}
