-- Verbs of effects and costs. Each is one entry: schema, lowering, text.
--
-- V.verb(name, schema, lower, text): 'lower' gets the checked arguments, the scope, 'emit',
-- which appends one instruction (in the list of a cost marked as part of it), the kind of
-- list and the verb itself. A verb may append several instructions. 'text' gets the arguments and whether
-- they stand in a cost. 70_flow.lua adds the verbs that control the flow.

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
    return V.object("op", { verb = name, args = args, word = name }, file, line)
  end
end
local verb = V.verb

-- Lists -----------------------------------------------------------------------------

local function lower_op(op, cx, mode, out)
  local entry = V.verbs[op.verb]
  V.enter(op.verb, op)
  V.check(op.args, entry.schema)
  entry.lower(op.args, cx, function(record)
    record.code = core.op[record.code or op.verb] or V.fail("no such instruction")
    if mode == "cost" then record.flags = (record.flags or 0) | core.flag.cost end
    out[#out + 1] = record
  end, mode, op)
  V.leave()
end

-- Lowers a list of verbs, or a function, to a list id; mode "cost" marks its parts.
function V.list_of(effect, cx, mode)
  if effect == nil then return V.NONE end
  if type(effect) == "function" then
    return core.list { { code = core.op.lua, a = core.func(effect) } }
  end
  local out = {}
  for i, op in ipairs(effect) do
    if V.tag(op) ~= "op" then V.fail("item %d: a verb expected, got %s", i, V.describe(op)) end
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
  return text:sub(1, 1):upper() .. text:sub(2)
end

-- Helpers ---------------------------------------------------------------------------

local function who(x, cx) return core.ref[x and "none" or "you"] + (x and V.ref(x, cx) or 0) end
V.who = who

local function subject(player, singular, plural)
  if player == nil then return plural end
  return V.say(player) .. " " .. singular
end

-- "1 card", "up to 2 damage counters", "all cards".
local function upto(args, n, noun)
  return (args.up_to and "up to " or "") .. V.some(args.up_to or n, noun)
end

local function target(pick) return pick == nil and "this card" or V.say(pick) end

local function of_zone(zone, player)
  return V.object("selector", { owner = player and "none" or "you", word = "selector",
    filter = { zone = zone, kind = "card", of = player } })
end

-- Gives -----------------------------------------------------------------------------

local lasting = { attack = "for this attack", step = "for this step", turn = "until end of turn",
  battle = "until end of battle", next_turn = "until the end of the next turn",
  discarded = "until discarded", forever = "until the end of the game",
  next_attack = "for its next attack" }

local function give(emit, to, body, slots, lasts, cx)
  local is_player = V.tag(to) == "ref" and to.player
  emit { code = "give", ref = is_player and V.ref(to, cx) or 0,
    pick = is_player and V.NONE or V.pick(to, cx), a = body,
    b = #slots > 0 and core.slots(slots) or V.NONE,
    arg = V.known("duration", lasts, core.duration) }
end

verb("give", V.with_body { to = "pick|player", lasts = "string!" }, function(args, cx, emit)
  local inner = V.inner(cx)
  inner.slots = {}
  local body = V.body(args, inner)
  give(emit, args.to or W.self, body, inner.slots, args.lasts, cx)
end, function(args)
  local you = V.tag(args.to) == "ref" and args.to.name == "you"
  return target(args.to) .. " " .. V.body_text(args, you) .. " " .. (lasting[args.lasts] or "")
end)

-- A trigger that the effect leaves behind; fires once unless told otherwise. With in_order
-- several such triggers of one moment keep the order in which they were left.
verb("delayed", { on = "event!", when = "cond", may = "bool|table", unless = "table",
  once = "bool", in_order = "bool", lasts = "string", effect = "effect!" },
  function(args, cx, emit, _, op)
  local trigger = { once = args.once ~= false }
  for _, name in ipairs { "on", "when", "may", "unless", "in_order", "effect" } do
    trigger[name] = args[name]
  end
  local item = V.object("ability", { kind = "trigger", word = "delayed", args = trigger },
    op.file, op.line)
  local id, text = V.ability(item)
  local body = core.body { { kind = core.entry.ability, what = id, text = core.string(text) } }
  give(emit, W.you, body, {}, args.lasts or "turn", cx)
end, function(args)
  local text = V.ability_text(V.object("ability", { kind = "trigger", args = args }))
  return text:sub(1, 1):lower() .. text:sub(2)
end)

-- Damage and counters -----------------------------------------------------------------

verb("damage", { "value", dice = "value", to = "pick!", by = "card" }, function(args, cx, emit)
  if (args[1] == nil) == (args.dice == nil) then
    V.fail("an amount or dice must be given, one of them")
  end
  emit { pick = V.pick(args.to, cx), a = V.node(args[1] or args.dice, cx),
    ref = V.ref(args.by or W.self, cx), flags = args.dice and core.flag.dice or 0 }
end, function(args)
  local n = args.dice and V.say(args.dice) .. " dice of damage" or V.say(args[1]) .. " damage"
  return (args.by and V.say(args.by) or "this card") .. " does " .. n .. " to " .. V.say(args.to)
end)

-- Only cards with pending damage can be chosen: preventing nothing is no choice.
function V.pending_only(pick)
  if V.tag(pick) ~= "pick" or not pick.selector then return pick end
  local filter = {}
  for key, value in pairs(pick.selector.filter) do filter[key] = value end
  local pending = W.at_least(1, W.candidate.pending)
  filter.where = filter.where ~= nil and W.all_of { filter.where, pending } or pending
  return V.object("pick", { mode = pick.mode, hi = pick.hi, by = pick.by,
    optional = pick.optional, word = "pick",
    selector = V.object("selector", { owner = pick.selector.owner, filter = filter }) })
end

verb("prevent", { "any", up_to = "value", to = "pick!" }, function(args, cx, emit)
  local most = args.up_to or args[1]
  if most == "all" then most = nil end
  if most ~= nil then V.expect("value", most) end
  emit { pick = V.pick(V.pending_only(args.to), cx), a = V.node(most, cx),
    flags = args.up_to and core.flag.up_to or 0 }
end, function(args)
  local n = args.up_to and "up to " .. V.say(args.up_to) or args[1] and V.say(args[1]) or "all"
  return "prevent " .. n .. " damage to " .. V.say(args.to)
end)

verb("put", { "value!", "string!", on = "pick!" }, function(args, cx, emit)
  emit { pick = V.pick(args.on, cx), arg = V.counter(args[2]), a = V.node(args[1], cx) }
end, function(args)
  return "put " .. V.some(args[1], args[2] .. " counter") .. " on " .. V.say(args.on)
end)

local function take(kind, amount, args, cx, emit)
  if amount == "all" then amount = nil elseif amount ~= nil then V.expect("value", amount) end
  emit { code = "take", pick = V.pick(args.from, cx), arg = V.counter(kind),
    a = V.node(args.up_to or amount, cx), flags = args.up_to and core.flag.up_to or 0 }
end

verb("take", { "any", "string", kind = "string", up_to = "value", from = "pick!" },
  function(args, cx, emit)
    local kind = args.kind or args[2] or V.fail("say the kind of counter")
    take(kind, args[1], args, cx, emit)
  end, function(args)
    return "remove " .. upto(args, args[1], (args.kind or args[2]) .. " counter") .. " from "
      .. V.say(args.from)
  end)

verb("heal", { "any", up_to = "value", from = "pick!" }, function(args, cx, emit)
  if args[1] == nil and args.up_to == nil then V.fail("an amount, 'all' or up_to is missing") end
  take("damage", args[1], args, cx, emit)
end, function(args)
  return "remove " .. upto(args, args[1], "damage counter") .. " from " .. V.say(args.from)
end)

-- Cards -----------------------------------------------------------------------------

local function simple(name, phrase)
  verb(name, { "pick!" }, function(args, cx, emit) emit { pick = V.pick(args[1], cx) } end,
    function(args) return (phrase or name) .. " " .. V.say(args[1]) end)
end

-- As a cost only untapped cards can be tapped (R9.2.3): a choice among others is narrowed.
local function untapped(pick)
  if V.tag(pick) ~= "pick" or V.tag(pick.selector) ~= "selector" then return pick end
  local selector, filter = pick.selector, { tapped = false }
  for key, value in pairs(selector.filter) do filter[key] = value end
  local out = {}
  for key, value in pairs(pick) do out[key] = value end
  out.selector = V.object("selector", { owner = selector.owner, filter = filter })
  return setmetatable(out, getmetatable(pick))
end

verb("tap", { "pick!" }, function(args, cx, emit, mode)
  emit { pick = V.pick(mode == "cost" and untapped(args[1]) or args[1], cx) }
end, function(args) return "tap " .. V.say(args[1]) end)
simple("untap")
simple("reveal", "show")
simple("build")
simple("deploy")
simple("complete")
simple("raise")

verb("join_stack", { "pick!", bottom = "bool" }, function(args, cx, emit)
  emit { code = "stack", pick = V.pick(args[1], cx),
    flags = args.bottom and core.flag.bottom or 0 }
end, function(args)
  return "put " .. V.say(args[1]) .. (args.bottom and " under" or " on top of") .. " its stack"
end)

verb("retreat", { "pick!", tapped = "bool" }, function(args, cx, emit)
  emit { pick = V.pick(args[1], cx), flags = args.tapped and core.flag.tapped or 0 }
end, function(args) return "retreat " .. V.say(args[1]) end)

verb("discard", { "value|pick!", from = "string", player = "player", random = "bool",
    cause = "string" },
  function(args, cx, emit, mode)
    local pick = args[1]
    if V.tag(pick) ~= "pick" and V.tag(pick) ~= "ref" then
      local from = of_zone(args.from or "hand", args.player)
      pick = args.random and W.random(args[1], from)
        or W.exactly(args[1], from, { by = args.player })
    end
    emit { pick = V.pick(pick, cx), arg = mode == "cost" and core.cause.cost
      or V.known("cause", args.cause or "effect", core.cause) }
  end, function(args)
    if V.tag(args[1]) then return "discard " .. V.say(args[1]) end
    return subject(args.player, "discards", "discard") .. " " .. V.some(args[1], "card") .. " from "
      .. (args.from or "hand")
  end)

local function move(emit, pick, zone, flags, cx)
  emit { code = "move", pick = V.pick(pick, cx), arg = V.known("zone", zone, core.zone),
    flags = flags }
end

verb("return_to", { "pick!", "string!", bottom = "bool", face_down = "bool" },
  function(args, cx, emit)
    move(emit, args[1], args[2], (args.bottom and core.flag.bottom or 0)
      | (args.face_down and core.flag.face_down or 0), cx)
  end, function(args)
    return "put " .. V.say(args[1]) .. (args.bottom and " on the bottom of the " or " into the ")
      .. args[2]
  end)

verb("remove_from_game", { "pick!" }, function(args, cx, emit)
  move(emit, args[1], "removed", 0, cx)
end, function(args) return "remove " .. V.say(args[1]) .. " from the game" end)

-- An arena by name, "this", or nil for the owner's choice among the types of the card.
local function arena_of(name)
  if name == nil then return core.ARENA_CHOICE end
  if name == "this" then return core.ARENA_THIS end
  return V.known("arena", name, V.arenas)
end

verb("enter", { "pick!", arena = "string", tapped = "bool" }, function(args, cx, emit)
  emit { pick = V.pick(args[1], cx), arg = arena_of(args.arena),
    flags = args.tapped and core.flag.tapped or 0 }
end, function(args)
  return "put " .. V.say(args[1]) .. " into " .. V.arena_text(args.arena, "its arena")
end)

verb("bring", { "value!", "string!", arena = "string", player = "player" },
  function(args, cx, emit)
    emit { a = V.def(args[2]), b = V.node(args[1], cx), arg = arena_of(args.arena),
      ref = who(args.player, cx) }
  end, function(args)
    return "put " .. V.say(args[1]) .. " " .. args[2] .. " into "
      .. V.arena_text(args.arena, "an arena of its types")
  end)

verb("attach", { "card!", to = "pick!" }, function(args, cx, emit)
  emit { pick = V.pick(args.to, cx), ref = V.ref(args[1], cx) }
end, function(args) return "attach " .. V.say(args[1]) .. " to " .. V.say(args.to) end)

verb("draw", { "value!", player = "player" }, function(args, cx, emit)
  emit { ref = who(args.player, cx), a = V.node(args[1], cx) }
end, function(args)
  return subject(args.player, "draws", "draw") .. " " .. V.some(args[1], "card")
end)

verb("shuffle", { player = "player" }, function(args, cx, emit)
  emit { ref = who(args.player, cx) }
end, function(args) return subject(args.player, "shuffles", "shuffle") end)

-- Search: choose in the deck, show, move, put counters, shuffle (R9.8.5). Nothing found
-- leaves nothing to move.
local function search_list(args)
  local filter = { zone = "deck" }
  for key, value in pairs(args.find) do filter[key] = value end
  local from = V.object("selector", { owner = "you", filter = filter, word = "selector" })
  local pick = args.up_to and W.up_to(args.up_to, from) or W.one(from, { optional = true })
  local list = { W.choose { pick } }
  if args.show ~= false then list[#list + 1] = W.reveal { W.them } end
  if V.arenas[args.to] then list[#list + 1] = W.enter { W.them, arena = args.to }
  else
    list[#list + 1] = W.return_to { W.them, args.to, face_down = args.to == "build" or nil }
  end
  if args.counters then list[#list + 1] = W.put { args.counters, "build", on = W.them } end
  list[#list + 1] = W.shuffle {}
  return list
end

verb("search", { find = "table!", to = "string!", counters = "value", up_to = "value",
  show = "bool", player = "player" }, function(args, cx, emit)
  emit { code = "as_player", ref = who(args.player, cx),
    list = { V.list_of(search_list(args), cx) } }
end, function(args)
  local what = V.noun(V.object("selector", { owner = "none", filter = args.find }), "a")
  local to = args.to == "hand" and "hand" or args.to == "build" and "the build zone"
    or V.arena_text(args.to)
  if args.counters then to = to .. " with " .. V.some(args.counters, "build counter") .. " on it" end
  return subject(args.player, "searches the", "search your") .. " deck for " .. what
    .. (args.show ~= false and ", show it" or "") .. " and put it into " .. to
end)

-- Force, build points and other resources -------------------------------------------------

local function resources(name, phrase)
  verb(name, { player = "player", rest = "value" }, function(args, cx, emit)
    for key, amount in pairs(args) do
      if key ~= "player" then
        emit { ref = who(args.player, cx), arg = V.resource(key), a = V.node(amount, cx) }
      end
    end
  end, function(args, mode)
    local words = {}
    for key, amount in pairs(args) do
      if key == "build" then words[#words + 1] = V.some(amount, "build point")
      elseif key ~= "player" then
        words[#words + 1] = V.amount_text(amount) .. " " .. (key == "force" and "Force" or key)
      end
    end
    local does = mode == "cost" and "pay" or phrase
    return subject(args.player, does .. "s", does) .. " " .. table.concat(words, ", ")
  end)
end

resources("gain", "gain")
resources("lose", "lose")
resources("set", "set")

-- cost.force(2), cost.build(1): any declared resource.
W.cost = V.read_only(setmetatable({}, { __index = function(_, name)
  return function(n) return W.lose { [name] = n } end
end }))

-- Dice and attacks ------------------------------------------------------------------

-- One 'if' inside the other, so that the face is read before any effect runs.
local function faces_list(faces, all, i)
  if i > 6 then return nil end
  local effect = faces[i]
  if all == i then
    effect = {}
    for face = 1, 6 do
      for _, op in ipairs(faces[face] or {}) do effect[#effect + 1] = op end
    end
  end
  local rest = faces_list(faces, all, i + 1)
  if effect == nil then return rest end
  return { W.if_ { V.equals(i, W.done), effect, rest } }
end

verb("roll", { faces = "table!", all = "int", player = "player" }, function(args, cx, emit)
  for face, effect in pairs(args.faces) do
    V.enter("face " .. face)
    if math.type(face) ~= "integer" or face < 1 or face > 6 then V.fail("a die shows 1 to 6") end
    V.expect("effect", effect)
    V.leave()
  end
  emit { ref = who(args.player, cx) }
  emit { code = "run", list = { V.list_of(faces_list(args.faces, args.all, 1), cx) } }
end, function(args)
  local words = {}
  for face = 1, 6 do
    if args.faces[face] then words[#words + 1] = face .. ") " .. V.list_text(args.faces[face]) end
  end
  if args.all then words[#words + 1] = args.all .. ") all of these" end
  return subject(args.player, "rolls", "roll") .. " a die: " .. table.concat(words, ", ")
end)

verb("reroll", { "value", up_to = "value", by = "player" }, function(args, cx, emit)
  emit { a = V.node(args.up_to or args[1] or 250, cx), ref = who(args.by, cx) }
end, function(args) return "reroll up to " .. V.say(args.up_to or args[1]) .. " attack dice" end)

simple("redirect", "the attack goes on against")
verb("end_attack", {}, function(_, _, emit) emit {} end, function() return "the attack ends" end)

verb("add_damage", { "value!" }, function(args, cx, emit)
  emit { a = V.node(args[1], cx) }
end, function(args) return "this attack does " .. V.say(args[1]) .. " more damage" end)

verb("split_damage", { "value!", to = "pick!" }, function(args, cx, emit)
  emit { pick = V.pick(args.to, cx), a = V.node(args[1], cx) }
end, function(args)
  return V.say(args[1]) .. " of the damage goes to " .. V.say(args.to) .. " instead"
end)

verb("disrupt", {}, function(_, _, emit) emit {} end, function() return "disrupt it" end)
verb("win", { "player!" }, function(args, cx, emit)
  emit { ref = V.ref(args[1], cx) }
end, function(args) return V.say(args[1]) .. " wins" end)
