-- Equipment, Missions and Battle cards of the Republic starter deck.

card "Obi-Wan Kenobi's Lightsaber (A)" {
  side = "light", kind = "equipment", type = "character", number = 29, cost = 2,
  "Pay 1 build point, 2 Force -> Equip",
  equipped { to = all { any { "Jedi", "Sith" }, type = "character" }, "Parry 1" },
  equipped { to = all { name = "Obi-Wan Kenobi" }, "Accuracy 1" },
}

card "Jedi's Guidance" {
  side = "light", kind = "mission", number = 105, cost = 2,
  play { effect = {
    give { to = each(your { "Clone", arena = { "ground", "character" } }), lasts = "turn",
      speed = 10 * count(your { "Jedi", arena = "any" }),
      power = count(your { "Jedi", arena = "any" }) },
  } },
}

card "Clone Precision" {
  side = "light", kind = "battle", number = 55,
  play { pay = { cost.force(5) }, window = "no_attack", effect = {
    give { to = each(your { "Clone", arena = { "ground", "character" } }), lasts = "turn",
      static { against = all { "Droid" }, "Accuracy 2" } },
    delayed { on = step_ended { step = "battle" }, may = true,
      when = at_most(0, their { "Droid", arena = { "ground", "character" } }),
      effect = { draw { 2 } } },
  } },
}

card "Doing Their Job" {
  side = "light", kind = "battle", number = 16,
  play { pay = { discard { one(your { "Clone", arena = "any" }) } },
    effect = { prevent { "all", to = one(your { other_than = paid, arena = paid }) } } },
}

card "Obi-Wan's Finesse" {
  side = "light", kind = "battle", number = 236,
  play { effect = {
    give { to = each(your { name = "Obi-Wan Kenobi" }), lasts = "turn",
      activated { pay = { cost.force(1) },
        effect = { prevent { 1,
          to = one(your { "Clone", arena = { "ground", "character" } }) } } } },
  } },
}
