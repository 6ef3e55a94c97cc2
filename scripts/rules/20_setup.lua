-- Preparation and setup (R4.2, R4.3).

local setup_left = resource_of(you, "setup")
local spent, their_spent = resource_of(you, "spent"), resource_of(opponent, "spent")
local stopped, they_stopped = resource_of(you, "stopped"), resource_of(opponent, "stopped")

-- R4.2.3 [inferred]: set Battle cards and Missions aside, draw as many, as often as wanted;
-- at the end they go back into the deck.
sequence "exchange" {
  set { exchanging = 1, player = you },
  while_ { at_least(1, resource_of(you, "exchanging")), {
    choose { any_number(your { zone = "hand", kind = { "battle", "mission" } }),
      text = "a card to set aside for another from the deck" },
    if_ { at_least(1, done), {
      reveal { them },
      return_to { them, "supply" },
      draw { done },
    }, {
      set { exchanging = 0, player = you },
    } },
  } },
  if_ { at_least(1, your { zone = "supply", kind = { "battle", "mission" } }), {
    return_to { each(your { zone = "supply", kind = { "battle", "mission" } }), "deck" },
    shuffle {},
  } },
}

sequence "preparation" {
  step { "preparation" },
  each_player { shuffle {} },                       -- R4.2.1
  each_player { return_to { one(your { zone = "supply", kind = "event" }), "event" } },
  each_player { draw { constant "opening_hand" } }, -- R4.2.2
  each_player { run_sequence "exchange" },
}

-- R4.3.10 [inferred]: a version of a unique unit in play joins it at the price of R6.2.5.
local puttable = your { zone = "hand", where = any_of {
  all_of { at_most(setup_left, candidate.printed.cost), not_(clash(candidate)) },
  all_of { at_least(1, setup_left), stackable(candidate) } } }

sequence "setup_stack" {
  either {
    { lose { setup = 1 }, gain { spent = 1 }, join_stack { it, bottom = true },
      text = "put it under the stack" },
    { when = at_most(setup_left, stack_price(it)), lose { setup = stack_price(it) },
      gain { spent = stack_price(it) }, join_stack { it }, text = "put it on top of the stack" },
  },
}

-- R4.3.2, R4.3.4: one unit from hand, paid with setup points, then a card.
sequence "setup_put" {
  if_ { at_least(1, they_stopped), {
    choose { one(puttable, { optional = true }), text = "a unit to put into its arena" },
  }, {
    choose { one(puttable), text = "a unit to put into its arena" },
  } },
  if_ { at_least(1, done), {
    if_ { clash(it), { run_sequence "setup_stack" }, {
      lose { setup = it.printed.cost },
      gain { spent = it.printed.cost },
      enter { it },
    } },
    draw { 1 },
  }, {
    set { stopped = 1, player = you }, -- R4.3.5
  } },
}

-- R4.3.6, R4.3.7
sequence "setup_build" {
  if_ { at_least(1, setup_left), {
    choose { one(your { zone = "hand" }, { optional = true }),
      text = "a unit to begin to build with the points left" },
    if_ { at_least(1, done), {
      build { it },
      put { setup_left, "build", on = it },
      draw { 1 },
    } },
  } },
}

sequence "setup" {
  abilities { "off" }, -- R4.3.9
  step { "setup" },
  each_player { set { setup = constant "setup_points", player = you } },
  -- R4.3.3: a player puts units until the own total is the higher one; the other may go on
  -- alone when one has stopped.
  while_ { not_(all_of { at_least(1, stopped), at_least(1, they_stopped) }), {
    each_player {
      while_ { all_of { exactly(0, stopped),
        any_of { at_most(their_spent, spent), at_least(1, they_stopped) } }, {
        run_sequence "setup_put",
      } },
    },
  } },
  each_player { run_sequence "setup_build" },
  each_player { set { setup = 0, player = you } },
  each_player { set { force = constant "start_force", player = you } }, -- R4.3.11
  abilities { "on" },
}

sequence "game" {
  run_sequence "preparation",
  run_sequence "setup",
  while_ { at_most(constant "most_turns" - 1, turn_number), { run_sequence "turn" } }, -- R1.2.4
}
