-- R8.8.1, R8.8.6: damage of one moment discards together, whoever did how much of it; damage
-- placed before or after that moment does not.

cards [[
  card "Accomplice" { side = "dark", type = "character", cost = 4, speed = 19, power = 2, health = 9,
    trigger { on = damage_pending { source = your { other = true }, target = their {} },
              effect = { damage { 2, to = event.target } } },
    trigger { on = discarded { source = self, cause = "damage" }, effect = { gain { force = 10 } } },
    trigger { on = discarded { card = their {}, source = your {} }, effect = { gain { force = 100 } } } }
  card "Partner" { side = "dark", type = "character", cost = 4, speed = 16, power = 2, health = 9,
    trigger { on = damage_pending { source = your { other = true }, target = their {} },
              effect = { damage { 2, to = event.target } } } }
  card "Mob" { side = "dark", type = "character", cost = 4, speed = 15, power = 2, health = 9,
    trigger { on = damage_pending { source = all { name = "Fee Hunter" } },
              effect = { damage { 1, to = event.target } } } }
  card "Finisher" { side = "dark", type = "character", cost = 4, speed = 18, power = 2, health = 9,
    trigger { on = damaged { source = your { other = true }, target = their {} },
              effect = { damage { 2, to = event.target } } },
    trigger { on = discarded { source = self, cause = "damage" }, effect = { gain { force = 10 } } } }
  card "Fee Hunter" { side = "dark", type = "character", cost = 4, speed = 55, power = 2, health = 9,
    bounty { gain { force = 1 } } }
  card "Blaster Gang" { side = "dark", type = "character", cost = 4, speed = 54, power = 2, health = 9,
    "Area Damage 3" }
  card "Eater" { side = "dark", type = "character", cost = 4, speed = 53, power = 2, health = 9,
    "Consume" }
  card "Second Eater" { side = "dark", type = "character", cost = 4, speed = 17, power = 2, health = 9,
    "Consume", trigger { on = damage_pending { source = your { other = true } },
                         effect = { damage { 2, to = event.target } } } }
  card "Tally Man" { side = "dark", type = "character", cost = 4, speed = 52, power = 2, health = 9,
    static { speed = 10 * happened(discarded { source = self }),
             health = happened(discarded { card = their {} }) } }
  card "Sprayer" { side = "dark", type = "character", cost = 4, speed = 14, power = 2, health = 9,
    trigger { on = damage_pending { source = your { other = true } },
              effect = { damage { 2, to = each(their { name = "Ward" }) } } },
    trigger { on = discarded { card = their { name = "Ward" }, cause = "damage" },
              effect = { gain { force = 10 } } } }
  card "Ward" { side = "light", type = "character", cost = 4, speed = 29, power = 2, health = 2 }
  card "Healer" { side = "light", type = "character", cost = 4, speed = 28, power = 2, health = 2,
    static { to = your { name = "Ward" }, health = 2 } }
  card "Far Cousin" { side = "light", type = "character", cost = 4, speed = 31, power = 2, health = 9,
    "Avenge 2" }
  card "Survivor" { side = "light", type = "character", cost = 4, speed = 30, power = 2, health = 3,
    replace { on = discarded { card = self, source = all { name = "Fee Hunter" } },
              with = { heal { 9, from = self }, put { 1, "damage", on = event.source } } } }
  card "Revenge" { side = "neutral", kind = "trap", cost = 1,
    play { on = discarded { card = your {}, source = all { name = "Fee Hunter" } },
           effect = { put { 2, "damage", on = event.source } } } }
  sequence "battle then dark build" { run_sequence "battle", run_sequence "dark build" }
]]

local function tapped(name) return { name, tapped = true } end

scenario "whose damage discarded a unit together with another's has its bounty" {
  ids   = { "BOUNTY.1", "R8.8.1" },
  start = "battle then dark build",
  dark  = { character = { "Fee Hunter", tapped "Accomplice" } },
  light = { character = { tapped "Scout" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Fee Hunter", "Scout")  t:choose("Accomplice", "100")  t:choose("Accomplice", "10")
    t:reach("between")
    t:expect("Scout"):zone("discard")
    t:expect("dark"):force(110)               -- once each, whoever of both did it
    t:choose("Fee Hunter")  t:reach("build")  t:expect("dark"):force(111)
  end,
}

scenario "an attacker has its bounty however many others had a part in the discard" {
  ids   = { "BOUNTY.1", "R8.8.1" },
  start = "battle then dark build",
  dark  = { character = { "Fee Hunter", tapped "Mob", tapped "Mob", tapped "Mob", tapped "Mob",
                          tapped "Mob", tapped "Mob" } },
  light = { character = { tapped "Scout" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Fee Hunter", "Scout")
    t:choose("Mob")
    for i = 2, 5 do t:choose("Mob#" .. i) end
    t:reach("between")
    t:expect("Scout"):zone("discard")
    t:script_error("too many causes of a discard")  -- there is no room for all seven
    t:choose("Fee Hunter")  t:reach("build")  t:expect("dark"):force(1)
  end,
}

scenario "five that had a part in a discard are all remembered" {
  ids   = { "R8.8.1" },
  start = "battle then dark build",
  dark  = { character = { "Fee Hunter", tapped "Mob", tapped "Mob", tapped "Mob", tapped "Mob" } },
  light = { character = { tapped "Scout" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Fee Hunter", "Scout")
    t:choose("Mob")
    for i = 2, 3 do t:choose("Mob#" .. i) end
    t:reach("between")
    t:expect("Scout"):zone("discard")     -- a scenario fails when a fault is told that it does not expect
    t:choose("Fee Hunter")  t:reach("build")  t:expect("dark"):force(1)
  end,
}

scenario "area damage follows a discard that other damage had a part in" {
  ids   = { "AREADAMAGE.1" },
  dark  = { character = { "Blaster Gang", { "Second Eater", tapped = true } } },
  light = { character = { tapped "Scout", tapped "Guard" } },
  dice  = { 6, 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Blaster Gang", "Scout")  t:choose("Guard")
    t:reach("between")
    t:expect("Guard"):damage(4)               -- 2 of 3 dice, and the other's 2
    t:expect("Scout"):on("Second Eater")
  end,
}

scenario "an attack that had a part in a discard is avenged" {
  ids   = { "AVENGE.2" },
  dark  = { character = { "Fee Hunter", tapped "Partner" } },
  light = { character = { tapped "Scout", tapped "Far Cousin" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Fee Hunter", "Scout")
    t:reach("between")
    t:expect("Fee Hunter"):damage(2)  t:expect("Partner"):damage(0)
  end,
}

scenario "of two that would have the card beneath them it is the attacker's" {
  ids   = { "CONSUME.2" },
  dark  = { character = { "Eater", tapped "Second Eater" } },
  light = { character = { tapped "Scout" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Eater", "Scout")
    t:reach("between")
    t:expect("Scout"):on("Eater")
  end,
}

scenario "a discard by two is one discard that each of them did" {
  ids   = { "R8.8.1" },
  dark  = { character = { "Tally Man", tapped "Partner" } },
  light = { character = { tapped "Scout" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Tally Man", "Scout")
    t:reach("between")
    t:expect("Tally Man"):speed(62):health(10)
    t:happened("discarded", {}, 1)
  end,
}

scenario "what is instead of a discard by one of two acts on that one" {
  ids   = { "R9.5.1" },
  dark  = { character = { "Fee Hunter", tapped "Partner" } },
  light = { character = { tapped "Survivor" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Fee Hunter", "Survivor")
    t:reach("between")
    t:expect("Survivor"):zone("character"):damage(0)
    t:expect("Fee Hunter"):damage(1)  t:expect("Partner"):damage(0)
  end,
}

scenario "a trap hears of one of two" {
  ids   = { "R6.8.3" },
  dark  = { character = { "Fee Hunter", tapped "Partner" } },
  light = { character = { tapped "Scout" }, build_zone = { { "Revenge", build = 1 } } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Fee Hunter", "Scout")  t:play("Revenge")
    t:reach("between")
    t:expect("Fee Hunter"):damage(2)  t:expect("Partner"):damage(0)
  end,
}

scenario "damage placed later on a unit that is discarded anyway did not discard it" {
  ids   = { "R8.8.6", "BOUNTY.1" },
  start = "battle then dark build",
  dark  = { character = { "Fee Hunter", tapped "Finisher" } },
  light = { character = { { "Scout", tapped = true, damage = 1 } } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Fee Hunter", "Scout")
    t:reach("between")
    t:expect("Scout"):zone("discard")  t:expect("dark"):force(0)
    t:choose("Fee Hunter")  t:reach("build")  t:expect("dark"):force(1)
  end,
}

scenario "damage placed earlier that did not do it did not discard a unit later" {
  ids   = { "R8.8.6", "BOUNTY.1", "ruling.64" },
  start = "battle then dark build",
  dark  = { character = { "Fee Hunter", tapped "Finisher" } },
  light = { character = { tapped "Scout" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Fee Hunter", "Scout")
    t:reach("between")
    t:expect("Scout"):zone("discard")  t:expect("dark"):force(10)
    t:reach("build")  t:expect("dark"):force(10)
  end,
}

-- The damage was survived when it was placed [inferred: "at once" is the first look at it].
scenario "a unit that another's discard leaves without health was not discarded by its damage" {
  ids   = { "R8.8.6", "R8.8.5" },
  dark  = { character = { "Fee Hunter", tapped "Sprayer" } },
  light = { character = { tapped "Ward", tapped "Healer" } },
  dice  = { 6, 6 },
  run   = function(t)
    t:attack("Fee Hunter", "Healer")
    t:reach("between")
    t:expect("Healer"):zone("discard")  t:expect("Ward"):zone("discard")
    t:happened("damaged", { source = "Sprayer", target = "Ward", amount = 2 }, 1)
    t:expect("dark"):force(0)
  end,
}
