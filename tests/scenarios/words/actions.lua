-- Actions and triggers of the rules that are about no card are each player's own: what one
-- player did within a limit leaves the other one's.

cards [[
  window "parley" { kind = "pop" }
  sequence "parley" { step { "parley" }, window_ { "parley" } }
  sequence "two parleys" { run_sequence "parley", run_sequence "parley" }
  action "bow" { window = "parley", limit = { 1, per = "turn" }, effect = { gain { build = 1 } } }
  action "nod" { window = "parley", text = "bend the head",
    limit = { 1, per = "turn", shared = true }, effect = { gain { build = 1 } } }
  action "shrug" { window = "parley", limit = { 1, per = "window" },
    effect = { gain { build = 1 } } }
  sequence "two gains" { each_player { gain { force = 1 }, gain { force = 1 } } }
  rule_trigger { on = resource_changed { resource = "force", player = you },
    limit = { 1, per = "turn" }, effect = { gain { build = 1 } } }
]]

scenario "once a turn is once for each player" {
  start = "two parleys",
  run = function(t)
    t:play("the rules", "bow")
    t:reach("parley", "light")
    t:offered("the rules", "bow", 1)
    t:play("the rules", "bow")
    t:reach("parley", "dark")
    t:not_offered("the rules", "bow")
    t:finish()
    t:expect("dark"):build(1)
    t:expect("light"):build(1)
  end,
}

scenario "once at whatever price is once for each player, too; its text stands for its name" {
  start = "parley",
  run = function(t)
    t:not_offered("the rules", "nod")
    t:play("the rules", "bend the head")
    t:reach("parley", "light")
    t:play("the rules", "bend the head")
    t:finish()
    t:expect("light"):build(1)
  end,
}

scenario "once a window is once for each player in each" {
  start = "two parleys",
  run = function(t)
    t:play("the rules", "shrug")
    t:reach("parley", "light")
    t:play("the rules", "shrug")
    t:reach("parley", "dark")
    t:not_offered("the rules", "shrug")
    t:pass(2)
    t:play("the rules", "shrug")
    t:finish()
    t:expect("dark"):build(2)
    t:expect("light"):build(1)
  end,
}

scenario "a trigger of the rules counts for each player" {
  start = "two gains",
  run = function(t)
    t:finish()
    t:no_window("parley")
    t:expect("dark"):force(2):build(1)
    t:expect("light"):force(2):build(1)
  end,
}
