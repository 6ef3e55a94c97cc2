card "Voxyn" {
  side = "yuuzhan_vong", type = { "ground", "character" }, number = 33,
  subtypes = { "Yuuzhan Vong", "Voxyn", "Clone", "Creature" },
  cost = 9, speed = 70, power = 7, health = 5,
  static { against = all { any { "Force Sensitive", "Jedi", "Sith" } }, power = 2, "Precision" },
  trigger { on = damaged { source = self, target = all { lacks = "Upkeep" } }, effect = {
    give { to = event.target, upkeep { put { 1, "damage", on = self } }, lasts = "discarded" },
  } },
  static { cannot = { be_prevented = { "Deflect", "Evade" } } },
}
