-- Fear and Uncertainty: the opponent makes two piles of what was found.

local function with(deck)
  return { build_zone = { { "Fear and Uncertainty", build = 2 } }, deck = deck }
end

scenario "Fear and Uncertainty finds two to five cards of different names" {
  start = "dark build",
  dark  = with { "Brute", "A Gift", "Speeder", "Speeder", "Crusher", "Raider", "Dart", "Hulk" },
  run   = function(t)
    t:play("Fear and Uncertainty", "complete") -- Brute was drawn
    t:choices("A Gift", "Speeder", "Crusher", "Raider", "Dart", "Hulk")
    t:choose("Speeder")
    t:choices("A Gift", "Crusher", "Raider", "Dart", "Hulk")
    t:choose("A Gift")
    t:choices("Crusher", "Raider", "Dart", "Hulk", false)
    t:choose("Crusher")  t:choose("Raider")  t:choose("Dart") -- the fifth and last
    t:asked("light", "card")
    t:happened("revealed", { player = "dark" }, 5)
  end,
}

scenario "the opponent makes two piles; one goes to the hand, one to the discard pile" {
  start = "dark build",
  dark  = with { "Brute", "A Gift", "Speeder", "Crusher", "Raider" },
  run   = function(t)
    t:play("Fear and Uncertainty", "complete")
    t:choose("A Gift")  t:choose("Speeder")  t:choose("Crusher")  t:choose(false)
    t:asked("light", "card")
    t:choices("A Gift", "Speeder", "Crusher")  t:choose("Speeder")
    t:choices("A Gift", "Crusher", false)      t:choose(false)
    t:asked("dark", "yes_no")  t:choose(true)
    t:expect("Speeder"):zone("hand")
    t:expect("A Gift"):zone("discard")
    t:expect("Crusher"):zone("discard")
    t:expect("dark"):cards("hand", 2):cards("deck", { "Raider" })
    t:happened("shuffled", { player = "dark" }, 1)
  end,
}

scenario "the player may take the other pile" {
  start = "dark build",
  dark  = with { "Brute", "A Gift", "Speeder", "Crusher", "Raider" },
  run   = function(t)
    t:play("Fear and Uncertainty", "complete")
    t:choose("A Gift")  t:choose("Speeder")  t:choose("Crusher")  t:choose(false)
    t:choose("Speeder")  t:choose(false)
    t:choose(false)
    t:expect("Speeder"):zone("discard")
    t:expect("A Gift"):zone("hand")
    t:expect("Crusher"):zone("hand")
  end,
}

scenario "no pile is empty" {
  start = "dark build",
  dark  = with { "Brute", "A Gift", "Speeder" },
  run   = function(t)
    t:play("Fear and Uncertainty", "complete")
    t:choose("A Gift") -- the second is the only one left
    t:choices("A Gift", "Speeder")  t:choose("A Gift")
    t:asked("dark", "yes_no")  t:choose(true)
    t:expect("A Gift"):zone("hand")
    t:expect("Speeder"):zone("discard")
  end,
}

scenario "a lone card is a pile" {
  ids   = { "R1.3.4" },
  start = "dark build",
  dark  = with { "Brute", "Speeder" },
  run   = function(t)
    t:play("Fear and Uncertainty", "complete")
    t:finish()
    t:expect("Speeder"):zone("hand")
    t:happened("shuffled", {}, 1)
  end,
}

scenario "an empty deck makes no piles" {
  ids   = { "R1.3.4" },
  start = "dark build",
  dark  = with { "Brute" },
  run   = function(t)
    t:play("Fear and Uncertainty", "complete")
    t:finish()
    t:expect("dark"):cards("hand", { "Brute" })
    t:expect("Fear and Uncertainty"):zone("discard")
  end,
}
