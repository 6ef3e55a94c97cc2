-- PROTECT: prevent up to X damage to another of your units in the unit's arena.

cards [[
  card "Warden" { side = "light", type = "character", cost = 4, speed = 31, power = 2,
                  health = 6, "Pay 1 Force -> Protect 2" }
  card "Martyr" { side = "light", type = "character", cost = 4, speed = 30, power = 2,
                  health = 6, "Discard this unit -> Protect 3" }
  card "Twice" { side = "light", type = "character", cost = 4, speed = 29, power = 2,
                 health = 6, "Pay 1 Force -> Protect 1", "Pay 1 Force -> Protect 2" }
  card "Stalwart" { side = "light", type = "character", cost = 4, speed = 28, power = 2,
                    health = 6, "Pay 1 Force -> Protect 2", "Fortitude" }
  card "Ravager" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                   health = 6, static { cannot = { "be_prevented" } } }
  card "Barrage Gun" { side = "dark", type = "ground", cost = 4, speed = 33, power = 4,
                       health = 5, activated { pay = { tap { self } }, window = "unit_turn",
                         effect = { damage { 2, to = each(their { arena = "any" }) } } } }
]]

scenario "another unit of yours in the arena is protected" {
  ids   = { "PROTECT.1", "PROTECT.2" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Warden", "Guard" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Warden", "Protect")  t:choices(0, 1, 2)  t:choose(2)
    t:reach("between")
    t:expect("Guard"):damage(1)
    t:expect("light"):force(0)
  end,
}

scenario "a unit does not protect itself" {
  ids   = { "PROTECT.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Warden", "Guard" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Warden")
    t:reach("prevention")  t:not_offered("Warden", "Protect")
  end,
}

scenario "a unit in another arena is not protected" {
  ids   = { "PROTECT.1" },
  dark  = { ground = { "Crusher" } },
  light = { force = 1, character = { "Warden" }, ground = { "Walker" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Crusher", "Walker")
    t:reach("prevention")  t:not_offered("Warden", "Protect")
  end,
}

scenario "the opponent's unit is not protected" {
  ids   = { "PROTECT.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Warden", "Guard" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Guard", "Brute")
    t:reach("prevention")  t:not_offered("Warden", "Protect")
  end,
}

scenario "protect is used once for each damage" {
  ids   = { "PROTECT.2" },
  dark  = { force = 1, ground = { "Barrage Gun" } },
  light = { force = 3, character = { "Warden", "Guard", "Scout" } },
  run   = function(t)
    t:play("Barrage Gun")
    t:play("Warden", "to Guard")  t:choose(2)
    t:not_offered("Warden", "to Guard")
    t:play("Warden", "to Scout")  t:choose(1)
    t:not_offered("Warden", "Protect")
    t:finish()
    t:expect("Guard"):damage(0)
    t:expect("Scout"):damage(1)
    t:expect("light"):force(1)
  end,
}

scenario "two protects of a unit are two abilities" {
  ids   = { "PROTECT.2", "R10.2.2" },
  dark  = { character = { "Brute" } },
  light = { force = 2, character = { "Twice", "Guard" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Twice", "Protect 1")  t:choose(1)
    t:play("Twice", "Protect 2")  t:choose(2)
    t:reach("between")
    t:expect("Guard"):damage(1)
  end,
}

scenario "a unit that pays with itself still protects" {
  ids   = { "PROTECT.3" },
  dark  = { character = { "Brute" } },
  light = { character = { "Martyr", "Guard" } },
  dice  = { 6, 6, 6, 6 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Martyr", "Protect")  t:choose(3)
    t:reach("between")
    t:expect("Martyr"):zone("discard")
    t:expect("Guard"):damage(1)
  end,
}

scenario "unpreventable damage is not prevented for others either" {
  ids   = { "PROTECT.4" },
  dark  = { character = { "Ravager" } },
  light = { force = 1, character = { "Warden", "Guard" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Ravager", "Guard")
    t:play("Warden", "Protect")  t:reach("between")
    t:expect("Guard"):damage(3)
    t:expect("light"):force(0)
  end,
}

scenario "the fortitude of the protecting unit does not help others" {
  ids   = { "PROTECT.4", "FORTITUDE.2" },
  dark  = { character = { "Ravager" } },
  light = { force = 1, character = { "Stalwart", "Guard" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Ravager", "Guard")
    t:play("Stalwart", "Protect")  t:reach("between")
    t:expect("Guard"):damage(3)
  end,
}

scenario "protect is activated: it can be disrupted, and its price is paid" {
  ids   = { "PROTECT.1", "R9.3.2", "R10.1.1" },
  dark  = { force = 1, hand = { "Jamming" }, character = { "Brute" } },
  light = { force = 1, character = { "Warden", "Guard" } },
  dice  = { 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:play("Warden", "Protect")  t:play("Jamming")
    t:reach("between")
    t:expect("Guard"):damage(3)
    t:expect("light"):force(0)
  end,
}
