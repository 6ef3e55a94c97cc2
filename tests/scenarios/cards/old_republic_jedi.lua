-- The Light Side units of the Old Republic starter whose text is more than keyword lines.

cards [[
  card "Hall" { side = "light", kind = "location", type = "space", cost = 1 }
  card "Crypt" { side = "dark", kind = "location", type = "space", cost = 1 }
]]

scenario "Aurek-Class Strikefigher is faster and stronger with more Force than the opponent" {
  dark  = { force = 1 },
  light = { force = 2, space = { "Aurek-Class Strikefigher" } },
  run   = function(t)
    t:expect("Aurek-Class Strikefigher"):speed(60):power(3):keyword("Shields", 1)
  end,
}

scenario "with as much Force as the opponent it is what is printed" {
  dark  = { force = 2 },
  light = { force = 2, space = { "Aurek-Class Strikefigher" } },
  run   = function(t)
    t:expect("Aurek-Class Strikefigher"):speed(40):power(1)
  end,
}

scenario "Jedi Gunship pays 1 Force for Critical Hit 2 in this attack" {
  ids   = { "R8.3.6" },
  dark  = { space = { { "Hulk", tapped = true } } },
  light = { force = 1, space = { "Jedi Gunship" } },
  dice  = { 6, 4, 1, 1, 1 },
  run   = function(t)
    t:not_offered("Jedi Gunship")
    t:attack("Jedi Gunship", "Hulk")
    t:play("Jedi Gunship")
    t:expect("Jedi Gunship"):keyword("Critical Hit", 2)
    t:reach("between")
    t:expect("Hulk"):damage(4)
    t:expect("Jedi Gunship"):keyword("Critical Hit", 0)
    t:expect("light"):force(0)
  end,
}

scenario "Jedi Gunship bombards with power 4" {
  dark  = { ground = { { "Fortress", tapped = true } } },
  light = { space = { "Jedi Gunship" } },
  dice  = { 4, 4, 4, 4 },
  run   = function(t)
    t:attack("Jedi Gunship", "Fortress")  t:finish()
    t:expect("Fortress"):damage(4)
  end,
}

scenario "Jedi Encampment has as much power as there are own Jedi on the ground" {
  dark  = { ground = { "Sith Marauder Squad" } }, -- a Jedi, but not yours
  light = { ground = { "Jedi Encampment", "Jedi Airhooks", "Walker" },
            character = { "Adept" } },
  run   = function(t)
    t:expect("Jedi Encampment"):power(2)
  end,
}

scenario "Jedi Encampment heals 1 on each own Jedi on the ground instead of attacking" {
  ids   = { "R7.4.1" },
  dark  = { ground = { { "Sith Marauder Squad", damage = 1, tapped = true } } },
  light = { ground = { { "Jedi Encampment", damage = 3 },
                       { "Jedi Battle Veterans", damage = 2, tapped = true },
                       { "Walker", damage = 1, tapped = true } },
            character = { { "Adept", damage = 1 } } },
  run   = function(t)
    t:not_offered("Jedi Encampment")
    t:play("Jedi Encampment", "remove")
    t:expect("Jedi Encampment"):damage(2):tapped(true)
    t:expect("Jedi Battle Veterans"):damage(1)
    t:expect("Walker"):damage(1)
    t:expect("Adept"):damage(1)
    t:expect("Sith Marauder Squad"):damage(1)
    t:happened("attacked", {}, 0)
  end,
}

scenario "Old Republic Defense Squad has Armor while you have a Location anywhere" {
  light = { space = { "Hall" }, ground = { "Old Republic Defense Squad" } },
  run   = function(t)
    t:expect("Old Republic Defense Squad"):keyword("Armor", 1)
  end,
}

scenario "a Location of the opponent does nothing for Old Republic Defense Squad" {
  dark  = { space = { "Crypt" } },
  light = { ground = { "Old Republic Defense Squad" } },
  run   = function(t)
    t:expect("Old Republic Defense Squad"):keyword("Armor", 0)
  end,
}

scenario "Old Republic Trooper has +1 power beside a Jedi of either player" {
  ids   = { "ruling.52" },
  dark  = { character = { "Githany (A)" } },
  light = { character = { "Old Republic Trooper" } },
  run   = function(t)
    t:expect("Old Republic Trooper"):power(3)
  end,
}

scenario "a Jedi in another arena does nothing for Old Republic Trooper" {
  light = { space = { "Star Adept" }, character = { "Old Republic Trooper" } },
  run   = function(t)
    t:expect("Old Republic Trooper"):power(2)
  end,
}

scenario "Valenthyne Farfalla speeds up the other own Jedi Characters" {
  dark  = { character = { "Githany (A)" } },
  light = { space = { "Star Adept" }, build_zone = { "Jedi Guardian" },
            character = { "Valenthyne Farfalla (A)", "Adept", "Guard" } },
  run   = function(t)
    t:expect("Adept"):speed(24)
    t:expect("Valenthyne Farfalla (A)"):speed(70)
    t:expect("Guard"):speed(50)
    t:expect("Star Adept"):speed(11)
    t:expect("Githany (A)"):speed(60)
  end,
}

scenario "Valenthyne Farfalla prevents up to 3 damage to another own Jedi Character" {
  dark  = { character = { "Champion" } },
  light = { force = 2, character = { { "Valenthyne Farfalla (A)", tapped = true },
                                     { "Adept", tapped = true } } },
  dice  = { 6, 6, 6, 6, 6, 1 },
  run   = function(t)
    t:attack("Champion", "Adept")
    t:play("Valenthyne Farfalla (A)", "prevent")
    t:choices(0, 1, 2, 3)  t:choose(3)
    t:finish()
    t:expect("Adept"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "Valenthyne Farfalla does not prevent so for itself or for others" {
  dark  = { character = { "Champion", "Brute" } },
  light = { force = 2, character = { { "Valenthyne Farfalla (A)", tapped = true },
                                     { "Guard", tapped = true } } },
  dice  = { 6, 1, 1, 1, 6, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Valenthyne Farfalla (A)")
    t:reach("prevention", "light")
    t:offered("Valenthyne Farfalla (A)", "Evade")
    t:not_offered("Valenthyne Farfalla (A)", "prevent 3")
    t:attack("Champion", "Guard")
    t:reach("prevention", "light")
    t:not_offered("Valenthyne Farfalla (A)")
  end,
}

scenario "Mical discards a card for 2 Force" {
  light = { hand = { "A Gift", "Pulse" }, character = { "Mical (A)" } },
  run   = function(t)
    t:play("Mical (A)", "gain")  t:choices("A Gift", "Pulse")  t:choose("A Gift")
    t:expect("A Gift"):zone("discard")
    t:expect("light"):force(2)
  end,
}
