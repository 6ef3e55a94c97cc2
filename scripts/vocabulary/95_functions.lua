-- What running functions make and need: selectors, fx:choose(their { arena = "ground" }), and
-- bodies to give.
--
-- The host hands such a table over while a game runs; lowering it then writes into records
-- kept for this, so nothing grows. A mistake in it ends the function's effect, not the load.

local V = core.vocabulary

local function lower(x)
  V.measure(x)
  return V.selector(x, V.scope(), "play")
end

core.on_selector(function(x)
  local ok, id = V.try(lower, x)
  if ok then return id end
  core.fail(id)
end)

-- What a function gives: body { power = 2, "Evade 1" }, declared once in its file, then
-- fx:give { it, to = unit, lasts = "turn" }. X in it is the x of that give.
local bodies, lowered = {}, false

V.words.body = V.checked("body", { "table" }, function(args)
  local file, line = core.where(2)
  if lowered then V.raise(2, "body: declare it beside the card, not in a function") end
  local item = V.object { tag = "body", args = args, word = "body", file = file, line = line }
  bodies[#bodies + 1] = item
  return item
end)

local function lower_body(item)
  V.check(item.args, V.with_body {})
  local cx = V.scope()
  cx.given, cx.moment = true, V.unheard("body")
  local entries = V.entries(item.args, cx)
  if #entries == 0 then V.fail("nothing is given") end
  rawset(item, "body_id", core.body(entries))
end

function V.lower_bodies()
  lowered = true
  table.sort(bodies, function(a, b)
    return a.file < b.file or a.file == b.file and a.line < b.line
  end)
  for _, item in ipairs(bodies) do V.within("body", item, lower_body, item) end
end

core.export { body = V.words.body }
