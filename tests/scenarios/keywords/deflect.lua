-- DEFLECT: prevent X damage, then that much may go to a unit in the same arena.

cards [[
  card "Mirror" { side = "light", type = "character", cost = 4, speed = 32, power = 3,
                  health = 5,
                  "Pay 1 Force -> Deflect 2" }
  card "Prism" { side = "light", type = "character", cost = 4, speed = 31, power = 3,
                 health = 6,
                 "Pay 1 Force -> Deflect 1", "Pay 2 Force -> Deflect 2" }
  card "Shocker" { side = "light", type = "character", cost = 4, speed = 28, power = 3,
                   health = 6,
                   "Pay 0 Force -> Deflect 2", "Stun 2" }
  card "Piercer" { side = "light", type = "character", cost = 4, speed = 27, power = 3,
                   health = 6,
                   "Pay 0 Force -> Deflect 2", static { cannot = { "be_prevented" } } }
  card "Dredger" { side = "light", type = "ground", cost = 4, speed = 26, power = 3,
                   health = 6,
                   "Pay 0 Force -> Deflect 2" }
  card "Breaker" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                   health = 6,
                   static { cannot = { "be_prevented" } } }
  card "Grudge" { side = "dark", type = "character", cost = 4, speed = 25, power = 3,
                  health = 6,
                  "Pay 0 Force -> Retaliate 3", "Pay 0 Force -> Intercept",
                  trigger { on = attacked { target = self },
                            effect = { gain { force = 1 } } } }
  card "Tincan" { side = "dark", type = "character", cost = 4, speed = 24, power = 3,
                  health = 6,
                  "Armor", "Shields 2", "Parry 2" }
  card "Slasher" { side = "light", type = "character", cost = 4, speed = 23, power = 3,
                   health = 6,
                   "Pay 0 Force -> Deflect 2", "Critical Hit 2" }
]]

-- Uses the Deflect of a unit and sends the damage to a target.
local function deflect(t, unit, target)
  t:play(unit, "Deflect")  t:choose(target)
end

scenario "deflect is offered in the prevention window and nowhere else" {
  ids   = { "DEFLECT.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Reflector" } },
  run   = function(t)
    t:reach("step")        t:not_offered("Reflector", "Deflect")
    t:attack("Brute", "Reflector")  t:dice(6, 6, 1, 1)
    t:reach("attack")      t:not_offered("Reflector", "Deflect")
    t:reach("reroll")      t:not_offered("Reflector", "Deflect")
    t:reach("prevention")  t:offered("Reflector", "Deflect")
    t:reach("between")     t:not_offered("Reflector", "Deflect")
  end,
}

scenario "deflect is not offered for damage pending on another unit" {
  ids   = { "DEFLECT.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Reflector", "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(6, 6, 1, 1)
    t:reach("prevention")  t:not_offered("Reflector", "Deflect")
  end,
}

scenario "deflect prevents X without asking how much" {
  ids   = { "DEFLECT.2" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Reflector" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    t:play("Reflector", "Deflect")
    t:asked("light", "card")     t:choose(false)
    t:finish()
    t:expect("Reflector"):damage(1)
    t:expect("light"):force(0)
  end,
}

scenario "deflect prevents what is pending if that is less than X, and sends only that" {
  ids   = { "DEFLECT.2", "DEFLECT.3" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Reflector" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    deflect(t, "Reflector", "Brute")  t:finish()
    t:expect("Reflector"):damage(0)
    t:expect("Brute"):damage(1)
  end,
}

scenario "sending the damage may be declined, the prevention stands" {
  ids   = { "DEFLECT.4" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Reflector" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    t:play("Reflector", "Deflect")  t:choose(false)  t:finish()
    t:happened("damaged", {}, 0)
    t:expect("Reflector"):damage(0)
    t:expect("Brute"):damage(0)
  end,
}

scenario "deflected damage goes to any one unit in the same arena, itself included" {
  ids   = { "DEFLECT.5" },
  dark  = { ground = { "Crusher" }, character = { "Brute", "Champion" } },
  light = { force = 1, ground = { "Walker" }, character = { "Reflector", "Guard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    t:play("Reflector", "Deflect")
    t:choices("Brute", "Champion", "Guard", "Reflector", false)
    t:choose("Reflector")  t:finish()
    t:expect("Reflector"):damage(2)
  end,
}

scenario "a bystander may get the deflected damage" {
  ids   = { "DEFLECT.5" },
  dark  = { character = { "Brute", "Champion" } },
  light = { force = 1, character = { "Reflector" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    deflect(t, "Reflector", "Champion")  t:finish()
    t:expect("Champion"):damage(2)
    t:expect("Brute"):damage(0)
  end,
}

scenario "the deflecting unit is the source of the new damage" {
  ids   = { "DEFLECT.6" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Reflector" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    deflect(t, "Reflector", "Brute")  t:finish()
    t:happened("damaged", { source = "Reflector", target = "Brute", amount = 2 }, 1)
    t:happened("damaged", { source = "Brute", target = "Reflector", amount = 1 }, 1)
  end,
}

scenario "deflected damage may be deflected again, and evaded" {
  ids   = { "DEFLECT.7", "R8.7.4" },
  dark  = { force = 1, character = { "Brute", { "Dodger", as = "dark Dodger" } } },
  light = { force = 2, character = { "Reflector", "Mirror" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    deflect(t, "Reflector", "Mirror")
    deflect(t, "Mirror", "dark Dodger")
    t:play("dark Dodger", "Evade")  t:choose(1)  t:finish()
    t:expect("Reflector"):damage(0)
    t:expect("Mirror"):damage(0)
    t:expect("dark Dodger"):damage(1)
  end,
}

scenario "no counter is placed before the whole chain has resolved" {
  ids   = { "DEFLECT.8", "R8.7.5", "R8.8.1" },
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { "Reflector", "Mirror" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    deflect(t, "Reflector", "Mirror")
    t:expect("Reflector"):damage(0)  t:expect("Mirror"):damage(0)
    deflect(t, "Mirror", "Brute")
    t:expect("Mirror"):damage(0)     t:expect("Brute"):damage(0)
    t:finish()
    t:expect("Reflector"):damage(1)
    t:expect("Brute"):damage(2)
  end,
}

scenario "each deflect is used once for one instance and again for the next" {
  ids   = { "DEFLECT.9", "R8.4.5", "ruling.69" },
  dark  = { character = { "Brute", "Assassin" } },
  light = { force = 3, character = { "Reflector" } },
  run   = function(t)
    t:attack("Assassin", "Reflector")  t:dice(6, 6)
    t:play("Reflector", "Deflect")  t:choose(false)
    t:attack("Brute", "Reflector")  t:dice(6, 6, 6, 1)
    t:play("Reflector", "Deflect")  t:choose(false)
    t:not_offered("Reflector", "Deflect")
    t:finish()
    t:expect("Reflector"):damage(1)
    t:expect("light"):force(1)
  end,
}

scenario "damage deflected back is a new instance for the first deflector" {
  ids   = { "DEFLECT.9", "DEFLECT.7" },
  dark  = { character = { "Brute" } },
  light = { force = 3, character = { "Reflector", "Mirror" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    deflect(t, "Reflector", "Mirror")
    deflect(t, "Mirror", "Reflector")
    deflect(t, "Reflector", "Brute")  t:finish()
    t:expect("Brute"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "two deflects on one unit are two abilities" {
  ids   = { "DEFLECT.10" },
  dark  = { character = { "Brute" } },
  light = { force = 4, character = { "Prism" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Prism")
    t:play("Prism", "Deflect 2")  t:choose("Brute")
    t:expect("light"):force(2)
    t:play("Prism", "Deflect 1")  t:choose(false)
    t:expect("light"):force(1)
    t:not_offered("Prism", "Deflect")
    t:finish()
    t:expect("Brute"):damage(2)
    t:expect("Prism"):damage(1)
  end,
}

scenario "deflected damage is not an attack" {
  ids   = { "DEFLECT.11", "R8.9.2", "RETALIATE.17", "ruling.70" },
  dark  = { character = { "Brute", "Grudge" } },
  light = { force = 1, character = { "Reflector" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    deflect(t, "Reflector", "Grudge")
    t:not_offered("Grudge", "Retaliate")
    t:not_offered("Grudge", "Intercept")
    t:finish()
    t:expect("Grudge"):damage(2)
    t:expect("dark"):force(0)
    t:happened("attacked", { target = "Grudge" }, 0)
  end,
}

scenario "armor, shields and parry don't lessen deflected damage" {
  ids   = { "DEFLECT.12", "R8.5.4" },
  dark  = { character = { "Brute", "Tincan" } },
  light = { force = 1, character = { "Reflector" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    deflect(t, "Reflector", "Tincan")  t:finish()
    t:expect("Tincan"):damage(2)
  end,
}

scenario "critical hit of the deflecting unit adds nothing" {
  ids   = { "DEFLECT.12" },
  dark  = { character = { "Brute" } },
  light = { character = { "Slasher" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Slasher")
    deflect(t, "Slasher", "Brute")  t:finish()
    t:expect("Brute"):damage(2)
  end,
}

scenario "a deflecting unit with stun stuns what it damages" {
  ids   = { "DEFLECT.13", "STUN.3", "STUN.2" },
  dark  = { character = { "Brute", "Champion" } },
  light = { character = { "Shocker" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Shocker")
    deflect(t, "Shocker", "Champion")
    t:reach("between")
    t:expect("Champion"):damage(2):power(4)
  end,
}

scenario "the attacker's stun does not travel with deflected damage" {
  ids   = { "DEFLECT.13", "STUN.3" },
  dark  = { character = { "Stunner", "Champion" } },
  light = { force = 1, character = { "Reflector" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Stunner", "Reflector")
    deflect(t, "Reflector", "Champion")
    t:reach("between")
    t:expect("Champion"):damage(2):power(6)
  end,
}

scenario "damage that can't be prevented is not deflected either" {
  ids   = { "DEFLECT.14" },
  dark  = { character = { "Breaker" } },
  light = { force = 1, character = { "Reflector" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Breaker", "Reflector")
    t:play("Reflector", "Deflect")  t:finish()
    t:expect("Reflector"):damage(2)
    t:expect("Breaker"):damage(0)
    t:happened("damage_prevented", {}, 0)
  end,
}

scenario "deflected damage of a unit whose damage can't be prevented can't be evaded" {
  ids   = { "DEFLECT.15" },
  dark  = { force = 1, character = { "Brute", { "Dodger", as = "dark Dodger" } } },
  light = { character = { "Piercer" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Piercer")
    deflect(t, "Piercer", "dark Dodger")
    t:play("dark Dodger", "Evade")  t:finish()
    t:expect("dark Dodger"):damage(2)
  end,
}

scenario "damage sent by a unit that is discarded in the same attack still happens" {
  ids   = { "DEFLECT.16" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { { "Reflector", damage = 4 } } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Reflector")
    deflect(t, "Reflector", "Brute")  t:finish()
    t:expect("Reflector"):zone("discard")
    t:expect("Brute"):damage(2)
  end,
}

scenario "an attack from another arena is deflected inside the deflecting unit's arena" {
  ids   = { "DEFLECT.17" },
  dark  = { space = { "Bomber" }, ground = { "Crusher" } },
  light = { space = { "Runner" }, ground = { "Dredger", "Walker" } },
  dice  = { 6, 6, 1 },
  run   = function(t)
    t:attack("Bomber", "Dredger")
    t:play("Dredger", "Deflect")
    t:choices("Crusher", "Dredger", "Walker", false)
    t:choose("Crusher")  t:finish()
    t:expect("Crusher"):damage(2)
    t:expect("Bomber"):damage(0)
  end,
}
