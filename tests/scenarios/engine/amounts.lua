-- Amounts that don't fit a number of the game become the largest that does.

cards [[
  card "Supernova" { side = "dark", type = "character", cost = 1, speed = 99, power = 1,
                     health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { damage { 40000, to = one(their { arena = "character" }) } } } }
  card "Swarm Lord" { side = "dark", type = "character", cost = 1, speed = 98, power = 1,
                      health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { give { to = self, power = 30000, lasts = "turn" },
                           give { to = self, power = 30000, lasts = "turn" } } } }
  card "Overreacher" { side = "dark", type = "character", cost = 1, speed = 97, power = 1,
                       health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = { give { to = self, power = 70000, lasts = "turn" } } } }
  card "Untouchable" { side = "light", type = "character", cost = 1, speed = 40,
                       power = 1, health = 9,
    static { set = { hit_on = 200 } } }
  card "Guesser" { side = "dark", type = "character", cost = 1, speed = 96, power = 1,
                   health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = function(fx) fx:number(-1, math.maxinteger) end } }
  card "Optimist" { side = "dark", type = "character", cost = 1, speed = 95, power = 1,
                    health = 9,
    activated { window = "phase", limit = { 1, per = "turn" },
                effect = function(fx)
                  if fx:number(40000, 40003) < 0 then fx:gain { force = 50 } end
                end } }
]]

scenario "too much damage is very much damage" {
  dark  = { character = { "Supernova" } },
  light = { character = { "Veteran" } },
  run   = function(t)
    t:play("Supernova")  t:reach("phase")
    t:expect("Veteran"):zone("discard")
    t:script_error("more than 250 of one thing")
  end,
}

scenario "large bonuses don't turn into penalties" {
  dark  = { character = { "Swarm Lord", "Overreacher" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Swarm Lord")  t:expect("Swarm Lord"):power(30000)
    t:play("Overreacher")  t:expect("Overreacher"):power(30000)
  end,
}

scenario "a die that needs more than six does not hit" {
  dark  = { character = { "Supernova" } },
  light = { character = { "Untouchable" } },
  run   = function(t)
    t:attack("Supernova", "Untouchable")  t:dice(6)
    t:finish()
    t:expect("Untouchable"):damage(0)
  end,
}

scenario "a function can't ask for a number without end" {
  dark  = { character = { "Guesser" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Guesser")  t:script_error("range")
    t:reach("step")
  end,
}

scenario "numbers that a function offers are those it gets" {
  dark  = { character = { "Optimist" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:play("Optimist")  t:script_error("range")
    t:reach("step")  t:expect("dark"):force(0)
  end,
}

local words, lines = {}, {}
for i = 1, 30 do
  words[i] = ('keyword "Word %d" { params = { "X" }, class = "cumulative", kind = "static", '
           .. 'text = "Add {X} power.", power = X }\n'):format(i)
  lines[i] = ('"Word %d 1"'):format(i)
end

cards(table.concat(words) .. [[
  card "Chatterbox" { side = "dark", type = "character", cost = 1, speed = 9, power = 1,
                      health = 9, ]] .. table.concat(lines, ", ") .. " }")

scenario "a card has as many keywords as there are" {
  ids   = { "R10.2.1" },
  dark  = { character = { "Chatterbox" } },
  light = { character = { "Guard" } },
  run   = function(t) t:reach("step")  t:expect("Chatterbox"):power(31) end,
}

cards [[
  card "Butterfingers" { side = "dark", type = "character", cost = 1, speed = 9, power = 5,
                         health = 9,
    static { set = { dice_count = 2 } }, static { set = { dice_count = 3 } } }
]]

scenario "only two and only three dice are two" {
  ids   = { "R8.5.8" },
  dark  = { character = { "Butterfingers" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:attack("Butterfingers", "Guard")  t:dice(1, 1)
    t:reach("between")
    t:expect("Guard"):damage(0)
  end,
}

scenario "dice that are rolled are set, not added to" {
  overlay = 'card "Test" { side = "dark", type = "ground", cost = 1, speed = 7, power = 1, '
         .. "health = 1, static { dice_count = 2 } }",
  fails   = "dice_count",
}

cards [[
  card "Ledger Clerk" { side = "light", type = "character", cost = 1, speed = 8, power = 1, health = 9,
    trigger { on = hit { defender = self }, effect = {
      gain { force = 2 }, add_damage { 1 }, gain { build = done },
      gain { force = 2 }, split_damage { 1, to = self }, gain { build = done } } } }
]]

scenario "what is done is what the last verb did to the damage, nothing if it could not" {
  dark  = { character = { "Brute" } },
  light = { character = { "Ledger Clerk" } },
  run   = function(t)
    t:attack("Brute", "Ledger Clerk")  t:dice(6, 1, 1, 1)
    t:reach("between")
    t:expect("Ledger Clerk"):damage(1 + 1)
    t:expect("light"):force(2 + 2):build(1)
  end,
}
