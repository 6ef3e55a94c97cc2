-- Trade Franchise: two cards under the deck for two from its top.

scenario "Trade Franchise puts 2 cards under the deck and draws 2" {
  dark  = { hand = { "Trade Franchise", "Dart", "Brute", "Speeder" },
            deck = { "Hulk", "Raider", "Crusher" } },
  run   = function(t)
    t:play("Trade Franchise")
    t:choices("Dart", "Brute", "Speeder")
    t:choose("Dart")  t:choose("Speeder")
    t:expect("dark"):cards("hand", 3):cards("deck", 3)
    t:expect("Hulk"):zone("hand")
    t:expect("Raider"):zone("hand")
    t:expect("Brute"):zone("hand")
    t:expect("Dart"):zone("deck")
    t:expect("Trade Franchise"):zone("discard")
  end,
}

scenario "the 2 cards of Trade Franchise are paid before it draws" {
  dark  = { hand = { "Trade Franchise", "Dart", "Brute" }, deck = { "Hulk" } },
  run   = function(t)
    t:play("Trade Franchise")
    t:expect("dark"):cards("hand", 2):cards("deck", 1)
    t:expect("Hulk"):zone("hand")
    t:happened("drawn", { player = "dark" }, 2)
  end,
}

scenario "Trade Franchise can't be played with fewer than 2 other cards" {
  ids   = { "R9.2.1", "R9.2.2" },
  dark  = { hand = { "Trade Franchise", "Dart" }, deck = { "Hulk", "Raider" } },
  run   = function(t)
    t:reach("phase", "dark")  t:not_offered("Trade Franchise")
  end,
}

scenario "Trade Franchise may be played while a unit attacks" {
  dark  = { hand = { "Trade Franchise", "Dart", "Brute" }, character = { "Champion" } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:attack("Champion", "Guard")
    t:reach("attack", "dark")  t:offered("Trade Franchise")
  end,
}
