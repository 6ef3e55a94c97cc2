-- The ground of the authoring vocabulary: tagged objects, one schema checker, and
-- error messages that say where and what.
--
-- Card, keyword and rules files only build tables. Words (verbs, selectors, abilities)
-- return objects with a 'tag'; everything is checked and lowered into records of the core
-- when loading ends, so that the order of declarations does not matter. While lowering,
-- V.enter and V.leave keep the path that V.fail prints:
--   cards/SET/name.lua:4: card 'Name': clause 2 (static): field 'powr': unknown; ...
--
-- A schema maps fields to types ("value", "pick|player", { "a", "b" } for a choice; a
-- trailing "!" means required), positions 1, 2 .. likewise, and 'list' is the type of all
-- other positions.

local V = {}
core.vocabulary = V

V.NONE = core.NONE

-- Tags ------------------------------------------------------------------------------

-- The tag of a vocabulary object; nil for plain values and tables of the author.
V.tag = core.tag

local plain = {}

-- An object without operators: its tag, mostly its word, file and line where the author wrote
-- it, and what it is made of.
function V.object(fields) return setmetatable(fields, plain) end

-- A view of an object that cannot be changed: all files see the same words, so nothing
-- that one of them writes may reach another.
function V.read_only(object)
  local meta, view = {}, {}
  for name, method in pairs(getmetatable(object)) do meta[name] = method end
  local index = meta.__index
  setmetatable(object, index and { __index = function(_, key) return index(view, key) end })
  meta.__index = object
  function meta.__newindex(_, key)
    V.raise(2, "'%s' can't be assigned: words are the same for all files", tostring(key))
  end
  return setmetatable(view, meta)
end

-- Where the file that is being loaded calls a word; nothing while declarations are lowered,
-- since then the words are called by the vocabulary itself.
function V.here(level)
  if V.lowering then return nil end
  local file, line = core.where(level + 1)
  return file, line
end

function V.set(list)
  local set = {}
  for _, name in ipairs(list) do set[name] = true end
  return set
end

local nothing = {}

-- pairs() of a field that is mostly absent.
function V.each(x)
  if x == nil then return next, nothing end
  return pairs(x)
end

-- Errors ----------------------------------------------------------------------------

local path, depth = {}, 0 -- steps; those behind 'depth' are left and used again

-- One more step on the path: of which object, and a text, or a format with one or two values,
-- which nobody reads unless something is wrong.
function V.enter(text, object, a, b)
  depth = depth + 1
  local step = path[depth]
  if not step then
    step = {}
    path[depth] = step
  end
  step.text, step.object, step.a, step.b = text, object, a, b
end

function V.leave() depth = depth - 1 end

-- What an error says here before its reason.
function V.place()
  local words, where = {}, ""
  for i = 1, depth do
    local step = path[i]
    local a, b, object = step.a, step.b, step.object
    words[i] = (b and step.text:format(a, b) or a and step.text:format(a) or step.text) .. ": "
    if object and object.file then where = object.file .. ":" .. object.line .. ": " end
  end
  return where .. table.concat(words)
end

function V.fail(format, ...)
  V.failure = V.place() .. (select("#", ...) > 0 and format:format(...) or format)
  core.fail(V.failure)
end

-- An error in a call made while files load; 'level' as for core.where.
function V.raise(level, format, ...)
  local file, line = core.where(level + 1)
  V.failure = ("%s:%d: " .. format):format(file, line, ...)
  core.fail(V.failure)
end

local function distance(a, b)
  core.charge(10 * #a * #b)
  a, b = a:lower(), b:lower()
  local row = {}
  for j = 0, #b do row[j] = j end
  for i = 1, #a do
    local corner = row[0]
    row[0] = i
    for j = 1, #b do
      local old = row[j]
      local change = a:byte(i) == b:byte(j) and 0 or 1
      row[j] = math.min(old + 1, row[j - 1] + 1, corner + change)
      corner = old
    end
  end
  return row[#b]
end

-- "; did you mean 'x'?" for the key of 'set' nearest to name, or "".
function V.hint(name, set)
  local best, least = nil, (#name < 4 and 1 or math.max(2, #name // 3)) + 1
  for key in pairs(set) do
    local d = type(key) == "string" and distance(name, key) or least
    -- of equally near names the longer: more is left out in writing than put in
    if d < least or d == least and best and (#key > #best or #key == #best and key < best) then
      best, least = key, d
    end
  end
  return best and ("; did you mean '%s'?"):format(best) or ""
end

local FEW = 12

-- The names there are, if they are few and none is near.
local function choices(set)
  local list = {}
  for key in pairs(set) do
    if type(key) == "string" then list[#list + 1] = key end
  end
  if #list == 0 or #list > FEW then return "" end
  table.sort(list)
  return "; there are: " .. table.concat(list, ", ")
end

-- Fails unless 'name' is a key of 'set'; returns what stands there.
function V.known(kind, name, set)
  local found = set[name]
  if found ~= nil then return found end
  if type(name) ~= "string" then
    V.fail("name of %s expected, got %s", V.article(kind), V.describe(name))
  end
  local hint = V.hint(name, set)
  V.fail("unknown %s '%s'%s", kind, name, hint ~= "" and hint or choices(set))
end

function V.article(text) return (text:match("^[aeioAEIO]") and "an " or "a ") .. text end

function V.describe(value)
  local tag = V.tag(value)
  if value == nil then return "nothing" end
  if tag then return V.article(value.word or tag) end
  if type(value) == "string" then return ("'%s'"):format(value) end
  if type(value) == "number" or type(value) == "boolean" then return tostring(value) end
  return V.article(type(value))
end

-- Types -----------------------------------------------------------------------------

local function tagged(...)
  local tags = V.set { ... }
  return function(value) return tags[V.tag(value)] or false end
end

local function is_value(value)
  return math.type(value) == "integer" or type(value) == "function" or V.tag(value) == "expr"
end

local function is_table(value)
  return type(value) == "table" and getmetatable(value) == nil
end

-- What stands behind a nil would be left out in silence.
local gap = core.gap
local function gap_text(list)
  local at = gap(list)
  return at and ("item %d is missing: it is nil, and others follow it"):format(at)
end

local function has_names(list)
  for key in next, list do
    if type(key) ~= "number" then return true end
  end
  return false
end

local function is_list_of(list, name)
  for _, value in ipairs(list) do
    if not V.types[name][2](value) then return false end
  end
  return #list > 0
end

local function is_strings(value)
  if not is_table(value) then return false end
  for key, name in next, value do
    if type(key) ~= "number" or type(name) ~= "string" or name == "" then return false end
  end
  return true
end

V.types = {
  int = { "a whole number", function(v) return math.type(v) == "integer" end },
  printed = { "a whole number from 0 to 999", function(v)
    return math.type(v) == "integer" and v >= 0 and v <= 999
  end },
  string = { "a string", function(v) return type(v) == "string" end },
  bool = { "true or false", function(v) return type(v) == "boolean" end },
  value = { "a number or a value", is_value },
  amount = { "a number from 0 or a value", function(v)
    return is_value(v) and not (math.type(v) == "integer" and v < 0)
  end },
  cond = { "a condition", function(v)
    return type(v) == "boolean" or is_value(v) or V.tag(v) == "pick" and v.mode == "exactly"
  end },
  conds = { "a list of conditions", function(v) return is_table(v) and is_list_of(v, "cond") end },
  card = { "a card such as self or it", function(v) return V.tag(v) == "ref" and not v.player end },
  player = { "a player such as you", function(v) return V.tag(v) == "ref" and v.player end },
  selector = { "a selector such as your {}", tagged("selector") },
  group = { "each(selector)", function(v)
    return V.tag(v) == "selector" or V.tag(v) == "pick" and v.mode == "each"
      or V.tag(v) == "ref" and not v.player
  end },
  pick = { "a pick such as one(your {})", function(v)
    return V.tag(v) == "pick" or V.tag(v) == "ref" and not v.player
  end },
  effect = { "a list of verbs", function(v)
    return is_table(v) and not has_names(v) or type(v) == "function"
  end },
  op = { "a verb", tagged("op") },
  table = { "a table", is_table },
  strings = { "a list of strings", is_strings },
  names = { "a string or a list of strings", function(v)
    return type(v) == "string" and v ~= "" or is_strings(v) and #v > 0
  end },
  event = { "an event such as attacked {}", function(v)
    return V.tag(v) == "event" or is_table(v)
  end },
  role = { "a card or a selector", function(v)
    return V.tag(v) == "selector" or V.tag(v) == "ref" and not v.player
  end },
  range = { "a number or at_least(n)", function(v) return is_value(v) or V.tag(v) == "range" end },
  clause = { "a keyword line or an ability", function(v)
    return type(v) == "string" or V.tag(v) == "ability" or V.tag(v) == "keyword"
      or V.tag(v) == "op" and v.verb == "argument"
  end },
  extra = { "an extra of the play such as enhance {}", tagged("extra") },
  nothing = { "nothing", function(v) return v == nil end },
  any = { "anything", function() return true end },
}

local function is_one_of(spec, value)
  for i = 1, #spec do
    if spec[i] == value then return true end
  end
  return false
end

local function choice(spec, value)
  if is_one_of(spec, value) then return end
  V.fail("'%s' expected, got %s%s", table.concat(spec, "' or '"), V.describe(value),
    type(value) == "string" and V.hint(value, V.set(spec)) or "")
end

local parsed = {} -- spec -> { kind.. , required, sparse: a table with holes will do }

local function parse(spec)
  local kinds = {}
  parsed[spec] = kinds
  if type(spec) == "table" then
    kinds[1] = { nil, function(value) return is_one_of(spec, value) end }
    return kinds
  end
  kinds.required, kinds.sparse = spec:sub(-1) == "!", spec:find("table", 1, true)
  for name in spec:gmatch("%a+") do
    kinds[#kinds + 1] = V.types[name]
    kinds.pick = kinds.pick or name == "pick"
    kinds.names = kinds.names or name == "names"
    kinds.effect = kinds.effect or name == "effect"
  end
  return kinds
end

local function holes(kinds, value)
  return not kinds.sparse and gap_text(value) or nil
end

-- What is wrong with a value that has none of the types of spec, or nil.
local function mismatch(spec, value)
  local kinds = parsed[spec] or parse(spec)
  for i = 1, #kinds do
    if kinds[i][2](value) then return holes(kinds, value) end
  end
  local wrong = holes(kinds, value)
  if wrong then return wrong end
  if kinds.pick and V.tag(value) == "selector" then
    return "a selector does not say how many: write one(..) or each(..)"
  end
  for _, name in ipairs(is_table(value) and value or {}) do
    if name == "" then return "'' is no name" end
  end
  if kinds.names and is_table(value) and next(value) == nil then return "at least one name expected" end
  local wanted = {}
  for i, kind in ipairs(kinds) do wanted[i] = kind[1] end
  return table.concat(wanted, " or ") .. " expected, got " .. V.describe(value)
    .. (kinds.effect and V.tag(value) == "op" and "; write { .. } around it" or "")
end

-- Fails unless value has one of the types of spec.
function V.expect(spec, value)
  if type(spec) == "table" then return choice(spec, value) end
  local wrong = mismatch(spec, value)
  if wrong then V.fail("%s", wrong) end
end

-- A function whose arguments are checked where the author calls it.
function V.checked(word, specs, make)
  return function(...)
    for i, spec in ipairs(specs) do
      local wrong = mismatch(spec, (select(i, ...)))
      if wrong then V.raise(2, "%s: %s", word, wrong) end
    end
    return make(...)
  end
end

local function spec_of(schema, key)
  return schema[key] or type(key) == "number" and schema.list or schema.rest
end

local required = {} -- schema -> its required keys

local function find_required(schema)
  local list = {}
  for key, spec in pairs(schema) do
    if type(spec) == "string" and (parsed[spec] or parse(spec)).required then
      list[#list + 1] = key
    end
  end
  required[schema] = list
  return list
end

-- Loading checks some ten thousand tables, which are nearly all right: what is wrong with one
-- is found out, in an order that is always the same, only once something is.
local function is_right(args, schema)
  for key, value in next, args do
    local spec = schema[key] or spec_of(schema, key)
    if not spec then return false end
    local kinds = parsed[spec] or parse(spec)
    local i, count = 1, #kinds
    while i <= count and not kinds[i][2](value) do i = i + 1 end
    if i > count or not kinds.sparse and gap(value) then return false end
  end
  return true
end

-- Checks a table the author wrote against a schema.
function V.check(args, schema)
  if type(args) ~= "table" then V.fail("a table expected, got %s", V.describe(args)) end
  if gap(args) then V.fail("%s", gap_text(args)) end
  if not is_right(args, schema) then
    for key in pairs(args) do
      local spec = spec_of(schema, key)
      V.enter(type(key) == "number" and "item %s" or "field '%s'", nil, key)
      if not spec then V.fail("unknown%s", type(key) == "string" and V.hint(key, schema) or "") end
      V.expect(spec, args[key])
      V.leave()
    end
  end
  local needed = required[schema] or find_required(schema)
  for i = 1, #needed do
    local key = needed[i]
    if args[key] == nil then
      V.fail(type(key) == "number" and "item %s is missing" or "field '%s' is missing", key)
    end
  end
end

-- Runs f; if it fails, the path of messages is as before. Returns what pcall returns.
function V.try(f, ...)
  local before = depth
  local ok, result = pcall(f, ...)
  depth = before
  return ok, result
end

-- Runs f with one more step on the error path.
function V.within(text, object, f, ...)
  V.enter(text, object)
  local result = f(...)
  V.leave()
  return result
end
