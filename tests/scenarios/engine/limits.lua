-- Cards that ask for more than a game holds: their effect is void and
-- reported, or they do what fits; the game goes on.

cards [[
  card "Looper" { side = "dark", type = "character", cost = 1, speed = 99, power = 1,
                  health = 9,
    activated { window = "phase", pay = { cost.force(1) },
                effect = { gain { build = 3 },
                           while_ { at_least(0, self.speed),
                                    { gain { force = 0 } } } } } }
  card "Summoner" { side = "dark", type = "character", cost = 1, speed = 98, power = 1,
                    health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { bring { 300, "Wisp", arena = "character" } } } }
  card "Wisp" { side = "dark", kind = "subordinate", type = "character", speed = 14,
                power = 1, health = 1 }
  card "Dice Tower" { side = "dark", type = "character", cost = 1, speed = 97, power = 1,
                      health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { gain { build = 3 },
                           damage { dice = 65,
                                    to = one(their { arena = "character" }) } } } }
  card "Dice Box" { side = "dark", type = "character", cost = 1, speed = 96, power = 1,
                    health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { damage { dice = 64,
                                    to = one(their { arena = "character" }) } } } }
  card "Colossus" { side = "light", type = "character", cost = 1, speed = 5, power = 1,
                    health = 400 }
  card "Layered" { side = "dark", type = "character", cost = 1, speed = 95, power = 1,
                   health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { while_ { at_most(139, resource_of(you, "setup")),
                                    { gain { setup = 1 },
                                      give { to = self, power = 1,
                                             lasts = "turn" } } } } } }
  card "Fifteen Ways" { side = "dark", type = "character", cost = 1, speed = 94,
                        power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { either {
                  { gain { setup = 1 } }, { gain { setup = 2 } }, { gain { setup = 3 } },
                  { gain { setup = 4 } }, { gain { setup = 5 } }, { gain { setup = 6 } },
                  { gain { setup = 7 } }, { gain { setup = 8 } }, { gain { setup = 9 } },
                  { gain { setup = 10 } }, { gain { setup = 11 } },
                  { gain { setup = 12 } },
                  { gain { setup = 13 } }, { gain { setup = 14 } },
                  { gain { setup = 15 } } } } } }
]]

scenario "an effect without an end is void, its cost stays paid" {
  ids   = { "R9.3.2" },
  dark  = { force = 1, character = { "Looper" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Looper")  t:script_error("without a decision")
    t:reach("step")
    t:expect("dark"):force(0):build(0)
  end,
}

scenario "as many subordinates come as a game has room for" {
  ids   = { "R1.3.4" },
  dark  = { character = { "Summoner" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Summoner")
    t:reach("step")
    t:happened("entered", {}, 246)              -- 248 cards, two were there
    t:expect("dark"):cards("character", 247)
    t:script_error("more than 248 cards in a game")
  end,
}

scenario "an effect with more dice than a table holds is void" {
  dark  = { character = { "Dice Tower" } },
  light = { character = { "Guard" } },
  dice  = {},
  run   = function(t)
    t:play("Dice Tower")  t:script_error("64 dice")
    t:reach("step")
    t:expect("Guard"):damage(0)  t:expect("dark"):build(0)
  end,
}

scenario "sixty-four dice of damage are all rolled" {
  ids   = { "R8.5.3" },
  dark  = { character = { "Dice Box" } },
  light = { character = { "Colossus" } },
  run   = function(t)
    for _ = 1, 32 do t:dice(4, 3) end
    t:play("Dice Box")
    t:reach("step")
    t:expect("Colossus"):damage(32)
  end,
}

scenario "a hundred and forty lasting effects are in force at once" {
  dark  = { character = { "Layered" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Layered")
    t:reach("step")
    t:expect("dark"):setup(140)  t:expect("Layered"):power(141)
  end,
}

scenario "the last of fifteen choices can be taken" {
  dark  = { character = { "Fifteen Ways" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Fifteen Ways")  t:choose("gain 15 setup")
    t:reach("step")
    t:expect("dark"):setup(15)
  end,
}

scenario "more choices than a question holds do not load" {
  overlay = 'card "Test" { side = "dark", type = "ground", cost = 1, speed = 7, '
      .. "power = 1, health = 1, activated { effect = { either { "
    .. ("{ draw { 1 } }, "):rep(18) .. "} } } }",
  fails   = "15",
}

cards [[
  card "Chatterer" { side = "dark", type = "character", cost = 1, speed = 5, power = 1, health = 5,
    trigger { on = step_started { step = "battle" }, effect = { gain { force = 1 } } } }
]]

local crowd = {}
for i = 1, 70 do crowd[i] = "Chatterer" end

scenario "triggers that find no room to wait are void, and told" {
  dark = { character = crowd },
  run  = function(t)
    t:script_error("too many triggered effects wait")
  end,
}

cards [[
  card "Conjurer" { side = "dark", type = "character", cost = 1, speed = 93, power = 1,
                    health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { bring { 1, "Bugler", arena = "character" },
                           while_ { at_least(0, self.speed),
                                    { gain { force = 0 } } } } } }
  card "Bugler" { side = "dark", kind = "subordinate", type = "character", speed = 14,
                  power = 1, health = 1,
    static { to = each(your { type = "character" }), power = 5 },
    activated { window = "phase", effect = { gain { force = 9 } } },
    trigger { on = step_started {}, effect = { gain { setup = 1 } } } }
]]

scenario "what a void effect brought has no text" {
  ids   = { "R9.3.2" },
  dark  = { character = { "Conjurer" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Conjurer")  t:script_error("without a decision")
    t:reach("step")
    t:expect("Conjurer"):power(1)
    t:expect("dark"):setup(0):cards("character", 1)
  end,
}

local nine, nines = {}, {}
for i = 1, 9 do
  nine[i] = 'activated { window = "phase", limit = { 1, per = "turn" },'
         .. " effect = { gain { force = " .. i .. " } } }"
  nines[i] = "static { to = each(your {}), speed = 1 }"
end

cards([[
  card "Many Ways" { side = "dark", type = "character", cost = 1, speed = 9, power = 1,
                     health = 9, ]] .. table.concat(nine, ", ") .. [[ }
  card "Many Words" { side = "dark", type = "character", cost = 1, speed = 9, power = 1,
                      health = 9, ]] .. table.concat(nines, ", ") .. " }")

local function army(name)
  local cards = {}
  for i = 1, 30 do cards[i] = name end
  return cards
end

scenario "abilities that find no room among the options are told, passing finds it" {
  dark  = { character = army "Many Ways" },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("phase", "dark")
    t:script_error("too many options")
    t:pass()
    t:reach("step")
  end,
}

scenario "texts that find no room are void, and told" {
  dark  = { force = 1, character = army "Many Words" },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("step")
    t:script_error("too many texts in force")
    t:expect("Many Words"):speed(265)               -- of 279
  end,
}

cards [[
  card "Storm" { side = "dark", type = "character", cost = 1, speed = 92, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { damage { 1, to = each(their { arena = "character" }) }, gain { force = 1 } } } }
  card "Sulker" { side = "light", type = "character", cost = 1, speed = 8, power = 1, health = 9,
    activated { window = "prevention", effect = {
      gain { build = 3 }, while_ { at_least(0, self.speed), { gain { force = 0 } } } } } }
  card "Fool" { side = "dark", type = "character", cost = 1, speed = 91, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" }, effect = {
      gain { build = 1 }, damage { 1, to = one(their {}) },
      while_ { at_least(0, self.speed), { gain { force = 0 } } } } } }
  card "Witness" { side = "light", type = "character", cost = 1, speed = 8, power = 1, health = 9,
    activated { window = "prevention", effect = { gain { force = 1 } } } }
]]

scenario "a hundred units are damaged at once" {
  ids   = { "R8.7.1" },
  dark  = { character = { "Storm" } },
  light = { character = (function()
    local all = {}
    for i = 1, 100 do all[i] = "Veteran" end
    return all
  end)() },
  run   = function(t)
    t:play("Storm")
    t:reach("step")
    t:expect("Veteran"):damage(1)
    t:expect("Veteran#100"):damage(1)
    t:expect("dark"):force(1)
  end,
}

scenario "an endless card of the opponent inside an effect is void, the effect is not" {
  dark  = { character = { "Storm" } },
  light = { character = { "Sulker" } },
  run   = function(t)
    t:play("Storm")
    t:play("Sulker")  t:script_error("without a decision")
    t:reach("step")
    t:expect("Sulker"):damage(1)
    t:expect("light"):build(0)
    t:expect("dark"):force(1)
  end,
}

scenario "an endless effect takes back what happened inside it" {
  dark  = { character = { "Fool" } },
  light = { character = { "Witness" } },
  run   = function(t)
    t:play("Fool")
    t:play("Witness")
    t:reach("step")  t:script_error("without a decision")
    t:expect("Witness"):damage(0)
    t:expect("light"):force(0)
    t:expect("dark"):build(0)
  end,
}

-- Numbers that no game comes to, and those that it may come to.

local seventeen, nine_delays = {}, {}
for i = 1, 17 do
  seventeen[i] = "replace { on = discarded { card = self }, with = { gain { force = 1 } } }"
end
for i = 1, 9 do
  nine_delays[i] = "delayed { on = step_ended {}, in_order = true, effect = { gain { force = 1 } } }"
end

cards([[
  card "Hoarder" { side = "dark", type = "character", cost = 1, speed = 92, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" }, pay = { cost.force(1) },
      effect = { put { 249, "credit", on = self }, put { 1, "credit", on = self } } },
    activated { window = "phase", limit = { 1, per = "turn" }, pay = { cost.build(1) },
      effect = { put { 1, "credit", on = self } } },
    activated { window = "phase", limit = { 1, per = "turn" }, pay = { cost.force(3) },
      effect = { gain { build = 30000 }, gain { build = 1 } } } }
  card "Historian" { side = "dark", type = "character", cost = 1, speed = 91, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
      effect = { bring { 120, "Wisp", arena = "character" },
                 put { 1, "resource", on = each(your { name = "Wisp" }) },
                 gain { force = count(your { name = "Wisp",
                   where = happened(counters_changed { card = candidate }) }) } } },
    activated { window = "phase", limit = { 1, per = "turn" }, pay = { cost.force(120) },
      effect = { put { 1, "credit", on = each(your { name = "Wisp" }) } } } }
  card "Nine Delays" { side = "dark", type = "character", cost = 1, speed = 90, power = 1, health = 9,
    activated { window = "phase", limit = { 1, per = "turn" }, effect = { ]]
    .. table.concat(nine_delays, ", ") .. [[ } } }
  card "Nine Lives" { side = "light", type = "character", cost = 1, speed = 7, power = 1, health = 1,
    ]] .. table.concat(seventeen, ", ") .. " }")

scenario "a card holds two hundred and fifty counters of a kind" {
  dark  = { force = 1, character = { "Hoarder" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Hoarder", "249")
    t:expect("Hoarder"):counters("credit", 250)
  end,
}

scenario "counters that can't be counted are lost, and told" {
  dark  = { force = 1, build = 1, character = { "Hoarder" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Hoarder", "249")
    t:play("Hoarder", "build")  t:script_error("more than 250 of one thing")
    t:expect("Hoarder"):counters("credit", 250)
  end,
}

scenario "damage that can't be counted is told" {
  dark  = { character = { "Dice Box" } },
  light = { character = { { "Colossus", damage = 230 } } },
  run   = function(t)
    for _ = 1, 64 do t:dice(4) end
    t:play("Dice Box")
    t:reach("step")  t:script_error("more than 250 of one thing")
    t:expect("Colossus"):damage(250)
  end,
}

scenario "points that can't be counted are lost, and told" {
  dark  = { force = 3, character = { "Hoarder" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Hoarder", "gain 30000")  t:script_error("more than 30000")
    t:expect("dark"):build(30000)
  end,
}

scenario "what happened to a hundred and twenty cards in a turn is remembered" {
  dark  = { character = { "Historian" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Historian", "Wisp")
    t:expect("dark"):force(120)
  end,
}

scenario "what can't be remembered is told, once a turn" {
  dark  = { character = { "Historian" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Historian", "Wisp")
    t:play("Historian", "credit")  t:script_error("more than 128 different events", 1)
    t:reach("step")
  end,
}

scenario "nine effects that wait for one moment happen once" {
  dark  = { character = { "Nine Delays" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Nine Delays")
    t:finish()
    t:expect("dark"):force(9)
  end,
}

scenario "replacements that find no room are void, and told" {
  dark  = { character = { "Brute" } },
  light = { character = { "Nine Lives" } },
  run   = function(t)
    t:attack("Brute", "Nine Lives")  t:dice(6, 1, 1, 1)
    t:choose("Nine Lives")  t:script_error("too many replacements")
    t:finish()
    t:expect("light"):force(1)
  end,
}
