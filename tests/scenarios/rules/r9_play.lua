-- R9.1 to R9.3: playing a card or an ability: choices, costs, and disrupting it.

cards [[
  card "Note Taker" { side = "light", type = "character", cost = 3, speed = 22, power = 3,
                      health = 9,
    trigger { on = played { player = opponent }, effect = { gain { force = 1 } } } }
  card "Tax Clerk" { side = "light", type = "character", cost = 3, speed = 21, power = 3,
                     health = 9,
    trigger { on = paid { player = opponent }, effect = { gain { force = 1 } } } }
  card "Barracks" { side = "dark", type = "character", cost = 3, speed = 20, power = 3,
                    health = 9,
    trigger { on = discarded { card = your { other = true } },
              effect = { gain { force = 1 } } } }
  card "Fork" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, effect = { either {
      { gain { force = 5 }, text = "gain" },
      { damage { 2, to = one(their { arena = "any" }) }, text = "damage" } } } } }
  card "Crossroads" { side = "neutral", kind = "battle",
    play { effect = { either {
      { prevent { 2, to = one(your {}) }, text = "prevent" },
      { damage { 2, to = one(their { arena = "any" }) }, text = "damage" } } } } }
  card "Price" { side = "dark", type = "character", cost = 3, speed = 19, power = 3,
                 health = 9,
    activated { pay = { cost.force(2), cost.build(1) },
                effect = { gain { force = 7 } } } }
  card "Spotter" { side = "dark", type = "character", cost = 3, speed = 18, power = 4,
                   health = 9,
    activated { window = "attack", pay = { tap { self } },
                effect = { give { to = attacker, "Accuracy 1", lasts = "attack" } } } }
  card "Toll" { side = "dark", type = "character", cost = 3, speed = 17, power = 3,
                health = 9,
    activated { pay = { cost.force(1), tap { self }, discard { 1 } },
                effect = { gain { force = 7 } } } }
  card "Llot" { side = "dark", type = "character", cost = 3, speed = 16, power = 3,
                health = 9,
    activated { pay = { discard { 1 }, tap { self }, cost.force(1) },
                effect = { gain { force = 7 } } } }
  card "Toolbox" { side = "dark", type = "character", cost = 3, speed = 15, power = 3,
                   health = 9,
    activated { pay = { cost.force(1) },
                effect = { damage { 1, to = one(their { arena = "any" }) } } } }
  card "Levy" { side = "light", type = "character", cost = 3, speed = 14, power = 3,
                health = 9,
                static { to = each(their {}), force_cost = 1 } }
  card "Subsidy" { side = "dark", type = "character", cost = 3, speed = 13, power = 3,
                   health = 9,
                   static { to = each(your {}), force_cost = -1 } }
  card "Foundry" { side = "dark", type = "character", cost = 3, speed = 12, power = 3,
                   health = 9,
                   static { to = each(your { partly_built = true }), build_cost = -3 } }
  card "Crag Fort" { side = "dark", type = "ground", cost = 8, speed = 1, power = 3,
                     health = 9 }
  card "Overload Shot" { side = "neutral", kind = "battle",
    play { window = "no_attack",
           pay = { choose_number { 0, force_of(you) }, lose { force = X } },
           effect = { damage { X, to = one(their { arena = "any" }) } } } }
  card "Last Volley" { side = "neutral", kind = "battle",
    play { window = "no_attack", pay = { discard { one(your { arena = "any" }) } },
           effect = { damage { count(your { arena = "any" }),
                               to = one(their { arena = "any" }) } } } }
  card "Heckler" { side = "neutral", kind = "battle",
    play { window = "disrupt", only_if = is(event.card, all { kind = "battle" }),
           effect = { disrupt {} } } }
  card "Reflex" { side = "light", type = "character", cost = 3, speed = 11, power = 3,
                  health = 9,
    trigger { on = attacked { target = self },
              effect = { damage { 1, to = attacker } } } }
  card "Resolute" { side = "dark", type = "character", cost = 3, speed = 9, power = 3,
                    health = 9,
                    static { cannot = { "be_disrupted" } },
    activated { pay = { cost.force(1) },
                effect = { damage { 1, to = one(their { arena = "any" }) } } } }
]]

scenario "show, pay, disrupt chance, effect, then what the play triggered" {
  ids   = { "R9.1.1", "R9.1.2", "ruling.88", "ruling.89" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { character = { "Note Taker" } },
  run   = function(t)
    t:play("Pulse")
    t:asked("dark", "disrupt")
    t:expect("dark"):force(0)
    t:expect("Note Taker"):damage(0)
    t:expect("light"):force(0)
    t:reach("phase", "light")
    t:order({ "played", card = "Pulse" }, { "paid", player = "dark" },
            { "damaged", target = "Note Taker" },
            { "resource_changed", player = "light", amount = 1 })
  end,
}

scenario "a choice that is made on playing comes before the payment" {
  ids   = { "R9.1.1", "R9.2.5" },
  dark  = { force = 1, hand = { "Fork" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Fork")
    t:asked("dark", "mode")     t:expect("dark"):force(1)
    t:choose("damage")
    t:asked("dark", "disrupt")  t:expect("dark"):force(0)
    t:reach("phase", "light")
    t:expect("Guard"):damage(2)
  end,
}

scenario "what the payment triggers waits until after the effect" {
  ids   = { "R9.1.2", "R9.2.2", "ruling.89" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { character = { "Tax Clerk" } },
  run   = function(t)
    t:play("Pulse")
    t:asked("dark", "disrupt")  t:expect("light"):force(0)
    t:reach("phase", "light")
    t:order({ "paid" }, { "damaged" }, { "resource_changed", player = "light" })
  end,
}

scenario "also what a discard as a cost triggers waits" {
  ids   = { "R9.1.2", "R9.2.2", "R9.2.8" },
  dark  = { hand = { "Last Volley" }, character = { "Barracks", "Brute" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Last Volley")  t:choose("Brute")
    t:reach("phase", "light")
    t:order({ "discarded", card = "Brute" }, { "damaged", target = "Veteran" },
            { "resource_changed", player = "dark" })
    t:expect("Veteran"):damage(1) -- one unit was left when it resolved
  end,
}

scenario "what the play triggered resolves also if the play was disrupted" {
  ids   = { "R9.1.3", "R9.3.2", "ruling.90" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Note Taker" } },
  run   = function(t)
    t:play("Pulse")  t:play("Jamming")
    t:reach("phase", "light")
    t:expect("Note Taker"):damage(0)
    t:expect("light"):force(1)
  end,
}

scenario "what can't be paid as a whole can't be played" {
  ids   = { "R9.2.1", "R9.2.2" },
  dark  = { force = 2, build = 0, hand = { "Pulse" }, character = { "Price" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("phase")
    t:offered("Pulse")
    t:not_offered("Price")
  end,
}

scenario "with all parts of the cost it can be played and all are paid" {
  ids   = { "R9.2.1", "R9.2.2" },
  dark  = { force = 2, build = 1, character = { "Price" } },
  run   = function(t)
    t:play("Price")
    t:asked("dark", "disrupt")
    t:expect("dark"):force(0):build(0)
    t:reach("phase", "light")
    t:expect("dark"):force(7)
  end,
}

scenario "a card can't be played without the force it costs" {
  ids   = { "R9.2.1" },
  dark  = { force = 0, hand = { "Pulse" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("phase")  t:not_offered("Pulse")
  end,
}

scenario "a tapped unit can't pay by tapping, so not for its own attack" {
  ids   = { "R9.2.3", "ruling.66", "ruling.97" },
  dark  = { character = { "Spotter" } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:attack("Spotter", "Veteran")
    t:reach("attack")  t:not_offered("Spotter")
  end,
}

scenario "an untapped unit may tap for the attack of another" {
  ids   = { "R9.2.3", "ruling.66" },
  dark  = { character = { "Spotter", "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(3, 2, 1, 1)
    t:play("Spotter")
    t:reach("between")
    t:expect("Guard"):damage(1)
    t:expect("Spotter"):tapped(true)
  end,
}

scenario "the parts of a cost are paid in the order written" {
  ids   = { "R9.2.4" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Toll" } },
  run   = function(t)
    t:play("Toll")
    t:reach("phase", "light")
    t:order({ "paid", player = "dark" }, { "tapped", card = "Toll" },
            { "hand_discarded", card = "Pulse" })
  end,
}

scenario "the same parts in another order are paid in that order" {
  ids   = { "R9.2.4" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Llot" } },
  run   = function(t)
    t:play("Llot")
    t:reach("phase", "light")
    t:order({ "hand_discarded", card = "Pulse" }, { "tapped", card = "Llot" },
            { "paid", player = "dark" })
  end,
}

scenario "what was chosen on playing is not changed later" {
  ids   = { "R9.2.5" },
  dark  = { force = 1, hand = { "Fork" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Fork")  t:choose("gain")
    t:reach("phase", "light")
    t:expect("dark"):force(5)
    t:expect("Guard"):damage(0)
  end,
}

scenario "the part chosen decides when the card may be played: damage at any time" {
  ids   = { "R9.2.5" },
  dark  = { hand = { "Crossroads" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("phase")  t:offered("Crossroads")
    t:play("Crossroads")
    t:reach("phase", "light")
    t:expect("Guard"):damage(2)
  end,
}

scenario "the part chosen decides when the card may be played: prevention in its window" {
  ids   = { "R9.2.5", "R8.3.4" },
  dark  = { character = { "Brute" } },
  light = { hand = { "Crossroads" }, character = { "Guard" } },
  run   = function(t)
    t:attack("Brute", "Guard")  t:dice(6, 6, 6, 1)
    t:reach("attack")      t:offered("Crossroads")
    t:reach("prevention")  t:play("Crossroads")
    t:reach("between")
    t:expect("Guard"):damage(1)
    t:expect("Brute"):damage(0)
  end,
}

scenario "targets are chosen when the effect resolves, after the disrupt chance" {
  ids   = { "R9.2.6" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Guard", "Veteran" } },
  run   = function(t)
    t:play("Pulse")
    t:asked("dark", "disrupt")   t:pass()
    t:asked("light", "disrupt")  t:pass()
    t:asked("dark", "card")      t:choices("Guard", "Veteran")
    t:choose("Veteran")
    t:reach("phase", "light")
    t:expect("Veteran"):damage(3)
  end,
}

scenario "amounts are chosen when the effect resolves" {
  ids   = { "R9.2.6" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { force = 1, character = { "Dodger" } },
  run   = function(t)
    t:play("Pulse")
    t:play("Dodger", "Evade")
    t:asked("dark", "disrupt")   t:pass()
    t:asked("light", "disrupt")  t:pass()
    t:asked("light", "number")   t:choose(0)
    t:reach("phase", "light")
  end,
}

scenario "changes of a cost add up" {
  ids   = { "R9.2.7" },
  dark  = { force = 3, character = { "Toolbox" } },
  light = { character = { "Levy", "Levy" } },
  run   = function(t)
    t:play("Toolbox")
    t:expect("dark"):force(0)
    t:choose("Levy")
  end,
}

scenario "an ability that has become too dear can't be played" {
  ids   = { "R9.2.7", "R9.2.1" },
  dark  = { force = 2, character = { "Toolbox" } },
  light = { character = { "Levy", "Levy" } },
  run   = function(t)
    t:reach("phase")  t:not_offered("Toolbox")
  end,
}

scenario "a cost is never below 0" {
  ids   = { "R9.2.7" },
  dark  = { force = 1, character = { "Toolbox", "Subsidy", "Subsidy" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Toolbox")
    t:expect("dark"):force(1)
    t:reach("phase", "light")
    t:expect("Veteran"):damage(1)
  end,
}

scenario "also a build cost is never below 0, and changes of it add up" {
  ids   = { "R9.2.7" },
  dark  = { character = { "Foundry", "Foundry" },
            build_zone = { { "Raider", build = 1 }, { "Crag Fort", build = 1 } } },
  run   = function(t)
    t:expect("Raider"):cost(0)     -- 4 - 3 - 3
    t:expect("Crag Fort"):cost(2)  -- 8 - 3 - 3
  end,
}

scenario "an X in a cost is chosen on playing" {
  ids   = { "R9.2.8" },
  dark  = { force = 3, hand = { "Overload Shot" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Guard" } },
  run   = function(t)
    t:play("Overload Shot")
    t:asked("dark", "number")   t:choices(0, 1, 2, 3)
    t:choose(2)
    t:asked("dark", "disrupt")  t:expect("dark"):force(1)
    t:reach("phase", "light")
    t:expect("Guard"):damage(2)
  end,
}

scenario "each player in player order may play one disrupting effect" {
  ids   = { "R9.3.1" },
  dark  = { force = 2, hand = { "Jamming", "Jamming" }, character = { "Champion" } },
  light = { force = 2, hand = { "Pulse", "Jamming" }, character = { "Guard" } },
  run   = function(t)
    t:play("Pulse")
    t:asked("dark", "disrupt")   t:offered("Jamming")
    t:pass()
    t:asked("light", "disrupt")  t:offered("Jamming#3")
    t:choose("Champion")
    t:reach("phase", "dark")
    t:expect("Champion"):damage(3)
  end,
}

scenario "who has played one gets no second chance to disrupt the same play" {
  ids   = { "R9.3.1" },
  dark  = { force = 2, hand = { "Jamming", "Jamming" }, character = { "Champion" } },
  light = { force = 2, hand = { "Pulse", "Jamming" }, character = { "Guard" } },
  run   = function(t)
    t:play("Pulse")
    t:play("Jamming")            -- against the Pulse
    t:asked("dark", "disrupt")   t:pass()
    t:play("Jamming#3")          -- against that Jamming
    t:asked("dark", "disrupt")   t:pass(2)
    t:asked("light", "disrupt")  t:pass()
    t:choose("Champion")
    t:reach("phase", "dark")
    t:expect("Champion"):damage(3)
    t:expect("dark"):force(1):cards("hand", { "Jamming#2" })
  end,
}

scenario "a disrupting effect is offered only for what its text fits" {
  ids   = { "R9.3.1" },
  dark  = { force = 2, hand = { "Pulse" }, character = { "Toolbox" } },
  light = { hand = { "Heckler" }, character = { "Guard" } },
  run   = function(t)
    t:play("Toolbox")
    t:reach("disrupt", "light")  t:not_offered("Heckler")
    t:pass()
    t:reach("phase", "light")    t:pass()
    t:play("Pulse")
    t:reach("disrupt", "light")  t:offered("Heckler")
  end,
}

scenario "a disrupted card has no effect, stays paid and goes to the discard pile" {
  ids   = { "R9.3.2" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Guard" } },
  run   = function(t)
    t:play("Pulse")  t:play("Jamming")
    t:reach("phase", "light")
    t:expect("Guard"):damage(0)
    t:expect("dark"):force(0):cards("discard", { "Pulse" }):cards("hand", 0)
    t:expect("light"):force(0):cards("discard", { "Jamming" })
  end,
}

scenario "a disrupted ability has no effect and stays paid" {
  ids   = { "R9.3.2", "R9.3.6", "R10.1.1" },
  dark  = { force = 2, character = { "Toolbox" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Guard" } },
  run   = function(t)
    t:play("Toolbox")  t:play("Jamming")
    t:reach("phase", "light")    t:pass()
    t:asked("dark", "phase")
    t:expect("Guard"):damage(0)
    t:expect("dark"):force(1)
    t:not_offered("Toolbox")     -- used once in this window
  end,
}

scenario "disrupting is a play that may be disrupted" {
  ids   = { "R9.3.3" },
  dark  = { force = 2, hand = { "Pulse", "Jamming" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Guard" } },
  run   = function(t)
    t:play("Pulse")
    t:play("Jamming#2")
    t:play("Jamming")
    t:reach("phase", "light")
    t:expect("Guard"):damage(3)
    t:expect("dark"):force(0)
    t:expect("light"):force(0)
  end,
}

scenario "what a trigger does can't be disrupted" {
  ids   = { "R9.3.4" },
  dark  = { force = 1, hand = { "Jamming" }, character = { "Brute" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Reflex" } },
  run   = function(t)
    t:attack("Brute", "Reflex")
    t:reach("attack")
    t:no_window("disrupt")
    t:expect("Brute"):damage(1)
  end,
}

scenario "a static ability that is used can't be disrupted" {
  ids   = { "R9.3.4" },
  dark  = { character = { "Gambler" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Veteran" } },
  run   = function(t)
    t:attack("Gambler", "Veteran")  t:dice(1, 1, 1, 1, 6)
    t:play("Gambler")  t:choose(1)  t:choose(false)
    t:reach("between")
    t:no_window("disrupt")
    t:expect("Veteran"):damage(1)
  end,
}

scenario "what can't be disrupted happens although somebody tries" {
  ids   = { "R9.3.5" },
  dark  = { force = 1, character = { "Resolute" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Guard" } },
  run   = function(t)
    t:play("Resolute")  t:play("Jamming")
    t:reach("phase", "light")
    t:expect("Guard"):damage(1)
    t:happened("disrupted", {}, 0)
  end,
}
