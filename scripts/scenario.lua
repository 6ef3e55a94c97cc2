-- scenario.lua: the language of scenario tests (tests/README.md), trusted tool side.
--
-- Runs in an ordinary Lua state beside the engine, never in its sandbox. The host calls
-- the functions returned at the end; '...' is the engine: load, find, game, script_errors
-- and the methods of what they return. This file declares, loads and sets up scenarios;
-- what a scenario can say while it runs is in scenario_test.lua.
local engine = ...
local here = debug.getinfo(1, "S").source:match("^@(.*/)") or ""
local root = here:gsub("scripts/$", "")
local Test = assert(loadfile(here .. "scenario_test.lua", "t"))(engine)

local scenarios = {}
local blocks = {}                  -- file -> texts of its cards [[...]], { text, line }
local known_ids, any_id = {}, false
local base                         -- the program without cards of scenario files
local programs = { file = nil }    -- those of the file run last, by overlay text
local overlay_name = "scenario overlay"

local PLAYERS = { "dark", "light" }
local ZONES = { "space", "ground", "character", "build_zone", "hand", "deck", "discard",
                "supply", "event", "removed" }
local HEADER = { ids = "table", start = "string", dark = "table", light = "table",
                 dice = "table", overlay = "string", fails = "string", run = "function",
                deck = "table", legal = "boolean", illegal = "string",
                against = "table", first = "string" }
local DECK = { ids = true, overlay = true, deck = true, legal = true, illegal = true,
               against = true, first = true }
local FIRST = { deck = 1, against = 2, die = 0 }
local CARD = { as = "string", tapped = "boolean", damage = "number", build = "number",
               face_down = "boolean", counters = "table", equipped = "table",
               [1] = "string" }

local zone_of = {}
for _, zone in ipairs(ZONES) do zone_of[zone] = zone end
zone_of.build_zone = "build"

local function lines(text) return select(2, text:gsub("\n", "\n")) end

-- The line of a source at which a piece of its text begins; 'line' if it isn't found.
local function line_of(source, text, line)
  local at = source:find(text, 1, true)
  return at and lines(source:sub(1, at - 1)) + 1 or line
end

local function sorted_keys(t)
  local keys = {}
  for key in pairs(t) do keys[#keys + 1] = key end
  table.sort(keys, function(a, b) return tostring(a) < tostring(b) end)
  return keys
end

local function did_you_mean(near) return near and ("; did you mean '%s'?"):format(near) or "" end

-- The same for the key of 'set' nearest to 'name'.
local function hint(name, set) return did_you_mean(engine.near(tostring(name), set)) end

-- Raises unless the fields of 't' are those of 'fields', with these types.
local function check_fields(where, t, fields)
  for _, key in ipairs(sorted_keys(t)) do
    local wanted = fields[key]
    if not wanted then
      error(("%s: unknown field '%s'%s"):format(where, key, hint(key, fields)), 0)
    end
    if type(t[key]) ~= wanted then
      error(("%s: field '%s': a %s is expected"):format(where, key, wanted), 0)
    end
  end
end

-- -- declaring ------------------------------------------------------------------------

local function check_entries(where, deck)
  local count = 0
  for _, entry in pairs(deck) do
    count = count + 1
    if deck[count] == nil or type(entry) ~= "string" then
      error(where .. ": a deck is a list of 'COUNT CARD NAME'", 0)
    end
  end
end

-- A deck that is only checked: its verdict and nothing that a game would need.
local function check_deck_header(where, header)
  for _, key in ipairs(sorted_keys(header)) do
    if not DECK[key] then
      error(("%s: with a deck there is no '%s'"):format(where, key), 0)
    end
  end
  if header.against then
    if not FIRST[header.first] then
      error(where .. ": of two decks 'first' is 'deck', 'against' or 'die'", 0)
    elseif header.legal ~= nil or header.illegal then
      error(where .. ": of two decks it is asked which is first, not what is legal", 0)
    end
  elseif header.first then
    error(where .. ": 'first' needs two decks", 0)
  elseif (header.legal == true) == (header.illegal ~= nil) or header.illegal == "" then
    error(where .. ": a deck needs either 'legal = true' or 'illegal = message'", 0)
  end
  check_entries(where, header.deck)
  check_entries(where, header.against or {})
end

local function add_scenario(s, header)
  local where = ("%s:%d: scenario '%s'"):format(s.file, s.line, s.name)
  check_fields(where, header, HEADER)
  if header.deck then
    check_deck_header(where, header)
  elseif (header.run ~= nil) == (header.fails ~= nil) then
    error(where .. ": needs either 'run' or 'fails'", 0)
  elseif header.legal ~= nil or header.illegal then
    error(where .. ": only a deck is legal or illegal", 0)
  elseif header.against or header.first then
    error(where .. ": 'against' and 'first' stand beside a deck", 0)
  end
  for _, id in ipairs(header.ids or {}) do
    if any_id and not known_ids[id] then
      error(("%s: there is no id '%s'"):format(where, id), 0)
    end
  end
  s.header, s.where = header, where
  s.id_text = table.concat(header.ids or {}, " ")
  scenarios[#scenarios + 1] = s
end

-- What a scenario file has of the standard library: nothing that reaches the machine.
local function library()
  local env = {}
  for _, name in ipairs { "assert", "error", "ipairs", "next", "pairs", "pcall", "print",
                          "select", "tonumber", "tostring", "type" } do
    env[name] = _G[name]
  end
  for _, name in ipairs { "math", "string", "table" } do
    env[name] = {}
    for key, value in pairs(_G[name]) do env[name][key] = value end
  end
  return env
end

-- The words a scenario file sees beside that.
local function words(file, source)
  local env = library()
  function env.scenario(name)
    if type(name) ~= "string" then
      error("a scenario has a name: scenario \"what is claimed\" { .. }", 2)
    end
    local s = { name = name, file = file, source = source,
                line = debug.getinfo(2, "l").currentline }
    return function(header) add_scenario(s, header) end
  end
  blocks[file] = {}
  function env.cards(text)
    table.insert(blocks[file], { text = text, line = line_of(source, text, 1) })
  end
  return setmetatable(env, { __index = function(_, name)
    error(("unknown word '%s'%s; cards, keywords and rules of scenarios stand in cards [[ .. ]]")
      :format(tostring(name), hint(name, env)), 2)
  end })
end

-- Files below the root are called by their path from there.
local function load_file(path)
  local input, why = io.open(path, "rb")
  if not input then error(why, 0) end
  local source = input:read("a")
  input:close()
  local file = path
  if path:sub(1, #root) == root then file = path:sub(#root + 1) end
  local chunk, mistake = load(source, "@" .. file, "t", words(file, source))
  if not chunk then error(mistake, 0) end
  chunk()
end

-- -- programs -------------------------------------------------------------------------

-- The cards of a scenario's file and its overlay as one text, and a function that turns
-- line numbers of that text in a message into those of the file.
local function overlay_text(s)
  local all = { table.unpack(blocks[s.file]) }
  if s.header.overlay then
    local text = s.header.overlay
    all[#all + 1] = { text = text, line = line_of(s.source, text, s.line) }
  end
  local parts, starts, line = {}, {}, 1
  for i, block in ipairs(all) do
    parts[i], starts[i] = block.text, line
    line = line + lines(block.text) + 1
  end
  return table.concat(parts, "\n"), function(message)
    return (message:gsub(overlay_name .. ":(%d+)", function(digits)
      local at, i = tonumber(digits), #all
      while i > 1 and starts[i] > at do i = i - 1 end
      return ("%s:%d"):format(s.file, all[i].line + at - starts[i])
    end))
  end
end

-- The program of a scenario, or nil and why it does not load.
local function program_of(s)
  local key = s.header.overlay or ""
  if key == "" and #blocks[s.file] == 0 and base then return base end
  if programs.file ~= s.file then programs = { file = s.file } end
  if not programs[key] then
    local text, translate = overlay_text(s)
    local program, why = engine.load(text)
    if not program then return nil, translate(why) end
    programs[key] = program
  end
  return programs[key]
end

-- -- positions ------------------------------------------------------------------------

local function must(where, ok, why)
  if not ok then error(where .. ": " .. tostring(why), 0) end
  return ok
end

local place

-- Puts the card that 'spec' describes into a zone and sets its state.
function place(test, player, zone, spec)
  local where, game = test.where, test.game
  if type(spec) == "string" then spec = { spec } end
  check_fields(where, spec, CARD)
  local def, near = engine.find(test.program, spec[1])
  if not def then
    error(("%s: there is no card '%s'%s"):format(where, spec[1], did_you_mean(near)), 0)
  end
  local card = must(where, game:place(player, def, zone_of[zone]))
  test:call_card(card, spec.as or spec[1])
  if spec.damage then must(where, game:set_counters(card, "damage", spec.damage)) end
  if spec.build then must(where, game:set_counters(card, "build", spec.build)) end
  for _, kind in ipairs(sorted_keys(spec.counters or {})) do
    must(where, game:set_counters(card, kind, spec.counters[kind]))
  end
  if spec.tapped then must(where, game:set_tapped(card, true)) end
  if spec.face_down or spec.build and spec.face_down == nil then
    must(where, game:set_face_down(card, true))
  end
  for _, equipment in ipairs(spec.equipped or {}) do
    must(where, game:attach(place(test, player, "build_zone", equipment), card))
  end
  return card
end

local function set_player(test, player, position)
  for _, key in ipairs(sorted_keys(position)) do
    local value = position[key]
    if type(value) == "number" then
      must(test.where, test.game:set_resource(player, key, value))
    elseif not zone_of[key] then
      error(("%s: %s has no '%s'%s"):format(test.where, PLAYERS[player], key,
            hint(key, zone_of)), 0)
    elseif type(value) ~= "table" then
      error(("%s: %s: '%s': a list of cards is expected"):format(test.where,
            PLAYERS[player], key), 0)
    end
  end
  for _, zone in ipairs(ZONES) do
    for _, spec in ipairs(position[zone] or {}) do place(test, player, zone, spec) end
  end
end

local function new_test(s, program)
  local test = Test.new(s, program)
  for player, name in ipairs(PLAYERS) do
    set_player(test, player, s.header[name] or {})
  end
  must(s.where, test.game:dice(s.header.dice or {}))
  must(s.where, test.game:begin(s.header.start or "battle", 1))
  return test
end

-- -- running --------------------------------------------------------------------------

local function run_failing_load(s)
  local text, translate = overlay_text(s)
  local program, why = engine.load(text)
  if program then error(s.where .. ": the overlay loads", 0) end
  if not why:find(s.header.fails, 1, true) then
    error(("%s: the message is\n  %s\nand should contain\n  %s"):format(s.where,
          translate(why), s.header.fails), 0)
  end
end

-- Which of two decks is the Dark Side player's, for many seeds. A die takes the first on 1
-- to 3 and shows every face.
local function run_order(s, program)
  local wanted, faces = FIRST[s.header.first], 0
  for seed = 1, 60 do
    local first, die = engine.deck_order(program, s.header.deck, s.header.against, seed)
    if not first then error(("%s: %s"):format(s.where, die), 0) end
    local right = first == wanted and die == 0
    if wanted == 0 then right = die > 0 and first == (die <= 3 and 1 or 2) end
    if not right then
      error(("%s: seed %d: first is %s, the die shows %d"):format(s.where, seed,
            first == 1 and "deck" or "against", die), 0)
    end
    faces = faces | 1 << die
  end
  if wanted == 0 and faces ~= 0x7e then error(s.where .. ": a face was never rolled", 0) end
end

local function run_deck(s, program)
  if s.header.against then return run_order(s, program) end
  local verdict, why = engine.check_deck(program, s.header.deck)
  if verdict == "unreadable" then error(("%s: %s"):format(s.where, why), 0) end
  local wanted = s.header.illegal
  if verdict == "legal" and wanted then
    error(("%s: the deck is legal; expected\n  %s"):format(s.where, wanted), 0)
  elseif verdict == "illegal" and not (wanted and why:find(wanted, 1, true)) then
    error(("%s: the deck is not legal:\n  %s\nexpected\n  %s"):format(s.where, why,
          wanted or "a legal deck"), 0)
  end
end

-- What 'run' says to t, for who says something else.
local VERBS = "asked, attack, choices, choose, concede, dice, expect, finish, happened, log_has, "
  .. "no_window, not_offered, offered, order, pass, play, reach, script_error, sees, targets, "
  .. "turn_of, winner"

local function play(s, test)
  local ok, why = pcall(s.header.run, test)
  if ok then return end
  local at, verb = tostring(why):match("^(.-)attempt to call a nil value %(method '(%w+)'%)$")
  if verb and Test[verb] == nil then
    why = ("%sa scenario has no verb '%s'; there are: %s"):format(at, verb, VERBS)
  end
  error(why, 0)
end

local function run(i)
  local s = scenarios[i]
  if s.header.fails then return run_failing_load(s) end
  local program, why = program_of(s)
  if not program then error(s.where .. ": the program does not load: " .. why, 0) end
  if s.header.deck then return run_deck(s, program) end
  local test = new_test(s, program)
  play(s, test)
  test:close()
end

return {
  know = function(id) known_ids[id], any_id = true, true end,
  load = load_file,
  prepare = function()
    local why
    base, why = engine.load("")
    if not base then error(why, 0) end
  end,
  count = function() return #scenarios end,
  info = function(i) return scenarios[i] end,
  run = run,
}
