-- DEPLOY: when you deploy this unit the effect happens (DEPLOY.1): deployed is what was
-- completed and moved into an arena in one go, not what is put or moved there. In setup
-- units are put and abilities don't work (DEPLOY.2).
--   on_deploy { gain { force = 2 } }
keyword "Deploy" {
  constructor = "on_deploy", class = "layered", kind = "triggered",
  text = "When you deploy this unit, do as listed.",
  on = deployed { card = self },
  effect = { argument {} },
}
