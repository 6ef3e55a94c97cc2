-- UPKEEP: a cost that must be paid when the controller's build step starts. The draw of
-- the build step is a trigger of the same moment, so its place is always chosen, too.

cards [[
  card "Landlord" { side = "dark", type = "character", cost = 4, speed = 34, power = 3,
                    health = 6,
                    upkeep { either { { cost.build(1) }, { tap { self } } } } }
  card "Spendthrift" { side = "dark", type = "character", cost = 4, speed = 33, power = 3,
                       health = 6, upkeep { tap { self }, cost.force(2) } }
  card "Debtor" { side = "dark", type = "character", cost = 4, speed = 32, power = 3,
                  health = 6, upkeep { cost.force(1) }, upkeep { cost.force(2) } }
  card "Glutton" { side = "dark", type = "character", cost = 4, speed = 31, power = 3,
                   health = 6, upkeep { cost.force(1) }, upkeep { tap { self } } }
  card "Librarian" { side = "dark", type = "character", cost = 4, speed = 30, power = 3,
                     health = 6, upkeep { discard { 1, from = "hand" } } }
  card "Sleeper" { side = "dark", type = "character", cost = 4, speed = 29, power = 3,
                   health = 6, upkeep { tap { self }, cost.force(1) },
                   trigger { on = tapped { card = self },
                             effect = { gain { force = 3 } } } }
  sequence "dark builds twice" {
    as_player { dark, { run_sequence "build_step", run_sequence "extra_build_step" } },
  }
]]

scenario "upkeep is paid in every turn" {
  ids   = { "UPKEEP.1", "UPKEEP.2" },
  start = "two turns",
  dark  = { character = { "Mercenary" } },
  dice  = { 3, 3 },
  run   = function(t)
    t:choose("Mercenary")  t:choose(false)
    t:choose("Mercenary")  t:expect("dark"):force(6)
    t:choose(false)  t:finish()
    t:expect("dark"):force(6)
    t:happened("paid", { player = "dark", amount = 1 }, 2)
  end,
}

scenario "upkeep is not paid in the opponent's build step" {
  ids   = { "UPKEEP.1" },
  start = "light build",
  dark  = { force = 1, character = { "Mercenary" } },
  run   = function(t)
    t:finish()
    t:expect("dark"):force(1)
  end,
}

scenario "an upkeep that can be paid is paid without being asked" {
  ids   = { "UPKEEP.2" },
  start = "dark build",
  dark  = { force = 3, character = { "Mercenary" } },
  run   = function(t)
    t:choose("Mercenary")  t:asked("dark", "build")
    t:expect("dark"):force(2)
  end,
}

scenario "of several costs that can be paid the controller picks one" {
  ids   = { "UPKEEP.3" },
  start = "dark build",
  dark  = { build = 2, character = { "Landlord" } },
  run   = function(t)
    t:choose("Landlord")  t:asked("dark", "mode")
    t:choose("tap")
    t:expect("Landlord"):tapped(true)
    t:expect("dark"):build(2)
  end,
}

scenario "the other cost may be picked as well" {
  ids   = { "UPKEEP.3" },
  start = "dark build",
  dark  = { build = 2, character = { "Landlord" } },
  run   = function(t)
    t:choose("Landlord")  t:choose("build")
    t:expect("Landlord"):tapped(false)
    t:expect("dark"):build(1)
  end,
}

scenario "a tapped unit must pay the build point if there is one" {
  ids   = { "UPKEEP.2", "UPKEEP.3", "UPKEEP.13", "ruling.23" },
  start = "dark build",
  dark  = { build = 1, character = { { "Landlord", tapped = true } } },
  run   = function(t)
    t:choose("Landlord")  t:asked("dark", "build")
    t:expect("dark"):build(0)
  end,
}

scenario "if no cost can be paid the upkeep is ignored" {
  ids   = { "UPKEEP.4", "UPKEEP.13", "ruling.24" },
  start = "dark build",
  dark  = { force = 5, character = { { "Landlord", tapped = true, damage = 1 } } },
  run   = function(t)
    t:choose("Landlord")  t:asked("dark", "build")
    t:expect("Landlord"):zone("character"):tapped(true):damage(1)
    t:expect("dark"):force(5):build(0)
  end,
}

scenario "no part of an upkeep is paid" {
  ids   = { "UPKEEP.5", "R9.2.2" },
  start = "dark build",
  dark  = { force = 1, character = { "Spendthrift" } },
  run   = function(t)
    t:choose("Spendthrift")
    t:expect("Spendthrift"):tapped(false)
    t:expect("dark"):force(1)
  end,
}

scenario "an upkeep of two parts is paid as a whole" {
  ids   = { "UPKEEP.5" },
  start = "dark build",
  dark  = { force = 2, character = { "Spendthrift" } },
  run   = function(t)
    t:choose("Spendthrift")
    t:expect("Spendthrift"):tapped(true)
    t:expect("dark"):force(0)
  end,
}

scenario "upkeep is paid for a unit in the build zone" {
  ids   = { "UPKEEP.6", "R10.1.6" },
  start = "dark build",
  dark  = { force = 1, build_zone = { "Mercenary" } },
  run   = function(t)
    t:choose("Mercenary")
    t:expect("dark"):force(0)
  end,
}

scenario "two upkeeps of a unit are both paid" {
  ids   = { "UPKEEP.8" },
  start = "dark build",
  dark  = { force = 1, character = { "Glutton" } },
  run   = function(t)
    t:choose("Glutton", "tap")
    t:choose("Glutton", "1 Force")
    t:expect("Glutton"):tapped(true)
    t:expect("dark"):force(0)
  end,
}

scenario "paying the small upkeep first may make the large one unpayable" {
  ids   = { "UPKEEP.9" },
  start = "dark build",
  dark  = { force = 2, character = { "Debtor" } },
  run   = function(t)
    t:choose("Debtor", "1 Force")  t:choose("Debtor", "2 Force")
    t:expect("dark"):force(1)
  end,
}

scenario "paying the large upkeep first may make the small one unpayable" {
  ids   = { "UPKEEP.9" },
  start = "dark build",
  dark  = { force = 2, character = { "Debtor" } },
  run   = function(t)
    t:choose("Debtor", "2 Force")  t:choose("Debtor", "1 Force")
    t:expect("dark"):force(0)
  end,
}

scenario "drawing first may make an upkeep payable" {
  ids   = { "UPKEEP.10", "R5.4.1", "R5.4.3", "ruling.16" },
  start = "dark build",
  dark  = { deck = { "Brute" }, character = { "Librarian" } },
  run   = function(t)
    t:choose("draw")
    t:reach("build")
    t:expect("dark"):cards("hand", 0)
    t:expect("Brute"):zone("discard")
  end,
}

scenario "paying first leaves the card that is drawn later" {
  ids   = { "UPKEEP.10", "UPKEEP.4", "R5.4.3", "ruling.16" },
  start = "dark build",
  dark  = { deck = { "Brute" }, character = { "Librarian" } },
  run   = function(t)
    t:choose("Librarian")
    t:reach("build")
    t:expect("dark"):cards("hand", { "Brute" })
  end,
}

scenario "an extra build step in the turn brings no second upkeep" {
  ids   = { "UPKEEP.11", "R5.4.4", "ruling.17" },
  start = "dark builds twice",
  dark  = { force = 2, character = { "Mercenary" } },
  run   = function(t)
    t:choose("Mercenary")
    t:pass()  t:asked("dark", "build")
    t:expect("dark"):force(1)
  end,
}

scenario "what the payment sets off waits until all is paid" {
  ids   = { "UPKEEP.12", "R9.2.2" },
  start = "dark build",
  dark  = { force = 1, character = { "Sleeper" } },
  run   = function(t)
    t:choose("Sleeper", "Upkeep")  t:choose("draw")
    t:reach("build")
    t:expect("dark"):force(3)
    t:order({ "tapped", card = "Sleeper" }, { "paid", player = "dark", amount = 1 },
            { "resource_changed", player = "dark", amount = 3 })
  end,
}

scenario "what the payment would set off can't help to pay it" {
  ids   = { "UPKEEP.12", "UPKEEP.5" },
  start = "dark build",
  dark  = { character = { "Sleeper" } },
  run   = function(t)
    t:choose("Sleeper", "Upkeep")
    t:reach("build")
    t:expect("Sleeper"):tapped(false)
    t:expect("dark"):force(0)
  end,
}

scenario "a tapped unit can't pay an upkeep that taps it" {
  ids   = { "UPKEEP.13", "R9.2.3", "ruling.97" },
  start = "dark build",
  dark  = { force = 2, character = { { "Spendthrift", tapped = true } } },
  run   = function(t)
    t:choose("Spendthrift")
    t:expect("dark"):force(2)
  end,
}

scenario "what is not in play has no upkeep" {
  ids   = { "UPKEEP.1", "UPKEEP.6", "R3.2.4" },
  start = "dark build",
  dark  = { force = 1, hand = { "Mercenary" }, discard = { "Mercenary" },
            build_zone = { { "Mercenary", build = 1 } } },
  run   = function(t)
    t:reach("build", "dark")
    t:expect("dark"):force(1)
  end,
}
