-- PILOT: in your build step this card may be moved onto one of your units of the named subtype
-- (PILOT.2), no Droid, that has room for one more (PILOT.5), also from the build zone (R10.1.6).
-- Once in a step, on or off (PILOT.1; the way off is in rules/40_build.lua). Aboard it is no
-- unit; the unit gets the listed text (PILOT.3, PILOT.4), which is off elsewhere (PILOT.7).
--   pilot { of = { "Starfighter", "Squadron" }, speed = 20, "Lucky 2" }
local piloted = your { any = argument "of", no { "Droid" }, other = true,
  where = more(candidate.seats, attachments(candidate, all { aboard = true })) }

keyword "Pilot" {
  constructor = "pilot", takes = { of = "strings" }, class = "layered", kind = "static",
  text = "In your build step move this card onto one of your units of the subtype (no Droid) or"
    .. " off it, once; while it is there the unit has the text.",
  static { zone = "aboard", to = each(all { is = host, any = argument "of" }),
           gives = "as_printed", argument {} },
  window = "build", zone = { "arena", "build" },
  only_if = at_least(1, piloted),
  effect = {
    attach { self, to = one(piloted), aboard = true },
    give { cannot = { use = { "Pilot" } }, lasts = "step" },
  },
}
