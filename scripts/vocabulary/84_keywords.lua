-- Keywords: how they are declared, and what the words that some of them make stand for.

local V = core.vocabulary
local W = V.words

local ability_fields = { "on", "window", "only_if", "when", "limit", "pay", "effect", "zone",
  "may", "unless", "once" }

local keyword_schema = V.with_body { params = "strings", class = "string!",
  kind = { "static", "activated", "triggered" },
  text = "string", alias_of = "string", constructor = "string", extra = "bool", on = "event",
  window = "names", only_if = "cond", when = "cond", limit = "limit", pay = "effect", effect = "effect",
  zone = "names", may = "bool|table", unless = "table", once = "bool", takes = "table",
  unique_only = "bool", signed = "bool", replaces = "bool" }

local makers = {} -- word -> the keyword that made it

local function constructor(word, keyword, extra)
  if type(word) ~= "string" or not word:match("^%a[%w_]*$") or W[word]
    or (makers[word] or keyword) ~= keyword then
    V.raise(3, "keyword '%s': constructor: a new word expected, got %s", keyword, V.describe(word))
  end
  makers[word] = keyword
  core.export { [word] = function(list)
    local file, line = core.where(2)
    if type(list) ~= "table" then V.raise(2, "%s: a list expected", word) end
    return V.object { tag = extra and "extra" or "ability", kind = "constructed", word = word,
      keyword = keyword, args = list, file = file, line = line }
  end }
end

-- A name is declared once. Who means to put another keyword in the place of one that there is
-- says so; who says so means one that there is.
local function check_replaced(name, decl)
  local before, meant = V.keywords[name], decl.args.replaces
  if before and not meant then
    V.raise(4, "keyword '%s': already declared in %s:%d; replaces = true puts this one in its place",
      name, before.file, before.line)
  end
  if meant and not before then
    V.raise(4, "keyword '%s': field 'replaces': no keyword of that name was declared before%s", name,
      V.hint(name, V.keywords))
  end
  decl.replaced = before
end

-- keyword "Name" { ... } declares; keyword { "Name", value } is a line with a computed value.
function W.keyword(x)
  local file, line = core.where(2)
  if type(x) == "table" then
    return V.object { tag = "keyword", args = x, word = "keyword", file = file, line = line }
  end
  if type(x) ~= "string" then V.raise(2, "keyword: a name expected") end
  return V.awaits_table("keyword", x, function(name, decl)
    decl.alias_of = decl.args.alias_of
    check_replaced(name, decl)
    V.remember(V.keywords, "keyword")(name, decl)
    if decl.args.constructor then constructor(decl.args.constructor, name, decl.args.extra) end
  end)
end

-- The ability written directly into the fields of a keyword, or nil.
local function own_ability(decl)
  local args, fields = decl.args, {}
  if args.effect == nil then return nil end
  for _, name in ipairs(ability_fields) do fields[name] = args[name] end
  local kind = args.on and "trigger" or args.kind == "static" and "used_static" or "activated"
  return V.object { tag = "ability", kind = kind, args = fields, file = decl.file, line = decl.line }
end

-- Is a list one of bodies ({ power = 1 }, { "Armor" }), not of verbs?
function V.each_is_body(list)
  for _, body in ipairs(list) do
    if type(body) ~= "table" or V.tag(body) then return false end
  end
  return #list > 0
end

-- A copy of 'x' with the fields that the card wrote in place of argument "field".
local function filled(x, source)
  local field = V.tag(x) == "op" and x.verb == "argument" and x.args[1]
  if type(field) == "string" then
    V.known("field", field, V.keywords[source.keyword].args.takes or {})
    return source.args[field]
  end
  local out
  for key, value in next, x do
    local new = value
    if type(value) == "table" then new = filled(value, source) end
    if new ~= value then
      if not out then
        out = {}
        for k, v in next, x do out[k] = v end
      end
      out[key] = new
    end
  end
  if not out then return x end
  if V.tag(x) == "selector" then out.file, out.line = source.file, source.line end
  return setmetatable(out, getmetatable(x))
end

-- What a constructor's list is, without the fields the keyword takes beside it.
function V.body_of(source)
  local takes, out = V.keywords[source.keyword].args.takes or {}, {}
  for key, value in pairs(source.args) do
    if takes[key] == nil then out[key] = value end
  end
  return out
end

local function check_takes(item, takes)
  for key, spec in pairs(takes) do
    V.enter("field '%s'", nil, key)
    if item.args[key] == nil then V.fail("is missing") end
    local value = item.args[key]
    V.expect(spec, value)
    if type(value) == "table" and not V.tag(value) and next(value) == nil then
      V.fail("its list is empty")
    end
    V.leave()
  end
end

-- What the card wrote must be what the clauses of the keyword read: one body or several.
local function check_bodies(item, decl)
  local most
  for _, ability in ipairs(decl.args) do
    for _, clause in ipairs(ability.args) do
      if V.tag(clause) == "op" then most = math.max(most or 0, clause.args[1] or 0) end
    end
  end
  if most == 0 then return V.check(V.body_of(item), V.body_schema) end
  for key in pairs(V.body_of(item)) do
    if type(key) ~= "number" then
      V.fail("field '%s': unknown; %s { { .. } } holds a list", key, item.word)
    end
  end
  if not most and decl.args.takes then V.check(V.body_of(item), {}) end
  for i, part in ipairs(most and item.args or {}) do
    V.enter("item %d", nil, i)
    V.expect("table", part)
    V.check(part, V.body_schema)
    if i > most then V.fail("at most %d are read", most) end
    V.leave()
  end
end

-- The abilities that a constructor such as upkeep {} makes: { id, text } each; the first has
-- the text of all.
function V.constructed(item)
  local decl, made = V.keywords[item.keyword], {}
  local own, declared = own_ability(decl), {}
  V.enter(item.word, item)
  check_takes(item, decl.args.takes or {})
  check_bodies(item, decl)
  V.leave()
  for i, each in ipairs(decl.args) do declared[i] = each end
  declared[#declared + 1] = own
  if #declared == 0 then V.fail("keyword '%s' has no effect", item.keyword) end
  for i, each in ipairs(declared) do
    local ability = V.object { tag = "ability", kind = each.kind, word = each.word, source = item,
      args = filled(each.args, item), file = each.file, line = each.line }
    made[i] = V.ability_record(ability, { keyword = V.keyword_id(item.keyword),
      name = core.string(item.keyword) })
  end
  local text = V.ability_text(item) -- what it mentions is checked now
  for i, record in ipairs(made) do
    made[i] = { id = V.add_ability(record, text), text = i == 1 and text or "" }
  end
  return made
end

-- What the rules call a keyword must fit what it is made of: only some wait for an event.
local function check_kind(args)
  if args.kind == "triggered" and not args.on and args.effect then
    V.fail("field 'on' is missing: what triggers it")
  elseif args.kind == "activated" and args.on then
    V.fail("field 'on': what is activated waits for nothing")
  end
end

-- Fields of an ability are read with its effect only, and a keyword is for something.
local function check_effect(args, entries)
  if args.effect ~= nil then return end
  for _, name in ipairs(ability_fields) do
    if args[name] ~= nil then
      V.fail("field '%s': without 'effect' it is not read", name)
    end
  end
  if #entries == 0 and not args.text and not args.constructor then
    V.fail("nothing is given, and no 'text' says what it is for")
  end
end

local function keyword_text(args, ability)
  if args.text then
    local x = (args.params or {})[1] or "X"
    local other = args.text:match("{(%u)}")
    if other and not (args.params and other == x) then
      V.fail("field 'text': {%s} is none of the params", other)
    end
    return (args.text:gsub("{" .. x .. "}", x))
  end
  if not ability then return "This unit " .. V.body_text(args) .. "." end
  return args.constructor and V.early_text(ability) or V.ability_text(ability)
end

-- Whose place it has taken is told, as an erratum of a card is.
local function replaced_text(decl)
  local before = decl.replaced
  return before and ("\n[replaces: %s:%d]"):format(before.file, before.line) or ""
end

function V.lower_keyword(name, decl)
  local args = decl.args
  if decl.alias_of then
    V.check(args, { alias_of = "string", text = "string", replaces = "bool" })
    local meant = V.known("keyword", decl.alias_of, V.keywords)
    if meant.alias_of then V.fail("'%s' is itself another name", decl.alias_of) end
    core.declare_keyword { name = name,
      text = "Another name of " .. decl.alias_of .. "." .. replaced_text(decl),
      body = core.body {}, class = V.known("class", meant.args.class, core.class),
      kind = V.known("kind of keyword", meant.args.kind, core.ability_kind), file = decl.file,
      line = decl.line }
    return
  end
  V.check(args, keyword_schema)
  check_kind(args)
  if args.params and args.params[2] then V.fail("field 'params': one number at most") end
  for key, spec in pairs(args.takes or {}) do
    V.enter("field 'takes'")
    V.expect("string", key)
    V.expect("string", spec)
    for word in spec:gmatch("%a+") do V.known("type", word, V.types) end
    V.leave()
  end
  for _, event in ipairs(args.on and V.list(args.on) or {}) do
    if V.tag(event) ~= "event" then V.fail("on: an event expected, got %s", V.describe(event)) end
  end
  local id, cx = core.keyword(name), V.scope()
  cx.keyword, cx.name, cx.moment = id, core.string(name), V.unheard("keyword")
  cx.own = not args.params and not args.constructor and args or nil
  local entries = V.entries(args.constructor and {} or args, cx)
  local ability = own_ability(decl)
  if ability and not args.constructor then
    local made, text = V.ability(ability, { keyword = id, name = cx.name, label = name }, cx.own)
    table.insert(entries, { kind = core.entry.ability, what = made, text = core.string(text) })
  end
  core.declare_keyword { name = name, text = keyword_text(args, ability) .. replaced_text(decl),
    unique_only = args.unique_only and 1 or 0, body = core.body(entries),
        class = V.known("class", args.class, core.class),
    kind = V.known("kind of keyword", args.kind, core.ability_kind), file = decl.file,
    line = decl.line }
  check_effect(args, entries)
end
