-- R9.6.5, R6.2.8: several loans in one stack that end at different times. What a unit brought it
-- takes along, whatever the others brought; all else stays with the unit that was there [inferred].

cards [[
  sequence "lending" {
    as_player { dark, { run_sequence "build_step" } },
    as_player { light, { run_sequence "build_step" } },
    as_player { dark, { run_sequence "build_step" } },
    as_player { light, { run_sequence "build_step" } }, run_sequence "end_of_turn" }
  sequence "lending, once more" {
    run_sequence "lending", as_player { dark, { run_sequence "build_step" } } }
  sequence "lending, then another turn" {
    run_sequence "lending", turn_begin {}, as_player { dark, { run_sequence "build_step" } },
    run_sequence "end_of_turn" }
  sequence "building and lending" {
    as_player { light, { run_sequence "build_step" } }, run_sequence "lending" }
  card "Twin (A)" { side = "neutral", type = "character", cost = 6, speed = 33, power = 3, health = 8 }
  card "Twin (B)" { side = "neutral", type = "character", cost = 4, speed = 31, power = 2, health = 8 }
  card "Twin (C)" { side = "neutral", type = "character", cost = 4, speed = 30, power = 2, health = 8 }
  card "Twin (D)" { side = "neutral", type = "character", cost = 4, speed = 29, power = 2, health = 8 }
  card "Lender" { side = "dark", type = "space", cost = 4, speed = 26, power = 2, health = 3,
    activated { window = "build",
      effect = { give { to = one(their { unique = true }), control = true, lasts = "step" } } },
    activated { window = "build",
      effect = { give { to = one(their { unique = true }), control = true, lasts = "turn" } } },
    activated { window = "build",
      effect = { give { to = one(their { unique = true }), control = true, lasts = "discarded" } } },
    activated { window = "build",
      effect = { give { to = one(their { unique = true }), control = true, lasts = "next_turn" } } },
    activated { window = "build", effect = { enter { one(your { zone = "hand" }) } } },
    activated { window = "build",
      effect = { put { 1, "damage", on = one(your { type = "character" }) } } },
    activated { window = "build",
      effect = { take { 2, "damage", from = one(your { type = "character" }) } } } }
  card "Rowdy" { side = "light", type = "space", cost = 4, speed = 25, power = 2, health = 3,
    activated { window = "build",
      effect = { put { 1, "damage", on = one(your { type = "character" }) } } } }
  card "Reclaimer" { side = "light", type = "space", cost = 4, speed = 24, power = 2, health = 3,
    activated { window = "build",
      effect = { give { to = one(their { unique = true }), control = true, lasts = "turn" } } } }
  card "Remover" { side = "dark", type = "space", cost = 4, speed = 27, power = 2, health = 3,
    activated { window = "build", effect = { discard { one(all { kind = "card", in_stack = true }) } } },
    activated { window = "build",
      effect = { return_to { one(all { kind = "card", in_stack = true }), "build" } } } }
  card "Keeper (A)" { side = "neutral", type = "character", cost = 5, speed = 23, power = 2, health = 8,
    stacks { of = all { "Creature" } } }
  card "Keeper (B)" { side = "neutral", type = "character", cost = 4, speed = 22, power = 2, health = 8,
    stacks { of = all { "Creature" } } }
  card "Old Cur" { side = "neutral", type = "character", subtypes = { "Creature" }, cost = 3,
    speed = 21, power = 1, health = 2 }
  card "Twin Blade" { side = "neutral", kind = "equipment", type = "character", cost = 1,
    "Pay 1 build point -> Equip", equipped { power = 1 } }
  card "Twin Vest" { side = "neutral", kind = "equipment", type = "character", cost = 1,
    "Pay 1 build point -> Equip", equipped { health = 1 } }
]]

-- Dark borrows B, with 2 damage and a blade; light deploys C, which gets 1 damage and a vest,
-- and dark borrows that, too.
local function borrow_both(t, first, second)
  t:play("Lender", first)
  t:reach("build", "light")
  t:play("Twin (C)", "deploy")
  t:play("Rowdy")
  t:play("Twin Vest", "Equip")
  t:reach("build", "dark")
  t:play("Lender", second)
end

local step, turn, ever = "for this step", "until end of turn", "until discarded"

-- With or without a unit of dark's own.
local function loans(claim, own, ids, run, start)
  scenario(claim) {
    ids   = ids,
    start = start or "lending",
    dark  = { space = { "Lender" }, character = own and { { "Twin (A)", damage = 1 } } or {} },
    light = { build = 1, space = { "Rowdy" }, build_zone = { { "Twin (C)", build = 4 }, "Twin Vest" },
              character = { { "Twin (B)", damage = 2, equipped = { "Twin Blade" } } } },
    run   = run,
  }
end

loans("who leaves first takes what it brought, the other keeps its own", true,
  { "R9.6.5", "R6.2.8" }, function(t)
    borrow_both(t, turn, step)
    t:expect("Twin (A)"):damage(1 + 2 + 1)
    t:reach("build", "light")
    t:expect("Twin (C)"):controller("light"):on(nil):damage(1)
    t:expect("Twin Vest"):on("Twin (C)")
    t:expect("Twin (A)"):damage(1 + 2)
    t:expect("Twin Blade"):on("Twin (A)")   t:expect("Twin (B)"):on("Twin (A)")
    t:finish()                              -- then it joins the other
    t:expect("Twin (A)"):damage(1):power(3)
    t:expect("Twin (C)"):damage(2 + 1)
    t:expect("Twin (B)"):on("Twin (C)")     t:expect("Twin Blade"):on("Twin (C)")
  end)

loans("who came first may leave first", true, { "R9.6.5", "R6.2.8" }, function(t)
  borrow_both(t, turn, ever)
  t:finish()
  t:expect("Twin (B)"):controller("light"):on(nil):damage(2)
  t:expect("Twin Blade"):on("Twin (B)")
  t:expect("Twin (A)"):damage(1 + 1):controller("dark")
  t:expect("Twin Vest"):on("Twin (A)")      t:expect("Twin (C)"):on("Twin (A)")
end)

loans("the top card leaves, the other loan goes on", true, { "R9.6.5", "R6.2.7" }, function(t)
  borrow_both(t, turn, ever)
  t:play("Twin (B)", "bring to the top")
  t:finish()
  t:expect("Twin (B)"):controller("light"):on(nil):damage(2)
  t:expect("Twin Blade"):on("Twin (B)")
  t:expect("Twin (A)"):damage(1 + 1):controller("dark"):on(nil)
  t:expect("Twin Vest"):on("Twin (A)")      t:expect("Twin (C)"):on("Twin (A)")
end)

loans("the top card is changed twice, and each loan is still its own", true,
  { "R9.6.5", "R6.2.7" }, function(t)
    borrow_both(t, turn, step)
    t:play("Twin (B)", "bring to the top")
    t:play("Twin (C)", "bring to the top")
    t:reach("build", "light")
    t:expect("Twin (C)"):controller("light"):on(nil):damage(1)
    t:expect("Twin (B)"):controller("dark"):on(nil):damage(1 + 2)
    t:expect("Twin (A)"):on("Twin (B)")
    t:finish()
    t:expect("Twin (A)"):controller("dark"):on(nil):damage(1)
  end)

loans("two on loan alone are a stack of two loans as well", false, { "R9.6.5", "R6.2.8" },
  function(t)
    borrow_both(t, turn, ever)
    t:expect("Twin (B)"):damage(2 + 1):power(2 + 1 + 1)
    t:finish()
    t:expect("Twin (B)"):controller("light"):on(nil):damage(2)
    t:expect("Twin Blade"):on("Twin (B)")
    t:expect("Twin (C)"):controller("dark"):on(nil):damage(1)
    t:expect("Twin Vest"):on("Twin (C)")
  end)

loans("of two on loan alone the second may leave first", false, { "R9.6.5", "R6.2.8" },
  function(t)
    borrow_both(t, turn, step)
    t:reach("build", "light")
    t:expect("Twin (C)"):controller("light"):on(nil):damage(1)
    t:expect("Twin Vest"):on("Twin (C)")
    t:expect("Twin (B)"):controller("dark"):damage(2)
    t:expect("Twin Blade"):on("Twin (B)")
  end)

loans("when both loans have ended the unit is one, and borrowed as one", false,
  { "R9.6.5", "R6.2.9" }, function(t)
    borrow_both(t, turn, turn)
    t:reach("build", "light")  t:pass()
    t:reach("build", "dark")
    t:expect("Twin (B)"):controller("light"):damage(2 + 1)
    t:expect("Twin (C)"):controller("light"):on("Twin (B)")
    t:play("Lender", turn)
    t:expect("Twin (B)"):controller("dark"):damage(2 + 1)
    t:expect("Twin (C)"):controller("dark"):on("Twin (B)")
    t:expect("Twin Vest"):on("Twin (B)")    t:expect("Twin Blade"):on("Twin (B)")
  end, "lending, once more")

loans("each takes of what it brought what is left", true, { "R9.6.5", "R6.2.8" }, function(t)
  borrow_both(t, turn, step)
  t:play("Lender", "damage counters")
  t:expect("Twin (A)"):damage(4 - 2)
  t:reach("build", "light")
  t:expect("Twin (C)"):damage(1)            t:expect("Twin (A)"):damage(1)
  t:finish()
  t:expect("Twin (C)"):damage(1 + 1)        t:expect("Twin (A)"):damage(0)
end)

-- Cards under the unit that joins are of its party.
local function with_under(claim, ids, run)
  scenario(claim) {
    ids   = ids,
    start = "building and lending",
    dark  = { space = { "Lender" }, character = { { "Twin (A)", damage = 1 } } },
    light = { build = 1, space = { "Rowdy" },
              build_zone = { { "Twin (C)", build = 4 }, { "Twin (D)", build = 1 }, "Twin Vest" },
              character = { { "Twin (B)", damage = 2, equipped = { "Twin Blade" } } } },
    run   = function(t)
      t:play("Twin (D)", "put under")
      t:reach("build", "dark")
      run(t)
    end,
  }
end

with_under("another unit that leaves takes no card along that came before", { "R9.6.5", "R6.2.9" },
  function(t)
    borrow_both(t, turn, step)
    t:reach("build", "light")
    t:expect("Twin (C)"):controller("light"):on(nil):damage(1):power(2)
    t:expect("Twin (D)"):on("Twin (A)")
    t:expect("Twin (A)"):damage(1 + 2):power(3 + 2 + 1)
  end)

with_under("a card that was under the borrowed one may be on top meanwhile", { "R9.6.5", "R6.2.7" },
  function(t)
    borrow_both(t, turn, step)
    t:play("Twin (D)", "bring to the top")
    t:reach("build", "light")
    t:expect("Twin (C)"):controller("light"):on(nil):damage(1)
    t:expect("Twin (D)"):controller("dark"):on(nil):damage(1 + 2)
    t:finish()
    t:expect("Twin (A)"):controller("dark"):on(nil):damage(1)
  end)

-- The card by which a unit was borrowed leaves the stack: the loan is of the others, too.
local function with_less(claim, ids, run)
  scenario(claim) {
    ids   = ids,
    start = "building and lending",
    dark  = { space = { "Lender", "Remover" }, character = { { "Twin (A)", damage = 1 } } },
    light = { space = { "Rowdy" }, build_zone = { { "Twin (D)", build = 1 } },
              character = { { "Twin (B)", damage = 2, equipped = { "Twin Blade" } } } },
    run   = function(t)
      t:play("Twin (D)", "put under")
      t:reach("build", "dark")
      t:play("Lender", turn)
      run(t)
    end,
  }
end

with_less("what came under the borrowed card goes back although that is discarded", { "R9.6.5", "R6.2.9" },
  function(t)
    t:play("Remover", "discard")  t:choose("Twin (B)")
    t:expect("Twin (B)"):zone("discard")
    t:expect("Twin (A)"):damage(1 + 2):power(3 + 1 + 1)
    t:finish()
    t:expect("Twin (D)"):controller("light"):on(nil):damage(2)
    t:expect("Twin Blade"):on("Twin (D)")
    t:expect("Twin (A)"):controller("dark"):damage(1):power(3)
  end)

with_less("a card that leaves a borrowed stack alone is its owner's", { "R9.6.5", "R6.2.9" }, function(t)
  t:play("Remover", "into the build")  t:choose("Twin (D)")
  t:expect("Twin (D)"):controller("light"):on(nil):zone("build_zone")
  t:expect("Twin (B)"):controller("dark"):on("Twin (A)")
  t:finish()
  t:expect("Twin (B)"):controller("light")
end)

scenario "what was put under a unit on loan keeps nothing of it, on top of it neither" {
  ids   = { "R9.6.5", "R6.2.7" },
  start = "lending",
  dark  = { space = { "Lender" }, hand = { "Twin (A)" } },
  light = { space = { "Rowdy" },
            character = { { "Twin (B)", damage = 2, equipped = { "Twin Blade" } } } },
  run   = function(t)
    t:play("Lender", turn)
    t:play("Lender", "hand")
    t:play("Twin (A)", "bring to the top")
    t:expect("Twin (A)"):damage(2)
    t:finish()
    t:expect("Twin (B)"):controller("light"):on(nil):damage(2)
    t:expect("Twin Blade"):on("Twin (B)")
    t:expect("Twin (A)"):controller("dark"):on(nil):damage(0)
  end,
}

scenario "other counters stay with the unit that was there, also when it lies under the other" {
  ids   = { "R9.6.5", "R6.2.8" },
  start = "lending",
  dark  = { space = { "Lender" },
            character = { { "Twin (A)", counters = { mastery = 2, captivity = 1 } } } },
  light = { space = { "Rowdy" }, character = { "Twin (B)" } },
  run   = function(t)
    t:play("Lender", turn)
    t:play("Twin (B)", "bring to the top")
    t:finish()
    t:expect("Twin (A)"):counters("mastery", 2):counters("captivity", 1)
    t:expect("Twin (B)"):counters("mastery", 0):counters("captivity", 0)
  end,
}

-- Who was there has left: what comes later is of the card that is on top then [inferred].
scenario "when the unit that was there leaves, what comes later is of the next" {
  ids   = { "R9.6.5", "R6.2.8" },
  start = "lending, then another turn",
  dark  = { space = { "Lender" }, hand = { "Twin (A)" } },
  light = { build = 1, space = { "Rowdy" }, build_zone = { { "Twin (C)", build = 4 }, "Twin Vest" },
            character = { { "Twin (B)", damage = 2, equipped = { "Twin Blade" } } } },
  run   = function(t)
    t:play("Lender", turn)
    t:play("Lender", "hand")
    t:reach("build", "light")
    t:play("Twin (C)", "deploy")  t:play("Rowdy")  t:play("Twin Vest", "Equip")
    t:reach("build", "dark")
    t:play("Lender", "end of the next turn")
    t:expect("Twin (B)"):damage(2 + 1):power(2 + 1 + 1 + 1)
    t:reach("build", "light")  t:pass()
    t:reach("build", "dark")
    t:expect("Twin (B)"):controller("light"):on(nil):damage(2)
    t:expect("Twin (A)"):controller("dark"):on(nil):damage(1)
    t:play("Twin (C)", "bring to the top")
    t:play("Lender", "1 damage counter on")
    t:finish()
    t:expect("Twin (B)"):controller("light"):damage(2 + 1)   -- the other joins it with its 1
    t:expect("Twin (C)"):on("Twin (B)")
    t:expect("Twin (A)"):controller("dark"):on(nil):damage(1)
  end,
}

scenario "a card that a player puts under the own unit goes with that, not with what is on loan" {
  ids   = { "R9.6.5", "R6.2.9" },
  start = "lending",
  dark  = { space = { "Lender" }, hand = { "Twin (D)" }, character = { { "Twin (A)", damage = 1 } } },
  light = { space = { "Reclaimer" }, character = { { "Twin (B)", damage = 2 } } },
  run   = function(t)
    t:play("Lender", turn)
    t:play("Lender", "hand")
    t:expect("Twin (A)"):power(3 + 2):damage(3)
    t:reach("build", "light")
    t:play("Reclaimer")
    t:expect("Twin (A)"):controller("light"):damage(1)
    t:expect("Twin (D)"):on("Twin (A)")
    t:expect("Twin (B)"):controller("dark"):on(nil):damage(2)
  end,
}

scenario "of cards that leave together one that may be on top is" {
  ids   = { "R9.6.5", "STACK.1" },
  start = "lending",
  dark  = { space = { "Lender" }, hand = { "Keeper (A)" }, build_zone = { { "Old Cur", build = 1 } } },
  light = { space = { "Rowdy" }, character = { "Keeper (B)" } },
  run   = function(t)
    t:play("Lender", turn)
    t:play("Old Cur", "put under")
    t:play("Lender", "hand")
    t:expect("Keeper (B)"):power(2 + 2)
    t:finish()
    t:expect("Keeper (B)"):controller("light"):power(2)
    t:expect("Keeper (A)"):controller("dark"):on(nil):power(2 + 1)
    t:expect("Old Cur"):on("Keeper (A)")
  end,
}

-- What hangs on a unit goes with the one that it was attached to last, not with who brought it once.
scenario "what is moved to another unit is no more of the one that brought it" {
  ids   = { "R9.6.5", "R6.2.8" },
  start = "lending",
  dark  = { space = { "Lender" }, character = { { "Twin (A)", damage = 1 } } },
  light = { build = 1, space = { "Rowdy" }, build_zone = { { "Twin (C)", build = 4 } },
            character = { { "Twin (B)", damage = 2, equipped = { "Twin Blade" } } } },
  run   = function(t)
    t:play("Lender", turn)
    t:reach("build", "light")
    t:play("Twin (C)", "deploy")
    t:play("Twin Blade", "Equip")
    t:expect("Twin Blade"):on("Twin (C)")
    t:reach("build", "dark")
    t:play("Lender", step)
    t:expect("Twin Blade"):on("Twin (A)")
    t:reach("build", "light")
    t:expect("Twin (C)"):controller("light"):on(nil)
    t:expect("Twin Blade"):on("Twin (C)")
  end,
}
