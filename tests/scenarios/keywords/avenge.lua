-- AVENGE: dice of damage to the attacker that discarded another of your units, when its
-- attack ends.

cards [[
  card "Kinsman" { side = "light", type = "character", cost = 4, speed = 31, power = 2,
                   health = 6, "Avenge 1", "Avenge 2" }
  card "Grieving" { side = "light", type = "character", cost = 4, speed = 30, power = 2,
                    health = 6, keyword { "Avenge", self.power },
                    trigger { on = discarded { card = your { other = true } },
                              effect = { give { power = 2, lasts = "turn" } } } }
  card "Splitter" { side = "dark", type = "character", cost = 4, speed = 54, power = 8,
                    health = 9, "Overkill" }
  card "Ray" { side = "dark", type = "character", cost = 4, speed = 53, power = 4,
               health = 5, activated { pay = { tap { self } }, window = "unit_turn",
                 effect = { damage { 4, to = one(their { arena = "any" }), by = self } } } }
  card "Mourner" { side = "light", type = "ground", cost = 4, speed = 29, power = 2,
                   health = 6, keyword { "Avenge", self.power },
                   trigger { on = discarded { card = your { other = true } },
                             effect = { give { power = 2, lasts = "turn" } } } }
  card "Fleeing" { side = "light", type = "character", cost = 4, speed = 28, power = 2,
                   health = 6, "Avenge 2",
                   trigger { on = discarded { card = your { other = true } },
                             effect = { retreat { self } } } }
  card "Mentor" { side = "light", type = "character", cost = 4, speed = 27, power = 2,
                  health = 6, static { to = each(your { name = "Scout" }), "Avenge 2" } }
  card "Headsman" { side = "dark", type = "character", cost = 4, speed = 52, power = 4,
                    health = 5, activated { window = "attack",
                      effect = { discard { one(their { arena = "any" }) } } } }
]]

local weak = { "Guard", tapped = true, damage = 4 }
local function tapped(name) return { name, tapped = true } end

scenario "the attacker that discards another unit of yours takes damage when its attack ends" {
  ids   = { "AVENGE.1", "AVENGE.2", "AVENGE.3", "R10.2.1" },
  dark  = { character = { "Brute" } },
  light = { character = { weak, tapped "Kinsman" } },
  dice  = { 6, 1, 1, 1, 6, 6, 3 },
  run   = function(t)
    t:attack("Brute", "Guard")  t:reach("between")
    t:expect("Brute"):damage(2)
    t:order({ "discarded", card = "Guard" }, { "attack_ended", source = "Brute" },
            { "die_rolled", source = "Kinsman" })
  end,
}

scenario "a unit in another arena does not avenge" {
  ids   = { "AVENGE.1" },
  dark  = { ground = { "Crusher" } },
  light = { ground = { { "Walker", tapped = true, damage = 4 } }, character = { "Kinsman" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Crusher", "Walker")  t:reach("between")
    t:expect("Walker"):zone("discard")
    t:expect("Crusher"):damage(0)
  end,
}

scenario "a unit does not avenge itself" {
  ids   = { "AVENGE.1" },
  dark  = { character = { "Brute" } },
  light = { character = { { "Kinsman", tapped = true, damage = 5 } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Kinsman")  t:reach("between")
    t:expect("Kinsman"):zone("discard")
    t:expect("Brute"):damage(0)
  end,
}

scenario "the opponent's unit is not avenged" {
  ids   = { "AVENGE.1" },
  dark  = { character = { { "Brute", tapped = true, damage = 4 } } },
  light = { character = { "Guard", tapped "Kinsman" } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Guard", "Brute")  t:reach("between")
    t:expect("Brute"):zone("discard")
    t:expect("Guard"):damage(0)
  end,
}

scenario "damage that is no attack's is not avenged" {
  ids   = { "AVENGE.2" },
  dark  = { character = { "Ray", "Champion" } },
  light = { character = { weak, tapped "Kinsman" } },
  run   = function(t)
    t:play("Ray")  t:choose("Guard")
    t:attack("Champion", "Kinsman")  t:dice(1, 1, 1, 1, 1, 1)  t:finish()
    t:expect("Guard"):zone("discard")
    t:expect("Ray"):damage(0)
  end,
}

scenario "avenging damage may be prevented" {
  ids   = { "AVENGE.4" },
  dark  = { force = 1, character = { { "Dodger", as = "Slippery" } } },
  light = { character = { weak, tapped "Kinsman" } },
  dice  = { 6, 1, 1, 1, 6, 6, 3 },
  run   = function(t)
    t:attack("Slippery", "Guard")
    t:play("Slippery", "Evade")  t:choose(2)
    t:reach("between")
    t:expect("Slippery"):damage(0)
  end,
}

scenario "shields and armor: they are plain dice of damage" {
  ids   = { "AVENGE.4" },
  dark  = { character = { { "Ironclad", as = "Plated" } } },
  light = { character = { weak, tapped "Kinsman" } },
  dice  = { 6, 1, 1, 1, 4, 5, 3 },
  run   = function(t)
    t:attack("Plated", "Guard")  t:reach("between")
    t:expect("Plated"):damage(1)
  end,
}

scenario "an amount that hangs on power is read when the dice are rolled" {
  ids   = { "AVENGE.5" },
  dark  = { character = { "Brute" } },
  light = { character = { weak, tapped "Grieving" } },
  dice  = { 6, 1, 1, 1, 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")  t:choose("Grieving", "Avenge")
    t:reach("between")
    t:expect("Brute"):damage(2)
    t:happened("die_rolled", { source = "Grieving" }, 4)
  end,
}

scenario "each discarded unit is avenged, also by one that is discarded with them" {
  ids   = { "AVENGE.1" },
  dark  = { character = { "Splitter" } },
  light = { character = { weak, { "Kinsman", tapped = true, damage = 4 } } },
  dice  = { 6, 6, 6, 1, 1, 1, 1, 1, 6, 6, 6 },
  run   = function(t)
    t:attack("Splitter", "Guard")
    t:choose("Kinsman")  t:choose(2)
    t:reach("between")
    t:expect("Kinsman"):zone("discard")
    t:expect("Splitter"):damage(3)
  end,
}

scenario "a unit that an effect of the attacker discards in the attack is not avenged" {
  ids   = { "AVENGE.2" },
  dark  = { character = { "Headsman" } },
  light = { character = { weak, tapped "Kinsman" } },
  dice  = { 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Headsman", "Kinsman")
    t:play("Headsman")  t:choose("Guard")
    t:reach("between")  t:expect("Guard"):zone("discard")
    t:expect("Headsman"):damage(0)
  end,
}

scenario "it is read then in each arena" {
  ids   = { "AVENGE.5" },
  dark  = { ground = { "Crusher" } },
  light = { ground = { { "Walker", tapped = true, damage = 4 }, tapped "Mourner" } },
  dice  = { 6, 1, 1, 1, 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Crusher", "Walker")  t:choose("Mourner", "Avenge")
    t:reach("between")
    t:expect("Crusher"):damage(2)
    t:happened("die_rolled", { source = "Mourner" }, 4)
  end,
}

scenario "a unit that has retreated meanwhile avenges with what it had" {
  ids   = { "AVENGE.3" },
  dark  = { character = { "Brute" } },
  light = { character = { weak, tapped "Fleeing" } },
  dice  = { 6, 1, 1, 1, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Guard")  t:choose("Fleeing", "Avenge")
    t:reach("between")
    t:expect("Fleeing"):zone("build_zone")
    t:expect("Brute"):damage(2)
  end,
}

scenario "one that is discarded with it avenges with what it was given" {
  ids   = { "AVENGE.1", "R10.1.5" },
  dark  = { character = { "Splitter" } },
  light = { character = { weak, { "Scout", tapped = true, damage = 2 }, tapped "Mentor" } },
  dice  = { 6, 6, 1, 1, 1, 1, 1, 1, 6, 6 },
  run   = function(t)
    t:attack("Splitter", "Guard")
    t:choose("Scout")  t:choose(1)
    t:reach("between")
    t:expect("Scout"):zone("discard")
    t:expect("Splitter"):damage(2)
  end,
}
