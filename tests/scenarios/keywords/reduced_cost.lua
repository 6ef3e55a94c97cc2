-- REDUCED COST, the current cost (R5.6.4) and the total build cost (R3.3.4).

cards [[
  card "Kinsman" { side = "dark", type = "character", cost = 6, speed = 31, power = 3, health = 3,
    keyword { "Reduced Cost", 3, when = at_least(1, all { name = "Brute", arena = "any" }) } }
  card "Twice Kin" { side = "dark", type = "character", cost = 6, speed = 32, power = 3,
                     health = 3,
    keyword { "Reduced Cost", 5, when = at_least(1, all { name = "Brute", arena = "any" }) },
    keyword { "Reduced Cost", 3, when = at_least(1, all { name = "Dart", arena = "any" }) } }
  card "Kin Order" { side = "neutral", kind = "battle",
    play { pay = { cost.force(4) }, window = "no_attack", effect = { gain { setup = 1 } } },
    keyword { "Reduced Cost", 1, when = at_least(1, all { name = "Brute", arena = "any" }) } }
  card "Kin Works" { side = "neutral", kind = "resource", cost = 4,
    activated { pay = { put { 1, "resource", on = self } }, effect = { gain { force = 1 } } },
    keyword { "Reduced Cost", 2, when = at_least(1, all { name = "Brute", arena = "any" }) } }
  card "Kin Plan" { side = "neutral", kind = "mission", cost = 4,
    play { effect = { gain { force = 1 } } },
    keyword { "Reduced Cost", 2, when = at_least(1, all { name = "Brute", arena = "any" }) } }
  card "Shipwright" { side = "dark", type = "ground", cost = 3, speed = 9, power = 3, health = 9,
    static { to = each(your { partly_built = true }), build_cost = -1 } }
  card "Cheerleader" { side = "dark", type = "ground", cost = 3, speed = 8, power = 3, health = 9,
    static { to = each(your { zone = "hand", kind = "battle" }), play_cost = -1 } }
  card "Mako (A)" { side = "dark", type = "character", cost = 4, speed = 41, power = 2, health = 4 }
  card "Mako (B)" { side = "dark", type = "character", cost = 8, speed = 42, power = 2, health = 4,
    keyword { "Reduced Cost", 6, when = at_least(1, all { name = "Brute", arena = "any" }) } }
  card "Mako (C)" { side = "dark", type = "character", cost = 2, speed = 43, power = 2, health = 4 }
  card "Assessor" { side = "dark", type = "ground", cost = 3, speed = 7, power = 3, health = 9,
    activated { window = "build", limit = { 1, per = "turn" }, effect = {
      choose { one(your { arena = "character" }) }, gain { setup = it.total_cost } } } }
]]

local function build(claim, ids, dark, run)
  scenario(claim) { ids = ids, start = "dark build", dark = dark, light = {}, run = run }
end

build("while the condition holds, X counters are enough", { "REDUCEDCOST.1", "R5.6.4" },
  { character = { "Brute" }, build_zone = { { "Kinsman", build = 3 } } }, function(t)
    t:expect("Kinsman"):cost(3)
    t:play("Kinsman", "deploy")  t:expect("Kinsman"):zone("character")
  end)

build("while it does not, the printed cost stands", { "REDUCEDCOST.1", "REDUCEDCOST.2" },
  { build_zone = { { "Kinsman", build = 5 } } }, function(t)
    t:reach("build", "dark")  t:expect("Kinsman"):cost(6)
    t:not_offered("Kinsman", "deploy")
  end)

build("one counter less than X is not enough", { "REDUCEDCOST.1" },
  { character = { "Brute" }, build_zone = { { "Kinsman", build = 2 } } }, function(t)
    t:reach("build", "dark")  t:not_offered("Kinsman", "deploy")
  end)

build("the cost of a Mission is reduced, too", { "REDUCEDCOST.1" },
  { character = { "Brute" }, build_zone = { { "Kin Plan", build = 2 } } }, function(t)
    t:play("Kin Plan", "complete")  t:expect("dark"):force(1)
  end)

build("of two instances the better one is used", { "REDUCEDCOST.1" },
  { character = { "Brute" }, space = { "Dart" }, build_zone = { { "Twice Kin", build = 3 } } },
  function(t)
    t:expect("Twice Kin"):cost(3)
    t:play("Twice Kin", "deploy")  t:expect("Twice Kin"):zone("character")
  end)

build("an instance whose condition fails is none", { "REDUCEDCOST.2" },
  { character = { "Brute" }, build_zone = { { "Twice Kin", build = 4 } } }, function(t)
    t:reach("build", "dark")  t:expect("Twice Kin"):cost(5)
    t:not_offered("Twice Kin", "deploy")
  end)

build("other reducers come after it", { "REDUCEDCOST.3", "R5.6.4" },
  { character = { "Brute" }, ground = { "Shipwright" },
    build_zone = { { "Kinsman", build = 2 } } }, function(t)
    t:expect("Kinsman"):cost(2)
    t:play("Kinsman", "deploy")  t:expect("Kinsman"):zone("character")
  end)

-- Mako (B): 6 instead of 8, 2 dearer than the 4 of the old top: 3.
build("the price of a stack comes after it", { "REDUCEDCOST.3", "R6.2.5" },
  { character = { "Brute", "Mako (A)" }, build_zone = { { "Mako (B)", build = 3 } } },
  function(t)
    t:play("Mako (B)", "on top")  t:expect("Mako (B)"):zone("character")
  end)

build("without the condition the stack costs the printed difference", { "R6.2.5" },
  { character = { "Mako (A)" }, build_zone = { { "Mako (B)", build = 4 } } }, function(t)
    t:reach("build", "dark")  t:not_offered("Mako (B)", "on top")
    t:offered("Mako (B)", "under")
  end)

build("what makes cards cheaper makes the price of a stack lower", { "R5.6.4" },
  { ground = { "Shipwright" }, character = { "Mako (A)" },
    build_zone = { { "Mako (B)", build = 4 } } }, function(t)
    t:play("Mako (B)", "on top")  t:expect("Mako (B)"):zone("character")
  end)

build("the price under a stack is not below 0", { "R5.6.4" },
  { ground = { "Shipwright" }, character = { "Mako (A)" },
    build_zone = { { "Mako (C)", build = 0, face_down = true } } }, function(t)
    t:play("Mako (C)", "under")  t:expect("Mako (A)"):power(3)
  end)

scenario "the Force cost of a Battle card is reduced" {
  ids   = { "REDUCEDCOST.1" },
  dark  = { force = 1, character = { "Brute" }, hand = { "Kin Order" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Kin Order")  t:expect("dark"):force(0):setup(1)
  end,
}

scenario "a Battle card without its condition costs what is printed" {
  ids   = { "REDUCEDCOST.1", "REDUCEDCOST.2" },
  dark  = { force = 3, character = { "Champion" }, hand = { "Kin Order" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("phase", "dark")  t:not_offered("Kin Order")
  end,
}

scenario "what makes Battle cards cheaper comes after it" {
  ids   = { "REDUCEDCOST.3", "R9.2.7" },
  dark  = { force = 3, character = { "Brute" }, ground = { "Cheerleader" },
            hand = { "Kin Order" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Kin Order")  t:expect("dark"):force(3):setup(1)
  end,
}

scenario "the total build cost counts 1 for each card under the unit" {
  ids   = { "R3.3.4" },
  start = "dark build",
  dark  = { ground = { "Assessor" }, character = { "Mako (A)" },
            build_zone = { { "Mako (C)", build = 1 } } },
  light = {},
  run   = function(t)
    t:play("Mako (C)", "under")
    t:play("Assessor")  t:expect("dark"):setup(5)
  end,
}

scenario "what an overlay says a card under the unit counts" {
  ids   = { "R3.3.4" },
  start = "dark build",
  overlay = "constants { stack_cost = 3 }",
  dark  = { ground = { "Assessor" }, character = { "Mako (A)" },
            build_zone = { { "Mako (C)", build = 1 } } },
  light = {},
  run   = function(t)
    t:play("Mako (C)", "under")
    t:play("Assessor")  t:expect("dark"):setup(7)
  end,
}

build("what may be built costs less in the hand and in the supply", { "REDUCEDCOST.1", "R6.9.6" },
  { character = { "Brute" }, hand = { "Kinsman" }, supply = { "Kin Works" } }, function(t)
    t:reach("build", "dark")
    t:expect("Kinsman"):cost(3)
    t:expect("Kin Works"):cost(2)
  end)

build("what is paid for has its printed cost again", { "REDUCEDCOST.2", "R3.3.4" },
  { ground = { "Assessor" }, character = { "Brute", "Kinsman" },
    build_zone = { { "Kinsman", as = "Retreated" } } }, function(t)
    t:reach("build", "dark")
    t:expect("Retreated"):cost(6)
    t:play("Assessor")  t:choose("Kinsman")
    t:expect("Kinsman"):cost(6)
    t:expect("dark"):setup(6)
  end)
