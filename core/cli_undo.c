/* cli_undo.c: a person takes decisions back.
**
** Before each answer of a person the game is kept in a ring of past states, and beside it
** what the library does not know: the players' own dice and the length of the journal. So
** the bot's answers since then are gone too, and it would give the same ones again.
*/
#include <string.h>

#include "cli_game.h"

void cli_undo_begin(CliUndo *undo, PopProgram *program, const CliPlayer *players) {
  int people = (players[0].choose == cli_human_choose) +
               (players[1].choose == cli_human_choose);
  undo->ring = people == 1 ? pop_ring_new(program, CLI_UNDO_MAX) : NULL;
}

void cli_undo_end(CliUndo *undo) {
  pop_ring_free(undo->ring);
  undo->ring = NULL;
}

int cli_undo_count(const CliUndo *undo) {
  return undo->ring ? pop_ring_count(undo->ring) : -1;
}

/* Without memory for one state the older ones are of no use: the row would have a gap. */
void cli_undo_keep(CliUndo *undo, const PopGame *game, const CliPlayer *players,
                   int nanswers) {
  if (!undo->ring) return;
  int n = cli_undo_count(undo);
  if (pop_ring_push(undo->ring, game) != POP_OK) {
    pop_ring_drop(undo->ring, cli_undo_count(undo));
    return;
  }
  if (n == CLI_UNDO_MAX)
    memmove(undo->past, undo->past + 1, (size_t)--n * sizeof *undo->past);
  memcpy(undo->past[n].players, players, sizeof undo->past[n].players);
  undo->past[n].nanswers = nanswers;
}

int cli_undo_take(CliUndo *undo, PopGame *game, CliPlayer *players) {
  if (pop_ring_read(undo->ring, 0, game) != POP_OK) return -1;
  pop_ring_drop(undo->ring, 1);
  CliPast *past = &undo->past[cli_undo_count(undo)];
  memcpy(players, past->players, sizeof past->players);
  for (int seat = 0; seat < 2; seat++) players[seat].turn = 0; /* the board is shown */
  return past->nanswers;
}
