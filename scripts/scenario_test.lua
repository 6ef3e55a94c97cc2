-- scenario_test.lua: what a running scenario can say: t:attack(...), t:expect(...), ...
--
-- The game moves only when something needs its next question: an answer is given at
-- once, but the game goes on from it when the next verb or check looks. So dice can be
-- announced between the verb that leads to a roll and the roll. 'now' is the open
-- question, false when the start sequence is over, nil when the game has to move first.
local engine = ...
local here = debug.getinfo(1, "S").source:match("^@(.*/)") or ""

local Test = {}
Test.__index = Test

local PLAYERS = { "dark", "light", dark = 1, light = 2 }
local ARENAS = { [0] = "space", "ground", "character" }

-- -- names ----------------------------------------------------------------------------

function Test.new(scenario, program)
  return setmetatable({ scenario = scenario, where = scenario.where, program = program,
                        game = engine.game(program), cards = {}, names = {}, counts = {},
                        windows = {}, allowed_errors = 0 }, Test)
end

-- Gives a card the name scenarios call it by: "Name", the next of that name "Name#2".
function Test:call_card(card, name)
  local count = (self.counts[name] or 0) + 1
  self.counts[name] = count
  if count > 1 then name = name .. "#" .. count end
  self.cards[name], self.names[card] = card, name
end

-- Cards that came into the game since the position was set up get their names.
function Test:call_new_cards()
  for card = 0, self.game:cards() - 1 do
    if not self.names[card] then self:call_card(card, self.game:name(card)) end
  end
end

function Test:card(name)
  if not self.cards[name] then self:call_new_cards() end
  return self.cards[name] or self:fail("there is no card '%s' in this game%s",
                                       tostring(name), self:hint(name, self.cards))
end

-- "; did you mean 'x'?" for the key of 'set' nearest to 'name', or "".
function Test:hint(name, set)
  local near = engine.near(tostring(name), set)
  return near and ("; did you mean '%s'?"):format(near) or ""
end

-- Fails unless the rules have that window.
function Test:check_window(name)
  local windows = engine.windows(self.program)
  if not windows[name] then
    self:fail("'%s' is no window%s", tostring(name), self:hint(name, windows))
  end
end

-- The card of an option; none where the rules themselves offer something about no card.
function Test:offerer(name)
  if name ~= "the rules" then return self:card(name) end
end

function Test:player(name)
  return PLAYERS[name] or self:fail("'%s' is no player", tostring(name))
end

-- -- failing --------------------------------------------------------------------------

-- Where in the scenario's file the running script is.
local function script_line(file)
  for level = 3, 40 do
    local info = debug.getinfo(level, "Sl")
    if not info then break end
    if info.source == "@" .. file then return info.currentline end
  end
end

function Test:option_name(option)
  if option.kind == "attack" then return "attack " .. self.names[option.card] end
  if option.kind == "card" then return self.names[option.card] end
  if option.card then return self.names[option.card] .. ": " .. option.text end
  return option.text ~= "" and option.text or option.kind
end

-- The open question as a line: who is asked, what, and the options.
function Test:describe()
  local r = self.now
  if r == nil then return "the game has not moved" end
  if not r then return "the start sequence is over" end
  self:call_new_cards()
  local options = {}
  for i, option in ipairs(r.options) do options[i] = self:option_name(option) end
  local what = r.kind == "window" and "window " .. r.window or r.kind
  if r.card then what = ("%s (%s)"):format(what, self.names[r.card]) end
  if r.what ~= "" then what = what .. " '" .. r.what .. "'" end
  return ("%s, %s; options: %s"):format(PLAYERS[r.player], what,
                                         table.concat(options, " | "))
end

function Test:last_events(most)
  local lines, count = {}, self.game:events()
  for i = math.max(1, count - most + 1), count do
    lines[#lines + 1] = "    " .. self.game:event_text(i)
  end
  return table.concat(lines, "\n")
end

function Test:fail(format, ...)
  local turn, step = self.game:moment()
  error(("%s:%d: %s\n  asked: %s\n  turn %d, step '%s', last events:\n%s"):format(
        self.scenario.file, script_line(self.scenario.file) or self.scenario.line,
        format:format(...), self:describe(), turn, step, self:last_events(8)), 0)
end

-- -- moving the game ------------------------------------------------------------------

-- The open question; false at the end of the start sequence.
function Test:request()
  if self.now ~= nil then return self.now end
  local state, why = self.game:advance()
  if not state then self:fail("%s", why) end
  self.now = state == "decide" and self.game:request()
  if self.now and self.now.kind == "window" then self.windows[self.now.window] = true end
  if not self.now or self.now.window ~= "disrupt" then self.disrupting = false end
  return self.now
end

function Test:answer(i)
  local ok, why = self.game:answer(i)
  if not ok then self:fail("%s", why) end
  self.now = nil
end

local function is_chance(r)
  return r and (r.kind == "window" or r.kind == "unit_turn")
end

-- The open question after what was played has taken effect: disrupt windows are passed,
-- unless the scenario went there by reach or asked.
function Test:settled()
  local r = self:request()
  while r and r.window == "disrupt" and not self.disrupting do
    self:skip("disrupt")
    r = self:request()
  end
  return r
end

-- Passes a window or lets a unit do nothing, on the way to what is waited for.
function Test:skip(waiting)
  local r = self:request()
  if not r then self:fail("%s: did not come up", waiting) end
  if not is_chance(r) then
    self:fail("%s: first there is an unscripted choice", waiting)
  end
  for i, option in ipairs(r.options) do
    if option.kind == "pass" or option.kind == "nothing" then return self:answer(i) end
  end
  self:fail("%s: it is not possible to pass", waiting)
end

-- Goes forward to a question for which find(request) gives a value, and returns it.
function Test:forward(waiting, find)
  while true do
    local r = self:request()
    local found = r and find(r)
    if found then return found end
    self:skip(waiting)
  end
end

local function contains(text, part)
  return not part or text:lower():find(part:lower(), 1, true) ~= nil
end

-- Index of the option for which match(option) holds. Options that read alike are the same
-- to a scenario; different ones are an error.
function Test:find_option(r, waiting, match)
  local found
  for i, option in ipairs(r.options) do
    if match(option) then
      if found and r.options[found].text ~= option.text then
        self:fail("%s: more than one option fits", waiting)
      end
      found = found or i
    end
  end
  return found
end

local function plays(card, text)
  return function(option)
    return option.kind == "play" and option.card == card and contains(option.text, text)
  end
end

function Test:play(name, text)
  local waiting = ("play '%s' %s"):format(name, text or "")
  local card = self:offerer(name)
  self:answer(self:forward(waiting, function(r)
    return is_chance(r) and self:find_option(r, waiting, plays(card, text))
  end))
  self.disrupting = false
end

function Test:attack(name, defender)
  local waiting = ("attack '%s' with '%s'"):format(defender, name)
  local card, other = self:card(name), self:card(defender)
  self:answer(self:forward(waiting, function(r)
    if r.kind ~= "unit_turn" or r.card ~= card then return end
    return self:find_option(r, waiting, function(option)
      return option.kind == "attack" and option.card == other
    end) or self:fail("%s: it can't", waiting)
  end))
end

-- Whether an option of a choice is the one called 'what' (and 'text').
function Test:is_choice(option, what, text)
  local kind = option.kind
  if what == false then return kind == "pass" or kind == "no" end
  if what == true then return kind == "yes" end
  if math.type(what) == "integer" then
    return kind == "number" and option.number == what or
           kind == "die" and option.number == what - 1
  end
  if kind == "arena" then return ARENAS[option.number] == what end
  if kind == "mode" then return contains(option.text, what) end
  if not option.card then return kind == "trigger" and contains(option.text, what) end
  return self.cards[what] == option.card and contains(option.text, text)
end

function Test:choose(what, text)
  local waiting = ("choose %s %s"):format(tostring(what), text or "")
  self:call_new_cards()
  self:answer(self:forward(waiting, function(r)
    if is_chance(r) then return end
    return self:find_option(r, waiting, function(option)
      return self:is_choice(option, what, text)
    end) or self:fail("%s: not among the options", waiting)
  end))
end

function Test:pass(count)
  for _ = 1, count or 1 do
    if not is_chance(self:request()) then self:fail("pass: no window is open") end
    self:skip("pass")
  end
end

function Test:reach(window, player)
  local number = player and self:player(player)
  self:check_window(window)
  self:forward(("reach window '%s'"):format(window), function(r)
    local here_now = window == (r.kind == "window" and r.window or r.kind)
    return here_now and is_chance(r) and (not number or r.player == number)
  end)
  self.disrupting = window == "disrupt"
end

function Test:turn_of(name)
  local card = self:card(name)
  self:forward(("turn of '%s'"):format(name), function(r)
    if r.kind ~= "unit_turn" then return end
    return r.card == card or self:fail("it is not the turn of '%s'", name)
  end)
end

function Test:dice(...)
  local ok, why = self.game:dice({ ... })
  if not ok then self:fail("%s", why) end
end

function Test:finish()
  while self:request() do self:skip("finish") end
end

function Test:concede(player)
  local ok, why = self.game:concede(self:player(player))
  if not ok then self:fail("%s", why) end
  self.now = nil
end

-- Called after the script: nothing scripted may be left over.
function Test:close()
  self:settled()
  local left, errors = self.game:dice_left(), engine.script_errors()
  if left > 0 then self:fail("%d dice were scripted and not rolled", left) end
  if #errors > self.allowed_errors then self:fail("script error: %s", errors[1]) end
end

assert(loadfile(here .. "scenario_check.lua", "t"))(engine, Test, {
  players = PLAYERS, arenas = ARENAS, contains = contains, is_chance = is_chance,
  plays = plays,
})

return Test
