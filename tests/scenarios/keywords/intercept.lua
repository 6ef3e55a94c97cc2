-- INTERCEPT: become the defending unit of an attack on another of your units.

cards [[
  card "Shadow" { side = "light", type = "character", cost = 4, speed = 32, power = 3,
                  health = 6,
                  "Pay 1 Force -> Intercept",
                  trigger { on = attacked { target = self },
                            effect = { gain { force = 1 } } } }
  card "Herald" { side = "light", type = "character", cost = 4, speed = 31, power = 3,
                  health = 6,
                  "Pay 1 Force -> Intercept", "Pay 2 Force -> Intercept" }
  card "Porter" { side = "light", type = "character", cost = 4, speed = 30, power = 3,
                  health = 6,
                  "Tap -> Intercept" }
  card "Outcast" { side = "light", type = "character", cost = 4, speed = 29, power = 3,
                   health = 6,
                   "Pay 1 Force -> Intercept", static { cannot = { "be_attacked" } } }
  card "Novice" { side = "light", type = "character", subtypes = { "Jedi" }, cost = 4,
                  speed = 28,
                  power = 3, health = 6, "Pay 1 Force -> Intercept" }
  card "Ascetic" { side = "light", type = "character", subtypes = { "Jedi" }, cost = 4,
                 speed = 27,
                 power = 3, health = 6 }
  card "Bulkhead" { side = "light", type = "character", cost = 4, speed = 26, power = 3,
                    health = 6,
                    "Pay 1 Force -> Intercept", "Shields 1", "Armor", "Parry 1" }
  card "Trench" { side = "light", type = "ground", cost = 4, speed = 25, power = 3,
                  health = 6,
                  "Pay 1 Force -> Intercept" }
  card "Charger" { side = "dark", type = "character", cost = 4, speed = 55, power = 3,
                   health = 6,
                   trigger { on = attacked { source = self },
                             effect = { give { power = 1, lasts = "attack" } } } }
  card "Hunter" { side = "dark", type = "character", cost = 4, speed = 54, power = 2,
                  health = 6,
                  static { against = all { "Jedi" }, power = 2 } }
  card "Relentless" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
                      health = 6,
                      static { cannot = { "be_prevented" } } }
  card "Renegade" { side = "light", type = "character", cost = 4, speed = 52, power = 4,
                    health = 6,
                    "Pay 1 Force -> Intercept" }
  keyword "Hidden" {
    class = "isolated", kind = "static",
    static { when = all_of { is(self, all { tapped = false }),
                             at_most(0, counters("damage", self)) },
             cannot = { "be_attacked" } },
  }
  card "Lurker" { side = "light", type = "character", cost = 4, speed = 24, power = 3,
                  health = 6,
                  "Pay 1 Force -> Intercept", "Hidden" }
]]

scenario "intercept is offered in the attack window and nowhere else" {
  ids   = { "INTERCEPT.1", "INTERCEPT.8" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Guard", "Bodyguard" } },
  run   = function(t)
    t:reach("step")        t:not_offered("Bodyguard", "Intercept")
    t:attack("Brute", "Guard")  t:dice(6, 6, 1, 1)
    t:reach("attack")      t:offered("Bodyguard", "Intercept")
    t:reach("reroll")      t:not_offered("Bodyguard", "Intercept")
    t:reach("prevention")  t:not_offered("Bodyguard", "Intercept")
    t:reach("between")     t:not_offered("Bodyguard", "Intercept")
  end,
}

scenario "a unit can't intercept an attack on itself" {
  ids   = { "INTERCEPT.2" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Guard", "Bodyguard" } },
  run   = function(t)
    t:attack("Brute", "Bodyguard")
    t:reach("attack")  t:not_offered("Bodyguard", "Intercept")
  end,
}

scenario "a unit in another arena can't intercept" {
  ids   = { "INTERCEPT.2" },
  dark  = { ground = { "Crusher" } },
  light = { force = 2, ground = { "Walker", "Trench" }, character = { "Bodyguard" } },
  run   = function(t)
    t:attack("Crusher", "Walker")
    t:reach("attack")
    t:not_offered("Bodyguard", "Intercept")
    t:offered("Trench", "Intercept")
  end,
}

scenario "an attack on an opponent's unit can't be intercepted" {
  ids   = { "INTERCEPT.2" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Scout", "Bodyguard" } },
  run   = function(t)
    t:attack("Scout", "Brute")
    t:reach("attack")  t:not_offered("Bodyguard", "Intercept")
  end,
}

scenario "the intercepting unit becomes the defender" {
  ids   = { "INTERCEPT.3", "R8.11.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Guard", "Bodyguard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(2)
    t:expect("Guard"):damage(0)
    t:expect("light"):force(0)
  end,
}

scenario "an intercepted attack is the same attack" {
  ids   = { "INTERCEPT.4" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Guard", "Bodyguard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Bodyguard", "Intercept")  t:finish()
    t:happened("rolled", {}, 1)
    t:happened("attack_ended", {}, 1)
    t:happened("tapped", { card = "Brute" }, 1)
  end,
}

scenario "several units may intercept one attack" {
  ids   = { "INTERCEPT.5" },
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { "Guard", "Bodyguard", "Novice" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Bodyguard", "Intercept")
    t:play("Novice", "Intercept")  t:finish()
    t:expect("Novice"):damage(2)
    t:expect("Guard"):damage(0)
    t:expect("Bodyguard"):damage(0)
  end,
}

scenario "two units can't intercept back and forth, but again in the next attack" {
  ids   = { "INTERCEPT.5", "INTERCEPT.6", "ruling.67", "ruling.68" },
  dark  = { character = { "Brute", "Assassin" } },
  light = { force = 4, character = { "Guard", "Bodyguard", "Novice" } },
  run   = function(t)
    t:attack("Assassin", "Guard")
    t:play("Bodyguard", "Intercept")
    t:play("Novice", "Intercept")
    t:not_offered("Bodyguard", "Intercept")
    t:dice(6, 1)
    t:attack("Brute", "Guard")  t:dice(6, 1, 1, 1)
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Novice"):damage(1)
    t:expect("Bodyguard"):damage(1)
    t:expect("light"):force(1)
  end,
}

scenario "a unit that intercepted has been attacked, also if the attack moves on" {
  ids   = { "INTERCEPT.7", "R8.11.2" },
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { "Guard", "Shadow", "Bodyguard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Shadow", "Intercept")
    t:expect("light"):force(2)
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(2)
    t:expect("light"):force(1)
  end,
}

scenario "an attack whose damage can't be prevented can be intercepted" {
  ids   = { "INTERCEPT.8" },
  dark  = { character = { "Relentless" } },
  light = { force = 1, character = { "Guard", "Bodyguard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Relentless", "Guard")
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(2)
  end,
}

scenario "an attack of one's own unit on one's own unit can be intercepted" {
  ids   = { "INTERCEPT.9", "R7.5.5" },
  light = { force = 2, hand = { "Mutiny" },
            character = { "Guard", "Veteran", "Bodyguard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:play("Mutiny")  t:choose("Guard")  t:choose("Veteran")
    t:play("Bodyguard", "Intercept")
    t:reach("between")
    t:expect("Bodyguard"):damage(2)
    t:expect("Veteran"):damage(0)
  end,
}

scenario "a unit can't intercept its own attack" {
  ids   = { "INTERCEPT.10" },
  light = { force = 2, hand = { "Mutiny" }, character = { "Renegade", "Veteran" } },
  run   = function(t)
    t:play("Mutiny")  t:choose("Renegade")  t:choose("Veteran")
    t:reach("attack")  t:not_offered("Renegade", "Intercept")
  end,
}

scenario "intercept by a unit that can't be attacked is paid for and changes nothing" {
  ids   = { "INTERCEPT.11" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Guard", "Outcast" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Outcast", "Intercept")  t:finish()
    t:expect("Guard"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "what the attacker does when it attacks is not done again for an intercept" {
  ids   = { "INTERCEPT.12" },
  dark  = { character = { "Charger" } },
  light = { force = 1, character = { "Guard", "Bodyguard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Charger", "Guard")
    t:play("Bodyguard", "Intercept")
    t:expect("Charger"):power(4)
    t:finish()
    t:expect("Bodyguard"):damage(2)
  end,
}

scenario "a bonus against the old defender ends if the new one is no such unit" {
  ids   = { "INTERCEPT.13" },
  dark  = { character = { "Hunter" } },
  light = { force = 1, character = { "Ascetic", "Bodyguard" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Hunter", "Ascetic")
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(2)
  end,
}

scenario "a bonus against the old defender goes on if the new one is such a unit, too" {
  ids   = { "INTERCEPT.13" },
  dark  = { character = { "Hunter" } },
  light = { force = 1, character = { "Ascetic", "Novice" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Hunter", "Ascetic")
    t:play("Novice", "Intercept")  t:finish()
    t:expect("Novice"):damage(3)
  end,
}

scenario "an effect on the attack goes on after an intercept" {
  ids   = { "INTERCEPT.14" },
  dark  = { force = 1, hand = { "Adrenaline" }, character = { "Brute" } },
  light = { force = 1, character = { "Guard", "Bodyguard" } },
  dice  = { 6, 6, 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Adrenaline")  t:choose("Brute")
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(3)
    t:expect("dark"):force(0)
  end,
}

scenario "against precision intercept is paid for and changes nothing" {
  ids   = { "INTERCEPT.15", "PRECISION.1", "PRECISION.3" },
  dark  = { character = { "Sniper" } },
  light = { force = 1, character = { { "Guard", tapped = true },
                                     { "Bodyguard", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Sniper", "Guard")
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Guard"):damage(2)
    t:expect("Bodyguard"):damage(0)
    t:expect("light"):force(0)
  end,
}

scenario "an attack from another arena is intercepted in the defender's arena" {
  ids   = { "INTERCEPT.16", "R8.11.1" },
  dark  = { space = { "Bomber" } },
  light = { force = 1, ground = { "Walker", "Trench" } },
  dice  = { 6, 6, 1 },
  run   = function(t)
    t:attack("Bomber", "Walker")
    t:play("Trench", "Intercept")  t:finish()
    t:expect("Trench"):damage(2)
    t:expect("Walker"):damage(0)
  end,
}

scenario "a tapped unit can intercept" {
  ids   = { "INTERCEPT.17" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Guard", { "Bodyguard", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(2)
  end,
}

scenario "a tapped unit can't intercept by tapping" {
  ids   = { "INTERCEPT.17", "R9.2.3", "ruling.97" },
  dark  = { character = { "Brute" } },
  light = { character = { "Guard", "Porter", { "Porter", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("attack")
    t:offered("Porter", "Intercept")
    t:not_offered("Porter#2", "Intercept")
  end,
}

scenario "a hidden unit may pay for its intercept but does not become the defender" {
  ids   = { "INTERCEPT.18" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Guard", "Lurker" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Lurker", "Intercept")  t:finish()
    t:expect("Guard"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "a hidden unit that is damaged becomes the defender" {
  ids   = { "INTERCEPT.18" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Guard", { "Lurker", damage = 1 } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Lurker", "Intercept")  t:finish()
    t:expect("Lurker"):damage(3)
  end,
}

scenario "the dice are those against the new defender" {
  ids   = { "INTERCEPT.19", "SHIELDS.7" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Guard", "Bulkhead" } },
  dice  = { 6, 4, 5 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Bulkhead", "Intercept")  t:finish()
    t:expect("Bulkhead"):damage(2)
  end,
}

scenario "the dice are not those against the old defender" {
  ids   = { "INTERCEPT.19", "SHIELDS.7" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Bulkhead", "Bodyguard" } },
  dice  = { 6, 4, 4, 1 },
  run   = function(t)
    t:attack("Brute", "Bulkhead")
    t:play("Bodyguard", "Intercept")  t:finish()
    t:expect("Bodyguard"):damage(3)
  end,
}

scenario "of two intercepts one is picked and paid, the other stays for later" {
  ids   = { "INTERCEPT.20", "R10.2.4" },
  dark  = { character = { "Brute" } },
  light = { force = 4, character = { "Guard", "Herald", "Bodyguard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Herald", "2 Force")
    t:expect("light"):force(2)
    t:play("Bodyguard", "Intercept")
    t:not_offered("Herald", "2 Force")
    t:play("Herald", "1 Force")  t:finish()
    t:expect("Herald"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "a unit in the build zone can't intercept" {
  ids   = { "INTERCEPT.21", "R10.1.6" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Guard" }, build_zone = { "Bodyguard" } },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("attack")  t:not_offered("Bodyguard", "Intercept")
  end,
}
