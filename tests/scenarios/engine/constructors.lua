-- Keywords whose constructor takes a list of bodies.

cards [[
  keyword "Shift" { constructor = "shift", class = "layered", kind = "static",
    static { when = is(self, all { tapped = false }), argument { 1 } },
    static { when = is(self, all { tapped = true }), argument { 2 } } }
  card "Two Faces" { side = "dark", type = "character", cost = 4, speed = 31, power = 2,
                     health = 6, shift { { power = 1, "Armor" }, { "Shields 1" } } }
  card "Half Face" { side = "dark", type = "character", cost = 4, speed = 30, power = 2,
                     health = 6, shift { {}, { power = 3 } } }
  card "Shift Teacher" { side = "dark", type = "character", cost = 4, speed = 29, power = 2,
                         health = 6, static { to = each(your { other = true }),
                                              shift { { speed = 5 }, { power = 1 } } } }
]]

scenario "a body of the list holds while the condition of its place does" {
  dark  = { character = { "Two Faces" } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:turn_of("Two Faces")
    t:expect("Two Faces"):power(3):keyword("Armor"):keyword("Shields", 0):keyword("Shift")
    t:pass()  t:reach("between")
    t:expect("Two Faces"):power(2):keyword("Armor", 0):keyword("Shields", 1)
  end,
}

scenario "an empty body gives nothing" {
  dark  = { character = { "Half Face" } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:turn_of("Half Face")  t:expect("Half Face"):power(2)
    t:pass()  t:reach("between")  t:expect("Half Face"):power(5)
  end,
}

scenario "others may be given such a list" {
  dark  = { character = { { "Shift Teacher", tapped = true }, "Brute" } },
  light = { character = { { "Guard", tapped = true } } },
  run   = function(t)
    t:turn_of("Brute")  t:expect("Brute"):speed(65):power(4)
    t:expect("Shift Teacher"):speed(29)
    t:pass()  t:reach("between")  t:expect("Brute"):speed(60):power(5)
  end,
}

cards [[
  keyword "Grudge" { class = "isolated", kind = "static", power = counters("damage", self) }
  card "Grudge Teacher" { side = "dark", type = "character", cost = 4, speed = 28, power = 2,
                          health = 6, static { to = each(your { other = true }), "Grudge" } }
]]

scenario "what a keyword says of its card is of the card that has it, whoever gave it" {
  ids   = { "R10.1.5" },
  dark  = { character = { { "Grudge Teacher", damage = 1 }, { "Brute", damage = 2 } } },
  run   = function(t)
    t:reach("phase")  t:expect("Brute"):power(6)
    t:expect("Grudge Teacher"):power(2)
  end,
}

cards [[
  keyword "Weighty" { constructor = "weighty", takes = { by = "value" }, class = "layered",
    kind = "static", static { power = argument "by" } }
  card "Plain Weight" { side = "dark", type = "character", cost = 4, speed = 27, power = 2, health = 6,
    weighty { by = 2 } }
  card "Counted Weight" { side = "dark", type = "character", cost = 4, speed = 26, power = 2,
    health = 6, weighty { by = count(their {}) } }
]]

scenario "a value that a card writes for the keyword stands in the keyword's clauses" {
  dark  = { character = { "Plain Weight", "Counted Weight" } },
  light = { character = { "Guard" } },
  run   = function(t)
    t:reach("phase")  t:expect("Plain Weight"):power(4)  t:expect("Counted Weight"):power(3)
  end,
}
