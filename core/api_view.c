/* api_view.c: reading a game. What has a viewer goes through view_can_see(), so that nothing
** a player may not know leaves through a view (R11); values and reasons are for the host. */
#include <string.h>
#include <strings.h>

#include "eval.h"
#include "flow.h"
#include "game.h"
#include "modifiers.h"
#include "request.h"
#include "stack.h"
#include "view.h"
#include "window.h"

static const char *const zone_names[] = {
#define NAME(name) #name,
    IR_ZONES(NAME)
#undef NAME
};

static const char *const value_names[] = {
#define NAME(name) #name,
    IR_VALUES(NAME)
#undef NAME
};

const char *pop_zone_name(const PopProgram *p, int zone) {
  if (zone < 0 || zone >= ZONE_COUNT) return NULL;
  if (zone < ZONE_ARENAS) return program_string(p, p->arena_names[zone]);
  return zone_names[zone - ZONE_ARENAS];
}

int pop_zone_find(const PopProgram *p, const char *name) {
  for (int z = 0; z < ZONE_COUNT; z++)
    if (!strcasecmp(pop_zone_name(p, z), name)) return z;
  return -1;
}

int pop_game_cards(const PopGame *g) { return g->s.ncards; }
int pop_game_turn(const PopGame *g) { return g->s.turn; }

const char *pop_game_step(const PopGame *g) {
  return g->s.step == IR_NONE ? "" : program_string(g->p, g->p->step_names[g->s.step]);
}

int pop_game_step_arena(const PopGame *g) {
  return g->s.step_arena < ZONE_ARENAS ? g->s.step_arena : -1;
}

int pop_game_resource(const PopGame *g, int player, const char *name) {
  uint16_t id = program_find_resource(g->p, name);
  if (id == IR_NONE || player < 0 || player >= PLAYERS) return -1;
  return g->s.resources[player][id];
}

static int is_card(const PopGame *g, int card) { return card >= 0 && card < g->s.ncards; }

static int is_choosing(const PopGame *g, int viewer, uint8_t card) {
  const State *s = &g->s;
  return s->wait.open && s->wait.kind == POP_REQUEST_CARD && s->wait.player == viewer &&
         s->nframes && set_has(&s->frames[s->nframes - 1].candidates, card);
}

/* As the viewer may know it: a value that depends on secret dice is told as if none lay there. */
static int seen_value(PopGame *g, int viewer, uint8_t card, int value) {
  g->blind = viewer + 1;
  int v = card_value(g, card, value);
  g->blind = 0;
  return v;
}

static int is_open_hand(PopGame *g, int viewer, uint8_t card) {
  g->blind = viewer + 1;
  int open = card_cannot(g, card, CANNOT_be_hidden) && !card_cannot(g, card, CANNOT_be_looked_at);
  g->blind = 0;
  return open;
}

int view_can_see(PopGame *g, int viewer, uint8_t card) {
  const Card *c = &g->s.cards[card];
  int holds = card_holder(c) == viewer;
  if (viewer < 0 || set_has(&g->s.seen[viewer], card)) return 1;
  if (holds && is_choosing(g, viewer, card)) return 1;
  if (c->zone == ZONE_deck) return 0;
  if (c->zone == ZONE_hand && !(c->flags & CARD_PLAYING))
    return holds || is_open_hand(g, viewer, card);
  return !(c->flags & CARD_FACE_DOWN) || holds;
}

uint8_t view_known_to(PopGame *g, uint8_t card) {
  return (uint8_t)(view_can_see(g, 0, card) | view_can_see(g, 1, card) << 1);
}

PopStatus pop_game_card(PopGame *g, int viewer, int card, PopCard *out) {
  if (!is_card(g, card)) return POP_ERROR_ARGUMENT;
  const Card *c = &g->s.cards[card];
  *out = (PopCard){.def = -1, .owner = c->owner, .controller = c->controller,
                   .zone = c->zone, .host = c->host,
                   .tapped = (c->flags & CARD_TAPPED) != 0,
                   .face_down = (c->flags & CARD_FACE_DOWN) != 0,
                   .damage = c->counters[g->p->known.damage_counter],
                   .build = c->counters[g->p->known.build_counter]};
  if (!view_can_see(g, viewer, (uint8_t)card)) return POP_OK;
  out->def = c->def;
  out->speed = seen_value(g, viewer, (uint8_t)card, VALUE_speed);
  out->power = seen_value(g, viewer, (uint8_t)card, VALUE_power);
  out->health = seen_value(g, viewer, (uint8_t)card, VALUE_health);
  return POP_OK;
}

int pop_game_identity(const PopGame *g, int card) {
  return is_card(g, card) ? g->s.cards[card].id : -1;
}

int pop_game_number(const PopGame *g, int identity) {
  return is_card(g, identity) ? g->s.number_of[identity] : -1;
}

const char *pop_game_card_name(PopGame *g, int viewer, int card) {
  if (!is_card(g, card)) return "";
  if (!view_can_see(g, viewer, (uint8_t)card)) return "a card";
  return program_string(g->p, card_def(g, (unsigned)card)->full_name);
}

int pop_game_zone(const PopGame *g, int viewer, int player, int zone, uint8_t *out,
                  int size) {
  if (player < 0 || player >= PLAYERS || zone < 0 || zone >= ZONE_COUNT) return 0;
  const ZoneList *list = &g->s.zones[player][zone];
  if (zone == ZONE_deck && viewer >= 0) return list->count;
  int n = 0;
  for (uint8_t c = list->head; c != NO_CARD; c = g->s.cards[c].next)
    if (n < size) out[n++] = c;
  return list->count;
}

int pop_game_keyword(PopGame *g, int card, const char *keyword) {
  uint16_t id = program_find_keyword(g->p, keyword);
  return id == IR_NONE || !is_card(g, card) ? 0 : card_keyword(g, (uint8_t)card, id);
}

static int find_value(const char *name) {
  for (int v = 0; v < VALUE_COUNT; v++)
    if (!strcasecmp(value_names[v], name)) return v;
  return -1;
}

int pop_game_value(PopGame *g, int card, const char *value) {
  int v = find_value(value);
  return v < 0 || !is_card(g, card) ? 0 : card_value(g, (uint8_t)card, v);
}

int pop_game_counters(const PopGame *g, int card, const char *kind) {
  uint16_t id = program_find_counter(g->p, kind);
  return id == IR_NONE || !is_card(g, card) ? -1 : g->s.cards[card].counters[id];
}

int pop_game_has_subtype(PopGame *g, int card, const char *subtype) {
  uint16_t id = program_find_string(g->p, subtype);
  return id != IR_NONE && is_card(g, card) && card_has_subtype(g, (uint8_t)card, id);
}

typedef struct Why {
  PopGame *g;
  int value;
  void (*line)(void *user, int amount, const char *reason);
  void *user;
  const char *reason;      /* of 'set', or NULL */
  int set;
} Why;

static const char *reason_of(const PopGame *g, const Leaf *leaf) {
  if (leaf->keyword != IR_NONE)
    return program_string(g->p, g->p->keywords.at[leaf->keyword].name);
  if (leaf->of.granter == NO_CARD) return "an effect";
  return program_string(g->p, card_def(g, leaf->of.granter)->full_name);
}

static int say_part(void *user, const Leaf *leaf) {
  Why *w = user;
  const Entry *e = leaf->entry;
  if (e->kind == ENTRY_STAT && e->what == w->value)
    w->line(w->user, (int)eval_node(&leaf->ctx, e->x, 0), reason_of(w->g, leaf));
  return 0;
}

/* The text that sets a value replaces its base: told as the difference. */
static int find_set(void *user, const Leaf *leaf) {
  Why *w = user;
  const Entry *e = leaf->entry;
  if (e->kind != ENTRY_SET || e->what != w->value) return 0;
  int set = (int)eval_node(&leaf->ctx, e->x, 0);
  if (w->reason && !value_sets_more(w->value, set, w->set)) return 0;
  w->set = set;
  w->reason = reason_of(w->g, leaf);
  return 0;
}

PopStatus pop_game_why(PopGame *g, int card, const char *value,
                       void (*line)(void *user, int amount, const char *reason),
                       void *user) {
  int v = find_value(value);
  if (v < 0 || !is_card(g, card) || !line) return POP_ERROR_ARGUMENT;
  Why w = {.g = g, .value = v, .line = line, .user = user};
  const Need need = need_of(FEATURE_values, (unsigned)v);
  int base = card_base_value(g, (uint8_t)card, v);
  int under = stack_bonus(g, (uint8_t)card, v);
  line(user, base - under, v == VALUE_hit_on ? "the rules" : "printed");
  if (under) line(user, under, "the cards under it");
  grants_visit(g, (uint8_t)card, need, find_set, &w);
  if (w.reason) line(user, w.set - base, w.reason);
  grants_visit(g, (uint8_t)card, need, say_part, &w);
  return POP_OK;
}

static uint8_t asking_card(const PopGame *g) {
  const State *s = &g->s;
  if (!s->nframes) return POP_NO_CARD;
  const Frame *f = &s->frames[s->nframes - 1];
  if (s->wait.kind == POP_REQUEST_UNIT) return f->it;
  if (s->wait.kind == POP_REQUEST_ORDER) return POP_NO_CARD;
  return f->of.card;
}

PopStatus pop_game_request(PopGame *g, PopRequest *out) {
  const Wait *w = &g->s.wait;
  if (!w->open) return POP_ERROR_STATE;
  *out = (PopRequest){.kind = (PopRequestKind)w->kind, .player = w->player, .window = "",
                      .what = program_string(g->p, w->text)};
  out->count = request_list(g);
  out->options = g->options;
  out->card = asking_card(g);
  if (w->kind == POP_REQUEST_WINDOW)
    out->window = program_string(g->p, g->p->windows.at[flow_top(g)->window].name);
  return g->status;
}

void pop_game_listen(PopGame *g, void (*on_event)(void *user, const PopEvent *event),
                     void *user) {
  g->on_event = on_event;
  g->on_event_user = user;
}
