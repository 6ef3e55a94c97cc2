-- ENHANCE: what may be paid for in addition when a card or ability is played. It is chosen
-- and paid together with the play (ENHANCE.2); 'also' adds to the effect, 'instead' takes its
-- place (ENHANCE.1). Each is chosen or not, but one 'instead' at most (ENHANCE.4).
--   play { pay = .., effect = .., enhance { pay = { cost.force(2) }, also = { .. } } }
keyword "Enhance" {
  constructor = "enhance", class = "selective", kind = "static", extra = true,
  text = "On playing, an additional cost may be paid for an additional or another effect.",
}
