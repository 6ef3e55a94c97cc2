-- Selectors (which cards) and picks (how many of them, and who chooses).
--
--   your { "Clone", arena = "ground" }     bare strings are subtypes, all must match
--   all { any { "Jedi", "Sith" }, other = true }
--   one(their { type = "space" }, { by = opponent })
--
-- Without a place a selector looks in the arenas and at the face-up cards of the build
-- zones (R9.8.3); without a kind it takes units. Where no place can be meant - conditions
-- about one card, roles of events - every place will do.

local V = core.vocabulary
local W = V.words

V.arena_names = {} -- in their order
V.arenas = {}   -- name -> index 0..2, filled by the declaration 'arenas'
V.subtypes = {} -- name -> list of subtypes that come with it
V.card_names = {} -- name without version -> true

local ZONES = 0
for name in pairs(core.zone) do ZONES = ZONES | 1 << core.zone[name] end
local ARENAS = 7

-- Words -----------------------------------------------------------------------------

local function owned(owner, word)
  W[word] = function(filter)
    local file, line = V.here(2)
    if type(filter) ~= "table" then V.raise(2, "%s: a table of conditions expected", word) end
    return V.object { tag = "selector", owner = owner, filter = filter, word = "selector",
      file = file, line = line }
  end
end

owned("you", "your")
owned("opponent", "their")
owned("none", "all")

W.any = V.checked("any", { "strings" }, function(list) return V.object { tag = "any", list = list } end)
W.no = V.checked("no", { "strings" }, function(list) return V.object { tag = "no", list = list } end)

local function pick(mode, selector, hi, options)
  if V.tag(selector) ~= "selector" then
    V.raise(3, "%s: a selector such as your {} expected, got %s%s", mode, V.describe(selector),
      V.tag(hi) == "selector" and "; the number comes first"
        or mode == "up_to" and "; how much a verb does at most is its field up_to = .." or "")
  end
  options = options or {}
  if type(options) ~= "table" or not (options.by == nil or V.types.player[2](options.by)) then
    V.raise(3, "%s: options such as { by = opponent, optional = true } expected", mode)
  end
  for name in pairs(options) do
    local known = { by = 1, optional = 1, least = 1, different = 1 }
    if not known[name] then V.raise(3, "%s: unknown option '%s'%s", mode, name, V.hint(name, known)) end
  end
  if hi == 0 and mode ~= "exactly" then V.raise(3, "%s: 1 or more cards expected, got 0", mode) end
  if options.least ~= nil and (mode ~= "up_to" or not V.types.value[2](options.least)) then
    V.raise(3, "%s: 'least' is a number for up_to", mode)
  end
  if math.type(options.least) == "integer" and math.type(hi) == "integer" and options.least > hi then
    V.raise(3, "%s: at least %d of at most %d cards can't be chosen", mode, options.least, hi)
  end
  if not (hi == nil or V.types.value[2](hi)) or math.type(hi) == "integer" and hi < 0 then
    V.raise(3, "%s: a number of cards expected, got %s", mode, V.describe(hi))
  end
  return V.object { tag = "pick", mode = mode, selector = selector, hi = hi, by = options.by,
    optional = options.optional, least = options.least, different = options.different,
    word = "pick" }
end

function W.one(selector, options) return pick("one", selector, nil, options) end
function W.each(selector, options)
  if options ~= nil then V.raise(2, "each: it takes all and chooses none; any_number(..) has options") end
  return pick("each", selector)
end
function W.up_to(n, selector, options) return pick("up_to", selector, n, options) end
function W.any_number(selector, options) return pick("up_to", selector, 250, options) end
function W.random(n, selector) return pick("random", selector, n) end
function W.top(n, selector) return pick("top", selector, n) end
-- A pick of n cards, or the condition that a value or a number of cards is n.
function W.exactly(n, x, options)
  if V.tag(x) == "selector" then return pick("exactly", x, n, options) end
  return V.equals(n, x)
end
W.them = V.read_only(V.object { tag = "pick", mode = "set", word = "pick" })

-- Lowering --------------------------------------------------------------------------

local schema = {
  list = "any", any = "strings", no = "strings", type = "names", kind = "names",
  arena = "any", zone = "names", name = "names|card", type_line = "card", other = "bool", other_than = "card",
  tapped = "bool", damaged = "bool", unique = "bool", face_down = "bool",
  partly_built = "bool", attacking = "bool", defending = "bool", fastest = "bool",
  in_stack = "bool", aboard = "bool", multi_arena = "bool", beneath = "bool", attached_to = "card",
  has = "string", lacks = "string", side = "string", affordable = "string",
  where = "cond", is = "card", of = "player",
  cost = "range", power = "range", speed = "range", health = "range", remaining = "range",
}

local bare = 'names of subtypes stand in the list: your { "Jedi" }'
V.advice[schema] = { subtype = bare, subtypes = bare,
  damage = "write damaged = true, or where = at_least(1, counters(\"damage\", candidate))" }

function V.list(x)
  return type(x) == "table" and V.tag(x) == nil and x or { x }
end

-- Bits of the names in a list.
function V.bits(names, kind, set)
  local bits = 0
  for _, name in ipairs(V.list(names)) do bits = bits | 1 << V.known(kind, name, set) end
  return bits
end

function V.subtype(name)
  if type(name) == "string" and not V.subtypes[name] and V.hint(name, V.subtypes) == "" then
    V.fail("unknown subtype '%s'; no card has it (subtypes { '%s' } declares it)", name, name)
  end
  V.known("subtype", name, V.subtypes)
  return core.string(name)
end

local function subtypes(s, filter)
  local function add(to, list)
    s[to] = s[to] or {}
    for _, name in ipairs(list) do table.insert(s[to], V.subtype(name)) end
  end
  for _, item in ipairs(filter) do
    local tag = V.tag(item)
    if type(item) == "string" then add("all", { item })
    elseif tag == "any" or tag == "no" then add(tag, item.list)
    else V.fail("a subtype, any {} or no {} expected, got %s", V.describe(item)) end
  end
  if filter.any then add("any", filter.any) end
  if filter.no then add("no", filter.no) end
end

-- Every place; face-down builds too unless the author asks for units that can act.
local function everywhere(s) s.arenas, s.zones = ARENAS, ZONES end

local function place(s, filter, cx, default)
  local arena, zone = filter.arena, filter.zone
  if filter.partly_built then
    s.zones, s.face_down = 1 << core.zone.build, 1
  elseif zone == "anywhere" then everywhere(s)
  elseif zone then s.zones = V.bits(zone, "zone", core.zone)
  elseif not arena then
    if default == "anywhere" or default == "card" then return everywhere(s) end
    s.arenas, s.zones = ARENAS, 1 << core.zone.build
  end
  if not arena then return end
  s.arenas = ARENAS
  if V.tag(arena) == "ref" then s.arena_ref = V.ref(arena, cx)
  elseif arena == "this" then s.arena_this = 1
  elseif arena == "event" then s.arena_this = 2
  elseif arena ~= "any" then s.arenas = V.bits(arena, "arena", V.arenas) end
end

local function is_list(x) return type(x) == "table" and V.tag(x) == nil end

local numbers = { "cost", "power", "speed", "health", "remaining" }

-- The conditions on numbers, of several names one, and 'where', as one node.
local function conditions(filter, cx)
  local list = {}
  for i = 1, #numbers do
    local name = numbers[i]
    local range = filter[name]
    if range then
      local value = name == "cost" and W.candidate.printed.cost or W.candidate[name]
      local op = V.tag(range) == "range" and range.op or "eq"
      local n = V.tag(range) == "range" and range.n or range
      list[#list + 1] = V.expr(op, "", { a = value, b = n })
    end
  end
  if is_list(filter.name) then
    local names = {}
    for i, name in ipairs(filter.name) do
      names[i] = W.is(W.candidate, W.all { name = name, kind = "card" })
    end
    list[#list + 1] = W.any_of(names)
  end
  list[#list + 1] = filter.where
  return V.node(V.join_conditions(list), cx)
end

-- Fields of a filter that the core reads as they are.
local flags = { "fastest", "in_stack", "beneath", "tapped", "damaged", "unique", "face_down",
  "attacking", "defending", "multi_arena", "aboard" }

local function kinds(s, filter)
  local kind = filter.kind or "unit"
  if kind == "card" then return end
  s.kinds = 0
  for _, name in ipairs(V.list(kind)) do
    s.kinds = s.kinds | V.known("kind of card", name, core.kind)
  end
end

local function identity(s, filter, cx)
  if filter.is then s.is = V.ref(filter.is, cx) end
  if filter.attached_to then s.attached_to = V.ref(filter.attached_to, cx) end
  if filter.other then s.not_ref = core.ref.self end
  if filter.other_than then s.not_ref = V.ref(filter.other_than, cx) end
  if filter.type_line then s.line_of = V.ref(filter.type_line, cx) end
  if V.tag(filter.name) == "ref" then s.name_of = V.ref(filter.name, cx)
  elseif filter.name and not is_list(filter.name) then
    V.known("name of a card", filter.name, V.card_names)
    s.name = core.string(V.person(filter.name))
  end
  if filter.has then s.keyword = V.keyword_id(filter.has) end
  if filter.lacks then s.no_keyword = V.keyword_id(filter.lacks) end
  if filter.side then s.side = V.known("side", filter.side, core.side) end
  if filter.type then s.types = V.bits(filter.type, "arena", V.arenas) end
  if filter.affordable then s.affordable = V.resource(filter.affordable) + 1 end
end

-- Each of the cards that one looks at is asked for all that the one inside it looks at.
local DEEP = 3

-- Lowers a selector, or a card as "this very card"; default place "play" or "anywhere".
function V.selector(x, cx, default)
  if V.tag(x) == "pick" then x = x.selector end
  if V.tag(x) == "ref" then
    return core.selector { is = V.ref(x, cx), arenas = ARENAS, zones = ZONES }
  end
  V.enter("selector", x)
  local filter = x.filter
  V.check(filter, schema)
  local outer = cx.selecting
  cx.selecting = (outer or 0) + 1
  if cx.selecting > DEEP then
    V.fail("selectors stand at most %d deep inside each other", DEEP)
  end
  local s = { where = conditions(filter, cx),
    owner = filter.of and V.ref(filter.of, cx) or core.ref[x.owner] }
  for i = 1, #flags do s[flags[i]] = filter[flags[i]] end
  kinds(s, filter)
  subtypes(s, filter)
  place(s, filter, cx, default)
  if default == "card" then s.face_down, s.in_stack = 2, 2 end -- what it is, wherever it is
  identity(s, filter, cx)
  cx.selecting = outer
  local id = core.selector(s)
  V.leave()
  return id
end

-- The same choice among fewer cards; what the author wrote stands.
function V.narrowed(wide, by)
  local selector, filter = wide.selector, {}
  V.within("selector", selector, V.check, selector.filter, schema)
  for key, value in pairs(selector.filter) do filter[key] = value end
  for key, value in pairs(by) do
    local both = key == "where" and filter.where ~= nil
    if both then filter.where = W.all_of { filter.where, value }
    elseif filter[key] == nil then filter[key] = value end
  end
  local out = {}
  for key, value in pairs(wide) do out[key] = value end
  out.selector = V.object { tag = "selector", owner = selector.owner, filter = filter }
  return setmetatable(out, getmetatable(wide))
end

-- Lowers a pick, a card, or 'them'.
function V.pick(x, cx)
  if x == nil then return V.NONE end
  if V.tag(x) == "ref" then
    return core.pick { mode = core.pick.ref, ref = V.ref(x, cx), by = core.ref.you }
  end
  local p = { mode = core.pick[x.mode], by = x.by and V.ref(x.by, cx) or core.ref.you }
  if x.mode == "set" then return core.pick(p) end
  p.selector = V.selector(x.selector, cx, "play")
  p.optional, p.different = x.optional and 1 or 0, x.different and 1 or 0
  p.lo = V.node(x.least, cx)
  p.hi = V.node(x.hi, cx)
  return core.pick(p)
end
