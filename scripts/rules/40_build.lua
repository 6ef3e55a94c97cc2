-- What a player may do in the own build step (R5.5 to R5.7). Each action is offered for
-- every card its selector takes.

local buildable = { "unit", "mission", "location", "equipment", "resource" }
local points = resource_of(you, "build")
local enough = at_least(candidate.cost, counters("build", candidate)) -- R5.6.1
local free = { per = "none" }

local most = constant "most_built"
local room = most - counters("build", candidate)

local build_it = {
  choose_number { 1, lowest(points, most), text = "build points to spend" },
  lose { build = X },
  build { self },
  put { X, "build", on = self },
}

action "build" { -- R5.5.2
  window = "build", limit = free, only_if = at_least(1, points),
  from = your { zone = "hand", kind = buildable },
  effect = build_it,
}

action "build from the supply" { -- R6.9.6 [inferred]
  window = "build", limit = free, only_if = at_least(1, points),
  from = your { zone = "supply", kind = "resource" },
  effect = build_it,
}

action "go on building" { -- R5.5.2, R5.5.4
  window = "build", limit = free, only_if = at_least(1, points),
  from = your { partly_built = true, kind = "card", where = at_least(1, room) },
  effect = {
    choose_number { 1, lowest(points, most - counters("build", self)), text = "build points to spend" },
    lose { build = X },
    put { X, "build", on = self },
  },
}

action "deploy" { -- R5.6.1, R5.6.2
  window = "build", limit = free, pay = { pay_dues {} },
  from = your { partly_built = true,
    where = all_of { enough, not_(clash(candidate)), playable(candidate) } }, -- R5.6.5
  effect = { deploy { self } },
}

-- R6.2: a further version of a unique unit in play joins its stack. The price is read from
-- the counters (R6.2.5, R5.6.4) [FAQ]; the unit keeps its damage, tapped state and attachments.
local counters_on = counters("build", candidate)

action "put on top of the stack:" {
  window = "build", limit = free, pay = { pay_dues {} },
  from = your { partly_built = true,
    where = all_of { stackable(candidate), at_least(stack_price(candidate), counters_on),
      playable(candidate) } },
  effect = { join_stack { self } },
}

action "put under the stack:" {
  window = "build", limit = free, pay = { pay_dues {} },
  from = your { partly_built = true,
    where = all_of { at_least(stack_price(candidate, "under"), counters_on),
      stackable_under(candidate), playable(candidate) } },
  effect = { join_stack { self, under = one(your { where = takes_under(candidate) }) } },
}

action "bring to the top of the stack:" { -- R6.2.7
  window = "build", limit = { 1, per = "step" },
  from = your { in_stack = true, where = exactly(1, belongs(candidate)) }, -- STACK.1
  effect = { raise { self } },
}

action "turn up, but keep in the build zone," { -- R5.6.2
  window = "build", limit = free, pay = { pay_dues {} },
  from = your { partly_built = true,
    where = all_of { enough, not_(clash(candidate)), playable(candidate) } },
  effect = { complete { self } },
}

action "complete" { -- R5.6.1, R6.6.1, R6.7.1, R6.8.1, R6.8.5
  window = "build", limit = free, pay = { pay_dues {} },
  from = your { partly_built = true,
    kind = { "mission", "location", "equipment", "resource" },
    where = all_of { enough, not_(clash(candidate)), playable(candidate) } }, -- R5.6.5
  effect = { complete { self } },
}

action "move in" { -- R5.7.1, R5.7.2
  window = "build", limit = free,
  from = your { zone = "build", face_down = false },
  effect = { enter { self } },
}

action "leave the unit it is aboard:" { -- R6.5.1, R6.5.7
  window = "build", limit = free, keyword = "Pilot", -- which may not be used twice in a step
  from = your { aboard = true },
  effect = {
    if_ { is(self, all { aboard = true, type = "character" }),
      { enter { self, arena = "character" } }, { enter { self } } },
    give { cannot = { use = { "Pilot" } }, lasts = "step" },
  },
}

-- R5.7.3; once in a build step for each unit, so that a step has an end [inferred]
action "move to another arena:" {
  window = "build", limit = { 1, per = "step" },
  from = your { arena = "any", multi_arena = true },
  effect = { enter { self } },
}

-- R6.7.2: the new Location replaces the other one. Where that can't be discarded the new one
-- goes [inferred: there is room for one].
local newcomer = { player = you, card = all { kind = "location" } }
local others = all { kind = "location", arena = "event", other_than = event.card }

rule_trigger { on = { completed(newcomer), entered(newcomer) }, at_once = true, effect = {
  discard { each(others), cause = "rule" },
  if_ { at_least(1, others), { discard { event.card, cause = "rule" } } },
} }

-- R6.8.3: who has a card face down may turn up a Trap that waited for this. Everyone who has
-- one has the chance, so that nobody learns from it whether the card is a Trap; other
-- triggered effects of that moment come first [inferred].
rule_trigger {
  on = awaited {}, last = true,
  when = at_least(1, your { partly_built = true, kind = "card" }),
  effect = { window_ { "trap", player = you } },
}
