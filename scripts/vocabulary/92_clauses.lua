-- Text of events and abilities; 90_text.lua has the rest.

local V = core.vocabulary
local W = V.words
local upper = V.upper

-- Events ------------------------------------------------------------------------------

-- Sentences by the roles that are given: both, the source alone, the target alone.
local phrases = {
  attacked = { "%s attacks %s", "%s attacks", "%s is attacked" },
  damaged = { "%s damages %s", "%s does damage", "%s is damaged" },
  shown = { "%s shows its dice to %s", "%s shows its dice", "dice thrown at %s are shown" },
  counted = { "the hits of %s on %s are counted", "its hits are counted",
    "the hits on %s are counted" },
  hit = { "%s hits %s", "%s hits", "%s is hit" },
  rolling = { "%s throws dice against %s", "%s throws attack dice", "dice are thrown at %s" },
  rolled = { "%s rolls dice against %s", "%s rolls attack dice", "dice are rolled at %s" },
  damage_pending = { "%s would damage %s", "%s would do damage", "%s would be damaged" },
  damage_prevented = { "damage of %s to %s is prevented", "damage of %s is prevented",
    "damage to %s is prevented" },
  attack_ended = { "an attack of %s on %s ends", "an attack of %s ends", "an attack on %s ends" },
}
local plain = { attack_ended = "the attack ends", attacks_repeat = "attacks may be repeated",
  counted = "hits are counted", attacked = "a unit attacks",
  damaged = "a unit is damaged" }
local happenings = { discarded = "is discarded", hand_discarded = "is discarded from hand",
  deployed = "is deployed", entered = "enters an arena", completed = "is completed",
  built = "is begun", retreated = "retreats", tapped = "taps", untapped = "untaps",
  drawn = "is drawn", played = "is played", attached = "is attached" }

-- "you gain Force", "a card loses damage counters"
local function change_text(e)
  local a = e.args
  local what = a.resource and (a.resource == "force" and "Force" or a.resource) or
    a.counter and a.counter .. " counters"
  if not what then return nil end
  local who = a.player and V.say(a.player) or a.card and V.noun(a.card, "a") or
    e.kind == "counters_changed" and "a card" or "a player"
  local does = e.kind == "paid" and "pay" or a.gained == nil and "gain or lose" or
    a.gained and "gain" or "lose"
  if who ~= "you" then does = does:gsub("(%a+)( or )", "%1s%2") .. "s" end
  return who .. " " .. does .. " " .. what
end

local function event_text(e)
  local a = e.args
  local change = change_text(e)
  if change then return change end
  if a.step then
    local own = V.tag(a.player) == "ref" and a.player.name
    local whose = own == "you" and "your " or own and V.say(a.player) .. "'s " or "the "
    return whose .. V.step_text(a.step) .. (e.kind == "step_ended" and " ends" or " starts")
  end
  local source, target = a.source or a.attacker, a.target or a.defender
  local phrase, by_player = phrases[e.kind], a.player and " by " .. V.say(a.player) or ""
  if a.in_attack then by_player = by_player .. " in an attack" end
  if phrase and source and target then
    return phrase[1]:format(V.noun(source, "a"), V.noun(target, "a")) .. by_player
  end
  if phrase and source then return phrase[2]:format(V.noun(source, "a")) .. by_player end
  if phrase and target then return phrase[3]:format(V.noun(target, "a")) .. by_player end
  local who = a.card and V.noun(a.card, "a") or "a card"
  local text = plain[e.kind] or who .. " " .. (happenings[e.kind] or e.kind:gsub("_", " "))
  local by = source and V.noun(source, "a") or a.player and V.say(a.player)
  return by and text .. " by " .. by or text
end

V.event_text = event_text

-- Abilities ---------------------------------------------------------------------------

local window_texts = { build = "only in your build step", no_attack = "only while no unit attacks",
  unit_turn = "only instead of attacking", would_attack = "only instead of attacking" }

local limit_texts = { turn = " a turn", game = " a game" }

local function condition(args)
  local list = {}
  if args.when ~= nil then list[1] = V.say(args.when) end
  if args.only_if ~= nil then list[#list + 1] = V.say(args.only_if) end
  return #list > 0 and V.join(list, "and") or nil
end

local function played_text(args, _, waits)
  if args.on and not waits then return V.trap_text(args) end
  local text = V.list_text(args.effect)
  text = upper(V.priced_text(args.pay, text))
  local window = type(args.window) == "string" and window_texts[args.window]
  if window then text = text .. " (" .. window .. ")" end
  local limit, times = args.limit and limit_texts[args.limit.per], args.limit and args.limit[1]
  if limit then text = text .. " (at most " .. V.some(times or 1, "time") .. limit .. ")" end
  local cond = condition(args)
  text = cond and text .. " (only if " .. cond .. ")" or text
  for _, extra in ipairs(args) do text = text .. " [" .. V.extra_text(extra) .. "]" end
  return text
end

local function dues_text(args)
  local cond, pay = condition(args), args.pay and V.list_text(args.pay, "cost")
  if not pay then return "Can be deployed or completed only if " .. cond end
  return "To deploy or complete it you must also " .. pay .. (cond and " (only if " .. cond .. ")" or "")
end

local function may_text(args)
  if args.may == true then
    local first = type(args.effect) == "table" and V.list_text { args.effect[1] } or ""
    return first:sub(1, 10) == "this card " and "you may do this: " or "you may "
  end
  local price = args.may or args.unless
  if not price then return "" end
  local text = V.say(price.by or W.you) .. " may " .. V.list_text(price, "cost")
  return text .. (args.may and "; if so: " or "; if not: ")
end

local texts = { activated = played_text, play = played_text, used_static = played_text,
  dues = dues_text }

local function events_text(on)
  local events = {}
  for i, e in ipairs(V.list(on)) do events[i] = event_text(e) end
  return table.concat(events, " or ")
end

function V.trap_text(args)
  return "Trap, when " .. events_text(args.on) .. ": " .. V.lower(played_text(args, nil, true))
end

function texts.trigger(args)
  local cond = condition(args)
  local where = args.zone and args.zone ~= "arena" and not args.zone[2] and V.zone_texts[args.zone]
  return (where and upper(where) .. ": when " or "When ") .. events_text(args.on) .. ", "
    .. (cond and "if " .. cond .. ", " or "") .. may_text(args)
    .. V.list_text(args.effect or args.with)
end

function texts.replace(args) return texts.trigger(args) .. " instead" end

local function subject_of(args)
  return args.to and (V.tag(args.to) == "pick" and args.to.selector or args.to)
end

function texts.static(args, subject)
  local to = subject_of(args)
  subject = subject or to and V.noun(to, "each") or "this card"
  local text = upper(subject) .. " " .. V.body_text(args)
  if args.against then text = text .. " against " .. V.noun(args.against, "many") end
  if args.when == nil then return text end
  return "While " .. V.say(args.when) .. ", " .. V.lower(text)
end

function texts.equipped(args)
  local to = subject_of(args)
  return texts.static(args, to and "an equipped " .. V.noun(to, "bare") or "the bearer")
end

-- "Upkeep: Pay 1 Force", "Switch: +1 health / Armor", "Pilot (Squadron): +20 speed".
local function constructed_text(item)
  local args, list = V.keywords[item.keyword].args, item.args
  local of, uses_cost = "", V.mentions(args.effect, function(op)
    return op.verb == "argument" and op.args.cost
  end)
  for key in pairs(args.takes or {}) do
    local value = list[key]
    of = of .. " (" .. (V.tag(value) and V.say(value) or V.join(V.list(value), "or")) .. ")"
  end
  local label = item.keyword .. of .. ": "
  if uses_cost or args.pay then return label .. V.cost_text(list) end
  if V.each_is_body(list) then
    local words = {}
    for i, body in ipairs(list) do words[i] = V.listing(body) end
    return label .. table.concat(words, " / ")
  end
  if next(V.body_of(item)) == nil then return item.keyword .. of end
  if args.effect == nil or args.takes then return label .. V.listing(V.body_of(item)) end
  return label .. upper(V.list_text(list))
end

-- 'label': the name of the keyword that it belongs to.
function V.ability_text(item, label)
  if item.kind == "constructed" then return constructed_text(item) end
  local text = V.with_letters(not label, function() -- the X of a keyword is its own
    return texts[item.kind](item.args)
  end)
  if text:find("  ", 1, true) then text = text:gsub("%s+", " ") end
  return label and label .. ": " .. text or text
end

-- The text of what is not lowered yet: a mistake in it is named when it is.
function V.early_text(item)
  local ok, text = V.try(V.ability_text, item)
  return ok and text or "As declared."
end
