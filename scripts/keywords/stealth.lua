-- STEALTH: untapped and without a damage counter the unit can't be attacked (STEALTH.1,
-- STEALTH.2); what is no attack is not hindered (STEALTH.3).
keyword "Stealth" {
  class = "isolated", kind = "static",
  text = "This unit can't be attacked unless it is tapped or damaged.",
  static { when = is(self, all { tapped = false, damaged = false }), cannot = { "be_attacked" } },
}
