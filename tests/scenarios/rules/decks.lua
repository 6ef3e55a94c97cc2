-- Sides and decks (R2). The Dark units of tests/cards are 12 for each arena.

cards [[
  for _, arena in ipairs { "space", "ground", "character" } do
    for i = 1, 3 do
      card("Coral " .. arena .. " " .. i) { side = "yuuzhan_vong", type = arena, cost = 2, speed = 22,
        power = 2, health = 2 }
      card("Reserve " .. arena .. " " .. i) { side = "dark", type = arena, cost = 2, speed = 21,
        power = 2, health = 2 }
    end
  end
  for _, letter in ipairs { "A", "B", "C", "D" } do
    card("Warlord (" .. letter .. ")") { side = "dark", type = "character", cost = 5, speed = 23,
      power = 4, health = 4 }
  end
  card "Spare Drone" { side = "neutral", kind = "subordinate", type = "ground", speed = 9, power = 1,
                       health = 1 }
  card "Long Winter" { side = "neutral", kind = "event" }
  card "Bright Dawn" { side = "light", kind = "event" }
  card "Deep Mine" { side = "neutral", kind = "resource", cost = 3 }
  sequence "a look around" { window_ { "phase" } }
]]

local DARK = { "4 Dart", "4 Raider", "4 Hulk", "4 Speeder", "4 Crusher", "4 Fortress",
               "4 Assassin", "4 Brute", "4 Champion" }
local LIGHT = { "4 Sparrow", "4 Runner", "4 Bulwark", "4 Skimmer", "4 Walker", "4 Bastion",
                "4 Scout", "4 Guard", "4 Veteran" }
local CORAL = { "4 Coral space 1", "4 Coral space 2", "4 Coral space 3", "4 Coral ground 1",
                "4 Coral ground 2", "4 Coral ground 3", "4 Coral character 1",
                "4 Coral character 2", "4 Coral character 3" }
local NEUTRAL = { "4 Pulse", "4 Grenade", "4 Poison", "4 Cover", "4 Adrenaline", "4 Second Try" }

-- 36 of these units and 24 Neutral cards, but for the changes: "3 Dart" instead of "4 Dart",
-- "0 Dart" none, "4 Decoy" besides.
local function deck(units, ...)
  local order, counts = {}, {}
  for _, list in ipairs { units, NEUTRAL, { ... } } do
    for _, entry in ipairs(list) do
      local count, name = entry:match("^(%d+) (.+)$")
      if not counts[name] then order[#order + 1] = name end
      counts[name] = count
    end
  end
  local entries = {}
  for _, name in ipairs(order) do
    if counts[name] ~= "0" then entries[#entries + 1] = counts[name] .. " " .. name end
  end
  return entries
end

local function legal(claim, ids, entries)
  scenario(claim) { ids = ids, deck = entries, legal = true }
end

local function illegal(claim, ids, entries, message)
  scenario(claim) { ids = ids, deck = entries, illegal = message }
end

-- R2.1, R2.2
legal("a deck of dark cards and neutral cards", { "R2.1", "R2.2" }, deck(DARK))
legal("a deck of light cards and neutral cards", { "R2.1", "R2.2" }, deck(LIGHT))
legal("a deck of yuuzhan vong cards and neutral cards", { "R2.1", "R2.2" }, deck(CORAL))
illegal("dark and light don't mix", { "R2.2" }, deck(DARK, "1 Guard"),
        "'Dart' and 'Guard' are of different sides")
illegal("yuuzhan vong is a side of its own beside dark", { "R2.1", "R2.2" },
        deck(DARK, "1 Coral ground 1"), "'Dart' and 'Coral ground 1' are of different sides")
illegal("yuuzhan vong is a side of its own beside light", { "R2.1", "R2.2" },
        deck(CORAL, "1 Guard"), "'Coral space 1' and 'Guard' are of different sides")

scenario "there is no fifth side" {
  ids     = { "R2.1" },
  overlay = 'card "Grey" { side = "grey", kind = "event" }',
  fails   = "unknown side 'grey'",
}

-- R2.3: each deck is whole in itself.
illegal("a deck can't count on neutral cards that lie in the other deck of its player",
        { "R2.3", "ruling.11" }, deck(DARK, "0 Pulse", "0 Grenade"), "52 cards")
illegal("one deck may not hold the copies for two", { "R2.3", "ruling.11" },
        deck(DARK, "8 Pulse"), "8 copies of 'Pulse'")

-- R2.5
legal("sixty cards are enough", { "R2.5" }, deck(DARK))
illegal("fifty-nine cards are too few", { "R2.5" }, deck(DARK, "3 Pulse"), "59 cards")
legal("a deck may have any number of cards", { "R2.5" }, deck(DARK, "4 Jamming", "4 Decoy",
      "4 Mutiny", "4 Windfall", "4 Saber", "4 Saddle", "4 Nebula", "4 Canyon", "4 Withdraw",
      "4 Call Back", "4 Reserve space 1", "4 Reserve ground 1", "4 Reserve character 1"))

-- R2.6
illegal("thirty-five units are too few", { "R2.6" },
        deck(DARK, "0 Crusher", "0 Brute", "4 Amphibian", "3 Reserve space 1", "4 Decoy"),
        "35 units")
illegal("eleven units for space are too few", { "R2.6" }, deck(DARK, "3 Dart", "4 Amphibian"),
        "11 units for the space arena")
illegal("eleven units for the ground are too few", { "R2.6" },
        deck(DARK, "3 Crusher", "4 Reserve space 1"), "11 units for the ground arena")
illegal("eleven characters are too few", { "R2.6" },
        deck(DARK, "3 Brute", "4 Reserve space 1"), "11 units for the character arena")
legal("a unit of two types counts for both of its arenas", { "R2.6", "R3.1.4" },
      deck(DARK, "0 Crusher", "0 Brute", "4 Amphibian", "4 Reserve space 1"))

-- R2.7
legal("twice the units of another arena is not too many", { "R2.7" },
      deck(DARK, "4 Reserve space 1", "4 Reserve space 2", "4 Reserve space 3"))
illegal("one unit more than twice those of another arena is too many", { "R2.7" },
        deck(DARK, "4 Reserve space 1", "4 Reserve space 2", "4 Reserve space 3", "1 Bomber"),
        "25 units for the space arena, over 2 times the 12 for ground")

-- R2.8
illegal("a fifth copy is one too many", { "R2.8" }, deck(DARK, "5 Dart"), "5 copies of 'Dart'")
illegal("of neutral cards, too, a fifth copy is one too many", { "R2.8" },
        deck(DARK, "5 Pulse"), "5 copies of 'Pulse'")
legal("four copies of each of four versions are allowed", { "R2.8", "R3.1.3", "ruling.9" },
      deck(DARK, "0 Assassin", "0 Brute", "0 Champion", "4 Warlord (A)", "4 Warlord (B)",
           "4 Warlord (C)", "4 Warlord (D)"))
illegal("of one version a fifth copy is one too many", { "R2.8" },
        deck(DARK, "5 Warlord (A)", "4 Warlord (B)"), "5 copies of 'Warlord (A)'")

-- R2.9
local LISTS = 'restricted { "Dart" } banned { "Pulse", "Deep Mine" }'

local function listed(claim, entries, message)
  scenario(claim) { ids = { "R2.9" }, deck = entries, overlay = LISTS, illegal = message }
end

listed("of a restricted card a second copy is one too many",
       deck(DARK, "2 Dart", "2 Reserve space 1", "0 Pulse", "4 Decoy"),
       "2 copies of 'Dart', which is restricted to 1")
scenario "of a restricted card one copy is allowed" { ids = { "R2.9" }, overlay = LISTS,
  legal = true, deck = deck(DARK, "1 Dart", "3 Reserve space 1", "0 Pulse", "4 Decoy") }
listed("a banned card may not be in the deck",
       deck(DARK, "1 Dart", "3 Reserve space 1", "1 Pulse", "4 Decoy"), "'Pulse' is banned")
listed("nor may it be outside the deck",
       deck(DARK, "1 Dart", "3 Reserve space 1", "0 Pulse", "4 Decoy", "1 Deep Mine"),
       "'Deep Mine' is banned")
scenario "a later word takes a card off the lists" { ids = { "R2.9" }, legal = true,
  overlay = LISTS .. ' unrestricted { "Dart", "Pulse" }', deck = deck(DARK) }
scenario "the names on the lists are those of cards" { ids = { "R2.9" },
  overlay = 'banned { "Pulsee" }', fails = "banned: unknown card 'Pulsee'; did you mean 'Pulse'?" }

-- R2.5, R2.10: what is kept outside the deck is listed with it; kinds tell which it is.
legal("an event and a resource may be brought", { "R2.10" },
      deck(DARK, "1 Long Winter", "1 Deep Mine"))
illegal("what is kept outside does not count for the deck", { "R2.5", "R2.10" },
        deck(DARK, "3 Pulse", "1 Long Winter"), "59 cards")
legal("with a resource fifty-nine cards are enough", { "R2.5" },
      deck(DARK, "3 Pulse", "1 Deep Mine"))
illegal("fifty-eight are not", { "R2.5" }, deck(DARK, "2 Pulse", "1 Deep Mine"), "58 cards")
illegal("two events are one too many", { "R2.10" }, deck(DARK, "2 Long Winter"), "2 Events")
illegal("two resources are one too many", { "R2.10" }, deck(DARK, "2 Deep Mine"),
        "2 Resources")
legal("subordinates may be brought, and are no units of the deck", { "R2.10" },
      deck(DARK, "6 Spare Drone"))
illegal("they don't stand for units that lack", { "R2.6", "R2.10" },
        deck(DARK, "3 Crusher", "4 Reserve space 1", "4 Spare Drone"),
        "11 units for the ground arena")
illegal("what is kept outside is of the deck's side", { "R2.10" },
        deck(DARK, "1 Bright Dawn"), "'Dart' and 'Bright Dawn' are of different sides")

-- R2.4: who is the Dark Side player.
local function order(claim, one, other, first)
  scenario(claim) { ids = { "R2.4" }, deck = deck(one), against = deck(other), first = first }
end

order("a dark deck is the Dark Side player's", DARK, LIGHT, "deck")
order("whatever the order in which they are named", LIGHT, DARK, "against")
order("also against yuuzhan vong", CORAL, DARK, "against")
order("without a dark deck a die decides", CORAL, LIGHT, "die")
order("between two light decks a die decides", LIGHT, LIGHT, "die")
order("between two dark decks, too", DARK, DARK, "die")
scenario "which side comes first is data" { ids = { "R2.4" }, first = "against",
  overlay = "constants { order_yuuzhan_vong = 2 }", deck = deck(DARK), against = deck(CORAL) }

-- R2.11
scenario "dice have no seventh side" {
  ids     = { "R2.11" },
  overlay = [[card "Bones" { side = "neutral", kind = "battle",
    play { effect = { roll { faces = { [7] = { draw { 1 } } } } } } }]],
  fails   = "a die shows 1 to 6",
}

scenario "damage, build points on cards and force are counted" {
  ids   = { "R2.11" },
  start = "a look around",
  dark  = { force = 3, ground = { { "Fortress", damage = 2 } }, build_zone = { { "Brute", build = 3 } } },
  run   = function(t)
    t:expect("Fortress"):counters("damage", 2):counters("build", 0)
    t:expect("Brute"):counters("build", 3):counters("damage", 0)
    t:expect("dark"):force(3)
    t:expect("light"):force(0)
  end,
}
