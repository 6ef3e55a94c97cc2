-- How many cards a pick takes at least, in effects and in costs.

cards [[
  card "Press" { side = "dark", kind = "battle",
    play { window = "no_attack", pay = { discard { up_to(3, your { kind = "card", zone = "hand" },
                                                         { least = 2 }) } },
           effect = { draw { 1 } } } }
  card "Round-up" { side = "dark", kind = "battle",
    play { effect = { tap { up_to(3, their { arena = "any" }, { least = 2 }) } } } }
  card "Inventory" { side = "dark", kind = "battle",
    play { effect = { piles { each(your { arena = "any" }), by = opponent,
      take = { put { 1, "damage", on = them } }, rest = { put { 2, "damage", on = them } } } } } }
]]

scenario "up to three but at least two" {
  dark  = { hand = { "Round-up" } },
  light = { character = { "Guard", "Scout", "Veteran" } },
  run   = function(t)
    t:play("Round-up")
    t:choices("Guard", "Scout", "Veteran")         t:choose("Guard")
    t:choices("Scout", "Veteran")                  t:choose("Scout")
    t:choices("Veteran", false)                    t:choose(false)
    t:expect("Veteran"):tapped(false)
    t:expect("Scout"):tapped(true)
  end,
}

scenario "if there are not more than the least all are taken" {
  ids   = { "R1.3.4" },
  dark  = { hand = { "Round-up" } },
  light = { character = { "Guard", "Scout" } },
  run   = function(t)
    t:play("Round-up")  t:finish()
    t:expect("Guard"):tapped(true)
    t:happened("tapped", {}, 2)
  end,
}

scenario "a cost of at least two cards needs two" {
  ids   = { "R9.2.1" },
  dark  = { hand = { "Press", "Round-up" } },
  run   = function(t)
    t:reach("phase", "dark")  t:not_offered("Press")  t:offered("Round-up")
  end,
}

scenario "a cost of at least two cards takes two, or more" {
  ids   = { "R9.2.1" },
  dark  = { hand = { "Press", "Round-up", "Inventory" }, deck = { "Brute" } },
  run   = function(t)
    t:play("Press")
    t:finish()
    t:expect("dark"):cards("hand", { "Brute" }):cards("discard", 3)
  end,
}

scenario "one pile of units gets a counter, the other two" {
  dark  = { hand = { "Inventory" }, character = { "Brute", "Champion", "Acolyte" } },
  run   = function(t)
    t:play("Inventory")
    t:choose("Brute")  t:choose("Champion")
    t:choose(false)
    t:finish()
    t:expect("Brute"):damage(2)
    t:expect("Champion"):damage(2)
    t:expect("Acolyte"):damage(1)
  end,
}
