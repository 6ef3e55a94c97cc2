-- RETALIATE: X dice of damage for the attacker when the attack ends.

cards [[
  card "Spiker" { side = "light", type = "character", cost = 4, speed = 32, power = 3,
                  health = 6,
                  "Retaliate 3" }
  card "Pincer" { side = "light", type = "character", cost = 4, speed = 31, power = 3,
                  health = 6,
                  "Pay 1 Force -> Retaliate 2", "Pay 2 Force -> Retaliate 3" }
  card "Wasp" { side = "light", type = "character", cost = 4, speed = 30, power = 3,
                health = 6,
                "Retaliate 3", "Stun 1", "Critical Hit 2", "Accuracy 1", "Lucky 2" }
  card "Equalizer" { side = "light", type = "character", cost = 4, speed = 29, power = 3,
                     health = 6,
                     keyword { "Retaliate", self.power } }
  card "Warden" { side = "light", type = "character", cost = 4, speed = 28, power = 3,
                  health = 6,
                  "Pay 0 Force -> Intercept", "Retaliate 2" }
  card "Pitfall" { side = "light", type = "ground", cost = 4, speed = 27, power = 3,
                   health = 6,
                   "Retaliate 3" }
  card "Taxman" { side = "dark", type = "character", cost = 4, speed = 16, power = 3,
                  health = 6,
                  static { to = each(their {}), force_cost = 1 } }
  card "Plated" { side = "dark", type = "character", cost = 4, speed = 55, power = 3,
                  health = 6,
                  "Armor", "Shields 2", "Parry 2", "Lucky 2" }
  card "Vengeful" { side = "dark", type = "character", cost = 4, speed = 54, power = 3,
                    health = 9,
                    "Retaliate 3", "Pay 0 Force -> Intercept" }
  card "Comrade" { side = "dark", type = "character", cost = 4, speed = 17, power = 3,
                   health = 6,
                   "Pay 0 Force -> Intercept", "Retaliate 3" }
  card "Wane" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "attack",
           effect = { give { to = one(all { arena = "any" }), power = -2,
                             lasts = "turn" } } } }
  card "Stray Shot" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "no_attack",
           effect = { choose { one(your { arena = "any" }), as = "unit" },
                      attack { the.unit, the.unit } } } }
]]

scenario "retaliate is offered to the defender in the attack window only" {
  ids   = { "RETALIATE.1", "ruling.71" },
  dark  = { character = { "Brute" } },
  light = { character = { "Spiker", "Guard" } },
  run   = function(t)
    t:reach("step")        t:not_offered("Spiker", "Retaliate")
    t:attack("Brute", "Spiker")  t:dice(6, 1, 1, 1)
    t:reach("attack")      t:offered("Spiker", "Retaliate")
    t:reach("reroll")      t:not_offered("Spiker", "Retaliate")
    t:reach("prevention")  t:not_offered("Spiker", "Retaliate")
    t:reach("between")     t:not_offered("Spiker", "Retaliate")
  end,
}

scenario "a unit that is not the defender can't retaliate" {
  ids   = { "RETALIATE.1" },
  dark  = { character = { "Brute" } },
  light = { character = { "Spiker", "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("attack")  t:not_offered("Spiker", "Retaliate")
  end,
}

scenario "an attack out of another arena can't be retaliated" {
  ids   = { "RETALIATE.2" },
  dark  = { space = { "Bomber" } },
  light = { ground = { "Pitfall" } },
  run   = function(t)
    t:attack("Bomber", "Pitfall")
    t:reach("attack")  t:not_offered("Pitfall", "Retaliate")
  end,
}

scenario "retaliate printed without a cost is paid with 0 force" {
  ids   = { "RETALIATE.3", "ruling.72" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Spiker" } },
  run   = function(t)
    t:attack("Brute", "Spiker")  t:dice(1, 1, 1, 1)
    t:play("Spiker", "Retaliate")  t:dice(4, 4, 3)  t:finish()
    t:expect("Brute"):damage(2)
    t:expect("light"):force(1)
  end,
}

scenario "what raises force costs raises the cost of a free retaliate" {
  ids   = { "RETALIATE.3", "R9.2.7" },
  dark  = { character = { "Brute", "Assassin", "Taxman" } },
  light = { force = 1, character = { "Spiker" } },
  run   = function(t)
    t:attack("Assassin", "Spiker")  t:dice(1, 1)
    t:play("Spiker", "Retaliate")
    t:expect("light"):force(0)
    t:dice(1, 1, 1)
    t:attack("Brute", "Spiker")
    t:reach("attack")  t:not_offered("Spiker", "Retaliate")
  end,
}

scenario "the dice are rolled when the attack ends" {
  ids   = { "RETALIATE.4", "R8.2.11" },
  dark  = { character = { "Brute" } },
  light = { character = { "Spiker" } },
  dice  = { 6, 1, 1, 1, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Spiker")
    t:play("Spiker", "Retaliate")  t:finish()
    t:expect("Spiker"):damage(1)
    t:expect("Brute"):damage(2)
    t:order({ "damaged", target = "Spiker" }, { "attack_ended" },
            { "damaged", source = "Spiker", target = "Brute", in_attack = false })
  end,
}

scenario "a unit that was discarded by the attack retaliates all the same" {
  ids   = { "RETALIATE.5" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Spiker", damage = 5 } } },
  dice  = { 6, 1, 1, 1, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Spiker")
    t:play("Spiker", "Retaliate")  t:finish()
    t:expect("Spiker"):zone("discard")
    t:expect("Brute"):damage(2)
  end,
}

scenario "retaliate dice are no attack dice" {
  ids   = { "RETALIATE.6", "SHIELDS.4", "KW.5", "R8.5.3" },
  dark  = { character = { "Plated" } },
  light = { character = { "Wasp" } },
  run   = function(t)
    t:attack("Plated", "Wasp")  t:dice(3, 3, 3)
    t:play("Wasp", "Retaliate")  t:dice(6, 1, 4)
    t:reach("prevention")
    t:not_offered("Plated", "Lucky")
    t:not_offered("Wasp", "Lucky")
    t:finish()
    t:expect("Plated"):damage(1)
  end,
}

scenario "retaliate damage sets off the unit's stun" {
  ids   = { "RETALIATE.7", "STUN.2" },
  dark  = { character = { "Brute" } },
  light = { character = { "Wasp" } },
  dice  = { 1, 1, 1, 1, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Wasp")
    t:play("Wasp", "Retaliate")
    t:reach("between")
    t:expect("Brute"):damage(1):power(3)
  end,
}

scenario "armor of the attacker counts against retaliate dice" {
  ids   = { "RETALIATE.8", "ARMOR.2", "ruling.73" },
  dark  = { character = { "Plated" } },
  light = { character = { "Spiker" } },
  dice  = { 3, 3, 3, 4, 5, 6 },
  run   = function(t)
    t:attack("Plated", "Spiker")
    t:play("Spiker", "Retaliate")  t:finish()
    t:expect("Plated"):damage(2)
  end,
}

scenario "a retaliate by power counts the power at activation" {
  ids   = { "RETALIATE.9", "R9.2.8" },
  dark  = { force = 1, hand = { "Wane" }, character = { "Brute" } },
  light = { character = { "Equalizer" } },
  dice  = { 1, 1, 1, 1, 6, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Equalizer")
    t:play("Equalizer", "Retaliate")
    t:play("Wane")  t:choose("Equalizer")
    t:expect("Equalizer"):power(1)
    t:finish()
    t:expect("Brute"):damage(3)
  end,
}

scenario "a retaliate by power counts changes made before activation" {
  ids   = { "RETALIATE.9" },
  dark  = { force = 1, hand = { "Wane" }, character = { "Brute" } },
  light = { character = { "Equalizer" } },
  dice  = { 1, 1, 1, 1, 6 },
  run   = function(t)
    t:attack("Brute", "Equalizer")
    t:play("Wane")  t:choose("Equalizer")
    t:play("Equalizer", "Retaliate")  t:finish()
    t:expect("Brute"):damage(1)
  end,
}

scenario "a unit that attacks itself may retaliate against itself" {
  ids   = { "RETALIATE.10" },
  light = { force = 1, hand = { "Stray Shot" }, character = { "Spiker", "Guard" } },
  dice  = { 6, 1, 1, 6, 1, 1 },
  run   = function(t)
    t:play("Stray Shot")  t:choose("Spiker")
    t:play("Spiker", "Retaliate")
    t:reach("between")
    t:expect("Spiker"):damage(2)
  end,
}

scenario "retaliate is used once in an attack and again in the next" {
  ids   = { "RETALIATE.11", "R8.4.5", "ruling.67", "ruling.68" },
  dark  = { character = { "Brute", "Assassin" } },
  light = { character = { "Spiker" } },
  run   = function(t)
    t:attack("Assassin", "Spiker")  t:dice(1, 1)
    t:play("Spiker", "Retaliate")   t:not_offered("Spiker", "Retaliate")
    t:dice(6, 1, 1)
    t:attack("Brute", "Spiker")     t:dice(1, 1, 1, 1)
    t:play("Spiker", "Retaliate")   t:dice(6, 6, 1)  t:finish()
    t:expect("Assassin"):damage(1)
    t:expect("Brute"):damage(2)
  end,
}

scenario "two retaliates on one unit are paid and rolled on their own" {
  ids   = { "RETALIATE.12" },
  dark  = { character = { "Champion" } },
  light = { force = 3, character = { { "Pincer", tapped = true } } },
  dice  = { 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Champion", "Pincer")
    t:play("Pincer", "Retaliate 3")  t:expect("light"):force(1)
    t:play("Pincer", "Retaliate 2")  t:expect("light"):force(0)
    t:dice(6, 6, 6, 6, 1)  t:finish()
    t:happened("damaged", { source = "Pincer", amount = 3 }, 1)
    t:happened("damaged", { source = "Pincer", amount = 1 }, 1)
    t:expect("Champion"):damage(4)
  end,
}

scenario "every unit that defended may retaliate, in the order of activation" {
  ids   = { "RETALIATE.13", "R8.2.11" },
  dark  = { character = { "Champion" } },
  light = { character = { { "Spiker", tapped = true }, { "Warden", tapped = true } } },
  dice  = { 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Champion", "Spiker")
    t:play("Spiker", "Retaliate")
    t:play("Warden", "Intercept")
    t:not_offered("Spiker", "Retaliate")
    t:play("Warden", "Retaliate")
    t:dice(6, 6, 1, 6, 1)  t:finish()
    t:order({ "damaged", source = "Spiker", amount = 2 },
            { "damaged", source = "Warden", amount = 1 })
    t:expect("Champion"):damage(3)
  end,
}

scenario "a retaliating unit that was discarded keeps its place in that order" {
  ids   = { "RETALIATE.14" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Champion" } },
  light = { character = { { "Spiker", tapped = true, damage = 3 },
                          { "Warden", tapped = true } } },
  dice  = { 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:reach("unit_turn")
    t:attack("Champion", "Spiker")
    t:play("Spiker", "Retaliate")
    t:play("Warden", "Intercept")
    t:play("Pulse")  t:choose("Spiker")
    t:play("Warden", "Retaliate")
    t:dice(6, 6, 1, 6, 1)  t:finish()
    t:expect("Spiker"):zone("discard")
    t:order({ "damaged", source = "Spiker", amount = 2 },
            { "damaged", source = "Warden", amount = 1 })
  end,
}

scenario "retaliate damage has a prevention window of its own" {
  ids   = { "RETALIATE.15", "R8.9.1" },
  dark  = { force = 1, character = { { "Dodger", as = "dark Dodger" } } },
  light = { character = { { "Spiker", tapped = true } } },
  dice  = { 1, 1, 1, 1, 6, 6, 1 },
  run   = function(t)
    t:attack("dark Dodger", "Spiker")
    t:play("Spiker", "Retaliate")
    t:reach("prevention", "dark")
    t:play("dark Dodger", "Evade")  t:choose(2)  t:finish()
    t:expect("dark Dodger"):damage(0)
  end,
}

scenario "retaliate damage is answered by no retaliate and no intercept" {
  ids   = { "RETALIATE.16", "R8.9.2", "ruling.70" },
  dark  = { character = { "Vengeful", "Comrade" } },
  light = { character = { { "Spiker", tapped = true } } },
  dice  = { 1, 1, 1, 6, 6, 1 },
  run   = function(t)
    t:attack("Vengeful", "Spiker")
    t:play("Spiker", "Retaliate")
    t:reach("prevention", "dark")
    t:not_offered("Vengeful", "Retaliate")
    t:not_offered("Comrade", "Intercept")
    t:turn_of("Comrade")
    t:expect("Vengeful"):damage(2)
    t:expect("Spiker"):damage(0)
    t:happened("attacked", {}, 1)
  end,
}

scenario "an ability used instead of attacking is not retaliated" {
  ids   = { "RETALIATE.17", "R7.4.1", "ruling.70" },
  dark  = { character = { "Cannon" } },
  light = { character = { { "Spiker", tapped = true } } },
  run   = function(t)
    t:play("Cannon")
    t:reach("prevention")  t:not_offered("Spiker", "Retaliate")
    t:finish()
    t:expect("Spiker"):damage(2)
    t:expect("Cannon"):damage(0):tapped(true)
    t:no_window("attack")
  end,
}

scenario "retaliate against an attacker that has left play is lost" {
  ids   = { "RETALIATE.18", "R8.10.1" },
  dark  = { character = { "Assassin", "Brute" } },
  light = { force = 1, hand = { "Pulse" }, character = { { "Spiker", tapped = true } } },
  run   = function(t)
    t:reach("unit_turn")
    t:attack("Assassin", "Spiker")
    t:play("Spiker", "Retaliate")
    t:play("Pulse")  t:choose("Assassin")
    t:turn_of("Brute")
    t:expect("Assassin"):zone("discard")
    t:expect("Spiker"):damage(0)
    t:happened("damaged", { source = "Spiker" }, 0)
  end,
}
