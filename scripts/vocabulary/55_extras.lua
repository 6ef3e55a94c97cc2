-- Extras: what may be paid for in addition when an ability or card is played (R9.1.1).
--
-- A keyword with 'extra = true' makes the word for them; they stand in the list of activated
-- and play. What an extra costs is a part of the cost under a condition, what it adds a part
-- of the effect under the same condition; both know the cards that the effect names. Of
-- several that replace the effect one can be taken. Texts that change the Force costs of
-- abilities change the price that is always there, not what an extra adds [inferred].

local V = core.vocabulary
local W = V.words

local MOST = 8
local schema = { pay = "effect!", also = "effect", instead = "effect" }

local function taken(i, item)
  return V.expr("extra", item.keyword .. " is paid for", { k = i - 1 })
end

local function check(i, item)
  V.enter("extra %d (%s)", item, i, item.word)
  V.check(item.args, schema)
  if (item.args.also == nil) == (item.args.instead == nil) then
    V.fail("'also' or 'instead' expected, one of them")
  end
  if type(item.args.pay) ~= "table" then V.fail("field 'pay': a list of verbs expected") end
  V.leave()
end

local function copy(list)
  if type(list) == "function" then return { W.if_ { true, list } } end
  local out = {}
  for i, op in ipairs(list or {}) do out[i] = op end
  return out
end

local function is_dues(op) return op.verb == "pay_dues" end

-- The parts of a price for what the card costs beside its build cost (R5.6.5).
local function dues_in(pay)
  local dues = {}
  for i, op in ipairs(type(pay) == "table" and pay or {}) do
    if V.tag(op) == "op" and is_dues(op) then dues[#dues + 1] = op
    elseif V.mentions(op, is_dues) then
      V.fail("item %d of 'pay': pay_dues {} is no part of another verb", i)
    end
  end
  return dues
end

-- Cost and effect with all extras in them, the effects that may take the place, and the parts
-- of the cost that another price, of a keyword line, does not stand for: dues and extras.
function V.with_extras(ability)
  local beside = dues_in(ability.pay)
  if #ability == 0 then return ability.pay, ability.effect, nil, beside end
  if #ability > MOST then V.fail("more than %d extras", MOST) end
  local pay, effects = copy(ability.pay), { [0] = copy(ability.effect) }
  for i, item in ipairs(ability) do
    check(i, item)
    local part = W.if_ { taken(i, item), item.args.pay }
    part.fixed = true
    pay[#pay + 1], beside[#beside + 1] = part, part
    effects[i] = item.args.instead and copy(item.args.instead)
  end
  for i, item in ipairs(ability) do
    for k = 0, #ability do
      if item.args.also and effects[k] then
        table.insert(effects[k], W.if_ { taken(i, item), item.args.also })
      end
    end
  end
  return pay, effects[0], effects, beside
end

-- Two that replace the effect exclude each other.
local function only_if(ability, i)
  local others = {}
  for k = 1, i - 1 do
    if ability[i].args.instead and ability[k].args.instead then
      others[#others + 1] = V.words.not_(taken(k, ability[k]))
    end
  end
  return V.join_conditions(others)
end

function V.extras(ability, effects, cx)
  if #ability == 0 then return V.NONE, 0 end
  local list = {}
  for i, item in ipairs(ability) do
    list[i] = { list = effects[i] and V.list_of(effects[i], cx) or V.NONE,
      when = V.node(only_if(ability, i), cx), text = core.string(V.extra_text(item)) }
  end
  return core.alternatives(list), #list
end

function V.extra_text(item)
  local args = item.args
  return item.keyword .. ": " .. V.cost_text(args.pay) .. " -> " .. (args.also and "also " or "")
    .. V.list_text(args.also or args.instead) .. (args.instead and " instead" or "")
end
