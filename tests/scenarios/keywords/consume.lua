-- CONSUME: units that its damage discards go face down beneath it and make it stronger.

cards [[
  card "Devourer" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                    health = 5, "Consume", "Consume" }
  card "Spiked" { side = "dark", type = "character", cost = 4, speed = 54, power = 3,
                  health = 5, "Consume", "Pay 0 Force -> Retaliate 3" }
  card "Cannibal" { side = "dark", type = "character", cost = 4, speed = 48, power = 3,
                    health = 5, "Consume", activated { window = "any", effect = {
                      damage { 9, to = one(your { other = true, arena = self }), by = self } } },
                    activated { window = "any", effect = { retreat { self } } } }
  card "Nadia (A)" { side = "light", type = "character", cost = 3, speed = 33, power = 2,
                     health = 3, last_stand { gain { force = 2 } } }
  card "Nadia (B)" { side = "light", type = "character", cost = 3, speed = 32, power = 2,
                     health = 3 }
  card "Glutton Lord (A)" { side = "dark", type = "character", cost = 5, speed = 53, power = 4,
                            health = 5, "Consume" }
  card "Glutton Lord (B)" { side = "dark", type = "character", cost = 5, speed = 52, power = 4,
                            health = 5 }
  card "Glutton Lord (C)" { side = "dark", type = "character", cost = 5, speed = 51, power = 4,
                            health = 5 }
  card "Glutton Lord (D)" { side = "dark", type = "character", cost = 5, speed = 49, power = 4,
                            health = 5 }
  card "Field Medal" { side = "light", kind = "equipment", type = "character", cost = 1,
                       equipped { power = 1 } }
  card "Trap Door" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "any",
           effect = { discard { one(all { arena = "any" }) } } } }
  card "Beacon" { side = "light", type = "character", cost = 3, speed = 31, power = 2,
                  health = 1, static { to = each(your {}), power = 3 },
                  activated { pay = { cost.force(1) }, window = "any",
                              effect = { draw { 1 } } } }
  card "Hoarder" { side = "dark", type = "character", cost = 4, speed = 50, power = 4, health = 5,
                   "Consume", activated { window = "any", effect = {
                     damage { 9, to = self, by = self } } } }
  sequence "battle then light build" { run_sequence "battle", run_sequence "light build" }
  sequence "battle then dark build" { run_sequence "battle", run_sequence "dark build" }
]]

local function weak(name, damage) return { name, tapped = true, damage = damage } end

scenario "what its damage discards lies face down beneath it and is a bonus" {
  ids   = { "CONSUME.1", "CONSUME.3", "R11.2" },
  dark  = { character = { "Devourer" } },
  light = { character = { weak("Guard", 4) } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Devourer", "Guard")  t:reach("between")
    t:expect("Guard"):on("Devourer"):face_down(true):damage(0):tapped(false)
    t:expect("light"):cards("discard", 0)
    t:expect("Devourer"):speed(65):power(5):health(6)
    t:happened("discarded", { card = "Guard", source = "Devourer" }, 1)
    t:sees("light", "Guard", true)  t:sees("dark", "Guard", false)
  end,
}

scenario "each card beneath it is a bonus" {
  ids   = { "CONSUME.1" },
  dark  = { character = { "Devourer", { "Spiked", tapped = true } } },
  light = { character = { weak("Guard", 4), "Scout" } },
  run   = function(t)
    t:attack("Scout", "Spiked")  t:dice(1, 1)
    t:play("Spiked", "Retaliate")  t:dice(6, 6, 6)
    t:attack("Devourer", "Guard")  t:dice(6, 1, 1, 1)  t:reach("between")
    t:expect("Scout"):on("Spiked")
    t:expect("Guard"):on("Devourer")
    t:expect("Spiked"):power(4):speed(64):health(6)
    t:expect("Devourer"):power(5)
  end,
}

scenario "the bonus is that of the cards that lie there now" {
  ids   = { "CONSUME.1" },
  start = "two battles",
  dark  = { character = { "Devourer" } },
  light = { character = { weak("Guard", 4), weak("Scout", 2), weak("Veteran", 0) } },
  run   = function(t)
    t:attack("Devourer", "Guard")  t:dice(6, 1, 1, 1)
    t:attack("Devourer", "Scout")  t:dice(6, 1, 1, 1, 1)
    t:reach("between")
    t:expect("Guard"):on("Devourer")
    t:expect("Scout"):on("Devourer")
    t:expect("Devourer"):speed(75):power(6):health(7)
  end,
}

scenario "a discard that is not by its damage gives it nothing" {
  ids   = { "CONSUME.1" },
  dark  = { force = 1, hand = { "Trap Door" }, character = { { "Devourer", tapped = true } } },
  light = { character = { weak("Guard", 4) } },
  run   = function(t)
    t:play("Trap Door")  t:choose("Guard")
    t:expect("Guard"):zone("discard")
    t:expect("Devourer"):power(4)
  end,
}

scenario "of a stack the top card goes beneath it, the others and what is attached to the pile" {
  ids   = { "CONSUME.2" },
  start = "light build to end",
  dark  = { character = { "Devourer" } },
  light = { character = { { "Nadia (B)", tapped = true, damage = 2, equipped = { "Field Medal" } } },
            build_zone = { { "Nadia (A)", build = 1 } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:play("Nadia (A)", "on top")
    t:attack("Devourer", "Nadia (A)")  t:reach("between")
    t:expect("Nadia (A)"):on("Devourer"):face_down(true)
    t:expect("light"):cards("discard", { "Nadia (B)", "Field Medal" })
    t:expect("Devourer"):power(5)
    t:expect("light"):force(2)
  end,
}

scenario "what it sets off by being discarded happens all the same" {
  ids   = { "CONSUME.3" },
  dark  = { character = { "Devourer" } },
  light = { character = { weak("Nadia (A)", 2) } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Devourer", "Nadia (A)")  t:reach("between")
    t:expect("light"):force(2)
    t:expect("Nadia (A)"):on("Devourer")
  end,
}

scenario "cards beneath it are no part of its stack, which has its four cards beside them" {
  ids   = { "CONSUME.4", "R6.2.3" },
  start = "battle then dark build",
  dark  = { character = { "Glutton Lord (A)" },
            build_zone = { { "Glutton Lord (B)", build = 1 }, { "Glutton Lord (C)", build = 1 },
                           { "Glutton Lord (D)", build = 1 } } },
  light = { character = { weak("Guard", 4) } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Glutton Lord (A)", "Guard")  t:reach("between")
    t:expect("Glutton Lord (A)"):power(5):speed(63):health(6)
    t:play("Glutton Lord (B)", "under the stack")
    t:play("Glutton Lord (C)", "under the stack")
    t:play("Glutton Lord (D)", "under the stack")
    t:expect("Glutton Lord (A)"):power(8):speed(93):health(9)
  end,
}

scenario "text of a consumed card is off" {
  ids   = { "CONSUME.4" },
  dark  = { character = { "Devourer" } },
  light = { force = 1, character = { weak("Beacon", 0), { "Guard", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:reach("phase")  t:expect("Guard"):power(7)  t:offered("Beacon", "draw")
    t:attack("Devourer", "Beacon")
    t:reach("between")
    t:expect("Beacon"):on("Devourer")
    t:expect("Guard"):power(4)
    t:not_offered("Beacon", "draw")
  end,
}

scenario "a consumed unique unit is not in play: its name may be deployed" {
  ids   = { "CONSUME.4", "R6.1.4" },
  start = "battle then light build",
  dark  = { character = { "Devourer" } },
  light = { build_zone = { { "Nadia (B)", build = 3 } }, character = { weak("Nadia (A)", 2) } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Devourer", "Nadia (A)")
    t:play("Nadia (B)", "deploy")
    t:expect("Nadia (B)"):zone("character"):power(2)
    t:expect("Nadia (A)"):on("Devourer")
  end,
}

scenario "with the unit the cards beneath it go to their owners' piles" {
  ids   = { "CONSUME.1", "R6.6.5" },
  dark  = { force = 1, hand = { "Trap Door" }, character = { "Devourer" } },
  light = { character = { weak("Guard", 4) } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Devourer", "Guard")
    t:reach("between")  t:play("Trap Door")
    t:expect("Devourer"):zone("discard")
    t:expect("Guard"):zone("discard"):face_down(false)
    t:happened("discarded", { card = "Guard" }, 1)
  end,
}

scenario "a unit that is discarded with the other keeps nothing" {
  ids   = { "CONSUME.3" },
  dark  = { character = { { "Devourer", damage = 3 } } },
  light = { force = 1, character = { { "Reflector", tapped = true, damage = 4 } } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Devourer", "Reflector")
    t:play("Reflector", "Deflect")  t:choose("Devourer")
    t:reach("between")
    t:expect("Devourer"):zone("discard")
    t:expect("Reflector"):zone("discard")
  end,
}

scenario "cards beneath a unit in the build zone are not partly built ones" {
  ids   = { "CONSUME.4" },
  start = "battle then dark build",
  dark  = { build = 3, character = { { "Cannibal", tapped = true }, { "Brute", tapped = true } } },
  run   = function(t)
    t:play("Cannibal", "damage")  t:reach("phase")
    t:expect("Brute"):on("Cannibal")
    t:expect("Cannibal"):power(4)
    t:play("Cannibal", "retreat")
    t:reach("build")
    t:expect("Cannibal"):zone("build_zone")
    t:expect("Brute"):on("Cannibal"):zone("build_zone")
    t:not_offered("Brute")
  end,
}

scenario "a unit that discards itself goes to the pile with what lies beneath it" {
  ids   = { "CONSUME.2", "CONSUME.3" },
  dark  = { character = { "Hoarder" } },
  light = { character = { weak("Guard", 4) } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Hoarder", "Guard")  t:reach("between")
    t:expect("Guard"):on("Hoarder")
    t:play("Hoarder", "damage")  t:finish()
    t:expect("Hoarder"):zone("discard"):on(nil)
    t:expect("Guard"):zone("discard"):on(nil)
  end,
}
