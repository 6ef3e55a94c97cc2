-- ALTERNATIVE COST.

cards [[
  card "Marines" { side = "dark", type = "ground", cost = 5, speed = 31, power = 3, health = 3,
    alternative_cost { discard { 2, from = "hand" }, cost.force(1) } }
  card "Chooser" { side = "dark", type = "character", cost = 6, speed = 32, power = 3, health = 3,
    alternative_cost { cost.force(2) },
    alternative_cost { cost.build(2) } }
  card "Bargain" { side = "dark", type = "character", cost = 6, speed = 33, power = 3, health = 3,
    alternative_cost { either { { gain { force = 6, player = opponent } },
                                { gain { build = 6, player = opponent } }, by = opponent } } }
  card "Old Ruin" { side = "dark", kind = "location", type = "ground", cost = 4,
    alternative_cost { cost.force(2) } }
  card "Quick Plan" { side = "dark", kind = "mission", cost = 4,
    play { effect = { gain { force = 7 } } },
    alternative_cost { cost.force(2) } }
  card "Wish (A)" { side = "dark", type = "character", cost = 4, speed = 41, power = 2, health = 4 }
  card "Wish (B)" { side = "dark", type = "character", cost = 8, speed = 42, power = 2, health = 4,
    alternative_cost { cost.force(1) } }
  card "Keep (A)" { side = "dark", kind = "location", type = "character", cost = 4,
    alternative_cost { cost.force(1) } }
  card "Raid Plan" { side = "dark", kind = "mission", cost = 4,
    play { only_if = at_least(1, their {}), effect = { gain { force = 7 } } },
    alternative_cost { cost.force(1) } }
  card "Comeback" { side = "dark", type = "character", cost = 6, speed = 34, power = 3, health = 3,
    alternative_cost { cost.force(1) },
    activated { window = "build", limit = { per = "none" }, effect = { return_to { self, "hand" } } } }
  card "Cheap Yard" { side = "dark", type = "ground", cost = 3, speed = 9, power = 3, health = 9,
    static { to = each(your { kind = "card", zone = { "hand", "build" } }), build_cost = -9 },
    static { to = each(your { partly_built = true }), build_cost = -9 } }
]]

local function build(claim, ids, dark, run)
  scenario(claim) { ids = ids, start = "dark build", dark = dark, light = {}, run = run }
end

build("the listed cost stands for the whole build cost, from hand", { "ALTCOST.1", "R5.6.6" },
  { force = 1, hand = { "Marines", "Pulse", "Grenade" } }, function(t)
    t:play("Marines", "Alternative Cost")
    t:expect("Marines"):zone("ground"):tapped(false)
    t:expect("dark"):force(0):cards("hand", 0):cards("discard", 2)
  end)

build("a card that was started is completed so, too", { "ALTCOST.1" },
  { force = 1, hand = { "Pulse", "Grenade" }, build_zone = { { "Marines", build = 1 } } },
  function(t)
    t:play("Marines", "Alternative Cost")
    t:expect("Marines"):zone("ground"):build(0)
  end)

build("it is paid in full or not at all: a card too few", { "ALTCOST.2" },
  { force = 1, hand = { "Marines", "Pulse" } }, function(t)
    t:reach("build", "dark")  t:not_offered("Marines", "Alternative Cost")
  end)

build("it is paid in full or not at all: a point too few", { "ALTCOST.2" },
  { force = 0, hand = { "Marines", "Pulse", "Grenade" } }, function(t)
    t:reach("build", "dark")  t:not_offered("Marines", "Alternative Cost")
  end)

build("its parts are paid in the listed order", { "ALTCOST.3", "R9.2.4" },
  { force = 1, hand = { "Marines", "Pulse", "Grenade" } }, function(t)
    t:play("Marines", "Alternative Cost")
    t:expect("Marines"):zone("ground")
    t:order({ "hand_discarded" }, { "hand_discarded" }, { "paid", amount = 1 },
      { "deployed", card = "Marines" })
  end)

build("what lowers build costs does not lower it", { "ALTCOST.4" },
  { build = 1, ground = { "Cheap Yard" }, hand = { "Chooser" } }, function(t)
    t:reach("build", "dark")  t:expect("Chooser"):cost(0)
    t:not_offered("Chooser", "Alternative Cost")
  end)

build("of several the one that can be paid is offered", { "ALTCOST.5" },
  { build = 2, hand = { "Chooser" } }, function(t)
    t:reach("build", "dark")
    t:not_offered("Chooser", "Pay 2 Force")
    t:play("Chooser", "Pay 2 build")
    t:expect("Chooser"):zone("character")  t:expect("dark"):build(0)
  end)

build("of several one is paid, not all", { "ALTCOST.5" },
  { force = 2, build = 2, hand = { "Chooser" } }, function(t)
    t:offered("Chooser", "Pay 2 build")
    t:play("Chooser", "Pay 2 Force")
    t:expect("Chooser"):zone("character")  t:expect("dark"):force(0):build(2)
  end)

build("the opponent may have to choose what it costs", { "ALTCOST.1" },
  { hand = { "Bargain" } }, function(t)
    t:play("Bargain", "Alternative Cost")
    t:asked("light", "mode")  t:choose("6 build")
    t:expect("Bargain"):zone("character")  t:expect("light"):build(6):force(0)
  end)

build("a Location and a Mission are completed so", { "ALTCOST.1" },
  { force = 4, hand = { "Old Ruin", "Quick Plan" } }, function(t)
    t:play("Old Ruin", "Alternative Cost")  t:expect("Old Ruin"):zone("ground")
    t:play("Quick Plan", "Alternative Cost")  t:expect("Quick Plan"):zone("discard")
    t:expect("dark"):force(7)
  end)

build("a further version joins its stack", { "ALTCOST.1", "R6.1.3" },
  { force = 1, character = { "Wish (A)" }, hand = { "Wish (B)" } }, function(t)
    t:play("Wish (B)", "Alternative Cost")  t:asked("dark", "mode")  t:choose("under")
    t:expect("Wish (A)"):power(3)  t:expect("dark"):force(0)
  end)

scenario "it is offered in the own build step only" {
  ids   = { "R5.5.1" },
  start = "light build",
  dark  = { force = 2, hand = { "Chooser" } },
  light = {},
  run   = function(t) t:reach("build", "light")  t:pass()  t:asked(nil) end,
}

build("a card that is back in hand may be completed so again in the same step", { "ALTCOST.1" },
  { force = 2, hand = { "Comeback" } }, function(t)
    t:play("Comeback", "Alternative Cost")  t:expect("Comeback"):zone("character")
    t:play("Comeback", "hand")              t:expect("Comeback"):zone("hand")
    t:play("Comeback", "Alternative Cost")  t:expect("Comeback"):zone("character")
    t:expect("dark"):force(0)
  end)

build("a card that is not in hand or started is not completed so", { "ALTCOST.1" },
  { force = 2, deck = { "Brute", "Chooser" }, discard = { "Chooser" }, build_zone = { "Chooser" },
    character = { "Chooser" }, removed = { "Chooser" } }, function(t)
    t:reach("build", "dark")
    t:not_offered("Chooser", "Alternative Cost")
    for i = 2, 5 do t:not_offered("Chooser#" .. i, "Alternative Cost") end
  end)

scenario "it is no activated ability: nobody may disrupt it" {
  ids   = { "ALTCOST.1", "R9.3.4" },
  start = "dark build",
  dark  = { force = 2, hand = { "Chooser" } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    t:play("Chooser", "Pay 2 Force")
    t:expect("Chooser"):zone("character")
    t:finish()  t:no_window("disrupt")
  end,
}

build("a version that is in play bars the same one, and any other card of its name",
  { "ALTCOST.1", "R6.1.2" },
  { force = 4, hand = { "Wish (B)", "Keep (A)" },
    character = { { "Wish (B)", as = "first" }, { "Keep (A)", as = "old keep" } } }, function(t)
    t:reach("build", "dark")
    t:not_offered("Wish (B)", "Alternative Cost")
    t:not_offered("Keep (A)", "Alternative Cost")
  end)

build("a Mission that could not do its work is not completed so", { "ALTCOST.1", "R6.8.1" },
  { force = 4, hand = { "Raid Plan" } }, function(t)
    t:reach("build", "dark")  t:not_offered("Raid Plan", "Alternative Cost")
  end)

build("a further version may take the top of its stack", { "ALTCOST.1", "R6.2.1" },
  { force = 1, character = { "Wish (A)" }, hand = { "Wish (B)" } }, function(t)
    t:play("Wish (B)", "Alternative Cost")  t:choose("top")
    t:expect("Wish (A)"):on("Wish (B)")
    t:expect("Wish (B)"):zone("character")  t:expect("dark"):force(0)
  end)
