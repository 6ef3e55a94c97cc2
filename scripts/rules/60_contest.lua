-- Contests (R6.3): both players have a unique unit of one name in battle.

local bid, force = resource_of(you, "bid"), force_of(you)

local function rivals(card, player)
  return all { name = card, of = player, arena = "any", unique = true }
end

-- R6.3.2, R6.3.3: in turn, the Dark Side first, each raises the own bid or not, until neither
-- does twice running. Bids are public, like all that players have (R11.5).
sequence "contest_bids" {
  each_player { set { bid = 0, stopped = 0 } },
  while_ { not_(all_of { at_least(1, resource_of(dark, "stopped")),
    at_least(1, resource_of(light, "stopped")) }), {
    each_player {
      if_ { any_of { exactly(0, resource_of(you, "stopped")),
        exactly(0, resource_of(opponent, "stopped")) }, {
        choose_number { bid, force, text = "Force to bid in the contest" },
        if_ { more(X, bid), {
          set { bid = X },
          set { stopped = 0, player = dark },
          set { stopped = 0, player = light },
        }, {
          set { stopped = 1 },
        } },
      } },
    },
  } },
}

-- R3.3.4, R6.3.4
local function total(card, player)
  return card.total_cost + resource_of(player, "bid")
end

-- One contest: of 'it', a Dark unit, with its rival. R6.3.5: the loser's unit retreats as it
-- is; if it was in an attack, that is over (R6.3.8).
local contest = {
  choose { it, as = "dark_unit" },
  choose { one(rivals(it, light)), as = "light_unit" },
  if_ { all_of { at_least(1, done), is(the.dark_unit, all { arena = "any" }) }, {
    run_sequence "contest_bids",
    if_ { at_least(total(the.light_unit, light), total(the.dark_unit, dark)), {
      lose { force = resource_of(dark, "bid"), player = dark },
      retreat { the.light_unit },
    }, {
      lose { force = resource_of(light, "bid"), player = light },
      retreat { the.dark_unit },
    } },
    if_ { all_of { at_least(1, done),
      any_of { is(it, all { attacking = true }), is(it, all { defending = true }) } }, {
      end_attack {},
    } },
    each_player { set { bid = 0, stopped = 0 } },
  } },
}

-- R6.3.6: the Dark Side player says which pair is next. Each has its contest once: where the
-- loser can't retreat both stay [inferred].
sequence "contests" {
  in_turn { each(all { of = dark, arena = "any", unique = true,
    where = at_least(1, rivals(candidate, light)) }), contest, by = dark },
}

-- R6.3.1, R6.3.7; a change of control may lead to it as well
rule_trigger { on = { entered { player = you, card = all { unique = true } },
                      control_changed { player = you, card = all { unique = true } } },
  when = all_of { running "battle", at_least(1, rivals(event.card, opponent)) },
  at_once = true, effect = {
    in_turn { each(all { name = event.card, of = dark, arena = "any", unique = true }), contest },
  } }
