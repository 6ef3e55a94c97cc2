-- Guards for the end of loading: what every declaration must be before anything reads it,
-- and what becomes of a fault inside the vocabulary.
--
-- An author's tables may be shared, endless, or hold each other; what reads them here
-- recurses without looking. So they are measured first, as large as they would be written
-- out. A fault that no check foresaw still names the declaration that led to it.

local V = core.vocabulary

local MOST_DEPTH = 60     -- tables in tables
local MOST_PARTS = 20000  -- tables, written out
local MOST_TEXT = 1000    -- bytes

local function check_keys(t)
  for key in next, t do
    local position = math.type(key) == "integer" and key > 0
    if type(key) ~= "string" and not position then
      V.fail("a name or a position expected as key, got %s", V.describe(key))
    end
  end
end

local function check_text(text)
  if #text > MOST_TEXT then V.fail("a text of more than %d bytes", MOST_TEXT) end
  if text:find("%c") then V.fail("a text with a control character in it") end
end

-- The number of tables in 't' when none is shared. 'known' has those measured; false
-- stands for one that is being measured.
local function parts(t, depth, known)
  if known[t] then return known[t] end
  if known[t] == false then V.fail("a table that holds itself") end
  if depth > MOST_DEPTH then V.fail("tables nested more than %d deep", MOST_DEPTH) end
  known[t] = false
  check_keys(t)
  local n, own_text = 1, V.tag(t) == "expr" and "text" or nil
  for key, value in next, t do
    if type(value) == "string" then check_text(value) end
    if type(value) == "table" and key ~= own_text then
      n = n + parts(value, depth + 1, known)
    end
  end
  if n > MOST_PARTS then V.fail("more than %d tables in one declaration", MOST_PARTS) end
  known[t] = n
  return n
end

-- Fails unless a declaration or a selector is of a size that can be read.
function V.measure(t)
  if type(t) == "table" then parts(t, 1, {}) end
end

-- Runs f; a fault of the vocabulary itself becomes a message about the declaration.
function V.guarded(f)
  local ok, fault = pcall(f)
  if ok then return end
  if fault == V.failure then core.fail(fault) end
  local where, what = tostring(fault):match("^(scripts/[^:]*:%d+): (.*)$")
  V.fail("%s", where and ("%s (%s)"):format(what, where) or tostring(fault))
end
