-- Subtram Caverns: a Character from the deck for its owner, and one for the opponent.

scenario "Subtram Caverns lets both players fetch a Character" {
  ids   = { "R6.7.4" },
  start = "light build",
  dark  = { deck = { "Dart", "Brute", "Amphibian" } },
  light = { character = { "Subtram Caverns" },
            deck = { "Walker", "Guard", "Runner", "Scout" } },
  run   = function(t)
    t:choose("Subtram Caverns")
    t:asked("light", "yes_no")
    t:choose(true)
    t:choices("Guard", "Scout", false)
    t:choose("Scout")
    t:asked("dark", "yes_no")
    t:choose(true)
    t:choices("Brute", "Amphibian", false)
    t:choose("Brute")
    t:expect("Scout"):zone("hand")
    t:expect("Brute"):zone("hand"):controller("dark")
    t:happened("revealed", { card = "Scout" }, 1)
    t:happened("revealed", { card = "Brute" }, 1)
    t:happened("shuffled", { player = "light" }, 1)
    t:happened("shuffled", { player = "dark" }, 1)
    t:expect("light"):cards("hand", 2):cards("deck", 2)
    t:expect("dark"):cards("hand", 1):cards("deck", 2)
  end,
}

scenario "the owner may leave Subtram Caverns alone, then nobody searches" {
  ids   = { "R9.4.4" },
  start = "light build",
  dark  = { deck = { "Brute" } },
  light = { character = { "Subtram Caverns" }, deck = { "Walker", "Guard" } },
  run   = function(t)
    t:choose("Subtram Caverns")  t:choose(false)
    t:finish()
    t:happened("shuffled", {}, 0)
    t:expect("light"):cards("hand", { "Walker" })
    t:expect("dark"):cards("hand", 0)
  end,
}

scenario "the opponent need not search at Subtram Caverns" {
  start = "light build",
  dark  = { deck = { "Brute" } },
  light = { character = { "Subtram Caverns" }, deck = { "Walker", "Guard" } },
  run   = function(t)
    t:choose("Subtram Caverns")  t:choose(true)  t:choose("Guard")
    t:choose(false)
    t:finish()
    t:expect("dark"):cards("hand", 0)
    t:happened("shuffled", { player = "dark" }, 0)
  end,
}

scenario "the owner who finds nothing has searched all the same" {
  ids   = { "R9.8.5" },
  start = "light build",
  dark  = { deck = { "Brute" } },
  light = { character = { "Subtram Caverns" }, deck = { "Walker", "Runner" } },
  run   = function(t)
    t:choose("Subtram Caverns")  t:choose(true)
    t:asked("dark", "yes_no")
    t:choose(true)  t:choose("Brute")
    t:expect("dark"):cards("hand", { "Brute" })
    t:happened("shuffled", { player = "light" }, 1)
  end,
}

scenario "Subtram Caverns works in the owner's build step alone" {
  start = "dark build",
  dark  = { deck = { "Dart", "Brute" } },
  light = { character = { "Subtram Caverns" }, deck = { "Guard" } },
  run   = function(t)
    t:finish()
    t:expect("light"):cards("hand", 0)
    t:expect("dark"):cards("hand", { "Dart" })
  end,
}
