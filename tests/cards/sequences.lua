-- Parts of a turn that scenarios start with.

sequence "dark build" { as_player { dark, { run_sequence "build_step" } } }
sequence "light build" { as_player { light, { run_sequence "build_step" } } }
sequence "two turns" { run_sequence "turn", run_sequence "turn" }
