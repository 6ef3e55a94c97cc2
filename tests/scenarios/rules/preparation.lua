-- Preparation: shuffling, the opening hand and its exchange (R4.2).

cards [[
  card "Long Siege" { side = "neutral", kind = "event" }
  card "Open Season" { side = "neutral", kind = "event" }
]]

local function copies(n, name)
  local list = {}
  for i = 1, n do list[i] = name end
  return list
end

scenario "each player shuffles before drawing" {
  ids   = { "R4.2.1" },
  start = "preparation",
  dark  = { deck = { "Dart", "Raider" } },
  light = { deck = { "Sparrow", "Runner" } },
  run   = function(t)
    t:finish()
    t:happened("shuffled", { player = "dark" }, 1)
    t:happened("shuffled", { player = "light" }, 1)
    t:order({ "shuffled", player = "dark" }, { "shuffled", player = "light" },
            { "drawn", player = "dark" }, { "drawn", player = "light" })
  end,
}

scenario "events are put face up into the event zone" {
  ids   = { "R4.2.1" },
  start = "preparation",
  dark  = { supply = { "Long Siege" } },
  light = { supply = { "Open Season" } },
  run   = function(t)
    t:finish()
    t:expect("Long Siege"):zone("event"):face_down(false)
    t:expect("Open Season"):zone("event"):face_down(false)
    t:expect("dark"):cards("event", { "Long Siege" })
  end,
}

scenario "each player draws seven cards" {
  ids   = { "R4.2.2" },
  start = "preparation",
  dark  = { deck = copies(9, "Dart") },
  light = { deck = copies(20, "Sparrow") },
  run   = function(t)
    t:finish()
    t:expect("dark"):cards("hand", 7):cards("deck", 2)
    t:expect("light"):cards("hand", 7):cards("deck", 13)
  end,
}

scenario "battle and mission cards of the opening hand may be exchanged" {
  ids   = { "R4.2.3" },
  start = "preparation",
  dark  = { hand = { "Pulse", "Windfall", "Saber", "Nebula" }, deck = copies(9, "Dart") },
  run   = function(t)
    t:asked("dark", "card")
    t:choices("Pulse", "Windfall", false)
    t:choose("Pulse")  t:choose("Windfall")
    t:asked(nil)
    t:expect("Pulse"):zone("deck")
    t:expect("Windfall"):zone("deck")
    t:expect("dark"):cards("hand", 11):cards("deck", 2)
  end,
}

scenario "exchanged cards are shown, and shuffled into the deck at the end" {
  ids   = { "R4.2.3" },
  start = "preparation",
  dark  = { hand = { "Pulse", "Windfall" }, deck = copies(9, "Dart") },
  run   = function(t)
    t:choose("Windfall")  t:choose(false)
    t:choose(false)
    t:finish()
    t:happened("revealed", { card = "Windfall", player = "dark" }, 1)
    t:happened("revealed", { card = "Pulse" }, 0)
    t:order({ "revealed", card = "Windfall" }, { "drawn", player = "dark" },
            { "shuffled", player = "dark" })
  end,
}

scenario "the opening hand may be kept" {
  ids   = { "R4.2.3" },
  start = "preparation",
  dark  = { hand = { "Pulse" }, deck = copies(9, "Dart") },
  run   = function(t)
    t:choose(false)
    t:asked(nil)
    t:expect("Pulse"):zone("hand")
    t:expect("dark"):cards("hand", 8)
    t:happened("revealed", {}, 0)
    t:happened("shuffled", { player = "dark" }, 1)
  end,
}

scenario "an exchange may be repeated" {
  ids   = { "R4.2.3" },
  start = "preparation",
  dark  = { hand = { "Pulse", "Grenade" }, deck = copies(9, "Dart") },
  run   = function(t)
    t:choose("Pulse")  t:choose(false)
    t:choices("Grenade", false)
    t:choose("Grenade")
    t:asked(nil)
    t:expect("dark"):cards("hand", 9):cards("deck", 2)
  end,
}

scenario "a card that was exchanged is not drawn again on the way" {
  ids   = { "R4.2.3" },
  start = "preparation",
  dark  = { hand = { "Pulse", "Grenade" }, deck = copies(7, "Dart") },
  run   = function(t)
    t:choose("Pulse")  t:choose(false)   -- the deck is empty now: nothing is drawn
    t:choices("Grenade", false)
    t:choose(false)
    t:asked(nil)
    t:expect("dark"):cards("hand", 8):cards("deck", { "Pulse" })
  end,
}

scenario "the dark side exchanges first" {
  ids   = { "R4.2.3", "R0.4" },
  start = "preparation",
  dark  = { hand = { "Pulse" }, deck = copies(8, "Dart") },
  light = { hand = { "Grenade" }, deck = copies(8, "Sparrow") },
  run   = function(t)
    t:asked("dark", "card")  t:choose(false)
    t:asked("light", "card")  t:choices("Grenade", false)
    t:choose("Grenade")
    t:expect("Grenade"):zone("deck")
  end,
}
