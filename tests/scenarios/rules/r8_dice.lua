-- R8.5, R8.6: dice, hits, dice of damage, and divided damage.

cards [[
  card "Weakling" { side = "dark", type = "character", cost = 3, speed = 53, power = 0,
                    health = 6 }
  card "Echo" { side = "light", type = "character", cost = 3, speed = 26, power = 3,
                health = 6,
                "Retaliate 2" }
  card "Cardsharp" { side = "dark", type = "character", cost = 3, speed = 52, power = 2,
                     health = 6,
                     "Lucky 2" }
  card "Virtuoso" { side = "dark", type = "character", cost = 3, speed = 51, power = 4,
                    health = 6,
                    "Accuracy 1", "Critical Hit 2", "Lucky 2",
    activated { window = "would_attack",
                effect = { damage { dice = 3, to = one(their { arena = "any" }) } } } }
  card "Turtle" { side = "light", type = "character", cost = 3, speed = 25, power = 3,
                  health = 9,
                  "Shields 2", "Armor" }
  card "Turtledove" { side = "light", type = "character", cost = 3, speed = 24, power = 3,
                      health = 9,
                      "Shields 2" }
  card "Salvo" { side = "neutral", kind = "battle",
    play { window = "attack", effect = {
      choose { one(their { arena = attacker, defending = false }), as = "second" },
      give { to = the.second, subtypes = { "Decoyed" }, lasts = "attack" },
      give { to = attacker, lasts = "attack", trigger { on = hit { attacker = self },
        effect = { choose_number { 0, event.amount },
                   split_damage { done, to = one(all { "Decoyed" }) } } } },
    } } }
  card "Decoyed One" { side = "dark", type = "space", subtypes = { "Decoyed" }, cost = 1,
                       speed = 1, power = 1, health = 1 }
]]

scenario "a die hits on 4 or more" {
  ids   = { "R8.5.1" },
  dark  = { character = { "Champion" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 1, 2, 3, 4, 5, 6 },
  run   = function(t)
    t:attack("Champion", "Veteran")  t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "against armor a die hits on 5 or more" {
  ids   = { "R8.5.1" },
  dark  = { character = { "Brute" } },
  light = { character = { "Ironclad" } },
  dice  = { 3, 4, 5, 6 },
  run   = function(t)
    t:attack("Brute", "Ironclad")  t:finish()
    t:expect("Ironclad"):damage(2)
  end,
}

scenario "with accuracy 1 a die hits on 3, against armor on 4" {
  ids   = { "R8.5.1", "ruling.74" },
  dark  = { character = { "Marksman", "Marksman" } },
  light = { character = { { "Veteran", tapped = true }, "Ironclad" } },
  run   = function(t)
    t:reach("step", "light")  t:pass(5) -- space, ground, dark in character
    t:choose("Marksman")
    t:attack("Marksman", "Veteran")     t:dice(2, 3, 4, 1)
    t:attack("Marksman#2", "Ironclad")  t:dice(3, 4, 5, 6)
    t:finish()
    t:expect("Veteran"):damage(2)
    t:expect("Ironclad"):damage(3)
  end,
}

scenario "each hit is one damage that waits" {
  ids   = { "R8.5.2" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(4, 5, 6, 1)
    t:reach("prevention")
    t:happened("hit", { amount = 3 }, 1)
    t:happened("damage_pending", { source = "Brute", target = "Guard", amount = 3 }, 1)
    t:expect("Guard"):damage(0)
  end,
}

scenario "dice of damage are plain: no shields, accuracy, critical hit or reroll" {
  ids   = { "R8.5.3" },
  dark  = { character = { "Virtuoso" } },
  light = { character = { "Turtledove" } },
  dice  = { 3, 4, 6 },
  run   = function(t)
    t:play("Virtuoso")
    t:reach("between")
    t:no_window("reroll")
    t:expect("Turtledove"):damage(2)
  end,
}

scenario "dice of damage need 5 or more against armor" {
  ids   = { "R8.5.3", "ruling.73" },
  dark  = { character = { "Virtuoso" } },
  light = { character = { "Turtle" } },
  dice  = { 4, 4, 5 },
  run   = function(t)
    t:play("Virtuoso")
    t:reach("between")
    t:expect("Turtle"):damage(1)
  end,
}

scenario "damage of a number is fixed: no die is rolled" {
  ids   = { "R8.5.4" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { character = { "Turtle" } },
  run   = function(t)
    t:play("Pulse")
    t:reach("phase", "light")
    t:happened("die_rolled", {}, 0)
    t:expect("Turtle"):damage(3)
  end,
}

scenario "a natural roll is the face: accuracy makes no 6" {
  ids   = { "R8.5.5" },
  dark  = { character = { "Virtuoso" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 5, 5, 3, 2 },
  run   = function(t)
    t:attack("Virtuoso", "Veteran")  t:finish()
    t:expect("Veteran"):damage(3)
  end,
}

scenario "without dice nothing is rolled and nothing hits, but the attack goes on" {
  ids   = { "R8.5.6" },
  dark  = { character = { "Weakling" } },
  light = { character = { "Echo" } },
  run   = function(t)
    t:attack("Weakling", "Echo")
    t:play("Echo", "Retaliate")  t:dice(5, 5)
    t:reach("between")
    t:happened("rolled", { amount = 0 }, 1)
    t:expect("Echo"):damage(0)
    t:expect("Weakling"):damage(2)
  end,
}

scenario "a rerolled die keeps the new face, be it worse" {
  ids   = { "R8.5.7" },
  dark  = { character = { "Cardsharp" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Cardsharp", "Veteran")  t:dice(6, 2, 1, 3)
    t:play("Cardsharp")  t:choose(1)  t:choose(2)
    t:finish()
    t:expect("Veteran"):damage(0)
  end,
}

scenario "one effect rerolls a die once" {
  ids   = { "R8.5.7" },
  dark  = { character = { "Cardsharp" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Cardsharp", "Veteran")  t:dice(1, 6, 5)
    t:play("Cardsharp")
    t:choices(1, 2, false)  t:choose(1)
    t:choices(2, false)     t:choose(false)
    t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "another effect may reroll a rerolled die" {
  ids   = { "R8.5.7" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Cardsharp" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Cardsharp", "Veteran")  t:dice(1, 1, 2, 5)
    t:play("Cardsharp")   t:choose(1)  t:choose(false)
    t:play("Second Try")  t:choose(1)
    t:finish()
    t:expect("Veteran"):damage(1)
  end,
}

scenario "the second unit is chosen before the dice, the division after them" {
  ids   = { "R8.6.1", "ruling.76" },
  dark  = { hand = { "Salvo", "Second Try" }, force = 1, character = { "Brute" } },
  light = { character = { "Guard", "Veteran", "Scout" } },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Salvo")         t:choose("Veteran")
    t:happened("rolled", {}, 0)
    t:reach("attack", "light")  t:dice(5, 5, 1, 1, 6)
    t:play("Second Try")    t:choose(3)
    t:pass(2)
    t:asked("dark", "number")  t:choices(0, 1, 2, 3)
    t:choose(2)
    t:finish()
    t:expect("Guard"):damage(1)
    t:expect("Veteran"):damage(2)
    t:expect("Scout"):damage(0)
  end,
}

scenario "a share of 0 is legal" {
  ids   = { "R8.6.1", "ruling.76" },
  dark  = { hand = { "Salvo" }, character = { "Brute" } },
  light = { character = { "Guard", "Veteran", "Scout" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(5, 5, 1, 1)
    t:play("Salvo")  t:choose("Veteran")
    t:choose(0)
    t:finish()
    t:expect("Guard"):damage(2)
    t:expect("Veteran"):damage(0)
  end,
}
