-- Cards and errata, and the end of loading.

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
      local before = said[name]
      if before and before.most and most and before.most ~= most then
        V.raise(2, "%s: '%s' is %s in %s:%d; unrestricted { '%s' } before this takes it back", word,
          name, before.word, before.file, before.line, name)
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

-- Cards -----------------------------------------------------------------------------------

local card_schema = { side = "string!", type = "names", kind = "names", subtypes = "strings",
  treat_as = "strings", cost = "printed", speed = "printed", power = "printed",
  health = "printed", number = "printed", bearer = "selector", joins = "selector", only_one = "selector",
  list = "clause" }

V.home_of_fields("a card", card_schema)

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
  if V.keywords[decl.name] and not V.cards[decl.name] then
    V.fail("that is a keyword; it is declared anew with replaces = true")
  end
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
  if full:sub(-1) ~= ")" then return full end
  local name, letter = full:match("^(.+) %(([%u%d][%u%d]?)%)$")
  return name or full, letter
end

local function subtypes_of(args)
  if not args.treat_as then return args.subtypes or {} end
  local list = {}
  for _, names in ipairs { args.subtypes or {}, args.treat_as } do
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
  return V.selector(V.object { tag = "selector", owner = "you", filter = filter }, V.scope(), "play")
end

local function only_one(selector)
  local filter = { kind = "equipment" }
  for key, value in pairs(selector.filter) do filter[key] = value end
  return V.selector(V.object { tag = "selector", owner = selector.owner, filter = filter }, V.scope(),
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
  if kinds & core.kind.unit == 0 and (args.speed or args.power or args.health) then
    V.fail("only a unit has 'speed', 'power' and 'health'")
  end
  if kinds == core.kind.battle and args.cost then
    V.fail("field 'cost': a Battle card is not built; what it costs is 'pay' of its play {}")
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
  record.play = V.ability(item, { completed = completed or nil }, true)
end

-- The same place holds what a card of another kind costs beside its build cost.
local function lower_dues(item, kinds, record)
  if kinds & PLAYED ~= 0 then V.fail("what it costs beside its build cost is 'pay' of its play {}") end
  if record.play then V.fail("a card has one dues {}") end
  record.play = V.ability(item, nil, true)
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
    V.enter("clause %d (%s)", kind and item, i, kind or "keyword")
    if kind == "equipped" and kinds & core.kind.equipment == 0 then
      V.fail("only an Equipment has a bearer")
    end
    local plays = kind and type(item.args) == "table" and item.args.plays == true
    if plays and kinds & (core.kind.battle | core.kind.trap) == 0 then
      V.fail("field 'plays': only a Battle card or Trap is played by an ability")
    end
    if type(item) == "string" and item:find("X", 1, true) and item:match("%f[%w]X%f[%W]") then
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
  cx.moment, cx.own = V.unheard("card"), {}
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
  if decl.changed_by then V.enter("errata", decl.changed_by) end
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
    V.leave()
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
  V.lower_each("keyword", V.keywords, V.lower_keyword)
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
