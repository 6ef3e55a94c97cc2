-- Verbs that choose and control, and those of the rules' sequences.
--
-- The first part is for effects of cards too: choose, choose_number, choose_arena, may,
-- either, if_, while_, each_player, as_player, stop. The second part is what
-- scripts/rules puts turns, battles and attacks together from.

local V = core.vocabulary
local W = V.words
local verb, who = V.verb, V.who

-- Choices -----------------------------------------------------------------------------

local MAX_NAMES = 4

local function name_card(name, cx)
  if name == nil then return 255 end
  if cx.the[name] then return cx.the[name] - 1 end
  local used = 0
  for _ in pairs(cx.the) do used = used + 1 end
  if used == MAX_NAMES then V.fail("more than %d named cards in one effect", MAX_NAMES) end
  cx.the[name] = used + 1
  return used
end

verb("choose", { "pick!", as = "string", text = "string" }, function(args, cx, emit)
  local pick = V.pick(args[1], cx)
  emit { pick = pick, arg = name_card(args.as, cx), a = args.text and core.string(args.text) or V.NONE }
end, function(args)
  local optional = V.tag(args[1]) == "pick" and args[1].optional
  return (optional and "you may " or "") .. "choose " .. V.say(args[1])
end)

verb("choose_number", { "value!", "value!", by = "player", text = "string" },
  function(args, cx, emit)
    if math.type(args[1]) == "integer" and math.type(args[2]) == "integer" and args[1] > args[2] then
      V.fail("from %d to %d there is no number", args[1], args[2])
    end
    emit { code = "number", ref = who(args.by, cx), a = V.node(args[1], cx),
      b = V.node(args[2], cx), list = { core.string(args.text or "choose a number") } }
  end, function(args)
    return "choose a number from " .. V.say(args[1]) .. " to " .. V.say(args[2])
  end)

verb("choose_arena", { list = "string", by = "player" }, function(args, cx, emit)
  local mask = 7
  if #args > 0 then
    mask = 0
    for _, name in ipairs(args) do mask = mask | 1 << V.known("arena", name, V.arenas) end
  end
  emit { code = "arena", ref = who(args.by, cx), arg = mask }
end, function() return "choose an arena" end)

-- With 'then_' or 'else_' the verbs in the list are a price: all or nothing.
local function price(args) return #args > 0 and (args.then_ or args.else_) and "cost" or nil end

verb("may", { list = "op", by = "player", then_ = "effect", else_ = "effect", text = "string" },
  function(args, cx, emit)
    local paid, then_ = args, args.then_
    if not price(args) then
      paid, then_ = nil, then_ or args
      if then_ == args and #args == 0 then V.fail("nothing that may be done") end
    end
    local list = { V.list_of(paid, cx, "cost"), V.list_of(then_, cx), V.list_of(args.else_, cx) }
    local text = args.text or V.list_text(paid or then_, price(args))
    emit { ref = who(args.by, cx), a = core.string(text), list = list }
  end, function(args)
    local text = V.say(args.by or W.you) .. " may" .. (args.by and #args == 0 and ": " or " ")
    if #args > 0 then text = text .. V.list_text(args, price(args)) end
    if args.then_ then
      text = text .. (#args > 0 and "; if so: " or "") .. V.list_text(args.then_)
    end
    if args.else_ then text = text .. "; if not: " .. V.list_text(args.else_) end
    return text
  end)

-- What a list does is put in words only after lowering it has checked it.
local choice_schema = { list = "op", when = "cond", text = "string", window = "names" }

local function alternatives(list, cx, mode, bodies)
  local out = {}
  for i, each in ipairs(list) do
    V.enter("choice %d", nil, i)
    V.check(each, choice_schema)
    out[i] = { list = V.list_of(each, cx, mode), when = V.node(each.when, cx),
      windows = V.part_windows(each, cx, list),
      text = core.string(each.text or bodies and V.listing(bodies[i]) or V.list_text(each, mode)) }
    V.leave()
  end
  return core.alternatives(out), #out
end

local function either_text(list, mode)
  local words = {}
  for i, each in ipairs(list) do
    words[i] = V.list_text(each, mode)
    if each.when ~= nil then words[i] = words[i] .. " (only if " .. V.say(each.when) .. ")" end
  end
  return table.concat(words, ", or ")
end

verb("either", { list = "table", by = "player" }, function(args, cx, emit, mode)
  if #args < 2 then V.fail("at least two lists to choose from expected") end
  local first, n = alternatives(args, cx, mode)
  emit { a = first, arg = n, ref = who(args.by, cx) }
end, function(args, mode)
  return (mode == "cost" and "" or "choose one: ") .. either_text(args, mode)
end)

-- One of the bodies in the list of a constructor is chosen and given to the card.
local function give_one(list, lasts, cx, emit)
  local choices = {}
  for i, body in ipairs(list) do
    V.within("item " .. i, nil, V.expect, "table", body)
    local give = { lasts = lasts }
    for key, value in pairs(body) do give[key] = value end
    choices[i] = { W.give(give) }
  end
  if #choices == 1 then
    emit { code = "run", list = { V.list_of(choices[1], cx) } }
    return
  end
  local first, n = alternatives(choices, cx, nil, list)
  emit { code = "either", a = first, arg = n, ref = core.ref.you }
end

-- In keyword scripts with a constructor: what the card wrote in it. As a cost it is a
-- choice among what can be paid in full, and nothing happens if nothing can (UPKEEP.2-5).
-- With 'lasts' its items are bodies, of which one is given.
verb("argument", { "int|string", cost = "bool", lasts = "duration" }, function(args, cx, emit, mode)
  local source = cx.source or V.fail("only in keywords with a constructor")
  local list = source.args
  if args[1] then V.fail("a part of the list stands in a body, not in an effect") end
  V.enter(source.word, source)
  cx.source = nil -- what the card wrote has no list of its own to run
  if #list == 0 then V.fail("its list is empty") end
  if args.lasts then give_one(list, args.lasts, cx, emit)
  elseif args.cost then
    local only = list[1]
    local choice = V.tag(only) == "op" and only.verb == "either" and #list == 1 and only.args
    local first, n = alternatives(choice or { list }, cx, "cost")
    emit { code = "either", a = first, arg = n, ref = core.ref.you }
  else
    emit { code = "run", list = { V.list_of(list, cx, mode) } }
  end
  cx.source = source
  V.leave()
end, function(args) return args.cost and "pay one of the listed costs" or "do as listed" end)

-- Control -----------------------------------------------------------------------------

-- What a cost takes must be known before it is paid: loops and the like are no parts of it.
local function no_cost(mode)
  if mode == "cost" then V.fail("can't be part of a cost") end
end

-- What is listed happens if the prediction, made before the roll, is right. Secret dice tell
-- that only when they are shown (R11.4).
verb("predict_hits", { list = "op" }, function(args, cx, emit, mode)
  no_cost(mode)
  if #args == 0 then V.fail("its list is empty") end
  local right = W.delayed { on = W.counted {}, when = W.exactly(W.X, W.hits), lasts = "attack",
    openly = true, effect = args }
  emit { code = "run", list = { V.list_of({ W.may { text = "Predict the number of hits?", then_ = {
    W.choose_number { 0, W.constant "most_hits", text = "How many hits will there be?" },
    right } } }, cx) } }
end, function(args)
  return "you may predict the number of hits; if you are right: " .. V.list_text(args)
end)

verb("if_", { "cond!", "effect!", "effect" }, function(args, cx, emit, mode)
  emit { code = "if", a = V.node(args[1], cx),
    list = { V.list_of(args[2], cx, mode), V.list_of(args[3], cx, mode) } }
end, function(args)
  local text = "if " .. V.say(args[1]) .. ": " .. V.list_text(args[2])
  return args[3] and text .. "; else: " .. V.list_text(args[3]) or text
end)

verb("while_", { "cond!", "effect!" }, function(args, cx, emit, mode)
  no_cost(mode)
  V.check_loop(args[1], args[2])
  emit { code = "while", a = V.node(args[1], cx), list = { V.list_of(args[2], cx) } }
end, function(args) return "while " .. V.say(args[1]) .. ": " .. V.list_text(args[2]) end)

local function loop(name, phrase)
  verb(name, { list = "op" }, function(args, cx, emit, mode)
    no_cost(mode)
    if #args == 0 then V.fail("its list is empty") end
    emit { list = { V.list_of(args, cx) } }
  end, function(args) return phrase .. ": " .. V.list_text(args) end)
end

loop("each_player", "each player")
loop("each_arena", "in each arena")
loop("queued_attacks", "each attack that waits")

-- The verbs for each card as 'it', one after the other; the order is chosen.
verb("in_turn", { "pick!", "effect!", by = "player" }, function(args, cx, emit, mode)
  no_cost(mode)
  emit { pick = V.pick(args[1], cx), ref = who(args.by, cx), list = { V.list_of(args[2], cx) } }
end, function(args)
  return "for " .. V.say(args[1]) .. ", one after the other: " .. V.list_text(args[2])
end)

verb("piles", { "pick!", by = "player!", take = "effect!", rest = "effect", text = "string" },
  function(args, cx, emit, mode)
    no_cost(mode)
    emit { ref = V.ref(args.by, cx), pick = V.pick(args[1], cx),
      a = core.string(args.text or "take the pile shown last, not the other"),
      list = { V.list_of(args.take, cx), V.list_of(args.rest, cx) } }
  end, function(args)
    return V.say(args.by) .. " puts " .. V.say(args[1]) .. " into two piles; one that you choose: "
      .. V.list_text(args.take) .. (args.rest and "; the other: " .. V.list_text(args.rest) or "")
  end)

verb("as_player", { "player!", "effect!" }, function(args, cx, emit, mode)
  no_cost(mode)
  emit { ref = V.ref(args[1], cx), list = { V.list_of(args[2], cx) } }
end, function(args) return V.say(args[1]) .. ": " .. V.list_text(args[2]) end)

verb("stop", {}, function(_, _, emit) emit {} end)

-- Sequences ---------------------------------------------------------------------------

V.sequences = {} -- name -> { args, file, line }

verb("run_sequence", { "string!" }, function(args, _, emit)
  V.known("sequence", args[1], V.sequences)
  if not V.in_sequence then V.run_from_text[args[1]] = true end
  emit { code = "sequence", a = core.sequence(args[1]) }
end)

-- step { "build", player = dark }. With arena = true, inside each_arena, the step of the
-- arena at hand: "battle" stands for battle.space, battle.ground and battle.character.
V.arena_steps = {}
V.stepped = {} -- names of steps that a lowered list has; "battle." for those of the arenas

-- Declares the steps of all arenas, numbered in a row; the number of the first.
function V.arena_step(name)
  local first
  for i, arena in ipairs(V.arena_names) do
    local id = core.step(name .. "." .. arena)
    first = first or id
    if id ~= first + i - 1 then V.fail("step '%s.%s' came out of order", name, arena) end
    V.steps[name .. "." .. arena] = true
  end
  return first
end

local function step_record(args, cx)
  local by_arena = args.arena == true
  if by_arena then V.known("step of each arena", args[1], V.arena_steps) end
  return { a = by_arena and V.arena_step(args[1]) or V.step(args[1]), arg = by_arena and 1 or 0,
    ref = args.player and V.ref(args.player, cx) or 0 }
end

verb("step", { "string!", player = "player", arena = "bool" }, function(args, cx, emit)
  emit(step_record(args, cx))
  V.stepped[args[1] .. (args.arena and "." or "")] = true
end)
local step = W.step
W.step = function(args) -- steps are known by being used somewhere
  local op = step(args)
  local name = op.args[1]
  local known = op.args.arena and V.arena_steps or V.steps
  known[name or ""] = known[name or ""] or op
  return op
end

verb("step_end", { "string!", player = "player", arena = "bool" }, function(args, cx, emit)
  emit(step_record(args, cx))
end)

verb("window_", { "string!", player = "player" }, function(args, cx, emit)
  V.known("window", args[1], V.windows)
  emit { code = "window", a = core.window(args[1]),
    ref = args.player and V.ref(args.player, cx) or 0 }
end)

verb("attack", { "card!", "pick!", again = "bool" }, function(args, cx, emit)
  emit { ref = V.ref(args[1], cx), pick = V.pick(args[2], cx),
    flags = args.again and core.flag.again or 0 }
end, function(args)
  return V.say(args[1]) .. " attacks " .. V.say(args[2]) .. (args.again and " again" or "")
end)

verb("emit", { "string!", card = "pick", player = "player" }, function(args, cx, emit)
  emit { arg = V.known("event", args[1], core.event), pick = V.pick(args.card, cx),
    ref = args.player and V.ref(args.player, cx) or 0 }
end)

verb("attack_roll", { text = "string" }, function(args, _, emit)
  emit { a = args.text and core.string(args.text) or V.NONE }
end)

verb("abilities", { "string!" }, function(args, _, emit)
  emit { arg = V.known("switch", args[1], { off = 0, on = 1 }) }
end)

verb("expire", { "string!" }, function(args, _, emit)
  emit { arg = V.known("duration", args[1], core.duration) }
end)

verb("skip_unless", { "cond!" }, function(args, cx, emit) emit { a = V.node(args[1], cx) } end)

verb("pay_dues", {}, function(_, _, emit) emit {} end,
  function() return "pay what it costs beside" end)

for _, name in ipairs { "next_unit", "unit_turn", "attack_declare", "attack_hits", "attack_end",
  "damage_open", "damage_place", "turn_begin", "pay", "resolve", "play_done" } do
  verb(name, {}, function(_, _, emit) emit {} end)
end
