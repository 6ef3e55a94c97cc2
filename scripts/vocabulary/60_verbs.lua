-- Verbs of effects and costs. Each is one entry: schema, lowering, text.
--
-- V.verb(name, schema, lower, text): 'lower' gets the checked arguments, the scope, 'emit',
-- which appends one instruction (in the list of a cost marked as part of it), the kind of
-- list and the verb itself. A verb may append several instructions. 'text' gets the
-- arguments and whether they stand in a cost. Here are give and delayed; the files up to
-- 70_flow.lua add the others.

local V = core.vocabulary
local W = V.words

V.verbs = {}

function V.verb(name, schema, lower, text)
  V.verbs[name] = { schema = schema, lower = lower, text = text }
  W[name] = function(args)
    local file, line = V.here(2)
    local kind = type(args)
    if V.tag(args) ~= nil or kind == "string" or kind == "number" then args = { args } end
    if type(args) ~= "table" then V.raise(2, "%s: a table expected", name) end
    return V.object { tag = "op", verb = name, args = args, word = name, file = file, line = line }
  end
end
local verb = V.verb

-- Lists -----------------------------------------------------------------------------

local function lower_op(op, cx, mode, out)
  local entry, outer = V.verbs[op.verb], cx.fixed
  cx.fixed = outer or op.fixed
  V.enter(op.word, op)
  V.check(op.args, entry.schema)
  entry.lower(op.args, cx, function(record)
    record.code = core.op[record.code or op.verb] or V.fail("no such instruction")
    if mode == "cost" then
      record.flags = (record.flags or 0) | core.flag.cost | (cx.fixed and core.flag.fixed or 0)
    end
    out[#out + 1] = record
  end, mode, op)
  V.leave()
  cx.fixed = outer
end

-- Lowers a list of verbs, or a function, to a list id; mode "cost" marks its parts.
function V.list_of(effect, cx, mode)
  if effect == nil then return V.NONE end
  if type(effect) == "function" then
    return core.list { { code = core.op.lua, a = core.func(effect) } }
  end
  local out = {}
  for i, op in ipairs(effect) do
    if V.tag(op) ~= "op" then V.within("item " .. i, nil, V.expect, "op", op) end
    lower_op(op, cx, mode, out)
  end
  return core.list(out)
end

local function op_text(op, mode)
  local text = V.verbs[op.verb].text
  return (text and text(op.args, mode) or op.verb:gsub("_", " ")) .. V.wheres()
end

function V.list_text(list, mode)
  if type(list) == "function" then return "a computed effect" end
  local words = {}
  for i, op in ipairs(list) do words[i] = V.tag(op) == "op" and op_text(op, mode) or "?" end
  if mode == "cost" then return V.join(words, "and") end
  return table.concat(words, "; ")
end

function V.cost_text(list)
  local text = V.list_text(list, "cost")
  return V.upper(text)
end

-- What a price buys; a list without a cost asks for none.
function V.priced_text(pay, text)
  local price = pay and V.cost_text(pay) or ""
  return price ~= "" and price .. " -> " .. text or text
end

-- Helpers ---------------------------------------------------------------------------

-- The number of a player, "you" if none is named.
function V.who(x, cx) return core.ref[x and "none" or "you"] + (x and V.ref(x, cx) or 0) end

-- "your opponent draws", "draw".
function V.subject(player, singular, plural)
  if player == nil then return plural end
  return V.say(player) .. " " .. singular
end

-- A verb that takes a pick and nothing else.
function V.verb_on_cards(name, phrase)
  verb(name, { "pick!" }, function(args, cx, emit) emit { pick = V.pick(args[1], cx) } end,
    function(args) return (phrase or name) .. " " .. V.say(args[1]) end)
end

local function target(pick) return pick == nil and "this card" or V.say(pick) end

-- Gives -----------------------------------------------------------------------------

local lasting = { attack = "for this attack", step = "for this step", turn = "until end of turn",
  battle = "until end of battle", next_turn = "until the end of the next turn",
  discarded = "until discarded", forever = "until the end of the game",
  next_attack = "for its next attack" }

local function give(emit, to, body, slots, lasts, cx)
  local is_player = V.tag(to) == "ref" and to.player
  if is_player and lasts == "next_attack" then V.fail("a player has no next attack") end
  emit { code = "give", ref = is_player and V.ref(to, cx) or 0,
    pick = is_player and V.NONE or V.pick(to, cx), a = body,
    b = #slots > 0 and core.slots(slots) or V.NONE,
    arg = V.known("duration", lasts, core.duration) }
end

-- A player has no numbers and is not forbidden or made to do anything.
local function for_player(entries)
  for _, entry in ipairs(entries) do
    if entry.kind ~= core.entry.ability and entry.kind ~= core.entry.keyword then
      V.fail("a player gets abilities and lines for units, nothing else")
    end
  end
end

local give_schema = V.home_of_fields("give {}", V.with_body { to = "pick|player", lasts = "duration!" })

V.advice[give_schema] = { duration = "how long is written lasts = ..", target = "who is written to = .." }

verb("give", give_schema, function(args, cx, emit)
  local inner = V.inner(cx)
  inner.slots = {}
  local entries = V.entries(args, inner)
  if #entries == 0 then V.fail("nothing is given") end
  if V.tag(args.to) == "ref" and args.to.player then for_player(entries) end
  local body = core.body(entries)
  give(emit, args.to or W.self, body, inner.slots, args.lasts, cx)
end, function(args)
  local you = V.tag(args.to) == "ref" and args.to.name == "you"
  return target(args.to) .. " " .. V.body_text(args, you) .. " " .. (lasting[args.lasts] or "")
end)

-- Printed lines of another card, each asked for.
verb("copy_lines", { up_to = "amount!", from = "pick!", to = "card", lasts = "duration!" },
  function(args, cx, emit)
    emit { pick = V.pick(args.from, cx), ref = V.ref(args.to or W.self, cx),
      a = V.node(args.up_to, cx), arg = V.known("duration", args.lasts, core.duration) }
  end, function(args)
    return target(args.to) .. " gets up to " .. V.some(args.up_to, "printed line") .. " of "
      .. V.say(args.from) .. " " .. (lasting[args.lasts] or "")
  end)

-- A trigger that the effect leaves behind; fires once unless told otherwise. With in_order
-- several such triggers of one moment keep the order in which they were left.
verb("delayed", { on = "event!", when = "cond", may = "bool|table", unless = "table",
  once = "bool", in_order = "bool", openly = "bool", lasts = "duration", effect = "effect!" },
  function(args, cx, emit, _, op)
  local trigger = { once = args.once ~= false }
  for _, name in ipairs { "on", "when", "may", "unless", "in_order", "openly", "effect" } do
    trigger[name] = args[name]
  end
  local item = V.object { tag = "ability", kind = "trigger", word = "delayed", args = trigger,
    file = op.file, line = op.line }
  item.source = cx.source
  local id, text = V.ability(item)
  local body = core.body { { kind = core.entry.ability, what = id, text = core.string(text) } }
  give(emit, W.you, body, {}, args.lasts or "turn", cx)
end, function(args)
  local text = V.ability_text(V.object { tag = "ability", kind = "trigger", args = args })
  return V.lower(text)
end)
