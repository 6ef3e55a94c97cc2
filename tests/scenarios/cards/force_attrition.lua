-- Force Attrition: the opponent loses Force for each Droid on the ground.

scenario "Force Attrition takes 1 Force for each own Droid on the ground" {
  start = "dark build",
  dark  = { force = 3, build_zone = { { "Force Attrition", build = 1 } },
            space = { "Probe" }, character = { "Drone" },
            ground = { "Hauler", "Octuptarra Tri-Droid", "Crusher" } },
  light = { force = 5, ground = { { "Hauler", as = "light Hauler" } } },
  run   = function(t)
    t:play("Force Attrition", "complete")
    t:expect("light"):force(3)
    t:expect("dark"):force(3)
    t:expect("Force Attrition"):zone("discard")
  end,
}

scenario "Force Attrition takes no more Force than there is" {
  ids   = { "R9.7.1", "ruling.14" },
  start = "dark build",
  dark  = { build_zone = { { "Force Attrition", build = 1 } },
            ground = { "Hauler", "Octuptarra Tri-Droid" } },
  light = { force = 1 },
  run   = function(t)
    t:play("Force Attrition", "complete")
    t:expect("light"):force(0)
  end,
}
