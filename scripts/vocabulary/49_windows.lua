-- Windows in which abilities may be used, and how often.
--
-- What an author leaves out is inferred in one place each: the windows an effect fits (R8.3.4
-- to R8.3.6) and the limit of uses (R8.4.5).

local V = core.vocabulary

V.windows = {} -- name -> declaration
V.groups = {}  -- name -> list of window names

local function in_any_order(list) return next, list end

-- True if 'test' holds for a verb in the list or inside one; nested abilities are not part
-- of the effect itself. All verbs are tested, so that it costs the same in every run, in any
-- order; with 'walk' = pairs always in the same one.
function V.mentions(x, test, walk)
  local tag = V.tag(x)
  if tag == "op" and test(x) then return true end
  local inside = tag == "op" and x.verb ~= "delayed" and x.args or tag == nil and x
  if type(inside) ~= "table" then return false end
  local found = false
  for _, value in (walk or in_any_order)(inside) do
    if type(value) == "table" and V.mentions(value, test, walk) then found = true end
  end
  return found
end

local function inferred(effect)
  local has, for_attack = {}, false
  V.mentions(effect, function(op)
    has[op.verb] = true
    for_attack = for_attack or op.verb == "give" and op.args.lasts == "attack"
  end)
  if has.prevent then return "prevention" end
  if has.reroll then return "reroll" end
  return (for_attack or has.redirect or has.split_attack) and "attack" or "any"
end

local function window_names(names)
  local all = {}
  for _, name in ipairs(V.list(names)) do
    for _, each in ipairs(V.groups[name] or { name }) do all[#all + 1] = each end
  end
  return all
end

-- A mask of windows by name, and the limit they share if they do.
function V.window_mask(names)
  local mask, limit = 0, nil
  for _, name in ipairs(window_names(names)) do
    local declared = V.known("window", name, V.windows)
    mask = mask | 1 << core.window(name)
    limit = (limit == nil or limit == declared.limit) and declared.limit or "step"
  end
  return mask, limit or "step"
end

-- The parts of an effect that is one "choose one", or nil.
local function parts_of(effect)
  local first = type(effect) == "table" and effect[1]
  return V.tag(first) == "op" and first.verb == "either" and first.args or nil
end

-- R9.2.5: the part chosen on playing decides when an ability may be played.
function V.part_windows(part, cx, list)
  if part.window then return (V.window_mask(part.window)) end
  return cx.parts == list and (V.window_mask(inferred(part))) or 0
end

function V.windows_of(ability, cx)
  local parts = parts_of(ability.effect)
  if ability.window or not parts then
    return V.window_mask(ability.window or inferred(ability.effect))
  end
  local all, limit = 0, nil
  for _, part in ipairs(parts) do
    local mask, own = V.window_mask(part.window or inferred(part))
    all, limit = all | mask, (limit == nil or limit == own) and own or "step"
  end
  cx.parts = parts
  return all, limit
end

-- No verb of what is used in windows may come at a moment at which it can do nothing.
function V.check_moments(ability, effect)
  local parts = parts_of(effect)
  for _, part in ipairs(parts or { effect }) do
    local names = parts and part.window or ability.window or inferred(part)
    V.check_used(part, window_names(names))
  end
end

local limit_schema = { "int", per = "string", shared = "bool" }

function V.limits(ability, default)
  local limit = ability.limit
  if limit == nil then return V.known("limit", default, core.limit), 1, 0 end
  V.within("limit", nil, V.check, limit, limit_schema)
  if limit[1] and (limit[1] < 1 or limit[1] > 200) then
    V.fail("limit: 1 to 200 times expected, got %s", V.describe(limit[1]))
  end
  return V.known("limit", limit.per or default, core.limit), limit[1] or 1, limit.shared and 1 or 0
end
