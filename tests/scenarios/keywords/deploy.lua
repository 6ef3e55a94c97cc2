-- DEPLOY: [effect]: when you deploy this unit.

cards [[
  card "Supply Train" { side = "dark", type = "character", cost = 4, speed = 31, power = 2,
                        health = 6, on_deploy { gain { force = 2 } } }
  card "Convoy" { side = "dark", type = "character", cost = 4, speed = 30, power = 2,
                  health = 6, on_deploy { gain { force = 1 } }, on_deploy { gain { force = 3 } } }
  card "Scarred" { side = "dark", type = "character", cost = 4, speed = 29, power = 2,
                   health = 6, on_deploy { put { 1, "damage", on = self } } }
  card "Drop" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "any",
           effect = { enter { one(your { zone = "hand" }) } } } }
]]

scenario "the effect comes when the unit is deployed" {
  ids   = { "DEPLOY.1" },
  start = "dark build",
  dark  = { build_zone = { { "Supply Train", build = 4 } } },
  run   = function(t)
    t:play("Supply Train", "deploy")
    t:expect("Supply Train"):zone("character")
    t:expect("dark"):force(2)
  end,
}

scenario "another unit that is deployed sets off nothing" {
  ids   = { "DEPLOY.1" },
  start = "dark build",
  dark  = { character = { "Supply Train" }, build_zone = { { "Brute", build = 4 } } },
  run   = function(t)
    t:play("Brute", "deploy")
    t:expect("dark"):force(0)
  end,
}

scenario "what is turned up and moved in later was not deployed" {
  ids   = { "DEPLOY.1" },
  start = "dark build",
  dark  = { build_zone = { { "Supply Train", build = 4 } } },
  run   = function(t)
    t:play("Supply Train", "turn up")
    t:play("Supply Train", "move in")
    t:expect("Supply Train"):zone("character")
    t:expect("dark"):force(0)
  end,
}

scenario "what an effect puts into an arena was not deployed" {
  ids   = { "DEPLOY.1" },
  dark  = { force = 1, hand = { "Drop", "Supply Train" } },
  run   = function(t)
    t:play("Drop")
    t:expect("Supply Train"):zone("character")
    t:expect("dark"):force(0)
  end,
}

scenario "two deploy effects of a unit both come" {
  ids   = { "DEPLOY.1" },
  start = "dark build",
  dark  = { build_zone = { { "Convoy", build = 4 } } },
  run   = function(t)
    t:play("Convoy", "deploy")  t:choose("Convoy", "3 Force")
    t:expect("dark"):force(4)
  end,
}

scenario "nothing comes in setup" {
  ids   = { "DEPLOY.2" },
  start = "setup",
  dark  = { hand = { "Scarred" } },
  run   = function(t)
    t:finish()
    t:expect("Scarred"):zone("character"):damage(0)
  end,
}
