-- MEDITATE: from your discard pile (MEDITATE.1) the card is played for the price of this line
-- instead of its own (MEDITATE.3): a Battle card when it could be played, a Trap when what it
-- waits for happens, all others in your build step (MEDITATE.2). When it would be discarded
-- afterwards it is removed from the game (MEDITATE.4).
local unit = is(self, all {})
local new = not_(clash(self))

keyword "Meditate" {
  class = "isolated", kind = "activated",
  text = "Play this card from your discard pile for this price; it is removed from the game when"
    .. " it would be discarded.",
  activated { zone = "discard", plays = true, effect = {} },
  activated {
    zone = "discard", window = "build",
    only_if = all_of { not_(is(self, all { kind = "battle" })),
      any_of { stackable(self), new }, playable(self) },
    pay = { pay_dues {} }, -- after the price, and one with it (R9.2.1)
    effect = { if_ { playable(self, "paid"), { -- still (R5.6.5)
      fleeting { self },
      either {
        { deploy { self }, when = all_of { unit, new } },
        { complete { self }, when = not_(unit) },
        { join_stack { self }, when = stackable(self) },
        { join_stack { self, bottom = true }, when = stackable(self) },
      },
    } } },
  },
}

-- Traps in the discard pile have their chance like those that lie face down.
rule_trigger {
  on = awaited {}, last = true,
  when = all_of { at_least(1, your { zone = "discard", kind = "trap", has = "Meditate" }),
    at_most(0, your { partly_built = true, kind = "card" }) },
  effect = { window_ { "trap" } },
}
