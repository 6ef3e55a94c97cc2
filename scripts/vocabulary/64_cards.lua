-- Verbs that move and change cards, and those of Force, build points and other resources.

local V = core.vocabulary
local W = V.words
local verb, who, subject = V.verb, V.who, V.subject

-- Cards -----------------------------------------------------------------------------

local function of_zone(zone, player)
  return V.object { tag = "selector", owner = player and "none" or "you", word = "selector",
    filter = { zone = zone, kind = "card", of = player } }
end

-- As a cost only untapped cards can be tapped (R9.2.3): a choice among others is narrowed.
local function untapped(pick)
  if V.tag(pick) ~= "pick" or V.tag(pick.selector) ~= "selector" then return pick end
  return V.narrowed(pick, { tapped = false })
end

verb("tap", { "pick!" }, function(args, cx, emit, mode)
  emit { pick = V.pick(mode == "cost" and untapped(args[1]) or args[1], cx) }
end, function(args) return "tap " .. V.say(args[1]) end)
V.verb_on_cards("untap")
V.verb_on_cards("reveal", "show")
V.verb_on_cards("fleeting", "from now on remove from the game what would be discarded of")
V.verb_on_cards("look", "look at")
V.verb_on_cards("build")
V.verb_on_cards("deploy")
V.verb_on_cards("complete")
V.verb_on_cards("raise")
V.verb_on_cards("copy", "play a copy of")

verb("join_stack", { "pick!", bottom = "bool", under = "pick" }, function(args, cx, emit)
  if args.under then
    V.expect("card", args[1])
    emit { code = "stack", pick = V.pick(args.under, cx), ref = V.ref(args[1], cx),
      flags = core.flag.bottom }
    return
  end
  emit { code = "stack", pick = V.pick(args[1], cx),
    flags = args.bottom and core.flag.bottom or 0 }
end, function(args)
  if args.under then return "put " .. V.say(args[1]) .. " under " .. V.say(args.under) end
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
      local least = args.random and 1 or 0
      if math.type(pick) == "integer" and pick < least then
        V.fail("%d or more cards expected, got %s", least, V.describe(pick))
      end
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

local function move(emit, pick, zone, flags, cx, player)
  if player and zone ~= "hand" then V.fail("only the hand may be another player's") end
  emit { code = "move", pick = V.pick(pick, cx), arg = V.known("zone", zone, core.zone),
    flags = flags, ref = player and V.ref(player, cx) or 0 }
end

verb("return_to", { "pick!", "string!", bottom = "bool", face_down = "bool", player = "player" },
  function(args, cx, emit)
    move(emit, args[1], args[2], (args.bottom and core.flag.bottom or 0)
      | (args.face_down and core.flag.face_down or 0), cx, args.player)
  end, function(args)
    if args.player then
      return "put " .. V.say(args[1]) .. " into the hand of " .. V.say(args.player)
    end
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

verb("bring", { "amount!", "string!", arena = "string", player = "player" },
  function(args, cx, emit)
    emit { a = V.def(args[2]), b = V.node(args[1], cx), arg = arena_of(args.arena),
      ref = who(args.player, cx) }
  end, function(args)
    return "put " .. V.say(args[1]) .. " " .. args[2] .. " into "
      .. V.arena_text(args.arena, "an arena of its types")
  end)

verb("attach", { "card!", to = "pick!", aboard = "bool" }, function(args, cx, emit)
  emit { pick = V.pick(args.to, cx), ref = V.ref(args[1], cx),
    arg = args.aboard and 1 or 0 }
end, function(args)
  return (args.aboard and "move " or "attach ") .. V.say(args[1])
    .. (args.aboard and " onto " or " to ") .. V.say(args.to)
end)

verb("draw", { "amount!", player = "player" }, function(args, cx, emit)
  emit { ref = who(args.player, cx), a = V.node(args[1], cx) }
end, function(args)
  return subject(args.player, "draws", "draw") .. " " .. V.some(args[1], "card")
end)

verb("shuffle", { player = "player" }, function(args, cx, emit)
  emit { ref = who(args.player, cx) }
end, function(args) return subject(args.player, "shuffles", "shuffle") end)

-- Search: choose in the deck, show, move, put counters, shuffle (R9.8.5). Nothing found
-- leaves nothing to move. Several tables in 'find' are so many cards, one for each.
local function finds(args)
  local several = V.tag(args.find[1]) == nil and type(args.find[1]) == "table"
  return several and args.find or { args.find }
end

local function find_one(find, args, list)
  local filter = { zone = "deck" }
  for key, value in pairs(find) do filter[key] = value end
  local from = V.object { tag = "selector", owner = "you", filter = filter, word = "selector" }
  local pick = args.up_to and W.up_to(args.up_to, from) or W.one(from, { optional = true })
  list[#list + 1] = W.choose { pick }
  if args.show ~= false then list[#list + 1] = W.reveal { W.them } end
  if V.arenas[args.to] then list[#list + 1] = W.enter { W.them, arena = args.to }
  else
    list[#list + 1] = W.return_to { W.them, args.to, face_down = args.to == "build" or nil }
  end
  if args.counters then list[#list + 1] = W.put { args.counters, "build", on = W.them } end
end

local function search_list(args)
  local list = {}
  for _, find in ipairs(finds(args)) do find_one(find, args, list) end
  list[#list + 1] = W.shuffle {}
  return list
end

local function found_text(args)
  local words = {}
  for i, find in ipairs(finds(args)) do
    V.expect("table", find)
    words[i] = V.noun(V.object { tag = "selector", owner = "none", filter = find }, "a")
  end
  return V.join(words, "and"), #words > 1 and "them" or "it"
end

verb("search", { find = "conditions!", to = "string!", counters = "amount", up_to = "amount",
  show = "bool", player = "player" }, function(args, cx, emit)
  for i, find in ipairs(finds(args)) do V.within("find " .. i, nil, V.expect, "table", find) end
  emit { code = "as_player", ref = who(args.player, cx),
    list = { V.list_of(search_list(args), cx) } }
end, function(args)
  local what, them = found_text(args)
  local to = args.to == "hand" and "hand" or args.to == "build" and "the build zone"
    or V.arena_text(args.to)
  if args.counters then to = to .. " with " .. V.some(args.counters, "build counter") .. " on it" end
  return subject(args.player, "searches the", "search your") .. " deck for " .. what
    .. (args.show ~= false and ", show " .. them or "") .. " and put " .. them .. " into " .. to
end)

-- Force, build points and other resources -------------------------------------------------

local function resources(name, phrase)
  local schema = { player = "player", rest = "value" }
  V.advice[schema] = { "say of what, as in force = 1" }
  verb(name, schema, function(args, cx, emit, _, op)
    if next(args, next(args) == "player" and "player" or nil) == nil then
      V.fail("how much is missing, as in %s%s", op.word, op.word == name and " { force = 1 }" or "(1)")
    end
    for key, amount in pairs(args) do
      if key ~= "player" then
        if math.type(amount) == "integer" and amount < 0 then
          V.fail("field '%s': 0 or more expected, got %s", key, V.describe(amount))
        end
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
    local does = mode == "cost" and name == "lose" and "pay" or phrase
    return subject(args.player, does .. "s", does) .. " " .. table.concat(words, ", ")
  end)
end

resources("gain", "gain")
resources("lose", "lose")
resources("set", "set")

-- cost.force(2), cost.build(1): any declared resource.
W.cost = V.read_only(setmetatable({}, { __index = function(_, name)
  return function(n)
    local op = W.lose { [name] = n }
    op.word = "cost." .. tostring(name)
    return op
  end
end }))
