-- Text: declarations in words. Verbs bring their own (60_verbs.lua to 70_flow.lua); here are
-- values, selectors and bodies, in 92_clauses.lua events and abilities. Nothing is stored
-- beside a declaration, so text and behaviour can't drift apart.

local V = core.vocabulary

-- What a player may do is worded before it is checked, so anything may come here.
local function with_first(text, change)
  text = tostring(text)
  return string[change](text:sub(1, 1)) .. text:sub(2)
end

function V.upper(text) return with_first(text, "upper") end
function V.lower(text) return with_first(text, "lower") end
local upper = V.upper

function V.join(list, word)
  if #list < 2 then return list[1] or "" end
  return table.concat(list, ", ", 1, #list - 1) .. " " .. word .. " " .. list[#list]
end

-- Values ------------------------------------------------------------------------------

local function parts(list)
  local words = {}
  for i, part in ipairs(list) do words[i] = V.say(part) end
  return table.concat(words, list.sep or " ")
end

-- Renders any value of the vocabulary.
function V.say(x)
  local tag = V.tag(x)
  if not tag then
    if type(x) == "function" then return "a computed value" end
    if type(x) ~= "table" then return tostring(x) end
    return V.tag(x[1]) == "selector" and V.noun(x[1], x[2]) or parts(x)
  end
  if tag == "ref" or tag == "expr" then
    return type(x.text) == "table" and parts(x.text) or x.text
  end
  if tag == "pick" then return V.say_pick(x) end
  if tag == "range" then return x.text .. " " .. V.say(x.n) end
  if tag == "selector" then return V.noun(x, "many") end
  -- a field that each card with the keyword has; else a mistake, which is told later
  return tag == "op" and x.verb == "argument" and tostring(x.args[1]) or V.article(x.word or tag)
end

-- Long amounts of a clause are told behind its verb: "+X power, where X is the number of".
local letters = { "X", "Y", "Z" }
local sums, told -- texts of the amounts by letter, and how many have been told; or nil

local function letter_of(text)
  for i, known in ipairs(sums) do
    if known == text then return letters[i] end
  end
  sums[#sums + 1] = text
  return letters[#sums]
end

-- An amount in front of a noun: plain, a letter if it is long, or in brackets.
function V.amount_text(x)
  local text = V.say(x)
  if not text:find(" ", 1, true) or text == "that many" then return text end
  return sums and #sums < #letters and letter_of(text) or "(" .. text .. ")"
end

-- ", where X is ..." for the amounts that have not been told.
function V.wheres()
  if not sums or told == #sums then return "" end
  local words = {}
  for i = told + 1, #sums do words[#words + 1] = letters[i] .. " is " .. sums[i] end
  told = #sums
  return ", where " .. V.join(words, "and")
end

-- The text that 'make' makes, with letters for long amounts if 'wanted'.
function V.with_letters(wanted, make)
  local outer_sums, outer_told = sums, told
  sums, told = wanted and {} or nil, 0
  local text = make() .. V.wheres()
  sums, told = outer_sums, outer_told
  return text
end

function V.arena_text(name, none)
  return name == "this" and "this arena" or name and "the " .. upper(name) .. " arena" or none
end

-- "1 card", "3 cards", "all cards"
function V.some(x, noun)
  local many = noun:match(" die$") and noun:sub(1, -4) .. "dice" or noun .. "s"
  return V.amount_text(x) .. " " .. (x == 1 and noun or many)
end

-- Selectors ---------------------------------------------------------------------------

V.zone_texts = { hand = "in hand", deck = "in the deck", discard = "in any discard pile",
  build = "in the build zone" }

-- A name, or several joined by "or", each put in words by 'change'.
local function names(list, change, plural)
  if type(list) == "string" then return change(list, plural) end
  local out = {}
  for i, name in ipairs(V.list(list)) do out[i] = change(name, plural) end
  return V.join(out, "or")
end

local function zone_text(name) return V.zone_texts[name] or "in " .. name end

local nothing = {}

local function place(filter)
  local arena, zone = filter.arena, filter.zone
  if V.tag(arena) == "ref" then return "in the arena of " .. V.say(arena) end
  if arena == "this" or arena == "any" then return "in " .. arena .. " arena" end
  if arena == "event" then return "in the arena of that" end
  if arena then return "in the " .. names(arena, upper) .. " arena" end
  if not zone or zone == "anywhere" then return nil end
  return names(zone, zone_text)
end

local function subtypes(filter)
  if filter[1] == nil and not filter.any and not filter.no then return nothing end
  local all, any, no = {}, {}, {}
  for _, item in ipairs(filter) do
    local list = V.tag(item) and item.list or { item }
    local to = V.tag(item) == "any" and any or V.tag(item) == "no" and no or all
    for _, name in ipairs(list) do to[#to + 1] = name end
  end
  for _, name in ipairs(filter.any or {}) do any[#any + 1] = name end
  for _, name in ipairs(filter.no or {}) do no[#no + 1] = name end
  for i, name in ipairs(no) do no[i] = "non-" .. name end
  if #no > 0 then table.insert(all, 1, V.join(no, "and")) end
  if #any > 0 then all[#all + 1] = V.join(any, "or") end
  return all
end

local states = { "tapped", "damaged", "unique", "attacking", "defending", "multi_arena", "aboard" }
local state_texts = { multi_arena = "multi-arena" }
local numbers = { "cost", "power", "speed", "health", "remaining" }

-- The name that is asked for, or several of them in words.
local function named(filter)
  return filter.name and not V.tag(filter.name) and V.join(V.list(filter.name), "or")
end

local function kind_text(name, plural)
  local text = (name == "unit" or name == "card") and name or upper(name)
  return plural and name ~= "equipment" and text .. "s" or text
end

local function kind_noun(filter, plural)
  return named(filter) or names(filter.kind or "unit", kind_text, plural)
end

-- The words of a selector; 'of' says whose.
local function description(filter, plural, of)
  local words = {}
  local function add(word) words[#words + 1] = word end
  if filter.other or filter.other_than then add("other") end
  if filter.fastest then add("fastest") end
  for i = 1, #states do
    local name = states[i]
    if filter[name] ~= nil then add((filter[name] and "" or "not ") .. (state_texts[name] or name)) end
  end
  if filter.partly_built then add("partly built") end
  if filter.side then add(filter.side == "neutral" and "Neutral" or upper(filter.side) .. " Side") end
  if filter.beneath or filter.face_down then add("face-down")
  elseif filter.face_down == false then add("face-up") end
  for _, word in ipairs(subtypes(filter)) do add(word) end
  if filter.type then add(names(filter.type, upper)) end
  add(kind_noun(filter, plural))
  add(of)
  if filter.of then add("of " .. V.say(filter.of)) end
  add(place(filter))
  if filter.in_stack then add("under the top of a stack") end
  if filter.is then add("that is " .. V.say(filter.is)) end
  if V.tag(filter.name) then add("with the name of " .. V.say(filter.name)) end
  if filter.type_line then add("with the whole type line of " .. V.say(filter.type_line)) end
  if filter.attached_to then add("attached to " .. V.say(filter.attached_to)) end
  if filter.has then add("with " .. filter.has) end
  if filter.lacks then add("without " .. filter.lacks) end
  for i = 1, #numbers do
    local name = numbers[i]
    if filter[name] then add("with " .. name .. " " .. V.say(filter[name])) end
  end
  if filter.affordable then add("that the " .. filter.affordable .. " there is can pay for") end
  if filter.where ~= nil then add("where " .. V.say(filter.where)) end
  return table.concat(words, " ")
end

local function article(text)
  if text:sub(1, 6) == "other " then return "an" .. text end
  return V.article(text)
end

-- A selector in words. form: "many" (your units), "some" (of your units), "a", "bare",
-- "one", "each".
function V.noun(x, form)
  if V.tag(x) ~= "selector" then return V.say(x) end
  local filter, owner = x.filter, x.owner
  local yours, theirs = owner == "you", owner == "opponent"
  if form == "existing" and named(filter) and filter.arena then
    return named(filter) .. " is " .. place(filter)
  end
  if form == "a" or form == "bare" or form == "existing" then
    local of = yours and "of yours" or theirs and "of the opponent" or nil
    local text = description(filter, false, of)
    if form ~= "bare" and not named(filter) then text = article(text) end
    return form == "existing" and "there is " .. text or text
  end
  if owner == "none" then
    if form == "one" or form == "each" then return form .. " " .. description(filter, false) end
    return description(filter, true)
  end
  if named(filter) and form ~= "many" then return "your " .. description(filter, false) end
  local of = yours and "your " or "the opponent's "
  if form ~= "many" then of = "of " .. of end
  return (form == "many" or form == "some") and of .. description(filter, true)
    or form .. " " .. of .. description(filter, true)
end

function V.say_pick(x)
  if x.mode == "set" then return "them" end
  if x.mode == "one" or x.mode == "each" then return V.noun(x.selector, x.mode) end
  if x.hi == 250 then return "any number " .. V.noun(x.selector, "some") end
  local label = { up_to = "up to ", exactly = "", random = "at random ", top = "the top " }
  local n = x.least and V.say(x.least) .. " to " .. V.say(x.hi) or label[x.mode] .. V.say(x.hi)
  return n .. " " .. V.noun(x.selector, "some") .. (x.different and " of different names" or "")
end

-- Bodies ------------------------------------------------------------------------------

local stat_nouns = { build_cost = "build cost", seats = "seats aboard", die_bonus = "on each attack die",
  hit_on = "on the number that hits it", dice_against = "attack dice against it",
  force_cost = "on its Force costs", go_first = "in the order of units",
  extra_counters = "damage counters on the defender for each damage of its attack",
  play_cost = "on the Force cost of playing it" }

local function signed(x)
  if type(x) == "number" then return ("%+d"):format(x) end
  if V.tag(x) == "expr" and x.op == "neg" then return "-" .. V.amount_text(x.a) end
  return "+" .. V.amount_text(x)
end

function V.stat_text(name, x, fixed)
  return (fixed and "exactly " .. V.say(x) or signed(x)) .. " " .. (stat_nouns[name] or name)
end

local forbidden = { be_attacked = "be attacked", use = "use", be_hidden = "be hidden",
  be_looked_at = "be looked at", damage = "do damage",
  change_defender = "have its chosen defender changed",
  be_prevented = "have its damage prevented", be_disrupted = "be disrupted",
  count_for_control = "count for control", be_discarded = "be discarded",
  be_damaged = "be damaged", prevent_in_vain = "prevent damage to itself in vain",
  be_barred = "be kept from attacking", gain = "gain",
  show_dice = "show its attack dice before damage was prevented" }

function V.cannot_text(name, narrow)
  local text = forbidden[name] or name
  if narrow == "activated" then return text .. " activated abilities" end
  if V.tag(narrow) == "selector" then
    return text .. (name == "attack" and " " or " by ") .. V.noun(narrow, "many")
  end
  local direct = { use = " abilities", gain = " keywords" }
  if narrow == nil then return text .. (direct[name] or "") end
  return text .. (direct[name] and " " or " by ") .. V.join(V.list(narrow), "or")
end

-- "Evade 2", "Pay 1 Force -> Evade 2"
function V.line_text(line)
  if line.text then return line.text end
  local text = line[1] .. (line[2] and " " .. V.say(line[2]) or "")
  if line.when ~= nil then text = text .. ": if " .. V.say(line.when) end
  return V.priced_text(line.pay, text)
end

function V.clause_text(item)
  if type(item) == "string" then return item end
  if V.tag(item) == "op" then return "the listed text" end
  if V.tag(item) == "keyword" then return V.line_text(item.args) end
  return '"' .. V.ability_text(item) .. '"'
end

function V.tucks_text(selector)
  return "puts another " .. V.noun(selector, "bare") .. " that its damage discards face-down beneath it"
end

-- What a body gives: "+2 power", "Evade 1".
local function gains(args)
  local gets = {}
  for i = 1, #V.stats do
    local name = V.stats[i]
    if args[name] ~= nil then gets[#gets + 1] = V.stat_text(name, args[name]) end
  end
  for name, value in V.each(args.set) do
    gets[#gets + 1] = V.stat_text(name, value, true)
  end
  for _, item in ipairs(args) do
    local text = V.clause_text(item)
    local bare = text:find("->", 1, true) and text:sub(1, 1) ~= '"'
    gets[#gets + 1] = bare and '"' .. text .. '"' or text
  end
  return gets
end

-- What a body says beside that: "can't be attacked".
local function sayings(args, words)
  for _, name in ipairs(args.subtypes or {}) do words[#words + 1] = "is also " .. article(name) end
  for _, name in ipairs(args.lose or {}) do words[#words + 1] = "loses " .. name end
  for key, value in V.each(args.cannot) do
    local plain = type(key) == "number"
    words[#words + 1] = "can't " .. V.cannot_text(plain and value or key,
      not plain and value or nil)
  end
  if args.tucks then words[#words + 1] = V.tucks_text(args.tucks) end
  if args.takes_under then
    words[#words + 1] = "takes under itself " .. V.noun(args.takes_under, "many")
  end
  if args.control then words[#words + 1] = "is under your control" end
  if args.must then
    words[#words + 1] = "must attack " .. V.noun(args.must.attack, "a") .. " if it can"
  end
  if args.reach then
    words[#words + 1] = "may attack in the " .. args.reach.arena .. " arena with power "
      .. V.say(args.reach.power)
  end
  return words
end

-- What a body does to its subject: "gets +2 power and Evade 1 and can't be attacked".
function V.body_text(args, second_person)
  local gets, words = gains(args), {}
  if #gets > 0 then words[1] = (second_person and "get " or "gets ") .. V.join(gets, "and") end
  return V.join(sayings(args, words), "and")
end

-- The same without a subject: "+2 power, Evade 1, can't be attacked".
function V.listing(args)
  local words = sayings(args, gains(args))
  return #words > 0 and table.concat(words, ", ") or "none"
end
