-- Mistakes in declarations: each stops the load with a message that says where and what.
-- The overlay is loaded after everything else, as a file of a card author would be.

local unit = [[side = "dark", type = "ground", cost = 1, speed = 7, power = 1, health = 1, ]]

local function mistake(claim, source, message)
  scenario(claim) { overlay = source, fails = message }
end

local function clause(claim, text, message)
  mistake(claim, 'card "Test" { ' .. unit .. text .. " }", message)
end

local function verb(claim, text, message)
  clause(claim, "activated { effect = { " .. text .. " } }", message)
end

-- What all files share can't be written.
mistake("a card of the vocabulary can't be written",
  'self.name = "you"', "'name' can't be assigned")
mistake("a value can't be written", 'X.op = "done"', "'op' can't be assigned")
mistake("the fields of events can't be written",
  "event.amount = 5", "'amount' can't be assigned")
mistake("costs can't be written", "cost.force = 5", "'force' can't be assigned")
mistake("chosen cards can't be written", "the.unit = 5", "'unit' can't be assigned")
mistake("a shared pick can't be written", 'them.mode = "one"', "'mode' can't be assigned")

-- Names.
clause("the name of a card must be known",
  'static { to = each(all { name = "General Grievus" }), power = 1 }',
  "unknown name of a card 'General Grievus'; did you mean 'General Grievous'?")
mistake("a group of windows names windows", 'window_group "any" { "fase" }',
  "window_group 'any': unknown window 'fase'; did you mean 'phase'?")

-- What a card can't have.
mistake("a declaration has a table",
  'card "Test"', "card 'Test': its table { ... } is missing")
mistake("subtypes are a list", 'card "Test" { ' .. unit .. 'subtypes = "Droid" }',
  "field 'subtypes': a list of strings expected, got 'Droid'")
mistake("printed numbers are not negative", 'card "Test" { ' .. unit .. "number = -3 }",
  "a whole number from 0 to 999 expected, got -3")
clause("a unit is not played",
  "play { effect = { draw { 1 } } }", "only a Battle card or Mission is played")
mistake("a Trap waits for something", [[card "Test" { side = "dark", kind = "trap", cost = 1,
  play { effect = { draw { 1 } } } }]], "field 'on' is missing: what the Trap waits for")
mistake("only a Trap waits for something", [[card "Test" { side = "dark", kind = "mission",
  cost = 1, play { on = attacked {}, effect = { draw { 1 } } } }]],
  "field 'on': only a Trap waits for something")
mistake("a Trap does something", 'card "Test" { side = "dark", kind = "trap", cost = 1 }',
  "play { on = .., effect = .. } is missing")
mistake("a Trap waits for events that exist", [[card "Test" { side = "dark", kind = "trap", cost = 1,
  play { on = step_started { step = "lunch" }, effect = { draw { 1 } } } }]],
  "on step_started: unknown step 'lunch'")
mistake("only equipment limits its kind", 'card "Test" { ' .. unit .. "only_one = all {} }",
  "field 'only_one': only an Equipment has a bearer")
mistake("a body has fields that exist", "local b = body { powr = 1 }",
  "body: field 'powr': unknown; did you mean 'power'?")
mistake("a body gives something", "local b = body {}", "body: nothing is given")
clause("a unit has no bearer", "equipped { power = 1 }", "only an Equipment has a bearer")
mistake("a Battle card does something", 'card "Test" { side = "dark", kind = "battle" }',
  "play { effect = .. } is missing")
mistake("a Mission does something", [[card "Test" { side = "dark", kind = "mission", cost = 1,
  activated { effect = { draw { 1 } } } }]], "play { effect = .. } is missing")
clause("a keyword line has an arrow behind its price", '"Pay 1 Force: Evade 2"',
  "'->' expected between the price and the keyword")
clause("a keyword with a text of its own is written with its word", '"Pilot"',
  "keyword 'Pilot' has a text of its own on each card: write pilot { .. }")
clause("what a switch holds are bodies in a list", "switch { power = 1 }",
  "switch: field 'power': unknown; switch { { .. } } holds a list")
clause("the bonus of a keyword is a list of verbs", "bounty { force = 1 }",
  "bounty: field 'force': unknown")
clause("a price is a list of verbs, not of numbers",
  "activated { pay = { force = 1 }, effect = { draw { 1 } } }",
  "field 'pay': a list of verbs expected, got a table")
mistake("the text of a keyword names its parameter",
  'keyword "Test" { class = "layered", kind = "static", text = "Gets +{X} power.", power = 1 }',
  "field 'text': {X} is none of the params")
clause("a keyword line has no other fields", 'keyword { "Retaliate", 2, py = {} }',
  "field 'py': unknown; did you mean 'pay'?")
clause("a price has no other fields",
  "trigger { on = attacked {}, unless = { bye = opponent, cost.force(1) }, effect = { draw { 1 } } }",
  "unless: field 'bye': unknown; did you mean 'by'?")

-- Arguments are checked where they are written.
clause("conditions are joined from a list", "static { when = all_of {}, power = 1 }",
  "all_of: a list of conditions expected")
clause("negation needs a condition", "static { when = not_(), power = 1 }",
  "not_: a condition expected, got nothing")
clause("a card is compared with a card", "static { when = same(self), power = 1 }",
  "same: a card such as self or it expected, got nothing")
clause("the number of a keyword is of one that is known",
  'static { power = keyword_of(self, "Stunn") }', "unknown keyword 'Stunn'; did you mean 'Stun'?")
clause("what goes beneath a card is a selector", "static { tucks = 1 }",
  "field 'tucks': a selector such as your {} expected, got 1")
clause("beneath is true or false", "static { power = count(all { beneath = self }) }",
  "field 'beneath': true or false expected, got a card")
clause("what is forbidden is a prohibition", 'static { when = forbidden("untapp", self), power = 1 }',
  "forbidden: unknown prohibition 'untapp'; did you mean 'untap'?")
clause("who can attack is a card", "static { when = can_attack(self, you), power = 1 }",
  "can_attack: a card such as self or it expected, got a player")
clause("resources belong to players", "static { power = force_of(self) }",
  "force_of: a player such as you expected, got a card")
verb("a die has six faces",
  "roll { faces = { [7] = { draw { 1 } } } }", "face 7: a die shows 1 to 6")
verb("a face has a list of verbs", "roll { faces = { draw { 1 } } }",
  "face 1: a list of verbs expected, got a draw")
clause("of which one is chosen are bodies", 'adapt { draw { 1 }, { "Armor" } }',
  "adapt: item 1: a table expected, got a draw")
clause("a listed body has the fields of bodies", "adapt { { powr = 1 }, { power = 1 } }",
  "field 'powr': unknown; did you mean 'power'?")
mistake("each listed body is read by the keyword",
  'keyword "Test" { constructor = "test_list", class = "layered", kind = "static",'
  .. ' static { when = step_is "build", argument { 1 } } }'
  .. ' card "Test" { ' .. unit .. "test_list { { power = 1 }, { power = 2 } } }",
  "item 2: at most 1 are read")
mistake("a constructor reads the fields that its keyword takes",
  'keyword "Test" { constructor = "test_list", class = "layered", kind = "static",'
  .. ' takes = { of = "strings" }, static { to = each(all { any = argument "off" }), argument {} } }'
  .. ' card "Test" { ' .. unit .. 'test_list { of = { "Jedi" }, power = 1 } }',
  "unknown field 'off'; did you mean 'of'?")
mistake("a constructor needs the fields that its keyword takes",
  'keyword "Test" { constructor = "test_list", class = "layered", kind = "static",'
  .. ' takes = { of = "strings" }, static { to = each(all { any = argument "of" }), argument {} } }'
  .. ' card "Test" { ' .. unit .. 'test_list { power = 1 } }',
  "test_list: field 'of': is missing")
clause("text is given in one of three ways", 'static { gives = "printed", power = 1 }',
  "unknown way to give 'printed'")
clause("the list of a constructor is the author's", 'upkeep { "1 build point" }',
  ":1: card 'Test': clause 1 (upkeep)")

-- Nothing stands where something must.
verb("preventing needs an amount", "prevent { to = self }", "an amount, 'all' or up_to is missing")
clause("what can't be gained is a keyword", 'static { cannot = { gain = { "Steath" } }, power = 1 }',
  "unknown keyword 'Steath'; did you mean 'Stealth'?")
mistake("uniqueness is asked by yes or no",
  'keyword "K" { class = "isolated", kind = "static", unique_only = 1, power = 1 }',
  "field 'unique_only': true or false expected, got 1")
verb("a player has no power", 'give { to = you, power = 1, lasts = "turn" }',
  "a player gets abilities and lines for units")
verb("a player is nobody's", 'give { to = opponent, control = true, lasts = "turn" }',
  "a player gets abilities and lines for units")
verb("only units have a next attack", 'give { to = you, "Evade 1", lasts = "next_attack" }',
  "give: a player has no next attack")
verb("dice are added by number", "more_dice { self }",
  "more_dice: item 1: a number from 0 or a value expected, got a card")
verb("an attack is split between it and a unit", "split_attack { 2 }",
  "split_attack: item 1: ")
mistake("the question of the shares of dice is a text",
  'change "attack" { before = "attack_hits", attack_roll { text = 2 } }',
  "attack_roll: field 'text': a string expected, got 2")
clause("what a card costs beside is something", "dues {}", "'pay' or 'only_if' is missing")
clause("a card costs one thing beside", "dues { pay = { cost.force(1) } }, dues { pay = { cost.force(1) } }",
  "a card has one dues {}")
clause("no card says what others cost beside",
  "static { to = each(your {}), dues { pay = { cost.force(1) } } }",
  "dues): only a card says this, of itself")
clause("nor does an effect",
  "activated { effect = { give { lasts = 'turn', dues { pay = { cost.force(1) } } } } }",
  "dues): only a card says this, of itself")
mistake("nor does a keyword", [[keyword "Test" { class = "layered", kind = "static", text = "x",
  dues { pay = { cost.force(1) } } }]],
  "dues): only a card says this, of itself")
clause("dues are a part of a price of their own",
  "activated { pay = { if_ { at_least(1, self.power), { pay_dues {} } } }, effect = { draw { 1 } } }",
  "item 1 of 'pay': pay_dues {} is no part of another verb")
clause("no unit gives a play", "static { to = each(your {}), play { effect = { draw { 1 } } } }",
  "play): only a card says this, of itself")
mistake("a Mission says in its play what it costs", [[card "Test" { side = "dark", kind = "mission",
  cost = 1, play { effect = { draw { 1 } } }, dues { pay = { cost.force(1) } } }]],
  "what it costs beside its build cost is 'pay' of its play {}")
mistake("cards of known kinds go somewhere", 'goes_to { sidekick = "supply" }',
  "unknown kind of card 'sidekick'")
mistake("cards go to a pile", 'goes_to { subordinate = "suply" }',
  "unknown pile 'suply'; did you mean 'supply'?")
mistake("no card goes to the hand when it is discarded", 'goes_to { unit = "hand" }',
  "unknown pile 'hand'")
verb("a gift is not empty", 'give { lasts = "turn" }', "give: nothing is given")
clause("a static line says something", "static { when = true }", "nothing is given")
verb("a choice has two parts", "either { { draw { 1 } } }", "at least two lists to choose from")
clause("an Upkeep has a cost", "upkeep {}", "upkeep: its list is empty")
clause("a trigger has an event", "trigger { on = {}, effect = { draw { 1 } } }",
  "on: the event is missing")
mistake("a card has a name", 'card "" { ' .. unit .. "}", "card: a name expected")
mistake("a keyword has a class", 'keyword "K" { kind = "static", power = 1 }',
  "field 'class' is missing")

mistake("what is triggered waits for an event",
  'keyword "K" { class = "layered", kind = "triggered", effect = { draw { 1 } } }',
  "keyword 'K': field 'on' is missing: what triggers it")

-- Things in the wrong place.
mistake("what is activated waits for no event", 'keyword "K" { class = "layered", kind = "activated",'
  .. " on = attacked {}, effect = { draw { 1 } } }", "keyword 'K': field 'on': what is activated waits")
clause("only some prohibitions name keywords", 'static { cannot = { attack = "Evade" } }',
  "'attack' names no keywords")
mistake("a unit narrows no bearers", 'card "Test" { ' .. unit .. "bearer = your {} }",
  "only an Equipment has a bearer")
mistake("a keyword is no other name of another name", 'keyword "K" { alias_of = "Elude" }',
  "'Elude' is itself another name")
mistake("resources are a list", 'resources "luck"', "resources: a list of strings expected")
clause("a card's line has no X", '"Pay X Force -> Evade X"', "X has no value here")
verb("rerolls are never of an exact number", "reroll { 2 }", "reroll: item 1: unknown")

-- Changes of resources and counters as events; searches for several cards.
clause("the resource of an event must be known",
  'trigger { on = resource_changed { resource = "forse", gained = true }, effect = { draw { 1 } } }',
  "unknown resource 'forse'; did you mean 'force'?")
clause("only what is counted is gained",
  "trigger { on = deployed { gained = true }, effect = { draw { 1 } } }",
  "on deployed: field 'gained': unknown")
verb("each card that is searched for has its own table",
  'search { find = { { type = "space" }, "Jedi" }, to = "hand" }',
  "find 2: a table expected, got 'Jedi'")

-- Extras of a play.
clause("an extra adds or replaces, not both",
  "activated { effect = { draw { 1 } }, enhance { pay = { cost.force(1) }, "
    .. "also = { draw { 1 } }, instead = { draw { 1 } } } }",
  "extra 1 (enhance): 'also' or 'instead' expected, one of them")
clause("an extra has a price", "activated { effect = { draw { 1 } }, "
    .. "enhance { also = { draw { 1 } } } }", "field 'pay' is missing")
clause("an extra stands in a play", "enhance { pay = { cost.force(1) }, also = { draw { 1 } } }",
  "expected, got an enhance")
clause("a play has extras only", "activated { effect = { draw { 1 } }, draw { 1 } }",
  "item 1: an extra of the play such as enhance {} expected, got a draw")
verb("options of a pick have names",
  "tap { one(their {}, { optionel = true }) }", "unknown option 'optionel'; did you mean 'optional'?")
verb("only 'up to' has a least number",
  "tap { exactly(3, their {}, { least = 2 }) }", "'least' is a number for up_to")
verb("piles are made by a player",
  "piles { each(your {}), take = { draw { 1 } } }", "field 'by' is missing")
clause("an ability stands for a play or not",
  "activated { plays = 1, effect = {} }", "field 'plays': true or false expected, got 1")
clause("the price of a stack is on top or under",
  'static { power = stack_price(self, "below") }', "unknown place in a stack 'below'")
clause("a card is asked for as unpaid or paid",
  'static { power = playable(self, "payed") }', "unknown state of a card 'payed'")
clause("a prohibition of attacks names units, not keywords",
  'static { cannot = { be_attacked = { "Evade" } } }', "'be_attacked' names no keywords")
clause("only a hand may be another player's",
  'activated { effect = { return_to { self, "deck", player = opponent } } }',
  "return_to: only the hand may be another player's")
clause("what has happened is one event", "static { power = happened { attacked {} } }",
  "happened: one event expected, got a list")
clause("a name of a list must be known",
  'static { to = each(all { name = { "Finn", "Finnn" } }), power = 1 }',
  "unknown name of a card 'Finnn'; did you mean 'Finn'?")
clause("multi_arena is a yes or a no",
  'static { to = each(all { multi_arena = 2 }), power = 1 }',
  "field 'multi_arena': true or false expected, got 2")
verb("what is copied has a source", 'copy_lines { up_to = 2, lasts = "turn" }', "field 'from' is missing")
verb("what goes under a unit is one card",
  "join_stack { each(your {}), under = one(your {}) }", "a card such as self or it expected, got a pick")

-- Secret dice.
clause("dice are secret from a player", 'static { when = secret_from("dark"), power = 1 }',
  "secret_from: a player such as you expected, got 'dark'")
clause("whether a trigger waits for dice to be shown is yes or no",
  "trigger { on = attacked {}, openly = 1, effect = { draw { 1 } } }",
  "field 'openly': true or false expected, got 1")

verb("an attack has a defender", "attack { self, again = true }", "attack: item 2 is missing")
clause("whether uses count together is yes or no",
  'activated { limit = { 1, per = "turn", shared = 1 }, effect = { draw { 1 } } }',
  "field 'shared': true or false expected, got 1")

-- What would load and do nothing, or less than nothing.
clause("control is given for a time", "static { control = true }",
  "clause 1 (static): field 'control': only a give { .., lasts = .. } gives control")
clause("control is given for a time, also inside a give",
  'activated { effect = { give { to = one(their {}), static { control = true }, lasts = "turn" } } }',
  "field 'control': only a give { .., lasts = .. } gives control")
verb("no fewer than no lines are copied", 'copy_lines { up_to = -2, from = one(all {}), lasts = "turn" }',
  "copy_lines: field 'up_to': a number from 0 or a value expected, got -2")
for _, text in ipairs { "draw { -1 }", "damage { -1, to = self }", "damage { dice = -1, to = self }",
    'put { -1, "damage", on = self }', 'take { -1, "damage", from = self }',
    "heal { up_to = -1, from = self }", "prevent { up_to = -1, to = self }",
    "prevent { -1, to = self }", "reroll { up_to = -1 }", "add_damage { -1 }",
    'bring { -1, "TIE Defense Swarm" }' } do
  verb("an amount is not below 0: " .. text, text, "a number from 0 or a value expected, got -1")
end
clause("a number of a keyword is not below 0", '"Reduced Cost -1"',
  "clause 1 ('Reduced Cost -1'): keyword 'Reduced Cost': 0 or more expected, got -1")
clause("nor is one written apart", 'keyword { "Stun", -2 }', "keyword 'Stun': 0 or more expected, got -2")
mistake("the least of a constant is not below what it was", "least { hit_on = -99 }",
  "least: 'hit_on': 1 or more expected, got -99")
mistake("nor below 0", "least { deck_units = -1 }", "least: 'deck_units': 0 or more expected, got -1")
mistake("the least of a constant is not above it", "least { hit_on = 5 }",
  "least: 'hit_on': 4 or less expected, for that is what it is, got 5")
mistake("the least of a constant is a number", 'least { hit_on = "2" }',
  "least: 'hit_on': a whole number expected, got '2'")
mistake("a card is restricted or banned", 'restricted { "Dart" } banned { "Pulse", "Dart" }',
  "; unrestricted { 'Dart' } before this takes it back")
mistake("a subtype has a name", 'card "Test" { ' .. unit .. 'subtypes = { "" } }',
  "card 'Test': field 'subtypes': '' is no name")
mistake("a subtype of the rules has a name", 'subtypes { "" }',
  "subtypes: a name or [name] = { names } expected, got ''")
mistake("a counter has a name", 'counters { "" }', "counters: '' is no name")
clause("a text works somewhere", "activated { zone = {}, effect = { draw { 1 } } }",
  "field 'zone': at least one name expected")
clause("what is used is used in a window", "activated { window = {}, effect = { draw { 1 } } }",
  "field 'window': at least one name expected")
clause("only a Battle card or Trap is played by an ability",
  "activated { plays = true, effect = {} }",
  "clause 1 (activated): field 'plays': only a Battle card or Trap is played by an ability")
verb("what a card is chosen for is a text", "choose { one(your {}), text = 1 }",
  "choose: field 'text': a string expected, got 1")
clause("texts for others inside each other have an end",
  [[static { to = each(your {}), static { to = each(your {}), static { to = each(your {}),
    static { to = each(your {}), power = 1 } } } }]],
  "field 'to': texts for others stand at most 3 deep inside each other")

-- What is read where it does not exist.
clause("a static has no event", "static { power = event.amount }",
  "clause 1 (static): value: event.amount: no event is there in 'static'")
clause("nor has a static for the units of somebody",
  "static { to = each(all { of = event.player }), power = 1 }",
  "event.player: no event is there in 'static'")
clause("nor has what a card costs beside", "dues { pay = { cost.force(event.amount) } }",
  "clause 1 (dues): cost.force: value: event.amount: no event is there in 'dues'")
clause("a card is deployed by nothing",
  "trigger { on = deployed { card = self }, effect = { discard { event.source } } }",
  "discard: event.source: what deployed tells has none; there are: card, player")
clause("a deployment has no amount",
  "trigger { on = deployed { card = self }, effect = { draw { event.amount } } }",
  "draw: value: event.amount: what deployed tells has none")
clause("damage is told of no third card",
  "trigger { on = damaged { target = self }, effect = { discard { event.card } } }",
  "event.card: what damaged tells has none; there are: source, target, player, amount")
clause("a delayed effect has the event it waits for", [[trigger { on = damaged { target = self },
  effect = { delayed { on = deployed {}, effect = { draw { event.amount } } } } }]],
  "event.amount: what deployed tells has none")
clause("what a static gives pays nothing",
  "static { power = paid.power }", "paid: in a static nothing is paid")
clause("in a static no verb has done anything", "static { power = done }",
  "done: in a static no verb has been carried out")
clause("a candidate is one of a selector", "static { power = candidate.power }",
  "candidate: only a condition of a selector")
clause("X is a number of keywords", "static { power = X }",
  "X has no value here: a keyword with params has one, or choose_number { .. } asks for it")
clause("nor has an effect an X that nobody chose", "activated { effect = { draw { X } } }",
  "draw: value: X has no value here")

-- What comes at a moment at which it can do nothing.
clause("no attack is split in a build step",
  'activated { window = "build", effect = { split_attack { one(their {}) } } }',
  "split_attack: it needs an attack before its roll, and there is none in window 'build'")
clause("nor after the roll",
  'activated { window = "reroll", effect = { may { redirect { self } } } }',
  "redirect: it needs an attack before its roll, and there is none in window 'reroll'")
clause("no dice lie there when an attack is declared",
  "trigger { on = attacked { attacker = self }, effect = { more_dice { 1 } } }",
  "more_dice: it needs attack dice that lie there, and there is none at 'attacked'")
clause("damage is added to hits",
  "trigger { on = rolled { attacker = self }, effect = { add_damage { 1 } } }",
  "add_damage: it needs hits of an attack, and there is none at 'rolled'; write on = hit {}")
clause("no damage waits in the window before the roll",
  'activated { window = "attack", effect = { prevent { 1, to = self } } }',
  "prevent: it needs damage that waits, and there is none in window 'attack'")
clause("a part of a choice has its own window", [[activated { effect = { either {
    { prevent { 1, to = self }, window = "attack" }, { draw { 1 } } } } }]],
  "prevent: it needs damage that waits")
clause("nothing lasts for an attack in a build step",
  'activated { window = "build", effect = { give { power = 1, lasts = "attack" } } }',
  "give: it needs an attack to last for, and there is none in window 'build'; write lasts = 'next_attack'")
clause("no attack goes on when a step starts",
  'trigger { on = step_started { step = "battle" }, effect = { end_attack {} } }',
  "end_attack: it needs an attack, and there is none at 'step_started'")
clause("not all that happens can be replaced",
  "replace { on = drawn { player = you }, with = { gain { force = 1 } } }",
  "on drawn: it can't be replaced; there are: attacked, damaged, discarded")

-- What is empty.
clause("an ability does something", "activated { effect = {} }",
  "field 'effect': its list is empty: nothing would happen")
clause("so does a trigger", "trigger { on = attacked {}, effect = {} }",
  "field 'effect': its list is empty: nothing would happen")
clause("what a card costs beside is no empty list", "dues { pay = {} }",
  "clause 1 (dues): field 'pay': its list is empty: nothing would be paid")
verb("a price is a number", "may { cost.force(), then_ = { draw { 1 } } }",
  "cost.force: how much is missing, as in cost.force(1)")
verb("what is gained is named", "gain { player = opponent }",
  "gain: how much is missing, as in gain { force = 1 }")
verb("each player does something", "each_player {}", "each_player: its list is empty")
verb("up to no cards are no cards", "tap { up_to(0, their {}) }", "up_to: 1 or more cards expected, got 0")
verb("an amount is a number or the most", "heal { 1, up_to = 2, from = self }",
  "heal: both an amount and up_to; write one of them")
verb("prevention, too", "prevent { 1, up_to = 2, to = self }", "prevent: both an amount and up_to")
verb("a die shows none beyond six", "roll { faces = { [1] = { draw { 1 } } }, all = 7 }",
  "roll: field 'all': a die shows 1 to 6")
verb("between numbers there are some", "choose_number { 3, 1 }", "from 3 to 1 there is no number")
clause("selectors stand not too deep inside each other",
  "static { when = at_least(1, all { where = at_least(1, all { where = at_least(1, all { where = "
    .. "at_least(1, all {}) }) }) }), power = 1 }", "selectors stand at most 3 deep inside each other")
verb("nor are none at random, of whoever discards them", "discard { 0, from = 'hand', random = true }",
  "(activated): discard: 1 or more cards expected, got 0")
verb("no more are chosen at least than at most", "tap { up_to(2, their {}, { least = 3 }) }",
  "up_to: at least 3 of at most 2 cards can't be chosen")
verb("each has no options", "tap { each(their {}, { optional = true }) }",
  "each: it takes all and chooses none")
clause("a comparison of Lua is no condition", "static { when = self.power == 3, power = 1 }",
  "field 'when': a condition expected, got false; ==, < and 'not' compare words")
clause("values have no order", "static { when = self.power > 3, power = 1 }",
  "values are compared with more(a, b), at_least(n, x), at_most(n, x)")
clause("a value is no function", "static { power = self.power() }",
  "a value is written without ( ) behind it")
clause("a condition stands beside the event",
  "trigger { on = { attacked { attacker = self }, when = true }, effect = { draw { 1 } } }",
  "on: field 'when': it stands beside 'on', not in it")

-- What the message advises.
clause("what a static gives stands in a static", 'takes_under = all { "Creature" }',
  "card 'Test': field 'takes_under': unknown; 'takes_under' is a field of static {}")
clause("what waits for an event is a trigger", "activated { on = attacked {}, effect = { draw { 1 } } }",
  "field 'on': unknown; 'on' is a field of trigger {}")
clause("a price is called pay", "activated { cost = { cost.force(1) }, effect = { draw { 1 } } }",
  "field 'cost': unknown; its price is written pay = { .. }")
clause("what a schema holds is no name", 'static { lasts = "turn", power = 1 }',
  "field 'lasts': unknown; 'lasts' is a field of give {}")
clause("a trigger's price is near to may",
  "trigger { on = attacked {}, pay = { cost.force(1) }, effect = { draw { 1 } } }",
  "field 'pay': unknown; did you mean 'may'?")
clause("the few fields of a limit are named", "activated { limit = { 1, of = 2 }, effect = { draw { 1 } } }",
  "limit: field 'of': unknown; there are: item 1: a whole number, per, shared")
clause("a limit is a table", "activated { limit = 1, effect = { draw { 1 } } }",
  [[field 'limit': a limit such as { 1, per = "turn" } expected, got 1]])
verb("who is meant has a name",
  "damage { 2, one(their {}) }", "damage: item 2: unknown; did you mean to = ..?")
verb("who gets something has a name", 'give { one(your {}), power = 1, lasts = "turn" }',
  "item 1: a keyword line or an ability expected, got a pick; did you mean to = ..?")
verb("two that stand in each other's place", 'put { "damage", 1, on = self }',
  "put: item 1: a number from 0 or a value expected, got 'damage'; it belongs to item 2")
clause("the number comes before what is counted", "static { when = at_least(your {}, 2), power = 1 }",
  "at_least: a number or a value expected, got a selector; the two stand in each other's place")
clause("the bound comes before what is compared",
  "static { when = at_least(self.power, 3), power = 1 }",
  "at_least: the two stand in each other's place: at_least(3, x)")
clause("equal is equal either way", "static { when = exactly(self.power, 3), powr = 1 }",
  "field 'powr': unknown")
clause("what is so of a card is no value", "static { when = self.tapped, power = 1 }",
  "unknown value 'tapped' of a card; whether it is something: is(card, all { .. })")
verb("what is given lasts so long", "give { to = self, power = 1 }",
  "give: field 'lasts' is missing: how long, such as \"turn\" or \"battle\", expected")
mistake("a change names what is there", 'change "battle" { after = "battel_step", step { "x" } }',
  "nothing is named 'battel_step' in that sequence; did you mean 'battle_step'?")
mistake("or is told all that is there", 'change "command" { after = "xyz", step { "x" } }',
  "; there are: as_player, build_step, retreat_step, run_sequence")
mistake("a fault of an erratum is in its file", 'errata "Clone Blaster" { power = 2 }',
  "overlay:1: card 'Clone Blaster': errata: only a unit has")
mistake("who takes a keyword's place is told where cards don't fit it",
  'keyword "Stun" { replaces = true, class = "isolated", kind = "static", static { power = 1 } }',
  "keyword 'Stun' takes no number, as scenario overlay:1 declares it")
mistake("a Battle card is not built",
  'card "Test" { side = "dark", kind = "battle", cost = 1, play { effect = { draw { 1 } } } }',
  "field 'cost': a Battle card is not built; what it costs is 'pay' of its play {}")
mistake("a keyword has no errata", 'errata "Stun" { text = "x" }',
  "errata 'Stun': that is a keyword; it is declared anew with replaces = true")
verb("the number comes before the cards", "tap { up_to(their {}, 2) }",
  "up_to: a selector such as your {} expected, got 2; the number comes first")
verb("what is missing is described", "heal { 2 }",
  "heal: field 'from' is missing: a pick such as one(your {}) expected")
verb("one card of several is chosen before", "attach { one(your {}), to = self }",
  'item 1: a card such as self or it expected, got a pick; before it write choose { one(..), as = "a" }')
verb("so it is under a stack", "join_stack { one(your {}), under = self }",
  'got a pick; before it write choose { one(..), as = "a" }, then the.a here')
verb("a word has what it takes behind it", "draw", "a verb expected, got the bare word 'draw'")
verb("an effect gives with give",
  "static { power = 1 }", "got a static; what an effect gives is written give")
clause("verbs stand in an effect", "draw { 1 }", "got a draw; verbs stand in the effect of an ability")
clause("an event is no verb", "trigger { on = damage { target = self }, effect = { draw { 1 } } }",
  "an event such as attacked {} expected, got a damage; did you mean 'damaged'?")
clause("subtypes are bare", 'static { to = each(your { subtypes = { "Jedi" } }), power = 1 }',
  "field 'subtypes': unknown; names of subtypes stand in the list")
verb("a price is counted in what players have", "may { cost.mana(1), then_ = { draw { 1 } } }",
  "cost.mana: unknown resource 'mana'; there are: bid, build, force")
verb("a chosen card has the name it was given", 'choose { one(your {}), as = "a" }, discard { the.b }',
  "the.b was not chosen before; there are: a")
verb("up to so many picks cards", "heal { up_to(2), from = self }",
  "a selector such as your {} expected, got nothing; how much a verb does at most is its field up_to = ..")

-- Keywords that are for nothing.
mistake("a keyword without a number has no X",
  'keyword "Test" { class = "layered", kind = "static", power = X }',
  "keyword 'Test': value: X has no value here: a keyword with params has one")
mistake("nor has its effect", [[keyword "Test" { class = "layered", kind = "triggered",
  on = attacked { attacker = self }, effect = { gain { force = X } } }]],
  "gain: value: X has no value here")
mistake("a keyword gives something", 'keyword "Test" { class = "layered", kind = "static" }',
  "keyword 'Test': nothing is given, and no 'text' says what it is for")
mistake("what an ability needs stands beside its effect",
  'keyword "Test" { class = "layered", kind = "activated", text = "x", pay = { cost.force(1) } }',
  "keyword 'Test': field 'pay': without 'effect' it is not read")
mistake("bearers are a group", [[card "Test" { side = "dark", kind = "equipment", type = "ground",
  cost = 1, equipped { to = self, power = 1 } }]],
  "clause 1 (equipped): field 'to': each(selector), of bearers, expected, got a card")
