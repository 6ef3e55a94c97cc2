/* watch.c: hears games and notes the pairs of keywords in one attack. A scenario makes and
** hears its games itself; the linker sends its call of pop_game_listen() here, so that both
** hear.
*/
#include "watch.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "game.h"

typedef void (*Hear)(void *user, const PopEvent *event);
void __real_pop_game_listen(PopGame *g, Hear hear, void *user);
void __wrap_pop_game_listen(PopGame *g, Hear hear, void *user);

typedef struct Ear { PopGame *game; Hear hear; void *user; struct Ear *next; } Ear;

static struct {
  const Keywords *keywords;
  Met *met;
  unsigned char mark;
  int here[WATCH_KEYWORDS];
  Ear *ears;
} watch;

int keywords_find(const Keywords *k, const char *name) {
  for (int i = 0; i < k->count; i++)
    if (!strcasecmp(k->names[i], name)) return i;
  return -1;
}

int keywords_read(Keywords *k, const PopProgram *p) {
  k->count = 0;
  for (int i = 0; i < pop_program_keywords(p); i++) {
    PopKeyword one;
    if (pop_program_keyword(p, i, &one) != POP_OK) continue;
    if (k->count == WATCH_KEYWORDS || strlen(one.name) >= sizeof k->names[0]) return 0;
    int other_name = !strncmp(one.text, "Another name of ", 16); /* as the vocabulary writes */
    if (other_name || strncmp(one.file, "scripts/keywords/", 17)) continue;
    strcpy(k->names[k->count++], one.name);
  }
  return k->count;
}

void watch_into(const Keywords *k, Met *met, unsigned char mark) {
  watch.keywords = k;
  watch.met = met;
  watch.mark = mark;
  memset(watch.here, 0, sizeof watch.here);
}

void watch_flush(void) {
  int n = watch.keywords ? watch.keywords->count : 0;
  for (int a = 0; a < n; a++)
    for (int b = 0; watch.here[a] && b < a; b++)
      if (watch.here[b]) watch.met->pair[a][b] = watch.met->pair[b][a] = watch.mark;
  memset(watch.here, 0, sizeof watch.here);
}

static void take_part(const PopGame *g, uint16_t keyword) {
  if (keyword == IR_NONE) return;
  const char *name = program_string(g->p, g->p->keywords.at[keyword].name);
  int i = keywords_find(watch.keywords, name);
  if (i >= 0) watch.here[i] = 1;
}

/* Enhance is no ability: it is what is paid for beside a play. */
static void take_part_extra(const Frame *f) {
  int i = f->extras ? keywords_find(watch.keywords, "Enhance") : -1;
  if (i >= 0) watch.here[i] = 1;
}

static void has_all(PopGame *g, int card) {
  if (card == POP_NO_CARD) return;
  for (int i = 0; i < watch.keywords->count; i++)
    if (pop_game_keyword(g, card, watch.keywords->names[i])) watch.here[i] = 1;
}

static void hear(void *user, const PopEvent *event) {
  Ear *ear = user;
  PopGame *g = ear->game;
  if (!strcmp(event->kind, "attacked") && event->number == 0) watch_flush();
  if (!strcmp(event->kind, "rolled") || !strcmp(event->kind, "attacked")) {
    has_all(g, event->source);
    has_all(g, event->target);
  }
  for (int i = 0; i < g->s.nframes; i++) {
    const Frame *f = &g->s.frames[i];
    if (f->flags & (FRAME_EFFECT | FRAME_PLAY) && f->of.ability != IR_NONE)
      take_part(g, g->p->abilities.at[f->of.ability].keyword);
    if (f->flags & FRAME_PLAY) take_part_extra(f);
  }
  if (ear->hear) ear->hear(ear->user, event);
}

/* Games are many and short: an ear is used again by the next game. */
static Ear *ear_of(PopGame *g) {
  for (Ear *e = watch.ears; e; e = e->next)
    if (e->game == g) return e;
  Ear *e = calloc(1, sizeof *e);
  if (!e) abort();
  e->game = g;
  e->next = watch.ears;
  return watch.ears = e;
}

void __wrap_pop_game_listen(PopGame *g, Hear also, void *user) {
  Ear *e = ear_of(g);
  e->hear = also;
  e->user = user;
  watch_flush();
  __real_pop_game_listen(g, hear, e);
}

void watch_game(PopGame *game) { __wrap_pop_game_listen(game, NULL, NULL); }
