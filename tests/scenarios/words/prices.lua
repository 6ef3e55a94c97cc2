-- Printed prices, each paid and each refused where it can't be paid (R9.2.1).

cards [[
  keyword "Payoff" { class = "layered", kind = "activated", window = "phase",
    limit = { 1, per = "turn" }, effect = { gain { setup = 1 } } }
  card "Finn Test" { side = "dark", type = "space", cost = 1, speed = 2, power = 1, health = 9 }
  card "Poe Test" { side = "dark", type = "space", cost = 1, speed = 3, power = 1, health = 9 }
  counters { "oil" }
  card "Oiler" { side = "dark", type = "character", cost = 1, speed = 90, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { take { 2, "oil", from = one(your { arena = "any" }) } },
                effect = { gain { setup = 1 } } } }
  card "Cruel" { side = "dark", type = "character", cost = 1, speed = 89, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { put { 2, "damage", on = one(your { other = true, arena = "character" }) } },
                effect = { gain { setup = 1 } } } }
  card "Sender" { side = "dark", type = "character", cost = 1, speed = 88, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { discard { one(your { "Clone", arena = "any" }) }, gain { force = 2 } },
                effect = { gain { setup = 1 } } } }
  card "Some Clone" { side = "dark", type = "ground", subtypes = { "Clone" }, cost = 1, speed = 1,
    power = 1, health = 9 }
]]

local function unit(price)
  return 'card "Payer" { side = "dark", type = "character", cost = 1, speed = 99, power = 1, '
    .. 'health = 9, "' .. price .. ' -> Payoff" }'
end

-- A price, the position in which it is paid with the script that follows, and one in which it
-- can't be.
local function price(text, payable, run, short)
  for _, dark in ipairs { payable, short } do
    dark.character = dark.character or {}
    table.insert(dark.character, 1, "Payer")
  end
  scenario("'" .. text .. "' is paid") {
    ids = { "R9.2.1" }, overlay = unit(text), dark = payable,
    light = { character = { "Guard" } },
    run = function(t)
      t:play("Payer", "Payoff")
      run(t)
      t:expect("dark"):setup(1)
    end,
  }
  scenario("'" .. text .. "' can't be paid") {
    ids = { "R9.2.1", "R9.2.2" }, overlay = unit(text), dark = short,
    light = { character = { "Guard" } },
    run = function(t) t:reach("phase", "dark")  t:not_offered("Payer") end,
  }
end

price("Discard the top 2 cards of your deck",
  { deck = { "Pulse", "Grenade", "Poison" } },
  function(t) t:expect("dark"):cards("deck", { "Poison" }):cards("discard", 2) end,
  { deck = { "Pulse" } })
price("Discard the top card of your deck",
  { deck = { "Pulse", "Grenade" } },
  function(t) t:expect("dark"):cards("deck", { "Grenade" }) end,
  { hand = { "Pulse" } })
price("Put 2 cards in your hand on the bottom of your deck",
  { deck = { "Poison" }, hand = { "Pulse", "Grenade" } },
  function(t) t:expect("dark"):cards("hand", 0):cards("deck", 3) end,
  { hand = { "Pulse" } })
price("Reveal a card in your hand",
  { hand = { "Pulse" } },
  function(t) t:happened("revealed", { card = "Pulse" }, 1)  t:expect("dark"):cards("hand", 1) end,
  { deck = { "Pulse" } })
price("Remove a card from your discard pile from the game",
  { discard = { "Pulse" } },
  function(t) t:expect("Pulse"):zone("removed") end,
  { hand = { "Pulse" } })
price("Remove a card from your discard pile from the game or discard the top card of your deck",
  { discard = { "Pulse" }, deck = { "Grenade" } },
  function(t) t:asked("dark", "mode")  t:choose("deck")  t:expect("Grenade"):zone("discard") end,
  { hand = { "Pulse" } })
price("Tap Finn Test or Poe Test",
  { space = { { "Finn Test", tapped = true }, "Poe Test" } },
  function(t) t:expect("Poe Test"):tapped(true)  t:expect("Payer"):tapped(false) end,
  { space = { { "Finn Test", tapped = true }, "Dart" } })
price("Put 1 damage counter on one of your other units",
  { space = { "Dart" } },
  function(t) t:expect("Dart"):damage(1)  t:expect("Payer"):damage(0) end, {})
price("Tap, Gain 2 Force, Pay 3 Force", -- what one part gives pays the next (R9.2.4)
  { force = 1 },
  function(t) t:expect("dark"):force(0)  t:expect("Payer"):tapped(true) end, { force = 0 })
price("Pay 1 Force, each player gains 2 Force",
  { force = 1 },
  function(t) t:expect("dark"):force(2)  t:expect("light"):force(2) end, { force = 0 })

scenario "counters come from a card that has them" {
  ids   = { "R9.2.1" },
  dark  = { character = { "Oiler", { "Brute", counters = { oil = 1 } },
                          { "Champion", counters = { oil = 3 } } } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Oiler")
    t:expect("Champion"):counters("oil", 1)  t:expect("Brute"):counters("oil", 1)
    t:expect("dark"):setup(1)
  end,
}

scenario "counters of two cards are not added up" {
  ids   = { "R9.2.1" },
  dark  = { character = { "Oiler", { "Brute", counters = { oil = 1 } },
                          { "Champion", counters = { oil = 1 } } } },
  light = { character = { "Guard" } },
  run   = function(t) t:reach("phase", "dark")  t:not_offered("Oiler") end,
}

scenario "damage counters go onto another unit, of those that are meant" {
  ids   = { "R9.2.1", "R8.8.7" },
  dark  = { character = { "Cruel", "Brute" }, space = { "Dart" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Cruel")  t:expect("Brute"):damage(2)  t:expect("Cruel"):damage(0)
    t:no_window("prevention")
  end,
}

scenario "without another unit no counters can be put" {
  ids   = { "R9.2.1" },
  dark  = { character = { "Cruel" }, space = { "Dart" } },
  light = { character = { "Guard" } },
  run   = function(t) t:reach("phase", "dark")  t:not_offered("Cruel") end,
}

scenario "a gain inside a price is no payment" {
  ids   = { "R9.2.1" },
  dark  = { character = { "Sender" }, ground = { "Some Clone" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Sender")
    t:expect("dark"):force(2):setup(1)  t:happened("paid", {}, 0)
    t:happened("resource_changed", { player = "dark", amount = 2 }, 1)
  end,
}

scenario "a part of a keyword's price asks what was paid before it" {
  ids     = { "R9.2.1" },
  overlay = [[card "Payer" { side = "dark", type = "character", cost = 1, speed = 99, power = 1,
    health = 9, keyword { "Payoff", pay = { discard { any_number(your { zone = "hand", kind = "card" }) },
                                            cost.force(done) } } }]],
  dark    = { force = 5, hand = { "Pulse", "Grenade" }, character = { "Payer" } },
  light   = { character = { "Guard" } },
  run     = function(t)
    t:play("Payer", "Payoff")
    t:choose("Pulse")  t:choose("Grenade")
    t:expect("dark"):force(3):setup(1):cards("hand", 0)
  end,
}
