-- CONSUME: the top card of another unit that damage from this unit discards goes face down
-- beneath it (CONSUME.2), instead of into the discard pile (CONSUME.3); the unit is discarded
-- all the same. Each card that lies there now is a bonus (CONSUME.1); none is part of the
-- stack (CONSUME.4).
local beneath = attachments(self, all { beneath = true })

keyword "Consume" {
  class = "isolated", kind = "static",
  text = "This unit gets +10 speed, +1 power and +1 health for each face-down card beneath it."
    .. " The top card of another unit that its damage discards goes face-down beneath it.",
  speed = 10 * beneath, power = beneath, health = beneath,
  tucks = all {},
}
