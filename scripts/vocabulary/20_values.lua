-- References, value expressions and conditions: the words, how they are lowered to nodes,
-- and how they read.
--
-- A reference names a card (self, it, attacker) or a player (you). Indexing a card gives
-- its values: self.power, it.printed.cost. Values combine with + - * and unary minus; a
-- condition is a value that is 0 or 1. V.node lowers anything the types "value" and
-- "cond" accept. The scope 'cx' of an ability knows the names given by choose.

local V = core.vocabulary

local value_names = { cost = "build_cost" }
for name in pairs(core.value) do value_names[name] = name end
local node_names = { remaining = "remaining", pending = "pending" }

-- Nodes -----------------------------------------------------------------------------

local MOST = 1000000 -- numbers an author may write lie between -MOST and MOST
local arithmetic = {}

local function expr(op, text, fields)
  fields = fields or {}
  fields.tag, fields.op, fields.text = "expr", op, text
  return setmetatable(fields, arithmetic)
end
V.expr = expr

local function binary(op, sign)
  return function(a, b)
    for _, x in ipairs { a or "nothing", b or "nothing" } do
      if not V.types.value[2](x) then
        V.raise(2, "%s: a number or a value expected on both sides, got %s", sign, V.describe(x))
      end
    end
    return expr(op, { a, sign, b }, { a = a, b = b })
  end
end

arithmetic.__add = binary("add", "plus")
arithmetic.__sub = binary("sub", "minus")
arithmetic.__mul = binary("mul", "times")
function arithmetic.__call() V.raise(2, "a value is written without ( ) behind it") end
local function no_order()
  V.raise(2, "values are compared with more(a, b), at_least(n, x), at_most(n, x)")
end
arithmetic.__lt, arithmetic.__le = no_order, no_order
arithmetic.__unm = function(a) return expr("neg", { "minus", a }, { a = a }) end

-- The role of an event that a reference reads.
local role_of = { event_card = "card", event_source = "source", event_target = "target",
  event_player = "player", target_controller = "target" }

-- The number behind a reference in the scope cx.
function V.ref(ref, cx)
  if role_of[ref.name] then V.check_field(cx, role_of[ref.name]) end
  if ref.name == "paid" then V.check_run(cx, "paid", "nothing is paid") end
  if ref.name == "candidate" and not cx.selecting then
    V.fail("candidate: only a condition of a selector, as 'where', is about a candidate")
  end
  if ref.name ~= "the" then return core.ref[ref.name] end
  local place = cx.the[ref.key]
  if not place then
    local hint = V.hint(ref.key, cx.the)
    V.fail("the.%s was not chosen before%s", ref.key, hint ~= "" and hint or V.choices(cx.the))
  end
  return core.ref["the" .. place]
end

local function operand(x, cx)
  if x == nil then return V.NONE end
  if V.tag(x) == "selector" then return V.selector(x, cx, "anywhere") end
  return V.node(x, cx)
end

-- Lowers a value or condition to a node.
function V.node(x, cx)
  if x == nil then return V.NONE end
  if x == true or x == false then x = x and 1 or 0 end
  if type(x) == "number" then
    if math.type(x) ~= "integer" or x < -MOST or x > MOST then
      V.fail("a whole number from -%d to %d expected, got %s", MOST, MOST, V.describe(x))
    end
    return core.node(core.node_op.const, 0, V.NONE, V.NONE, x)
  end
  if type(x) == "function" then
    return core.node(core.node_op.lua, 0, core.func(x), V.NONE, 0)
  end
  if V.tag(x) == "pick" then return V.node(V.equals(x.hi, x.selector), cx) end
  V.enter(x.word or "value")
  if x.field then V.check_field(cx, x.field) end
  if x.op == "x" then V.check_x(cx) end
  if x.op == "done" then V.check_run(cx, "done", "no verb has been carried out") end
  local k = x.k or 0
  if type(k) == "function" then k = k(cx) end
  local a = x.event and V.events(x.event, { the = cx.the, selecting = cx.selecting })
      or x.op == "count" and V.selector(x.a, cx, "play") or x.ia or operand(x.a, cx)
  local node = core.node(core.node_op[x.op], x.ref and V.ref(x.ref, cx) or 0, a,
    operand(x.b, cx), k)
  V.leave()
  return node
end

-- References ------------------------------------------------------------------------

local reference = {}

local function possessive(ref, name)
  if ref.text == "it" then return "its " .. name end
  return { ref, name, sep = "'s " }
end

-- R3.3.4
local function total_cost(ref)
  local under = expr("mul", "", { word = "total_cost", a = expr("stack", "", { ref = ref }),
    b = expr("constant", "", { k = function() return V.constant("stack_cost") end }) })
  local printed = expr("printed", "", { ref = ref, k = core.value.build_cost })
  return expr("add", possessive(ref, "total build cost"), { a = printed, b = under })
end

local function value_of(ref, op, name)
  if name == "total_cost" and op == "value" then return total_cost(ref) end
  if node_names[name] and op == "value" then
    return expr(node_names[name], possessive(ref, name), { ref = ref })
  end
  if not value_names[name] then
    local hint = V.hint(name, value_names)
    V.raise(4, "unknown value '%s' of a card%s", name, hint ~= "" and hint
      or V.choices(value_names) .. "; whether it is something: is(card, all { .. })")
  end
  local text = possessive(ref, op == "printed" and "printed " .. name or name)
  return expr(op, text, { ref = ref, k = core.value[value_names[name]] })
end

function reference.__index(ref, name)
  if name == "key" then return nil end
  if ref.player then V.raise(3, "a player has no value '%s'", name) end
  if name == "printed" then
    return setmetatable({}, { __index = function(_, n) return value_of(ref, "printed", n) end })
  end
  return value_of(ref, "value", name)
end

function reference.__call(ref, args)
  if ref.name ~= "paid" then V.raise(2, "%s is a card, not a word with arguments", ref.name) end
  return V.words.event_paid(args)
end

local function card(name, text, key)
  return V.read_only(setmetatable({ tag = "ref", name = name, text = text, player = false,
    word = "card", key = key }, reference))
end

local function player(name, text)
  return V.read_only(setmetatable({ tag = "ref", name = name, text = text, player = true,
    word = "player" }, reference))
end

local W = {}
V.words = W

W.self, W.it = card("self", "this card"), card("it", "it")
W.candidate, W.paid = card("candidate", "it"), card("paid", "the card paid with")
W.attacker, W.defender = card("attacker", "the attacker"), card("defender", "the defender")
W.host = card("host", "the bearer")
W.stack_top = card("top", "the top card of its stack")
W.you, W.opponent = player("you", "you"), player("opponent", "your opponent")
W.dark, W.light = player("dark", "the Dark Side"), player("light", "the Light Side")
W.step_player = player("step_player", "the player of the step")
W.controller = player("controller", "its controller")
W.target_controller = player("target_controller", "the controller of the target")
W.owner = player("owner", "the owner")

W.the = V.read_only(setmetatable({}, { __index = function(_, name)
  return card("the", "the chosen " .. name, name)
end }))

local event = {
  card = card("event_card", "that card"), source = card("event_source", "the source"),
  target = card("event_target", "the damaged card"), player = player("event_player", "that player"),
}
event.attacker, event.defender = event.source, event.target
for _, name in ipairs { "amount", "number", "arena", "in_attack", "cause" } do
  event[name] = V.read_only(expr("event", "the " .. name, { k = core.field[name], field = name }))
end
W.event = V.read_only(setmetatable(event, { __index = function(_, name)
  V.raise(3, "unknown field '%s' of an event%s", name, V.hint(name, event))
end }))

-- Values ----------------------------------------------------------------------------

local function amount(x)
  if V.tag(x) ~= "selector" then return x end
  return expr("count", { "the number of", { x, "many" } }, { a = x, word = "count" })
end

local function fixed(op, text) return V.read_only(expr(op, text)) end

W.X = fixed("x", "X")
W.done = fixed("done", "that many")
W.hits = fixed("hits", "the hits")
W.attack_dice = fixed("dice", "the attack dice")
W.turn_number = fixed("turn", "the turn")

-- A word that makes a value or condition of arguments of these types.
local function word(name, specs, make) W[name] = V.checked(name, specs, make) end

local NUMBER = "value|selector" -- a selector counts its cards

word("count", { "selector" }, amount)

word("counters", { "string", "card" }, function(kind, of)
  return expr("counter", { "the", kind, "counters on", of },
    { ref = of, k = function() return V.counter(kind) end, word = "counters" })
end)

local function resource_of(who, name)
  return expr("resource", { name, "of", who },
    { ref = who, k = function() return V.resource(name) end, word = "resource_of" })
end
word("resource_of", { "player", "string" }, resource_of)
word("force_of", { "player" }, function(who) return resource_of(who, "force") end)

word("keyword_of", { "card", "string" }, function(of, name)
  return expr("keyword", { of, name, sep = "'s " },
    { ref = of, k = function() return V.keyword_id(name) end, word = "keyword_of" })
end)

word("constant", { "string" }, function(name)
  return expr("constant", name, { k = function() return V.constant(name) end, word = "constant" })
end)

local function half(op, rounded)
  word(op, { NUMBER }, function(x)
    return expr(op, { "half", amount(x), rounded }, { a = amount(x) })
  end)
end
half("half_up", "(rounded up)")
half("half_down", "(rounded down)")

local function pair(op, a, sign, b)
  return expr(op, { amount(a), sign, amount(b) }, { a = amount(a), b = amount(b) })
end

local function pair_word(name, op, sign)
  word(name, { NUMBER, NUMBER }, function(a, b) return pair(op, a, sign, b) end)
end
pair_word("capped", "min", "but at most")
pair_word("lowest", "min", "or, if lower,")
pair_word("highest", "max", "or, if higher,")

word("attachments", { "card", "selector" }, function(of, selector)
  return expr("attached", { "the number of", { selector, "many" }, "attached to", of },
    { ref = of, a = selector, word = "attachments" })
end)

-- Conditions ------------------------------------------------------------------------

local function compare(op, n, x, sign)
  if x == nil then return V.object { tag = "range", op = op, n = n, text = sign } end
  if x == W.done and n == 1 then return expr(op, "you do", { a = x, b = n }) end
  if V.tag(x) == "expr" and x.op == "attached" and op == "le" and n == 0 then
    return expr(op, { "no", { x.a, "bare" }, "is attached to", x.ref }, { a = x, b = n })
  end
  if V.tag(x) ~= "selector" then return pair(op, x, "is " .. sign, n) end
  local text = op == "ge" and n == 1 and { { x, "existing" } }
    or op == "le" and n == 0 and { "there is no", { x, "bare" } }
    or { "there are", sign, n, { x, "some" } }
  return expr(op, text, { a = amount(x), b = n })
end

local function compare_word(op, sign)
  return function(n, x)
    if op ~= "eq" and type(x) == "number" and V.tag(n) == "expr" then
      local name = op == "ge" and "at_least" or "at_most"
      V.raise(4, "%s: the two stand in each other's place: %s(%d, x)", name, name, x)
    end
    return compare(op, n, x, sign)
  end
end
local BOUND = { "value", NUMBER .. "|nothing" }
word("at_least", BOUND, compare_word("ge", "at least"))
word("at_most", BOUND, compare_word("le", "at most"))
V.equals = V.checked("exactly", BOUND, compare_word("eq", "exactly"))
pair_word("more", "gt", "is more than")

-- Conditions joined by 'sign', or nil if there are none.
local function fold(op, sign, list)
  local all = list[1] -- may be false
  for i = 2, #list do
    all = expr(op, { all, sign, list[i] }, { a = all, b = list[i] })
  end
  return all
end
function V.join_conditions(list) return fold("and", "and", list) end

local function negated(c)
  local text = V.tag(c) == "expr" and c.op == "matches" and { c.ref, "is not", { c.a, "a" } }
    or { "not:", c }
  return expr("not", text, { a = c })
end

word("all_of", { "conds" }, V.join_conditions)
word("any_of", { "conds" }, function(list) return fold("or", "or", list) end)
word("none_of", { "conds" }, function(list) return negated(fold("or", "or", list)) end)
word("not_", { "cond" }, negated)

word("is", { "card", "selector" }, function(ref, selector)
  return expr("matches", { ref, "is", { selector, "a" } }, { ref = ref, a = selector, word = "is" })
end)

word("same", { "card", "card" }, function(a, b)
  return expr("same", { a, "is", b }, { ref = a, k = function(cx) return V.ref(b, cx) end })
end)

word("can_attack", { "card", "card" }, function(a, b)
  return expr("can_attack", { a, "can attack", b },
    { ref = a, k = function(cx) return V.ref(b, cx) end, word = "can_attack" })
end)

word("forbidden", { "string", "card" }, function(what, to)
  return expr("forbidden", { to, "can't", what:gsub("_", " ") }, { ref = to,
    k = function() return V.known("prohibition", what, core.cannot) end, word = "forbidden" })
end)

local function face(initial)
  return function(n)
    return expr("face", "an attack die shows " .. n, { k = n, ia = initial, word = "rolled" })
  end
end

V.rolled_face = face(0)
word("rolled_initial", { "int" }, face(1))
W.secret_dice = V.read_only(expr("secret", "the attack dice are secret from you", { ref = W.you }))
word("secret_from", { "player" }, function(ref)
  return expr("secret", { "the attack dice are secret from", ref }, { ref = ref, word = "secret_from" })
end)
-- Damage waits for the card, or may for all that "you" knows.
function V.threatened(ref)
  return expr("threatened", { "damage waits for", ref }, { ref = ref, word = "threatened" })
end
W.attacking_now = fixed("attacking", "an attack is going on")

-- "Space battle step", "battle phase", "build step"
function V.step_text(name)
  local arena = name:match("^battle%.(.+)$")
  if arena then return arena:sub(1, 1):upper() .. arena:sub(2) .. " battle step" end
  return name == "turn" and name or name == "battle" and "battle phase" or name .. " step"
end

word("step_is", { "string" }, function(name)
  return expr("step", "it is the " .. V.step_text(name),
    { k = function() return V.step(name) end, word = "step_is" })
end)

word("running", { "string" }, function(name)
  return expr("running", "the " .. name .. " goes on", { word = "running",
    k = function()
      V.known("sequence", name, V.sequences)
      return core.sequence(name)
    end })
end)

-- Values and conditions of one card or player, with words before or after it.
local function about(name, spec, before, after)
  word(name, { spec }, function(ref)
    local text = before and { before, ref } or { ref, after }
    return expr(name, text, { ref = ref, word = name })
  end)
end

about("controls", "player", "the number of arenas controlled by")
about("present", "player", "the number of arenas with units of")
about("stack", "card", "the number of cards under")
about("type_place", "card", "the place in its type line of the arena of")
word("stack_price", { "card", "string|nothing" }, function(ref, under)
  return expr("stack_price", { "the price", under and "under" or "on top of", "the stack of", ref },
    { ref = ref, word = "stack_price", k = function()
      return under and V.known("place in a stack", under, { under = 1 }) or 0
    end })
end)
about("clash", "card", nil, "is in play already")
about("stackable", "card", nil, "may join its stack")
about("stackable_under", "card", nil, "may be put under a unit")
about("takes_under", "card", nil, "takes this card under itself")
about("belongs", "card", "why it is in its stack: that of")
word("playable", { "card", "string|nothing" }, function(ref, paid)
  return expr("playable", { "what is asked for holds for", ref }, { ref = ref, word = "playable",
    k = function() return paid and V.known("state of a card", paid, { paid = 1 }) or 0 end })
end)
about("fits", "card", nil, "may bear this card")
