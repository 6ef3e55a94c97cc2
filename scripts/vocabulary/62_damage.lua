-- Verbs of damage, counters, dice and attacks.

local V = core.vocabulary
local W = V.words
local verb, who, subject = V.verb, V.who, V.subject

local NO_AMOUNT = "an amount, 'all' or up_to is missing"
local TWO_AMOUNTS = "both an amount and up_to; write one of them"

-- "1 card", "up to 2 damage counters", "all cards".
local function upto(args, n, noun)
  return (args.up_to and "up to " or "") .. V.some(args.up_to or n, noun)
end

-- Damage and counters -----------------------------------------------------------------

verb("damage", { "amount", dice = "amount", to = "pick!", by = "card" }, function(args, cx, emit)
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
  return V.narrowed(pick, { where = V.threatened(W.candidate) })
end

verb("prevent", { "any", up_to = "amount", to = "pick!", when = "cond",
  from = "card", spare_passed = "bool" }, function(args, cx, emit)
  local most = args.up_to or args[1] or V.fail(NO_AMOUNT)
  if args.up_to and args[1] then V.fail(TWO_AMOUNTS) end
  if most == "all" then most = nil end
  if most ~= nil then V.expect("amount", most) end
  emit { pick = V.pick(V.pending_only(args.to), cx), a = V.node(most, cx), b = V.node(args.when, cx),
    ref = args.from and V.ref(args.from, cx) or 0,
    flags = (args.up_to and core.flag.up_to or 0)
      | (args.spare_passed and core.flag.spare_passed or 0) }
end, function(args)
  local n = args.up_to and "up to " .. V.say(args.up_to) or args[1] and V.say(args[1]) or "all"
  local from = args.from and " from " .. V.say(args.from) or ""
  return "prevent " .. n .. " damage" .. from .. " to " .. V.say(args.to)
    .. (args.spare_passed and ", but for hits passed on from another defender" or "")
    .. (args.when ~= nil and " if " .. V.say(args.when) or "")
end)

verb("put", { "amount!", "string!", on = "pick!" }, function(args, cx, emit)
  emit { pick = V.pick(args.on, cx), arg = V.counter(args[2]), a = V.node(args[1], cx) }
end, function(args)
  return "put " .. V.some(args[1], args[2] .. " counter") .. " on " .. V.say(args.on)
end)

-- As a cost only cards with so many counters can be chosen.
local function holding(pick, kind, amount)
  if V.tag(pick) ~= "pick" or V.tag(pick.selector) ~= "selector" or amount == nil then return pick end
  return V.narrowed(pick, { where = W.at_least(amount, W.counters(kind, W.candidate)) })
end

local function take(kind, amount, args, cx, emit, mode)
  if args.up_to and amount then V.fail(TWO_AMOUNTS) end
  if amount == "all" then amount = nil elseif amount ~= nil then V.expect("amount", amount) end
  local from = mode == "cost" and holding(args.from, kind, amount) or args.from
  emit { code = "take", pick = V.pick(from, cx), arg = V.counter(kind),
    a = V.node(args.up_to or amount, cx), flags = args.up_to and core.flag.up_to or 0 }
end

verb("take", { "any", "string", kind = "string", up_to = "amount", from = "pick!" },
  function(args, cx, emit, mode)
    local kind = args.kind or args[2] or V.fail("item 2 is missing: a kind of counter, as \"damage\"")
    take(kind, args[1], args, cx, emit, mode)
  end, function(args)
    return "remove " .. upto(args, args[1], (args.kind or args[2]) .. " counter") .. " from "
      .. V.say(args.from)
  end)

verb("heal", { "any", up_to = "amount", from = "pick!" }, function(args, cx, emit, mode)
  if args[1] == nil and args.up_to == nil then V.fail(NO_AMOUNT) end
  take("damage", args[1], args, cx, emit, mode)
end, function(args)
  return "remove " .. upto(args, args[1], "damage counter") .. " from " .. V.say(args.from)
end)

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
    V.enter("face %s", nil, face)
    if math.type(face) ~= "integer" or face < 1 or face > 6 then V.fail("a die shows 1 to 6") end
    V.expect("effect", effect)
    V.leave()
  end
  if args.all and (args.all < 1 or args.all > 6) then V.fail("field 'all': a die shows 1 to 6") end
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

verb("reroll", { up_to = "amount", by = "player" }, function(args, cx, emit)
  emit { a = V.node(args.up_to or 250, cx), ref = who(args.by, cx) }
end, function(args)
  return "reroll " .. (args.up_to and "up to " .. V.some(args.up_to, "attack die")
    or "any number of attack dice")
end)

verb("more_dice", { "amount!" }, function(args, cx, emit)
  emit { a = V.node(args[1], cx) }
end, function(args) return "roll " .. V.some(args[1], "more attack die") end)

V.verb_on_cards("redirect", "the attack goes on against")
V.verb_on_cards("split_attack", "the attack dice are shared between the defender and")
verb("let_happen", {}, function(_, _, emit) emit {} end, function() return "it happens after all" end)
verb("end_attack", {}, function(_, _, emit) emit {} end, function() return "the attack ends" end)

verb("add_damage", { "amount!" }, function(args, cx, emit)
  emit { a = V.node(args[1], cx) }
end, function(args) return "this attack does " .. V.say(args[1]) .. " more damage" end)

verb("split_damage", { "amount!", to = "pick!" }, function(args, cx, emit)
  emit { pick = V.pick(args.to, cx), a = V.node(args[1], cx) }
end, function(args)
  return V.say(args[1]) .. " of the damage goes to " .. V.say(args.to) .. " instead"
end)

verb("disrupt", {}, function(_, _, emit) emit {} end, function() return "disrupt it" end)
verb("win", { "player!", why = "string" }, function(args, cx, emit)
  emit { ref = V.ref(args[1], cx), a = core.string(args.why or "a card says so") }
end, function(args) return V.say(args[1]) .. " wins" end)
