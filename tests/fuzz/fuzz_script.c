/* fuzz_script.c: the input is a script of somebody: it is loaded, and if it loads a board
** with its cards is played. */
#include <string.h>

#include "base.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void play(PopProgram *p, const uint8_t *data, size_t size) {
  Choices c = {.random = 1 + size};
  long played = 0;
  for (size_t i = 0; i < size; i++) c.random = c.random * 31 + data[i];
  PopGame *g = pop_game_new(p);
  if (!g) base_broken("a game", "no memory");
  if (base_set_up(g, p, &c)) {
    const char *broken = base_play(g, 60, &c, &played);
    if (broken) base_broken("a script breaks a game", broken);
  }
  pop_game_free(g);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (!size) return 0;
  PopProgram *p = base_program(BASE_WORDS);
  PopScriptRole role = data[0] == '!' ? POP_RULES : POP_CARDS;
  size_t skip = data[0] == '!';
  PopStatus status =
    pop_program_add(p, role, "FUZZ", "fuzz.lua", (const char *)data + skip, size - skip);
  if (status == POP_OK) status = pop_program_finish(p);
  if (status == POP_OK) play(p, data, size);
  else if (!*pop_program_error(p)) base_broken("a refusal", "without a message");
  base_free(p);
  return 0;
}
