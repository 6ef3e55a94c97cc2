-- The Dark Side units of the Old Republic starter whose text is more than keyword lines.

cards [[
  card "Force Well" { side = "dark", kind = "battle",
    play { effect = { gain { force = 1 } } } }
  card "Black Wing" { side = "dark", type = "space", subtypes = { "Sith", "Squadron" },
                      cost = 3, speed = 16, power = 3, health = 3 }
  card "Grey Wing" { side = "dark", type = "space", subtypes = { "Squadron" },
                     cost = 3, speed = 15, power = 3, health = 3 }
  card "Fist" { side = "dark", kind = "location", type = "ground", cost = 3 }
]]

scenario "Nightfall gives own Sith Squadrons and Starfighters Accuracy 1 and Critical Hit 1" {
  dark = { space = { "Nightfall (A)", "Black Wing", "Grey Wing", "Sith Fighter LS-05-80",
                     "Sith Dreadnaught" } },
  run  = function(t)
    t:expect("Black Wing"):keyword("Accuracy", 1):keyword("Critical Hit", 1)
    t:expect("Sith Fighter LS-05-80"):keyword("Accuracy", 1):keyword("Critical Hit", 1)
    t:expect("Grey Wing"):keyword("Accuracy", 0)
    t:expect("Sith Dreadnaught"):keyword("Accuracy", 0)
  end,
}

scenario "Sith Interceptor has +3 power against a damaged unit" {
  dark  = { space = { "Sith Interceptor LS-05-77" } },
  light = { space = { { "Bulwark", damage = 1, tapped = true } } },
  dice  = { 4, 4, 4, 4, 4 },
  run   = function(t)
    t:attack("Sith Interceptor LS-05-77", "Bulwark")
    t:expect("Sith Interceptor LS-05-77"):power(5)
    t:finish()
    t:expect("Bulwark"):damage(6)
    t:expect("Sith Interceptor LS-05-77"):power(2)
  end,
}

scenario "Sith Interceptor has its 2 power against an undamaged unit" {
  dark  = { space = { "Sith Interceptor LS-05-77" } },
  light = { space = { { "Bulwark", tapped = true } } },
  dice  = { 4, 4 },
  run   = function(t)
    t:attack("Sith Interceptor LS-05-77", "Bulwark")  t:finish()
    t:expect("Bulwark"):damage(2)
  end,
}

scenario "Sith Fighter does 1 damage in Space when you gain Force in a battle step" {
  dark  = { hand = { "Force Well" }, space = { { "Sith Fighter LS-05-80", tapped = true } },
            ground = { "Speeder" } },
  light = { space = { { "Bulwark", tapped = true }, { "Runner", tapped = true } },
            ground = { { "Walker", tapped = true } } },
  run   = function(t)
    t:turn_of("Speeder")  t:pass()
    t:play("Force Well")
    t:choices("Bulwark", "Runner")  t:choose("Runner")
    t:finish()
    t:expect("Runner"):damage(1)
    t:happened("damaged", { source = "Sith Fighter LS-05-80" }, 1)
  end,
}

scenario "Force gained before the battle steps, or by the opponent, makes no damage" {
  dark  = { hand = { "Force Well" }, space = { { "Sith Fighter LS-05-80", tapped = true } } },
  light = { hand = { "Force Well" }, space = { { "Bulwark", tapped = true } } },
  run   = function(t)
    t:reach("phase", "dark")  t:play("Force Well")
    t:reach("step", "light")  t:play("Force Well#2")
    t:finish()
    t:expect("Bulwark"):damage(0)
  end,
}

scenario "paying Force is not gaining it" {
  dark  = { force = 1, hand = { "Adrenaline" }, space = { "Sith Fighter LS-05-80" } },
  light = { space = { { "Bulwark", tapped = true } } },
  dice  = { 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Sith Fighter LS-05-80", "Bulwark")
    t:play("Adrenaline")  t:choose("Sith Fighter LS-05-80")
    t:finish()
    t:expect("Bulwark"):damage(0)
  end,
}

scenario "Gloom Walkers are Force Sensitive" {
  ids  = { "R3.1.6" },
  dark = { ground = { "Gloom Walkers (A)" } },
  run  = function(t)
    t:expect("Gloom Walkers (A)"):subtype("Force Sensitive", true)
  end,
}

scenario "Sith Assault Team may attack with +4 power and hurts itself when the attack ends" {
  dark  = { ground = { "Sith Assault Team" } },
  light = { ground = { { "Bastion", tapped = true } } },
  dice  = { 4, 4, 4, 4, 4, 4, 1, 1 },
  run   = function(t)
    t:attack("Sith Assault Team", "Bastion")  t:choose(true)
    t:reach("prevention")
    t:expect("Sith Assault Team"):damage(0)
    t:reach("between")
    t:expect("Bastion"):damage(6)
    t:expect("Sith Assault Team"):damage(2):power(4)
  end,
}

scenario "Sith Assault Team need not" {
  dark  = { ground = { "Sith Assault Team" } },
  light = { ground = { { "Bastion", tapped = true } } },
  dice  = { 4, 4, 4, 1 },
  run   = function(t)
    t:attack("Sith Assault Team", "Bastion")  t:choose(false)  t:finish()
    t:expect("Bastion"):damage(3)
    t:expect("Sith Assault Team"):damage(0)
  end,
}

scenario "the opponent may put a counter on the defender to end Sith Battle Force's attack" {
  ids   = { "R8.10.4" },
  dark  = { ground = { "Sith Battle Force" } },
  light = { ground = { { "Walker", tapped = true } } },
  run   = function(t)
    t:attack("Sith Battle Force", "Walker")
    t:asked("light", "yes_no")  t:choose(true)
    t:finish()
    t:expect("Walker"):damage(1)
    t:happened("rolled", {}, 0)
    t:expect("Sith Battle Force"):tapped(true)
  end,
}

scenario "if the opponent puts none, Sith Battle Force attacks" {
  dark  = { ground = { "Sith Battle Force" } },
  light = { ground = { { "Walker", tapped = true } } },
  dice  = { 4, 4, 1 },
  run   = function(t)
    t:attack("Sith Battle Force", "Walker")  t:choose(false)  t:finish()
    t:expect("Walker"):damage(2)
  end,
}

scenario "Ajunta Pall gets +1 power for each Sith you deploy, to the end of the turn" {
  start = "dark build to end",
  dark  = { character = { { "Ajunta Pall (A)", tapped = true } },
            build_zone = { { "Acolyte", build = 3 }, { "Githany (A)", build = 4 },
                           { "Assassin", build = 2 } } },
  light = { character = { { "Veteran", tapped = true } } },
  run   = function(t)
    t:play("Assassin", "deploy")
    t:expect("Ajunta Pall (A)"):power(6)
    t:play("Acolyte", "deploy")  t:play("Githany (A)", "deploy")
    t:reach("phase")
    t:expect("Ajunta Pall (A)"):power(8)
    t:finish()
    t:expect("Ajunta Pall (A)"):power(6)
  end,
}

scenario "Sith that the opponent deploys do nothing for Ajunta Pall" {
  start = "light build",
  dark  = { character = { "Ajunta Pall (A)" } },
  light = { build_zone = { { "Acolyte", build = 3 } } },
  run   = function(t)
    t:play("Acolyte", "deploy")
    t:expect("Ajunta Pall (A)"):power(6)
  end,
}

scenario "Ajunta Pall makes own Locations one counter cheaper" {
  ids   = { "R5.6.4" },
  start = "dark build",
  dark  = { character = { "Ajunta Pall (A)" },
            build_zone = { { "Fist", build = 2 }, { "Brute", build = 1 } } },
  run   = function(t)
    t:expect("Brute"):cost(4)
    t:play("Fist", "complete")
    t:expect("Fist"):zone("ground")
  end,
}

scenario "Darth Revan does 1 damage to the unit he attacks, before the dice" {
  dark  = { force = 1, character = { "Darth Revan (B)" } },
  light = { force = 1, character = { { "Dodger", tapped = true } } },
  dice  = { 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Darth Revan (B)", "Dodger")
    t:play("Darth Revan (B)", "does 1 damage")
    t:reach("prevention", "light")
    t:happened("rolled", {}, 0)
    t:offered("Dodger", "Evade")
    t:finish()
    t:expect("Dodger"):damage(1)
    t:expect("dark"):force(0)
  end,
}

scenario "Darth Revan does so only when he attacks" {
  dark  = { force = 1, character = { { "Darth Revan (B)", tapped = true }, "Brute" } },
  light = { character = { "Guard" } },
  dice  = { 1, 1, 1, 1, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Brute", "Guard")
    t:reach("attack", "dark")  t:not_offered("Darth Revan (B)", "does 1 damage")
    t:attack("Guard", "Darth Revan (B)")
    t:reach("attack", "dark")  t:not_offered("Darth Revan (B)", "does 1 damage")
    t:finish()
  end,
}

scenario "Githany pays 1 Force for Critical Hit 2 in an attack" {
  dark  = { force = 1, character = { "Githany (A)" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 6, 1, 1, 1 },
  run   = function(t)
    t:attack("Githany (A)", "Veteran")
    t:play("Githany (A)", "Critical")  t:finish()
    t:expect("Veteran"):damage(3)
    t:expect("dark"):force(0)
  end,
}

scenario "Githany evades at the price of a counter on another own Sith Character" {
  dark  = { character = { { "Githany (A)", tapped = true }, { "Acolyte", tapped = true },
                          { "Sith Lord", tapped = true }, { "Brute", tapped = true } },
            ground = { { "Sith Marauder Squad", tapped = true } } },
  light = { character = { "Veteran" } },
  dice  = { 6, 6, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Veteran", "Githany (A)")
    t:play("Githany (A)", "Evade")
    t:choices("Acolyte", "Sith Lord")  t:choose("Acolyte")
    t:choose(2)
    t:finish()
    t:expect("Acolyte"):damage(1)
    t:expect("Githany (A)"):damage(0)
  end,
}

scenario "alone, Githany can't evade" {
  ids   = { "R9.2.1" },
  dark  = { character = { { "Githany (A)", tapped = true }, { "Brute", tapped = true } } },
  light = { character = { "Veteran" } },
  dice  = { 6, 6, 1, 1, 1, 1 },
  run   = function(t)
    t:attack("Veteran", "Githany (A)")
    t:reach("prevention", "dark")  t:not_offered("Githany (A)")
    t:finish()
    t:expect("Githany (A)"):damage(2)
  end,
}

scenario "Sith Lord gives a Sith Retaliate 3 for 1 Force until the end of the turn" {
  ids   = { "R10.1.5" },
  dark  = { force = 2, character = { "Sith Lord", { "Acolyte", tapped = true }, "Brute" } },
  light = { character = { "Guard" } },
  dice  = { 6, 1, 1, 1, 4, 4, 1 },
  run   = function(t)
    t:play("Sith Lord", "Retaliate")
    t:choices("Acolyte", "Sith Lord")  t:choose("Acolyte")
    t:attack("Guard", "Acolyte")
    t:play("Acolyte", "Retaliate")
    t:finish()
    t:expect("Guard"):damage(2)
    t:expect("dark"):force(0)
  end,
}

scenario "Sith Task Force has Fury 2 against an untapped unit" {
  dark  = { ground = { "Sith Task Force" } },
  light = { ground = { "Bastion" } },
  dice  = { 4, 1, 1, 1, 4, 4, 1, 1, 1, 1, 1, 1 }, -- two more dice; then Bastion attacks
  run   = function(t)
    t:attack("Sith Task Force", "Bastion")
    t:attack("Bastion", "Sith Task Force")
    t:finish()
    t:expect("Bastion"):damage(3)
  end,
}

scenario "Sith Task Force has no Fury against a tapped unit" {
  dark  = { ground = { "Sith Task Force" } },
  light = { ground = { { "Bastion", tapped = true } } },
  dice  = { 4, 1, 1, 1 },
  run   = function(t)
    t:attack("Sith Task Force", "Bastion")  t:finish()
    t:expect("Bastion"):damage(1)
  end,
}

scenario "Sith Attacker pays 2 Force for Fury 2 in an attack" {
  dark  = { force = 2, character = { "Sith Attacker" } },
  light = { character = { { "Veteran", tapped = true } } },
  dice  = { 4, 1, 1, 4, 1 },
  run   = function(t)
    t:attack("Sith Attacker", "Veteran")
    t:play("Sith Attacker", "Fury")  t:finish()
    t:expect("Veteran"):damage(2)
    t:expect("dark"):force(0)
    t:expect("Sith Attacker"):keyword("Fury", 0)
  end,
}
