-- luacheck: ignore 113
-- The cards of the crowded boards: ten roles in each arena, with what makes a board dear
-- to compute: lines for others, granted abilities, counts, triggers, equipment, what was
-- given and lasts. Each role is declared twice, "Crowded ..." in words of the vocabulary,
-- "Functional ..." with conditions, amounts and effects as functions that mean the same:
-- both boards play the same games. Health is high, so the board stays full in a battle.

local arenas = { "space", "ground", "character" }

local function unit(set, arena, role, fields)
  fields.side, fields.type, fields.subtypes = "neutral", arena, { role, "Bench" .. set }
  fields.cost = fields.cost or 3
  fields.speed, fields.power, fields.health = fields.speed or 40, fields.power or 3, 30
  card(set .. " " .. arena .. " " .. role)(fields)
end

-- Lines for others, and abilities given to others.
local function leaders(set, arena, either_way)
  unit(set, arena, "Captain", { speed = 60,
    static { to = each(your { "Guard", arena = self, other = true }), power = 1,
      when = either_way(at_least(1, force_of(you)), function(this)
        return this:controller():resource "force" >= 1
      end) },
  })
  unit(set, arena, "Warden", { speed = 30,
    static { to = each(your { "Drifter", arena = self }), "Pay 1 Force -> Evade 1",
      when = either_way(more(self.health, counters("damage", self)), function(this)
        return this:health() > this:damage()
      end) },
  })
end

-- Numbers that are computed, and lines about the unit attacked.
local function reckoners(set, arena, either_way)
  unit(set, arena, "Reckoner", { speed = 50, power = 1,
    static { power = count(your { "Reckoner", arena = self }) },
    static { power = either_way(capped(counters("damage", self), 3), function(this)
      local damage = this:damage()
      return damage < 3 and damage or 3
    end) },
  })
  unit(set, arena, "Marksman", { "Accuracy 1", "Critical Hit 1",
    static { against = all { "Guard" }, power = 2,
      when = either_way(at_least(1, force_of(you)), function(this)
        return this:controller():resource "force" >= 1
      end) },
  })
end

-- What listens, and what may be used in windows.
local function doers(set, arena, either_way)
  unit(set, arena, "Listener", {
    trigger { on = damaged { target = your { "Guard", arena = self } },
      effect = either_way({ heal { 1, from = event.target } }, function(fx)
        fx:heal { 1, from = fx.event_target }
      end) },
  })
  unit(set, arena, "Drill", { speed = 20,
    activated { pay = { tap { self } }, window = "step",
      effect = either_way({ heal { 1, from = one(your { arena = self }) } }, function(fx)
        local chosen = fx:choose(your { arena = fx.self:arena() })
        if chosen then fx:heal { 1, from = chosen } end
      end) },
  })
end

-- What only has keywords, and what is given them by the sequence below.
local function fighters(set, arena)
  unit(set, arena, "Guard", { "Armor", "Pay 1 Force -> Intercept", "Shields 1" })
  unit(set, arena, "Drifter", { speed = 70, "Overkill" })
  unit(set, arena, "Marked", { "Pay 1 Force -> Parry 1", "Pay 1 Force -> Retaliate 2" })
  unit(set, arena, "Plain", { power = 4 })
end

local function board(set, either_way)
  for _, arena in ipairs(arenas) do
    leaders(set, arena, either_way)
    reckoners(set, arena, either_way)
    doers(set, arena, either_way)
    fighters(set, arena)
    card(set .. " " .. arena .. " Blade") { side = "neutral", kind = "equipment",
      type = arena, cost = 1, "Pay 1 build point -> Equip",
      equipped { power = 1, "Pay 1 Force -> Deflect 1" } }
    card(set .. " " .. arena .. " Field") { side = "neutral", kind = "location",
      type = arena, cost = 1,
      static { to = each(your { "Plain", arena = "this" }), speed = 10 } }
  end
  card(set .. " Order") { side = "neutral", kind = "battle",
    play { pay = { cost.force(2) }, window = "attack",
      effect = { give { to = one(your {}), power = 2, lasts = "attack" } } } }
end

board("Crowded", function(declared) return declared end)
board("Functional", function(_, written) return written end)

-- A battle on a board where something was given before.
sequence "crowded_battle" {
  turn_begin {},
  each_player {
    give { to = each(your { "Marked", arena = "any" }), lasts = "turn",
      power = 1, "Accuracy 1" },
    give { to = each(your { "Plain", arena = "any" }), lasts = "turn",
      speed = 10, "Pay 1 Force -> Evade 1" },
  },
  run_sequence "battle",
}
