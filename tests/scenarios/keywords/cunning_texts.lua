-- CUNNING: what texts say by secret dice is as secret as the dice.

cards [[
  card "Trickster" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
                     health = 9,
                     "Cunning" }
  card "Watcher" { side = "light", type = "character", cost = 4, speed = 30, power = 4,
                   health = 9,
                   "Pay 0 Force -> Protect 3" }
]]

-- An effect reads dice if it asks for what a text gives by them.
for _, case in ipairs {
  { "a power", "static { power = hits }", "gain { force = self.power - 4 }" },
  { "a power that is there if so", "static { when = rolled(6), power = 2 }",
    "gain { force = self.power - 4 }" },
  { "a power by pending damage", "static { power = self.pending }, static { power = hits }",
    "gain { force = self.power - 4 }" },
  { "what remains of the health", "static { health = hits }",
    "gain { force = self.remaining - 9 + counters('damage', self) }" },
  { "the number of a keyword", "keyword { 'Focus', hits }",
    "gain { force = keyword_of(self, 'Focus') }" },
  { "whether it has a keyword", "static { when = rolled(6), 'Armor' }",
    "if_ { is(self, your { has = 'Armor' }), { gain { force = 2 } } }" },
  { "whether it lacks one", "static { when = at_least(2, hits), 'Armor' }",
    "if_ { is(self, your { lacks = 'Armor' }), { win { you } }, { gain { force = 2 } } }" },
  { "whether it has lost one", "'Armor', \
     static { to = each(your { name = 'Reader' }), when = at_least(2, hits), lose = { 'Armor' } }",
    "if_ { is(self, your { has = 'Armor' }), { win { you } }, { gain { force = 2 } } }" },
  { "whether it could get one",
    "static { when = rolled(6), cannot = { gain = { 'Armor' } } }",
    "give { to = self, 'Armor', lasts = 'turn' }, gain { force = 2 - keyword_of(self, 'Armor') }" },
  { "whether another has lost one", "static { to = each(your { name = 'Veteran' }), 'Armor' }, \
     static { to = each(your { name = 'Veteran' }), when = rolled(6), lose = { 'Armor' } }",
    "gain { force = 2 - count(your { name = 'Veteran', has = 'Armor' }) }" },
  { "whether another could get one",
    "static { to = each(your { name = 'Veteran' }), when = rolled(6), \
       cannot = { gain = { 'Armor' } } }",
    "give { to = one(your { name = 'Veteran' }), 'Armor', lasts = 'turn' }, \
     gain { force = 2 - count(your { name = 'Veteran', has = 'Armor' }) }" },
  { "whether another could get any",
    "static { to = each(your { name = 'Veteran' }), when = rolled(6), cannot = { 'gain' } }",
    "give { to = one(your { name = 'Veteran' }), 'Armor', lasts = 'turn' }, \
     gain { force = 2 - count(your { name = 'Veteran', has = 'Armor' }) }" },
  { "whom it can attack", "static { cannot = { attack = all { where = rolled(6) } } }",
    "if_ { can_attack(self, attacker), { win { you } }, { gain { force = 2 } } }" },
  { "a subtype", "static { when = at_least(2, hits), subtypes = { 'Jedi' } }",
    "gain { force = 2 * count(your { 'Jedi' }) }" },
  { "what is forbidden", "static { when = rolled(6), cannot = { 'untap' } }",
    "if_ { forbidden('untap', self), { gain { force = 2 } } }" },
  { "what is forbidden to such cards",
    "static { when = rolled(6), cannot = { attack = all {} } }",
    "if_ { can_attack(self, attacker), { win { you } }, { gain { force = 2 } } }" },
  { "what a verb can't do", "static { when = rolled(3), cannot = { 'untap' } }",
    "untap { self }, gain { force = done + 1 }" },
  { "which cards have it", "static { power = hits }",
    "gain { force = \
     2 * count(your { name = 'Reader', where = at_least(6, candidate.power) }) }" },
  { "a speed that is asked for", "static { speed = hits }",
    "if_ { is(self, your { speed = at_least(31) }), { gain { force = 2 } } }" },
  { "which card is the fastest",
    "static { to = each(your { name = 'Veteran' }), speed = 10 * hits }",
    "untap { one(your { fastest = true }) }, gain { force = done + 1 }" },
  { "which cards can be afforded",
    "static { to = each(your { kind = 'card', zone = 'hand' }), build_cost = hits }",
    "gain { force = 2 - count(your { kind = 'card', zone = 'hand', affordable = 'build' }) }" },
  { "a number of a number", "static { speed = hits }, static { power = self.speed - 29 }",
    "gain { force = self.power - 4 }" },
  { "a text that was given",
    "trigger { on = attacked { defender = self }, effect = { \
       give { to = self, static { when = rolled(6), power = 2 }, lasts = 'attack' } } }",
    "gain { force = self.power - 4 }" },
  { "a text for others",
    "static { to = each(your { name = 'Veteran' }), power = hits }",
    "gain { force = 2 * count(your { name = 'Veteran', power = at_least(8) }) }" },
  { "a power of those that are so",
    "static { to = each(your { where = rolled(6) }), power = 2 }",
    "gain { force = self.power - 4 }" },
  { "a power against those that are so",
    "static { against = all { where = rolled(6) }, power = 2 }",
    "gain { force = self.power - 2 }" },
  { "whether it could get any",
    "static { when = rolled(6), cannot = { 'gain' } }",
    "give { to = self, 'Armor', lasts = 'turn' }, gain { force = 2 - keyword_of(self, \
     'Armor') }" },
  { "what counts for control",
    "static { to = each(your {}), when = rolled(6), cannot = { 'count_for_control' } }",
    "gain { force = 2 - 2 * controls(you) }" },
  { "what goes under it",
    "static { takes_under = all { where = rolled(6) } }",
    "if_ { takes_under(attacker), { gain { force = 2 } }, { gain { force = 2 } } }" },
  { "what can be discarded",
    "static { to = each(your { name = 'Veteran' }), when = rolled(3), \
     cannot = { 'be_discarded' } }",
    "discard { one(your { name = 'Veteran' }) }, gain { force = 2 }" },
  { "what can retreat",
    "static { to = each(your { name = 'Veteran' }), when = rolled(3), \
     cannot = { 'retreat' } }",
    "retreat { one(your { name = 'Veteran' }) }, gain { force = 2 }" },
  { "what can be damaged",
    "static { to = each(your { name = 'Veteran' }), when = rolled(3), \
     cannot = { 'be_damaged' } }",
    "damage { 1, to = one(your { name = 'Veteran' }) }, gain { force = 2 }" },
  { "what can damage",
    "static { to = each(your { name = 'Veteran' }), when = rolled(3), \
     cannot = { 'damage' } }",
    "damage { 1, to = one(your { name = 'Veteran' }) }, gain { force = 2 }" },
  { "what hits it",
    "static { to = each(your { name = 'Veteran' }), set = { hit_on = 4 + hits } }",
    "damage { dice = 0, to = one(your { name = 'Veteran' }) }, gain { force = 2 }" },
  { "what of it can be prevented",
    "static { to = each(your { name = 'Veteran' }), when = rolled(3), \
     cannot = { 'be_prevented' } }",
    "prevent { up_to = 0, to = self }, gain { force = 2 }" },
  { "what can be seen",
    "static { to = each(their { kind = 'card', zone = 'hand' }), when = rolled(6), \
     cannot = { 'be_looked_at' } }",
    "look { each(their { kind = 'card', zone = 'hand' }) }, gain { force = 2 }" },
  { "what joins it", "static { takes_under = all { where = rolled(6) } }",
    "choose { one(your { zone = 'hand' }), as = 'card' }, join_stack { the.card, under = self }, \
     gain { force = 2 }" },
  { "what it can bear", "static { takes_under = all { where = rolled(6) } }",
    "choose { one(your { zone = 'hand' }), as = 'card' }, attach { the.card, to = self }, \
     gain { force = 2 }" },
  { "what is paid",
    "static { force_cost = hits }",
    "lose { force = 0 }, gain { force = 2 }" },
  { "what is paid for a card",
    "static { to = each(your { kind = 'battle', zone = 'hand' }), play_cost = hits }",
    "copy { one(your { zone = 'discard', kind = 'battle' }) }, gain { force = 2 }" },
} do
  scenario("an effect reads dice through texts: " .. case[1]) {
    ids     = { "CUNNING.1", "R11.4" },
    overlay = [[
      card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, ]] .. case[2] .. [[,
        trigger { on = hit { target = self }, effect = { ]] .. case[3] .. [[ } } }
    ]],
    dark  = { character = { "Trickster" } },
    light = { build = 6, hand = { "Veteran" },
              character = { { "Reader", tapped = true }, { "Veteran", tapped = true } } },
    dice  = { 6, 6, 1, 1 },
    run   = function(t)
      t:attack("Trickster", "Reader")
      t:reach("prevention", "light")
      t:expect("light"):force(0)
      t:reach("between")
      t:expect("light"):force(2)
    end,
  }
end

for _, case in ipairs {
  { "another number", "static { power = hits },", "gain { force = self.speed - 27 }" },
  { "another keyword", "keyword { 'Focus', hits }, 'Lucky 2',",
    "gain { force = keyword_of(self, 'Lucky') }" },
  { "what is so as long as they are secret", "",
    "if_ { any_of { rolled(6), secret_dice }, { gain { force = 2 } } }" },
  { "what is not so as long as they are secret", "",
    "if_ { all_of { not_(secret_dice), rolled(6) }, { win { you } }, { gain { force = 2 } } }" },
  { "what is done after it has prevented", "",
    "prevent { 1, to = self }, choose { one(your {}) }, gain { force = 2 * done }" },
  { "what only cards of no deck change", "", "gain { force = self.power - 2 }" },
} do
  scenario("an effect is at once that reads " .. case[1]) {
    ids     = { "CUNNING.1", "R9.4.1" },
    overlay = [[
      card "Nowhere" { side = "light", type = "character", cost = 4, speed = 28, power = 4,
        health = 9, static { power = hits } }
      card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, ]] .. case[2] .. [[
        trigger { on = hit { target = self }, effect = { ]] .. case[3] .. [[ } } }
    ]],
    dark  = { character = { "Trickster" } },
    light = { character = { { "Reader", tapped = true } } },
    dice  = { 6, 6, 1, 1 },
    run   = function(t)
      t:attack("Trickster", "Reader")
      t:reach("prevention", "light")
      t:expect("light"):force(2)
      t:reach("between")
    end,
  }
end

-- So does a condition, and whether a text is there at all.
for _, case in ipairs {
  { "the power in its condition",
    "static { power = hits }, trigger { on = hit { target = self }, when = at_least(6, self.power), \
       effect = { gain { force = 2 } } }" },
  { "a power that the other player's text gives",
    "trigger { on = hit { target = self }, when = at_least(1, attacker.speed - 55), \
       effect = { gain { force = 2 } } }" },
  { "an effect that reads that",
    "trigger { on = hit { target = self }, effect = { gain { force = attacker.speed - 55 } } }" },
  { "an effect that reads what is so for the other player",
    "trigger { on = hit { target = self }, effect = { gain { force = attacker.health - 9 } } }" },
  { "a trigger that is there if so",
    "static { when = rolled(6), trigger { on = hit { target = self }, \
       effect = { gain { force = 2 } } } }" },
  { "the number of its keyword",
    "keyword { 'Learn', hits }" },
  { "a trigger of a keyword that is there if so",
    "static { to = each(your { name = 'Reader' }), when = rolled(6), 'Learn 2' }" },
} do
  scenario("a trigger waits until the dice are shown that tell " .. case[1]) {
    ids     = { "CUNNING.1", "R11.4" },
    overlay = [[
      card "Blusterer" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
        health = 9,
        "Cunning", static { speed = hits }, static { when = any_of { rolled(6), secret_dice },
                                                     health = 2 } }
      keyword "Learn" { params = { "X" }, class = "layered", kind = "triggered", text = "L {X}",
        on = hit { target = self }, effect = { gain { force = X } } }
      card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, ]] .. case[2] .. [[ }
    ]],
    dark  = { character = { "Blusterer" } },
    light = { character = { { "Reader", tapped = true } } },
    dice  = { 6, 6, 1, 1 },
    run   = function(t)
      t:attack("Blusterer", "Reader")
      t:reach("prevention", "light")
      t:expect("light"):force(0)
      t:reach("between")
      t:expect("light"):force(2)
    end,
  }
end

for _, case in ipairs {
  { "the power in its condition",
    "static { power = hits }, \
     activated { window = 'prevention', only_if = at_least(5, self.power), effect = { draw { 1 } } }" },
  { "a power in its effect",
    "static { power = hits }, \
     activated { window = 'prevention', effect = { gain { setup = self.power } } }" },
  { "a power that the other player's text gives",
    "activated { window = 'prevention', only_if = at_least(56, attacker.speed), \
       effect = { draw { 1 } } }" },
  { "an ability that is there if so",
    "static { when = rolled(6), activated { window = 'prevention', effect = { draw { 1 } } } }" },
  { "the number of a keyword", "keyword { 'Evade', hits }" },
  { "a keyword that is there if not",
    "'Pay 0 Force -> Evade 1', \
     static { to = each(your { name = 'Reader' }), when = rolled(3), lose = { 'Evade' } }" },
  { "a price", "activated { window = 'prevention', pay = { cost.force(hits - 2) }, \
       effect = { draw { 1 } } }" },
  { "a price that texts change",
    "static { force_cost = hits - 2 }, activated { window = 'prevention', pay = { cost.force(0) }, \
       effect = { draw { 1 } } }" },
  { "whether it may be used", "'Pay 0 Force -> Evade 1', static { when = rolled(3), \
       cannot = { use = { 'Evade' } } }" },
  { "a part of its effect that is chosen and paid for", "activated { window = 'prevention', \
       effect = { draw { 1 } }, \
       enhance { pay = { cost.force(0) }, instead = { gain { setup = hits } } } }" },
  { "how much is really prevented", "activated { window = 'prevention', \
       effect = { prevent { up_to = 2, to = self }, gain { setup = done } } }" },
  { "whether something is", "activated { window = 'prevention', \
       effect = { prevent { 2, to = self }, if_ { at_least(1, done), { draw { 1 } } } } }" },
  { "whether something is, within a part", "activated { window = 'prevention', effect = { \
       if_ { attacking_now, { prevent { 2, to = self } } }, gain { setup = done } } }" },
} do
  scenario("an ability is not offered while dice are secret that tell " .. case[1]) {
    ids     = { "CUNNING.1", "R11.4" },
    overlay = [[
      card "Blusterer" { side = "dark", type = "character", cost = 4, speed = 55, power = 4,
        health = 9,
        "Cunning", static { speed = hits } }
      card "Braggart" { side = "dark", type = "character", cost = 4, speed = 56, power = 4,
        health = 9,
        static { speed = hits } }
      card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, ]] .. case[2] .. [[ }
    ]],
    dark  = { character = { "Blusterer", "Braggart" } },
    light = { character = { { "Reader", tapped = true } } },
    run   = function(t)
      t:attack("Braggart", "Reader")   t:dice(6, 6, 1, 1)
      t:reach("prevention", "light")
      t:offered("Reader")
      t:attack("Blusterer", "Reader")  t:dice(6, 6, 1, 1)
      t:reach("prevention", "light")
      t:not_offered("Reader")
    end,
  }
end

-- What happens only because of what the dice show tells them.
for _, case in ipairs {
  { "a trigger",
    "trigger { on = damage_prevented { target = self }, effect = { gain { force = 2 } } }" },
  { "a count in an effect",
    "trigger { on = ability_used { card = self }, last = true, \
       effect = { gain { force = 2 * happened(damage_prevented { target = self }) } } }" },
} do
  scenario("what was really prevented is not told before the dice are shown: " .. case[1]) {
    ids     = { "CUNNING.1", "CUNNING.4", "R11.4" },
    overlay = [[
      card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, "Pay 0 Force -> Evade 2", ]] .. case[2] .. [[ }
    ]],
    dark  = { character = { "Trickster" } },
    light = { character = { { "Reader", tapped = true } } },
    dice  = { 6, 6, 1, 1 },
    run   = function(t)
      t:attack("Trickster", "Reader")
      t:play("Reader", "Evade")  t:choose(1)
      t:reach("prevention", "light")
      t:expect("light"):force(0)
      t:reach("between")
      t:expect("light"):force(2)
      t:expect("Reader"):damage(1)
    end,
  }
end

scenario "whether something was prevented is no condition for an offer while dice are secret" {
  ids     = { "CUNNING.1", "CUNNING.4", "R11.4" },
  overlay = [[
    card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
      health = 9, "Pay 0 Force -> Evade 2",
      activated { window = "prevention", effect = { draw { 1 } },
        only_if = not_(happened(damage_prevented { target = self })) } }
  ]],
  dark  = { character = { "Trickster", "Brute" } },
  light = { character = { { "Reader", tapped = true } } },
  run   = function(t)
    t:attack("Brute", "Reader")      t:dice(6, 1, 1, 1)
    t:reach("prevention", "light")
    t:offered("Reader", "draw")
    t:attack("Trickster", "Reader")  t:dice(1, 1, 1, 1)
    t:play("Reader", "Evade")        t:choose(1)
    t:reach("prevention", "light")
    t:not_offered("Reader", "draw")
  end,
}

-- A replacement can't wait, so it does not take the place of its event [inferred].
for _, case in ipairs {
  { "its condition", "when = rolled(6), with = { return_to { self, 'hand' } }" },
  { "what it does", "with = { return_to { self, 'hand' }, gain { setup = hits } }" },
} do
  scenario("nothing is replaced by what would tell secret dice: " .. case[1]) {
    ids     = { "CUNNING.1", "R11.4" },
    overlay = [[
      card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, replace { on = discarded { card = self }, ]] .. case[2] .. [[ } }
      card "Purge" { side = "dark", kind = "battle",
        play { window = "reroll", effect = { discard { one(their { name = "Reader" }) } } } }
    ]],
    dark  = { hand = { "Purge", "Purge" }, character = { "Trickster", "Brute" } },
    light = { character = { { "Veteran", tapped = true }, { "Reader", tapped = true },
                            { "Reader", as = "Other", tapped = true } } },
    run   = function(t)
      t:attack("Brute", "Veteran")      t:dice(6, 1, 1, 1)
      t:play("Purge")                   t:choose("Other")
      t:reach("between")
      t:expect("Other"):zone("hand")
      t:attack("Trickster", "Veteran")  t:dice(6, 1, 1, 1)
      t:play("Purge#2")
      t:reach("between")
      t:expect("Reader"):zone("discard")
    end,
  }
end

-- What is given because of secret dice is as secret.
for _, case in ipairs {
  { "an effect", "trigger { on = counted { target = self }, \
       effect = { gain { force = attacker.power - 4 } } }" },
  { "a condition", "trigger { on = counted { target = self }, when = at_least(6, attacker.power), \
       effect = { gain { force = 2 } } }" },
} do
  scenario("a number given by the amount of secret dice waits: " .. case[1]) {
    ids     = { "CUNNING.1", "R11.4" },
    overlay = [[
      card "Grower" { side = "dark", type = "character", cost = 4, speed = 56, power = 4,
        health = 9,
        "Cunning", trigger { on = hit { source = self },
          effect = { give { to = self, power = event.amount, lasts = "turn" } } } }
      card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, ]] .. case[2] .. [[ }
    ]],
    dark  = { character = { "Grower", { "Trickster", tapped = true } } },
    light = { character = { { "Reader", tapped = true } } },
    dice  = { 6, 6, 1, 1 },
    run   = function(t)
      t:attack("Grower", "Reader")
      t:reach("prevention", "light")
      t:expect("light"):force(0)
      t:reach("between")
      t:expect("light"):force(2)
      t:expect("Grower"):power(6)
    end,
  }
end

scenario "what was given because of secret dice for another attack delays nothing in this one" {
  ids     = { "CUNNING.1", "R9.4.1" },
  overlay = [[
    card "Grower" { side = "dark", type = "character", cost = 4, speed = 56, power = 4,
      health = 9,
      "Cunning", "Focus 1" }
    card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
      health = 9, trigger { on = hit { target = self }, effect = { gain { force = self.power } } } }
  ]],
  dark  = { character = { "Grower" } },
  light = { character = { { "Reader", tapped = true } } },
  dice  = { 5, 6, 1, 1 },
  run   = function(t)
    t:attack("Grower", "Reader")
    t:reach("prevention", "light")
    t:happened("given", { card = "Grower", hidden_from = "light" }, 1)
    t:expect("light"):force(4)
    t:reach("between")
  end,
}

scenario "what was given because of secret dice is open when their attack has ended" {
  ids     = { "CUNNING.1", "R9.4.1" },
  overlay = [[
    card "Grower" { side = "dark", type = "character", cost = 4, speed = 56, power = 4,
      health = 9,
      "Cunning", trigger { on = hit { source = self },
        effect = { give { to = self, power = event.amount, lasts = "turn" } } } }
    card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
      health = 9,
      trigger { on = hit { target = self },
        effect = { gain { force = count(their { name = "Grower", power = 6 }) } } } }
  ]],
  dark  = { character = { "Grower", "Trickster" } },
  light = { character = { { "Reader", tapped = true } } },
  run   = function(t)
    t:attack("Grower", "Reader")     t:dice(6, 6, 1, 1)
    t:reach("between")
    t:expect("light"):force(1)
    t:attack("Trickster", "Reader")  t:dice(6, 1, 1, 1)
    t:reach("prevention", "light")
    t:expect("light"):force(2)
  end,
}

-- A trigger that has waited reads the game as it is then: its event still has its amount, but
-- the damage lies on the unit and is pending no more.
for _, case in ipairs {
  { "the amount of its event", "event.amount", 2 }, { "what is pending", "self.pending", 0 },
} do
  scenario("what has waited for secret dice reads the present: " .. case[1]) {
    ids     = { "CUNNING.1", "R9.4.5" },
    overlay = [[
      card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, trigger { on = damage_pending { target = self },
          effect = { gain { force = ]] .. case[2] .. [[ } } } }
    ]],
    dark  = { character = { "Trickster", "Brute" } },
    light = { character = { { "Reader", tapped = true } } },
    run   = function(t)
      t:attack("Brute", "Reader")      t:dice(6, 1, 1, 1)
      t:reach("between")
      t:expect("light"):force(1)
      t:attack("Trickster", "Reader")  t:dice(6, 6, 1, 1)
      t:reach("between")
      t:expect("Reader"):damage(3)
      t:expect("light"):force(1 + case[3])
    end,
  }
end

scenario "what one condition has read of secret dice does not delay another trigger" {
  ids     = { "CUNNING.1", "R9.4.1" },
  overlay = [[
    card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
      health = 9,
      trigger { on = hit { target = self }, when = rolled(6), effect = { gain { force = 1 } } },
      trigger { on = hit { target = self }, effect = { gain { force = 2 } } } }
    card "Glancer" { side = "light", type = "character", cost = 4, speed = 28, power = 4,
      health = 9,
      static { when = rolled(6), trigger { on = hit { attacker = self }, effect = { draw { 1 } } } } }
    card "Boaster" { side = "dark", type = "character", cost = 4, speed = 54, power = 4, health = 9,
      trigger { on = rolled {}, effect = { if_ { rolled(6), { gain { force = 1 } } } } } }
    rule_trigger { on = hit {}, effect = { gain { force = 4 } } }
  ]],
  dark  = { character = { "Trickster", { "Boaster", tapped = true } } },
  light = { character = { { "Glancer", tapped = true }, { "Reader", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Trickster", "Reader")
    t:choose("Reader")
    t:reach("prevention", "light")
    t:expect("light"):force(6)
    t:reach("between")
    t:expect("light"):force(7)
  end,
}

scenario "what one condition has read of secret dice takes no other offer away" {
  ids     = { "CUNNING.1" },
  overlay = [[
    card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
      health = 9,
      activated { window = "prevention", only_if = rolled(6), effect = { draw { 1 } } },
      "Pay 0 Force -> Evade 2" }
    card "Glancer" { side = "light", type = "character", cost = 4, speed = 28, power = 4,
      health = 9,
      static { when = rolled(6), activated { window = "prevention", effect = { draw { 1 } } } } }
    card "Knower" { side = "dark", type = "character", cost = 4, speed = 54, power = 4, health = 9,
      activated { window = "prevention", only_if = rolled(6), limit = { per = "window" },
                  effect = { draw { 1 } } } }
    action "lean on" { window = "prevention", from = your {}, effect = { draw { 1 } } }
  ]],
  dark  = { character = { "Trickster", { "Knower", tapped = true } } },
  light = { character = { { "Glancer", tapped = true, as = "First" }, { "Reader", tapped = true },
                          { "Watcher", tapped = true }, { "Glancer", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Trickster", "Reader")
    t:reach("prevention", "dark")
    t:offered("Knower", "draw")
    t:reach("prevention", "light")
    t:offered("Reader", "Evade")
    t:offered("Watcher", "Protect")
    t:offered("Reader", "lean on")
    t:not_offered("Reader", "draw")
  end,
}

scenario "what was prevented in an earlier attack is known, and counts in what is seen" {
  ids     = { "CUNNING.1", "R11.4" },
  overlay = [[
    card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
      health = 9, "Pay 0 Force -> Evade 2",
      static { power = happened(damage_prevented { target = self }) } }
    card "Second" { side = "dark", type = "character", cost = 4, speed = 54, power = 4, health = 9,
      "Cunning" }
  ]],
  dark  = { character = { "Trickster", "Second" } },
  light = { character = { { "Reader", tapped = true } } },
  run   = function(t)
    t:attack("Trickster", "Reader")  t:dice(6, 6, 1, 1)
    t:play("Reader", "Evade")        t:choose(1)
    t:reach("between")
    t:expect("Reader"):power(5)
    t:attack("Second", "Reader")     t:dice(6, 6, 1, 1)
    t:reach("prevention", "light")
    t:sees("light", "Reader", true)
  end,
}

scenario "how much damage was passed on tells the dice" {
  ids     = { "CUNNING.1", "R11.4" },
  overlay = [[
    card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
      health = 9,
      trigger { on = hit { defender = self }, effect = {
        split_damage { 3, to = one(your { name = "Watcher" }) }, gain { force = done } } } }
  ]],
  dark  = { character = { "Trickster" } },
  light = { character = { { "Reader", tapped = true }, { "Watcher", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Trickster", "Reader")
    t:reach("prevention", "light")
    t:expect("light"):force(0)
    t:reach("between")
    t:expect("light"):force(0)              -- it waited, and comes too late for that damage
    t:expect("Reader"):damage(2)  t:expect("Watcher"):damage(0)
  end,
}

-- What could not be played is not copied (R9.2.9), and what reads secret dice could not.
for _, case in ipairs {
  { "its effect", "effect = { gain { force = hits } }" },
  { "its condition", "only_if = rolled(6), effect = { gain { force = 1 } }" },
} do
  scenario("a text that reads dice is not copied while they are secret: " .. case[1]) {
    ids     = { "CUNNING.1", "R11.4", "R9.2.9" },
    overlay = [[
      card "Mimic" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
        health = 9, activated { window = "prevention", limit = { 2, per = "turn" },
          effect = { copy { one(your { zone = "discard", kind = "battle" }) } } } }
      card "Count of Hits" { side = "light", kind = "battle",
        play { window = "prevention", ]] .. case[2] .. [[ } }
    ]],
    dark  = { character = { "Trickster", "Brute" } },
    light = { discard = { "Count of Hits" }, character = { { "Mimic", tapped = true } } },
    run   = function(t)
      t:attack("Brute", "Mimic")      t:dice(6, 1, 1, 1)
      t:play("Mimic", "copy")
      t:reach("between")
      t:expect("light"):force(1)
      t:attack("Trickster", "Mimic")  t:dice(6, 6, 1, 1)
      t:play("Mimic", "copy")
      t:reach("prevention", "light")
      t:expect("light"):force(1)
    end,
  }
end

scenario "an effect reads dice if it asks whether a card can be played that does" {
  ids     = { "CUNNING.1", "R11.4" },
  overlay = [[
    card "Reader" { side = "light", type = "character", cost = 4, speed = 29, power = 4,
      health = 9, trigger { on = hit { target = self }, effect = { gain { force =
        2 * count(your { zone = "hand", kind = "battle", where = playable(candidate) }) } } } }
    card "Count of Hits" { side = "light", kind = "battle",
      play { window = "prevention", only_if = rolled(6), effect = { gain { force = 1 } } } }
  ]],
  dark  = { character = { "Trickster" } },
  light = { hand = { "Count of Hits" }, character = { { "Reader", tapped = true } } },
  dice  = { 6, 6, 1, 1 },
  run   = function(t)
    t:attack("Trickster", "Reader")
    t:reach("prevention", "light")
    t:expect("light"):force(0)
    t:reach("between")
    t:expect("light"):force(2)
  end,
}
