-- A cost is paid as a whole or not at all (R9.2.1, R9.2.2): what one part takes, another
-- part can't take again, and a choice inside a cost is part of it.

cards [[
  card "Trader" { side = "dark", type = "character", cost = 1, speed = 99, power = 1,
                  health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { discard { one(your { zone = "hand", kind = "card" }) },
                        discard { one(your { zone = "hand", kind = "card" }) } },
                effect = { gain { force = 5 } } } }
  card "Twice Tapped" { side = "dark", type = "character", cost = 1, speed = 98,
                        power = 1, health = 9,
    activated { window = "phase", pay = { tap { self }, tap { self } },
                effect = { gain { force = 1 } } } }
  card "Drill Sergeant" { side = "dark", type = "character", cost = 1, speed = 97,
                          power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { tap { one(your { arena = "character" }) },
                        tap { one(your { arena = "character" }) } },
                effect = { gain { force = 1 } } } }
  card "Mender" { side = "dark", type = "character", cost = 1, speed = 96, power = 1,
                  health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { take { 1, "damage", from = self },
                        take { 1, "damage", from = self } },
                effect = { gain { force = 1 } } } }
  card "Broker" { side = "dark", type = "character", cost = 1, speed = 95, power = 1,
                  health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { either { { lose { force = 3 } }, { lose { build = 3 } } } },
                effect = { draw { 1 } } } }
  card "Planner" { side = "dark", type = "character", cost = 1, speed = 94, power = 1,
                   health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { either { { lose { force = 1 } }, { lose { build = 1 } } } },
                effect = { either { { gain { setup = 1 }, window = "phase" },
                                    { gain { setup = 2 }, window = "phase" },
                                    { gain { setup = 7 }, window = "phase" } } } } }
  card "Tax Collector" { side = "dark", type = "character", cost = 1, speed = 93,
                         power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { lose { force = 2, player = you },
                        lose { force = 2, player = opponent } },
                effect = { gain { setup = 1 } } } }
  card "Cautious" { side = "dark", type = "character", cost = 1, speed = 92, power = 1,
                    health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { if_ { at_least(0, turn_number), { lose { force = 2 } } } },
                effect = { draw { 1 } } } }
  card "Swindler" { side = "dark", type = "character", cost = 1, speed = 91, power = 1,
                    health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                pay = { take { 0 - 5 * turn_number, "damage", from = self },
                        take { 3, "damage", from = self } },
                effect = { gain { force = 1 } } } }
  card "Slip of the Tongue" { side = "dark", kind = "battle",
    play { window = "phase", pay = function(fx) error("boom") end,
           effect = { gain { force = 1 } } } }
]]

local function not_payable(claim, dark, name)
  scenario(claim) {
    ids   = { "R9.2.1", "R9.2.2" },
    dark  = dark,
    light = { character = { "Guard" } },
    run   = function(t)
      t:reach("phase", "dark")  t:not_offered(name)
    end,
  }
end

not_payable("one card is not discarded twice", { character = { "Trader" },
                                                 hand = { "Pulse" } },
            "Trader")
not_payable("a unit is not tapped twice", { character = { "Twice Tapped" } },
            "Twice Tapped")
not_payable("one untapped unit is not two", { character = { "Drill Sergeant" } },
            "Drill Sergeant")
not_payable("one counter is not taken twice",
            { character = { { "Mender", damage = 1 } } }, "Mender")
not_payable("less than nothing pays for nothing", { character = { "Swindler" } },
            "Swindler")
not_payable("a choice of costs that can't be paid is not free",
            { force = 2, build = 2, character = { "Broker" }, deck = { "Pulse" } },
            "Broker")
not_payable("a cost under a condition is a cost",
            { force = 1, character = { "Cautious" }, deck = { "Pulse" } }, "Cautious")

scenario "two cards pay for two discards" {
  ids   = { "R9.2.1" },
  dark  = { character = { "Trader" }, hand = { "Pulse", "Grenade" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Trader")  t:choose("Grenade")
    t:expect("dark"):force(5):cards("hand", 0):cards("discard", 2)
  end,
}

scenario "two counters pay for two" {
  ids   = { "R9.2.1" },
  dark  = { character = { { "Mender", damage = 2 } } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Mender")  t:expect("Mender"):damage(0)  t:expect("dark"):force(1)
  end,
}

scenario "two units pay for two taps" {
  ids   = { "R9.2.1" },
  dark  = { character = { "Drill Sergeant", "Brute" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Drill Sergeant")  t:choose("Brute")
    t:expect("Brute"):tapped(true)  t:expect("Drill Sergeant"):tapped(true)
    t:expect("dark"):force(1)
  end,
}

scenario "the part of a choice that can be paid is paid" {
  ids   = { "R9.2.1" },
  dark  = { force = 2, build = 3, character = { "Broker" }, deck = { "Pulse" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Broker")
    t:expect("dark"):force(2):build(0):cards("hand", { "Pulse" })
  end,
}

scenario "the mode of the effect is not the mode of the cost" {
  ids   = { "R9.2.1", "R9.2.5" },
  dark  = { force = 5, build = 5, character = { "Planner" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Planner")  t:choose("7 setup")
    t:asked("dark", "mode")  t:choose("1 build")
    t:reach("step")
    t:expect("dark"):force(5):build(4):setup(7)
  end,
}

scenario "each player pays an own part" {
  ids   = { "R9.2.1" },
  dark  = { force = 2, character = { "Tax Collector" } },
  light = { force = 2, character = { "Guard" } },
  run   = function(t)
    t:play("Tax Collector")
    t:expect("dark"):force(0):setup(1)  t:expect("light"):force(0)
  end,
}

scenario "nothing is taken from a player who has less" {
  ids   = { "R9.2.2" },
  dark  = { force = 4, character = { "Tax Collector" } },
  light = { force = 1, character = { "Guard" } },
  run   = function(t)
    t:reach("phase", "dark")  t:not_offered("Tax Collector")
  end,
}

scenario "a card whose cost fails is discarded without effect" {
  ids   = { "R9.3.2" },
  dark  = { character = { "Brute" }, hand = { "Slip of the Tongue" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Slip of the Tongue")  t:script_error("boom")
    t:reach("step")
    t:expect("Slip of the Tongue"):zone("discard")  t:expect("dark"):force(0)
  end,
}

local function no_part_of_a_cost(verb, text)
  scenario("what " .. verb .. " would take can't be known: no part of a cost") {
    overlay = 'card "Test" { side = "dark", type = "ground", cost = 1, speed = 7, '
      .. "power = 1, health = 1, activated { pay = { " .. text
      .. " }, effect = { draw { 1 } } } }",
    fails   = verb .. ": can't be part of a cost",
  }
end

no_part_of_a_cost("while_", "while_ { at_least(0, turn_number), { lose { force = 1 } } }")
no_part_of_a_cost("each_player", "each_player { lose { force = 1 } }")
no_part_of_a_cost("as_player", "as_player { opponent, { lose { force = 1 } } }")
