-- OVERKILL: hits above the defender's remaining health may go to a second unit.

cards [[
  card "Star Scourge" { side = "dark", type = "space", cost = 4, speed = 55,
                        power = 4, health = 5,
                        "Overkill", "Bombard 4" }
  card "Twice Cruel" { side = "dark", type = "character", cost = 4, speed = 54, power = 4,
                       health = 5,
                       "Overkill", "Overkill" }
  card "Keen Cleaver" { side = "dark", type = "character", cost = 4, speed = 53,
                        power = 4, health = 5,
                        "Overkill", "Critical Hit 3" }
  card "Hermit" { side = "light", type = "character", cost = 4, speed = 32, power = 3,
                  health = 6,
                  static { cannot = { "be_attacked" } },
                  "Retaliate 3", "Pay 0 Force -> Intercept",
                  trigger { on = attacked { target = self },
                            effect = { gain { force = 1 } } } }
  card "Warded" { side = "light", type = "character", cost = 4, speed = 31, power = 3,
                  health = 6,
                  "Shields 2", "Armor", "Parry 2" }
]]

-- A unit with 2 health left.
local weak = { "Guard", tapped = true, damage = 3 }

scenario "only hits above the remaining health may be given away" {
  ids   = { "OVERKILL.1" },
  dark  = { character = { "Cleaver" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Cleaver", "Guard")
    t:choose("Veteran")
    t:choices(0, 1, 2)  t:choose(2)  t:finish()
    t:expect("Veteran"):damage(2)
    t:expect("Guard"):zone("discard")
  end,
}

scenario "with no more hits than remaining health nothing is asked" {
  ids   = { "OVERKILL.1" },
  dark  = { character = { "Cleaver" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Cleaver", "Guard")  t:finish()
    t:expect("Guard"):zone("discard")
    t:expect("Veteran"):damage(0)
  end,
}

scenario "hits of another unit are not divided" {
  ids   = { "OVERKILL.1" },
  dark  = { character = { { "Cleaver", tapped = true }, "Brute" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Guard")  t:reach("prevention")
    t:happened("hit", { source = "Brute", amount = 4 }, 1)
    t:reach("between")
    t:expect("Veteran"):damage(0)
  end,
}

scenario "the second unit is any other one in the defender's arena" {
  ids   = { "OVERKILL.2" },
  dark  = { space = { "Star Scourge", "Hulk" }, ground = { "Fortress" },
            character = { "Brute" } },
  light = { space = { "Bulwark" }, ground = { "Skimmer", "Bastion", "Walker" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Star Scourge", "Skimmer")
    t:reach("reroll")  t:pass(2)
    t:choices("Fortress", "Bastion", "Walker", false)
    t:choose("Bastion")  t:choices(0, 1)  t:choose(1)  t:finish()
    t:expect("Bastion"):damage(1)
  end,
}

scenario "what is not given away stays on the defender" {
  ids   = { "OVERKILL.2" },
  dark  = { character = { "Cleaver" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Cleaver", "Guard")
    t:choose("Veteran")  t:choose(1)  t:finish()
    t:happened("damaged", { target = "Guard", amount = 3 }, 1)
    t:happened("damaged", { target = "Veteran", amount = 1 }, 1)
  end,
}

scenario "nothing need be given away" {
  ids   = { "OVERKILL.2" },
  dark  = { character = { "Cleaver" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Cleaver", "Guard")
    t:choose(false)  t:finish()
    t:happened("damaged", { target = "Guard", amount = 4 }, 1)
    t:expect("Veteran"):damage(0)
  end,
}

scenario "the attacking player divides the hits" {
  ids   = { "OVERKILL.2" },
  dark  = { character = { "Cleaver" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Cleaver", "Guard")
    t:reach("reroll")  t:pass(2)
    t:asked("dark", "card")    t:choose("Veteran")
    t:asked("dark", "number")  t:choose(2)
  end,
}

scenario "a second overkill changes nothing" {
  ids   = { "OVERKILL.2", "R10.2.3" },
  dark  = { character = { "Twice Cruel" } },
  light = { character = { weak, "Veteran", "Scout" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Twice Cruel", "Guard")
    t:choose("Veteran")  t:choose(1)  t:finish()
    t:expect("Veteran"):damage(1)
    t:expect("Scout"):damage(0)
  end,
}

scenario "the division stands when the defender prevents its share" {
  ids   = { "OVERKILL.3" },
  dark  = { character = { "Cleaver" } },
  light = { force = 1,
            character = { { "Dodger", tapped = true, damage = 3 }, "Veteran" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Cleaver", "Dodger")
    t:choose("Veteran")  t:choose(2)
    t:play("Dodger", "Evade")  t:choose(2)  t:finish()
    t:expect("Dodger"):damage(3)
    t:expect("Veteran"):damage(2)
  end,
}

scenario "shields, armor and parry of the second unit don't matter" {
  ids   = { "OVERKILL.4", "ARMOR.4", "PARRY.3" },
  dark  = { character = { "Cleaver" } },
  light = { character = { { "Guard", tapped = true, damage = 4 }, "Warded" } },
  dice  = { 4, 4, 4, 1 },
  run   = function(t)
    t:attack("Cleaver", "Guard")
    t:choose("Warded")  t:choose(2)  t:finish()
    t:expect("Warded"):damage(2)
  end,
}

scenario "other prevention of the second unit works" {
  ids   = { "OVERKILL.4" },
  dark  = { character = { "Cleaver" } },
  light = { force = 1, character = { weak, { "Dodger", tapped = true } } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Cleaver", "Guard")
    t:choose("Dodger")  t:choose(2)
    t:play("Dodger", "Evade")  t:choose(2)  t:finish()
    t:expect("Dodger"):damage(0)
    t:expect("Guard"):zone("discard")
  end,
}

scenario "damage to both units is prevented in one window and placed together" {
  ids   = { "OVERKILL.5", "R8.7.2", "R8.8.1" },
  dark  = { character = { "Cleaver" } },
  light = { force = 2,
            character = { { "Dodger", as = "near", tapped = true, damage = 3 },
                          { "Dodger", as = "far", tapped = true } } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Cleaver", "near")
    t:choose("far")  t:choose(2)
    t:reach("prevention", "light")
    t:offered("near", "Evade")     t:offered("far", "Evade")
    t:play("far", "Evade")         t:choose(1)
    t:expect("near"):damage(3)     t:expect("far"):damage(0)
    t:play("near", "Evade")        t:choose(1)  t:finish()
    t:expect("near"):damage(4)     t:expect("far"):damage(1)
  end,
}

scenario "an own unit may be the second one" {
  ids   = { "OVERKILL.6" },
  dark  = { character = { "Cleaver", "Champion" } },
  light = { character = { weak } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Cleaver", "Guard")
    t:choose("Champion")  t:choose(2)  t:finish()
    t:expect("Champion"):damage(2)
  end,
}

scenario "the second unit is not attacked" {
  ids   = { "OVERKILL.7", "R8.9.2" },
  dark  = { character = { "Cleaver" } },
  light = { character = { weak, "Hermit" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Cleaver", "Guard")
    t:choose("Hermit")  t:choose(2)
    t:reach("prevention", "light")
    t:not_offered("Hermit", "Retaliate")
    t:not_offered("Hermit", "Intercept")
    t:finish()
    t:expect("light"):force(0)
    t:happened("attacked", { target = "Hermit" }, 0)
  end,
}

scenario "a unit that can't be attacked may be the second one" {
  ids   = { "OVERKILL.7", "STEALTH.3" },
  dark  = { character = { "Cleaver" } },
  light = { character = { weak, "Hermit" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:turn_of("Cleaver")  t:targets("Cleaver", "Guard")
    t:attack("Cleaver", "Guard")
    t:choose("Hermit")  t:choose(2)  t:finish()
    t:expect("Hermit"):damage(2)
  end,
}

scenario "a critical hit goes to the defender, divided before it is added" {
  ids   = { "OVERKILL.8", "CRITICALHIT.6" },
  dark  = { character = { "Keen Cleaver" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Keen Cleaver", "Guard")
    t:choose("Keen Cleaver", "Overkill")
    t:choose("Veteran")  t:choices(0, 1)  t:choose(1)  t:finish()
    t:happened("damaged", { target = "Guard", amount = 5 }, 1)
    t:happened("damaged", { target = "Veteran", amount = 1 }, 1)
  end,
}

scenario "a critical hit goes to the defender, divided after it is added" {
  ids   = { "OVERKILL.8", "CRITICALHIT.6" },
  dark  = { character = { "Keen Cleaver" } },
  light = { character = { weak, "Veteran" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Keen Cleaver", "Guard")
    t:choose("Keen Cleaver", "Critical Hit")
    t:choose("Veteran")  t:choices(0, 1)  t:choose(1)  t:finish()
    t:happened("damaged", { target = "Guard", amount = 5 }, 1)
    t:happened("damaged", { target = "Veteran", amount = 1 }, 1)
  end,
}
