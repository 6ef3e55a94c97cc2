-- The ground of the authoring vocabulary: tagged objects, and error messages that say where
-- and what.
--
-- Card, keyword and rules files only build tables. Words (verbs, selectors, abilities)
-- return objects with a 'tag'; everything is checked and lowered into records of the core
-- when loading ends, so that the order of declarations does not matter. While lowering,
-- V.enter and V.leave keep the path that V.fail prints:
--   cards/SET/name.lua:4: card 'Name': clause 2 (static): field 'powr': unknown; ...

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

-- In a schema these two are no names.
function V.is_name(key) return type(key) == "string" and key ~= "list" and key ~= "rest" end

-- "; did you mean 'x'?" for the key of 'set' nearest to name, or "". A name of one letter is near
-- to none. 'most': how many letters may differ.
function V.hint(name, set, most)
  most = most or #name < 4 and #name // 2 or math.max(2, #name // 3)
  local best, least = nil, most + 1
  for key in pairs(set) do
    local d = V.is_name(key) and distance(name, key) or math.maxinteger
    -- of equally near names the longer: more is left out in writing than put in
    if d < least or d == least and best and (#key > #best or #key == #best and key < best) then
      best, least = key, d
    end
  end
  return best and ("; did you mean '%s'?"):format(best) or ""
end

local FEW = 14

-- The names there are, if they are few and none is near.
function V.choices(set)
  local list = {}
  for key in pairs(set) do
    if V.is_name(key) then list[#list + 1] = key end
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
  V.fail("unknown %s '%s'%s", kind, name, hint ~= "" and hint or V.choices(set))
end

function V.article(text) return (text:match("^[aeioAEIO]") and "an " or "a ") .. text end

-- A word that was written without what it takes, as 'draw' for draw { 1 }.
local function word_name(value)
  local name
  for key, word in pairs(V.words or {}) do
    if word == value and (not name or key < name) then name = key end
  end
  return name
end

function V.describe(value)
  local tag = V.tag(value)
  local word = type(value) == "function" and word_name(value)
  if word then return ("the bare word '%s', without { .. } or ( .. ) behind it"):format(word) end
  if value == nil then return "nothing" end
  if tag then return V.article(value.word or tag) end
  if type(value) == "string" then return ("'%s'"):format(value) end
  if type(value) == "number" or type(value) == "boolean" then return tostring(value) end
  return V.article(type(value))
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
