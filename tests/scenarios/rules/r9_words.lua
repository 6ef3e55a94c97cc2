-- R9.7, R9.8: Force, build points and small words.

cards [[
  card "Ransom" { side = "neutral", kind = "battle",
    play { window = "no_attack",
           effect = { lose { player = opponent, force = 5, build = 5 } } } }
  card "Negative" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = {
      gain { force = 2 - count(all { arena = "character" }) } } } }
  card "Jackpot" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { gain { force = 900 } } } }
  card "Plus Four" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { gain { force = 4 } } } }
  card "Mystic" { side = "dark", type = "character", cost = 3, speed = 30, power = 3,
                  health = 9,
    activated { pay = { cost.force(1) }, effect = { gain { build = 1 } } },
    activated { pay = { tap { self } }, effect = { gain { build = 5 } } } }
  card "Null Field" { side = "light", type = "character", cost = 3, speed = 29, power = 3,
                      health = 9,
                      static { to = each(their {}), force_cost = 1 } }
  card "First Aid" { side = "neutral", kind = "battle",
    play { window = "no_attack",
           effect = { heal { up_to = 2, from = one(your { arena = "any" }) } } } }
  card "Anywhere" { side = "neutral", kind = "battle",
    play { window = "no_attack",
           effect = { damage { 1, to = one(their { arena = "any" }) } } } }
  card "Wherever" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { tap { one(their {}) } } } }
  card "Recruiting" { side = "neutral", kind = "battle",
    play { window = "no_attack",
           effect = { search { find = { type = "character" }, to = "hand" } } } }
  card "Twin Search" { side = "neutral", kind = "battle",
    play { window = "no_attack",
           effect = { search { find = { type = "character" }, to = "hand",
                               up_to = 2 } } } }
  card "Half Up" { side = "neutral", kind = "battle",
    play { window = "no_attack",
           effect = { gain { force = half_up(count(all { arena = "any" })) } } } }
  card "Half Down" { side = "neutral", kind = "battle",
    play { window = "no_attack",
           effect = { gain { force = half_down(count(all { arena = "any" })) } } } }
]]

scenario "losing more force and build points than there are leaves 0" {
  ids   = { "R9.7.1", "ruling.12", "ruling.14" },
  dark  = { hand = { "Ransom" } },
  light = { force = 3, build = 2 },
  run   = function(t)
    t:play("Ransom")
    t:reach("phase", "light")
    t:expect("light"):force(0):build(0)
  end,
}

scenario "losing less than there is leaves the rest" {
  ids   = { "R9.7.1" },
  dark  = { hand = { "Ransom" } },
  light = { force = 7, build = 6 },
  run   = function(t)
    t:play("Ransom")
    t:reach("phase", "light")
    t:expect("light"):force(2):build(1)
  end,
}

scenario "a gain of less than nothing does not make force negative" {
  ids   = { "R9.7.1", "ruling.12" },
  dark  = { hand = { "Negative" }, character = { "Brute", "Champion", "Assassin" } },
  run   = function(t)
    t:play("Negative")
    t:reach("phase", "light")
    t:expect("dark"):force(0)
  end,
}

scenario "there is no upper limit of force" {
  ids   = { "R9.7.2" },
  dark  = { force = 900, hand = { "Jackpot" } },
  run   = function(t)
    t:play("Jackpot")
    t:reach("phase", "light")
    t:expect("dark"):force(1800)
  end,
}

scenario "you gain +4 force: 4 are added once" {
  ids   = { "R9.7.3", "ruling.13" },
  dark  = { force = 1, hand = { "Plus Four" } },
  run   = function(t)
    t:play("Plus Four")
    t:reach("phase", "light")
    t:expect("dark"):force(5)
    t:finish()
    t:expect("dark"):force(5)
  end,
}

scenario "a force-activated ability is one with a force cost; tapping is none" {
  ids   = { "R9.7.4" },
  dark  = { force = 2, character = { "Mystic" } },
  light = { character = { "Null Field" } },
  run   = function(t)
    t:play("Mystic", "Force")  t:reach("phase", "light")  t:pass()
    t:expect("dark"):force(0):build(1)
    t:play("Mystic", "Tap")    t:reach("phase", "light")
    t:expect("dark"):force(0):build(6)
  end,
}

scenario "up to X is 0 to X" {
  ids   = { "R9.8.1" },
  dark  = { hand = { "First Aid" }, character = { { "Champion", damage = 5 } } },
  run   = function(t)
    t:play("First Aid")
    t:reach("disrupt", "light")  t:pass()
    t:choices(0, 1, 2)           t:choose(0)
    t:reach("phase", "light")
    t:expect("Champion"):damage(5)
  end,
}

scenario "any arena is an arena, not the build zone" {
  ids   = { "R9.8.2" },
  dark  = { hand = { "Anywhere" } },
  light = { space = { "Sparrow" }, ground = { "Walker" }, character = { "Guard" },
            build_zone = { "Scout" } },
  run   = function(t)
    t:play("Anywhere")
    t:reach("disrupt", "light")  t:pass()
    t:choices("Sparrow", "Walker", "Guard")
    t:choose("Walker")
    t:reach("phase", "light")
  end,
}

scenario "a unit without a place may be one in the build zone, if it is face up" {
  ids   = { "R9.8.3", "ruling.28" },
  dark  = { hand = { "Wherever" } },
  light = { character = { "Guard" },
            build_zone = { "Scout", { "Veteran", build = 1 } } },
  run   = function(t)
    t:play("Wherever")
    t:reach("disrupt", "light")  t:pass()
    t:choices("Guard", "Scout")
    t:choose("Scout")
    t:reach("phase", "light")
    t:expect("Scout"):tapped(true):zone("build_zone")
  end,
}

scenario "after a search the deck is shuffled" {
  ids   = { "R9.8.5" },
  dark  = { hand = { "Recruiting" }, deck = { "Dart", "Brute" } },
  run   = function(t)
    t:play("Recruiting")  t:choose("Brute")
    t:reach("phase", "light")
    t:expect("dark"):cards("hand", { "Brute" }):cards("deck", { "Dart" })
    t:happened("shuffled", { player = "dark" }, 1)
  end,
}

scenario "one may find nothing although there is something" {
  ids   = { "R9.8.5" },
  dark  = { hand = { "Recruiting" }, deck = { "Dart", "Brute" } },
  run   = function(t)
    t:play("Recruiting")  t:choose(false)
    t:reach("phase", "light")
    t:expect("dark"):cards("hand", 0):cards("deck", 2)
    t:happened("shuffled", { player = "dark" }, 1)
  end,
}

scenario "one may find fewer cards than the text names" {
  ids   = { "R9.8.5" },
  dark  = { hand = { "Twin Search" }, deck = { "Dart", "Brute" } },
  run   = function(t)
    t:play("Twin Search")  t:choose("Brute")
    t:reach("phase", "light")
    t:expect("dark"):cards("hand", { "Brute" })
    t:happened("shuffled", { player = "dark" }, 1)
  end,
}

scenario "half, rounded up" {
  ids   = { "R9.8.6" },
  dark  = { hand = { "Half Up" }, character = { "Brute", "Champion", "Assassin" } },
  run   = function(t)
    t:play("Half Up")
    t:reach("phase", "light")
    t:expect("dark"):force(2)
  end,
}

scenario "half, rounded down" {
  ids   = { "R9.8.6" },
  dark  = { hand = { "Half Down" }, character = { "Brute", "Champion", "Assassin" } },
  run   = function(t)
    t:play("Half Down")
    t:reach("phase", "light")
    t:expect("dark"):force(1)
  end,
}
