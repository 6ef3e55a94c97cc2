-- Selectors made by a running function: fx:choose(their { arena = "ground" }).
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
