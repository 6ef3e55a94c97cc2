-- R5.6.5: what deploying or completing a card costs beside its build cost, and what must hold.

cards [[
  card "Dear Ship" { side = "dark", type = "character", cost = 2, speed = 33, power = 2, health = 3,
    dues { pay = { discard { 2, from = "hand" } } } }
  card "Guarded Base" { side = "dark", kind = "location", type = "ground", cost = 1,
    dues { pay = { cost.force(2) }, only_if = at_least(1, your { arena = "ground" }) } }
  card "Oath Blade" { side = "dark", kind = "equipment", type = "character", cost = 1,
    dues { pay = { tap { one(your { arena = "any", tapped = false }) } } },
    "Pay 1 build point -> Equip", equipped { power = 1 } }
  card "Old Debt" { side = "dark", kind = "resource", cost = 1, dues { pay = { cost.force(1) } } }
  card "Sworn (A)" { side = "dark", type = "character", cost = 2, speed = 32, power = 2, health = 3 }
  card "Sworn (B)" { side = "dark", type = "character", cost = 2, speed = 31, power = 2, health = 3,
    dues { pay = { cost.force(1) } }, "Hidden Cost 1", static { zone = "face_down", play_cost = 3 } }
  card "Sly One" { side = "dark", type = "character", cost = 3, speed = 30, power = 2, health = 3,
    "Hidden Cost 1", dues { pay = { cost.force(1) } } }
  card "Other Way" { side = "dark", type = "character", cost = 9, speed = 29, power = 2, health = 3,
    alternative_cost { cost.force(2) }, dues { pay = { cost.force(1) } } }
  card "Deep Thinker" { side = "dark", type = "character", cost = 9, speed = 28, power = 2, health = 3,
    "Pay 2 Force -> Meditate", dues { pay = { discard { 1, from = "hand" } } } }
  card "Poor Thinker" { side = "dark", type = "character", cost = 9, speed = 27, power = 2, health = 3,
    "Discard 1 card from your hand -> Meditate", dues { pay = { discard { 1, from = "hand" } } } }
  card "Choosy Thinker" { side = "dark", type = "character", cost = 9, speed = 26, power = 2, health = 3,
    "Discard 1 card from your hand -> Meditate",
    dues { pay = { discard { one(your { zone = "hand", kind = "battle" }) } } } }
  card "Vain Thinker" { side = "dark", type = "character", cost = 9, speed = 25, power = 2, health = 3,
    "Discard 1 card from your hand -> Meditate",
    dues { only_if = at_least(1, your { zone = "hand", kind = "card" }) } }
  keyword "Dues First" { class = "isolated", kind = "activated", text = "Comes for its dues and Force.",
    activated { zone = "discard", window = "build", pay = { pay_dues {}, cost.force(1) },
      effect = { deploy { self } } } }
  keyword "Dues Last" { class = "isolated", kind = "activated", text = "Comes for Force and its dues.",
    activated { zone = "discard", window = "build", pay = { cost.force(1), pay_dues {} },
      effect = { deploy { self } } } }
  card "First Debtor" { side = "dark", type = "character", cost = 9, speed = 24, power = 2, health = 3,
    "Pay 2 Force -> Dues First", dues { pay = { discard { 1, from = "hand" } } } }
  card "Last Debtor" { side = "dark", type = "character", cost = 9, speed = 23, power = 2, health = 3,
    "Pay 2 Force -> Dues Last", dues { pay = { discard { 1, from = "hand" } } } }
]]

local ship = { "Dear Ship", build = 2 }

scenario "a unit is not deployed without what it costs beside" {
  ids   = { "R5.6.5" },
  start = "dark build",
  dark  = { hand = { "Pulse" }, build_zone = { ship } },
  run   = function(t) t:reach("build")  t:not_offered("Dear Ship") end,
}

scenario "a unit is deployed for what it costs beside" {
  ids   = { "R5.6.5" },
  start = "dark build",
  dark  = { hand = { "Pulse", "Cover" }, build_zone = { ship } },
  run   = function(t)
    t:play("Dear Ship", "deploy")
    t:expect("Dear Ship"):zone("character")
    t:expect("dark"):cards("hand", 0):cards("discard", 2)
    t:order({ "hand_discarded" }, { "deployed", card = "Dear Ship" })
  end,
}

scenario "it costs the same to be turned up and kept in the build zone, and nothing to move in" {
  ids   = { "R5.6.5", "R5.6.2" },
  start = "dark build",
  dark  = { hand = { "Pulse", "Cover", "Grenade" }, build_zone = { ship } },
  run   = function(t)
    t:play("Dear Ship", "keep")  t:choose("Pulse")  t:choose("Cover")
    t:expect("Dear Ship"):zone("build_zone"):face_down(false)
    t:play("Dear Ship", "move in")
    t:expect("dark"):cards("hand", { "Grenade" })
  end,
}

scenario "a location needs what it asks for" {
  ids   = { "R5.6.5" },
  start = "dark build",
  dark  = { force = 2, build_zone = { { "Guarded Base", build = 1 } } },
  run   = function(t) t:reach("build")  t:not_offered("Guarded Base") end,
}

scenario "a location needs what it costs beside" {
  ids   = { "R5.6.5" },
  start = "dark build",
  dark  = { force = 1, ground = { "Crusher" }, build_zone = { { "Guarded Base", build = 1 } } },
  run   = function(t) t:reach("build")  t:not_offered("Guarded Base") end,
}

scenario "a location is completed for what it costs beside" {
  ids   = { "R5.6.5" },
  start = "dark build",
  dark  = { force = 3, ground = { "Crusher" }, build_zone = { { "Guarded Base", build = 1 } } },
  run   = function(t)
    t:play("Guarded Base", "complete")
    t:expect("Guarded Base"):zone("ground")
    t:expect("dark"):force(1)
  end,
}

scenario "equipment and resources are completed for what they cost beside, and stay" {
  ids   = { "R5.6.5" },
  start = "dark build",
  dark  = { force = 1, character = { "Brute" },
            build_zone = { { "Oath Blade", build = 1 }, { "Old Debt", build = 1 } } },
  run   = function(t)
    t:play("Oath Blade", "complete")
    t:expect("Brute"):tapped(true)
    t:play("Old Debt", "complete")
    t:expect("dark"):force(0)
    t:expect("Oath Blade"):zone("build_zone"):face_down(false)
    t:expect("Old Debt"):zone("build_zone"):face_down(false)
  end,
}

scenario "onto a stack it costs the same" {
  ids   = { "R5.6.5", "R6.2.5" },
  start = "dark build",
  dark  = { force = 1, character = { "Sworn (A)" }, build_zone = { { "Sworn (B)", build = 1 } } },
  run   = function(t)
    t:play("Sworn (B)", "put on top")       -- what its play would cost is no part of it
    t:expect("Sworn (B)"):power(3)
    t:expect("dark"):force(0)
  end,
}

scenario "under a stack it costs the same" {
  ids   = { "R5.6.5", "R6.2.5" },
  start = "dark build",
  dark  = { force = 1, character = { "Sworn (A)" }, build_zone = { { "Sworn (B)", build = 1 } } },
  run   = function(t)
    t:play("Sworn (B)", "put under")
    t:expect("dark"):force(0)
  end,
}

scenario "without it no card joins a stack" {
  ids   = { "R5.6.5", "R6.2.5" },
  start = "dark build",
  dark  = { character = { "Sworn (A)" }, build_zone = { { "Sworn (B)", build = 1 } } },
  run   = function(t) t:reach("build")  t:not_offered("Sworn (B)") end,
}

scenario "the rest in Force comes with it" {
  ids   = { "R5.6.5", "HIDDENCOST.2" },
  start = "dark build",
  dark  = { force = 3, build_zone = { { "Sly One", build = 1 } } },
  run   = function(t)
    t:play("Sly One", "Hidden Cost")
    t:expect("Sly One"):zone("character")
    t:expect("dark"):force(0)
  end,
}

scenario "Force for the rest alone is too little" {
  ids   = { "R5.6.5", "HIDDENCOST.2" },
  start = "dark build",
  dark  = { force = 2, build_zone = { { "Sly One", build = 1 } } },
  run   = function(t) t:reach("build")  t:not_offered("Sly One", "Hidden Cost") end,
}

scenario "an alternative cost stands for the build cost, not for what comes beside" {
  ids   = { "R5.6.5", "ALTCOST.1" },
  start = "dark build",
  dark  = { force = 3, hand = { "Other Way" } },
  run   = function(t)
    t:play("Other Way", "Alternative")
    t:expect("Other Way"):zone("character")
    t:expect("dark"):force(0)
  end,
}

scenario "an alternative cost alone is too little" {
  ids   = { "R5.6.5", "ALTCOST.2" },
  start = "dark build",
  dark  = { force = 2, hand = { "Other Way" } },
  run   = function(t) t:reach("build")  t:not_offered("Other Way", "Alternative") end,
}

scenario "from the discard pile it costs the same beside" {
  ids   = { "R5.6.5", "MEDITATE.3" },
  start = "dark build",
  dark  = { force = 2, hand = { "Pulse" }, discard = { "Deep Thinker" } },
  run   = function(t)
    t:play("Deep Thinker", "Meditate")
    t:expect("Deep Thinker"):zone("character")
    t:expect("dark"):force(0):cards("hand", 0)
  end,
}

scenario "without it nothing comes from the discard pile" {
  ids   = { "R5.6.5", "MEDITATE.3" },
  start = "dark build",
  dark  = { force = 2, discard = { "Deep Thinker" } },
  run   = function(t) t:reach("build")  t:not_offered("Deep Thinker") end,
}

scenario "the price and what it costs beside are one cost: one card does not pay both" {
  ids   = { "R5.6.5", "R9.2.1", "R9.2.2" },
  start = "dark build",
  dark  = { hand = { "Pulse" }, discard = { "Poor Thinker" } },
  run   = function(t) t:reach("build")  t:not_offered("Poor Thinker") end,
}

scenario "the price leaves what it costs beside" {
  ids   = { "R5.6.5", "R9.2.1" },
  start = "dark build",
  dark  = { hand = { "Pulse", "Brute", "Hulk" }, discard = { "Choosy Thinker" } },
  run   = function(t)
    t:play("Choosy Thinker", "Meditate")
    t:choices("Brute", "Hulk")  t:choose("Hulk")
    t:reach("build")
    t:expect("Choosy Thinker"):zone("character")
    t:expect("dark"):cards("hand", { "Brute" })
    t:order({ "hand_discarded", card = "Hulk" }, { "hand_discarded", card = "Pulse" })
  end,
}

scenario "it is paid though what is played is disrupted" {
  ids   = { "R5.6.5", "R9.3.2" },
  start = "dark build",
  dark  = { force = 2, hand = { "Pulse" }, discard = { "Deep Thinker" } },
  light = { force = 1, hand = { "Jamming" } },
  run   = function(t)
    t:play("Deep Thinker", "Meditate")  t:play("Jamming")
    t:expect("Deep Thinker"):zone("discard")
    t:expect("dark"):force(0):cards("hand", 0)
  end,
}

scenario "who gave for the price what must hold does not get the card" {
  ids   = { "R5.6.5" },
  start = "dark build",
  dark  = { hand = { "Pulse" }, discard = { "Vain Thinker" } },
  run   = function(t)
    t:play("Vain Thinker", "Meditate")
    t:reach("build")
    t:expect("Vain Thinker"):zone("discard")
  end,
}

-- Wherever they stand in the price that a keyword has of its own, and nothing else of that.
for _, debtor in ipairs { "First Debtor", "Last Debtor" } do
  scenario("a price stands for the keyword's own but for the dues: " .. debtor) {
    ids   = { "R5.6.5", "R9.2.1" },
    start = "dark build",
    dark  = { force = 2, hand = { "Pulse" }, discard = { debtor } },
    run   = function(t)
      t:play(debtor)
      t:expect(debtor):zone("character")
      t:expect("dark"):force(0):cards("hand", 0)
    end,
  }
end

scenario "who has enough for both gets it" {
  ids   = { "R5.6.5" },
  start = "dark build",
  dark  = { hand = { "Pulse", "Cover" }, discard = { "Poor Thinker" } },
  run   = function(t)
    t:play("Poor Thinker", "Meditate")  t:choose("Pulse")
    t:reach("build")
    t:expect("Poor Thinker"):zone("character")
    t:expect("dark"):cards("hand", 0)
  end,
}

scenario "the price of a keyword stands for the one it has without, which is not paid as well" {
  ids     = { "RETALIATE.3", "R9.2.1" },
  overlay = [[ card "Grudge" { side = "light", type = "character", cost = 1, speed = 9, power = 1,
    health = 9, static { force_cost = 1 }, "Pay 1 Force -> Retaliate 2" } ]],
  dark  = { character = { "Brute" } },
  light = { force = 3, character = { { "Grudge", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Grudge")
    t:play("Grudge", "Retaliate")
    t:expect("light"):force(1)
  end,
}
