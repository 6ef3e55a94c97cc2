-- INSERT: the top card of the stack has the text, wherever in the stack this card is
-- (INSERT.1), also in the build zone, where what it gives works as far as printed text would
-- (INSERT.2); the text keeps its kind (INSERT.3).
--   insert { "Pay 1 Force -> Retaliate 2" }
keyword "Insert" {
  constructor = "insert", class = "layered", kind = "static",
  text = "The top card of this card's stack has the text.",
  static { zone = { "arena", "build", "under" }, to = stack_top, gives = "as_printed",
           argument {} },
}
