-- Bodies: what a card's text, a static line or an effect gives. One shape for all.
--
--   power = 2, "Evade 2", "Pay 1 Force -> Intercept", cannot = { "be_prevented" }
--
-- In list position stand keyword lines and nested abilities, as fields the rest. In the
-- body of a 'give' an amount that is not a plain number is fixed when the effect is given
-- (R9.2.8): it becomes a slot of the modifier. In all other bodies it stays alive.

local V = core.vocabulary
local W = V.words

V.keywords = {} -- name -> { args, file, line, alias_of }, filled by 'keyword'

V.stats = { "power", "speed", "health", "seats", "build_cost", "die_bonus", "hit_on",
  "dice_against", "dice_count", "force_cost", "go_first", "extra_counters",
  "play_cost" }
local stats = V.stats
local MAX_SLOTS = 4

V.body_schema = { list = "clause", set = "table", subtypes = "strings", lose = "strings",
  cannot = "table", reach = "table", must = "table", control = "bool", tucks = "selector",
  takes_under = "selector" }
for _, name in ipairs(stats) do V.body_schema[name] = "value" end
V.body_schema.dice_count = nil -- it can be set only: there is no number to add to

-- The fields of a schema together with those of a body.
function V.with_body(schema)
  for key, spec in pairs(V.body_schema) do schema[key] = schema[key] or spec end
  return schema
end

-- Keywords --------------------------------------------------------------------------

-- The declaration of a keyword under its present name.
local function declared(name)
  local k = V.known("keyword", name, V.keywords)
  if not k.alias_of then return k, name end
  return V.known("keyword", k.alias_of, V.keywords), k.alias_of
end

function V.keyword_id(name)
  local _, canonical = declared(name)
  return core.keyword(canonical)
end

-- "Pay 2 Force -> Evade 2": name, parameter and cost.
local function parse_line(text)
  local cost, rest
  if text:find("->", 1, true) then cost, rest = text:match("^(.-)%s*%->%s*(.-)$") end
  if not cost and (text:sub(1, 4) == "Pay " or text:find(":", 1, true)) then
    V.fail("'->' expected between the price and the keyword")
  end
  local name, n = (rest or text):match("^(.-)%s+([%+%-]?%d+)$")
  if not name then name, n = (rest or text):match("^(.-)%s+(X)$") end
  return { name or rest or text, n and (tonumber(n) or W.X), text = text,
    pay = cost and V.parse_cost(cost) }
end

-- A keyword line with a computed parameter, or (with a name) a declaration.
local line_schema = { "string!", "value", pay = "effect", when = "cond" }

-- Amounts ---------------------------------------------------------------------------

-- An amount of a body; inside 'give' computed ones become slots.
local function amount(x, cx)
  if not cx.slots or x == nil or type(x) == "number" then return V.node(x, cx) end
  if #cx.slots == MAX_SLOTS then V.fail("more than %d computed amounts in one give", MAX_SLOTS) end
  local node = V.node(x, V.inner(cx))
  cx.slots[#cx.slots + 1] = node
  return core.node(core.node_op.slot, 0, V.NONE, V.NONE, #cx.slots - 1)
end

-- Entries ---------------------------------------------------------------------------

local function add(out, entry)
  entry.kind = core.entry[entry.kind]
  entry.text = core.string(entry.text or "")
  out[#out + 1] = entry
end

local function keyword_entry(out, line, cx)
  local decl = declared(line[1])
  local takes = (decl.args.params or {})[1] ~= nil
  if takes ~= (line[2] ~= nil) then
    V.fail("keyword '%s' %s number%s", line[1], takes and "needs a" or "takes no",
      decl.args.replaces and (", as %s:%d declares it"):format(decl.file, decl.line) or "")
  end
  if math.type(line[2]) == "integer" and line[2] < 0 and not decl.args.signed then
    V.fail("keyword '%s': 0 or more expected, got %d", line[1], line[2])
  end
  if decl.args.unique_only and cx.common then
    V.fail("keyword '%s': only a unique card can have it", line[1])
  end
  local word = decl.args.constructor
  if word and not line.made then
    V.fail("keyword '%s' has a text of its own on each card: write %s { .. }", line[1], word)
  end
  add(out, { kind = "keyword", what = V.keyword_id(line[1]), x = amount(line[2], cx),
    cost = line.pay and V.list_of(line.pay, { the = cx.the, source = cx.source }, "cost") or V.NONE,
    text = V.line_text(line) })
end

local function add_stats(out, args, cx)
  for i = 1, #stats do
    local name = stats[i]
    if args[name] ~= nil then
      add(out, { kind = "stat", what = core.value[name], x = amount(args[name], cx),
        text = V.stat_text(name, args[name]) })
    end
  end
  for name, value in V.each(args.set) do
    V.enter("set")
    V.known("value", name, V.set(stats))
    V.expect("value", value)
    add(out, { kind = "set", what = core.value[name], x = amount(value, cx),
      text = V.stat_text(name, value, true) })
    V.leave()
  end
end

local narrowed = V.set { "use", "be_prevented", "be_barred", "gain" }

local function cannot(out, name, narrow, cx)
  local what = V.known("prohibition", name, core.cannot)
  if (name == "attack" or name == "be_attacked") and V.tag(narrow) == "selector" then
    return add(out, { kind = "cannot", what = what, filter = 3, cost = V.selector(narrow, cx, "anywhere"),
      text = "can't " .. V.cannot_text(name, narrow) })
  end
  if narrow == nil or narrow == "activated" then
    return add(out, { kind = "cannot", what = what, filter = narrow and 1 or 0,
      text = "can't " .. V.cannot_text(name, narrow) })
  end
  if not narrowed[name] then
    if name == "attack" or name == "be_attacked" then
      V.fail("'%s' names no keywords, but units: a selector such as all {} expected, got %s", name,
        V.describe(narrow))
    end
    V.fail("'%s' names no keywords, only 'use', 'be_prevented', 'be_barred' and 'gain' do", name)
  end
  for _, keyword in ipairs(V.list(narrow)) do
    add(out, { kind = "cannot", what = what, filter = 2, cost = V.keyword_id(keyword),
      text = "can't " .. V.cannot_text(name, { keyword }) })
  end
end

local function add_limits(out, args, cx)
  for _, name in ipairs(args.lose or {}) do
    add(out, { kind = "lose", what = V.keyword_id(name), text = "loses " .. name })
  end
  for key, narrow in V.each(args.cannot) do
    if type(key) == "number" then cannot(out, narrow) else cannot(out, key, narrow, cx) end
  end
  for _, name in ipairs(args.subtypes or {}) do
    for _, each in ipairs(V.all_subtypes { name }) do
      add(out, { kind = "subtype", what = each, text = "is also a " .. name })
    end
  end
end

local reach_schema = { arena = "string!", power = "value!" }
local must_schema = { attack = "selector!" }

local function add_reach(out, reach, cx)
  V.check(reach, reach_schema)
  add(out, { kind = "reach", what = V.known("arena", reach.arena, V.arenas), x = amount(reach.power, cx),
    text = "may attack in the " .. reach.arena .. " arena with power " .. V.say(reach.power) })
end

local function take_subtypes(names, ids, seen)
  for _, name in ipairs(names) do
    if not seen[name] then
      seen[name] = true
      ids[#ids + 1] = V.subtype(name)
      take_subtypes(V.subtypes[name], ids, seen)
    end
  end
end

-- The subtypes of a list as string ids, with those that come along (R3.1.6).
function V.all_subtypes(names)
  local ids = {}
  take_subtypes(names, ids, {})
  return ids
end

-- In the body of a keyword with a constructor: the body that the card wrote, all of it or
-- the n-th of several; nothing if there are fewer.
local argument_schema = { "int" }

local function argument(out, item, cx)
  local source = cx.source or V.fail("only in keywords with a constructor")
  local n = item.args[1]
  V.check(item.args, argument_schema)
  local part = n == nil and V.body_of(source) or source.args[n]
  if part == nil then return end
  V.enter(n and "item %d" or source.word, source, n)
  for _, entry in ipairs(V.entries(part, { the = cx.the, slots = cx.slots, given = cx.given,
    moment = cx.moment })) do
    out[#out + 1] = entry
  end
  V.leave()
end

-- A keyword line with a condition is a static line wherever the card is.
local function while_holds(line)
  local plain = V.object { tag = "keyword", word = "keyword",
    args = { line[1], line[2], pay = line.pay } }
  return V.object { tag = "ability", kind = "static", word = "static",
    args = { when = line.when, zone = { "anywhere", "face_down" }, plain } }
end

local function clause(out, item, cx)
  if type(item) == "string" then return keyword_entry(out, parse_line(item), cx) end
  if V.tag(item) == "keyword" then
    V.check(item.args, line_schema)
    if item.args.when ~= nil then item = while_holds(item.args) end
  end
  if V.tag(item) == "keyword" then
    return keyword_entry(out, item.args, cx)
  end
  if V.tag(item) == "op" then return argument(out, item, cx) end
  if item.kind == "constructed" then
    keyword_entry(out, { item.keyword, text = "", made = true }, cx)
    for _, each in ipairs(V.constructed(item)) do
      add(out, { kind = "ability", what = each.id, text = each.text })
    end
    return
  end
  if item.kind == "dues" or item.kind == "play" and not cx.plays then
    V.fail("only a card says this, of itself, in its own list")
  end
  local id, text = V.ability(item, { keyword = cx.keyword, name = cx.name }, cx.own)
  add(out, { kind = "ability", what = id, text = text })
end

-- must = { attack = selector }: the unit attacks such a unit if it can (R7.5.3).
local function add_must(out, must, cx)
  V.check(must, must_schema)
  add(out, { kind = "must", what = V.selector(must.attack, cx, "play"),
    text = "must attack " .. V.noun(must.attack, "a") .. " if it can" })
end

-- The entries of a body, already checked against a schema with V.body_schema in it.
function V.entries(args, cx)
  local out = {}
  add_stats(out, args, cx)
  for i, item in ipairs(args) do
    if type(item) == "string" then V.enter("clause %d ('%s')", nil, i, item)
    else V.enter("clause %d (%s)", item, i, item.word) end
    clause(out, item, cx)
    V.leave()
  end
  add_limits(out, args, cx)
  if args.reach then V.within("reach", nil, add_reach, out, args.reach, cx) end
  if args.must then V.within("must", nil, add_must, out, args.must, cx) end
  if args.tucks then
    add(out, { kind = "tucks", what = V.selector(args.tucks, cx, "anywhere"),
      text = V.tucks_text(args.tucks) })
  end
  if args.takes_under then
    add(out, { kind = "beneath", what = V.selector(args.takes_under, cx, "card"),
      text = "takes under itself " .. V.noun(args.takes_under, "many") })
  end
  if args.control and not cx.slots and not cx.given then
    V.fail("field 'control': only a give { .., lasts = .. } gives control")
  end
  if args.control then add(out, { kind = "control", what = 0, text = "is yours" }) end
  return out
end

function V.body(args, cx) return core.body(V.entries(args, cx)) end
