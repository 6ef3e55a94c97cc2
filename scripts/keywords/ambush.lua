-- AMBUSH: when an opposing unit enters this arena, by whatever way (AMBUSH.1, AMBUSH.6), this
-- unit does X dice of damage to it (AMBUSH.3), each instance once for each entering
-- (AMBUSH.2). [inferred] It has a chance of its own right after the entering, in the build
-- steps too (AMBUSH.7): a window of the other player, open only if somebody can use it.
window "ambush" { kind = "free", limit = "window" }

rule_trigger { on = entered { card = all {}, player = opponent },
  when = at_least(1, your { arena = "event", has = "Ambush" }),
  effect = { window_ { "ambush", player = you } } }

keyword "Ambush" {
  params = { "X" }, class = "layered", kind = "activated", window = "ambush",
  text = "If an opposing unit enters this arena, this unit does {X} dice of damage to it.",
  only_if = is(event.card, all { arena = self }),
  effect = { damage { dice = X, to = event.card } },
}
