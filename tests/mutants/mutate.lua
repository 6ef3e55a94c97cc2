-- Small wrong versions of a keyword script: lua mutate.lua FILE FOLDER
--
-- The script is read as tokens and tables; each change below makes one mutant. FOLDER gets
-- N.lua, the changed script, and N.txt, one line: what was changed where. Fields that are no
-- behaviour (text, names of parameters) stay as they are.

local lpeg = require "lpeg"
local P, R, S = lpeg.P, lpeg.R, lpeg.S
local C, Cc, Cp, Ct, Cg = lpeg.C, lpeg.Cc, lpeg.Cp, lpeg.Ct, lpeg.Cg

-- Tokens: { at, kind, text, after } ------------------------------------------------------

local word = (R("az", "AZ") + "_") * (R("az", "AZ", "09") + "_") ^ 0
local quoted = P '"' * (1 - S '"\n') ^ 0 * '"'
local comment = P "--" * (1 - P "\n") ^ 0
local function token(kind, pattern)
  return Ct(Cg(Cp(), "at") * Cg(Cc(kind), "kind") * Cg(C(pattern), "text") * Cg(Cp(), "after"))
end
local tokens = Ct((S " \t\r\n" + comment + token("name", word) + token("number", R "09" ^ 1)
  + token("string", quoted) + token("sign", P "..." + P ".." + S "{}()[],=+-*/.;:<>~#%^&|")) ^ 0) * -1

-- Changes ----------------------------------------------------------------------------------

local swaps = { -- a name for another
  your = { "their", "all" }, their = { "your", "all" }, you = { "opponent" },
  opponent = { "you" }, attacker = { "defender" }, defender = { "attacker" },
  source = { "target" }, target = { "source" }, at_least = { "at_most" },
  at_most = { "at_least" }, all_of = { "any_of" }, any_of = { "all_of" }, more = { "at_most" },
  half_up = { "half_down" }, half_down = { "half_up" }, one = { "each" }, each = { "one" },
  attacked = { "attack_ended" }, attack_ended = { "attacked" }, hit = { "rolled" },
  damaged = { "damage_pending" }, step_started = { "step_ended" }, deployed = { "entered" },
  entered = { "deployed" }, remaining = { "health" }, tap = { "untap" }, ["true"] = { "false" },
  ["false"] = { "true" },
}

local strings = { -- by the field it stands in
  window = { "attack", "prevention", "between", "build" },
  lasts = { "attack", "battle", "turn", "next_attack", "forever" },
  per = { "attack", "damage", "turn", "none" },
  class = { "cumulative", "layered", "isolated", "selective" },
  kind = { "static", "activated", "triggered" },
  arena = { "space", "ground", "character", "any" }, zone = { "arena", "build", "anywhere" },
  step = { "build", "retreat", "battle" }, cause = { "damage", "effect" },
}

local silent = { text = true, params = true, constructor = true, alias_of = true }

local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read "a"
  file:close()
  return text
end

local file, folder = arg[1], arg[2]
local source = read(file)
local list = tokens:match(source) or error(file .. ": can't be read")
local made = 0

-- Changes without a meaning: what a keyword that is a body only or waits for an event calls
-- itself; summing what has no number; which of two words says that each instance is used on its
-- own; and that for what only forbids or sets, where a second instance says the same again, or
-- where each line is made by a constructor, unless one that is selected drops the others.
local code = source:gsub("%-%-[^\n]*", "")
local function says(text) return code:find(text, 1, true) end
local has_effect, has_number, waits = says "\n  effect =", says "params", says "\n  on = "
local repeats = says "\n  cannot = " or says "\n  set = "
local is_activated, is_constructed = says 'kind = "activated"', says "constructor ="
local function is_idle(field, from, to)
  if field == "kind" then return not has_effect or waits and to ~= '"activated"' end
  if field ~= "class" then return false end
  local pair = from .. to
  return not has_number and pair == '"isolated""cumulative"'
    or repeats and not has_number and not has_effect
    or is_activated and (pair == '"layered""selective"' or pair == '"selective""layered"')
    or is_constructed and not (waits and pair:find('"selective"', 1, true))
end

local function line_of(at) return select(2, source:sub(1, at):gsub("\n", "")) + 1 end

-- Writes the script with the bytes from 'at' up to 'after' replaced.
local function mutant(at, after, by, what)
  made = made + 1
  local out = assert(io.open(("%s/%d.lua"):format(folder, made), "wb"))
  out:write(source:sub(1, at - 1), by, source:sub(after))
  out:close()
  local note = assert(io.open(("%s/%d.txt"):format(folder, made), "wb"))
  note:write(("%s:%d: %s\n"):format(file:match "[^/]+$", line_of(at), what:gsub("%s+", " ")))
  note:close()
end

local function replace(t, by)
  mutant(t.at, t.after, by, ("'%s' becomes '%s'"):format(t.text, by))
end

local function change_token(t, before, after, field)
  local member = before and before.text == "."
  local key = after and after.text == "="
  if t.kind == "number" then
    replace(t, tostring(math.tointeger(t.text) + 1))
    if t.text ~= "0" then replace(t, tostring(math.tointeger(t.text) - 1)) end
  elseif t.text == "X" and not key then
    replace(t, "X + 1")
    replace(t, "X - 1")
  elseif t.kind == "string" and strings[field or ""] then
    for _, other in ipairs(strings[field]) do
      local by = ('"%s"'):format(other)
      if by ~= t.text and not is_idle(field, t.text, by) then replace(t, by) end
    end
  elseif t.kind == "name" and swaps[t.text] then
    for _, other in ipairs(swaps[t.text]) do
      if not (member and other == "all") then replace(t, other) end
    end
  end
end

-- The token after the table that opens at token i.
local function behind(i)
  local depth = 0
  repeat
    local text = list[i].text
    depth = depth + (text == "{" and 1 or text == "}" and -1 or 0)
    i = i + 1
  until depth == 0
  return i
end

-- Walks the table that opens at token i; returns the token after its end. 'field': the field
-- it is the value of.
local function walk(i, field)
  local items, first, key, depth = {}, i + 1, nil, 0
  i = i + 1
  while true do
    local t = list[i]
    local ends = depth == 0 and (t.text == "," or t.text == ";" or t.text == "}")
    if ends then
      if first < i then items[#items + 1] = { list[first].at, list[i - 1].after, key, t } end
      first, key = i + 1, nil
      if t.text == "}" then break end
      i = i + 1
    elseif t.text == "{" then
      i = silent[key or ""] and behind(i) or walk(i, key or field)
    else
      if t.text == "(" then depth = depth + 1 elseif t.text == ")" then depth = depth - 1 end
      if list[i + 1].text == "=" and i == first then key = t.text end
      if not silent[key or ""] then change_token(t, list[i - 1], list[i + 1], key or field) end
      i = i + 1
    end
  end
  for _, item in ipairs(items) do
    local at, after, name, stop = item[1], item[2], item[3], item[4]
    if stop.text ~= "}" then after = stop.after end
    if not silent[name or ""] then
      mutant(at, after, "", ("without '%s'"):format(source:sub(at, after - 1)))
    end
  end
  return i + 1
end

local i = 1
while list[i] do
  if list[i].text == "{" then i = walk(i) else i = i + 1 end
end
print(made)
