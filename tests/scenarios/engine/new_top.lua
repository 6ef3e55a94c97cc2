-- R6.2.8: what goes on, waits or counts for a unit does so for it whichever card is on top.

cards [[
  sequence "two builds and a battle" {
    as_player { light, { run_sequence "build_step" } }, run_sequence "battle" }
  card "Deputy (A)" { side = "light", type = "character", cost = 4, speed = 33, power = 2, health = 6,
    trigger { on = attacked { defender = self }, effect = { raise { one(your { in_stack = true }) } } },
    trigger { on = attacked { defender = self }, effect = { give { power = 3, lasts = "battle" } } },
    trigger { on = damaged { source = self }, effect = { raise { one(your { in_stack = true }) } } } }
  card "Deputy (B)" { side = "light", type = "character", cost = 1, speed = 31, power = 1, health = 6,
    trigger { on = discarded { card = their {}, source = self, cause = "damage" },
              effect = { gain { force = 7 } } } }
  card "Deputy (C)" { side = "light", type = "character", cost = 1, speed = 34, power = 1, health = 6,
    activated { window = "build", pay = { cost.force(1) },
      effect = { raise { one(your { in_stack = true }) }, give { power = 4, lasts = "turn" },
                 if_ { is(self, your { in_stack = false }), { gain { build = 5 } } } } } }
  card "Deputy (D)" { side = "light", type = "character", cost = 1, speed = 35, power = 1, health = 6,
    insert { activated { window = "build", limit = { 1, per = "turn" },
                         effect = { gain { force = 1 } } } } }
  card "Tender" { side = "light", kind = "subordinate", type = "character", speed = 1, power = 1,
    health = 1, joins = all { name = "Deputy" } }
  card "Sweeper" { side = "neutral", kind = "battle", play { window = "phase",
    effect = { fleeting { one(all { name = "Deputy" }) }, remove_from_game { it } } } }
  card "Broom" { side = "neutral", kind = "battle", play { window = "phase",
    effect = { fleeting { one(all { name = "Deputy" }) }, discard { it } } } }
  card "Recall" { side = "neutral", kind = "battle", play { window = "phase",
    effect = { choose { one(all { name = "Deputy" }), as = "unit" },
               bring { 1, "Tender", arena = "character" },
               join_stack { it, under = the.unit }, return_to { the.unit, "hand" } } } }
]]

scenario "a trigger that waits is the new top card's" {
  ids   = { "R6.2.8", "R9.4.3" },
  start = "light build to end",
  dark  = { character = { "Brute" } },
  light = { character = { "Deputy (A)" }, build_zone = { { "Deputy (B)", build = 1 } } },
  run   = function(t)
    t:play("Deputy (B)", "put under")
    t:attack("Brute", "Deputy (A)")  t:choose("Deputy (A)", "raise")
    t:reach("attack")
    t:expect("Deputy (B)"):zone("character"):power(1 + 1 + 3)
    t:dice(1, 1, 1, 1)
    t:turn_of("Deputy (B)")
  end,
}

scenario "an effect that changes the top card goes on for the unit" {
  ids   = { "R6.2.8" },
  start = "light build",
  light = { force = 1, character = { "Deputy (C)" }, build_zone = { { "Deputy (B)", build = 1 } } },
  run   = function(t)
    t:play("Deputy (B)", "put under")  t:play("Deputy (C)", "raise")
    t:expect("Deputy (B)"):zone("character"):power(1 + 1 + 4)
    t:expect("light"):build(5)
  end,
}

scenario "who was discarded was discarded by the unit that is another card now" {
  ids   = { "R6.2.8", "R8.2.10" },
  start = "light build to end",
  dark  = { character = { "Assassin" } },
  light = { character = { "Deputy (A)" }, build_zone = { { "Deputy (B)", build = 1 } } },
  run   = function(t)
    t:play("Deputy (B)", "put under")
    t:pass()  t:attack("Deputy (A)", "Assassin")  t:dice(6, 6, 6)
    t:finish()
    t:expect("Assassin"):zone("discard")  t:expect("Deputy (B)"):zone("character")
    t:expect("light"):force(7)
  end,
}

scenario "a text that a card under the unit gives is used once, whoever is on top" {
  ids   = { "INSERT.1", "R8.4.5" },
  start = "light build",
  light = { character = { "Deputy (D)" }, build_zone = { { "Deputy (B)", build = 1 } } },
  run   = function(t)
    t:play("Deputy (B)", "put under")
    t:offered("Deputy (D)", "gain")
    t:play("Deputy (D)", "gain")  t:play("Deputy (B)", "bring to the top")
    t:reach("build")
    t:not_offered("Deputy (B)", "gain")
    t:expect("light"):force(1)
  end,
}

scenario "a stack that is removed goes as a whole, whatever would become of its top card" {
  ids   = { "R6.2.9" },
  start = "two builds and a battle",
  dark  = { hand = { "Sweeper" } },
  light = { character = { "Deputy (A)" }, build_zone = { { "Deputy (B)", build = 1 } } },
  run   = function(t)
    t:play("Deputy (B)", "put under")  t:play("Sweeper")
    t:expect("Deputy (A)"):zone("removed")  t:expect("Deputy (B)"):zone("removed")
  end,
}

scenario "of a discarded stack only the card that may not lie there is removed" {
  ids   = { "R6.2.9", "MEDITATE.4" },
  start = "two builds and a battle",
  dark  = { hand = { "Broom" } },
  light = { character = { "Deputy (A)" }, build_zone = { { "Deputy (B)", build = 1 } } },
  run   = function(t)
    t:play("Deputy (B)", "put under")  t:play("Broom")
    t:expect("Deputy (A)"):zone("removed")  t:expect("Deputy (B)"):zone("discard")
  end,
}

scenario "a Subordinate of a stack that goes elsewhere goes to the supply" {
  ids   = { "R6.4.4", "R6.2.9" },
  light = { character = { "Deputy (A)" }, hand = { "Recall" } },
  run   = function(t)
    t:play("Recall")
    t:expect("Deputy (A)"):zone("hand")  t:expect("Tender"):zone("supply")
  end,
}
