-- ENHANCE: an additional cost for an additional or another effect.

cards [[
  card "Ambition" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "no_attack",
           effect = { choose { one(your { arena = "any" }), as = "unit" },
                      give { to = the.unit, speed = 30, lasts = "turn" } },
           enhance { pay = { cost.force(2) },
                     also = { give { to = the.unit, power = 2, lasts = "turn" } } } } }
  card "Change of Heart" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "no_attack", effect = { gain { setup = 1 } },
           enhance { pay = { cost.force(1) }, instead = { gain { setup = 10 } } },
           enhance { pay = { cost.force(2) }, instead = { gain { setup = 20 } } },
           enhance { pay = { cost.force(1) }, also = { gain { setup = 100 } } } } }
  card "Thorough Study" { side = "neutral", kind = "mission", cost = 1,
    play { effect = { gain { force = 1 } },
           enhance { pay = { discard { 1, from = "hand" } }, also = { gain { force = 5 } } } } }
  card "Tinkerer" { side = "dark", type = "character", cost = 2, speed = 44, power = 2,
                    health = 4,
    activated { pay = { tap { self } }, window = "phase", effect = { gain { setup = 1 } },
                enhance { pay = { discard { 1, from = "hand" } },
                          also = { gain { setup = 3 } } } },
    activated { pay = { cost.force(1) }, window = "step", limit = { 1, per = "turn" },
                effect = { gain { setup = 1 } },
                enhance { pay = { cost.force(1) }, also = { gain { setup = 3 } } } } }
  card "Toll" { side = "light", type = "character", cost = 3, speed = 14, power = 3, health = 9,
                static { to = each(their {}), force_cost = 1 } }
  card "Second Thought" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "no_attack",
           effect = { may { cost.force(1), then_ = { gain { setup = 1 } } } },
           enhance { pay = { cost.force(1) }, also = { gain { setup = 10 } } } } }
  card "Open Offer" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { gain { setup = 1 } },
           enhance { pay = { choose_number { 1, 3 }, cost.force(X) },
                     also = { gain { setup = 10 * X } } } } }
  card "Two Ways" { side = "neutral", kind = "battle",
    play { window = "no_attack",
           effect = { either { { gain { setup = 1 } }, { gain { setup = 2 } } } },
           enhance { pay = { cost.force(1) },
                     instead = { gain { setup = 1 }, gain { setup = 2 } } } } }
]]

local function play(claim, ids, dark, run)
  dark.character = { "Brute" }
  scenario(claim) { ids = ids, dark = dark, light = { character = { "Guard" } }, run = run }
end

play("also adds to the effect, on the card that this has chosen", { "ENHANCE.1", "ENHANCE.2" },
  { force = 3, hand = { "Ambition" }, ground = { "Speeder" } }, function(t)
    t:play("Ambition")  t:asked("dark", "yes_no")  t:choose(true)
    t:choose("Brute")
    t:expect("Brute"):speed(90):power(6)  t:expect("Speeder"):power(2)
    t:expect("dark"):force(0)
  end)

play("an enhancement may be left out", { "ENHANCE.1", "ENHANCE.4" },
  { force = 3, hand = { "Ambition" } }, function(t)
    t:play("Ambition")  t:choose(false)
    t:expect("Brute"):speed(90):power(4)  t:expect("dark"):force(2)
  end)

play("what the effect costs on its way asks for no enhancement again", { "ENHANCE.2", "R9.2.1" },
  { force = 3, hand = { "Second Thought" } }, function(t)
    t:play("Second Thought")  t:choose(true)
    t:choose(true)
    t:expect("dark"):force(0):setup(11)
  end)

play("an enhancement may cost a number that is chosen", { "ENHANCE.1", "ENHANCE.2" },
  { force = 3, hand = { "Open Offer" } }, function(t)
    t:play("Open Offer")  t:choose(true)
    t:choices(1, 2, 3)  t:choose(2)
    t:expect("dark"):force(1):setup(21)
  end)

play("an enhancement that can't be paid is not asked for", { "ENHANCE.2", "R9.2.1" },
  { force = 2, hand = { "Ambition" } }, function(t)
    t:play("Ambition")
    t:expect("Brute"):speed(90):power(4)  t:expect("dark"):force(1)
  end)

play("all is declared and paid before the disrupt chance", { "ENHANCE.2", "R9.1.1" },
  { force = 3, hand = { "Ambition" } }, function(t)
    t:play("Ambition")  t:choose(true)
    t:asked("dark", "disrupt")
    t:expect("dark"):force(0)
    t:order({ "paid", player = "dark", amount = 1 }, { "paid", player = "dark", amount = 2 })
  end)

play("instead takes the place of the effect", { "ENHANCE.1" },
  { force = 2, hand = { "Change of Heart" } }, function(t)
    t:play("Change of Heart")  t:choose(true)
    t:expect("dark"):setup(10):force(0)
  end)

play("an instead that was declined leaves the next", { "ENHANCE.4" },
  { force = 3, hand = { "Change of Heart" } }, function(t)
    t:play("Change of Heart")  t:choose(false)  t:choose(true)
    t:expect("dark"):setup(20):force(0)
  end)

play("two insteads exclude each other, an also goes with one", { "ENHANCE.4", "ENHANCE.1" },
  { force = 9, hand = { "Change of Heart" } }, function(t)
    t:play("Change of Heart")  t:choose(true)  -- the second instead is not asked for
    t:choose(true)
    t:expect("dark"):setup(110):force(6)
  end)

play("each is chosen for itself", { "ENHANCE.4" },
  { force = 9, hand = { "Change of Heart" } }, function(t)
    t:play("Change of Heart")  t:choose(false)  t:choose(false)  t:choose(true)
    t:expect("dark"):setup(101):force(7)
  end)

play("an instead takes the place of a choice, which is not asked then", { "ENHANCE.1" },
  { force = 1, hand = { "Two Ways" } }, function(t)
    t:play("Two Ways")  t:choose(true)
    t:expect("dark"):setup(3):force(0)
  end)

play("without it the choice is asked on playing", { "ENHANCE.1", "R9.2.5" },
  { force = 1, hand = { "Two Ways" } }, function(t)
    t:play("Two Ways")  t:choose(false)  t:asked("dark", "mode")  t:choose("2 setup")
    t:expect("dark"):setup(2):force(1)
  end)

scenario "a disrupted play takes its enhancement along" {
  ids   = { "ENHANCE.3" },
  dark  = { force = 3, hand = { "Ambition" }, character = { "Brute" } },
  light = { force = 1, hand = { "Jamming" }, character = { "Guard" } },
  run   = function(t)
    t:play("Ambition")  t:choose(true)
    t:play("Jamming")
    t:expect("Brute"):speed(60):power(4)  t:expect("dark"):force(0)
  end,
}

scenario "a Mission is enhanced when it is completed" {
  ids   = { "ENHANCE.1", "ENHANCE.2" },
  start = "dark build",
  dark  = { build_zone = { { "Thorough Study", build = 1 } }, hand = { "Pulse" } },
  light = {},
  run   = function(t)
    t:play("Thorough Study", "complete")  t:choose(true)
    t:expect("dark"):force(6):cards("hand", 0)
  end,
}

scenario "a Mission without a card in hand is completed plainly" {
  ids   = { "ENHANCE.2" },
  start = "dark build",
  dark  = { build_zone = { { "Thorough Study", build = 1 } } },
  light = {},
  run   = function(t)
    t:play("Thorough Study", "complete")
    t:expect("dark"):force(1)
  end,
}

scenario "an activated ability is enhanced" {
  ids   = { "ENHANCE.1", "ENHANCE.2" },
  dark  = { character = { "Tinkerer" }, hand = { "Pulse" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Tinkerer", "tap")  t:choose(true)
    t:expect("dark"):setup(4):cards("hand", 0)  t:expect("Tinkerer"):tapped(true)
  end,
}

scenario "the card that is played does not pay for its own enhancement" {
  ids   = { "ENHANCE.2", "R9.2.1" },
  overlay = [[card "Selfish" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { gain { setup = 1 } },
           enhance { pay = { discard { 1, from = "hand" } }, also = { gain { setup = 5 } } } } }]],
  dark  = { character = { "Brute" }, hand = { "Selfish" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Selfish")
    t:expect("dark"):setup(1)
  end,
}

scenario "what makes abilities dearer counts once" {
  ids   = { "ENHANCE.2", "R9.2.7" },
  dark  = { force = 3, character = { "Tinkerer" } },
  light = { character = { "Toll" } },
  run   = function(t)
    t:play("Tinkerer", "1 Force")  t:choose(true)
    t:expect("dark"):force(0):setup(4)
  end,
}
