/* api_text.c: sentences for options and events. Texts of abilities were rendered when the
** scripts loaded; here they get the names of the cards in play. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "game.h"
#include "modifiers.h"

/* Text that is cut at the end of the caller's buffer, with the length it wanted. */
typedef struct Out { char *at; size_t size, length; } Out;

static void say(Out *o, const char *format, ...) {
  va_list args;
  va_start(args, format);
  size_t room = o->length < o->size ? o->size - o->length : 0;
  int n = vsnprintf(room ? o->at + o->length : NULL, room, format, args);
  va_end(args);
  if (n > 0) o->length += (size_t)n;
}

static const char *name_of(PopGame *g, int card) {
  if (card == POP_NO_CARD || card >= g->s.ncards) return "the rules";
  return program_string(g->p, card_def(g, (unsigned)card)->full_name);
}

static const char *ability_text(PopGame *g, const PopOption *o) {
  const char *text = "";
  if (o->entry != IR_NONE) text = program_string(g->p, g->p->entries.at[o->entry].text);
  if (*text || o->ability == IR_NONE) return text;
  const Ability *a = &g->p->abilities.at[o->ability];
  const char *name = program_string(g->p, a->name);
  if (*name && a->kind == ABILITY_rule) return name;
  text = program_string(g->p, a->text);
  if (*text) return text;
  return *name ? name : "the ability";
}

static void say_play(PopGame *g, Out *o, const PopOption *op) {
  const Def *def = op->card == NO_CARD ? NULL : card_def(g, op->card);
  if (def && def->play == op->ability)
    say(o, "play %s: %s", name_of(g, op->card), program_string(g->p, def->text));
  else if (op->ability != IR_NONE &&
           g->p->abilities.at[op->ability].kind == ABILITY_rule && def)
    say(o, "%s %s", ability_text(g, op), name_of(g, op->card));
  else
    say(o, "%s: %s", name_of(g, op->card), ability_text(g, op));
  if (op->card2 != NO_CARD && op->card2 != op->card)
    say(o, " (from %s)", name_of(g, op->card2));
  if (op->number > 0) {
    const Damage *d = &g->s.damage[op->number - 1];
    say(o, ", against %d damage from %s", d->amount, name_of(g, d->source));
  }
}

static void say_mode(PopGame *g, Out *o, const PopOption *op) {
  uint16_t first = (uint16_t)g->s.wait.lo;
  const char *text = program_string(g->p, g->p->alternatives.at[first + op->number].text);
  say(o, "%s", *text ? text : "this one");
}

int pop_game_option_text(PopGame *g, const PopOption *op, char *out, size_t size) {
  Out o = {.at = out, .size = size};
  if (size) out[0] = 0;
  switch ((PopOptionKind)op->kind) {
    case POP_OPTION_PASS: say(&o, g->s.wait.kind == POP_REQUEST_WINDOW ? "pass" : "none"); break;
    case POP_OPTION_PLAY: say_play(g, &o, op); break;
    case POP_OPTION_CARD: say(&o, "%s", name_of(g, op->card)); break;
    case POP_OPTION_YES: say(&o, "yes"); break;
    case POP_OPTION_NO: say(&o, "no"); break;
    case POP_OPTION_NUMBER: say(&o, "%d", op->number); break;
    case POP_OPTION_MODE: say_mode(g, &o, op); break;
    case POP_OPTION_ARENA: say(&o, "%s", pop_zone_name(g->p, op->number)); break;
    case POP_OPTION_TRIGGER: say(&o, "%s: %s", name_of(g, op->card), ability_text(g, op)); break;
    case POP_OPTION_ATTACK:
      say(&o, "attack %s", name_of(g, op->card));
      if (op->number) say(&o, " in the %s arena", pop_zone_name(g->p, op->number - 1));
      break;
    case POP_OPTION_NOTHING: say(&o, "do nothing"); break;
    case POP_OPTION_DIE:
      say(&o, "die %d, showing %d", op->number + 1, g->s.attack.faces[op->number]);
      break;
  }
  return (int)o.length;
}

/* -- events ---------------------------------------------------------------------------- */

static const char *side(int player) { return player == 0 ? "Dark" : player == 1 ? "Light" : "Nobody"; }

static const char *resource_name(const PopGame *g, int id) {
  return id >= 0 && id < g->p->nresources ? program_string(g->p, g->p->resource_names[id]) : "?";
}

static void say_faces(PopGame *g, Out *o) {
  const Attack *a = &g->s.attack;
  for (int i = 0; i < a->ndice; i++) say(o, "%s%d", i ? " " : "", a->faces[i]);
}

static int is_kind(const PopEvent *e, const char *kind) { return !strcmp(e->kind, kind); }

static void say_place(PopGame *g, Out *o, const PopEvent *e) {
  const char *card = name_of(g, e->card);
  if (is_kind(e, "deployed")) say(o, "%s deploys %s", side(e->player), card);
  else if (is_kind(e, "entered"))
    say(o, "%s enters the %s arena", card, e->arena < 0 ? "?" : pop_zone_name(g->p, e->arena));
  else if (is_kind(e, "completed")) say(o, "%s completes %s", side(e->player), card);
  else if (is_kind(e, "built")) say(o, "%s begins to build %s", side(e->player), card);
  else if (is_kind(e, "discarded")) {
    say(o, "%s is discarded", card);
    if (e->source != POP_NO_CARD && e->source != e->card)
      say(o, " by %s", name_of(g, e->source));
  } else if (is_kind(e, "hand_discarded")) say(o, "%s discards %s from hand", side(e->player), card);
  else if (is_kind(e, "retreated")) say(o, "%s retreats", card);
  else if (is_kind(e, "drawn")) say(o, "%s draws %s", side(e->player), card);
  else if (is_kind(e, "revealed")) say(o, "%s shows %s", side(e->player), card);
  else if (is_kind(e, "attached")) say(o, "%s is attached to %s", card, name_of(g, e->target));
  else if (is_kind(e, "moved")) say(o, "%s goes to the %s zone", card, pop_zone_name(g->p, e->number));
  else if (is_kind(e, "tapped")) say(o, "%s taps", card);
  else if (is_kind(e, "untapped")) say(o, "%s untaps", card);
  else if (is_kind(e, "given"))
    say(o, "%s gets a lasting effect from %s", card, name_of(g, e->source));
}

static void say_attack(PopGame *g, Out *o, const PopEvent *e) {
  const char *from = name_of(g, e->source), *to = name_of(g, e->target);
  if (is_kind(e, "attacked")) say(o, e->number ? "%s now attacks %s" : "%s attacks %s", from, to);
  else if (is_kind(e, "rolled")) {
    say(o, "%s rolls %d dice: ", from, e->amount);
    say_faces(g, o);
  } else if (is_kind(e, "rerolled"))
    say(o, "die %d is rolled again: %d", e->number + 1, e->amount);
  else if (is_kind(e, "hit")) say(o, "%d hits", e->amount);
  else if (is_kind(e, "damage_pending")) say(o, "%d damage from %s waits for %s", e->amount, from, to);
  else if (is_kind(e, "damage_prevented"))
    say(o, "%s prevents %d damage to %s", name_of(g, e->card), e->amount, to);
  else if (is_kind(e, "damaged")) say(o, "%s does %d damage to %s", from, e->amount, to);
  else if (is_kind(e, "attack_ended")) say(o, "the attack ends");
  else if (is_kind(e, "defender_changed"))
    say(o, "%s becomes the defender instead of %s", to, name_of(g, e->card));
}

static void say_player(PopGame *g, Out *o, const PopEvent *e) {
  if (is_kind(e, "step_started")) {
    if (e->player >= 0) say(o, "%s: ", side(e->player));
    say(o, "%s", e->step);
  } else if (is_kind(e, "step_ended")) say(o, "end of %s", e->step);
  else if (is_kind(e, "resource_changed"))
    say(o, "%s %s %d %s", side(e->player), e->amount < 0 ? "loses" : "gains",
        e->amount < 0 ? -e->amount : e->amount, resource_name(g, e->number));
  else if (is_kind(e, "paid"))
    say(o, "%s pays %d %s", side(e->player), e->amount, resource_name(g, e->number));
  else if (is_kind(e, "die_rolled")) say(o, "%s rolls %d", e->source == POP_NO_CARD ?
                                         side(e->player) : name_of(g, e->source), e->amount);
  else if (is_kind(e, "shuffled")) say(o, "%s shuffles", side(e->player));
  else if (is_kind(e, "won")) say(o, "%s wins", side(e->player));
  else if (is_kind(e, "played")) say(o, "%s plays %s", side(e->player), name_of(g, e->card));
  else if (is_kind(e, "ability_used")) {
    const char *text = e->number >= 0 && e->number < (int)g->p->entries.count ?
                           program_string(g->p, g->p->entries.at[e->number].text) : "";
    say(o, "%s uses %s", side(e->player), name_of(g, e->card));
    if (*text) say(o, ": %s", text);
  } else if (is_kind(e, "disrupted")) say(o, "%s is disrupted by %s", name_of(g, e->card), name_of(g, e->source));
  else if (is_kind(e, "counters_changed"))
    say(o, "%s %s %d %s counter%s", name_of(g, e->card), e->amount < 0 ? "loses" : "gets",
        e->amount < 0 ? -e->amount : e->amount,
        e->number < g->p->ncounters ? program_string(g->p, g->p->counter_names[e->number]) : "?",
        e->amount == 1 || e->amount == -1 ? "" : "s");
}

int pop_game_event_text(PopGame *g, const PopEvent *e, char *out, size_t size) {
  Out o = {.at = out, .size = size};
  if (size) out[0] = 0;
  say_place(g, &o, e);
  if (!o.length) say_attack(g, &o, e);
  if (!o.length) say_player(g, &o, e);
  if (!o.length) say(&o, "%s", e->kind);
  return (int)o.length;
}
