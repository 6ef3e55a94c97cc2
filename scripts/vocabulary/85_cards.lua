-- Keywords, cards and errata, and the end of loading.

local V = core.vocabulary
local W = V.words

local errata = {}
V.cards = {}
local named, remember = V.named, V.remember

function V.def(name)
  V.known("card", name, V.cards)
  return core.def(name)
end

-- R2.9: of which cards a deck may have fewer copies than of others. The last word counts.
local deck_limits, limited = {}, {} -- full name -> most; what was said, in order
local said = {} -- full name -> what was said of it last

local function deck_limit(word, most)
  W[word] = V.checked(word, { "strings" }, function(list)
    local file, line = core.where(2)
    for _, name in ipairs(list) do
      local before = said[name] -- a later file may say else, the same file contradicts itself
      if before and before.file == file and before.most and most and before.most ~= most then
        V.raise(2, "%s: '%s' is %s in line %d", word, name, before.word, before.line)
      end
      said[name] = { word = word, most = most, file = file, line = line }
      deck_limits[name] = most
      limited[#limited + 1] = { name = name, word = word, file = file, line = line }
    end
  end)
end
deck_limit("banned", 0)
deck_limit("restricted", 1)
deck_limit("unrestricted", nil)

local function check_deck_limits()
  for _, limit in ipairs(limited) do
    V.within(limit.word, limit, V.known, "card", limit.name, V.cards)
  end
end

-- Keywords ------------------------------------------------------------------------------

local ability_fields = { "on", "window", "only_if", "when", "limit", "pay", "effect", "zone",
  "may", "unless", "once" }

local keyword_schema = V.with_body { params = "strings", class = "string!",
  kind = { "static", "activated", "triggered" },
  text = "string", alias_of = "string", constructor = "string", extra = "bool", on = "event",
      window = "names",
  only_if = "cond", when = "cond", limit = "table", pay = "effect", effect = "effect",
  zone = "names", may = "bool|table", unless = "table", once = "bool", takes = "table",
  unique_only = "bool", signed = "bool" }

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
    return V.object(extra and "extra" or "ability", { kind = "constructed", word = word,
      keyword = keyword, args = list }, file, line)
  end }
end

-- keyword "Name" { ... } declares; keyword { "Name", value } is a line with a computed value.
function W.keyword(x)
  local file, line = core.where(2)
  if type(x) == "table" then
    return V.object("keyword", { args = x, word = "keyword" }, file, line)
  end
  if type(x) ~= "string" then V.raise(2, "keyword: a name expected") end
  return V.awaits_table("keyword", x, function(name, decl)
    decl.alias_of = decl.args.alias_of
    remember(V.keywords, "keyword")(name, decl)
    if decl.args.constructor then constructor(decl.args.constructor, name, decl.args.extra) end
  end)
end

-- The ability written directly into the fields of a keyword, or nil.
local function own_ability(decl)
  local args, fields = decl.args, {}
  if args.effect == nil then return nil end
  for _, name in ipairs(ability_fields) do fields[name] = args[name] end
  local kind = args.on and "trigger" or args.kind == "static" and "used_static" or "activated"
  return V.object("ability", { kind = kind, args = fields }, decl.file, decl.line)
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
  if type(x) ~= "table" then return x end
  local field = V.tag(x) == "op" and x.verb == "argument" and x.args[1]
  if type(field) == "string" then
    V.known("field", field, V.keywords[source.keyword].args.takes or {})
    return source.args[field]
  end
  local out
  for key, value in next, x do
    local new = filled(value, source)
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
    V.enter(("field '%s'"):format(key))
    if item.args[key] == nil then V.fail("is missing") end
    V.expect(spec, item.args[key])
    if next(item.args[key]) == nil then V.fail("its list is empty") end
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
    V.enter("item " .. i)
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
    local ability = V.object("ability", { kind = each.kind, word = each.word, source = item,
      args = filled(each.args, item) }, each.file, each.line)
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

local function lower_keyword(name, decl)
  local args = decl.args
  if decl.alias_of then
    V.check(args, { alias_of = "string", text = "string" })
    local meant = V.known("keyword", decl.alias_of, V.keywords)
    if meant.alias_of then V.fail("'%s' is itself another name", decl.alias_of) end
    core.declare_keyword { name = name, text = "Another name of " .. decl.alias_of .. ".",
      body = core.body {}, class = V.known("class", meant.args.class, core.class),
      kind = V.known("kind of keyword", meant.args.kind, core.ability_kind), file = decl.file,
      line = decl.line }
    return
  end
  V.check(args, keyword_schema)
  check_kind(args)
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
  cx.keyword, cx.name = id, core.string(name)
  local entries = V.entries(args.constructor and {} or args, cx)
  local ability = own_ability(decl)
  if ability and not args.constructor then
    local made, text = V.ability(ability, { keyword = id, name = cx.name, label = name })
    table.insert(entries, { kind = core.entry.ability, what = made, text = core.string(text) })
  end
  core.declare_keyword { name = name, text = keyword_text(args, ability),
    unique_only = args.unique_only and 1 or 0, body = core.body(entries),
        class = V.known("class", args.class, core.class),
    kind = V.known("kind of keyword", args.kind, core.ability_kind), file = decl.file,
    line = decl.line }
end

-- Cards -----------------------------------------------------------------------------------

local card_schema = { side = "string!", type = "names", kind = "names", subtypes = "strings",
  treat_as = "strings", cost = "printed", speed = "printed", power = "printed",
  health = "printed", number = "printed", bearer = "selector", joins = "selector", only_one = "selector",
  list = "clause" }

local errata_schema = {}
for key, spec in pairs(card_schema) do errata_schema[key] = spec:gsub("!", "") end

named("card", function(name, decl)
  local before = V.cards[name]
  if before then
    V.raise(3, "card '%s': already declared in %s:%d; use errata to change it", name,
      before.file, before.line)
  end
  remember(V.cards, "card")(name, decl)
end)

-- Names that no card of the pool bears although texts may ask for them.
W.card_names = V.checked("card_names", { "strings" }, function(list)
  for _, name in ipairs(list) do V.card_names[name] = true end
end)

named("errata", function(name, decl)
  decl.name = name
  errata[#errata + 1] = decl
end)

-- The fields of an erratum replace those of the card; a list replaces the whole text.
local function apply_errata(decl)
  V.enter(("errata '%s'"):format(decl.name), decl)
  local card = V.known("card", decl.name, V.cards)
  V.check(decl.args, errata_schema)
  local merged = {}
  for key, value in pairs(card.args) do
    if type(key) == "string" or decl.args[1] == nil then merged[key] = value end
  end
  for key, value in pairs(decl.args) do merged[key] = value end
  card.args, card.changed_by = merged, decl
  V.leave()
end

-- "Nom Anor (B)": the name and the letter of the version, if it has one.
local function split_name(full)
  local name, letter = full:match("^(.+) %(([%u%d][%u%d]?)%)$")
  return name or full, letter
end

local function subtypes_of(args)
  local list = {}
  for _, names in ipairs { args.subtypes or {}, args.treat_as or {} } do
    for _, name in ipairs(names) do list[#list + 1] = name end
  end
  return list
end

-- What selectors of other cards may ask for: its name and its subtypes.
local function make_known(full, decl)
  V.check(decl.args, card_schema)
  V.card_names[split_name(full)] = true
  for _, name in ipairs(subtypes_of(decl.args)) do V.subtypes[name] = V.subtypes[name] or {} end
  for _, item in ipairs(decl.args) do
    if V.tag(item) == "ability" and item.kind == "play" and item.args.on then V.await(item.args.on) end
  end
end

-- Who may bear an Equipment: own units of a type in front of the dash (R6.6.3).
local function bearer_of(args)
  local filter = { type = args.type }
  for key, value in pairs(args.bearer and args.bearer.filter or {}) do filter[key] = value end
  return V.selector(V.object("selector", { owner = "you", filter = filter }), V.scope(), "play")
end

local function only_one(selector)
  local filter = { kind = "equipment" }
  for key, value in pairs(selector.filter) do filter[key] = value end
  return V.selector(V.object("selector", { owner = selector.owner, filter = filter }), V.scope(),
    "anywhere")
end

local function card_kinds(args)
  local bits = 0
  for _, name in ipairs(V.list(args.kind or "unit")) do
    bits = bits | V.known("kind of card", name, core.kind)
  end
  if bits & core.kind.subordinate ~= 0 then bits = bits | core.kind.unit end
  if bits & (core.kind.trap | core.kind.campaign) ~= 0 then bits = bits | core.kind.mission end
  return bits
end

local function require_fields(args, kinds)
  local needed = { "type" }
  if kinds & core.kind.unit ~= 0 then needed = { "type", "speed", "power", "health" }
  elseif kinds & (core.kind.location | core.kind.equipment) == 0 then needed = {} end
  for _, name in ipairs(needed) do
    if args[name] == nil then V.fail("field '%s' is missing", name) end
  end
end

local PLAYED = core.kind.battle | core.kind.mission | core.kind.trap | core.kind.event

-- 1 for what stays in the body: a Trap may wait for several things, each with its effect.
local function lower_play(item, kinds, record)
  if kinds & PLAYED == 0 then V.fail("only a Battle card or Mission is played") end
  local trap = kinds & core.kind.trap ~= 0
  if trap ~= (item.args.on ~= nil) then
    V.fail(trap and "field 'on' is missing: what the Trap waits for"
      or "field 'on': only a Trap waits for something")
  end
  if trap then return 1 end
  if record.play then V.fail("a card has one play {}") end
  local completed = kinds & (core.kind.battle | core.kind.event) == 0
  record.play = V.ability(item, { completed = completed or nil })
end

-- The same place holds what a card of another kind costs beside its build cost.
local function lower_dues(item, kinds, record)
  if kinds & PLAYED ~= 0 then V.fail("what it costs beside its build cost is 'pay' of its play {}") end
  if record.play then V.fail("a card has one dues {}") end
  record.play = V.ability(item)
end

-- Where the text of such a card works if it says nothing else (R6.8.5, R6.9.3, R6.9.4).
local function home_of(kinds)
  if kinds & core.kind.event ~= 0 then return "event" end
  return kinds & (core.kind.campaign | core.kind.resource) ~= 0 and "build" or nil
end

-- Splits the clauses: what is played or completed, and the body.
local function clauses(args, kinds, record)
  local body, texts, waits = {}, {}, false
  for i, item in ipairs(args) do
    local kind = V.tag(item) == "ability" and item.kind
    V.enter(("clause %d (%s)"):format(i, kind or "keyword"), kind and item)
    if kind == "equipped" and kinds & core.kind.equipment == 0 then
      V.fail("only an Equipment has a bearer")
    end
    local plays = kind and type(item.args) == "table" and item.args.plays == true
    if plays and kinds & (core.kind.battle | core.kind.trap) == 0 then
      V.fail("field 'plays': only a Battle card or Trap is played by an ability")
    end
    if type(item) == "string" and item:match("%f[%w]X%f[%W]") then
      V.fail("'%s': X has no value here", item)
    end
    local stays = kind ~= "play" or lower_play(item, kinds, record)
    if kind == "dues" then stays = lower_dues(item, kinds, record) end
    if stays then body[#body + 1] = item end
    waits = waits or kind == "play" and stays
    V.leave()
  end
  if not record.play and (kinds & core.kind.battle ~= 0 or kinds == core.kind.mission) then
    V.fail("play { effect = .. } is missing")
  end
  if not waits and kinds & core.kind.trap ~= 0 then
    V.fail("play { on = .., effect = .. } is missing")
  end
  V.home = home_of(kinds)
  local cx = V.scope()
  cx.common = not record.version
  cx.plays = kinds & core.kind.trap ~= 0
  record.body = V.body(body, cx)
  V.home = nil
  for _, name in ipairs(args.treat_as or {}) do
    texts[#texts + 1] = "Treat this card as a " .. name .. "."
  end
  if args.joins then
    texts[#texts + 1] = "May be put under " .. V.noun(args.joins, "one") .. " in its stack, once."
  end
  if args.bearer then
    texts[#texts + 1] = "May be borne by " .. V.noun(args.bearer, "one")
  end
  if args.only_one then
    texts[#texts + 1] = "The bearer has at most one " .. V.noun(args.only_one, "bare") .. "."
  end
  for _, item in ipairs(args) do
    texts[#texts + 1] = V.tag(item) == "ability" and V.ability_text(item) or V.clause_text(item)
  end
  record.text = table.concat(texts, "\n")
end

local function lower_card(full, decl)
  local args = decl.args
  local name, version = split_name(full)
  local kinds = card_kinds(args)
  require_fields(args, kinds)
  local record = {
    name = name, person = V.person(name), version = version, set = decl.set, number = args.number,
    side = V.known("side", args.side, core.side), kinds = kinds,
    types = args.type and V.bits(args.type, "arena", V.arenas),
    first_type = args.type and V.arenas[V.list(args.type)[1]],
    subtypes = V.all_subtypes(subtypes_of(args)),
    printed = { power = args.power, speed = args.speed, health = args.health,
      build_cost = args.cost },
    most = deck_limits[full] and 1 + deck_limits[full],
    has_cost = args.cost and 1 or 0, file = decl.file, line = decl.line,
  }
  record.beneath = args.joins and V.selector(args.joins, V.scope(), "play")
  if kinds & core.kind.equipment ~= 0 then record.bearer = bearer_of(args)
  elseif args.bearer then V.fail("field 'bearer': only an Equipment has a bearer")
  elseif args.only_one then V.fail("field 'only_one': only an Equipment has a bearer") end
  record.pile = V.home_zone(kinds)
  record.only_one = args.only_one and only_one(args.only_one) or V.NONE
  clauses(args, kinds, record)
  if decl.changed_by then
    local by = decl.changed_by
    record.text = record.text .. ("\n[errata: %s:%d]"):format(by.file, by.line)
  end
  core.declare_card(record)
end

-- The end of loading ------------------------------------------------------------------------

local function lower_all()
  V.lowering = true
  V.check_begun()
  for _, decl in ipairs(errata) do apply_errata(decl) end
  -- Numbers of cards and keywords go into positions: they must not depend on which file of
  -- a folder is read first.
  table.sort(V.order.card)
  table.sort(V.order.keyword)
  V.lower_each("card", V.cards, make_known)
  V.declare_data()
  for _, name in ipairs(V.order.keyword) do core.keyword(name) end
  for _, name in ipairs(V.order.card) do core.def(name) end
  V.lower_rules()
  V.lower_each("keyword", V.keywords, lower_keyword)
  V.lower_each("card", V.cards, lower_card)
  V.lower_bodies()
  check_deck_limits()
  V.check_constants()
  V.check_steps()
  V.check_sequences()
  V.lowering = false
end

core.on_finish(function() V.guarded(lower_all) end)

local words = {}
for name, word in pairs(W) do
  if name ~= "event_paid" then words[name] = word end
end
core.export(words)
