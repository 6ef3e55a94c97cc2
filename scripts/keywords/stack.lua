-- STACK: cards that fit may be put under this unit; they can't be its top card (STACK.1), of a
-- unique unit there is one version (STACK.4), other cards may repeat (STACK.5). The core keeps
-- stacks: room for four (STACK.6), and what no longer fits goes at once (STACK.7); in the build
-- zone they stay together [inferred], but no card joins by this text (R10.1.6).
--   stacks { of = all { "Yuuzhan Vong", type = "space" } }
keyword "Stack" {
  constructor = "stacks", takes = { of = "selector" }, class = "layered", kind = "static",
  text = "Such cards may be put under this unit as part of its stack.",
  static { zone = "anywhere", takes_under = argument "of" },
}
