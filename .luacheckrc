-- Scripts run in a sandbox whose words come from scripts/vocabulary; which words exist is
-- checked when they are loaded, so here only their own slips are looked for.
std = "lua54"
max_line_length = 110
unused_args = false
files["scripts/vocabulary"] = { allow_defined_top = true, globals = { "core" } }
files["scripts/rules"] = { ignore = { "113" } }
files["scripts/keywords"] = { ignore = { "113" } }
files["cards"] = { ignore = { "113" } }
files["tests/cards"] = { ignore = { "113" } }
files["tests/scripts"] = { ignore = { "113" } }
files["tests/scenarios"] = { ignore = { "113" } }
