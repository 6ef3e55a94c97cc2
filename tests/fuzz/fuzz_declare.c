/* fuzz_declare.c: the input chooses among the words of tests/generate: declarations that
** fit together, or nearly. Byte 0 says how often they do not. */
#include "../generate/generate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void play(PopProgram *p, Choices *c) {
  long played = 0;
  PopGame *g = pop_game_new(p);
  if (!g) base_broken("a game", "no memory");
  c->random = 1;
  if (base_set_up(g, p, c)) {
    const char *broken = base_play(g, 60, c, &played);
    if (broken) base_broken("declarations break a game", broken);
  }
  pop_game_free(g);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Grammar grammar;
  static char text[GENERATE_TEXT];
  if (!size) return 0;
  if (!grammar.count) grammar_read(&grammar);
  Choices c = {.at = data + 1, .left = size - 1};
  size_t length = generate(&grammar, &c, data[0] < 128 ? 0 : data[0] - 100, text);
  PopProgram *p = base_program(BASE_FEW);
  PopStatus status = pop_program_add(p, POP_RULES, "", "fuzz.lua", text, length);
  if (status == POP_OK) status = pop_program_finish(p);
  if (status == POP_OK) play(p, &c);
  else if (!*pop_program_error(p)) base_broken("a refusal", "without a message");
  base_free(p);
  return 0;
}
