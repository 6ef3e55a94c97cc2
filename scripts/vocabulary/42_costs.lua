-- Printed prices: "Pay 1 build point, 2 Force", "Tap", as lists of verbs. Parts are joined by
-- commas and paid in their order; "A or B" is a choice. What does not fit here is written as
-- verbs: pay = { .. }.

local V = core.vocabulary
local W = V.words

local function number(text) return text == "X" and W.X or text == "a" and 1 or tonumber(text) end

local function cards(zone) return W.your { zone = zone, kind = "card" } end

-- "Finn or Poe Dameron": one of your cards of these names.
local function one_of(text)
  local names = {}
  for name in (text .. " or "):gmatch("(.-) or ") do
    V.known("name of a card", name, V.card_names)
    names[#names + 1] = W.is(W.candidate, W.all { name = name, kind = "card" })
  end
  return W.one(W.your { where = W.any_of(names) })
end

-- An example, a pattern, and the verbs it stands for. The first that fits is taken.
local forms = {
  { "Pay N Force", "^(%w+) Force$", function(n) return W.cost.force(number(n)) end },
  { "Pay N build points", "^(%w+) build points?$", function(n) return W.cost.build(number(n)) end },
  { "Tap", "^Tap$", function() return W.tap { W.self } end },
  { "Tap", "^%[[Tt]ap%]$", function() return W.tap { W.self } end },
  { "Discard this card", "^Discard this %a+$", function() return W.discard { W.self } end },
  { "Discard N cards from your hand", "^Discard (%w+) cards? from your hand$", function(n)
    return W.discard { number(n), from = "hand" }
  end },
  { "Discard the top card of your deck", "^Discard the top card of your deck$", function()
    return W.discard { W.top(1, cards "deck") }
  end },
  { "Discard the top N cards of your deck", "^Discard the top (%w+) cards of your deck$",
    function(n) return W.discard { W.top(number(n), cards "deck") } end },
  { "Put N cards in your hand on the bottom of your deck",
    "^Put (%w+) cards? in your hand on the bottom of your deck$", function(n)
    return W.return_to { W.exactly(number(n), cards "hand"), "deck", bottom = true }
  end },
  { "Reveal N cards in your hand", "^Reveal (%w+) cards? in y?o?u?r? ?hand$", function(n)
    return W.reveal { W.exactly(number(n), cards "hand") }
  end },
  { "Remove N cards from your discard pile from the game",
    "^Remove (%w+) cards? from your discard pile from the game$", function(n)
    return W.remove_from_game { W.exactly(number(n), cards "discard") }
  end },
  { "Gain N Force", "^Gain (%w+) Force$", function(n) return W.gain { force = number(n) } end },
  { "Each player gains N Force", "^Each player gains (%w+) Force$", function(n)
    return W.gain { force = number(n), player = W.dark },
      W.gain { force = number(n), player = W.light }
  end },
  { "Add N counters", "^Add (%d+) counters?$", function(n)
    return W.put { number(n), "resource", on = W.self }
  end },
  { "Remove N counters", "^Remove (%d+) counters?$", function(n)
    return W.take { number(n), "resource", from = W.self }
  end },
  { "Remove N counters from your Resource", "^Remove (%d+) counters? from your Resource$",
    function(n) return W.take { number(n), "resource", from = W.one(W.your { kind = "resource" }) } end },
  { "Put N damage counters on this card", "^Put (%d+) damage counters? on this %a+$", function(n)
    return W.put { number(n), "damage", on = W.self }
  end },
  { "Put N damage counters on one of your other units",
    "^Put (%d+) damage counters? on one of your other units$", function(n)
    return W.put { number(n), "damage", on = W.one(W.your { other = true }) }
  end },
  { "Retreat this unit", "^Retreat this %a+$", function() return W.retreat { W.self } end },
  { "Tap X or Y, names of cards", "^Tap (.+)$", function(names) return W.tap { one_of(names) } end },
}

local examples = {}
for _, form in ipairs(forms) do examples[form[1]] = true end

-- The verbs of a part, or nil.
local function plain(text)
  local bare = V.upper(text:gsub("^[Pp]ay ", ""))
  for _, form in ipairs(forms) do
    local n = bare:match(form[2])
    if n then return { form[3](n) } end
  end
end

local function part(text)
  local first, second = text:match("^(.-) or (.+)$")
  local a, b = first and plain(first), second and plain(second)
  if a and b then return { W.either { a, b } } end
  return plain(text) or V.fail("cost '%s' not understood%s; if it is none of the known"
    .. " prices, write verbs: pay = { .. }", text, V.hint(text, examples))
end

function V.parse_cost(text)
  local list = {}
  for each in (text .. ","):gmatch("%s*(.-)%s*,") do
    for _, op in ipairs(part(each)) do list[#list + 1] = op end
  end
  return list
end
