-- R6.1.1, R6.1.3, R9.6.5: a change of control that leaves a player with two units of a unique
-- name, and what becomes of their stack when control ends.

cards [[
  sequence "dark builds, then the end" {
    as_player { dark, { run_sequence "build_step" } }, run_sequence "end_of_turn" }
  sequence "both build, then the end" {
    as_player { dark, { run_sequence "build_step" } },
    as_player { light, { run_sequence "build_step" } }, run_sequence "end_of_turn" }
  sequence "light builds, dark builds, then the end" {
    as_player { light, { run_sequence "build_step" } },
    as_player { dark, { run_sequence "build_step" } }, run_sequence "end_of_turn" }
  sequence "dark, light, dark builds, then the end" {
    as_player { dark, { run_sequence "build_step" } },
    as_player { light, { run_sequence "build_step" } },
    as_player { dark, { run_sequence "build_step" } }, run_sequence "end_of_turn" }
  sequence "battle and the end" { run_sequence "battle", run_sequence "end_of_turn" }
  card "Pair (A)" { side = "neutral", type = "character", cost = 6, speed = 33, power = 3, health = 4 }
  card "Pair (B)" { side = "neutral", type = "character", cost = 4, speed = 31, power = 2, health = 5 }
  card "Pair (C)" { side = "neutral", type = "character", cost = 4, speed = 30, power = 2, health = 5 }
  card "Pair (D)" { side = "neutral", type = "character", cost = 4, speed = 29, power = 2, health = 5 }
  card "Pair (E)" { side = "neutral", type = "character", cost = 4, speed = 28, power = 2, health = 5,
    pilot { of = { "Starfighter" }, power = 1 } }
  card "Pair Ship" { side = "neutral", type = "space", subtypes = { "Starfighter" }, cost = 4,
    speed = 27, power = 2, health = 5 }
  card "Broker" { side = "dark", type = "space", cost = 4, speed = 26, power = 2, health = 3,
    activated { window = "build",
      effect = { give { to = one(their { unique = true }), control = true, lasts = "turn" } } },
    activated { window = "build", effect = { enter { one(your { zone = "hand" }) } } },
    activated { window = "build",
      effect = { take { 2, "damage", from = one(your { type = "character" }) } } },
    activated { window = "build",
      effect = { put { 1, "damage", on = one(your { type = "character" }) } } } }
  card "Vandal" { side = "light", type = "space", cost = 4, speed = 25, power = 2, health = 3,
    activated { window = "build",
      effect = { put { 1, "damage", on = one(your { type = "character" }) } } } }
  card "Pair Blade" { side = "neutral", kind = "equipment", type = "character", cost = 1,
    only_one = all { name = "Pair Blade", kind = "equipment" },
    "Pay 1 build point -> Equip", equipped { power = 1 } }
  card "Pair Vest" { side = "neutral", kind = "equipment", type = "character", cost = 1,
    "Pay 1 build point -> Equip", equipped { health = 1 } }
  card "Loan" { side = "neutral", kind = "battle",
    play { window = { "phase", "step", "attack", "between" },
      effect = { give { to = one(their { unique = true }), control = true, lasts = "step" } } } }
  card "Call In" { side = "neutral", kind = "battle",
    play { effect = { enter { one(your { zone = "hand", name = "Pair" }) } } } }
]]

scenario "a unit that a player gains joins the own one of its name, with its damage and equipment" {
  ids   = { "R6.1.1", "R6.1.3", "R6.2.8" },
  start = "dark builds, then the end",
  dark  = { space = { "Broker" }, character = { { "Pair (A)", damage = 1 } } },
  light = { character = { { "Pair (B)", damage = 2, equipped = { "Pair Blade" } } } },
  run   = function(t)
    t:play("Broker", "control")
    t:expect("Pair (B)"):on("Pair (A)"):controller("dark")
    t:expect("Pair Blade"):on("Pair (A)")
    t:expect("Pair (A)"):power(3 + 1 + 1):health(5):damage(3)
  end,
}

scenario "it goes back at the end of the turn, out of the stack" {
  ids   = { "R9.6.5", "R6.1.1" },
  start = "dark builds, then the end",
  dark  = { space = { "Broker" }, character = { "Pair (A)" } },
  light = { space = { "Sparrow" }, character = { "Pair (B)" } },
  run   = function(t)
    t:play("Broker", "control")
    t:finish()
    t:expect("Pair (A)"):power(3):controller("dark")
    t:expect("Pair (B)"):on(nil):zone("character"):power(2):controller("light")
  end,
}

scenario "all cards of a stack join, and go back as a stack" {
  ids   = { "R6.1.3", "R6.2.9", "R9.6.5" },
  start = "light builds, dark builds, then the end",
  dark  = { space = { "Broker" }, character = { "Pair (A)" } },
  light = { space = { "Sparrow" }, character = { "Pair (B)" },
            build_zone = { { "Pair (C)", build = 1 } } },
  run   = function(t)
    t:play("Pair (C)", "put under")
    t:expect("Pair (B)"):power(3)
    t:play("Broker", "control")
    t:expect("Pair (A)"):power(5)
    t:expect("Pair (C)"):on("Pair (A)")
    t:finish()
    t:expect("Pair (A)"):power(3):controller("dark")
    t:expect("Pair (B)"):power(3):controller("light"):on(nil)
    t:expect("Pair (C)"):on("Pair (B)"):controller("light")
  end,
}

-- What two units had as one (R6.2.8) when they part again: each has the tapped state, who had
-- joined the damage and the equipment that it brought, the other all the rest [inferred].

scenario "who goes back takes the damage and the equipment it brought" {
  ids   = { "R9.6.5", "R6.2.8" },
  start = "dark builds, then the end",
  dark  = { space = { "Broker" },
            character = { { "Pair (A)", damage = 1, equipped = { "Pair Vest" } } } },
  light = { space = { "Sparrow" },
            character = { { "Pair (B)", damage = 2, equipped = { "Pair Blade" } } } },
  run   = function(t)
    t:play("Broker", "control")
    t:expect("Pair (A)"):damage(3)
    t:finish()
    t:expect("Pair (B)"):damage(2):power(2 + 1):controller("light")
    t:expect("Pair Blade"):on("Pair (B)"):zone("character")
    t:expect("Pair (A)"):damage(1):power(3)
    t:expect("Pair Vest"):on("Pair (A)")
  end,
}

scenario "of the damage that it brought it does not take what was healed meanwhile" {
  ids   = { "R9.6.5", "R6.2.8" },
  start = "dark builds, then the end",
  dark  = { space = { "Broker" }, character = { { "Pair (A)", damage = 1 } } },
  light = { space = { "Sparrow" }, character = { { "Pair (B)", damage = 2 } } },
  run   = function(t)
    t:play("Broker", "control")
    t:play("Broker", "damage counters")
    t:expect("Pair (A)"):damage(1)
    t:finish()
    t:expect("Pair (B)"):damage(1)  t:expect("Pair (A)"):damage(0)
  end,
}

scenario "what the stack got meanwhile stays with the other" {
  ids   = { "R9.6.5", "R6.2.8" },
  start = "dark builds, then the end",
  dark  = { space = { "Broker" }, character = { "Pair (A)" } },
  light = { space = { "Sparrow" }, character = { { "Pair (B)", damage = 1 } } },
  run   = function(t)
    t:play("Broker", "control")
    t:play("Broker", "1 damage counter on")
    t:expect("Pair (A)"):damage(2)
    t:finish()
    t:expect("Pair (B)"):damage(1)  t:expect("Pair (A)"):damage(1)
  end,
}

scenario "it is the same when who had joined has become the top card" {
  ids   = { "R9.6.5", "R6.2.8", "R6.2.7" },
  start = "dark builds, then the end",
  dark  = { space = { "Broker" },
            character = { { "Pair (A)", damage = 1, equipped = { "Pair Vest" } } } },
  light = { space = { "Sparrow" },
            character = { { "Pair (B)", damage = 2, equipped = { "Pair Blade" } } } },
  run   = function(t)
    t:play("Broker", "control")
    t:play("Pair (B)", "bring to the top")
    t:expect("Pair (B)"):damage(3)
    t:finish()
    t:expect("Pair (B)"):damage(2):controller("light")  t:expect("Pair Blade"):on("Pair (B)")
    t:expect("Pair (A)"):damage(1):controller("dark")   t:expect("Pair Vest"):on("Pair (A)")
  end,
}

scenario "all cards of a stack that goes back have what it brought" {
  ids   = { "R9.6.5", "R6.2.8", "R6.2.9" },
  start = "light builds, dark builds, then the end",
  dark  = { space = { "Broker" }, character = { "Pair (A)" } },
  light = { space = { "Sparrow" },
            character = { { "Pair (B)", damage = 3, equipped = { "Pair Blade" } } },
            build_zone = { { "Pair (C)", build = 1 } } },
  run   = function(t)
    t:play("Pair (C)", "put under")
    t:play("Broker", "control")
    t:finish()
    t:expect("Pair (B)"):damage(3):power(2 + 1 + 1)
    t:expect("Pair (C)"):on("Pair (B)")  t:expect("Pair Blade"):on("Pair (B)")
    t:expect("Pair (A)"):damage(0)
  end,
}

-- The second that joins a mixed stack has brought its part, too, whoever is on top. Cards join at
-- the bottom and leave in this order, so that the first is on top again [inferred].
for _, top in ipairs { "Pair (A)", "Pair (B)" } do
  scenario("two that joined go back with what both brought, out of a stack of " .. top) {
    ids   = { "R9.6.5", "R6.2.8" },
    start = "dark, light, dark builds, then the end",
    dark  = { space = { "Broker" },
              character = { { "Pair (A)", damage = 1, equipped = { "Pair Vest" } } } },
    light = { space = { "Vandal" }, build_zone = { { "Pair (C)", build = 4 } },
              character = { { "Pair (B)", damage = 2, equipped = { "Pair Blade" } } } },
    run   = function(t)
      t:play("Broker", "control")
      if top == "Pair (B)" then t:play("Pair (B)", "bring to the top") end
      t:pass()
      t:play("Pair (C)", "deploy")  t:play("Vandal")
      t:play("Broker", "control")
      t:expect(top):damage(1 + 2 + 1)
      t:finish()
      t:expect("Pair (B)"):damage(2 + 1):controller("light")
      t:expect("Pair Blade"):on("Pair (B)")  t:expect("Pair (C)"):on("Pair (B)")
      t:expect("Pair (A)"):damage(1):controller("dark") t:expect("Pair Vest"):on("Pair (A)")
    end,
  }
end

-- The arena step goes on after it: who acted as a part of the stack does not act once more.
for _, tapped in ipairs { true, false } do
  scenario("who leaves " .. (tapped and "a tapped" or "an untapped") .. " stack is so too, however it came") {
    ids   = { "R9.6.5", "R6.2.8" },
    start = "dark builds, then the end",
    dark  = { space = { "Broker" }, character = { { "Pair (A)", tapped = tapped } } },
    light = { space = { "Sparrow" }, character = { { "Pair (B)", tapped = not tapped } } },
    run   = function(t)
      t:play("Broker", "control")
      t:expect("Pair (A)"):tapped(tapped)
      t:finish()
      t:expect("Pair (B)"):tapped(tapped)  t:expect("Pair (A)"):tapped(tapped)
    end,
  }
end

scenario "a card that was put under a unit on loan had nothing: the unit keeps all" {
  ids   = { "R9.6.5", "R6.2.8" },
  start = "dark builds, then the end",
  dark  = { space = { "Broker" }, hand = { "Pair (C)" } },
  light = { space = { "Sparrow" },
            character = { { "Pair (B)", damage = 2, tapped = true, equipped = { "Pair Blade" } } } },
  run   = function(t)
    t:play("Broker", "control")
    t:play("Broker", "hand")
    t:expect("Pair (C)"):on("Pair (B)")
    t:finish()
    t:expect("Pair (B)"):damage(2):controller("light")  t:expect("Pair Blade"):on("Pair (B)")
    t:expect("Pair (C)"):damage(0):on(nil):controller("dark"):tapped(true)
  end,
}

scenario "two stacks of more than four cards together can't join" {
  ids   = { "R6.1.3", "R6.2.3" },
  start = "light builds, dark builds, then the end",
  dark  = { space = { "Broker" }, character = { "Pair (A)" },
            build_zone = { { "Pair (E)", build = 1 } } },
  light = { space = { "Sparrow" }, character = { "Pair (B)" },
            build_zone = { { "Pair (C)", build = 1 }, { "Pair (D)", build = 1 } } },
  run   = function(t)
    t:play("Pair (C)", "put under")  t:play("Pair (D)", "put under")
    t:play("Pair (E)", "put under")
    t:play("Broker", "control")
    t:expect("Pair (A)"):power(4)
    t:expect("light"):cards("discard", { "Pair (B)", "Pair (C)", "Pair (D)" })
  end,
}

scenario "of two stacks with the same version in both neither joins the other" {
  ids   = { "R6.1.3", "R6.2.4" },
  start = "light builds, dark builds, then the end",
  dark  = { space = { "Broker" }, character = { "Pair (A)" } },
  light = { space = { "Sparrow" }, character = { "Pair (B)" },
            build_zone = { { "Pair (A)", as = "copy", build = 1 } } },
  run   = function(t)
    t:play("copy", "put under")
    t:play("Broker", "control")
    t:expect("Pair (A)"):power(3)
    t:expect("light"):cards("discard", { "Pair (B)", "copy" })
  end,
}

scenario "what the unit may bear only once it bears once" {
  ids   = { "R6.1.3", "R6.2.8" },
  start = "dark builds, then the end",
  dark  = { space = { "Broker" }, character = { { "Pair (A)", equipped = { "Pair Blade" } } } },
  light = { character = { { "Pair (B)", equipped = { { "Pair Blade", as = "second" } } } } },
  run   = function(t)
    t:play("Broker", "control")
    t:expect("Pair (B)"):on("Pair (A)")
    t:expect("Pair Blade"):on("Pair (A)")
    t:expect("light"):cards("discard", { "second" })
    t:happened("discarded", { card = "second" }, 1)
  end,
}

scenario "the same version can't join: it came last and is discarded" {
  ids   = { "R6.1.1", "R6.1.2", "R6.1.3", "ruling.47" },
  start = "dark builds, then the end",
  dark  = { space = { "Broker" }, character = { "Pair (A)" } },
  light = { character = { { "Pair (A)", as = "the other" } } },
  run   = function(t)
    t:play("Broker", "control")
    t:expect("Pair (A)"):zone("character"):power(3)
    t:expect("light"):cards("discard", { "the other" })
    t:happened("discarded", { card = "the other" }, 1)
  end,
}

scenario "a unit whose name pilots for the player can't join either" {
  ids   = { "R6.1.1", "R6.1.3", "R6.5.6" },
  start = "dark builds, then the end",
  dark  = { space = { "Broker", "Pair Ship" }, character = { "Pair (E)" } },
  light = { character = { "Pair (B)" } },
  run   = function(t)
    t:play("Pair (E)", "pilot")
    t:expect("Pair (E)"):on("Pair Ship")
    t:play("Broker", "control")
    t:expect("Pair (B)"):zone("discard")
  end,
}

scenario "a unit of a name of which the player has none stays as it is" {
  ids   = { "R6.1.1" },
  start = "dark builds, then the end",
  dark  = { space = { "Broker" } },
  light = { space = { "Sparrow" }, character = { "Pair (B)" } },
  run   = function(t)
    t:play("Broker", "control")
    t:expect("Pair (B)"):on(nil):controller("dark")
    t:finish()
    t:expect("Pair (B)"):on(nil):controller("light")
  end,
}

scenario "a unit that comes back joins the version that its owner has now" {
  ids   = { "R6.1.1", "R6.1.3", "R9.6.5" },
  start = "both build, then the end",
  dark  = { space = { "Broker" } },
  light = { character = { "Pair (B)" }, build_zone = { { "Pair (A)", build = 6 } } },
  run   = function(t)
    t:play("Broker", "control")
    t:play("Pair (A)", "deploy")
    t:expect("Pair (A)"):power(3)
    t:finish()
    t:expect("Pair (B)"):on("Pair (A)"):controller("light")
    t:expect("Pair (A)"):power(4)
  end,
}

scenario "a unit that comes back to its own version is discarded" {
  ids   = { "R6.1.1", "R6.1.2", "R6.1.3" },
  start = "both build, then the end",
  dark  = { space = { "Broker" } },
  light = { character = { "Pair (B)" }, build_zone = { { "Pair (B)", as = "the new one", build = 4 } } },
  run   = function(t)
    t:play("Broker", "control")
    t:play("the new one", "deploy")
    t:finish()
    t:expect("Pair (B)"):zone("discard")
    t:expect("the new one"):zone("character")
  end,
}

scenario "a card that was put under a unit on loan stays with its owner when that goes back" {
  ids   = { "R9.6.5", "R6.3.1" },
  start = "battle and the end",
  dark  = { hand = { "Loan", "Call In", "Pair (A)" } },
  light = { character = { "Pair (B)", "Scout" } },
  run   = function(t)
    t:reach("step", "dark")  t:pass(2)      -- space
    t:reach("step", "dark")  t:pass(2)      -- ground
    t:reach("step", "dark")
    t:play("Loan")
    t:play("Call In")
    t:expect("Pair (A)"):on("Pair (B)")
    t:expect("Pair (B)"):power(3):controller("dark")
    t:finish()
    t:expect("Pair (A)"):on(nil):zone("character"):controller("dark")
    t:expect("Pair (B)"):on(nil):controller("light"):power(2)
    t:expect("Pair (B)"):zone("build_zone")    -- 6 against 4: the contest was held at once
    t:happened("retreated", { card = "Pair (B)" }, 1)
  end,
}

scenario "who is attacked and joins a unit elsewhere is attacked no more" {
  ids   = { "R6.1.3", "R8.10.2" },
  dark  = { hand = { "Loan" }, character = { "Brute" }, build_zone = { "Pair (A)" } },
  light = { character = { "Pair (B)" } },
  run   = function(t)
    t:attack("Brute", "Pair (B)")
    t:play("Loan")
    t:reach("between")
    t:happened("rolling", {}, 0)
    t:expect("Pair (B)"):on("Pair (A)")
  end,
}
