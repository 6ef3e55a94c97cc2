-- The battle phase, the attack, damage and plays (R7, R8.2, R8.9, R9.1).

-- R7.1.1
sequence "battle" {
  run_sequence "contests", -- R6.3.7: before what the start of the phase triggers
  step { "battle" },
  window_ { "phase" },
  each_arena { run_sequence "battle_step" },
  step_end { "battle" },
  expire { "step" },
  expire { "battle" }, -- R5.9.4
}

-- R7.2; the arena is the one of the sequence that runs it.
sequence "battle_step" {
  step { "battle", arena = true },
  window_ { "step" },
  while_ { at_least(1, all { arena = "this", tapped = false }), {
    next_unit {},   -- R7.3
    unit_turn {},   -- R7.2.3
    run_sequence "after_attack",
    queued_attacks { run_sequence "after_attack" }, -- R7.5.6, R8.2.13
  } },
  step_end { "battle", arena = true },
  expire { "step" },
}

-- R8.2.12, R8.2.13: the window, then the moment for what gives a further attack.
sequence "after_attack" {
  window_ { "between" },
  emit { "attacks_repeat" },
}

-- R8.2
sequence "attack" {
  attack_declare {},          -- R8.2.1, R8.2.2
  window_ { "attack" },       -- R8.2.3
  -- R8.2.4; triggered rerolls come before the window (R8.2.5)
  attack_roll { text = "attack dice for the unit attacked first" }, -- R8.6.2
  window_ { "reroll" },
  attack_hits {},             -- R8.2.6, R8.2.7
  damage_open {},
  window_ { "prevention" },   -- R8.2.8
  damage_place {},            -- R8.2.9; then units are discarded (R8.2.10)
  attack_end {},              -- R8.2.11
  expire { "attack" },
}

-- R8.9.1: damage outside an attack, and damage done when one ends.
sequence "damage" {
  damage_open {},
  window_ { "prevention" },
  damage_place {},
}

-- R3.3.3: what happens to units whose damage has reached their health.
sequence "settle" {
  discard { each(all { where = at_most(0, candidate.remaining) }), cause = "damage" },
  discard { each(all { aboard = true, where = at_most(0, candidate.remaining) }),
    cause = "damage" }, -- R6.5.3
  discard { each(all { in_stack = true, where = exactly(0, belongs(candidate)) }),
    cause = "rule" }, -- STACK.7
}

-- R9.1.1
sequence "play" {
  pay {},
  window_ { "disrupt" },
  resolve {},
  play_done {},
}
