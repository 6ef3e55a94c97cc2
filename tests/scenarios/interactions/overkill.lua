-- OVERKILL with what changes hits, damage, or who may be damaged.

cards [[
  local function unit(name, speed, text, more, third)
    card(name) { side = "neutral", type = "character", cost = 4, speed = speed, power = 4,
                 health = 5, text, more, third }
  end
  unit("Hard Shell", 32, "Armor")
  unit("Thick Shell", 31, "Shields 1")
  unit("Quick Blade", 30, "Parry 2")
  unit("Unseen", 29, "Stealth")
  unit("Bristler", 28, "Riposte 1")
  unit("Feather", 27, "Pay 1 Force -> Evade 3")
  unit("Sharp Axe", 55, "Overkill", "Critical Hit 2")
  unit("Double Axe", 56, "Overkill", "Double Damage")
  unit("Knowing Axe", 57, "Overkill", foresight { gain { setup = 1 } })
  unit("Broad Axe", 58, "Overkill", "Area Damage 2")
  unit("Hired Axe", 59, "Overkill", bounty { gain { force = 1 } })
  sequence "battle and dark build step" { run_sequence "battle to end", run_sequence "dark build" }
]]

local function tapped(name) return { name, tapped = true } end

-- A unit with 1 health left.
local function dying(name) return { name, tapped = true, damage = 4 } end

scenario "only what hits the defender's armor can be given away, and no other armor matters" {
  ids   = { "OVERKILL.1", "OVERKILL.4", "ARMOR.1", "ARMOR.4" },
  dark  = { character = { "Cleaver" } },
  light = { character = { dying "Hard Shell", tapped "Ironclad" } },
  dice  = { 4, 4, 5, 6 },
  run   = function(t)
    t:attack("Cleaver", "Hard Shell")
    t:choose("Ironclad")  t:choices(0, 1)  t:choose(1)  -- 2 hits, 1 health
    t:reach("between")
    t:expect("Ironclad"):damage(1)
    t:expect("Hard Shell"):zone("discard")
  end,
}

scenario "the defender's shields cost dice, those of the second unit nothing" {
  ids   = { "OVERKILL.4", "SHIELDS.1", "SHIELDS.5" },
  dark  = { character = { "Cleaver" } },
  light = { character = { dying "Thick Shell", tapped "Shieldbearer" } },
  dice  = { 6, 6, 6 },
  run   = function(t)
    t:attack("Cleaver", "Thick Shell")
    t:choose("Shieldbearer")  t:choices(0, 1, 2)  t:choose(2)
    t:reach("between")
    t:expect("Shieldbearer"):damage(2)
  end,
}

-- In whatever order the two are carried out.
for _, first in ipairs { "Overkill", "Critical Hit" } do
  scenario("a critical hit adds nothing to give away and stays with the defender, " .. first .. " first") {
    ids   = { "OVERKILL.8", "CRITICALHIT.6" },
    dark  = { character = { "Sharp Axe" } },
    light = { character = { dying "Guard", tapped "Veteran" } },
    dice  = { 6, 5, 4, 1 },
    run   = function(t)
      t:attack("Sharp Axe", "Guard")
      t:choose("Sharp Axe", "Axe: " .. first)
      t:choose("Veteran")  t:choices(0, 1, 2)  t:choose(2)
      t:reach("between")
      t:happened("damaged", { target = "Guard", amount = 3 }, 1)  -- 1 and 2 more
      t:expect("Veteran"):damage(2)
    end,
  }
end

-- 2 hits, and the defender's 2 health take both, though 1 hit and its double would do.
scenario "doubled counters do not make more of the hits superfluous" {
  ids   = { "OVERKILL.1", "DOUBLEDAMAGE.1" },
  dark  = { character = { "Double Axe" } },
  light = { character = { { "Guard", tapped = true, damage = 3 }, tapped "Veteran" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Double Axe", "Guard")  t:reach("between")
    t:expect("Guard"):zone("discard")
    t:expect("Veteran"):damage(0)
  end,
}

scenario "only the defender's damage is doubled" {
  ids   = { "OVERKILL.4", "DOUBLEDAMAGE.3" },
  dark  = { character = { "Double Axe" } },
  light = { force = 1, character = { { "Feather", tapped = true, damage = 3 }, tapped "Veteran" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Double Axe", "Feather")
    t:choose("Veteran")  t:choices(0, 1, 2)  t:choose(2)
    t:play("Feather", "Evade")  t:choose(2)
    t:reach("between")
    t:expect("Feather"):damage(3)
    t:expect("Veteran"):damage(2)
  end,
}

-- The division is fixed before prevention (R8.2.7): what the parry saves is not to be divided anew.
scenario "the defender parries its part only" {
  ids   = { "OVERKILL.3", "OVERKILL.4", "PARRY.1", "R8.2.7" },
  dark  = { character = { "Cleaver" } },
  light = { character = { dying "Quick Blade", tapped "Fencer" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Cleaver", "Quick Blade")
    t:choose("Fencer")  t:choices(0, 1, 2)  t:choose(2)
    t:choices(0, 1)     t:choose(1)  -- Parry 2, but 1 damage
    t:reach("between")
    t:expect("Quick Blade"):damage(4):zone("character")
    t:expect("Fencer"):damage(2)
  end,
}

scenario "stealth does not keep a unit from being the second" {
  ids   = { "OVERKILL.7", "STEALTH.3" },
  dark  = { character = { "Cleaver" } },
  light = { character = { dying "Guard", "Unseen" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:turn_of("Cleaver")  t:targets("Cleaver", "Guard")
    t:attack("Cleaver", "Guard")
    t:choose("Unseen")  t:choose(1)
    t:reach("between")
    t:expect("Unseen"):damage(1)
  end,
}

-- The dice were rolled at the defender: the second unit was not attacked (OVERKILL.7).
scenario "the second unit has no riposte" {
  ids   = { "OVERKILL.7", "RIPOSTE.1" },
  dark  = { character = { "Cleaver" } },
  light = { character = { dying "Guard", tapped "Bristler" } },
  dice  = { 6, 6, 2, 1 },
  run   = function(t)
    t:attack("Cleaver", "Guard")
    t:choose("Bristler")  t:choose(1)
    t:reach("between")
    t:expect("Bristler"):damage(1)
    t:expect("Cleaver"):damage(0)
  end,
}

scenario "the defender has its riposte though it was discarded" {
  ids   = { "RIPOSTE.2", "RIPOSTE.5", "OVERKILL.5" },
  dark  = { character = { "Cleaver" } },
  light = { character = { dying "Bristler", tapped "Veteran" } },
  dice  = { 6, 6, 2, 1 },
  run   = function(t)
    t:attack("Cleaver", "Bristler")
    t:choose("Veteran")  t:choose(1)
    t:reach("between")
    t:expect("Bristler"):zone("discard")
    t:expect("Cleaver"):damage(1)
  end,
}

scenario "a prediction is of all hits, also of those that go to the second unit" {
  ids   = { "FORESIGHT.2", "OVERKILL.2" },
  dark  = { character = { "Knowing Axe" } },
  light = { character = { dying "Guard", tapped "Veteran" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Knowing Axe", "Guard")  t:choose(true)  t:choose(3)
    t:choose("Veteran")  t:choose(2)
    t:reach("between")
    t:expect("dark"):setup(1)
    t:expect("Veteran"):damage(2)
  end,
}

scenario "the second unit's end spreads damage too, though the defender lives" {
  ids   = { "AREADAMAGE.1", "AREADAMAGE.2", "OVERKILL.5" },
  dark  = { character = { "Broad Axe" } },
  light = { force = 1, character = { dying "Feather", dying "Guard" } },
  dice  = { 6, 6, 1, 1, 6, 6 },
  run   = function(t)
    t:attack("Broad Axe", "Feather")
    t:choose("Guard")  t:choose(1)
    t:play("Feather", "Evade")  t:choose(1)  t:pass(2)
    t:choices("Feather", false)  t:choose("Feather")  -- 2 dice
    t:reach("between")
    t:expect("Guard"):zone("discard")
    t:expect("Feather"):zone("discard")
    t:happened("die_rolled", { source = "Broad Axe" }, 2)
  end,
}

scenario "two units discarded by one attack are two bounties" {
  ids   = { "BOUNTY.1", "BOUNTY.2", "OVERKILL.5" },
  start = "battle and dark build step",
  dark  = { character = { "Hired Axe" } },
  light = { character = { dying "Guard", { "Scout", damage = 2, tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Hired Axe", "Guard")
    t:choose("Scout")  t:choose(1)
    t:choose("Hired Axe", "Bounty")  -- noted one after the other
    t:reach("between")  t:expect("dark"):force(0)
    t:choose("Hired Axe", "Bounty")  t:choose("Hired Axe", "Bounty")
    t:reach("build", "dark")
    t:expect("dark"):force(2)
  end,
}
