-- Triggers on changes of resources and counters can say of which kind and in which direction.

cards [[
  card "Balm" { side = "neutral", kind = "battle",
    play { effect = { heal { 1, from = one(your { arena = "any" }) } } } }
  card "Toll" { side = "neutral", kind = "battle",
    play { pay = { cost.build(1) }, window = "no_attack", effect = { gain { force = 1 } } } }
  card "Nurse" { side = "light", type = "character", cost = 3, speed = 17, power = 1, health = 9,
    trigger { on = counters_changed { counter = "damage", gained = false },
      effect = { gain { build = 2 } } } }
  card "Usurer" { side = "light", type = "character", cost = 3, speed = 16, power = 1,
    health = 9,
    trigger { on = paid { player = you, resource = "build" }, effect = { draw { 1 } } },
    trigger { on = resource_changed { player = you, resource = "force", gained = false },
      effect = { damage { 2, to = self } } } }
  card "Thief" { side = "dark", kind = "battle",
    play { effect = { lose { player = opponent, force = 1, build = 1 } } } }
]]

scenario "a trigger on lost damage counters hears no others" {
  start = "battle",
  light = { hand = { "Balm", "Poison" }, force = 1, character = { { "Nurse", damage = 1 } } },
  run   = function(t)
    t:reach("phase", "light")  t:play("Poison")
    t:expect("light"):build(0)
    t:reach("step", "light")   t:play("Balm")  t:finish()
    t:expect("Nurse"):damage(2)
    t:expect("light"):build(2)
  end,
}

scenario "a trigger on paying one resource does not hear the other" {
  light = { force = 1, build = 1, hand = { "Toll", "Adrenaline" }, deck = { "Scout", "Guard" },
            character = { "Usurer" } },
  dark  = { character = { { "Brute", tapped = true } } },
  dice  = { 1, 1, 1 },
  run   = function(t)
    t:play("Toll")
    t:expect("light"):cards("deck", 1)
    t:attack("Usurer", "Brute")
    t:play("Adrenaline")  t:choose("Usurer")
    t:finish()
    t:expect("light"):cards("deck", 1):force(1)
    t:expect("Usurer"):damage(0)
  end,
}

scenario "a trigger on lost Force does not hear what was gained or other points lost" {
  light = { force = 1, build = 1, character = { "Usurer" } },
  dark  = { hand = { "Thief" } },
  run   = function(t)
    t:reach("phase", "dark")  t:play("Thief")
    t:finish()
    t:expect("Usurer"):damage(2)
    t:happened("resource_changed", { player = "light" }, 2)
  end,
}

scenario "a step that is added to the attack is one at which dice lie there" {
  overlay = [[
    change "attack" { after = "attack_roll", step { "aim" } }
    card "Aimer" { side = "dark", type = "character", cost = 4, speed = 50, power = 1, health = 9,
      trigger { on = step_started { step = "aim" }, effect = { more_dice { 2 } } } }
  ]],
  dark  = { character = { "Aimer" } },
  light = { character = { { "Guard", tapped = true } } },
  dice  = { 6, 6, 6 },
  run   = function(t)
    t:attack("Aimer", "Guard")
    t:reach("between")
    t:expect("Guard"):damage(3)
  end,
}
