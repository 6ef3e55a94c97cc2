-- Where a verb can do anything: some need an attack that is declared, dice that lie there, hits,
-- or damage that waits. A window or an event at which none of these can be is a mistake; what is
-- not listed here may come at any time.

local V = core.vocabulary

-- 1: an attack is declared, before its roll; 2: dice lie there; 3: there are hits; 4: damage waits.
local windows = { phase = {}, step = {}, between = {}, build = {}, unit_turn = {}, attack = { 1 },
  reroll = { 2 } }
local events = { step_started = {}, step_ended = {}, attacks_repeat = {}, attack_ended = {},
  attacked = { 1 }, defender_changed = { 1 }, rolling = { 2 }, rolled = { 2 }, rerolled = { 2 },
  hit = { 3, 4 }, counted = { 3, 4 } }

local BEFORE = { "an attack before its roll", { 1 }, "window 'attack' or on = attacked {}" }
local ROLLED = { "attack dice that lie there", { 2 }, "window 'reroll' or on = rolling {}" }
local HITS = { "hits of an attack", { 3 }, "on = hit {}" }
local FOR_ATTACK = { "an attack to last for", { 1, 2, 3 },
  "lasts = 'next_attack', or window 'attack'" }
local needs = { split_attack = BEFORE, redirect = BEFORE, more_dice = ROLLED, reroll = ROLLED,
  add_damage = HITS, split_damage = HITS,
  end_attack = { "an attack", { 1, 2, 3 }, "window 'attack' or on = attacked {}" },
  prevent = { "damage that waits", { 4 }, "window 'prevention' or on = damage_pending {}" } }

-- What is given for an attack needs one.
local function needs_of(op)
  if op.verb == "give" and op.args.lasts == "attack" then return FOR_ATTACK end
  return needs[op.verb]
end

local function is_in(part, parts)
  for _, each in ipairs(parts) do
    if each == part then return true end
  end
  return false
end

-- The first verb of an effect that needs what is at none of these, and what it needs.
local function useless(effect, names, known)
  local found
  local function test(op)
    local need = needs_of(op)
    if not need then return false end
    for _, name in ipairs(names) do
      if not known[name] then return false end
      for _, part in ipairs(need[2]) do
        if is_in(part, known[name]) then return false end
      end
    end
    return true
  end
  if not V.mentions(effect, test) then return nil end
  V.mentions(effect, function(op) found = found or test(op) and op end, pairs)
  return found
end

local function check(effect, names, known, format)
  local op = type(effect) == "table" and useless(effect, names, known)
  if not op then return end
  local need = needs_of(op)
  V.enter(op.verb, op)
  V.fail("it needs %s, and there is none " .. format .. "; write %s", need[1],
    table.concat(names, "', '"), need[3])
end

-- What is used in windows; 'names': all of them.
function V.check_used(effect, names) check(effect, names, windows, "in window '%s'") end

-- A step that an overlay has added may come at any time.
local function is_added(step)
  local op = V.steps[step]
  return type(op) == "table" and op.file and not op.file:find("scripts/rules/", 1, true)
end

-- What an event triggers. Damage may wait at any of them.
function V.check_heard(effect, on)
  local kinds = {}
  for i, e in ipairs(V.list(on)) do kinds[i] = is_added(e.args.step) and "added step" or e.kind end
  check(effect, kinds, events, "at '%s'")
end
