-- Rules that can't work are refused when loading ends: loops that never end, sequences that
-- run each other in a circle, a sequence of the core without one of its parts, a step that
-- somebody waits for and the game no longer comes to.

local V = core.vocabulary

-- Numbers that are known now -----------------------------------------------------------

local function fold2(of)
  return function(x)
    local a, b = V.folded(x.a), V.folded(x.b)
    if a and b then return of(a, b) end
  end
end

local function bit(test) return function(a, b) return test(a, b) and 1 or 0 end end

-- What is never less than nothing.
local counted = V.set { "count", "counter", "resource", "controls", "present", "turn", "attached" }

local function is_counted(x) return V.tag(x) == "expr" and counted[x.op] end

local ge, le = fold2(bit(function(a, b) return a >= b end)), fold2(bit(function(a, b) return a <= b end))

local folds = {
  add = fold2(function(a, b) return a + b end), sub = fold2(function(a, b) return a - b end),
  mul = fold2(function(a, b) return a * b end), min = fold2(math.min), max = fold2(math.max),
  eq = fold2(bit(function(a, b) return a == b end)), ne = fold2(bit(function(a, b) return a ~= b end)),
  gt = fold2(bit(function(a, b) return a > b end)), lt = fold2(bit(function(a, b) return a < b end)),
  constant = function(x) return V.constant_value(x.text) end,
  neg = function(x)
    local a = V.folded(x.a)
    return a and -a
  end,
}

folds["not"] = function(x)
  local a = V.folded(x.a)
  return a and (a == 0 and 1 or 0)
end
folds["and"] = function(x)
  local a, b = V.folded(x.a), V.folded(x.b)
  if a == 0 or b == 0 then return 0 end
  return a and b and 1
end
folds["or"] = function(x)
  local a, b = V.folded(x.a), V.folded(x.b)
  if a and a ~= 0 or b and b ~= 0 then return 1 end
  return a and b and 0
end
function folds.ge(x)
  local b = V.folded(x.b)
  return is_counted(x.a) and b and b <= 0 and 1 or ge(x)
end
function folds.le(x)
  local a = V.folded(x.a)
  return is_counted(x.b) and a and a <= 0 and 1 or le(x)
end

-- The number that a value or condition has whatever happens, or nil.
function V.folded(x)
  if x == true or x == false then return x and 1 or 0 end
  if math.type(x) == "integer" then return x end
  local fold = V.tag(x) == "expr" and folds[x.op]
  return fold and fold(x) or nil
end

-- Walking through sequences -------------------------------------------------------------

-- Is there a verb for which 'test' holds, in the list or in sequences that it runs?
local function reaches(list, test, seen)
  return V.mentions(list, function(op)
    if test(op) then return true end
    local name = op.verb == "run_sequence" and op.args[1]
    if not name or seen[name] or not V.sequences[name] then return false end
    seen[name] = true
    return reaches(V.sequences[name].args, test, seen)
  end)
end

local function is_end(op) return op.verb == "stop" or op.verb == "skip_unless" or op.verb == "win" end
local function is_win(op) return op.verb == "win" end

-- Fails for a loop whose condition always holds although nothing in it leaves it.
function V.check_loop(condition, list)
  local always = V.folded(condition)
  if not always or always == 0 or type(list) == "function" then return end
  if V.mentions(list, is_end) or reaches(list, is_win, {}) then return end
  V.fail("its condition always holds and nothing in it stops: it would never end")
end

-- Circles -------------------------------------------------------------------------------

local function runs_of(name)
  local ops = {}
  V.mentions(V.sequences[name].args, function(op)
    if op.verb == "run_sequence" and V.sequences[op.args[1]] then ops[#ops + 1] = op end
    return false
  end, pairs)
  return ops
end

-- The circle that ends path, as the names in it and the verb to tell of: an overlay's.
local function tell_circle(path, ops, name)
  local from, at = 1, nil
  while path[from] ~= name do from = from + 1 end
  for i = from, #ops do
    if not at or not tostring(ops[i].file):match("^scripts/") then at = ops[i] end
  end
  V.within(("sequence '%s'"):format(name), at, function()
    V.fail("it runs itself: %s -> %s", table.concat(path, " -> ", from), name)
  end)
end

local function visit(name, done, path, ops)
  if done[name] then return end
  for i, before in ipairs(path) do
    if before == name then tell_circle(path, ops, name) end
  end
  path[#path + 1] = name
  for _, op in ipairs(runs_of(name)) do
    ops[#path] = op
    visit(op.args[1], done, path, ops)
  end
  path[#path], ops[#path] = nil, nil
  done[name] = true
end

-- Parts that the core needs ---------------------------------------------------------------

-- sequence -> verbs it must come to; with an argument after a blank
local needs = {
  play = { "pay", "resolve", "play_done" },
  attack = { "attack_declare", "attack_roll", "attack_hits", "damage_open", "damage_place",
    "attack_end", "expire attack" },
  damage = { "damage_open", "damage_place" },
  settle = { "discard" },
  game = { "turn_begin", "expire step", "expire battle", "expire turn" },
}

-- Who took away what 'test' looks for: a change that removed it, else an overlay that declared
-- a sequence anew, else nobody that is known.
local function who_removed(test)
  for _, change in ipairs(V.changes) do
    if change.removed and reaches(change.removed, test, {}) then return change end
  end
  local found
  for _, decl in pairs(V.sequences) do
    local own = decl.file:match("^scripts/")
    if not own and (not found or decl.line > found.line) then found = decl end
  end
  return found
end

local function is_called(text)
  local verb, argument = text:match("^(%S+) ?(.*)$")
  return function(op) return op.verb == verb and (argument == "" or op.args[1] == argument) end
end

local function check_needs(name)
  local decl = V.sequences[name]
  if not decl then return end
  for _, part in ipairs(needs[name]) do
    if not reaches(decl.args, is_called(part), {}) then
      local by = who_removed(is_called(part)) or decl
      V.within(("sequence '%s'"):format(name), by, V.fail, "it needs %s, which is gone", part)
    end
  end
end

-- Steps somebody waits for ----------------------------------------------------------------

V.listened, V.run_from_text = {}, {} -- name -> place of the first listener; name -> true

local function mark(name, reached)
  if reached[name] or not V.sequences[name] then return end
  reached[name] = true
  for _, op in ipairs(runs_of(name)) do mark(op.args[1], reached) end
end

local function is_step(name)
  return function(op) return op.verb == "step" and op.args[1] == name end
end

-- Only steps of the rules: what an overlay declares it may also start by itself.
local function check_listened(name, place, reached)
  local op = V.steps[name]
  if type(op) ~= "table" or not tostring(op.file):match("^scripts/") then return end
  local found = false
  for sequence in pairs(V.sequences) do
    if V.mentions(V.sequences[sequence].args, is_step(name)) then
      found = true
      if reached[sequence] then return end
    end
  end
  if not found then return end -- told by check_steps
  local by = who_removed(is_step(name))
  V.failure = place .. ("step '%s': the game does not come to it any more%s"):format(name,
    by and (" (%s:%d)"):format(by.file, by.line) or "")
  core.fail(V.failure)
end

function V.check_sequences()
  local names, done, reached = {}, {}, {}
  for name in pairs(V.sequences) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do visit(name, done, {}, {}) end
  for name in pairs(needs) do check_needs(name) end
  for name in pairs(needs) do mark(name, reached) end
  for name in pairs(V.run_from_text) do mark(name, reached) end
  for name, place in pairs(V.listened) do check_listened(name, place, reached) end
end
