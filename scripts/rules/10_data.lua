-- The numbers and names of the game. An overlay file changes any of them by saying it again:
--   constants { setup_points = 40 }

constants {
  setup_points = 30,      -- R4.3.1
  opening_hand = 7,       -- R4.2.2
  start_force = 4,        -- R4.3.11 [inferred]
  turn_force = 4,         -- R5.2.3
  full_presence_bonus = 1,-- R5.2.6: build points for a unit in every arena
  full_presence = 3,      -- R5.2.6: how many arenas that are
  hit_on = 4,             -- R8.5.1
  armored_hit_on = 5,     -- R8.5.1: what a die needs against the better protected
  stack_cards = 4,        -- R6.2.3
  stack_speed = 10, stack_power = 1, stack_health = 1, -- R6.2.2: for each card under the top
  stack_cost = 1,         -- R3.3.4: the same for the total build cost
  made_on_demand = 1,     -- R6.4.1 [inferred]: of a Subordinate that a deck does not list there are
                          -- as many as are taken; 0: only those that were brought
  most_hits = 64,         -- R8.2.2: a prediction can't be higher; no attack rolls more dice
  most_built = 250,       -- R5.5.2 has no limit, but a card has no place for more counters
  most_turns = 1000,      -- R1.2.4 has no limit; a game that nobody can end has to end
  arenas_to_win = 2,      -- R1.2.1
  deck_cards = 60,        -- R2.5
  deck_cards_resource = 59, -- R2.5: with a Resource
  deck_resources = 1, deck_events = 1, -- R2.10: outside the deck
  deck_copies = 4,        -- R2.8
  deck_units = 36,        -- R2.6
  deck_units_per_arena = 12, -- R2.6
  deck_arena_ratio = 2,   -- R2.7
}

-- An overlay may set them to 0 or more; these to no less than here.
least { full_presence = 1, hit_on = 1, armored_hit_on = 1, stack_cards = 1, most_turns = 1,
  arenas_to_win = 1, deck_cards = 1, deck_copies = 1 }

-- R2.4: the deck of the side with the higher number is the Dark Side player's; a die decides
-- between equals.
constants { order_dark = 1, order_light = 0, order_yuuzhan_vong = 0, order_neutral = 0 }

-- R2.9: no list was found. restricted { "Name (A)" } allows one copy, banned { .. } none, and
-- unrestricted { .. } takes it back.

arenas { "space", "ground", "character" } -- R1.1.1; battle steps come in this order (R7.1.2)

base_of "seats" { 1 } -- R6.5.4: Pilots on a unit, and by its subtype: ["Fleet"] = 2

same_person { -- R6.1.5
  { "Beru Lars", "Beru Whitesun" }, { "Padme Amidala", "Queen Amidala" },
  { "Leia Organa", "Princess Leia" },
}

goes_to { subordinate = "supply" } -- R6.4.4: from play, also instead of a hand or deck

resources { "force", "build" }
notes { "setup", "spent", "stopped", "exchanging" }
resources { "bid" } -- R6.3.2

counters { "damage", "build", "resource", "mastery", "captivity", "redemption", "corruption",
  "credit" }

window "phase" { kind = "pop", limit = "step" }       -- R7.1.1
window "step" { kind = "pop", limit = "step" }        -- R7.2.2
window "attack" { kind = "pop", limit = "attack" }    -- R8.2.3
window "reroll" { kind = "pop", limit = "attack" }    -- R8.2.5
window "prevention" { kind = "pop", limit = "damage" }-- R8.2.8
window "between" { kind = "pop", limit = "step" }     -- R7.2.5
window "build" { kind = "free", limit = "step" }      -- R5.5.1: one player, any order
window "trap" { kind = "free", limit = "none" }       -- R6.8.3
window "unit_turn" { kind = "free", limit = "step" }  -- R7.2.3 (b)
window "disrupt" { kind = "chance", limit = "none" }  -- R9.3.1

window_group "any" { "phase", "step", "attack", "between" } -- R8.3.5 [inferred]
window_group "no_attack" { "phase", "step", "between" }     -- R8.3.1 [inferred]
window_group "would_attack" { "unit_turn" }                 -- R7.4.1
