-- R8.3, R8.4: the windows, what may be played in which, and playing or passing.

cards [[
  card "Ambition" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { gain { force = 3 } } } }
  card "Dugout" { side = "neutral", kind = "battle",
    play { window = "step", only_if = step_is "battle.ground",
           effect = { gain { force = 3 } } } }
  card "Reveille" { side = "neutral", kind = "battle",
    play { window = "phase", effect = { gain { force = 3 } } } }
  card "Tinker" { side = "neutral", type = "character", cost = 3, speed = 30, power = 3,
                  health = 6,
    activated { pay = { cost.force(1) },
                effect = { damage { 1, to = one(their { arena = "any" }) } } } }
  card "Armorer" { side = "dark", type = "character", cost = 3, speed = 29,
                         power = 3, health = 6,
    activated { limit = { 2, per = "turn" }, pay = { cost.force(1) },
                effect = { draw { 1 } } } }
  card "Archivist" { side = "dark", type = "character", cost = 3, speed = 28, power = 3,
                     health = 6,
    activated { effect = { search { find = { type = "character" }, to = "hand" } } } }
  card "Droid Smith" { side = "dark", type = "character", cost = 3, speed = 27, power = 3,
                       health = 6,
    activated { limit = { 1, per = "turn" }, window = "build", pay = { cost.build(1) },
                effect = { return_to { one(your { zone = "discard" }), "hand" } } } }
  card "Drill" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      give { to = one(your { arena = "any" }), lasts = "turn",
        activated { window = "prevention", pay = { cost.force(1) },
                    effect = { prevent { 1, to = self } } } } } } }
  card "Thrower" { side = "dark", type = "character", cost = 3, speed = 54, power = 3,
                   health = 9,
    activated { window = "attack", limit = { per = "attack" }, pay = { cost.force(1) },
                effect = { give { power = 1, lasts = "attack" } } },
    trigger { on = discarded { card = all { type = "character" }, source = self },
              effect = { untap { self } } } }
]]

-- Goes through the windows of an attack that hits and tells in which the card is offered.
local function offered_in(t, card, wanted)
  for _, window in ipairs { "phase", "step", "attack", "reroll", "prevention",
                            "between" } do
    if window == "attack" then
      t:attack("Brute", "Guard")  t:dice(6, 1, 1, 1)
    end
    t:reach(window)
    if wanted[window] then t:offered(card) else t:not_offered(card) end
  end
end

scenario "only when no unit is attacking: phase, step and between" {
  ids   = { "R8.3.1" },
  dark  = { hand = { "Ambition" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    offered_in(t, "Ambition", { phase = true, step = true, between = true })
  end,
}

scenario "only when the battle step of an arena starts: the step window of that arena" {
  ids   = { "R8.3.2" },
  dark  = { hand = { "Dugout" }, ground = { "Crusher" } },
  light = { ground = { "Walker" } },
  run   = function(t)
    t:reach("phase")          t:not_offered("Dugout")
    t:reach("step", "dark")   t:not_offered("Dugout")
    t:pass(2)                 t:asked("dark", "step")  t:offered("Dugout")
    t:attack("Crusher", "Walker")  t:dice(1, 1, 1, 1)
    t:reach("attack")         t:not_offered("Dugout")
    t:reach("between")        t:not_offered("Dugout")
    t:turn_of("Walker")       t:pass()
    t:reach("step", "dark")   t:not_offered("Dugout")
  end,
}

scenario "only when the battle phase starts: the phase window" {
  ids   = { "R8.3.3" },
  dark  = { hand = { "Reveille" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t) offered_in(t, "Reveille", { phase = true }) end,
}

scenario "what prevents damage is played in the prevention window only" {
  ids   = { "R8.3.4" },
  dark  = { character = { "Brute" } },
  light = { force = 1, hand = { "Cover" }, character = { "Guard" } },
  run   = function(t) offered_in(t, "Cover", { prevention = true }) end,
}

scenario "what rerolls attack dice is played in the reroll window only" {
  ids   = { "R8.3.4" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t) offered_in(t, "Second Try", { reroll = true }) end,
}

scenario "text without a limit: phase, step, attack and between" {
  ids   = { "R8.3.5" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    offered_in(t, "Pulse", { phase = true, step = true, attack = true, between = true })
  end,
}

scenario "an activated ability without a limit of time: the same windows" {
  ids   = { "R8.3.5", "R10.1.1" },
  dark  = { force = 1, character = { "Brute", "Tinker" } },
  light = { character = { "Guard" } },
  run   = function(t)
    offered_in(t, "Tinker", { phase = true, step = true, attack = true, between = true })
  end,
}

scenario "what lasts for this attack needs an attack: the attack window only" {
  ids   = { "R8.3.6" },
  dark  = { force = 1, hand = { "Adrenaline" }, character = { "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t) offered_in(t, "Adrenaline", { attack = true }) end,
}

scenario "the dark side has the first chance in each window, also if light attacks" {
  ids   = { "R8.4.1", "ruling.84" },
  dark  = { character = { "Champion" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:asked("dark", "phase")       t:pass(2)
    t:asked("dark", "step")
    t:attack("Guard", "Champion")  t:dice(6, 1, 1, 1)
    t:asked("dark", "attack")      t:pass(2)
    t:asked("dark", "reroll")      t:pass(2)
    t:asked("dark", "prevention")  t:pass(2)
    t:asked("dark", "between")
  end,
}

scenario "after one play, as after a pass, the other player has the chance" {
  ids   = { "R8.4.2", "R8.4.4" },
  dark  = { force = 2, hand = { "Pulse", "Pulse" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Pulse")         t:reach("phase", "light")
    t:pass()
    t:asked("dark", "phase")
    t:play("Pulse#2")       t:reach("phase", "light")
    t:expect("Veteran"):damage(6)
  end,
}

scenario "a play is over, with disrupt chance and damage, before the next chance" {
  ids   = { "R8.4.3" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { force = 1, character = { "Dodger" } },
  run   = function(t)
    t:play("Pulse")
    t:asked("dark", "disrupt")     t:pass()
    t:asked("light", "disrupt")    t:pass()
    t:asked("dark", "prevention")  t:pass()
    t:play("Dodger", "Evade")      t:choose(1)
    t:reach("phase", "light")
    t:expect("Dodger"):damage(2)
  end,
}

scenario "who passed may play after all if the other did not pass" {
  ids   = { "R8.4.4" },
  dark  = { force = 1, hand = { "Pulse" }, character = { "Champion" } },
  light = { force = 2, hand = { "Pulse" }, character = { "Veteran" } },
  run   = function(t)
    t:asked("dark", "phase")  t:pass()
    t:play("Pulse#2")         t:choose("Champion")
    t:reach("phase", "dark")
    t:play("Pulse")           t:choose("Veteran")
    t:reach("phase", "light")
    t:expect("Champion"):damage(3)
    t:expect("Veteran"):damage(3)
  end,
}

scenario "two passes in a row end the window" {
  ids   = { "R8.4.4" },
  dark  = { force = 1, hand = { "Pulse" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:asked("dark", "phase")   t:pass()
    t:asked("light", "phase")  t:pass()
    t:asked("dark", "step")
    t:happened("played", {}, 0)
  end,
}

scenario "two passes with a play between them do not end the window" {
  ids   = { "R8.4.4" },
  dark  = { character = { "Champion" } },
  light = { force = 2, hand = { "Pulse", "Pulse" } },
  run   = function(t)
    t:asked("dark", "phase")   t:pass()
    t:play("Pulse")
    t:reach("phase", "dark")   t:pass()
    t:asked("light", "phase")  t:offered("Pulse#2")
  end,
}

scenario "rerolls may be played in any order; those left when both pass are lost" {
  ids   = { "R8.4.4", "ruling.85", "ruling.86" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Gambler" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Gambler", "Veteran")  t:dice(6, 1, 1, 1, 1)
    t:reach("reroll")
    t:offered("Gambler")
    t:play("Second Try")            t:choose(2)
    t:reach("reroll", "light")      t:pass()
    t:offered("Gambler")        t:pass()
    t:asked("dark", "prevention")   t:not_offered("Gambler")
    t:finish()
    t:expect("Veteran"):damage(1)
  end,
}

scenario "lucky may also come before another reroll" {
  ids   = { "ruling.85" },
  dark  = { force = 1, hand = { "Second Try" }, character = { "Gambler" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Gambler", "Veteran")  t:dice(1, 1, 1, 1, 6, 6)
    t:play("Gambler")           t:choose(1)  t:choose(false)
    t:play("Second Try")            t:choose(2)
    t:finish()
    t:expect("Veteran"):damage(2)
  end,
}

scenario "an ability is used once in a phase window and once in a battle step" {
  ids   = { "R8.4.5" },
  dark  = { force = 9, character = { "Brute", "Tinker" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Tinker")         t:reach("phase", "light")  t:pass()
    t:not_offered("Tinker")  t:pass() -- the second pass in a row
    t:asked("dark", "step")
    t:play("Tinker")         t:reach("step", "light")   t:pass()
    t:not_offered("Tinker")
    t:attack("Brute", "Veteran")  t:dice(1, 1, 1, 1)
    t:reach("between")       t:offered("Tinker")
  end,
}

scenario "used in the step of one arena, an ability may be used in that of the next" {
  ids   = { "R8.4.5" },
  dark  = { force = 9, ground = { "Crusher" }, character = { "Brute", "Tinker" } },
  light = { ground = { "Bastion" }, character = { "Veteran" } },
  run   = function(t)
    t:reach("step", "light") t:pass()  -- space
    t:play("Tinker")         t:choose("Veteran")
    t:turn_of("Crusher")     t:pass()
    t:asked("dark", "between")  t:not_offered("Tinker")
    t:turn_of("Bastion")     t:pass()
    t:reach("step")          t:offered("Tinker")
  end,
}

scenario "an ability of the attack is used once in each attack" {
  ids   = { "R8.4.5", "ruling.68" },
  dark  = { force = 2, character = { "Thrower" } },
  light = { character = { "Scout", "Veteran" } },
  run   = function(t)
    t:attack("Thrower", "Scout")
    t:play("Thrower")        t:dice(6, 6, 6, 1)
    t:reach("attack", "light")  t:pass()
    t:asked("dark", "attack")   t:not_offered("Thrower")
    t:attack("Thrower", "Veteran")
    t:play("Thrower")        t:dice(6, 1, 1, 1)
    t:finish()
    t:expect("Veteran"):damage(1)
  end,
}

scenario "a text may say how often: twice in a turn" {
  ids   = { "R8.4.5" },
  dark  = { force = 9, deck = { "Dart", "Raider", "Hulk" },
            character = { "Armorer" } },
  run   = function(t)
    t:play("Armorer")     t:reach("phase", "light")  t:pass()
    t:play("Armorer")     t:reach("phase", "light")  t:pass()
    t:not_offered("Armorer")
    t:pass()
    t:asked("dark", "step")     t:not_offered("Armorer")
    t:expect("dark"):force(7):cards("hand", { "Dart", "Raider" })
  end,
}

scenario "only once per turn means one card a turn" {
  ids   = { "R8.4.5", "ruling.29" },
  start = "build_step",
  dark  = { build = 2, discard = { "Assassin", "Brute" }, character = { "Droid Smith" } },
  run   = function(t)
    t:play("Droid Smith")  t:choose("Brute")
    t:reach("build", "dark")
    t:expect("dark"):build(1):cards("hand", { "Brute" })
    t:not_offered("Droid Smith")
  end,
}

scenario "a search without a number: once in each time it may be used" {
  ids   = { "R8.4.5", "ruling.92" },
  dark  = { deck = { "Assassin", "Brute" }, character = { "Archivist" } },
  run   = function(t)
    t:play("Archivist")     t:choose("Brute")
    t:reach("phase", "light")  t:pass()
    t:asked("dark", "phase")   t:not_offered("Archivist")
    t:pass()
    t:asked("dark", "step")    t:offered("Archivist")
  end,
}

scenario "such a search is not used in a build step" {
  ids   = { "ruling.92" },
  start = "build_step",
  dark  = { build = 1, deck = { "Assassin" }, character = { "Archivist" } },
  run   = function(t)
    t:reach("build")  t:not_offered("Archivist")
  end,
}

scenario "the same activated text given twice may be used twice" {
  ids   = { "R8.4.6", "R10.2.2" },
  dark  = { character = { "Brute" } },
  light = { force = 3, hand = { "Drill", "Drill" }, character = { "Guard" } },
  run   = function(t)
    t:play("Drill")           t:reach("phase", "dark")  t:pass()
    t:play("Drill#2")
    t:attack("Brute", "Guard")  t:dice(6, 6, 6, 6)
    t:play("Guard")           t:reach("prevention", "dark")  t:pass()
    t:play("Guard")           t:reach("prevention", "dark")  t:pass()
    t:not_offered("Guard")
    t:finish()
    t:expect("Guard"):damage(2)
    t:expect("light"):force(1)
  end,
}

scenario "passing costs nothing and does nothing" {
  ids   = { "R8.4.7" },
  dark  = { force = 3, hand = { "Pulse" } },
  light = { force = 2, character = { "Veteran" } },
  run   = function(t)
    t:reach("step")
    t:expect("dark"):force(3):cards("hand", { "Pulse" })
    t:expect("light"):force(2)
    t:happened("paid", {}, 0)
    t:happened("resource_changed", {}, 0)
  end,
}
