-- "Must attack" (R7.5.3), "roll only" (R8.5.8), control of a unit (R9.6.5).

cards [[
  card "Loudmouth" { side = "neutral", type = "character", cost = 2, speed = 21, power = 1,
    health = 9,
    static { to = each(all { "Jedi", arena = "character" }),
             must = { attack = all { name = "Loudmouth" } } } }
  card "Padawan" { side = "light", type = "character", subtypes = { "Jedi" }, cost = 2, speed = 91,
    power = 1, health = 3 }
  card "Fallen" { side = "dark", type = "character", subtypes = { "Jedi" }, cost = 2, speed = 92,
    power = 1, health = 3 }
  card "Fumble" { side = "dark", kind = "battle",
    play { window = "attack",
           effect = { give { to = attacker, set = { dice_count = 1 }, lasts = "attack" } } } }
  card "Pep Talk" { side = "light", kind = "battle",
    play { window = "attack", effect = { give { to = attacker, power = 3, lasts = "attack" } } } }
  card "Bribe" { side = "dark", kind = "battle",
    play { pay = { cost.force(1) }, window = "phase",
           effect = { give { to = one(their { arena = "any" }), control = true, lasts = "turn" } } } }
  card "Briber" { side = "dark", type = "character", cost = 2, speed = 7, power = 1, health = 1,
    activated { pay = { tap { self } }, window = "phase",
      effect = { give { to = one(their { arena = "any" }), control = true, lasts = "turn" },
                 discard { self } } } }
  sequence "battle, then the end" { run_sequence "battle", run_sequence "end_of_turn" }
]]

scenario "a unit that must attack another has no other choice" {
  ids   = { "R7.5.3", "ruling.65" },
  dark  = { character = { "Loudmouth", "Guard" } },
  light = { character = { "Padawan" } },
  dice  = { 1 },
  run   = function(t)                      -- it is not even asked
    t:reach("between")
    t:happened("attacked", { source = "Padawan", target = "Loudmouth" }, 1)
  end,
}

scenario "units of both players are bound" {
  ids   = { "R7.5.3", "ruling.65" },
  dark  = { character = { "Fallen" } },
  light = { character = { "Loudmouth", "Guard" } },
  dice  = { 1 },
  run   = function(t)
    t:reach("between")
    t:happened("attacked", { source = "Fallen", target = "Loudmouth" }, 1)
  end,
}

scenario "others are not bound" {
  ids   = { "R7.5.3" },
  dark  = { character = { "Loudmouth", "Guard" } },
  light = { character = { "Scout" } },
  run   = function(t) t:turn_of("Scout")  t:targets("Scout", "Loudmouth", "Guard") end,
}

scenario "must attack binds only if the attack is legal" {
  ids   = { "R7.5.3" },
  dark  = { character = { "Guard" } },
  light = { character = { "Padawan", "Loudmouth" } },
  run   = function(t) t:turn_of("Padawan")  t:targets("Padawan", "Guard") end,
}

scenario "of all dice only one is rolled, after all changes" {
  ids   = { "R8.5.8" },
  dark  = { hand = { "Fumble" }, character = { "Champion" } },
  light = { hand = { "Pep Talk" }, character = { "Guard" } },
  run   = function(t)
    t:attack("Guard", "Champion")
    t:play("Fumble")  t:play("Pep Talk")  t:dice(6)
    t:reach("between")
    t:expect("Champion"):damage(1)
  end,
}

scenario "a unit under another's control fights for that player and goes back at the end of the turn" {
  ids   = { "R9.6.5", "R4.1.3" },
  start = "battle, then the end",
  dark  = { force = 1, hand = { "Bribe" }, character = { "Brute" } },
  light = { character = { "Scout", "Guard" } },
  run   = function(t)
    t:play("Bribe")  t:choose("Scout")
    t:expect("Scout"):controller("dark")
    t:turn_of("Scout")  t:targets("Scout", "Guard")
    t:finish()
    t:expect("Scout"):controller("light"):zone("character")
  end,
}

scenario "it goes back whatever happened to the source" {
  ids   = { "R9.6.5" },
  start = "battle, then the end",
  dark  = { character = { "Briber", "Brute" } },
  light = { character = { "Scout", "Guard" } },
  run   = function(t)
    t:play("Briber")  t:choose("Scout")
    t:turn_of("Scout")
    t:expect("Briber"):zone("discard")
    t:expect("Scout"):controller("dark")
    t:finish()
    t:expect("Scout"):controller("light")
  end,
}

scenario "a unit that leaves play goes to its owner's pile" {
  ids   = { "R4.1.3", "R9.6.5" },
  dark  = { force = 1, hand = { "Bribe" }, character = { "Brute" } },
  light = { character = { { "Scout", damage = 2 }, "Guard" } },
  run   = function(t)
    t:play("Bribe")  t:choose("Scout")
    t:attack("Scout", "Guard")  t:dice(1, 1)
    t:attack("Guard", "Scout")  t:dice(6, 1, 1, 1)
    t:reach("between")
    t:expect("light"):cards("discard", { "Scout" })
  end,
}
