-- What the generator of random declarations has found (make random-cards).

cards [[
  card "Snake" { side = "dark", kind = "battle",
    play { only_if = playable(self), effect = { gain { force = 1 } } } }
  card "Knot" { side = "dark", kind = "equipment", type = "ground", cost = 0,
    bearer = all { where = fits(candidate) }, equipped { power = 1 } }
  card "Reckoner" { side = "dark", type = "ground", cost = 1, speed = 90, power = 2, health = 3,
    static { when = at_most(0, 5), power = 1 },
    static { when = at_least(1, function() return 1 end), power = 4 } }
  card "Guest" { side = "dark", type = "ground", cost = 1, speed = 85, power = 1, health = 3,
    trigger { on = attacked { attacker = self },
              effect = { may { then_ = function(fx) fx:gain { force = 2 } end } } } }
]]

scenario "a condition may compare plain numbers and functions" {
  dark  = { ground = { "Reckoner" } },
  light = { ground = { "Bastion" } },
  run   = function(t) t:expect("Reckoner"):power(6) end,
}

for _, conditions in ipairs { "any_of { false, true }", "any_of { true, false }",
                              "none_of { false, false }", "all_of { true, true }" } do
  scenario("a list of conditions may begin with false: " .. conditions) {
    overlay = 'card "Test" { side = "dark", type = "ground", cost = 1, speed = 7, power = 1,'
      .. " health = 1, static { when = " .. conditions .. ", power = 2 },"
      .. " static { when = all_of { false, true }, power = 4 } }",
    dark  = { ground = { "Test" } },
    light = { ground = { "Bastion" } },
    run   = function(t) t:expect("Test"):power(3) end,
  }
end

scenario "what may be done can be a function" {
  dark  = { ground = { "Guest" } },
  light = { ground = { "Bastion" } },
  run   = function(t)
    t:attack("Guest", "Bastion")  t:choose(true)  t:dice(1)
    t:finish()
    t:expect("dark"):force(2)
  end,
}

for _, discard in ipairs { "discard { -4, random = true }", "discard { -2 }" } do
  scenario("less than nothing can't be discarded: " .. discard) {
    overlay = 'card "Test" { side = "dark", type = "ground", cost = 1, speed = 7, power = 1,'
      .. " health = 1, activated { effect = { " .. discard .. " } } }",
    fails   = ("clause 1 (activated): discard: %d or more cards expected, got -")
      :format(discard:find "random" and 1 or 0),
  }
end

for _, on in ipairs { '{ "space" }', "{ draw { 1 } }" } do
  scenario("a keyword with a constructor listens to events: " .. on) {
    overlay = 'keyword "Test" { constructor = "test", class = "layered", kind = "triggered", on = '
      .. on .. ", effect = { argument {} } }",
    fails   = "keyword 'Test': on: an event expected, got ",
  }
end

for _, part in ipairs { "pay", "resolve", "play_done", "attack_declare", "attack_roll",
                        "attack_hits", "attack_end", "damage_open", "damage_place" } do
  scenario("where nothing is played and nobody attacks " .. part .. " does nothing") {
    dark    = { ground = { "Crusher" } },
    light   = { ground = { "Bastion" } },
    overlay = 'change "battle" { before = "battle_step", ' .. part .. " {} }",
    run     = function(t)
      t:finish()
      t:expect("Bastion"):damage(0)
      t:happened("attacked", {}, 0)
    end,
  }
end

scenario "what a player may do is checked although it is worded first" {
  overlay = 'card "Test" { side = "dark", type = "ground", cost = 1, speed = 7, power = 1, health = 1,'
    .. " trigger { on = tapped { card = self }, may = true,"
    .. ' effect = { heal { 1, from = one(your { type = stop {} }) } } } }',
  fails   = "field 'type': a string or a list of strings expected, got a stop",
}

scenario "a card that asks whether it can be played itself has an answer" {
  dark  = { hand = { "Snake" }, ground = { "Crusher" } },
  light = { ground = { "Bastion" } },
  run   = function(t) t:not_offered("Snake")  t:finish() end,
}

scenario "an equipment that asks whether it fits itself has an answer" {
  start = "dark build",
  dark  = { build_zone = { { "Knot", face_down = false } }, ground = { "Crusher" } },
  run   = function(t) t:finish()  t:expect("Crusher"):power(4) end,
}
