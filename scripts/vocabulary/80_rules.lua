-- Declarations of the rules: numbers, names, windows, sequences and their changes, actions.
--
-- Declarations are collected while files load and lowered at the end (85_cards.lua), rules
-- first. A later one of the same name replaces the earlier one, so that an overlay file can
-- change any of them.

local V = core.vocabulary
local W = V.words

local constants, resources, counters, notes = {}, {}, {}, {}
local triggers, changes = {}, {}
V.changes = changes
V.actions = {}
-- Names in the order of their first declaration: ids are given in this order.
V.order = { card = {}, keyword = {}, window = {}, sequence = {}, action = {} }

local begun = {} -- declarations, of which some may still lack their table

-- What comes after 'kind "Name"': the table of a declaration.
function V.awaits_table(word, name, take)
  local file, line = core.where(2)
  local decl = { set = core.set(), label = ("%s '%s'"):format(word, name), file = file, line = line,
    args = false }
  begun[#begun + 1] = decl
  return function(args)
    if type(args) ~= "table" then V.raise(2, "%s: a table expected", decl.label) end
    decl.args = args
    take(name, decl)
  end
end

function V.check_begun()
  for _, decl in ipairs(begun) do
    V.enter(decl.label, decl)
    if not decl.args then V.fail("its table { ... } is missing") end
    V.measure(decl.args)
    V.leave()
  end
end

-- A word 'kind "Name" { ... }'.
function V.named(word, take)
  W[word] = function(name)
    if type(name) ~= "string" or name == "" then V.raise(2, "%s: a name expected", word) end
    return V.awaits_table(word, name, take)
  end
end

function V.remember(set, kind)
  return function(name, decl)
    if not set[name] then table.insert(V.order[kind], name) end
    set[name] = decl
  end
end

local named, remember = V.named, V.remember

-- Rules data --------------------------------------------------------------------------

local function names(word, list, known)
  W[word] = V.checked(word, { "strings" }, function(args)
    for _, name in ipairs(args) do
      if not known[name] then list[#list + 1], known[name] = name, true end
    end
  end)
end

local known_resources, known_counters = {}, {}
names("resources", resources, known_resources)
-- Resources that only the rules keep for themselves: no event tells of them.
W.notes = V.checked("notes", { "strings" }, function(list)
  for _, name in ipairs(list) do notes[name] = true end
  W.resources(list)
end)

-- counters { "damage", "build" } declares kinds, counters("damage", self) counts.
local count_counters = W.counters
names("counters", counters, known_counters)
local declare_counters = W.counters
function W.counters(x, of)
  if type(x) == "table" then return declare_counters(x) end
  return count_counters(x, of)
end

W.arenas = V.checked("arenas", { "strings" }, function(list)
  if #list ~= 3 or list[1] == list[2] or list[1] == list[3] or list[2] == list[3] then
    V.raise(2, "arenas: three different names expected")
  end
  V.arena_names = list
  for i, name in ipairs(list) do V.arenas[name] = i - 1 end
end)

-- Where cards of a kind go from play, instead of the discard pile, a hand or a deck.
local homes = {}
local piles = { supply = core.zone.supply, removed = core.zone.removed, discard = core.zone.discard }
W.goes_to = V.checked("goes_to", { "table" }, function(map)
  for kind, zone in pairs(map) do
    V.known("kind of card", kind, core.kind)
    homes[kind] = V.known("pile", zone, piles)
  end
end)

-- The zone for a card of these kinds, or nil.
function V.home_zone(kinds)
  local found
  for kind, zone in next, homes do -- of several the one with the least number
    if kinds & core.kind[kind] ~= 0 and zone < (found or math.maxinteger) then found = zone end
  end
  return found
end

-- The least that a constant of the rules may be set to by a later file; 0 if nothing is said.
local minimums = {}
W.least = V.checked("least", { "table" }, function(map)
  for name, number in pairs(map) do
    if constants[name] == nil then
      V.raise(2, "least: unknown constant '%s'%s", tostring(name), V.hint(tostring(name), constants))
    end
    V.within(("least: '%s'"):format(name), nil, V.expect, "int", number)
    local least = minimums[name] or 0
    if number < least then
      V.raise(2, "least: '%s': %d or more expected, got %d", name, least, number)
    end
    if number > constants[name] then
      V.raise(2, "least: '%s': %d or less expected, for that is what it is, got %d", name,
        constants[name], number)
    end
    minimums[name] = number
  end
end)

-- A new constant of an overlay that nothing reads is a misspelt one.
local new, read = {}, {}

function V.check_constants()
  for name, decl in pairs(new) do
    if not read[name] then
      V.within(("constant '%s'"):format(name), decl, function()
        local others = {}
        for other in pairs(constants) do others[other] = new[other] == nil or nil end
        V.fail("nothing reads it%s", V.hint(name, others))
      end)
    end
  end
end

W.constants = V.checked("constants", { "table" }, function(map)
  for name, number in pairs(map) do
    if type(name) ~= "string" or math.type(number) ~= "integer" then
      V.raise(2, "constants: '%s': a whole number expected", name)
    end
    if number < -1000000 or number > 1000000 then
      V.raise(2, "constants: '%s': a number from -1000000 to 1000000 expected", name)
    end
    local least = constants[name] and not new[name] and (minimums[name] or 0)
    if least and number < least then
      V.raise(2, "constants: '%s': %d or more expected, got %d", name, least, number)
    end
    local file, line = core.where(2)
    if constants[name] == nil and not file:match("^scripts/") then
      new[name] = { file = file, line = line }
    end
    constants[name] = number
  end
end)

-- What a value starts from, and for cards of a subtype: base_of "seats" { 1, ["Fleet"] = 3 }.
local bases = {}
V.named("base_of", function(name, decl) bases[name] = decl end)

local function lower_base(name, decl)
  V.known("value", name, core.value)
  for key, number in pairs(decl.args) do
    if key ~= 1 then V.subtype(key) end
    V.expect("printed", number)
    core.base(core.value[name], key ~= 1 and key or nil, number)
  end
end

-- Different names of one person (R6.1.5): the first stands for all. A later declaration adds.
local persons = {}
W.same_person = V.checked("same_person", { "table" }, function(groups)
  for _, group in ipairs(groups) do
    if not V.types.strings[2](group) or #group < 2 then
      V.raise(2, "same_person: lists of two or more names expected, got %s", V.describe(group))
    end
    for _, name in ipairs(group) do persons[name], V.card_names[name] = group[1], true end
  end
end)
function V.person(name) return persons[name] or name end

-- Subtypes that no card prints, and what others bring along: ["Dark Jedi"] = { "Jedi" }.
local implied = {}
W.subtypes = V.checked("subtypes", { "table" }, function(map)
  local file, line = core.where(2)
  for key, value in pairs(map) do
    if type(key) == "number" and type(value) == "string" and value ~= "" then
      V.subtypes[value] = V.subtypes[value] or {}
    elseif type(key) == "string" and key ~= "" and V.types.strings[2](value) then
      V.subtypes[key] = value
      implied[key] = { file = file, line = line, names = value }
    else
      V.raise(2, "subtypes: a name or [name] = { names } expected, got %s", V.describe(value))
    end
  end
end)

function V.resource(name)
  if not known_resources[name] then -- notes are not for cards
    local others = {}
    for other in pairs(known_resources) do others[other] = not notes[other] or nil end
    V.known("resource", name, others)
  end
  return core.resource(name)
end
function V.counter(name)
  V.known("kind of counter", name, known_counters)
  return core.counter(name)
end
function V.constant_value(name) return constants[name] end
function V.constant(name)
  V.known("constant", name, constants)
  read[name] = true
  return core.constant(name)
end
local mentioned = {} -- name -> the place of the first mention
function V.step(name)
  V.known("step", name, V.steps)
  mentioned[name] = mentioned[name] or V.place()
  return core.step(name)
end

-- Steps are known by being written somewhere; an overlay may have taken the place away.
function V.check_steps()
  for name, op in pairs(V.steps) do
    if mentioned[name] and not V.stepped[name] and op ~= true then
      V.failure = mentioned[name] .. ("step '%s': no sequence has it any more"):format(name)
      core.fail(V.failure)
    end
  end
  for name, op in pairs(V.arena_steps) do
    if not V.stepped[name .. "."] then
      V.within("each_arena", op, V.fail, "step '%s': no sequence has it any more", name)
    end
  end
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

local groups = {} -- the declarations of V.groups
named("window_group", function(name, decl) V.groups[name], groups[name] = decl.args, decl end)
named("sequence", remember(V.sequences, "sequence"))
named("action", remember(V.actions, "action"))
named("change", function(name, decl)
  decl.name = name
  changes[#changes + 1] = decl
end)

function W.rule_trigger(args)
  local file, line = core.where(2)
  triggers[#triggers + 1] = V.object { tag = "ability", kind = "trigger", args = args, file = file,
    line = line }
end

-- Changes of sequences ------------------------------------------------------------------

local function is_named(op, name)
  return V.tag(op) == "op" and (op.args[1] == name or op.verb == name)
end

-- The names that 'change' finds in a list, and in those within.
local function names_in(list, found)
  for _, item in ipairs(list) do
    if V.tag(item) == "op" then
      if type(item.args[1]) == "string" then found[item.args[1]] = true end
      found[item.verb] = true
    end
    local inside = V.tag(item) == "op" and item.args or V.tag(item) == nil and item
    if type(inside) == "table" then names_in(inside, found) end
  end
  return found
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

local function edit(list, name, change, removed)
  local first, last
  for i, op in ipairs(list) do
    if is_named(op, name) then first, last = first or i, i end
  end
  if change.remove then
    for i = last, first, -1 do
      if is_named(list[i], name) then table.insert(removed, table.remove(list, i)) end
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
  if not list then
    local there = names_in(sequence.args, {})
    local hint = V.hint(name, there)
    V.fail("nothing is named '%s' in that sequence%s", name,
      hint ~= "" and hint or V.choices(there))
  end
  decl.removed = {}
  edit(list, name, change, decl.removed)
  V.leave()
end

-- Lowering ------------------------------------------------------------------------------

local function lower_sequence(name, decl)
  for i, op in ipairs(decl.args) do
    V.enter("item %d", nil, i)
    V.expect("op", op)
    V.leave()
  end
  V.in_sequence = true
  core.declare_sequence { name = name, list = V.list_of(decl.args, V.scope()) }
  V.in_sequence = false
end

local action_schema = { window = "names!", from = "selector", when = "cond", only_if = "cond",
  pay = "effect", effect = "effect!", limit = "limit", disruptable = "bool", text = "string",
  keyword = "string" }

local function lower_action(name, decl)
  V.check(decl.args, action_schema)
  core.rule(V.rule_action(name, decl))
end

local function lower_trigger(i, item)
  V.measure(item.args)
  V.check(item.args, { on = "event!", when = "cond", only_if = "cond", may = "bool|table",
    unless = "table", last = "bool", at_once = "bool", effect = "effect!", limit = "limit" })
  if V.is_idle(item.args.on) then return end
  core.rule((V.ability(item, { zones = V.everywhere, name = core.string("rule " .. i) })))
end

local function check_group(decl)
  V.check(decl.args, { list = "string" })
  for _, name in ipairs(decl.args) do V.known("window", name, V.windows) end
end

local function check_implied(decl)
  for _, name in ipairs(decl.names) do V.subtype(name) end
end

-- Numbers and names, before anything that mentions them.
function V.declare_data()
  for name, decl in pairs(implied) do
    V.within(("subtypes '%s'"):format(name), decl, check_implied, decl)
  end
  for _, decl in pairs(groups) do V.within(decl.label, decl, check_group, decl) end
  for i, name in ipairs(V.arena_names) do core.arena(i - 1, name) end
  for name in pairs(V.arena_steps) do V.arena_step(name) end
  for _, name in ipairs(resources) do core.resource(name, notes[name]) end
  for _, name in ipairs(counters) do core.counter(name) end
  for name, number in pairs(constants) do core.constant(name, number) end
  for name, decl in pairs(bases) do
    V.within(("base_of '%s'"):format(name), decl, lower_base, name, decl)
  end
  for _, name in ipairs(V.order.window) do
    local w = V.windows[name]
    core.declare_window { name = name, kind = core.window_kind[w.kind],
      limit = core.limit[w.limit] }
  end
end

function V.lower_each(kind, set, lower)
  for _, name in ipairs(V.order[kind]) do
    V.enter("%s '%s'", set[name], kind, name)
    lower(name, set[name])
    V.leave()
  end
end

-- Everything of the rules; keywords and cards are known by name already.
function V.lower_rules()
  for _, decl in ipairs(changes) do apply_change(decl) end
  V.lower_each("sequence", V.sequences, lower_sequence)
  V.lower_each("action", V.actions, lower_action)
  for i, item in ipairs(triggers) do
    V.within("rule_trigger", item, lower_trigger, i, item)
  end
end
