-- Mistakes with cards as models, sequences that go on, cards in turn, triggers at once.

local function clause(claim, text, message)
  scenario(claim) { fails = message, overlay = 'card "Test" { side = "dark", type = "ground", '
    .. "cost = 1, speed = 7, power = 1, health = 1, " .. text .. " }" }
end

clause("the name of a player is no name of a card",
  "static { to = each(all { name = you }), power = 1 }",
  "field 'name': a string or a list of strings or a card such as self or it expected, got a player")
clause("a whole type line is that of a card",
  'static { to = each(all { type_line = "ground" }), power = 1 }',
  "field 'type_line': a card such as self or it expected, got 'ground'")
clause("a sequence that goes on must be known", 'static { when = running "batle", power = 1 }',
  "unknown sequence 'batle'; did you mean 'battle'?")
clause("cards in turn need their verbs", "activated { effect = { in_turn { each(your {}) } } }",
  "in_turn: item 2 is missing")
scenario "a trigger comes at once or not" { fails = "field 'at_once'",
  overlay = "rule_trigger { on = attack_ended {}, at_once = 3, effect = { draw { 1 } } }" }
clause("what is copied is a card", 'activated { effect = { copy { "Echo" } } }', "copy: item 1")
