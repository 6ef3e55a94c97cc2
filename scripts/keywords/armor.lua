-- ARMOR: dice rolled at the unit, attack dice and dice of damage alike, hit it on 5 or more
-- (ARMOR.1, ARMOR.2). The number needed changes, not the roll (ARMOR.3).
keyword "Armor" {
  class = "isolated", kind = "static",
  text = "Dice rolled at this unit hit on 5 or more.",
  set = { hit_on = constant "armored_hit_on" },
}
