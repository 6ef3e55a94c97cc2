-- LAST STAND: [effect]: when this unit is discarded from an arena.

cards [[
  card "Diehard" { side = "dark", type = { "character", "ground", "space" }, cost = 4,
                   speed = 31, power = 2, health = 2, last_stand { gain { force = 2 } } }
  card "Twofold" { side = "dark", type = "character", cost = 4, speed = 30, power = 2,
                   health = 2, last_stand { gain { force = 1 } }, last_stand { draw { 1 } } }
  card "Mourner" { side = "dark", type = "character", cost = 4, speed = 29, power = 2,
                   health = 5, trigger { on = discarded { card = your { other = true } },
                                         effect = { gain { force = 4 } } } }
  card "Scrapping" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "any",
           effect = { discard { one(your { name = "Diehard", kind = "card",
                                           zone = { "hand", "build", "deck" } }) } } } }
  card "Dismissal" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "any",
           effect = { discard { one(your { name = "Diehard", arena = "any" }) } } } }
  card "Recall" { side = "neutral", kind = "battle",
    play { pay = { cost.force(1) }, window = "any",
           effect = { return_to { one(your { name = "Diehard", arena = "any" }), "hand" } } } }
]]

local function spared_from(place)
  return scenario("a discard from the " .. place .. " sets off nothing") {
    ids   = { "LASTSTAND.1" },
    dark  = { force = 1, hand = place == "hand" and { "Scrapping", "Diehard" } or { "Scrapping" },
              deck = place == "deck" and { "Diehard" } or nil,
              build_zone = place == "build zone" and { "Diehard" } or nil },
    run   = function(t)
      t:play("Scrapping")
      t:expect("Diehard"):zone("discard")
      t:expect("dark"):force(0)
    end,
  }
end
spared_from("hand")
spared_from("deck")
spared_from("build zone")

scenario "a unit that returns to hand makes no last stand" {
  ids   = { "LASTSTAND.1" },
  dark  = { force = 1, hand = { "Recall" }, character = { "Diehard" } },
  run   = function(t)
    t:play("Recall")
    t:expect("Diehard"):zone("hand")
    t:expect("dark"):force(0)
  end,
}

scenario "a discard by damage sets it off" {
  ids   = { "LASTSTAND.1", "LASTSTAND.2" },
  dark  = { character = { { "Diehard", tapped = true } } },
  light = { character = { "Guard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Guard", "Diehard")  t:reach("between")
    t:expect("Diehard"):zone("discard")
    t:expect("dark"):force(2)
  end,
}

for _, arena in ipairs { "space", "ground" } do
  scenario("a discard from the " .. arena .. " arena sets it off") {
    ids   = { "LASTSTAND.1" },
    dark  = { force = 1, hand = { "Dismissal" }, [arena] = { "Diehard" } },
    run   = function(t)
      t:play("Dismissal")
      t:expect("dark"):force(2)
    end,
  }
end

scenario "a discard by an effect sets it off" {
  ids   = { "LASTSTAND.2" },
  dark  = { force = 1, hand = { "Dismissal" }, character = { "Diehard" } },
  run   = function(t)
    t:play("Dismissal")
    t:expect("dark"):force(2)
  end,
}

scenario "it is ordered with what else the discard sets off" {
  ids   = { "LASTSTAND.3" },
  dark  = { character = { { "Diehard", tapped = true }, { "Mourner", tapped = true } } },
  light = { character = { "Guard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Guard", "Diehard")  t:reach("prevention")  t:pass(2)
    t:asked("dark", "order")  t:choose("Mourner")
    t:expect("dark"):force(6)
  end,
}

scenario "two last stands of a unit both happen" {
  ids   = { "LASTSTAND.3" },
  dark  = { deck = { "Pulse" }, character = { { "Twofold", tapped = true } } },
  light = { character = { "Guard" } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Guard", "Twofold")  t:choose("Twofold", "Force")  t:reach("between")
    t:expect("dark"):force(1):cards("hand", { "Pulse" })
  end,
}
