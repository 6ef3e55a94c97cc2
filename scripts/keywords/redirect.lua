-- REDIRECT: while this unit is the defender (REDIRECT.1), another of your units in its arena
-- takes its place in the same attack (REDIRECT.4). Only one that the attacker can attack, as it
-- attacks this one, and that can be damaged can be chosen (REDIRECT.2); a fixed defender stays
-- (REDIRECT.3).
keyword "Redirect" {
  class = "selective", kind = "activated",
  text = "If this unit is attacked, another of your units in this arena is attacked instead.",
  only_if = same(self, defender),
  effect = { redirect { one(your { defending = false,
    where = all_of { can_attack(attacker, candidate),
                     not_(forbidden("be_damaged", candidate)) } }) } },
}
