-- BOUNTY: [bonus]: damage from the unit that discards another unit pays at the start of the
-- next build step. The draw of the build step is a trigger of the same moment.

cards [[
  card "Headhunter" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                      health = 5, bounty { gain { force = 2 } } }
  card "Posse" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                 health = 5, bounty { gain { force = 1 } }, bounty { gain { force = 3 } } }
  card "Kamikaze" { side = "dark", type = "character", cost = 4, speed = 53, power = 3,
                    health = 2, bounty { gain { force = 2 } }, "Pay 0 Force -> Retaliate 3" }
  card "Long Gun" { side = "dark", type = "character", cost = 4, speed = 52, power = 3,
                    health = 5, bounty { gain { force = 2 } },
                    activated { window = "any", effect = {
                      retreat { self }, damage { 3, to = one(all { arena = "any" }), by = self } } } }
  card "Purge" { side = "dark", type = "character", cost = 4, speed = 51, power = 3,
                 health = 5, bounty { gain { force = 2 } },
                 activated { window = "any", limit = { 1, per = "game" },
                   effect = { damage { 5, to = one(all { arena = self }), by = self } } } }
  card "Hit and Run" { side = "dark", type = "character", cost = 4, speed = 49, power = 3,
                       health = 5, bounty { gain { force = 2 } },
                       activated { window = "any", effect = { return_to { self, "hand" },
                         damage { 3, to = one(their { arena = "any" }), by = self } } } }
  card "Trapper" { side = "dark", type = "character", cost = 4, speed = 48, power = 3,
                   health = 5, bounty { gain { force = 2 } }, "Pay 0 Force -> Ambush 3" }
  card "Headsman" { side = "dark", type = "character", cost = 4, speed = 50, power = 3,
                    health = 5, bounty { gain { force = 2 } }, activated { window = "phase",
                      effect = { discard { one(their { arena = "any" }) } } } }
  sequence "builds and a retreat" {
    as_player { light, { run_sequence "build_step" } },
    as_player { dark, { run_sequence "retreat_step", run_sequence "build_step" } },
  }
  sequence "battle and builds" {
    run_sequence "battle to end",
    as_player { light, { run_sequence "build_step" } },
    as_player { dark, { run_sequence "build_step", run_sequence "extra_build_step",
                        run_sequence "build_step" } },
  }
]]

local weak = { "Guard", tapped = true, damage = 4 }

scenario "an attack that discards a unit pays when the next own build step starts" {
  ids   = { "BOUNTY.1", "BOUNTY.2", "BOUNTY.8" },
  start = "battle and builds",
  dark  = { character = { "Headhunter" } },
  light = { character = { weak } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Headhunter", "Guard")  t:reach("between")
    t:expect("dark"):force(0)
    t:reach("build", "light")  t:expect("dark"):force(0)
    t:pass()  t:choose("Headhunter", "Bounty: Gain 2 Force")
    t:reach("build", "dark")   t:expect("dark"):force(2)
    t:pass()  t:asked("dark", "build")  t:expect("dark"):force(2)  -- the extra step
    t:pass()  t:asked("dark", "build")
    t:finish()  t:expect("dark"):force(2)
  end,
}

scenario "without a discard nothing is paid" {
  ids   = { "BOUNTY.1" },
  start = "battle and builds",
  dark  = { character = { "Headhunter" } },
  light = { character = { { "Guard", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Headhunter", "Guard")  t:finish()
    t:expect("dark"):force(0)
  end,
}

scenario "a unit that others discard pays nothing" {
  ids   = { "BOUNTY.1" },
  start = "battle and builds",
  dark  = { character = { { "Headhunter", tapped = true }, "Brute" } },
  light = { character = { weak } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")  t:finish()
    t:expect("Guard"):zone("discard")
    t:expect("dark"):force(0)
  end,
}

scenario "damage outside an attack counts" {
  ids   = { "BOUNTY.1" },
  start = "battle and builds",
  dark  = { character = { { "Purge", tapped = true } } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:play("Purge")  t:choose("Guard")  t:choose("Purge", "Bounty")  t:finish()
    t:expect("dark"):force(2)
  end,
}

scenario "a unit that is gone by then pays all the same" {
  ids   = { "BOUNTY.3" },
  start = "battle and builds",
  dark  = { character = { { "Kamikaze", tapped = true } } },
  light = { character = { { "Guard", damage = 4 } } },
  run   = function(t)
    t:attack("Guard", "Kamikaze")  t:dice(6, 6, 1, 1)
    t:play("Kamikaze", "Retaliate")  t:dice(6, 1, 1)
    t:reach("between")
    t:expect("Kamikaze"):zone("discard")
    t:expect("Guard"):zone("discard")
    t:choose("Kamikaze", "Bounty")  t:finish()
    t:expect("dark"):force(2)
  end,
}

scenario "it works in the build zone" {
  ids   = { "BOUNTY.4", "R10.1.6", "R13.11" },
  start = "battle and builds",
  dark  = { character = { { "Long Gun", tapped = true } } },
  light = { character = { { "Scout", tapped = true } } },
  run   = function(t)
    t:play("Long Gun")  t:choose("Long Gun", "Bounty")
    t:finish()
    t:expect("Scout"):zone("discard")
    t:expect("Long Gun"):zone("build_zone")
    t:expect("dark"):force(2)
  end,
}

scenario "a unit that discards itself pays nothing" {
  ids   = { "BOUNTY.5" },
  start = "battle and builds",
  dark  = { character = { { "Purge", tapped = true } } },
  run   = function(t)
    t:play("Purge")  t:finish()
    t:expect("Purge"):zone("discard")
    t:expect("dark"):force(0)
  end,
}

scenario "an own unit that it discards counts" {
  ids   = { "BOUNTY.6" },
  start = "battle and builds",
  dark  = { character = { { "Purge", tapped = true }, { "Brute", tapped = true } } },
  run   = function(t)
    t:play("Purge")  t:choose("Brute")  t:choose("Purge", "Bounty")  t:finish()
    t:expect("dark"):force(2)
  end,
}

scenario "each bounty pays on its own" {
  ids   = { "BOUNTY.7" },
  start = "battle and builds",
  dark  = { character = { "Posse" } },
  light = { character = { weak } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Posse", "Guard")
    t:choose("Posse", "3 Force")  t:choose("Posse", "1 Force")
    t:choose("Posse", "3 Force")
    t:finish()
    t:expect("dark"):force(4)
  end,
}

scenario "a unit that an effect of it discards pays nothing" {
  ids   = { "BOUNTY.1" },
  start = "battle and builds",
  dark  = { character = { "Headsman" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Headsman")  t:finish()
    t:expect("Guard"):zone("discard")
    t:expect("dark"):force(0)
  end,
}

scenario "a unit that is back in hand when its damage discards pays all the same" {
  ids   = { "BOUNTY.3" },
  start = "battle and builds",
  dark  = { character = { "Hit and Run" } },
  light = { character = { { "Scout", tapped = true } } },
  run   = function(t)
    t:play("Hit and Run")  t:reach("phase")
    t:expect("Hit and Run"):zone("hand")
    t:expect("Scout"):zone("discard")
    t:choose("Hit and Run", "Bounty")  t:finish()
    t:expect("dark"):force(2)
  end,
}

scenario "no other step of the player pays" {
  ids   = { "BOUNTY.2" },
  start = "builds and a retreat",
  dark  = { character = { { "Trapper", tapped = true } } },
  light = { build_zone = { { "Scout", build = 2 } } },
  run   = function(t)
    t:play("Scout", "deploy")
    t:play("Trapper", "Ambush")  t:dice(6, 6, 6)
    t:choose("Trapper", "Bounty")
    t:order({ "discarded", card = "Scout" }, { "step_started", step = "retreat" },
            { "step_started", step = "build", player = "dark" },
            { "resource_changed", player = "dark" })
    t:reach("build", "dark")  t:expect("dark"):force(2)
  end,
}
