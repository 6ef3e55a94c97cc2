-- MEDITATE.

cards [[
  card "Inner Calm" { side = "neutral", kind = "battle",
    play { pay = { cost.force(4) }, window = "no_attack", effect = { gain { setup = 1 } } },
    "Pay 1 Force -> Meditate" }
  card "Soft Landing" { side = "neutral", kind = "battle",
    play { pay = { cost.force(4) }, effect = { prevent { 1, to = one(your {}) } } },
    "Pay 1 Force -> Meditate" }
  card "Still Waters" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { either { { gain { setup = 1 } }, { gain { setup = 2 } } } } },
    "Discard a card from your hand -> Meditate" }
  card "Ghost Ship" { side = "dark", type = "space", cost = 6, speed = 45, power = 3, health = 2,
    "Pay 2 Force -> Meditate" }
  card "Twice Ghost" { side = "dark", type = "space", cost = 6, speed = 44, power = 3, health = 2,
    "Pay 1 Force -> Meditate", "Pay 1 Force -> Meditate" }
  card "Plain Snare" { side = "dark", kind = "trap", cost = 5,
    play { on = deployed { player = opponent }, effect = { tap { event.card } } } }
  card "Silent Vow" { side = "dark", kind = "mission", cost = 2,
    play { effect = { gain { setup = 4 } } }, "Pay 2 Force -> Meditate" }
  card "Vain Vow" { side = "dark", kind = "mission", cost = 2,
    play { only_if = at_least(1, your { "Jedi" }), effect = { gain { setup = 4 } } },
    "Pay 2 Force -> Meditate" }
  card "Lookout" { side = "dark", type = "character", cost = 2, speed = 43, power = 2, health = 2,
    trigger { on = deployed { player = opponent }, effect = { gain { force = 1 } } } }
  card "Echo Snare" { side = "dark", kind = "trap", cost = 5,
    play { on = deployed { player = opponent }, effect = { tap { event.card } } },
    "Pay 2 Force -> Meditate" }
  card "Old Hermit (A)" { side = "dark", type = "character", cost = 6, speed = 46, power = 3,
    health = 2, "Pay 2 Force -> Meditate" }
  card "Old Hermit (B)" { side = "dark", type = "character", cost = 6, speed = 47, power = 3,
    health = 3 }
]]

local function battle(claim, ids, dark, run, light)
  dark.character = dark.character or { "Brute" }
  light = light or {}
  light.character = light.character or { "Guard" }
  scenario(claim) { ids = ids, dark = dark, light = light, run = run }
end
local function build(claim, ids, dark, run, light)
  scenario(claim) { ids = ids, start = "dark build", dark = dark, light = light or {}, run = run }
end

battle("a Battle card in the discard pile is played for the price of Meditate",
  { "MEDITATE.1", "MEDITATE.3" }, { force = 1, discard = { "Inner Calm" } }, function(t)
    t:play("Inner Calm", "Meditate")
    t:expect("dark"):force(0):setup(1)
  end)

battle("in hand it has its own price only", { "MEDITATE.1" },
  { force = 3, hand = { "Inner Calm" } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Inner Calm")
  end)

battle("without the price of Meditate it stays there", { "MEDITATE.3" },
  { force = 0, discard = { "Inner Calm" } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Inner Calm")
  end)

battle("the other player's discard pile is not yours", { "MEDITATE.1" }, { force = 9 },
  function(t)
    t:reach("phase", "dark")  t:not_offered("Inner Calm")
  end, { discard = { "Inner Calm" } })

battle("after it the card is removed from the game", { "MEDITATE.4" },
  { force = 1, discard = { "Inner Calm" } }, function(t)
    t:play("Inner Calm", "Meditate")
    t:expect("Inner Calm"):zone("removed")
    t:happened("discarded", { card = "Inner Calm" }, 0)
  end)

battle("disrupted it is removed, too", { "MEDITATE.4", "R9.3.2" },
  { force = 1, discard = { "Inner Calm" } }, function(t)
    t:play("Inner Calm", "Meditate")  t:play("Jamming")
    t:expect("Inner Calm"):zone("removed")  t:expect("dark"):setup(0):force(0)
  end, { force = 1, hand = { "Jamming" } })

battle("played from hand it is discarded as ever", { "MEDITATE.4" },
  { force = 4, hand = { "Inner Calm" } }, function(t)
    t:play("Inner Calm")
    t:expect("Inner Calm"):zone("discard")
  end)

battle("a Battle card only when it could be played", { "MEDITATE.2" },
  { force = 1, discard = { "Soft Landing" } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Soft Landing")
    t:turn_of("Brute")  t:pass()
    t:attack("Guard", "Brute")  t:dice(6, 6, 1, 1)
    t:play("Soft Landing", "Meditate")
    t:finish()
    t:expect("Brute"):damage(1)  t:expect("Soft Landing"):zone("removed")
  end)

battle("its own choices are asked on playing", { "MEDITATE.2", "R9.2.5" },
  { hand = { "Pulse" }, discard = { "Still Waters" } }, function(t)
    t:play("Still Waters", "Meditate")  t:asked("dark", "mode")  t:choose("2 setup")
    t:expect("dark"):setup(2):cards("hand", 0)
  end)

battle("a unit is not played in battle", { "MEDITATE.2" },
  { force = 2, discard = { "Ghost Ship" } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Ghost Ship")
    t:reach("between", "dark")  t:not_offered("Ghost Ship")
  end)

battle("a Mission is not played in battle", { "MEDITATE.2" },
  { force = 9, discard = { "Silent Vow" } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Silent Vow")
    t:reach("step", "dark")  t:not_offered("Silent Vow")
    t:reach("between", "dark")  t:not_offered("Silent Vow")
  end)

build("a Battle card is not played in the build step", { "MEDITATE.2" },
  { force = 9, discard = { "Inner Calm" } }, function(t)
    t:reach("build", "dark")  t:not_offered("Inner Calm")
  end)

build("a unit is deployed in the own build step", { "MEDITATE.2", "MEDITATE.3" },
  { force = 2, discard = { "Ghost Ship" } }, function(t)
    t:play("Ghost Ship", "Meditate")
    t:expect("Ghost Ship"):zone("space"):tapped(false)  t:expect("dark"):force(0)
    t:happened("deployed", { card = "Ghost Ship" }, 1)
  end)

build("disrupted in the build step it was used in that step", { "MEDITATE.4", "R8.4.5", "R9.3.6" },
  { force = 4, discard = { "Ghost Ship" } }, function(t)
    t:play("Ghost Ship", "Meditate")  t:play("Jamming")
    t:expect("Ghost Ship"):zone("discard")  t:expect("dark"):force(2)
    t:not_offered("Ghost Ship")
  end, { force = 1, hand = { "Jamming" } })

build("a second Meditate of the card changes nothing", { "R10.2.3", "R9.3.6" },
  { force = 2, discard = { "Twice Ghost" } }, function(t)
    t:play("Twice Ghost", "Meditate")  t:play("Jamming")
    t:expect("dark"):force(1)
    t:not_offered("Twice Ghost")
  end, { force = 1, hand = { "Jamming" } })

scenario "a unit is not deployed in the build step of the other" {
  ids   = { "MEDITATE.2" },
  start = "light build",
  dark  = { force = 2, discard = { "Ghost Ship" } },
  light = {},
  run   = function(t) t:reach("build", "light")  t:pass()  t:asked(nil) end,
}

scenario "a unit that came so is removed when it would be discarded" {
  ids   = { "MEDITATE.4" },
  start = "turn",
  dark  = { discard = { "Ghost Ship" } },
  light = { space = { "Bulwark" } },
  dice  = { 1 },
  run   = function(t)
    t:play("Ghost Ship", "Meditate")  t:expect("Ghost Ship"):zone("space")
    t:choose(false)  -- nobody retreats
    t:choose(false)  t:attack("Bulwark", "Ghost Ship")  t:dice(6, 6, 6, 6, 6, 6)
    t:finish()
    t:expect("Ghost Ship"):zone("removed")
    t:happened("discarded", { card = "Ghost Ship" }, 0)
  end,
}

build("a Mission is completed in the own build step and removed", { "MEDITATE.2", "MEDITATE.4" },
  { force = 2, discard = { "Silent Vow" } }, function(t)
    t:play("Silent Vow", "Meditate")
    t:expect("Silent Vow"):zone("removed")  t:expect("dark"):setup(4):force(0)
  end)

build("a unique unit joins its stack", { "MEDITATE.2" },
  { force = 2, discard = { "Old Hermit (A)" }, character = { "Old Hermit (B)" } }, function(t)
    t:play("Old Hermit (A)", "Meditate")  t:choose("on top")
    t:expect("Old Hermit (A)"):zone("character"):power(4)
  end)

build("a unique unit may join its stack from below, and does not come in beside it",
    { "MEDITATE.2", "R6.1.3" },
  { force = 2, discard = { "Old Hermit (A)" }, character = { "Old Hermit (B)" } }, function(t)
    t:play("Old Hermit (A)", "Meditate")
    t:choices("put this card on top of its stack", "put this card under its stack")
    t:choose("under")
    t:expect("Old Hermit (B)"):zone("character"):power(4)
  end)

build("a unit that is in play can't come in a second time", { "MEDITATE.2", "R6.1.2" },
  { force = 2, discard = { "Old Hermit (A)" }, character = { { "Old Hermit (A)", as = "first" } } },
  function(t)
    t:reach("build", "dark")  t:not_offered("Old Hermit (A)")
  end)

build("in hand a unit has no Meditate", { "MEDITATE.1" },
  { force = 2, hand = { "Ghost Ship" } }, function(t)
    t:reach("build", "dark")  t:not_offered("Ghost Ship", "Meditate")
  end)

build("a Mission only when its effect is possible", { "MEDITATE.2", "R5.6.5" },
  { force = 2, discard = { "Vain Vow" } }, function(t)
    t:reach("build", "dark")  t:not_offered("Vain Vow")
  end)

scenario "of a stack only the card that came so is removed" {
  ids   = { "MEDITATE.4", "R6.2.9" },
  start = "turn",
  dark  = { discard = { "Old Hermit (A)" }, character = { "Old Hermit (B)" } },
  light = { character = { "Veteran" } },
  dice  = { 1 },
  run   = function(t)
    t:play("Old Hermit (A)", "Meditate")  t:choose("on top")
    t:choose(false)  t:choose(false)
    t:attack("Veteran", "Old Hermit (A)")  t:dice(6, 6, 6, 6, 6, 6)
    t:finish()
    t:expect("Old Hermit (A)"):zone("removed")  t:expect("Old Hermit (B)"):zone("discard")
  end,
}

local trap = {
  dark  = { force = 2, discard = { "Echo Snare" } },
  light = { force = 2, build_zone = { { "Scout", build = 2 } } },
}

scenario "a Trap is played when what it waits for happens" {
  ids   = { "MEDITATE.2", "MEDITATE.3", "MEDITATE.4" },
  start = "light build",
  dark  = trap.dark, light = trap.light,
  run   = function(t)
    t:play("Scout", "deploy")
    t:play("Echo Snare", "Meditate")
    t:expect("Scout"):tapped(true)  t:expect("dark"):force(0)
    t:expect("Echo Snare"):zone("removed")
  end,
}

scenario "a Trap is not played in the build step" {
  ids   = { "MEDITATE.2" },
  start = "dark build",
  dark  = { force = 9, discard = { "Echo Snare" } }, light = trap.light,
  run   = function(t)
    t:reach("build", "dark")  t:not_offered("Echo Snare")
  end,
}

-- Who has no Trap with Meditate there has no chance, and who lies in wait anyway has one only.
for _, other in ipairs { "Plain Snare", "Ghost Ship" } do
  scenario("no chance for Traps with '" .. other .. "' in the discard pile") {
    ids   = { "MEDITATE.2" },
    start = "light build",
    dark  = { force = 2, discard = { other } },
    light = trap.light,
    run   = function(t)
      t:play("Scout", "deploy")
      t:asked("light", "build")  t:no_window("trap")
    end,
  }
end

scenario "with cards face down there is one chance for all Traps" {
  ids   = { "MEDITATE.2" },
  start = "light build",
  dark  = { force = 2, discard = { "Echo Snare" }, build_zone = { { "Plain Snare", build = 1 } } },
  light = trap.light,
  run   = function(t)
    t:play("Scout", "deploy")
    t:offered("Echo Snare", "Meditate")  t:asked("dark", "trap")
    t:pass()  t:asked("light", "build")
  end,
}

scenario "a Trap with Meditate in hand or deck gives no chance" {
  ids   = { "MEDITATE.1" },
  start = "light build",
  dark  = { force = 4, hand = { "Echo Snare" }, deck = { "Echo Snare" } },
  light = trap.light,
  run   = function(t)
    t:play("Scout", "deploy")
    t:asked("light", "build")  t:no_window("trap")
  end,
}

scenario "the chance is the owner's, whatever the other has face down" {
  ids   = { "MEDITATE.2" },
  start = "light build",
  dark  = trap.dark,
  light = { build_zone = { { "Scout", build = 2 }, { "Guard", build = 1 } } },
  run   = function(t)
    t:play("Scout", "deploy")
    t:offered("Echo Snare", "Meditate")
    t:pass()  t:asked("light", "trap")
    t:pass()  t:asked("light", "build")
  end,
}

scenario "nobody else has that chance" {
  ids   = { "MEDITATE.2" },
  start = "light build",
  dark  = trap.dark, light = trap.light,
  run   = function(t)
    t:play("Scout", "deploy")
    t:asked("dark", "trap")  t:pass()
    t:asked("light", "build")
  end,
}

scenario "what else the moment sets off comes before the Trap" {
  ids   = { "MEDITATE.2", "R6.8.3" },
  start = "light build",
  dark  = { force = 1, discard = { "Echo Snare" }, character = { "Lookout" } },
  light = trap.light,
  run   = function(t)
    t:play("Scout", "deploy")
    t:play("Echo Snare", "Meditate")
    t:expect("Scout"):tapped(true)  t:expect("dark"):force(0)
  end,
}
