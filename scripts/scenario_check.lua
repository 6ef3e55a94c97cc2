-- scenario_check.lua: the checks of a running scenario: t:expect(...), t:offered(...)
--
-- A check never answers anything, but the game moves on to its next question first, so
-- that what was played before has happened. Only offered and not_offered may pass the
-- other player's chance in the open window.
local engine, Test, shared = ...
local PLAYERS, ARENAS = shared.players, shared.arenas
local contains, is_chance, plays = shared.contains, shared.is_chance, shared.plays

-- Kinds of events, so that a misspelt one can't be "did not happen".
local EVENTS = {}
for kind in ([[step_started step_ended deployed entered completed built attacked rolled
  hit damage_pending damage_prevented damaged attack_ended attacks_repeat discarded hand_discarded
  resource_changed ability_used played counters_changed tapped untapped attached stacked retreated
  moved drawn revealed looked shuffled die_rolled rerolled rolling counted
  shown defender_changed disrupted given paid
  passed won]]):gmatch("%S+") do EVENTS[kind] = true end

local FIELDS = { card = "card", source = "card", target = "card", player = "player",
                 arena = "plain", step = "plain", amount = "plain", number = "plain",
                 in_attack = "plain", hidden_from = "viewer" }

-- What both players may know of any card (R11.1).
local PUBLIC = { "owner", "controller", "zone", "host", "tapped", "face_down", "damage",
                 "build" }

local function show(value)
  return type(value) == "string" and ("'%s'"):format(value) or tostring(value)
end

function Test:equal(what, got, wanted)
  if got ~= wanted then
    self:fail("%s is %s, expected %s", what, show(got), show(wanted))
  end
end

-- -- cards ----------------------------------------------------------------------------

local Card = {}
function Card.__index(expected, name)
  if Card[name] then return Card[name] end
  local names = {}
  for each in pairs(Card) do names[#names + 1] = not each:find "^__" and each or nil end
  table.sort(names)
  expected.test:fail("of a card nothing is checked as '%s'; there are: %s", name,
                     table.concat(names, ", "))
end

-- Adds a check of the one value that read(test, card, ...) gives; arguments before the
-- expected one go to read.
local function card_check(name, read)
  Card[name] = function(self, ...)
    local arguments = { ... }
    local wanted = table.remove(arguments, select("#", ...))
    local what = name
    if arguments[1] then what = ("%s %s"):format(name, show(arguments[1])) end
    self.test:equal(("%s of '%s'"):format(what, self.name),
                    read(self.test, self.card, table.unpack(arguments)), wanted)
    return self
  end
end

for _, field in ipairs { "speed", "power", "health", "damage", "build", "tapped",
                         "face_down" } do
  card_check(field, function(test, card) return test.game:card(card)[field] end)
end
card_check("type_line", function(test, card) return test.game:card(card).type_line end)
card_check("cost", function(test, card) return test.game:value(card, "build_cost") end)
card_check("zone", function(test, card)
  local zone = test.game:card(card).zone
  return zone == "build" and "build_zone" or zone
end)
card_check("controller", function(test, card)
  return PLAYERS[test.game:card(card).controller]
end)
card_check("on", function(test, card)
  local host = test.game:card(card).host
  return host and test.names[host]
end)
card_check("subtype", function(test, card, name) return test.game:subtype(card, name) end)
card_check("counters", function(test, card, kind)
  local count = test.game:counters(card, kind)
  return count >= 0 and count or test:fail("'%s' is no kind of counter", kind)
end)
card_check("value", function(test, card, name) return test.game:value(card, name) end)

function Card:keyword(name, wanted)
  if not engine.is_keyword(self.test.program, name) then
    self.test:fail("'%s' is no keyword", name)
  end
  self.test:equal(("keyword %s of '%s'"):format(show(name), self.name),
                  self.test.game:keyword(self.card, name), wanted or 1)
  return self
end

-- A line of the reasons why a value is what it is, "+2 ...", contains the text.
function Card:why(value, text)
  local reasons = self.test.game:why(self.card, value) or ""
  for line in reasons:gmatch("[^\n]+") do
    if contains(line, text) then return self end
  end
  self.test:fail("no reason for the %s of '%s' reads '%s'; they are:\n%s", value, self.name,
                 text, reasons)
end

-- -- players --------------------------------------------------------------------------

local Player = {}

-- Any resource by its name: t:expect("dark"):force(3).
function Player.__index(_, name)
  return Player[name] or function(self, wanted)
    local value = self.test.game:resource(self.number, name)
    if value < 0 then self.test:fail("'%s' is nothing that a player has", name) end
    self.test:equal(("%s of %s"):format(name, self.name), value, wanted)
    return self
  end
end

function Player:cards(zone, wanted)
  local engine_zone = zone == "build_zone" and "build" or zone
  local list, names = self.test.game:zone(self.number, engine_zone), {}
  self.test:call_new_cards()
  for i, card in ipairs(list) do names[i] = self.test.names[card] end
  local what = ("%s of %s"):format(zone, self.name)
  if type(wanted) == "number" then
    self.test:equal("number of cards in " .. what, #list, wanted)
  else
    self.test:equal(what, table.concat(names, ", "), table.concat(wanted, ", "))
  end
  return self
end

function Test:expect(name)
  self:settled()
  if PLAYERS[name] then
    return setmetatable({ test = self, name = name, number = PLAYERS[name] }, Player)
  end
  return setmetatable({ test = self, name = name, card = self:card(name) }, Card)
end

-- Whether the player's view of the game tells which card it is. What is public has to be
-- in the view in either case, and nothing else if the card is not known.
function Test:sees(player, name, wanted)
  self:settled()
  local viewer, card = self:player(player), self:card(name)
  if type(wanted) ~= "boolean" then self:fail("sees: say true or false") end
  local function equal(what, got, expected)
    self:equal(("%s of '%s' in the view of %s"):format(what, name, player), got, expected)
  end
  local all, view = self.game:card(card), self.game:card(card, viewer)
  for _, field in ipairs(PUBLIC) do equal(field, view[field], all[field]) end
  equal("the number of cards in the zone",
        self.game:zone_count(all.controller, all.zone, viewer),
        self.game:zone_count(all.controller, all.zone))
  equal("the card", view.type_line ~= nil, wanted)
  equal("the name", view.name, wanted and all.name or "a card")
  for _, field in ipairs { "speed", "power", "health" } do
    equal(field, view[field], wanted and all[field] or 0)
  end
end

-- -- the open question ----------------------------------------------------------------

function Test:asked(player, what)
  self.disrupting = self.disrupting or what == "disrupt"
  local r = self:settled()
  if player == nil then return r and self:fail("the sequence is not over") end
  if not r then self:fail("nobody is asked") end
  self:equal("the player asked", PLAYERS[r.player], player)
  self:equal("what is asked", r.kind == "window" and r.window or r.kind, what)
end

-- What a scenario would call an option of a choice.
function Test:choice_name(option)
  local kind = option.kind
  if kind == "pass" or kind == "no" then return false end
  if kind == "yes" then return true end
  if kind == "number" then return option.number end
  if kind == "die" then return option.number + 1 end
  if kind == "arena" then return ARENAS[option.number] end
  return option.card and self.names[option.card] or option.text
end

local function as_set(list)
  local shown = {}
  for i, value in ipairs(list) do shown[i] = show(value) end
  table.sort(shown)
  return #shown > 0 and table.concat(shown, ", ") or "nothing"
end

function Test:same_set(what, got, wanted)
  got, wanted = as_set(got), as_set(wanted)
  if got ~= wanted then self:fail("%s is %s, expected %s", what, got, wanted) end
end

function Test:choices(...)
  local r = self:settled()
  if not r or is_chance(r) then self:fail("no choice is open") end
  self:call_new_cards()
  local names = {}
  for i, option in ipairs(r.options) do names[i] = self:choice_name(option) end
  self:same_set("the list of choices", names, { ... })
end

function Test:targets(name, ...)
  local r = self:settled()
  if not r or r.kind ~= "unit_turn" or r.card ~= self:card(name) then
    self:fail("it is not the turn of '%s'", name)
  end
  local names = {}
  for _, option in ipairs(r.options) do
    if option.kind == "attack" then names[#names + 1] = self.names[option.card] end
  end
  self:same_set(("what '%s' may attack"):format(name), names, { ... })
end

-- The open window at a chance of the player who has the card.
function Test:chance_for(card)
  local r = self:settled()
  if not is_chance(r) then self:fail("no window is open") end
  if not card then return r end
  local state = self.game:card(card)
  if r.player == state.controller then return r end
  local window = r.window
  if r.kind == "window" then
    self:skip("pass")
    r = self:settled()
  end
  if not r or r.window ~= window or r.player ~= state.controller then
    self:fail("%s has no chance (any more) in this window", PLAYERS[state.controller])
  end
  return r
end

-- How many such options there are.
function Test:times_offered(name, text)
  local card, count = self:offerer(name), 0
  for _, option in ipairs(self:chance_for(card).options) do
    if plays(card, text)(option) then count = count + 1 end
  end
  return count
end

function Test:offered(name, text, wanted)
  local count = self:times_offered(name, text)
  if count == 0 then self:fail("'%s' %s is not offered", name, text or "") end
  if count ~= (wanted or count) then
    self:fail("'%s' %s is offered %d times, expected %d", name, text or "", count, wanted)
  end
end

function Test:not_offered(name, text)
  if self:times_offered(name, text) > 0 then
    self:fail("'%s' %s is offered", name, text or "")
  end
end

-- -- what happened --------------------------------------------------------------------

-- Turns the fields a scenario names into those of an event, checking them.
function Test:event_filter(kind, fields)
  local filter = { kind = kind }
  if not EVENTS[kind] then self:fail("'%s' is no kind of event", tostring(kind)) end
  for name, value in pairs(fields) do
    local sort = FIELDS[name]
    if not sort then self:fail("an event has no field '%s'", tostring(name)) end
    if sort == "card" then value = self:card(value) end
    if sort == "viewer" and value == "both" then value = 3
    elseif sort == "player" or sort == "viewer" and value then value = self:player(value) end
    filter[name] = value
  end
  return filter
end

-- The first event from number 'from' on that fits, or nil.
function Test:find_event(filter, from)
  for i = from, self.game:events() do
    local event, fits = self.game:event(i), true
    for name, value in pairs(filter) do fits = fits and event[name] == value end
    if fits then return i end
  end
end

function Test:happened(kind, fields, wanted)
  self:settled()
  local filter, count = self:event_filter(kind, fields or {}), 0
  local at = self:find_event(filter, 1)
  while at do
    count, at = count + 1, self:find_event(filter, at + 1)
  end
  if wanted and count ~= wanted or count == 0 and wanted ~= 0 then
    self:fail("'%s' happened %d times, expected %s", kind, count,
              wanted or "at least one")
  end
end

function Test:order(...)
  self:settled()
  local at = 0
  for i, item in ipairs { ... } do
    local fields = {}
    for name, value in pairs(item) do
      if name ~= 1 then fields[name] = value end
    end
    at = self:find_event(self:event_filter(item[1], fields), at + 1)
    if not at then
      self:fail("number %d of the order, '%s', did not follow", i, item[1])
    end
  end
end

function Test:no_window(name)
  self:settled()
  self:check_window(name)
  if self.windows[name] then self:fail("window '%s' was open", name) end
end

function Test:winner(player)
  self:settled()
  local winner = self.game:winner()
  self:equal("the winner", winner and PLAYERS[winner], player)
end

function Test:log_has(text)
  self:settled()
  for i = 1, self.game:events() do
    if contains(self.game:event_text(i), text) then return end
  end
  self:fail("nothing that happened reads '%s'", text)
end

function Test:script_error(text, times)
  self:settled()
  local errors = engine.script_errors()
  self.allowed_errors = #errors
  local said = 0
  for _, message in ipairs(errors) do
    if contains(message, text) then said = said + 1 end
  end
  if said > 0 and said == (times or said) then return end
  if said > 0 then self:fail("%d script errors say '%s', not %d", said, text, times) end
  self:fail("no script error says '%s'; %s", text, errors[1] or "there is none")
end
