-- The turn (R5). It is shared: each step has its player, there are no separate turns.

sequence "turn" {
  turn_begin {},
  step { "turn" },
  run_sequence "ready",
  run_sequence "command",
  run_sequence "battle",
  run_sequence "end_of_turn",
}

sequence "ready" {
  step { "ready" },
  each_player { untap { each(your { tapped = true, kind = "card" }) } }, -- R5.2.1
  each_player { gain { force = constant "turn_force" } },              -- R5.2.3
  run_sequence "build_roll",
}

-- R5.2.5, R5.2.6
sequence "build_roll" {
  step { "build_roll" },
  roll { player = light, faces = {} },
  gain { build = done, player = dark },
  gain { build = done, player = light },
  each_player {
    if_ { at_least(constant "full_presence", present(you)), {
      gain { build = constant "full_presence_bonus" },
    } },
  },
}

-- R5.3.1
sequence "command" {
  as_player { dark, { run_sequence "build_step" } },
  as_player { light, { run_sequence "build_step" } },
  as_player { dark, { run_sequence "retreat_step" } },
  as_player { light, { run_sequence "retreat_step" } },
}

-- R5.4.1, R5.4.3: what happens when the step starts are triggers of one event, so that the
-- player orders them.
sequence "build_step" {
  step { "build", player = you },
  window_ { "build", player = you },
  step_end { "build", player = you },
  expire { "step" },
}

-- R5.4.4: a further build step has no start.
sequence "extra_build_step" {
  step { "extra_build", player = you },
  window_ { "build", player = you },
  expire { "step" },
}

rule_trigger { on = step_started { step = "build", player = you }, effect = { draw { 1 } } }

-- R5.8.1, R5.8.2
sequence "retreat_step" {
  step { "retreat", player = you },
  retreat { any_number(your { arena = "any", tapped = false }), tapped = true },
  step_end { "retreat", player = you },
  expire { "step" },
}

-- R5.9
sequence "end_of_turn" {
  step_end { "turn" },
  expire { "step" },
  run_sequence "check_control",
  expire { "turn" },
  each_player { set { build = 0, player = you } }, -- R5.2.9
}

-- R1.2.1, R1.2.3: the Dark Side is asked first and so wins ties.
sequence "check_control" {
  each_player {
    if_ { at_least(constant "arenas_to_win", controls(you)), {
      win { you, why = "controls two arenas" },
    } },
  },
}
