-- Parts of a cost that want the same card or the same points: a cost can be paid if there is
-- a way to pay all of it, and what is chosen on the way leaves such a way (R9.2.1, R9.2.2).

cards [[
  card "Clerk" { side = "dark", type = "character", cost = 1, speed = 99, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { discard { one(your { zone = "hand", kind = "card" }) },
                        discard { one(your { zone = "hand", kind = "battle" }) } },
                effect = { gain { setup = 1 } } } }
  card "Chancellor" { side = "dark", type = "character", cost = 1, speed = 98, power = 1,
                      health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { either { { cost.force(3) }, { cost.build(3) } }, cost.force(3) },
                effect = { gain { setup = 1 } } } }
  card "Overseer" { side = "dark", type = "character", cost = 1, speed = 97, power = 1,
                    health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { tap { exactly(2, your { arena = "any" }) },
                        tap { one(your { type = "space" }) } },
                effect = { gain { setup = 1 } } } }
  card "Nested" { side = "dark", type = "character", cost = 1, speed = 96, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { if_ { at_least(0, turn_number), {
                          either { { cost.force(2) }, { cost.build(2) } } } },
                        cost.build(2) },
                effect = { gain { setup = 1 } } } }
  card "Bidder" { side = "dark", type = "character", cost = 1, speed = 95, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { choose_number { 0, force_of(you) }, cost.force(X), cost.force(2) },
                effect = { gain { setup = X } } } }
  card "Surgeon" { side = "dark", type = "character", cost = 1, speed = 94, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { take { 2, "damage", from = one(your { arena = "any" }) },
                        take { 1, "damage", from = self } },
                effect = { gain { setup = 1 } } } }
  card "Penitent" { side = "dark", type = "character", cost = 1, speed = 93, power = 1,
                    health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { discard { self }, tap { self } }, effect = { gain { setup = 1 } } } }
  card "Matron" { side = "dark", type = "character", cost = 1, speed = 92, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { choose { one(your { arena = "any" }), as = "a" },
                        discard { the.a }, cost.force(the.a.power) },
                effect = { gain { setup = 1 } } } }
  card "Dicer" { side = "dark", type = "character", cost = 1, speed = 91, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { discard { 1, from = "hand", random = true },
                        discard { one(your { zone = "hand", kind = "battle" }) } },
                effect = { gain { setup = 1 } } } }
  card "Eternal" { side = "dark", type = "character", cost = 1, speed = 90, power = 1, health = 9,
    static { cannot = { "be_discarded" } },
    activated { window = "phase", pay = { discard { self } }, effect = { gain { setup = 1 } } } }
  card "Legion" { side = "dark", type = "character", cost = 1, speed = 89, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { discard { exactly(6, your { zone = "hand", kind = "card" }) },
                        discard { exactly(6, your { zone = "hand", kind = "battle" }) } },
                effect = { gain { setup = 1 } } } }
  card "Waker" { side = "dark", type = "character", cost = 1, speed = 86, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { untap { one(your { arena = "any" }) }, cost.force(0) },
                effect = { gain { setup = 1 } } } }
  card "Coward" { side = "dark", type = "character", cost = 1, speed = 85, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { retreat { one(your { arena = "any" }) },
                        tap { one(your { arena = "any" }) } },
                effect = { gain { setup = 1 } } } }
  card "Mainstay" { side = "dark", type = "character", cost = 1, speed = 84, power = 1, health = 9,
    static { cannot = { "retreat" } } }
  card "Twofold" { side = "dark", type = "character", cost = 1, speed = 83, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { discard { 1, from = "hand" }, discard { them } },
                effect = { gain { setup = 1 } } } }
  card "Picker" { side = "dark", type = "character", cost = 1, speed = 82, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { choose { one(your { arena = "any" }) }, tap { it } },
                effect = { gain { setup = 1 } } } }
  card "Levy Troop" { side = "dark", type = "ground", cost = 1, speed = 7, power = 1, health = 1 }
  card "Bait" { side = "dark", type = "character", cost = 1, speed = 88, power = 1, health = 9,
    upkeep { either { { discard { one(your { zone = "hand", kind = "card" }) },
                        discard { one(your { zone = "hand", kind = "battle" }) } } } } }
]]

local function phase(claim, dark, run, ids)
  scenario(claim) { ids = ids or { "R9.2.1" }, dark = dark,
                    light = { character = { "Guard" } }, run = run }
end

phase("the card that only the second part fits is not spent by the first",
  { character = { "Clerk" }, hand = { "Pulse", "Levy Troop" } }, function(t)
    t:play("Clerk")  -- Pulse fits both parts, so the first takes the other: no choice is left
    t:expect("dark"):cards("hand", 0):cards("discard", 2):setup(1)
    t:order({ "hand_discarded", card = "Levy Troop" }, { "hand_discarded", card = "Pulse" })
  end)

phase("one card that fits both parts pays one of them", { character = { "Clerk" },
  hand = { "Pulse" } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Clerk")
  end, { "R9.2.1", "R9.2.2" })

phase("two cards of which the second part fits none", { character = { "Clerk" },
  hand = { "Levy Troop", "Windfall" } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Clerk")
  end)

phase("of several cards those are offered that leave the rest payable",
  { character = { "Clerk" }, hand = { "Pulse", "Levy Troop", "Windfall" } }, function(t)
    t:play("Clerk")  t:choices("Levy Troop", "Windfall")
    t:choose("Windfall")
    t:expect("dark"):cards("hand", { "Levy Troop" }):setup(1)
  end)

phase("a part of a choice that takes what a later part needs is not offered",
  { force = 3, build = 3, character = { "Chancellor" } }, function(t)
    t:play("Chancellor")  -- 3 Force are for the second part: only build points are left
    t:expect("dark"):force(0):build(0):setup(1)
  end)

phase("with enough of both each part of the choice is offered",
  { force = 6, build = 3, character = { "Chancellor" } }, function(t)
    t:play("Chancellor")  t:asked("dark", "mode")  t:choose("3 Force")
    t:expect("dark"):force(0):build(3):setup(1)
  end)

phase("a choice none of whose parts leaves the rest payable",
  { force = 5, build = 2, character = { "Chancellor" } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Chancellor")
  end)

phase("a later part looks at the choice inside a condition",
  { force = 2, build = 3, character = { "Nested" } }, function(t)
    t:play("Nested")
    t:expect("dark"):force(0):build(1):setup(1)
  end)

phase("of three units two are tapped so that the third part finds one",
  { character = { "Overseer", "Brute" }, space = { "Dart" } }, function(t)
    t:play("Overseer")
    t:expect("Overseer"):tapped(true)  t:expect("Brute"):tapped(true)
    t:expect("Dart"):tapped(true)  t:expect("dark"):setup(1)
  end)

phase("the last card of a choice is taken by none of the first two",
  { character = { "Overseer", "Brute" }, space = { "Dart" }, ground = { "Crusher" } },
  function(t)
    t:play("Overseer")  t:choices("Crusher", "Overseer", "Brute")
    t:choose("Brute")  t:choices("Crusher", "Overseer")  t:choose("Crusher")
    t:expect("Overseer"):tapped(false)  t:expect("Dart"):tapped(true)
  end)

phase("two units are not three", { character = { "Overseer" }, space = { "Dart" } },
  function(t)
    t:reach("phase", "dark")  t:not_offered("Overseer")
  end)

phase("a number is chosen that leaves the rest payable", { force = 4, character = { "Bidder" } },
  function(t)
    t:play("Bidder")  t:choices(0, 1, 2)  t:choose(2)
    t:expect("dark"):force(0):setup(2)
  end, { "R9.2.1", "R9.2.8" })

phase("no number is payable if the rest is not", { force = 1, character = { "Bidder" } },
  function(t)
    t:reach("phase", "dark")  t:not_offered("Bidder")
  end)

phase("counters of the one card that a later part needs stay there",
  { character = { { "Surgeon", damage = 2 }, { "Brute", damage = 2 }, { "Champion", damage = 1 } } },
  function(t)
    t:play("Surgeon")  -- Champion has too few, of Surgeon's two one is needed later
    t:expect("Brute"):damage(0)  t:expect("Surgeon"):damage(1)  t:expect("Champion"):damage(1)
    t:expect("dark"):setup(1)
  end)

phase("nobody has the counters", { character = { { "Surgeon", damage = 1 },
  { "Brute", damage = 1 } } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Surgeon")
  end)

phase("a card that is gone is not tapped", { character = { "Penitent" } }, function(t)
  t:reach("phase", "dark")  t:not_offered("Penitent")
end)

phase("a named card is one whose price can be paid",
  { force = 4, character = { "Matron", "Brute", "Champion" } }, function(t)
    t:play("Matron")  t:choices("Matron", "Brute")  t:choose("Brute")
    t:expect("Brute"):zone("discard")  t:expect("dark"):force(0):setup(1)
  end)

phase("none of the cards that could be named has a price that can be paid",
  { force = 0, character = { "Matron", "Brute" } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Matron")
  end)

phase("chance may take any card: the rest must be payable whichever it takes",
  { character = { "Dicer" }, hand = { "Pulse", "Levy Troop" } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Dicer")
  end)

phase("chance can't spoil the rest", { character = { "Dicer" },
  hand = { "Pulse", "Grenade" } }, function(t)
    t:play("Dicer")
    t:expect("dark"):cards("hand", 0):setup(1)
  end)

phase("what can't be discarded does not pay for anything", { character = { "Eternal" } },
  function(t)
    t:reach("phase", "dark")  t:not_offered("Eternal")
  end, { "R9.2.1", "R1.3.3" })

phase("a large hand is divided without trying all ways",
  { character = { "Legion" }, hand = { "Pulse", "Pulse", "Grenade", "Grenade", "Poison",
    "Cover", "Windfall", "Windfall", "Levy Troop", "Levy Troop", "Levy Troop", "Levy Troop" } },
  function(t)
    t:play("Legion")
    t:expect("dark"):cards("hand", 0):cards("discard", 12):setup(1)
  end)

phase("a search that would have no end finds nothing, and says so",
  { character = { "Legion" }, hand = { "Pulse", "Grenade", "Poison", "Cover", "Windfall",
    "Levy Troop", "Brute", "Champion", "Dart", "Raider", "Hulk", "Speeder", "Crusher",
    "Fortress", "Assassin" } },
  function(t)
    t:reach("phase", "dark")  t:not_offered("Legion")
    t:script_error("no way to pay found in 1000 tries")
  end)

-- What is too deep for one number need not be for the next.
scenario "after a number whose price is too long to be looked at the others are" {
  ids     = { "R9.2.1", "R9.2.8" },
  overlay = [[
    local long = {}
    for i = 1, 140 do long[i] = cost.force(i % 2) end
    card "Pedant" { side = "dark", type = "character", cost = 1, speed = 87, power = 1, health = 9,
      activated { window = "phase", limit = { 1, per = "turn" },
                  pay = { choose_number { 0, 1 }, if_ { at_most(0, X), long, { cost.force(2) } } },
                  effect = { gain { setup = 1 + X } } } } ]],
  dark  = { force = 99, character = { "Pedant" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Pedant")
    t:expect("dark"):force(97):setup(2)
    t:script_error("Pedant: Choose a number")  -- the text is so long that the message ends in it
  end,
}

phase("a card that is untapped for the price is tapped",
  { character = { "Waker", { "Brute", tapped = true } } }, function(t)
    t:play("Waker")
    t:expect("Brute"):tapped(false)  t:expect("dark"):setup(1)
  end)

phase("nobody is tapped who could be untapped for the price", { character = { "Waker", "Brute" } },
  function(t) t:reach("phase", "dark")  t:not_offered("Waker") end)

phase("who retreats for the price does not pay the rest of it", { character = { "Coward" } },
  function(t) t:reach("phase", "dark")  t:not_offered("Coward") end)

phase("one retreats for the price, another taps", { character = { "Coward", "Brute" } },
  function(t)
    t:play("Coward")  t:choose("Brute")
    t:expect("Brute"):zone("build_zone")  t:expect("Coward"):tapped(true)
    t:expect("dark"):setup(1)
  end)

phase("who can't retreat does not pay with it",
  { character = { "Coward", "Mainstay", "Brute" } }, function(t)
    t:play("Coward")  t:choices("Coward", "Brute")  t:choose("Brute")
    t:expect("Mainstay"):zone("character")
  end, { "R9.2.1", "R1.3.3" })

phase("the cards of the part before are all to be used again: one that is gone is not",
  { character = { "Twofold" }, hand = { "Pulse" } }, function(t)
    t:reach("phase", "dark")  t:not_offered("Twofold")
  end)

phase("a card that is chosen without a name pays the next part", { character = { "Picker", "Brute" } },
  function(t)
    t:play("Picker")  t:choose("Brute")
    t:expect("Brute"):tapped(true)  t:expect("Picker"):tapped(false)
    t:expect("dark"):setup(1)
  end)

scenario "an Upkeep is paid as a whole or not at all" {
  ids   = { "R9.2.1", "UPKEEP.5" },
  start = "dark build",
  dark  = { character = { "Bait" }, hand = { "Pulse" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:choose("Bait")  t:finish()
    t:expect("dark"):cards("hand", { "Pulse" })
  end,
}

scenario "an Upkeep spends the cards so that all of it is paid" {
  ids   = { "R9.2.1", "UPKEEP.2" },
  start = "dark build",
  dark  = { character = { "Bait" }, hand = { "Pulse", "Levy Troop", "Windfall" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:choose("Bait")
    t:choices("Levy Troop", "Windfall")  t:choose("Levy Troop")
    t:finish()
    t:expect("dark"):cards("hand", { "Windfall" })
  end,
}

local different = [[
  card "Curator" { side = "dark", type = "character", cost = 1, speed = 99, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { discard { exactly(2, your { zone = "hand", kind = "card" },
                                          { different = true }) } },
                effect = { gain { setup = 1 } } } } ]]

for _, second in ipairs { "Pulse", "Grenade" } do
  scenario("two cards of different names: Pulse and " .. second) {
    ids   = { "R9.2.1" }, overlay = different,
    dark  = { character = { "Curator" }, hand = { "Pulse", second } },
    light = { character = { "Guard" } },
    run   = function(t)
      t:reach("phase", "dark")
      if second == "Pulse" then return t:not_offered("Curator") end
      t:play("Curator")  t:choose("Pulse")
      t:expect("dark"):cards("hand", 0):setup(1)
    end,
  }
end
