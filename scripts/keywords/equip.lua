-- EQUIP: in your build step (EQUIP.1), once a turn (EQUIP.2), attach this Equipment to a
-- unit that may bear it (EQUIP.3); paying again moves it (EQUIP.4). Of several prices one is
-- paid in a turn, also if that was disrupted (R9.3.6).
keyword "Equip" {
  class = "selective", kind = "activated", window = "build",
  text = "Attach this Equipment to one of your units.",
  zone = { "arena", "build" },
  only_if = at_least(1, all { where = fits(candidate) }),
  limit = { per = "turn", shared = true },
  effect = { attach { self, to = one(all { where = fits(candidate) }) } },
}
