-- Nom Anor (B): hinders Jedi, shields Traps. See also founding.lua.

cards [[
  card "Swift Adept" { side = "light", type = "character", subtypes = { "Jedi Knight" },
                       cost = 3, speed = 22, power = 3, health = 9,
                       "Pay 0 Force -> Intercept", "Pay 0 Force -> Retaliate 2",
                       "Pay 0 Force -> Evade 1" }
  card "Swift Clerk" { side = "light", type = "character",
                       cost = 3, speed = 21, power = 3, health = 9,
                       "Pay 0 Force -> Intercept", "Pay 0 Force -> Retaliate 2" }
  card "Snare" { side = "neutral", kind = { "mission", "trap" }, cost = 1,
                 play { on = step_ended { step = "build", player = you },
                        effect = { gain { force = 3 } } } }
  sequence "dark build, end, dark build" {
    run_sequence "dark build to end",
    run_sequence "dark build",
  }
]]

-- Nom's Upkeep, with the cost if there is a choice, and his Damage Control.
local function start_of_build(t, cost)
  t:choose("Nom Anor (B)", "Upkeep")
  if cost then t:choose(cost) end
  t:choose("Nom Anor (B)", "Damage Control")
end

scenario "Nom Anor leaves own Jedi their Intercept and Retaliate" {
  dark  = { character = { { "Nom Anor (B)", tapped = true },
                          { "Swift Adept", as = "one", tapped = true },
                          { "Swift Adept", as = "two", tapped = true } } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Guard", "one")
    t:reach("attack", "dark")
    t:offered("one", "Retaliate")
    t:offered("two", "Intercept")
  end,
}

scenario "Nom Anor hinders nobody but Jedi" {
  dark  = { character = { { "Nom Anor (B)", tapped = true }, "Brute" } },
  light = { character = { { "Swift Clerk", as = "one", tapped = true },
                          { "Swift Clerk", as = "two", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "one")
    t:reach("attack", "light")
    t:offered("one", "Retaliate")
    t:offered("two", "Intercept")
  end,
}

scenario "Nom Anor leaves Jedi their other abilities" {
  dark  = { character = { { "Nom Anor (B)", tapped = true }, "Brute" } },
  light = { character = { { "Swift Adept", tapped = true } } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Swift Adept")
    t:reach("prevention", "light")
    t:offered("Swift Adept", "Evade")
  end,
}

scenario "Nom Anor's upkeep is the build point or a tap" {
  ids   = { "UPKEEP.3" },
  start = "dark build",
  dark  = { build = 1, character = { "Nom Anor (B)" } },
  run   = function(t)
    start_of_build(t, "tap")
    t:finish()
    t:expect("Nom Anor (B)"):tapped(true)
    t:expect("dark"):build(1)
  end,
}

scenario "a tapped Nom Anor must pay the build point" {
  ids   = { "ruling.23" },
  start = "dark build",
  dark  = { build = 1, character = { { "Nom Anor (B)", tapped = true } } },
  run   = function(t)
    start_of_build(t)
    t:finish()
    t:expect("dark"):build(0)
  end,
}

scenario "a tapped Nom Anor without a build point pays nothing" {
  ids   = { "ruling.24" },
  start = "dark build",
  dark  = { force = 1, character = { { "Nom Anor (B)", tapped = true } } },
  run   = function(t)
    start_of_build(t)
    t:reach("build")
    t:expect("Nom Anor (B)"):zone("character"):tapped(true):damage(0)
    t:expect("dark"):force(1)
  end,
}

scenario "a Trap can be disrupted without Nom Anor's help" {
  ids   = { "R6.8.2" },
  start = "dark build",
  dark  = { build = 1, character = { "Nom Anor (B)" },
            build_zone = { { "Snare", build = 1 } } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    start_of_build(t, "build point")
    t:play("Snare")
    t:play("Jamming")
    t:finish()
    t:expect("dark"):force(0)
    t:expect("Snare"):zone("discard")
  end,
}

scenario "after Nom Anor tapped no Trap of his side is disrupted this turn" {
  ids   = { "R9.3.5" },
  start = "dark build",
  dark  = { build = 1, character = { "Nom Anor (B)" },
            build_zone = { { "Snare", build = 1 } } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    start_of_build(t, "build point")
    t:play("Nom Anor (B)", "trap")
    t:expect("Nom Anor (B)"):tapped(true)
    t:play("Snare")
    t:play("Jamming")
    t:finish()
    t:expect("dark"):force(3)
  end,
}

scenario "Nom Anor does not help other Missions" {
  start = "dark build",
  dark  = { build = 1, character = { "Nom Anor (B)" },
            build_zone = { { "Windfall", build = 2 } } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    start_of_build(t, "build point")
    t:play("Nom Anor (B)", "trap")
    t:play("Windfall", "complete")
    t:play("Jamming")
    t:reach("build")
    t:expect("dark"):force(0)
  end,
}

scenario "Nom Anor does not help the opponent's Traps" {
  start = "both builds",
  dark  = { force = 1, build = 1, hand = { "Jamming" }, character = { "Nom Anor (B)" } },
  light = { build_zone = { { "Snare", build = 1 } } },
  run   = function(t)
    start_of_build(t, "build point")
    t:play("Nom Anor (B)", "trap")
    t:play("Snare")
    t:play("Jamming")
    t:finish()
    t:expect("light"):force(0)
  end,
}

scenario "Nom Anor's help ends with the turn" {
  start = "dark build, end, dark build",
  dark  = { build = 2, character = { "Nom Anor (B)" },
            build_zone = { { "Snare", build = 1 } } },
  light = { force = 1, hand = { "Jamming" }, character = { "Guard" } },
  run   = function(t)
    start_of_build(t, "build point")
    t:play("Nom Anor (B)", "trap")
    t:reach("phase")
    start_of_build(t)
    t:play("Snare")
    t:play("Jamming")
    t:finish()
    t:expect("dark"):force(0)
  end,
}

scenario "Nom Anor can't shield Traps while tapped" {
  ids   = { "R9.2.3" },
  start = "dark build",
  dark  = { build = 1, character = { { "Nom Anor (B)", tapped = true } } },
  run   = function(t)
    start_of_build(t)
    t:reach("build")  t:not_offered("Nom Anor (B)", "trap")
  end,
}

scenario "Nom Anor shields Traps in the own build step only" {
  dark  = { character = { "Nom Anor (B)" } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:reach("phase", "dark")    t:not_offered("Nom Anor (B)", "trap")
    t:turn_of("Nom Anor (B)")   t:not_offered("Nom Anor (B)", "trap")
  end,
}
