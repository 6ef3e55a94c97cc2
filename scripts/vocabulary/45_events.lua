-- Events: what happens, the roles and fields by which an ability listens, and the words
-- that make them.

local V = core.vocabulary
local W = V.words

V.steps = {} -- name -> true

-- event -> roles and fields that it has
local roles = {
  step_started = "step player arena", step_ended = "step player arena",
  deployed = "card player arena", entered = "card player arena", completed = "card player",
  built = "card player", attacked = "source target", rolling = "source target",
  rolled = "source target",
  hit = "source target", counted = "source target", shown = "source target",
      damage_pending = "source target in_attack",
  damage_prevented = "source target card player in_attack", damaged = "source target in_attack",
  attack_ended = "source target", attacks_repeat = "", discarded = "card player source cause arena in_attack",
  hand_discarded = "card player", resource_changed = "player resource gained", ability_used = "card player",
  played = "card player", counters_changed = "card source counter gained", tapped = "card player",
  untapped = "card player", attached = "card target", stacked = "card player",
  control_changed = "card player",
  retreated = "card player",
  moved = "card player", drawn = "card player", revealed = "card player",
  shuffled = "player", die_rolled = "player", rerolled = "player",
  defender_changed = "source target card", disrupted = "card player", given = "card source",
  paid = "player resource", passed = "player", won = "player",
}

-- happened(damaged { source = self }): how often this turn, so also whether.
W.happened = V.checked("happened", { "event" }, function(e)
  if V.tag(e) ~= "event" then V.raise(3, "happened: one event expected, got a list") end
  return V.expr("happened", { V.event_text(e), "this turn" }, { event = e, word = "happened" })
end)

local field_types = { step = "string", player = "player", arena = "names", cause = "string",
  in_attack = "bool", resource = "string", counter = "string", gained = "bool", card = "role",
      source = "role", target = "role", attacker = "role",
  defender = "role" }

local event_schemas = {}
for name, fields in pairs(roles) do
  local schema = {}
  for field in fields:gmatch("[%w_]+") do schema[field] = field_types[field] end
  if schema.source then schema.attacker = "role" end
  if schema.target then schema.defender = "role" end
  event_schemas[name] = schema
end

for name in pairs(core.event) do
  local function constructor(args)
    local file, line = V.here(2)
    return V.object { tag = "event", kind = name, args = args or {}, word = name, file = file,
      line = line }
  end
  if name == "paid" then W.event_paid = constructor
  elseif name == "rolled" then
    -- rolled(6): an attack die shows 6; rolled { attacker = self }: the event.
    W.rolled = function(x)
      if math.type(x) == "integer" then return V.rolled_face(x) end
      return constructor(x)
    end
  else W[name] = constructor end
end

-- What the Traps of the pool wait for: the kinds of events, with those fields that say the
-- same whoever has the Trap. A rule_trigger on awaited {} hears all of them.
local awaited, awaited_keys = {}, {}

function V.await(on)
  for _, e in ipairs(V.list(on)) do
    local a = V.tag(e) == "event" and type(e.args) == "table" and e.args
    local step = a and type(a.step) == "string" and V.steps[a.step] and a.step or nil
    local key = a and e.kind .. " " .. (step or "")
    if a and core.event[e.kind] and not awaited[key] then
      awaited[key] = V.object { tag = "event", kind = e.kind, args = { step = step }, word = e.kind }
      table.insert(awaited_keys, key)
    end
  end
end

function W.awaited() return V.object { tag = "event", kind = "awaited", args = {}, word = "awaited" } end

-- True of what nothing in the pool can make happen.
function V.is_idle(on) return V.tag(on) == "event" and on.kind == "awaited" and #awaited_keys == 0 end

local function awaited_events()
  table.sort(awaited_keys)
  local list = {}
  for i, key in ipairs(awaited_keys) do list[i] = awaited[key] end
  return list
end

local function role(x, cx)
  if x == nil then return V.NONE end
  return V.selector(x, cx, "anywhere")
end

-- The number by which an event tells a kind of resource or counter.
local function number_of(a)
  if a.resource then return V.resource(a.resource) + 1 end
  return a.counter and V.counter(a.counter) + 1 or 0
end

-- What else an event tells: 'amount', 'number', and the card whose text was played.
local tells = { amount = V.set { "rolling", "rolled", "hit", "counted", "shown", "damage_pending",
    "damage_prevented", "damaged", "attack_ended", "resource_changed", "counters_changed",
    "die_rolled", "rerolled", "paid" },
  number = V.set { "attack_ended", "attacked", "resource_changed", "counters_changed", "stacked",
    "moved", "rerolled", "paid", "won" },
  source = V.set { "played", "ability_used" } }

-- The fields that at least one event of a list has, or nil if that is not known.
local function fields_of(on)
  local fields = { arena = true, in_attack = true, player = true }
  for _, e in ipairs(V.list(on)) do
    if not roles[e.kind] then return nil end
    for field in roles[e.kind]:gmatch("%a+") do fields[field] = true end
    for field, kinds in next, tells do fields[field] = fields[field] or kinds[e.kind] end
  end
  return fields
end

-- When a text is carried out, as far as that is known: 'fields' are those of its event, 'run':
-- verbs came before. What is read there but never exists is a mistake.
function V.heard(on) return { word = V.list(on)[1].kind, fields = fields_of(on), run = true } end

local unheard = {} -- word -> such a moment without an event
function V.unheard(word, run)
  unheard[word] = unheard[word] or { word = word, fields = {}, run = run or false }
  return unheard[word]
end

function V.check_field(cx, field)
  local m = cx.moment
  if not m or not m.fields or m.fields[field] then return end
  if next(m.fields) == nil then
    V.fail("event.%s: no event is there in '%s'; in a trigger { on = .. } one is", field, m.word)
  end
  local has = {}
  for _, name in ipairs { "card", "source", "target", "player", "amount", "number", "cause" } do
    if m.fields[name] then has[#has + 1] = name end
  end
  V.fail("event.%s: what %s tells has none; there are: %s", field, m.word, table.concat(has, ", "))
end

function V.check_run(cx, word, why)
  local m = cx.moment
  if m and not m.run then V.fail("%s: in %s %s", word, V.article(m.word), why) end
end

local function event_filter(e, cx)
  local a = e.args
  V.check(a, V.known("event", e.kind, event_schemas))
  if a.step then V.listened[a.step] = V.listened[a.step] or V.place() end
  return {
    kind = core.event[e.kind], player = a.player and V.ref(a.player, cx) or 0,
    arenas = a.arena and V.bits(a.arena, "arena", V.arenas) or 0,
    cause = a.cause and V.known("cause", a.cause, core.cause) + 1 or 0,
    in_attack = a.in_attack == nil and -1 or a.in_attack and 1 or 0, number = number_of(a),
    gained = a.gained == nil and 0 or a.gained and 1 or 2,
    step = a.step and V.step(a.step) or V.NONE, card = role(a.card, cx),
    source = role(a.source or a.attacker, cx), target = role(a.target or a.defender, cx),
  }
end

-- Lowers one event or a list of them: id of the first, number.
function V.events(on, cx)
  local filters = {}
  if V.tag(on) == "event" and on.kind == "awaited" then on = awaited_events() end
  for key in pairs(V.list(on)) do
    if type(key) ~= "number" then V.fail("on: field '%s': it stands beside 'on', not in it", key) end
  end
  for i, e in ipairs(V.list(on)) do
    if V.tag(e) == "event" then V.enter("on %s", nil, e.kind) else V.enter("on") end
    V.expect("event", e)
    filters[i] = event_filter(e, cx)
    V.leave()
  end
  if #filters == 0 then V.fail("on: the event is missing") end
  return core.events(filters), #filters
end
