-- INSERT: text that the top card of a stack has.

cards [[
  sequence "two light builds" { as_player { light, {
    run_sequence "build_step", run_sequence "build_step" } } }
  card "Ensign (A)" { side = "light", type = "character", cost = 4, speed = 33, power = 3, health = 4,
    insert { "Pay 1 Force -> Retaliate 2", health = 2 } }
  card "Ensign (B)" { side = "light", type = "character", cost = 6, speed = 31, power = 5, health = 5 }
  card "Ensign (C)" { side = "light", type = "character", cost = 6, speed = 35, power = 5, health = 5,
    insert { static { to = each(your { other = true }), power = 1 } } }
  card "Ensign (D)" { side = "light", type = "character", cost = 6, speed = 36, power = 5, health = 5,
    insert { power = count(your { type = "space" }), upkeep { cost.build(1) },
      trigger { on = attacked { attacker = self }, effect = { gain { force = 1 } } } } }
  card "Ensign (E)" { side = "light", type = "character", cost = 6, speed = 37, power = 5, health = 5,
    insert { reserves { activated { effect = { gain { force = 1 } } } } } }
  card "Ensign (F)" { side = "light", type = "character", cost = 6, speed = 38, power = 5, health = 5,
    insert { activated { zone = "hand", window = "phase", effect = { gain { force = 1 } } } } }
  card "Ensign (G)" { side = "light", type = "character", cost = 1, speed = 39, power = 5, health = 5 }
  card "Instructor" { side = "light", type = "space", cost = 3, speed = 34, power = 2, health = 4,
    static { to = each(your { name = "Ensign" }), insert { power = 3, "Evade 1" } } }
  card "Corporal" { side = "light", type = "space", cost = 3, speed = 24, power = 2, health = 4,
    static { to = each(your { name = "Ensign" }),
             static { to = each(your { type = "ground" }), power = 2 } } }
  card "Major" { side = "light", type = "space", cost = 3, speed = 22, power = 2, health = 4,
    static { to = each(your { name = "Ensign" }), static { to = each(your { type = "ground" }),
      static { to = each(your { type = "space", other = true }), power = 4 } } } }
  card "Sergeant" { side = "light", type = "space", cost = 3, speed = 25, power = 2, health = 4,
    static { to = each(your { name = "Ensign", damaged = true }),
             static { to = each(your { type = "ground" }), power = 2 } } }
  card "Levy Call" { side = "light", type = "space", cost = 3, speed = 21, power = 2, health = 4,
    activated { window = "any", effect = { bring { 100, "Conscript", arena = "space" } } } }
  card "Conscript" { side = "light", kind = "subordinate", type = "space", speed = 1, power = 1,
    health = 1 }
  card "Backstage" { side = "light", type = "space", cost = 3, speed = 23, power = 2, health = 4,
    static { to = each(your { in_stack = true }), insert { power = 3 } } }
  card "Unlearn" { side = "dark", kind = "battle", play { window = "no_attack", effect = {
    give { to = one(their { name = "Ensign" }), lose = { "Insert" }, lasts = "turn" } } } }
  card "Lesson" { side = "neutral", kind = "battle",
    play { window = "no_attack", effect = { give { to = one(your { name = "Ensign" }), lasts = "battle",
      insert { health = 1,
        trigger { on = attacked { attacker = self }, effect = { gain { force = 1 } } } } } } } }
  card "Hush" { side = "dark", type = "character", cost = 3, speed = 45, power = 2, health = 4,
    activated { window = "disrupt", only_if = is(event.card, their {}), effect = { disrupt {} } } }
]]

scenario "the card that is the unit itself has the text" {
  ids   = { "INSERT.1" },
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Ensign (A)" } },
  run   = function(t)
    t:expect("Ensign (A)"):health(6)
    t:attack("Brute", "Ensign (A)")
    t:offered("Ensign (A)", "Retaliate")
  end,
}

scenario "under the top card it gives the text to the top card" {
  ids   = { "INSERT.1", "INSERT.3" },
  start = "light build to end",
  dark  = { character = { "Brute" } },
  light = { force = 1, character = { "Ensign (B)" }, build_zone = { { "Ensign (A)", build = 1 } } },
  run   = function(t)
    t:play("Ensign (A)", "put under")
    t:expect("Ensign (B)"):health(8):keyword("Retaliate", 2)
    t:attack("Brute", "Ensign (B)")  t:dice(1, 1, 1, 1)
    t:play("Ensign (B)", "Retaliate")  t:dice(6, 6)
    t:turn_of("Ensign (B)")
    t:expect("Brute"):damage(2)
    t:expect("light"):force(0)
  end,
}

scenario "it works from the lowest place of the stack" {
  ids   = { "INSERT.1" },
  start = "light build",
  light = { character = { "Ensign (B)" }, build_zone = { { "Ensign (A)", build = 1 },
    { "Ensign (C)", build = 1 } } },
  run   = function(t)
    t:play("Ensign (A)", "put under")
    t:play("Ensign (C)", "on top of")
    t:expect("Ensign (C)"):health(9):keyword("Retaliate", 2)  -- 5, 2 cards under it, and 2
  end,
}

scenario "a text for others is the top card's" {
  ids   = { "INSERT.1" },
  start = "light build",
  light = { character = { "Ensign (B)", "Guard" }, build_zone = { { "Ensign (C)", build = 1 } } },
  run   = function(t)
    t:reach("build")
    t:expect("Guard"):power(4)
    t:play("Ensign (C)", "put under")
    t:expect("Guard"):power(5)
    t:expect("Ensign (B)"):power(6)   -- 5 and 1 for the card under it: it is no other unit
  end,
}

scenario "amounts and triggers are those of the top card" {
  ids   = { "INSERT.1", "INSERT.3" },
  start = "light build to end",
  dark  = { character = { "Veteran" } },
  light = { space = { "Runner" }, character = { "Ensign (B)" },
            build_zone = { { "Ensign (D)", build = 1 } } },
  run   = function(t)
    t:play("Ensign (D)", "put under")
    t:expect("Ensign (B)"):power(7)
    t:attack("Ensign (B)", "Veteran")  t:dice(1, 1, 1, 1, 1, 1, 1)
    t:finish()
    t:expect("light"):force(1)
  end,
}

scenario "an activated text that is given may be disrupted" {
  ids   = { "INSERT.3" },
  start = "light build to end",
  dark  = { character = { "Brute", "Hush" } },
  light = { force = 1, character = { "Ensign (B)" }, build_zone = { { "Ensign (A)", build = 1 } } },
  run   = function(t)
    t:play("Ensign (A)", "put under")
    t:attack("Brute", "Ensign (B)")  t:dice(1, 1, 1, 1)
    t:play("Ensign (B)", "Retaliate")
    t:reach("disrupt", "dark")  t:play("Hush")
    t:finish()
    t:expect("Brute"):damage(0)
    t:expect("light"):force(0)
  end,
}

scenario "in the build zone numbers and plain abilities are off, as if printed" {
  ids   = { "INSERT.2", "R10.1.6" },
  start = "light build",
  light = { space = { "Runner" }, build_zone = { "Ensign (B)", { "Ensign (D)", build = 1 } } },
  run   = function(t)
    t:play("Ensign (D)", "put under")
    t:expect("Ensign (B)"):power(6)   -- 5 and the card under it
  end,
}

scenario "in the build zone it gives what works there" {
  ids   = { "INSERT.2" },
  start = "light build to end",
  light = { build_zone = { "Ensign (B)", { "Ensign (E)", build = 1 } } },
  run   = function(t)
    t:reach("build")
    t:not_offered("Ensign (B)", "gain")
    t:play("Ensign (E)", "put under")
    t:play("Ensign (B)", "gain")
    t:expect("light"):force(1)
  end,
}

scenario "in the arena a given text for the build zone is off" {
  ids   = { "INSERT.2" },
  start = "light build to end",
  light = { character = { "Ensign (B)" }, build_zone = { { "Ensign (E)", build = 1 } } },
  run   = function(t)
    t:play("Ensign (E)", "put under")
    t:reach("phase", "light")
    t:not_offered("Ensign (B)")
  end,
}

scenario "given upkeep is due in the build zone" {
  ids   = { "INSERT.2", "UPKEEP.6" },
  start = "two light builds",
  light = { build = 2, build_zone = { "Ensign (B)", { "Ensign (D)", build = 1 } } },
  run   = function(t)
    t:play("Ensign (D)", "put under")
    t:expect("light"):build(2)
    t:pass()  t:choose("Ensign (B)")
    t:expect("light"):build(1)
  end,
}

scenario "the card that is the unit has what works in the build zone there" {
  ids   = { "INSERT.2" },
  start = "light build to end",
  light = { build_zone = { "Ensign (E)" } },
  run   = function(t)
    t:play("Ensign (E)", "gain")
    t:expect("light"):force(1)
  end,
}

scenario "in hand it gives nothing" {
  ids   = { "INSERT.1", "INSERT.2" },
  light = { hand = { "Ensign (F)" }, character = { "Guard" } },
  run   = function(t)
    t:reach("phase", "light")  t:not_offered("Ensign (F)")
  end,
}

scenario "each insert is a text of its own" {
  ids   = { "R10.2.2" },
  dark  = { character = { { "Veteran", tapped = true } } },
  light = { hand = { "Lesson", "Lesson" }, character = { "Ensign (B)" } },
  run   = function(t)
    t:play("Lesson")  t:play("Lesson#2")
    t:expect("Ensign (B)"):health(7)
    t:attack("Ensign (B)", "Veteran")  t:dice(1, 1, 1, 1, 1)
    t:finish()
    t:expect("light"):force(2)
  end,
}

scenario "a text for others that gives it is had by the top card" {
  ids   = { "INSERT.1", "R10.1.5" },
  light = { character = { "Ensign (B)", "Guard" }, space = { "Instructor" } },
  run   = function(t)
    t:expect("Ensign (B)"):power(8):keyword("Evade", 1)
    t:expect("Guard"):power(4)
  end,
}

scenario "a text for others that gives others a text for others" {
  ids   = { "R10.1.4" },
  light = { character = { "Ensign (B)" }, space = { "Corporal" }, ground = { "Walker" } },
  run   = function(t)
    t:expect("Walker"):power(6)  t:expect("Ensign (B)"):power(5)
  end,
}

scenario "nobody of the group, nothing for others" {
  ids   = { "R10.1.4" },
  light = { character = { "Ensign (B)" }, space = { "Sergeant" }, ground = { "Walker" } },
  run   = function(t)
    t:expect("Walker"):power(4)               -- nobody of that name is damaged
  end,
}

scenario "somebody of the group, something for others" {
  ids   = { "R10.1.4" },
  light = { character = { { "Ensign (B)", damage = 1 } }, space = { "Sergeant" }, ground = { "Walker" } },
  run   = function(t)
    t:expect("Walker"):power(6)
  end,
}

scenario "cards of which none is of the group take no room among the texts in force" {
  ids   = { "R10.1.4" },
  light = { character = { "Ensign (B)" }, space = { "Levy Call", "Corporal", "Corporal", "Corporal" },
            ground = { "Walker" } },
  run   = function(t)
    t:play("Levy Call")
    t:expect("Walker"):power(4 + 3 * 2)
  end,
}

scenario "given to a card under the top card it works from there" {
  ids   = { "INSERT.1" },
  start = "light build",
  light = { character = { "Ensign (B)" }, build_zone = { { "Ensign (G)", build = 1 } },
            space = { "Backstage" } },
  run   = function(t)
    t:expect("Ensign (B)"):power(5)
    t:play("Ensign (G)", "put under")
    t:expect("Ensign (B)"):power(5 + 1 + 3)
  end,
}

scenario "who loses insert gives the text no more" {
  ids   = { "R10.2.6" },
  dark  = { hand = { "Unlearn" }, character = { "Brute" } },
  light = { character = { "Ensign (C)", "Guard" } },
  run   = function(t)
    t:expect("Guard"):power(5)
    t:play("Unlearn")
    t:expect("Guard"):power(4)
  end,
}

scenario "and once more" {
  ids   = { "R10.1.4" },
  light = { character = { "Ensign (B)" }, space = { "Major", "Runner" }, ground = { "Walker" } },
  run   = function(t)
    t:expect("Runner"):power(8)  t:expect("Walker"):power(4)
  end,
}
