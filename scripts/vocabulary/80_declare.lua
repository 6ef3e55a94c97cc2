-- Declarations: cards, keywords, errata, and the numbers, windows and sequences of the
-- rules. They are collected while files load and lowered at the end, rules first. A later
-- declaration of a constant, window, group, sequence, action or keyword replaces the
-- earlier one, so that an overlay file can change any of them.

local V = core.vocabulary
local W = V.words

local constants, resources, counters = {}, {}, {}
local triggers = {}
local errata, changes = {}, {}
V.cards, V.actions = {}, {}
local order = { card = {}, keyword = {}, window = {}, sequence = {}, action = {} }

-- A word 'kind "Name" { ... }'.
local function named(word, take)
  W[word] = function(name)
    if type(name) ~= "string" then V.raise(2, "%s: a name expected", word) end
    return function(args)
      local file, line = core.where(2)
      if type(args) ~= "table" then V.raise(2, "%s '%s': a table expected", word, name) end
      take(name, { args = args, file = file, line = line, set = core.set() })
    end
  end
end

local function remember(set, kind)
  return function(name, decl)
    if not set[name] then table.insert(order[kind], name) end
    set[name] = decl
  end
end

-- Rules data --------------------------------------------------------------------------

local function names(word, list, known)
  W[word] = function(args)
    for _, name in ipairs(args) do
      if type(name) ~= "string" then V.raise(2, "%s: a list of names expected", word) end
      if not known[name] then list[#list + 1], known[name] = name, true end
    end
  end
end

local known_resources, known_counters = {}, {}
names("resources", resources, known_resources)
names("declare_counters", counters, known_counters)

-- counters { "damage", "build" } declares kinds, counters("damage", self) counts.
local count_counters = W.counters
function W.counters(x, of)
  if type(x) == "table" then return W.declare_counters(x) end
  return count_counters(x, of)
end

function W.arenas(list)
  V.arena_names = list
  for i, name in ipairs(list) do V.arenas[name] = i - 1 end
end

function W.constants(map)
  for _, name in ipairs(V.keys(map)) do
    if math.type(map[name]) ~= "integer" then
      V.raise(2, "constants: '%s': a whole number expected", name)
    end
    constants[name] = map[name]
  end
end

-- Subtypes that no card prints, and what others bring along: ["Dark Jedi"] = { "Jedi" }.
function W.subtypes(map)
  for _, key in ipairs(V.keys(map)) do
    if type(key) == "number" then V.subtypes[map[key]] = V.subtypes[map[key]] or {}
    else V.subtypes[key] = map[key] end
  end
end

function V.resource(name)
  V.known("resource", name, known_resources)
  return core.resource(name)
end
function V.counter(name)
  V.known("kind of counter", name, known_counters)
  return core.counter(name)
end
function V.constant(name)
  V.known("constant", name, constants)
  return core.constant(name)
end
function V.step(name)
  V.known("step", name, V.steps)
  return core.step(name)
end
function V.def(name)
  V.known("card", name, V.cards)
  return core.def(name)
end

named("window", function(name, decl)
  V.enter(("window '%s'"):format(name), decl)
  V.check(decl.args, { kind = "string!", limit = "string" })
  V.known("kind of window", decl.args.kind, core.window_kind)
  V.known("limit", decl.args.limit or "none", core.limit)
  V.leave()
  decl.kind, decl.limit = decl.args.kind, decl.args.limit or "none"
  remember(V.windows, "window")(name, decl)
end)

named("window_group", function(name, decl) V.groups[name] = decl.args end)
named("sequence", remember(V.sequences, "sequence"))
named("action", remember(V.actions, "action"))
named("change", function(name, decl)
  decl.name = name
  changes[#changes + 1] = decl
end)

function W.rule_trigger(args)
  local file, line = core.where(2)
  triggers[#triggers + 1] = V.object("ability", { kind = "trigger", args = args }, file, line)
end

-- Changes of sequences ------------------------------------------------------------------

local function is_named(op, name)
  return V.tag(op) == "op" and (op.args[1] == name or op.verb == name)
end

-- The innermost list that holds an op of that name, searched depth first.
local function list_with(list, name)
  for _, op in ipairs(list) do
    if is_named(op, name) then return list end
  end
  for _, item in ipairs(list) do
    local inside = V.tag(item) == "op" and item.args or V.tag(item) == nil and item
    local found = type(inside) == "table" and list_with(inside, name)
    if found then return found end
  end
end

local function edit(list, name, change)
  local first, last
  for i, op in ipairs(list) do
    if is_named(op, name) then first, last = first or i, i end
  end
  if change.remove then
    for i = last, first, -1 do
      if is_named(list[i], name) then table.remove(list, i) end
    end
  end
  local at = change.after and last + 1 or first
  for i, op in ipairs(change) do table.insert(list, at + i - 1, op) end
end

local function apply_change(decl)
  local change = decl.args
  V.enter(("change '%s'"):format(decl.name), decl)
  local sequence = V.known("sequence", decl.name, V.sequences)
  V.check(change, { after = "string", before = "string", remove = "string", list = "op" })
  local name = change.after or change.before or change.remove
  if not name then V.fail("say after, before or remove") end
  local list = list_with(sequence.args, name)
  if not list then V.fail("nothing is named '%s' in that sequence", name) end
  edit(list, name, change)
  V.leave()
end

-- Keywords ------------------------------------------------------------------------------

local ability_fields = { "on", "window", "only_if", "when", "limit", "pay", "effect", "zone",
  "may", "unless", "once" }

local keyword_schema = V.with_body { params = "strings", class = "string", kind = "string",
  text = "string", alias_of = "string", constructor = "string", on = "event", window = "names",
  only_if = "cond", when = "cond", limit = "table", pay = "effect", effect = "effect",
  zone = "names", may = "bool|table", unless = "table", once = "bool" }

local function constructor(word, keyword)
  core.export { [word] = function(list)
    local file, line = core.where(2)
    if type(list) ~= "table" then V.raise(2, "%s: a list expected", word) end
    return V.object("ability", { kind = "constructed", keyword = keyword, arguments = list,
      args = list }, file, line)
  end }
end

-- keyword "Name" { ... } declares; keyword { "Name", value } is a line with a computed value.
function W.keyword(x)
  local file, line = core.where(2)
  if type(x) == "table" then return V.object("keyword", { args = x, word = "keyword" }, file, line) end
  if type(x) ~= "string" then V.raise(2, "keyword: a name expected") end
  return function(args)
    local decl = { args = args, file = file, line = line, alias_of = args.alias_of }
    remember(V.keywords, "keyword")(x, decl)
    if args.constructor then constructor(args.constructor, x) end
  end
end

-- The ability written directly into the fields of a keyword, or nil.
local function own_ability(decl)
  local args, fields = decl.args, {}
  if args.effect == nil then return nil end
  for _, name in ipairs(ability_fields) do fields[name] = args[name] end
  local kind = args.on and "trigger" or args.kind == "static" and "used_static" or "activated"
  return V.object("ability", { kind = kind, args = fields }, decl.file, decl.line)
end

-- The ability that a constructor such as upkeep {} makes.
function V.constructed(item)
  local decl = V.keywords[item.keyword]
  local ability = own_ability(decl) or V.fail("keyword '%s' has no effect", item.keyword)
  ability.arguments = item.arguments
  local id = V.ability(ability, { keyword = V.keyword_id(item.keyword),
    name = core.string(item.keyword) })
  return id, V.ability_text(item)
end

local function keyword_text(args, ability)
  if args.text then
    local x = (args.params or {})[1] or "X"
    return (args.text:gsub("{" .. x .. "}", x))
  end
  return ability and V.ability_text(ability) or "This unit gets " .. V.body_text(args) .. "."
end

local function lower_keyword(name, decl)
  local args = decl.args
  if decl.alias_of then
    V.check(args, { alias_of = "string" })
    V.keyword_id(name)
    return
  end
  V.check(args, keyword_schema)
  local id, cx = core.keyword(name), V.scope()
  cx.keyword, cx.name = id, core.string(name)
  local entries = V.entries(args, cx)
  local ability = own_ability(decl)
  if ability and not args.constructor then
    local made, text = V.ability(ability, { keyword = id, name = cx.name })
    table.insert(entries, { kind = core.entry.ability, what = made, text = core.string(text) })
  end
  core.declare_keyword { name = name, text = keyword_text(args, not args.constructor and ability),
    body = core.body(entries), class = V.known("class", args.class, core.class),
    kind = V.known("kind of keyword", args.kind, core.ability_kind), file = decl.file,
    line = decl.line }
end

-- Cards -----------------------------------------------------------------------------------

local card_schema = { side = "string!", type = "names", kind = "names", subtypes = "strings",
  treat_as = "strings", cost = "int", speed = "int", power = "int", health = "int",
  number = "int", version = "string", bearer = "selector", text = "table", list = "clause" }

named("card", function(name, decl)
  local before = V.cards[name]
  if before then
    V.raise(3, "card '%s': already declared in %s:%d; use errata to change it", name,
      before.file, before.line)
  end
  remember(V.cards, "card")(name, decl)
  for _, list in ipairs { decl.args.subtypes or {}, decl.args.treat_as or {} } do
    for _, subtype in ipairs(list) do V.subtypes[subtype] = V.subtypes[subtype] or {} end
  end
end)

named("errata", function(name, decl)
  decl.name = name
  errata[#errata + 1] = decl
end)

-- The fields of an erratum replace those of the card; a list replaces the whole text.
local function apply_errata(decl)
  V.enter(("errata '%s'"):format(decl.name), decl)
  local card = V.known("card", decl.name, V.cards)
  V.check(decl.args, { side = "string", rest = "any", list = "clause" })
  local merged = {}
  for key, value in pairs(card.args) do
    if type(key) == "string" or decl.args[1] == nil then merged[key] = value end
  end
  for key, value in pairs(decl.args) do merged[key] = value end
  card.args, card.changed_by = merged, decl
  V.leave()
end

local function split_name(full, version)
  local name, letter = full:match("^(.+) %(([%u%d][%u%d]?)%)$")
  return name or full, version or letter
end

-- Who may bear an Equipment: own units of a type in front of the dash (R6.6.3).
local function bearer_of(args)
  local filter = { type = args.type }
  for key, value in pairs(args.bearer and args.bearer.filter or {}) do filter[key] = value end
  return V.selector(V.object("selector", { owner = "you", filter = filter }), V.scope(), "play")
end

local function types_of(args)
  local list = {}
  for _, names_ in ipairs(V.list(args.type or {})) do
    for name in names_:gmatch("[^/]+") do list[#list + 1] = name end
  end
  return list
end

local function card_kinds(args)
  local bits = 0
  for _, name in ipairs(V.list(args.kind or "unit")) do
    bits = bits | V.known("kind of card", name, core.kind)
  end
  if bits & core.kind.subordinate ~= 0 then bits = bits | core.kind.unit end
  return bits
end

local function require_fields(args, kinds)
  local needed = { "type" }
  if kinds & core.kind.unit ~= 0 then needed = { "type", "speed", "power", "health" }
  elseif kinds & (core.kind.location | core.kind.equipment) == 0 then needed = {} end
  for _, name in ipairs(needed) do
    if args[name] == nil then V.fail("field '%s' is missing", name) end
  end
end

-- Splits the clauses: what is played or completed, and the body.
local function clauses(args, kinds, record)
  local body, texts = {}, {}
  for _, name in ipairs(args.treat_as or {}) do texts[1] = "Treat this card as a " .. name .. "." end
  for i, item in ipairs(args.text or args) do
    V.enter(("clause %d (%s)"):format(i, V.tag(item) and item.kind or "keyword"), V.tag(item) and item)
    V.expect("clause", item)
    if V.tag(item) == "ability" and item.kind == "play" then
      if record.play then V.fail("a card has one play {}") end
      local mission = kinds & (core.kind.mission | core.kind.trap) ~= 0
      record.play, texts[#texts + 1] = V.ability(item, { completed = mission or nil })
    else
      body[#body + 1] = item
      texts[#texts + 1] = V.tag(item) == "ability" and V.ability_text(item) or V.clause_text(item)
    end
    V.leave()
  end
  record.body = V.body(body, V.scope())
  record.text = table.concat(texts, " | ")
end

local function lower_card(full, decl)
  local args = decl.args
  V.check(args, card_schema)
  local name, version = split_name(full, args.version)
  local kinds = card_kinds(args)
  args.type = types_of(args)
  if #args.type == 0 then args.type = nil end
  require_fields(args, kinds)
  local subtypes = {}
  for _, list in ipairs { args.subtypes or {}, args.treat_as or {} } do
    for _, subtype in ipairs(list) do subtypes[#subtypes + 1] = subtype end
  end
  local record = {
    name = name, version = version, set = decl.set, number = args.number,
    side = V.known("side", args.side, core.side), kinds = kinds,
    types = args.type and V.bits(args.type, "arena", V.arenas),
    first_type = args.type and V.arenas[args.type[1]], subtypes = V.all_subtypes(subtypes),
    printed = { power = args.power, speed = args.speed, health = args.health,
      build_cost = args.cost },
    has_cost = args.cost and 1 or 0, file = decl.file, line = decl.line,
  }
  if kinds & core.kind.equipment ~= 0 then record.bearer = bearer_of(args) end
  clauses(args, kinds, record)
  if decl.changed_by then
    record.text = record.text .. (" [errata: %s:%d]"):format(decl.changed_by.file, decl.changed_by.line)
  end
  core.declare_card(record)
end

-- The end of loading ------------------------------------------------------------------------

local function lower_sequence(name, decl)
  for i, op in ipairs(decl.args) do
    V.enter("item " .. i)
    V.expect("op", op)
    V.leave()
  end
  core.declare_sequence { name = name, list = V.list_of(decl.args, V.scope()) }
end

local action_schema = { window = "names", from = "selector!", when = "cond", only_if = "cond",
  pay = "effect", effect = "effect!", limit = "table", disruptable = "bool", text = "string" }

local function lower_action(name, decl)
  V.check(decl.args, action_schema)
  core.rule(V.rule_action(name, decl))
end

local function lower_trigger(i, item)
  V.check(item.args, { on = "event!", when = "cond", only_if = "cond", may = "bool|table",
    unless = "table", effect = "effect!", limit = "table" })
  core.rule((V.ability(item, { zones = V.everywhere, name = core.string("rule " .. i) })))
end

local function declare_data()
  for i, name in ipairs(V.arena_names) do core.arena(i - 1, name) end
  for _, name in ipairs(V.keys(V.arena_steps)) do V.arena_step(name) end
  for _, name in ipairs(resources) do core.resource(name) end
  for _, name in ipairs(counters) do core.counter(name) end
  for _, name in ipairs(V.keys(constants)) do core.constant(name, constants[name]) end
  for _, name in ipairs(order.window) do
    local w = V.windows[name]
    core.declare_window { name = name, kind = core.window_kind[w.kind], limit = core.limit[w.limit] }
  end
  for _, name in ipairs(order.keyword) do
    if not V.keywords[name].alias_of then core.keyword(name) end
  end
  for _, name in ipairs(order.card) do core.def(name) end
end

local function each(kind, set, lower)
  for _, name in ipairs(order[kind]) do
    V.within(("%s '%s'"):format(kind, name), set[name], lower, name, set[name])
  end
end

core.on_finish(function()
  for _, decl in ipairs(errata) do apply_errata(decl) end
  for _, decl in ipairs(changes) do apply_change(decl) end
  declare_data()
  each("sequence", V.sequences, lower_sequence)
  each("action", V.actions, lower_action)
  for i, item in ipairs(triggers) do
    V.within("rule_trigger", item, lower_trigger, i, item)
  end
  each("keyword", V.keywords, lower_keyword)
  each("card", V.cards, lower_card)
end)

local words = {}
for name, word in pairs(W) do
  if name ~= "event_paid" and name ~= "declare_counters" then words[name] = word end
end
core.export(words)
