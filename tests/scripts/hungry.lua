-- A rule whose function keeps what it made, against the advice: soon there is no memory left.
local kept
rule_trigger { on = step_started {}, effect = function(fx)
  fx:roll()
  for _ = 1, 380 do kept = { kept, ("x"):rep(16000) } end
end }
