-- R10: the kinds of abilities and the four stacking classes.

cards [[
  card "Operator" { side = "dark", type = "character", cost = 3, speed = 30, power = 3,
                    health = 9,
    activated { pay = { cost.force(1) },
                effect = { damage { 1, to = one(their { arena = "any" }) } } },
    trigger { on = step_started { step = "battle" }, effect = { gain { build = 1 } } },
    static { health = 1 } }
  card "Damper" { side = "light", type = "character", cost = 3, speed = 29, power = 3,
                  health = 9,
                  static { to = each(their { kind = "card", zone = "anywhere" }),
                           cannot = { use = "activated" } } }
  card "Surcharge" { side = "light", type = "character", cost = 3, speed = 28, power = 3,
                     health = 9,
                     static { to = each(their { kind = "card", zone = "anywhere" }),
                              force_cost = 1 } }
  card "Loner" { side = "dark", type = "character", cost = 3, speed = 27, power = 3,
                 health = 9,
                 static { when = at_most(0, your { other = true, arena = "any" }),
                          power = 2 } }
  card "Training" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(your { arena = "any" }), lasts = "turn",
        activated { pay = { cost.force(1) },
                    effect = { damage { 1, to = one(their { arena = "any" }) } } } } } } }
  card "Conditioning" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(your { arena = "any" }), lasts = "turn",
        trigger { on = attacked { source = self },
                  effect = { gain { force = 1 } } } } } } }
  card "Stimulant" { side = "neutral", kind = "battle",
    play { window = "attack", effect = {
      give { to = attacker, lasts = "attack",
        activated { pay = { cost.force(1) },
                    effect = { damage { 1, to = one(their { arena = "any" }) } } } } } } }
  card "Mentor" { side = "light", type = "character", cost = 3, speed = 26, power = 3,
                  health = 3,
                  static { to = each(your { other = true }), "Pay 0 Force -> Evade 1" } }
  card "Execution" { side = "neutral", kind = "battle",
    play { window = "prevention",
           effect = { discard { one(their { arena = "character" }) } } } }
  card "Coordinator" { side = "light", type = "character", cost = 3, speed = 25,
                       power = 3, health = 3,
                       static { to = each(your { type = "space" }),
                                "Pay 0 Force -> Intercept" } }
  card "Gravity Tug" { side = "dark", type = "space", cost = 3, speed = 24, power = 3,
                       health = 9,
    trigger { on = step_ended { step = "battle.space" }, effect = { discard { self } } } }
  card "Hireling" { side = "dark", type = "character", cost = 3, speed = 23, power = 3,
                    health = 9,
                    "Damage Control 2",
                    upkeep { cost.force(1) } }
  card "Sharpshooter" { side = "dark", type = "character", cost = 3, speed = 65,
                        power = 4, health = 9,
                        "Accuracy 1", "Accuracy 1" }
  card "High Roller" { side = "dark", type = "character", cost = 3, speed = 66, power = 4,
                       health = 9,
                       "Lucky 1", "Lucky 1" }
  card "Doubledodger" { side = "light", type = "character", cost = 3, speed = 22,
                        power = 3, health = 9,
                        "Pay 1 Force -> Evade 1", "Pay 2 Force -> Evade 3" }
  card "Bunker" { side = "light", type = "character", cost = 3, speed = 21, power = 3,
                  health = 9,
                  "Armor", "Armor" }
  card "Twofold" { side = "light", type = "character", cost = 3, speed = 20, power = 3,
                   health = 9,
                   "Pay 1 Force -> Intercept", "Pay 2 Force -> Intercept" }
  card "Field Medic" { side = "dark", type = "character", cost = 3, speed = 19, power = 3,
                       health = 9,
                       "Damage Control 1" }
  card "Bulwarked" { side = "light", type = "character", cost = 3, speed = 18, power = 3,
                     health = 9,
                     "Shields 1", "Shields 1" }
  card "Stowaway" { side = "dark", type = "character", cost = 3, speed = 17, power = 3,
                    health = 9,
    activated { zone = "hand", effect = { damage { 1, to = one(their {}) } } } }
  card "Screen" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(your { arena = "any" }), "Shields 1", lasts = "turn" } } } }
  card "Breach" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(their { arena = "any" }), lose = { "Shields" },
             lasts = "turn" } } } }
]]

scenario "an activated ability is played in a window for its cost" {
  ids   = { "R10.1.1" },
  dark  = { force = 1, character = { "Operator" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("phase")  t:offered("Operator")
    t:play("Operator")
    t:reach("phase", "light")
    t:expect("dark"):force(0)
    t:expect("Guard"):damage(1)
  end,
}

scenario "a battle card with a cost is no activated ability" {
  ids   = { "R10.1.2" },
  dark  = { force = 2, hand = { "Pulse" }, character = { "Operator" } },
  light = { character = { "Damper" } },
  run   = function(t)
    t:reach("phase")
    t:not_offered("Operator")
    t:offered("Pulse")
    t:play("Pulse")  t:choose("Damper")
    t:reach("phase", "light")
    t:expect("Damper"):damage(3)
  end,
}

scenario "what makes activated abilities dearer leaves battle cards alone" {
  ids   = { "R10.1.2" },
  dark  = { force = 2, hand = { "Pulse" }, character = { "Operator" } },
  light = { character = { "Surcharge" } },
  run   = function(t)
    t:play("Pulse")  t:choose("Surcharge")
    t:reach("phase", "light")
    t:expect("dark"):force(1)
    t:pass()
    t:not_offered("Operator") -- it costs 2 now
  end,
}

scenario "triggered and static abilities are no activated ones" {
  ids   = { "R10.1.3", "R10.1.4" },
  dark  = { force = 1, character = { "Operator" } },
  light = { character = { "Damper" } },
  run   = function(t)
    t:reach("phase")
    t:expect("dark"):build(1):force(1)
    t:expect("Operator"):health(10)
  end,
}

scenario "a static ability is on while its condition holds" {
  ids   = { "R10.1.4" },
  dark  = { character = { "Loner", { "Brute", damage = 4 } } },
  light = { force = 1, hand = { "Pulse" } },
  run   = function(t)
    t:expect("Loner"):power(3)
    t:play("Pulse")  t:choose("Brute")
    t:reach("phase", "dark")
    t:expect("Loner"):power(5)
  end,
}

scenario "a granted activated ability is activated: it can be forbidden" {
  ids   = { "R10.1.5" },
  dark  = { force = 1, hand = { "Training" }, character = { "Brute" } },
  light = { character = { "Damper" } },
  run   = function(t)
    t:play("Training")
    t:reach("phase", "light")  t:pass()
    t:asked("dark", "phase")   t:not_offered("Brute")
  end,
}

scenario "a granted activated ability is activated: it can be disrupted" {
  ids   = { "R10.1.5" },
  dark  = { force = 1, hand = { "Training" }, character = { "Brute" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Guard" } },
  run   = function(t)
    t:play("Training")
    t:reach("phase", "light")  t:pass()
    t:play("Brute")            t:play("Jamming")
    t:reach("phase", "light")
    t:expect("dark"):force(0)
    t:expect("Guard"):damage(0)
  end,
}

scenario "a granted trigger is triggered: nothing that names activated ones touches it" {
  ids   = { "R10.1.5" },
  dark  = { hand = { "Conditioning" }, character = { "Brute" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Damper" } },
  run   = function(t)
    t:play("Conditioning")
    t:attack("Brute", "Damper")
    t:reach("attack")
    t:expect("dark"):force(1)
    t:dice(1, 1, 1, 1)  t:finish()
  end,
}

scenario "abilities of a unit in the build zone are off" {
  ids   = { "R10.1.6" },
  dark  = { force = 1, build_zone = { "Operator" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("phase")
    t:not_offered("Operator")
    t:expect("dark"):build(0)
    t:expect("Operator"):health(9)
  end,
}

scenario "what a retreated unit gave to others is lost" {
  ids   = { "R10.1.6", "ruling.56" },
  dark  = { space = { "Dart" } },
  light = { space = { "Sparrow", "Runner" }, build_zone = { "Coordinator" } },
  run   = function(t)
    t:expect("Sparrow"):keyword("Intercept", 0)
    t:attack("Dart", "Runner")
    t:reach("attack")  t:not_offered("Sparrow")
  end,
}

scenario "the same unit in an arena gives it" {
  ids   = { "ruling.56" },
  dark  = { space = { "Dart" } },
  light = { space = { "Sparrow", "Runner" }, character = { "Coordinator" } },
  run   = function(t)
    t:attack("Dart", "Runner")
    t:reach("attack")  t:offered("Sparrow", "Intercept")
  end,
}

scenario "a trigger of a unit in the build zone does nothing" {
  ids   = { "R10.1.6", "ruling.57" },
  dark  = { space = { { "Gravity Tug", as = "active Tug" } },
            build_zone = { "Gravity Tug" } },
  run   = function(t)
    t:reach("step", "light")  t:pass()
    t:asked("dark", "between")
    t:pass(2)
    t:expect("Gravity Tug"):zone("build_zone")
    t:expect("active Tug"):zone("discard")
  end,
}

scenario "in the build zone upkeep is paid, other keywords are off" {
  ids   = { "R10.1.6" },
  start = "build_step",
  dark  = { force = 3, deck = { "Dart" }, build_zone = { { "Hireling", damage = 3 } } },
  run   = function(t)
    t:asked("dark", "order")  t:choose("Hireling")
    t:reach("build")
    t:expect("dark"):force(2)
    t:expect("Hireling"):damage(3)
  end,
}

scenario "an ability that works in the hand only" {
  ids   = { "ruling.58" },
  dark  = { hand = { "Stowaway" },
            character = { { "Stowaway", as = "landed Stowaway" } } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("phase")
    t:offered("Stowaway")
    t:not_offered("landed Stowaway")
    t:play("Stowaway")
    t:reach("phase", "light")
    t:expect("Guard"):damage(1)
  end,
}

scenario "text gained for this attack is lost when it is over" {
  ids   = { "R10.1.7" },
  dark  = { force = 2, hand = { "Stimulant" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(1, 1, 1, 1)
    t:play("Stimulant")
    t:reach("attack", "light")  t:pass()
    t:asked("dark", "attack")   t:offered("Brute")
    t:reach("between")          t:not_offered("Brute")
  end,
}

scenario "text that a unit gives can be used while the unit is there" {
  ids   = { "R10.1.7" },
  dark  = { hand = { "Execution" }, character = { "Brute" } },
  light = { character = { "Guard", "Mentor" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(6, 6, 1, 1)
    t:reach("prevention", "light")  t:offered("Guard", "Evade")
  end,
}

scenario "text that a unit gives is lost with the unit, also in the middle of a window" {
  ids   = { "R10.1.7" },
  dark  = { hand = { "Execution" }, character = { "Brute" } },
  light = { character = { "Guard", "Mentor" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(6, 6, 1, 1)
    t:play("Execution")         t:choose("Mentor")
    t:reach("prevention", "light")  t:not_offered("Guard")
    t:finish()
    t:expect("Guard"):damage(2)
  end,
}

scenario "cumulative: the values are added" {
  ids   = { "R10.2.1" },
  dark  = { character = { "Sharpshooter" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Sharpshooter", "Veteran")  t:dice(1, 2, 2, 6)
    t:finish()
    t:expect("Veteran"):damage(3) -- 2 is a hit
    t:expect("Sharpshooter"):keyword("Accuracy", 2)
  end,
}

scenario "cumulative: it is one ability with one use" {
  ids   = { "R10.2.1" },
  dark  = { character = { "High Roller" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("High Roller", "Veteran")  t:dice(1, 1, 1, 1, 6, 6)
    t:play("High Roller")  t:choose(1)  t:choose(2)
    t:reach("reroll", "light")  t:pass()
    t:asked("dark", "reroll")   t:not_offered("High Roller")
    t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "layered: each instance has its own cost, use and result" {
  ids   = { "R10.2.2" },
  dark  = { character = { "Champion" } },
  light = { force = 3, character = { { "Doubledodger", tapped = true } } },
  run   = function(t)
    t:attack("Champion", "Doubledodger")  t:dice(6, 6, 6, 6, 6, 6)
    t:play("Doubledodger", "Evade 3")  t:choose(3)
    t:reach("prevention", "dark")      t:pass()
    t:expect("light"):force(1)
    t:not_offered("Doubledodger", "Evade 3")
    t:play("Doubledodger", "Evade 1")  t:choose(1)
    t:finish()
    t:expect("Doubledodger"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "isolated: two instances do what one does" {
  ids   = { "R10.2.3" },
  dark  = { character = { "Brute" } },
  light = { character = { "Bunker" } },
  run   = function(t)
    t:attack("Brute", "Bunker")  t:dice(4, 5, 6, 1)
    t:finish()
    t:expect("Bunker"):damage(2)
  end,
}

scenario "selective: one instance is selected for a play and paid" {
  ids   = { "R10.2.4" },
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { "Guard", "Twofold" } },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("attack")
    t:offered("Twofold", "1 Force")
    t:offered("Twofold", "2 Force")
    t:play("Twofold", "1 Force")  t:dice(6, 1, 1, 1)
    t:finish()
    t:expect("Twofold"):damage(1)
    t:expect("light"):force(1)
  end,
}

scenario "instances on different cards never merge" {
  ids   = { "R10.2.5" },
  start = "build_step",
  dark  = { deck = { "Dart" }, character = { { "Field Medic", damage = 2 },
                                             { "Field Medic", damage = 2 } } },
  run   = function(t)
    t:choose("Field Medic")    t:choices(0, 1)  t:choose(1)
    t:choose("Field Medic#2")  t:choices(0, 1)  t:choose(1)
    t:reach("build")
    t:expect("Field Medic"):damage(1)
    t:expect("Field Medic#2"):damage(1)
  end,
}

scenario "two units with one keyword each use their own" {
  ids   = { "R10.2.5" },
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { { "Guard", tapped = true },
                                     { "Bodyguard", tapped = true },
                                     { "Bodyguard", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Guard")    t:dice(6, 1, 1, 1)
    t:play("Bodyguard", "Intercept")
    t:play("Bodyguard#2", "Intercept")
    t:finish()
    t:expect("Bodyguard#2"):damage(1)
    t:expect("light"):force(0)
  end,
}

scenario "who loses a keyword loses all its instances, printed and gained" {
  ids   = { "R10.2.6", "ruling.78" },
  dark  = { hand = { "Breach" }, character = { "Brute" } },
  light = { hand = { "Screen" }, character = { "Bulwarked" } },
  run   = function(t)
    t:expect("Bulwarked"):keyword("Shields", 2)
    t:pass()
    t:play("Screen")           t:reach("phase", "dark")
    t:expect("Bulwarked"):keyword("Shields", 3)
    t:play("Breach")
    t:attack("Brute", "Bulwarked")  t:dice(6, 6, 6, 6)
    t:finish()
    t:expect("Bulwarked"):keyword("Shields", 0):damage(4)
  end,
}
