-- Functions that give, bring, attach, reroll, and what they hold when it has left play.

cards [[
  local boost = body { power = 2, "Critical Hit 1" }
  local by_x = body { power = X }
  local promise = body { trigger { on = attack_ended { attacker = your {} },
      effect = { gain { force = 1 } } } }

  card "Squire" { side = "light", kind = "subordinate", type = { "character", "ground" },
      speed = 12, power = 1, health = 1 }

  card "Giver" { side = "dark", type = "character", cost = 1, speed = 90, power = 2, health = 6,
    activated { window = "phase", effect = function(fx)
      local unit = fx:choose(your { other = true })
      local n = fx:give { boost, to = unit, lasts = "turn" }
      fx:give { by_x, to = fx.self, lasts = "battle", x = n + 2 }
      fx:give { promise, to = fx.you, lasts = "turn" }
    end } }
  card "Bringer" { side = "light", type = "character", cost = 1, speed = 89, power = 2, health = 6,
    activated { window = "phase", effect = function(fx)
      local n = fx:bring { 2, "Squire", arena = "ground" }
      fx:gain { force = n }
      fx:bring { 1, "Squire" }
    end } }
  card "Smith" { side = "dark", type = "character", cost = 1, speed = 90, power = 2, health = 6,
    activated { window = "phase", effect = function(fx)
      local item = fx:choose(your { kind = "equipment" })
      fx:attach { item, to = fx:choose(your {}) }
      fx:gain { force = item:host():power() }
    end } }
  card "Cheater" { side = "dark", type = "character", cost = 1, speed = 90, power = 2, health = 6,
    activated { window = "reroll", effect = function(fx)
      fx:gain { force = fx:reroll { up_to = 2 } }
    end } }
  card "Conjurer" { side = "dark", type = "character", cost = 1, speed = 90, power = 2, health = 6,
    activated { window = "phase", effect = function(fx)
      local unit = fx:choose(their {})
      fx:put { 1, "damage", on = unit }
      fx:return_to(unit, "hand")
      fx:gain { build = unit:zone() == "hand" and 1 or 0 }     -- the card itself, out of play
      fx:enter(unit)
      -- the unit that was chosen is gone; what stands there is another
      assert(not unit:in_play() and unit:zone() == nil and unit:arena() == nil)
      assert(unit:power() == 0 and unit:controller() == nil and unit:name() == "Guard")
      assert(fx:damage { 2, to = unit } == 0)
      local new = fx:cards(their { arena = "character" })[1]
      assert(new:in_play() and new ~= unit and new:power() == 4)
      fx:damage { 1, to = { new, unit } }
    end } }
]]

scenario "a function gives a body, with X, to cards and to its player" {
  dark  = { character = { "Giver", "Brute" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Giver")
    t:expect("Brute"):power(6):keyword("Critical Hit", 1)
    t:expect("Giver"):power(5)
    t:attack("Giver", "Veteran")  t:dice(1, 1, 1, 1, 1)
    t:attack("Brute", "Veteran")  t:dice(1, 1, 1, 1, 1, 1)
    t:finish()
    t:expect("dark"):force(2)     -- at the ends of two attacks
    t:expect("Brute"):power(6)
    t:expect("Giver"):power(2)    -- the battle is over, the turn is not
  end,
}

scenario "a function brings units, to an arena or where the player says" {
  light = { character = { "Bringer" } },
  run   = function(t)
    t:play("Bringer")  t:choose("ground")
    t:expect("light"):force(2)
    t:expect("Squire"):zone("ground")
    t:expect("Squire#2"):zone("ground")
    t:expect("Squire#3"):zone("ground"):controller("light")
  end,
}

scenario "a function attaches a card to another" {
  dark  = { build_zone = { "Saber", "Saddle" }, character = { "Smith", "Brute" } },
  run   = function(t)
    t:play("Smith")  t:choose("Saber")  t:choose("Brute")
    t:expect("Saber"):on("Brute")
    t:expect("dark"):force(5)
  end,
}

scenario "a function lets its player reroll dice" {
  dark  = { character = { "Cheater" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:attack("Cheater", "Veteran")  t:dice(1, 2, 6)
    t:play("Cheater")
    t:asked("dark", "die")  t:choose(1)  t:choose(false)
    t:finish()
    t:expect("dark"):force(1)
    t:expect("Veteran"):damage(1)
  end,
}

scenario "what a function holds of a unit is not the unit that came back" {
  dark  = { character = { "Conjurer" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Conjurer")
    t:reach("step")
    t:expect("Guard"):zone("character"):damage(1)
    t:expect("dark"):build(1)
  end,
}
