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

local arithmetic = {}

local function expr(op, text, fields)
  fields = fields or {}
  fields.tag, fields.op, fields.text = "expr", op, text
  return setmetatable(fields, arithmetic)
end
V.expr = expr

local function binary(op, sign)
  return function(a, b) return expr(op, { a, sign, b }, { a = a, b = b }) end
end

arithmetic.__add = binary("add", "plus")
arithmetic.__sub = binary("sub", "minus")
arithmetic.__mul = binary("mul", "times")
arithmetic.__unm = function(a) return expr("neg", { "minus", a }, { a = a }) end

-- The number behind a reference in the scope cx.
function V.ref(ref, cx)
  if ref.name ~= "the" then return core.ref[ref.name] end
  local place = cx.the[ref.key]
  if not place then
    V.fail("the.%s was not chosen before%s", ref.key, V.hint(ref.key, cx.the))
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
  if type(x) == "number" then return core.node(core.node_op.const, 0, V.NONE, V.NONE, x) end
  if type(x) == "function" then
    return core.node(core.node_op.lua, 0, core.func(x), V.NONE, 0)
  end
  if V.tag(x) == "pick" then return V.node(V.equals(x.hi, x.selector), cx) end
  V.enter(x.word or "value")
  local k = x.k or 0
  if type(k) == "function" then k = k(cx) end
  local a = x.op == "count" and V.selector(x.a, cx, "play") or x.ia or operand(x.a, cx)
  local node = core.node(core.node_op[x.op], x.ref and V.ref(x.ref, cx) or 0, a,
    operand(x.b, cx), k)
  V.leave()
  return node
end

-- References ------------------------------------------------------------------------

local reference = {}

local function value_of(ref, op, name)
  if node_names[name] and op == "value" then
    return expr(node_names[name], { ref, name, sep = "'s " }, { ref = ref })
  end
  if not value_names[name] then
    V.raise(3, "unknown value '%s' of a card%s", name, V.hint(name, value_names))
  end
  local text = { ref, op == "printed" and "printed " .. name or name, sep = "'s " }
  return expr(op, text, { ref = ref, k = core.value[value_names[name]] })
end

function reference.__index(ref, name)
  if name == "key" then return nil end
  if ref.player then V.raise(2, "a player has no value '%s'", name) end
  if name == "printed" then
    return setmetatable({}, { __index = function(_, n) return value_of(ref, "printed", n) end })
  end
  return value_of(ref, "value", name)
end

function reference.__call(ref, args)
  if ref.name ~= "paid" then V.raise(2, "%s is a card, not a word with arguments", ref.name) end
  return V.words.event_paid(args)
end

local function card(name, text)
  return setmetatable({ tag = "ref", name = name, text = text, player = false,
    word = "card" }, reference)
end

local function player(name, text)
  return setmetatable({ tag = "ref", name = name, text = text, player = true,
    word = "player" }, reference)
end

local W = {}
V.words = W

W.self, W.it = card("self", "this card"), card("it", "it")
W.candidate, W.paid = card("candidate", "that card"), card("paid", "the card paid with")
W.attacker, W.defender = card("attacker", "the attacker"), card("defender", "the defender")
W.host = card("host", "the bearer")
W.you, W.opponent = player("you", "you"), player("opponent", "your opponent")
W.dark, W.light = player("dark", "the Dark Side"), player("light", "the Light Side")
W.step_player = player("step_player", "the player of the step")
W.controller = player("controller", "its controller")
W.target_controller = player("target_controller", "the controller of the target")
W.owner = player("owner", "the owner")

W.the = setmetatable({}, { __index = function(_, name)
  local ref = card("the", "the chosen " .. name)
  ref.key = name
  return ref
end })

W.event = {
  card = card("event_card", "that card"), source = card("event_source", "the source"),
  target = card("event_target", "the damaged card"), player = player("event_player", "that player"),
}
W.event.attacker, W.event.defender = W.event.source, W.event.target
for _, name in ipairs { "amount", "number", "arena", "in_attack", "cause" } do
  W.event[name] = expr("event", "the " .. name, { k = core.field[name] })
end
setmetatable(W.event, { __index = function(_, name)
  V.raise(2, "unknown field '%s' of an event%s", name, V.hint(name, W.event))
end })

-- Values ----------------------------------------------------------------------------

local function amount(x)
  if V.tag(x) ~= "selector" then return x end
  return expr("count", { "the number of", { x, "many" } }, { a = x, word = "count" })
end

W.X = expr("x", "X")
W.done = expr("done", "that many")
W.hits = expr("hits", "the hits")
W.attack_dice = expr("dice", "the attack dice")
W.turn_number = expr("turn", "the turn")
W.count = amount

function W.counters(kind, of)
  return expr("counter", { "the", kind, "counters on", of },
    { ref = of, k = function() return V.counter(kind) end, word = "counters" })
end

function W.resource_of(who, name)
  return expr("resource", { name, "of", who },
    { ref = who, k = function() return V.resource(name) end, word = "resource_of" })
end
function W.force_of(who) return W.resource_of(who, "force") end

function W.constant(name)
  return expr("constant", name, { k = function() return V.constant(name) end, word = "constant" })
end

function W.half_up(x)
  return expr("half_up", { "half of", amount(x), "(rounded up)" }, { a = amount(x) })
end
function W.half_down(x)
  return expr("half_down", { "half of", amount(x), "(rounded down)" }, { a = amount(x) })
end

local function pair(op, a, sign, b)
  return expr(op, { amount(a), sign, amount(b) }, { a = amount(a), b = amount(b) })
end

function W.capped(x, most) return pair("min", x, "but at most", most) end
function W.lowest(a, b) return pair("min", a, "or, if lower,", b) end
function W.highest(a, b) return pair("max", a, "or, if higher,", b) end

function W.attachments(of, selector)
  return expr("attached", { "the number of", { selector, "many" }, "attached to", of },
    { ref = of, a = selector, word = "attachments" })
end

-- Conditions ------------------------------------------------------------------------

local function compare(op, n, x, sign)
  if x == nil then return V.object("range", { op = op, n = n, text = sign }) end
  if x == W.done and n == 1 then return expr(op, "you do", { a = x, b = n }) end
  if V.tag(x) ~= "selector" then return pair(op, x, "is " .. sign, n) end
  local text = op == "ge" and n == 1 and { "there is", { x, "a" } }
    or op == "le" and n == 0 and { "there is no", { x, "bare" } }
    or { "there are", sign, n, { x, "some" } }
  return expr(op, text, { a = amount(x), b = n })
end

function W.at_least(n, x) return compare("ge", n, x, "at least") end
function W.at_most(n, x) return compare("le", n, x, "at most") end
function V.equals(n, x) return compare("eq", n, x, "exactly") end
function W.more(a, b) return pair("gt", a, "is more than", b) end

local function fold(op, word)
  return function(list)
    local all
    for _, c in ipairs(list) do
      all = all == nil and c or expr(op, { all, word, c }, { a = all, b = c })
    end
    return all
  end
end

W.all_of, W.any_of = fold("and", "and"), fold("or", "or")
function W.not_(c) return expr("not", { "not:", c }, { a = c }) end
function W.none_of(list) return W.not_(W.any_of(list)) end

function W.is(ref, selector)
  return expr("matches", { ref, "is", { selector, "a" } }, { ref = ref, a = selector, word = "is" })
end

function W.same(a, b)
  return expr("same", { a, "is", b }, { ref = a, k = function(cx) return V.ref(b, cx) end })
end

local function face(initial)
  return function(n)
    return expr("face", "an attack die shows " .. n, { k = n, ia = initial, word = "rolled" })
  end
end

V.rolled_face, W.rolled_initial = face(0), face(1)
W.attacking_now = expr("attacking", "an attack is going on")

function W.step_is(name)
  return expr("step", "it is the step " .. name,
    { k = function() return V.step(name) end, word = "step_is" })
end

function W.controls(who)
  return expr("controls", { "arenas controlled by", who }, { ref = who })
end
function W.present(who)
  return expr("present", { "arenas with units of", who }, { ref = who })
end
function W.clash(ref)
  return expr("clash", { ref, "is in play already" }, { ref = ref })
end
function W.stack(ref)
  return expr("stack", { "the number of cards under", ref }, { ref = ref })
end
function W.stackable(ref)
  return expr("stackable", { ref, "may join its stack" }, { ref = ref })
end
function W.stack_price(ref)
  return expr("stack_price", { "the price of", ref, "on top" }, { ref = ref })
end
function W.playable(ref)
  return expr("playable", { "what", ref, "asks for holds" }, { ref = ref })
end
function W.fits(ref) return expr("fits", { ref, "may bear this card" }, { ref = ref }) end
