-- One schema checker for all that authors write, and what its messages advise.
--
-- A schema maps fields to types ("value", "pick|player", { "a", "b" } for a choice; a
-- trailing "!" means required), positions 1, 2 .. likewise, and 'list' is the type of all
-- other positions.

local V = core.vocabulary

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

local function is_list_of(list, test)
  for _, value in ipairs(list) do
    if not test(value) then return false end
  end
  return #list > 0
end

local function is_condition(v)
  return type(v) == "boolean" or is_value(v) or V.tag(v) == "pick" and v.mode == "exactly"
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
  duration = { 'how long, such as "turn" or "battle",', function(v) return type(v) == "string" end },
  bool = { "true or false", function(v) return type(v) == "boolean" end },
  value = { "a number or a value", is_value },
  amount = { "a number from 0 or a value", function(v)
    return is_value(v) and not (math.type(v) == "integer" and v < 0)
  end },
  cond = { "a condition", function(v) return v ~= false and is_condition(v) end },
  conds = { "a list of conditions", function(v) return is_table(v) and is_list_of(v, is_condition) end },
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
  limit = { 'a limit such as { 1, per = "turn" }', is_table },
  conditions = { 'a table of conditions such as { "Droid" }', is_table },
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

-- spec -> { kind.. , the name of each = true, fits: a test of values, required, sparse: a table
-- with holes will do }
local parsed = {}

local function is_of(kinds, value)
  for i = 1, #kinds do
    if kinds[i][2](value) then return true end
  end
  return false
end

local function parse(spec)
  local kinds = {}
  parsed[spec] = kinds
  if type(spec) == "table" then
    function kinds.fits(value) return is_one_of(spec, value) end
    return kinds
  end
  kinds.required = spec:sub(-1) == "!"
  for name in spec:gmatch("%a+") do
    kinds[#kinds + 1] = V.types[name]
    kinds[name] = true
  end
  kinds.sparse = kinds.table or kinds.conditions
  kinds.fits = #kinds == 1 and kinds[1][2] or function(value) return is_of(kinds, value) end
  return kinds
end

local function holes(kinds, value)
  return not kinds.sparse and gap_text(value) or nil
end

-- What to write instead of a value of a type that is often mistaken for the one that is wanted,
-- or nil.
local function advice(kinds, value)
  local tag = V.tag(value)
  if kinds.card and not kinds.pick and (tag == "pick" or tag == "selector") then
    return '; before it write choose { one(..), as = "a" }, then the.a here'
  end
  if (kinds.effect or kinds.table) and tag == "op" then return "; write { .. } around it" end
  if (kinds.role or kinds.selector) and tag == "pick" then
    return "; write the selector without " .. value.mode .. "(..)"
  end
  if kinds.cond and value == false then
    return "; ==, < and 'not' compare words, not what they stand for: write exactly(n, x), "
      .. "more(a, b), not_(c)"
  end
  if kinds.cond and tag == "range" then return "; what is compared is missing: at_least(n, x)" end
  if kinds.event and tag == "op" then return V.hint(value.verb, core.event) end
  if kinds.op and tag == "ability" then
    return "; what an effect gives is written give { .., lasts = .. }"
  end
  if kinds.clause and tag == "extra" then
    return "; it stands in the list of a play {} or activated {}"
  end
  if kinds.clause and tag == "op" then
    return "; verbs stand in the effect of an ability, as activated { effect = { .. } }"
  end
  if kinds.clause and is_table(value) then return "; what a card gives is written static { .. }" end
end

-- What is wrong with a value that has none of the types of spec, or nil.
local function mismatch(spec, value)
  local kinds = parsed[spec] or parse(spec)
  local wrong = holes(kinds, value)
  if wrong or kinds.fits(value) then return wrong end
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
end

-- Fails unless value has one of the types of spec. 'more': what the message advises if nothing is
-- known to be better.
function V.expect(spec, value, more)
  if type(spec) == "table" then return choice(spec, value) end
  local wrong = mismatch(spec, value)
  if wrong then V.fail("%s%s", wrong, advice(parsed[spec], value) or more or "") end
end

local function swapped(specs, a, b)
  local are = #specs == 2 and b ~= nil and not (mismatch(specs[1], b) or mismatch(specs[2], a))
  return are and "; the two stand in each other's place" or ""
end

-- A function whose arguments are checked where the author calls it.
function V.checked(word, specs, make)
  return function(...)
    for i = 1, #specs do
      local spec = specs[i]
      local wrong = mismatch(spec, (select(i, ...)))
      if wrong then
        local kinds, value = parsed[spec], (select(i, ...))
        local advised = not kinds.card and advice(kinds, value) or ""
        V.raise(2, "%s: %s%s", word, wrong, advised ~= "" and advised or swapped(specs, ...))
      end
    end
    return make(...)
  end
end

local function spec_of(schema, key)
  return schema[key] or schema[type(key) == "number" and "list" or "rest"]
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
    if not kinds.fits(value) or not kinds.sparse and gap(value) then return false end
  end
  return true
end

V.advice = {} -- schema -> what is to be written for names that are not in it
local homes = {} -- { how a word is written, its schema }

-- Names a schema: a field that is not where it was written may belong to it.
function V.home_of_fields(word, schema)
  homes[#homes + 1] = { word, schema }
  return schema
end

-- Where else there is such a field; small tables say themselves what they take.
local function elsewhere(key, schema)
  local found = {}
  if V.choices(schema) ~= "" and not schema.list then return "" end
  for _, home in ipairs(homes) do
    if home[2] ~= schema and home[2][key] and #found < 3 and V.is_name(key) then
      found[#found + 1] = home[1]
    end
  end
  return #found > 0 and ("; '%s' is a field of %s"):format(key, table.concat(found, ", of ")) or ""
end

local function wanted(spec)
  if type(spec) == "table" then return "'" .. table.concat(spec, "' or '") .. "'" end
  local words = {}
  for i, kind in ipairs(parsed[spec] or parse(spec)) do words[i] = kind[1] end
  return table.concat(words, " or ")
end

-- All that a schema takes, if that is little.
local function all_fields(schema)
  local text, items = V.choices(schema), {}
  for i = 1, #schema do items[i] = ("item %d: %s"):format(i, wanted(schema[i])) end
  if #items == 0 or text == "" and next(schema, #schema) then return text end
  return "; there are: " .. table.concat(items, ", ") .. text:gsub("^; there are:", ",")
end

local function unknown_field(key, schema)
  local said = V.advice[schema] and V.advice[schema][key]
  if said then return "; " .. said end
  if type(key) == "number" then return all_fields(schema) end
  local other = elsewhere(key, schema)
  local near = V.hint(key, schema, other ~= "" and 1 or nil)
  if near ~= "" and other ~= "" then return ("%s (%s)"):format(near, other:sub(3)) end
  return near .. other ~= "" and near .. other or all_fields(schema)
end

-- What of a schema takes a value that stands at the wrong place, or without its name.
local function meant_fields(args, schema, value)
  local names = {}
  for i = 1, #schema do
    if args[i] ~= value and not mismatch(schema[i], value) then
      return ("; it belongs to item %d"):format(i)
    end
  end
  for name, spec in pairs(schema) do
    if V.is_name(name) and args[name] == nil and type(spec) == "string" and spec ~= "any"
      and type(value) ~= "boolean" then
      local kinds = parsed[spec] or parse(spec)
      if not mismatch(spec, value) or kinds.pick and V.tag(value) == "selector" then
        names[#names + 1] = name
      end
    end
  end
  if #names == 0 or #names > 3 then return "" end
  table.sort(names)
  return "; did you mean " .. table.concat(names, " = .. or ") .. " = ..?"
end

-- Checks a table the author wrote against a schema.
function V.check(args, schema)
  if type(args) ~= "table" then V.fail("a table expected, got %s", V.describe(args)) end
  if gap(args) then V.fail("%s", gap_text(args)) end
  if not is_right(args, schema) then
    for key in pairs(args) do
      local spec = spec_of(schema, key)
      V.enter(type(key) == "number" and "item %s" or "field '%s'", nil, key)
      local meant = type(key) == "number" and meant_fields(args, schema, args[key]) or ""
      if not spec then V.fail("unknown%s", meant ~= "" and meant or unknown_field(key, schema)) end
      V.expect(spec, args[key], meant)
      V.leave()
    end
  end
  local needed = required[schema] or find_required(schema)
  for i = 1, #needed do
    local key = needed[i]
    if args[key] == nil then
      V.fail(type(key) == "number" and "item %s is missing: %s expected"
        or "field '%s' is missing: %s expected", key, wanted(schema[key]))
    end
  end
end
