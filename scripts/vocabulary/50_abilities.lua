-- Abilities.
--
-- An ability is one of static, activated, trigger, replace, play, equipped. Each has a
-- schema and is lowered to one record of the core. That preventing needs damage that is
-- pending is inferred here, windows and limits in 49_windows.lua.

local V = core.vocabulary
local W = V.words

-- A fresh scope for the names of one ability.
-- 'source': the object of a constructor that the ability was made of.
function V.scope(source) return { the = {}, source = source } end
-- A part of the same effect, outside the amounts of a give.
function V.inner(cx) return { the = cx.the, source = cx.source, moment = cx.moment } end

-- face_down: in the build zone with its face down, where else no text works.
local zone_bits = { face_down = 1, arena = 1 << 2, anywhere = 1 << 2 }
for name in pairs(core.zone) do
  zone_bits[name] = 1 << core.zone[name]
  zone_bits.anywhere = zone_bits.anywhere | zone_bits[name]
end
for name in pairs(core.place) do zone_bits[name] = 1 << core.place[name] end

-- Where the text of the card that is being lowered works if it says nothing else, for its own
-- clauses; those it gives to others work in arenas.
V.home = nil

local function places(names, home)
  local bits = 0
  for _, name in ipairs(V.list(names or home or "arena")) do
    bits = bits | V.known("zone", name, zone_bits)
  end
  return bits
end

local function both(a, b)
  if a == nil or b == nil then return a == nil and b or a end
  return W.all_of { a, b }
end

local function is_ref(x, name) return V.tag(x) == "ref" and x.name == name end
local function is_self(x) return is_ref(x, "self") end

-- What preventing needs: damage pending on the card, or on one the player may choose. What
-- will be paid is not known when the ability is offered, so it does not narrow the choice.
local function prevention(ability, record, cx)
  local first = type(ability.effect) == "table" and ability.effect[1]
  if V.tag(first) ~= "op" or first.verb ~= "prevent" then return end
  local to = first.args.to
  if is_self(to) then
    record.condition = both(record.condition, V.threatened(W.self))
  elseif V.tag(to) == "pick" and to.mode == "one" then
    local filter = {}
    for key, value in pairs(to.selector.filter) do filter[key] = value end
    if is_ref(filter.arena, "paid") then filter.arena = "any" end
    if is_ref(filter.other_than, "paid") then filter.other_than = nil end
    local narrowed = V.object { tag = "selector", owner = to.selector.owner, filter = filter }
    record.targets = V.selector(V.pending_only(W.one(narrowed)), cx, "play")
  end
end

-- "may = true", "may = { cost }" and "unless = { by = opponent, cost }" around an effect.
local function conditional(ability)
  local effect, may = ability.effect or ability.with, ability.may
  local declined = ability.with and { W.let_happen {} } or nil -- else the event is gone all the same
  if may == true then
    return { W.may { then_ = effect, else_ = declined } }
  end
  local price = may or ability.unless
  if not price then return effect end
  V.within(may and "may" or "unless", nil, V.check, price, { list = "op", by = "player" })
  local args = { by = price.by, [may and "then_" or "else_"] = effect,
    [may and "else_" or "then_"] = declined }
  for i, op in ipairs(price) do args[i] = op end
  return { W.may(args) }
end

local base = { when = "cond", zone = "names" }

local function schema(fields)
  for key, spec in pairs(base) do fields[key] = spec end
  return fields
end

local kinds = {}

local play_fields = { list = "extra", pay = "effect", window = "names", only_if = "cond", limit = "limit",
  effect = "effect!", text = "string", plays = "bool" }

-- What is done must be something; 'else_': what else the ability is for.
local function check_effect(ability, else_)
  local effect = ability.effect
  if type(effect) == "table" and #effect == 0 and not else_ then
    V.fail("field 'effect': its list is empty: nothing would happen")
  end
end

local function lower_played(ability, record, cx, default)
  local pay, effect, instead, beside = V.with_extras(ability)
  record.cost = pay and V.list_of(pay, cx, "cost") or V.NONE
  record.beside = #beside > 0 and V.list_of(beside, cx, "cost") or V.NONE
  record.windows, record.limit = V.windows_of(ability, cx)
  record.effect = V.list_of(effect, cx)
  V.check_moments(ability, effect)
  record.extras, record.nextras = V.extras(ability, instead, cx)
  record.limit, record.limit_count, record.shared = V.limits(ability, default or record.limit)
  record.condition = both(ability.when, ability.only_if)
  if ability.plays then -- the windows are those of what it plays
    record.windows, record.limit = (V.window_mask(V.order.window)), core.limit.none
    record.flags = record.flags | core.ability_flag.plays
  end
  prevention(ability, record, cx)
  check_effect(ability, ability.plays or #ability > 0)
end

kinds.activated = { schema = schema(play_fields), lower = lower_played }

-- R6.8.3: what a Trap waits for, and that it has its counters. It is played in the window that
-- opens then (rules/40_build.lua), from where it lies.
local function lower_trap(ability, record, cx)
  local played = { window = "trap" }
  for key, value in pairs(ability) do played[key] = played[key] or value end
  played.when = both(W.any_of { W.at_least(W.self.cost, W.counters("build", W.self)),
    W.is(W.self, W.all { kind = "trap", zone = "discard" }) }, ability.when) -- not built there
  record.event, record.nevents = V.events(ability.on, cx)
  cx.moment = V.heard(ability.on)
  record.zones = zone_bits.face_down
  lower_played(played, record, cx, "none")
end

kinds.play = {
  schema = schema { list = "extra", on = "event", pay = "effect", window = "names", only_if = "cond",
    effect = "effect!" },
  lower = function(ability, record, cx)
    if ability.on ~= nil then return lower_trap(ability, record, cx) end
    local completed = record.completed -- a Mission is completed, not played from hand
    record.completed = nil
    if ability.zone == nil then record.zones = places(completed and "build" or "hand") end
    lower_played(ability, record, cx, "none")
    if completed then record.windows = 0 end
  end,
}

-- R5.6.5: what deploying or completing a card costs beside its build cost. No text about the
-- Force costs of plays or abilities touches it.
kinds.dues = {
  schema = schema { pay = "effect", only_if = "cond" },
  kind = "play",
  lower = function(ability, record, cx)
    local pay = ability.pay
    if not (pay or ability.only_if ~= nil) then V.fail("'pay' or 'only_if' is missing") end
    if type(pay) == "table" and #pay == 0 then
      V.fail("field 'pay': its list is empty: nothing would be paid")
    end
    cx.fixed, cx.moment = true, V.unheard("dues", true)
    record.cost = ability.pay and V.list_of(ability.pay, cx, "cost") or V.NONE
    record.condition = both(ability.when, ability.only_if)
  end,
}

local function lower_event(ability, record, cx)
  record.event, record.nevents = V.events(ability.on, cx)
  cx.moment = V.heard(ability.on)
  record.effect = V.list_of(conditional(ability), cx)
  V.check_heard(ability.effect or ability.with, ability.on)
  record.condition = both(ability.when, ability.only_if)
  record.limit, record.limit_count, record.shared = V.limits(ability, "none")
  if ability.once then record.flags = record.flags | core.ability_flag.once end
  if ability.at_once then record.flags = record.flags | core.ability_flag.at_once end
  if ability.in_order then record.flags = record.flags | core.ability_flag.forced end
  if ability.openly then record.flags = record.flags | core.ability_flag.openly end
  if ability.last then record.flags = record.flags | core.ability_flag.last end
  check_effect(ability)
end

kinds.trigger = {
  schema = schema { on = "event!", only_if = "cond", may = "bool|table", unless = "table",
    once = "bool", in_order = "bool", last = "bool", at_once = "bool", openly = "bool",
    limit = "limit", effect = "effect!" },
  lower = lower_event,
}

local replaced = V.set { "attacked", "damaged", "discarded" } -- what core/replace.c asks about

local function lower_replace(ability, record, cx)
  for _, e in ipairs(V.list(ability.on)) do
    if not replaced[e.kind] then
      V.fail("on %s: it can't be replaced%s", e.kind, V.choices(replaced))
    end
  end
  lower_event(ability, record, cx)
end

kinds.replace = {
  schema = schema { on = "event!", only_if = "cond", may = "bool|table", unless = "table",
    once = "bool", limit = "limit", with = "effect!" },
  lower = lower_replace,
}

local DEEPEST, deep = 3, 0 -- how many statics may stand inside each other if one is for others

local function lower_static(ability, record, cx)
  deep = deep + 1
  if ability.to and deep > DEEPEST then
    V.fail("field 'to': texts for others stand at most %d deep inside each other", DEEPEST)
  end
  cx.moment = V.unheard("static")
  local entries = V.entries(ability, cx)
  deep = deep - 1
  if #entries == 0 and not cx.source then V.fail("nothing is given") end
  record.gives = V.known("way to give", ability.gives or "plain", core.gives)
  record.body = core.body(entries)
  record.condition = ability.when
  if ability.to then record.to = V.selector(ability.to, cx, "play") end
  if ability.against then record.against = V.selector(ability.against, cx, "anywhere") end
end

kinds.static = {
  schema = V.with_body(schema { to = "group", against = "role", gives = "string" }),
  lower = lower_static,
}

-- A static line for the bearer; 'to' narrows which bearers.
kinds.equipped = {
  schema = V.with_body(schema { to = "group", against = "role" }),
  kind = "static",
  lower = function(ability, record, cx)
    lower_static(ability, record, cx)
    local narrow = ability.to
    if V.tag(narrow) == "ref" then
      V.fail("field 'to': each(selector), of bearers, expected, got %s", V.describe(narrow))
    end
    if V.tag(narrow) == "pick" then narrow = narrow.selector end
    local filter = { is = W.host }
    for key, value in pairs(narrow and narrow.filter or {}) do filter[key] = value end
    record.to = V.selector(V.object { tag = "selector", owner = narrow and narrow.owner or "none",
      filter = filter }, cx, "play")
  end,
}

-- A keyword that the rules call static although it is used in a window.
kinds.used_static = { schema = kinds.activated.schema, kind = "static", word = "usable",
  lower = function(ability, record, cx)
    lower_played(ability, record, cx)
    record.flags = record.flags | core.ability_flag.no_disrupt
  end }

local kind_names = { trigger = "triggered" }

for name, kind in pairs(kinds) do
  kind.name = kind.kind or kind_names[name] or name
  W[name] = function(args)
    local file, line = V.here(2)
    if type(args) ~= "table" then V.raise(2, "%s: a table expected", name) end
    return V.object { tag = "ability", kind = name, args = args, word = kind.word or name,
      file = file, line = line }
  end
end
W.usable, W.used_static = W.used_static, nil


local price = "its price is written pay = { .. }"
V.advice[kinds.activated.schema] = { cost = price, price = price }
V.advice[kinds.replace.schema] = { effect = "what happens instead is written with = { .. }" }
for _, name in ipairs { "static", "activated", "trigger", "replace", "play" } do
  V.home_of_fields(name .. " {}", kinds[name].schema)
end

-- A number must have come to X: that of a keyword, or one that was chosen. Of what stands in a
-- card's own list that can be told.
function V.check_x(cx)
  if not cx.own then return end
  local a = cx.own
  local parts = { a.pay or 0, a.effect or 0, a.with or 0, a.may or 0, a.unless or 0 }
  for _, item in ipairs(a) do -- extras ask, too
    if V.tag(item) == "extra" then parts[#parts + 1] = item.args end
  end
  if V.mentions(parts, function(op)
    return op.verb == "choose_number" or op.verb == "predict_hits"
  end) then return end
  V.fail("X has no value here: a keyword with params has one, or choose_number { .. } asks for it")
end

-- Lowers an ability object to a record. 'extra': fields of the record set by the caller; 'own':
-- it stands in the list of a card, not of a keyword or an effect.
function V.ability_record(item, extra, own)
  local args, cx = item.args, V.scope(item.source)
  cx.own = own and args
  local kind = kinds[item.kind]
  V.check(args, kind.schema)
  local home, before = V.home, deep
  V.home = nil
  if kind.name ~= "static" then deep = 0 end
  local record = { kind = core.ability_kind[kind.name], zones = places(args.zone, home),
    flags = 0, file = core.string(item.file or ""), line = item.line or 0 }
  for key, value in next, extra or {} do record[key] = value end
  if kind.schema.text and args.text then record.name = core.string(args.text) end
  kind.lower(args, record, cx)
  V.home, deep = home, before
  record.when, record.condition = V.node(record.condition, cx), nil
  return record
end

-- Hands a record over under its text; returns its id.
function V.add_ability(record, text)
  record.text, record.label = core.string(text), nil
  return core.ability(record)
end

-- Lowers an ability object to id and text.
function V.ability(item, extra, own)
  local record = V.ability_record(item, extra, own)
  local text = item.source and V.early_text(item.source) or V.ability_text(item, record.label)
  return V.add_ability(record, text), text
end

V.everywhere = zone_bits.anywhere

-- An action of the rules, offered for every card its selector takes.
function V.rule_action(name, decl)
  local args, cx = decl.args, V.scope()
  local record = { kind = core.ability_kind.rule, zones = V.everywhere, name = core.string(name),
    text = core.string(args.text or name), file = core.string(decl.file), line = decl.line,
    flags = args.disruptable and 0 or core.ability_flag.no_disrupt,
    from = args.from and V.selector(args.from, cx, "play"),
    keyword = args.keyword and V.keyword_id(args.keyword) }
  lower_played(args, record, cx, "none")
  record.when, record.condition = V.node(record.condition, cx), nil
  return core.ability(record)
end
