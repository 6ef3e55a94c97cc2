-- A rule whose function needs more memory than there is, once each turn of the Dark Side.
local function fill(n, ...)
  if n > 0 then return fill(n - 1, 1, ...) end
  local t = {}
  while true do t[#t + 1] = { ... } end
end
rule_trigger { on = step_started { step = "build", player = you }, effect = function(fx)
  fx:gain { force = fx:roll() }
  fill(1500)
end }
