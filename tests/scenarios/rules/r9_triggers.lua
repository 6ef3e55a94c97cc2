-- R9.4, R9.5: triggered effects and replacement.

cards [[
  card "Paymaster" { side = "neutral", type = "character", cost = 3, speed = 22,
                     power = 3, health = 9,
    trigger { on = step_started { step = "battle" }, effect = { gain { force = 1 } } } }
  card "Treasurer" { side = "neutral", type = "character", cost = 3, speed = 21,
                     power = 3, health = 9,
    trigger { on = step_started { step = "battle" }, effect = { gain { force = 10 } } } }
  card "Executioner" { side = "dark", type = "character", cost = 3, speed = 20, power = 3,
                       health = 9,
    trigger { on = step_started { step = "battle" },
              effect = { damage { 3, to = one(their { arena = "character" }) },
                         gain { force = 1 } } } }
  card "Widow" { side = "neutral", type = "character", cost = 3, speed = 19, power = 3,
                 health = 3,
    trigger { on = discarded { card = all { other = true } },
              effect = { gain { force = 10 } } } }
  card "Donor" { side = "dark", type = "character", cost = 3, speed = 18, power = 3,
                 health = 9,
    trigger { on = step_started { step = "battle" }, may = true,
              effect = { gain { force = 1 } } } }
  card "Sponsor" { side = "dark", type = "character", cost = 3, speed = 17, power = 3,
                   health = 9,
    trigger { on = step_started { step = "battle" }, may = { cost.force(2) },
              effect = { gain { force = 9 } } } }
  card "Tithe" { side = "dark", type = "character", cost = 3, speed = 16, power = 3,
                 health = 9,
    trigger { on = step_started { step = "battle" },
              effect = { lose { force = 5 }, draw { 2 } } } }
  card "Big Rock" { side = "light", type = "character", cost = 3, speed = 15, power = 1,
                    health = 3,
    trigger { on = discarded { card = self },
              effect = { bring { 2, "Pebble", arena = "character" } } } }
  card "Pebble" { side = "light", kind = "subordinate", type = "character", speed = 14,
                  power = 1, health = 1 }
  card "Burnt Offering" { side = "neutral", kind = "battle",
    play { window = "no_attack", pay = { discard { one(your { arena = "any" }) } },
           effect = { give { to = each(your { arena = "any" }), power = 2,
                             lasts = "turn" } } } }
  card "Homing One" { side = "light", type = "character", cost = 3, speed = 13, power = 3,
                      health = 3,
    trigger { on = discarded { card = self }, effect = { gain { force = 5 } } },
    replace { on = discarded { card = self }, with = { return_to { self, "hand" } } } }
  card "Onlooking Widow" { side = "light", type = "character", cost = 3, speed = 12,
                           power = 3, health = 9,
    trigger { on = discarded { card = all { other = true } },
              effect = { gain { force = 10 } } } }
  card "Last Breath" { side = "light", type = "character", cost = 3, speed = 11,
                       power = 3, health = 3,
    replace { on = discarded { card = self },
              with = { gain { force = 1 }, discard { self } } } }
  card "Two Fates" { side = "light", type = "character", cost = 3, speed = 10, power = 3,
                     health = 3,
    replace { on = discarded { card = self }, with = { return_to { self, "hand" } } },
    replace { on = discarded { card = self },
              with = { remove_from_game { self } } } }
  card "Sponge" { side = "light", type = "character", cost = 3, speed = 9, power = 3,
                  health = 3,
    trigger { on = damaged { target = self }, effect = { gain { force = 10 } } },
    replace { on = damaged { target = self }, with = { gain { force = event.amount } } } }
  card "Farewell" { side = "light", type = "character", cost = 3, speed = 8, power = 3,
                    health = 3,
    replace { on = discarded { card = self }, with = {
      damage { count(your { arena = "character" }), to = one(their { arena = "any" }) },
      remove_from_game { self } } } }
  card "Shellburst" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      damage { 3, to = each(all { type = "character", health = 3 }) } } } }
]]

scenario "a trigger happens by itself when its event does, and costs nothing" {
  ids   = { "R9.4.1", "R10.1.3" },
  dark  = { force = 2, character = { "Paymaster" } },
  run   = function(t)
    t:asked("dark", "phase")
    t:expect("dark"):force(3)
    t:happened("ability_used", {}, 0)
    t:not_offered("Paymaster")
  end,
}

scenario "all triggers of the dark side first, then those of the other" {
  ids   = { "R9.4.2" },
  dark  = { character = { "Paymaster", { "Treasurer", as = "dark Treasurer" } } },
  light = { character = { "Treasurer" } },
  run   = function(t)
    t:asked("dark", "order")  t:choose("dark Treasurer")
    t:reach("phase")
    t:order({ "resource_changed", player = "dark", amount = 10 },
            { "resource_changed", player = "dark", amount = 1 },
            { "resource_changed", player = "light", amount = 10 })
  end,
}

scenario "each player puts the own triggers in order" {
  ids   = { "R9.4.2" },
  light = { character = { "Paymaster", "Treasurer" } },
  run   = function(t)
    t:asked("light", "order")  t:choices("Paymaster", "Treasurer")
    t:choose("Treasurer")
    t:reach("phase")
    t:order({ "resource_changed", player = "light", amount = 10 },
            { "resource_changed", player = "light", amount = 1 })
  end,
}

scenario "a trigger that arises while another resolves waits until that one is done" {
  ids   = { "R9.4.3" },
  dark  = { character = { "Executioner", { "Widow", as = "dark Widow" } } },
  light = { character = { "Scout" } },
  run   = function(t)
    t:reach("phase")
    t:order({ "discarded", card = "Scout" },
            { "resource_changed", player = "dark", amount = 1 },
            { "resource_changed", player = "dark", amount = 10 })
  end,
}

scenario "you may: the player is asked and can decline" {
  ids   = { "R9.4.4" },
  dark  = { character = { "Donor" } },
  run   = function(t)
    t:asked("dark", "yes_no")  t:choose(false)
    t:reach("phase")
    t:expect("dark"):force(0)
  end,
}

scenario "you may: the player can accept" {
  ids   = { "R9.4.4" },
  dark  = { force = 2, character = { "Sponsor" } },
  run   = function(t)
    t:asked("dark", "yes_no")  t:choose(true)
    t:reach("phase")
    t:expect("dark"):force(9)
  end,
}

scenario "without may a trigger is mandatory, as far as it is possible" {
  ids   = { "R9.4.4" },
  dark  = { force = 3, deck = { "Dart" }, character = { "Tithe" } },
  run   = function(t)
    t:asked("dark", "phase")
    t:expect("dark"):force(0):cards("hand", { "Dart" })
  end,
}

scenario "units that leave together see each other leave" {
  ids   = { "R9.4.5", "R8.2.10" },
  dark  = { hand = { "Shellburst" }, character = { { "Widow", as = "dark Widow" } } },
  light = { character = { "Widow" } },
  run   = function(t)
    t:play("Shellburst")
    t:reach("phase", "light")
    t:expect("Widow"):zone("discard")
    t:expect("dark Widow"):zone("discard")
    t:expect("dark"):force(10)
    t:expect("light"):force(10)
  end,
}

scenario "a unit's own discard sets off its trigger" {
  ids   = { "R9.4.5" },
  dark  = { hand = { "Shellburst" } },
  light = { character = { "Big Rock" } },
  run   = function(t)
    t:play("Shellburst")
    t:reach("phase", "light")
    t:expect("Big Rock"):zone("discard")
    t:expect("Pebble"):zone("character")
    t:expect("Pebble#2"):zone("character")
  end,
}

scenario "what is paid with a unit is done before that unit brings new ones" {
  ids   = { "R9.4.6", "ruling.94" },
  light = { hand = { "Burnt Offering" }, character = { "Big Rock", "Guard" } },
  run   = function(t)
    t:play("Burnt Offering")  t:choose("Big Rock")
    t:reach("phase", "dark")
    t:expect("Guard"):power(6)
    t:expect("Pebble"):power(1)
    t:order({ "discarded", card = "Big Rock" }, { "given", card = "Guard" },
            { "entered", card = "Pebble" })
  end,
}

scenario "what is replaced did not happen and triggers nothing" {
  ids   = { "R9.5.1" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { character = { "Homing One", "Onlooking Widow" } },
  run   = function(t)
    t:play("Pulse")  t:choose("Homing One")
    t:reach("phase", "light")
    t:expect("Homing One"):zone("hand")
    t:expect("light"):force(0)
    t:happened("discarded", {}, 0)
  end,
}

scenario "the same event without a replacement" {
  ids   = { "R9.5.1" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { character = { "Scout", "Onlooking Widow" } },
  run   = function(t)
    t:play("Pulse")  t:choose("Scout")
    t:reach("phase", "light")
    t:expect("Scout"):zone("discard")
    t:expect("light"):force(10)
  end,
}

scenario "one effect replaces an event only once" {
  ids   = { "R9.5.2" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { character = { "Last Breath" } },
  run   = function(t)
    t:play("Pulse")
    t:reach("phase", "light")
    t:expect("light"):force(1)
    t:expect("Last Breath"):zone("discard")
  end,
}

scenario "of several replacements the affected player chooses" {
  ids   = { "R9.5.2" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { character = { "Two Fates" } },
  run   = function(t)
    t:play("Pulse")
    t:choose("Two Fates", "game")
    t:reach("phase", "light")
    t:expect("Two Fates"):zone("removed")
  end,
}

scenario "what would damage a unit is replaced before there is a counter" {
  ids   = { "R9.5.3", "R9.5.1" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { character = { "Sponge" } },
  run   = function(t)
    t:play("Pulse")
    t:reach("phase", "light")
    t:expect("Sponge"):damage(0):zone("character")
    t:expect("light"):force(3)
    t:happened("damaged", {}, 0)
  end,
}

scenario "what happens instead of a discard does so while the unit is in play" {
  ids   = { "R9.5.3" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Champion" } },
  light = { character = { "Farewell", "Guard" } },
  run   = function(t)
    t:play("Pulse")  t:choose("Farewell")
    t:reach("phase", "light")
    t:expect("Champion"):damage(2)
    t:expect("Farewell"):zone("removed")
  end,
}
