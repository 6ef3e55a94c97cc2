-- Prices: HIDDEN COST onto stacks and in contests, UPKEEP where other text is off, MEDITATE
-- with ENHANCE.

cards [[
  card "Loner (A)" { side = "dark", type = "character", cost = 4, speed = 41, power = 2, health = 4 }
  card "Loner (B)" { side = "dark", type = "character", cost = 6, speed = 42, power = 5, health = 6,
    "Hidden Cost 3" }
  card "Loner (D)" { side = "light", type = "character", cost = 7, speed = 40, power = 2, health = 4 }
  card "Loner (E)" { side = "dark", type = "character", cost = 3, speed = 44, power = 2, health = 4,
    "Hidden Cost 1" }
  card "Arrival" { side = "neutral", kind = "battle",
    play { window = "any", effect = { enter { one(your { zone = "hand" }) } } } }
  card "Glider" { side = "light", type = "space", subtypes = { "Starfighter" }, cost = 3, speed = 41,
    power = 2, health = 4 }
  card "Costly Flyer" { side = "light", type = "character", cost = 3, speed = 53, power = 2,
    health = 3, upkeep { cost.force(2) }, pilot { of = { "Starfighter" }, power = 1 } }
  card "Idle Guest" { side = "light", type = "character", cost = 3, speed = 51, power = 2,
    health = 3, reserves { upkeep { cost.force(2) } } }
  card "Dear Guest" { side = "light", type = "character", cost = 3, speed = 50, power = 2,
    health = 3, upkeep { cost.force(2) }, reserves { power = 1 } }
  card "Old Lesson" { side = "neutral", kind = "battle",
    play { pay = { cost.force(3) }, window = "no_attack", effect = { gain { setup = 1 } },
           enhance { pay = { cost.force(2) }, also = { gain { setup = 10 } } } },
    "Pay 1 Force -> Meditate" }
  card "Hard Lesson" { side = "neutral", kind = "battle",
    play { pay = { cost.force(3) }, window = "no_attack", effect = { gain { setup = 1 } },
           enhance { pay = { discard { 1, from = "hand" } }, instead = { gain { setup = 10 } } } },
    "Discard a card from your hand -> Meditate" }
  sequence "two light builds" { as_player { light, {
    run_sequence "build_step" } }, run_sequence "end_of_turn", run_sequence "light build" }
]]

local function tapped(name) return { name, tapped = true } end

-- The price to the top is the difference and 1 (R6.2.5): 6 - 4 + 1 = 3, of which 3 are there.
-- Its health is 6 and 1 for the card under it.
scenario "a hidden card goes on top of a tapped and damaged unit, which stays both" {
  ids   = { "HIDDENCOST.8", "R6.2.2", "R6.2.8" },
  dark  = { character = { { "Loner (A)", tapped = true, damage = 3 }, "Brute" },
            build_zone = { { "Loner (B)", build = 3 } } },
  light = { character = { tapped "Guard" } },
  run   = function(t)
    t:turn_of("Brute")  t:pass()
    t:play("Loner (B)", "on top")
    t:expect("Loner (B)"):zone("character"):tapped(true):damage(3):power(6):health(7)
    t:finish()
    t:happened("tapped", { card = "Loner (B)" }, 0)
  end,
}

-- 4 counters of the price 6, so 2 Force, and 1 is left to bid: 6 and 1 against 7 and 0, and the
-- Dark Side wins ties (R6.3.4).
scenario "what a hidden cost leaves is there for the contest that follows at once" {
  ids   = { "HIDDENCOST.2", "R6.3.1", "R6.3.2", "R6.3.4", "R6.3.5" },
  dark  = { force = 3, build_zone = { { "Loner (B)", build = 4 } } },
  light = { character = { "Loner (D)" } },
  run   = function(t)
    t:play("Loner (B)", "Hidden Cost")
    t:asked("dark", "number")  t:choices(0, 1)  t:choose(1)
    t:expect("Loner (B)"):zone("character")
    t:expect("Loner (D)"):zone("build_zone"):tapped(false)
    t:expect("dark"):force(0)
  end,
}

scenario "a unit without a card under it loses the contest" {
  ids   = { "R6.3.4", "R6.3.5" },
  dark  = { character = { "Loner (B)" } },
  light = { character = { "Guard" }, hand = { "Loner (D)", "Arrival" } },
  run   = function(t)
    t:play("Arrival")  -- 6 against 7
    t:expect("Loner (B)"):zone("build_zone")
    t:expect("Loner (D)"):zone("character")
  end,
}

-- A card under the top card counts 1 (R3.3.4), so 7 against 7, and the Dark Side wins ties.
scenario "a hidden card put under it wins the contest" {
  ids   = { "HIDDENCOST.8", "R3.3.4", "R6.3.4" },
  dark  = { character = { "Loner (B)" }, build_zone = { { "Loner (E)", build = 1 } } },
  light = { character = { "Guard" }, hand = { "Loner (D)", "Arrival" } },
  run   = function(t)
    t:play("Loner (E)", "under")
    t:play("Arrival")
    t:expect("Loner (B)"):zone("character")
    t:expect("Loner (D)"):zone("build_zone")
  end,
}

scenario "a pilot pays its upkeep while it pilots" {
  ids   = { "UPKEEP.7", "PILOT.3", "R6.5.8" },
  start = "two light builds",
  light = { force = 5, space = { "Glider" }, character = { "Costly Flyer" } },
  run   = function(t)
    t:choose("Costly Flyer", "Upkeep")
    t:reach("build")  t:expect("light"):force(3)
    t:play("Costly Flyer", "Pilot")
    t:expect("Costly Flyer"):on("Glider")  t:expect("Glider"):power(3)
    t:pass()
    t:choose("Costly Flyer", "Upkeep")
    t:reach("build")
    t:expect("light"):force(1)
    t:expect("Costly Flyer"):on("Glider")
  end,
}

scenario "a completed unit in the build zone pays its upkeep, whatever reserves it has" {
  ids   = { "UPKEEP.6", "R10.1.6", "RESERVES.1" },
  start = "light build",
  light = { force = 3, build_zone = { "Dear Guest" } },
  run   = function(t)
    t:choose("Dear Guest", "Upkeep")
    t:reach("build")
    t:expect("light"):force(1)
    t:expect("Dear Guest"):power(3)
  end,
}

scenario "an upkeep in reserves is paid in the build zone" {
  ids   = { "RESERVES.1", "RESERVES.2", "UPKEEP.1" },
  start = "light build",
  light = { force = 3, build_zone = { "Idle Guest" } },
  run   = function(t)
    t:choose("Idle Guest", "Upkeep")
    t:reach("build")  t:expect("light"):force(1)
  end,
}

scenario "an upkeep in reserves is not paid in the arena" {
  ids   = { "RESERVES.1" },
  start = "light build",
  light = { force = 3, character = { "Idle Guest" } },
  run   = function(t)
    t:reach("build")  t:expect("light"):force(3)
  end,
}

-- Meditate's price stands for the printed cost of 3 (MEDITATE.3), not for what Enhance asks.
scenario "an enhancement is paid on top of the price of meditate" {
  ids   = { "MEDITATE.3", "MEDITATE.4", "ENHANCE.1", "ENHANCE.2" },
  dark  = { force = 3, discard = { "Old Lesson" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Old Lesson", "Meditate")  t:choose(true)
    t:expect("dark"):force(0):setup(11)
    t:expect("Old Lesson"):zone("removed")
  end,
}

scenario "without the Force for both the enhancement is not offered" {
  ids   = { "MEDITATE.3", "ENHANCE.2" },
  dark  = { force = 2, discard = { "Old Lesson" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Old Lesson", "Meditate")
    t:expect("dark"):force(1):setup(1)
  end,
}

-- A card pays once: for Meditate or for Enhance.
scenario "the card that pays for meditate does not pay for the enhancement too" {
  ids   = { "MEDITATE.3", "ENHANCE.2", "R9.2.1" },
  dark  = { hand = { "Cover" }, discard = { "Hard Lesson" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Hard Lesson", "Meditate")
    t:expect("dark"):setup(1):cards("hand", 0)
  end,
}

scenario "two cards pay for both" {
  ids   = { "MEDITATE.3", "ENHANCE.1", "ENHANCE.2" },
  dark  = { hand = { "Cover", "Pulse" }, discard = { "Hard Lesson" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Hard Lesson", "Meditate")  t:choose(true)  t:choose("Pulse")
    t:expect("dark"):setup(10):cards("hand", 0)
  end,
}
