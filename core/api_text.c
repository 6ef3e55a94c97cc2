/* api_text.c: sentences for options and events. Texts of abilities were rendered when the
** scripts loaded; here they get the names of the cards in play. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "attack.h"
#include "game.h"
#include "modifiers.h"
#include "view.h"

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
  if (card == POP_NO_CARD || card < 0 || card >= g->s.ncards) return "the rules";
  return program_string(g->p, card_def(g, (unsigned)card)->full_name);
}

static const char *ability_text(PopGame *g, const PopOption *o) {
  const char *text = "";
  if (o->entry != IR_NONE) text = program_string(g->p, g->p->entries.at[o->entry].text);
  if (*text || o->ability == IR_NONE) return text;
  const Ability *a = &g->p->abilities.at[o->ability];
  const char *name = program_string(g->p, a->name);
  text = program_string(g->p, a->text);
  if (*text) return text;
  return *name ? name : "the ability";
}

/* Which of several abilities of a keyword it is, if they have names of their own. */
static void say_way(PopGame *g, Out *o, const PopOption *op) {
  if (op->ability == IR_NONE) return;
  const Ability *a = &g->p->abilities.at[op->ability];
  if (a->keyword == IR_NONE || a->name == IR_NONE) return;
  if (a->name != g->p->keywords.at[a->keyword].name)
    say(o, ": %s", program_string(g->p, a->name));
}

static void say_play(PopGame *g, Out *o, const PopOption *op) {
  const Def *def = op->card == NO_CARD ? NULL : card_def(g, op->card);
  if (def && op->ability != IR_NONE &&
      g->p->abilities.at[op->ability].kind == ABILITY_play)
    say(o, "play %s: %s", name_of(g, op->card), program_string(g->p, def->text));
  else if (op->ability != IR_NONE &&
           g->p->abilities.at[op->ability].kind == ABILITY_rule && def)
    say(o, "%s %s", ability_text(g, op), name_of(g, op->card));
  else
    say(o, "%s: %s", name_of(g, op->card), ability_text(g, op)), say_way(g, o, op);
  if (op->card2 != NO_CARD && op->card2 != op->card)
    say(o, " (from %s)", name_of(g, op->card2));
  if (op->number > 0 && op->number <= STATE_DAMAGE) {
    const Damage *d = &g->s.damage[op->number - 1];
    if (d->flags & DAMAGE_SECRET && view_dice_hidden(g, g->s.wait.player))
      say(o, ", against damage from %s", name_of(g, d->source));
    else
      say(o, ", against %d damage from %s", d->amount, name_of(g, d->source));
    if (d->target != op->card) say(o, " to %s", name_of(g, d->target));
  }
}

static int can_see(PopGame *g, unsigned card) {
  return card != NO_CARD && view_can_see(g, g->s.wait.player, card);
}

/* Of waiting effects that are else the same, as for each of two defenders: for which unit. */
static void say_about(PopGame *g, Out *o, const PopOption *op) {
  const State *s = &g->s;
  if (s->wait.hi || op->number < 0 || op->number >= s->npending) return; /* of replacements */
  const Pending *p = &s->pending[op->number];
  for (int i = 0; i < s->npending; i++) {
    const Pending *q = &s->pending[i];
    if (q->of.card != p->of.card || q->of.ability != p->of.ability) continue;
    if (q->event.target == p->event.target || !can_see(g, p->event.target)) continue;
    say(o, ", for %s", name_of(g, p->event.target));
    return;
  }
}

static void say_mode(PopGame *g, Out *o, const PopOption *op) {
  unsigned at = (unsigned)g->s.wait.lo + (unsigned)op->number;
  const char *text = "";
  if (at < g->p->alternatives.count)
    text = program_string(g->p, g->p->alternatives.at[at].text);
  say(o, "%s", *text ? text : "this one");
}

/* What is beyond its table is not there: an option may be a host's own. */
static PopOption within(const PopGame *g, const PopOption *option) {
  PopOption o = *option;
  if (o.card >= g->s.ncards) o.card = NO_CARD;
  if (o.card2 >= g->s.ncards) o.card2 = NO_CARD;
  if (o.ability >= g->p->abilities.count) o.ability = IR_NONE;
  if (o.entry >= g->p->entries.count) o.entry = IR_NONE;
  return o;
}

int pop_game_option_text(PopGame *g, const PopOption *option, char *out, size_t size) {
  PopOption checked = within(g, option);
  const PopOption *op = &checked;
  Out o = {.at = out, .size = size};
  if (size) out[0] = 0;
  switch ((PopOptionKind)op->kind) {
    case POP_OPTION_PASS:
      say(&o, g->s.wait.kind == POP_REQUEST_WINDOW ? "pass" : "none");
      break;
    case POP_OPTION_PLAY: say_play(g, &o, op); break;
    case POP_OPTION_CARD:
      say(&o, "%s", can_see(g, op->card) ? name_of(g, op->card) : "a face-down card");
      break;
    case POP_OPTION_YES: say(&o, "yes"); break;
    case POP_OPTION_NO: say(&o, "no"); break;
    case POP_OPTION_NUMBER: say(&o, "%d", op->number); break;
    case POP_OPTION_MODE: say_mode(g, &o, op); break;
    case POP_OPTION_ARENA: say(&o, "%s", pop_zone_name(g->p, op->number)); break;
    case POP_OPTION_TRIGGER:
      say(&o, "%s: %s", name_of(g, op->card), ability_text(g, op));
      say_about(g, &o, op);
      break;
    case POP_OPTION_ATTACK:
      say(&o, "attack %s", name_of(g, op->card));
      if (op->number) say(&o, " in the %s arena", pop_zone_name(g->p, op->number - 1));
      break;
    case POP_OPTION_NOTHING: say(&o, "do nothing"); break;
    case POP_OPTION_DIE:
      if (op->number < 0 || op->number >= STATE_DICE) break;
      say(&o, "die %d", op->number + 1);
      if (!view_dice_hidden(g, g->s.wait.player))
        say(&o, ", showing %d", g->s.attack.faces[op->number]);
      break;
  }
  return (int)o.length;
}

/* -- events --------------------------------------------------------------------------- */

/* Sentences by kind. P player, C card, S source, T target, a arena, n amount without its
** sign, s a plural "s" for it, z zone, r resource, k counter kind, i index + 1, d the attack
** dice, w who rolled, u what was used, t the step. 'other': for an event with a negative
** amount or, of an attack, for a further defender. */
typedef struct Sentence { const char *kind, *text, *other; } Sentence;

static const Sentence sentences[] = {
    {"step_started", "%t", NULL},
    {"step_ended", "end of %t", NULL},
    {"deployed", "%P deploys %C", NULL},
    {"entered", "%C enters the %a arena", NULL},
    {"completed", "%P completes %C", NULL},
    {"built", "%P begins to build %C", NULL},
    {"attacked", "%S attacks %T", "%S now attacks %T"},
    {"rolling", "%S rolls %n dice", NULL},
    {"rolled", "%S rolls %n dice: %d", NULL},
    {"rerolled", "die %i is rolled again: %n", NULL},
    {"hit", "%n hit%s", NULL},
    {"shown", "%S shows its dice: %d", NULL},
    {"counted", "%n hit%s in the end", NULL},
    {"damage_pending", "%n damage from %S waits for %T", NULL},
    {"damage_prevented", "%C prevents %n damage to %T", NULL},
    {"damaged", "%S does %n damage to %T", NULL},
    {"attack_ended", "the attack ends", NULL},
    {"attacks_repeat", "attacks may be repeated", NULL},
    {"defender_changed", "%T becomes the defender instead of %C", NULL},
    {"discarded", "%C is discarded%b", NULL},
    {"hand_discarded", "%P discards %C from hand", NULL},
    {"resource_changed", "%P gains %n %r", "%P loses %n %r"},
    {"paid", "%P pays %n %r", NULL},
    {"ability_used", "%P uses %C%u", NULL},
    {"played", "%P plays %C", NULL},
    {"counters_changed", "%C gets %n %k counter%s", "%C loses %n %k counter%s"},
    {"tapped", "%C taps", NULL},
    {"untapped", "%C untaps", NULL},
    {"attached", "%C is attached to %T", NULL},
    {"stacked", "%C stands on its stack", NULL},
    {"control_changed", "%P now controls %C", NULL},
    {"retreated", "%C retreats", NULL},
    {"moved", "%C goes to the %z zone", NULL},
    {"drawn", "%P draws %C", NULL},
    {"revealed", "%P shows %C", NULL},
    {"looked", "%P looks at %C", NULL},
    {"shuffled", "%P shuffles", NULL},
    {"die_rolled", "%w rolls %n", NULL},
    {"disrupted", "%C is disrupted by %S", NULL},
    {"given", "%C gets a lasting effect from %S", NULL},
    {"passed", "%P passes", NULL},
    {"won", "%P wins", NULL},
};

static const char *side(int player) {
  return player == 0 ? "Dark" : player == 1 ? "Light" : "Nobody";
}

static const char *named(const PopGame *g, const uint16_t *names, int count, int id) {
  return id >= 0 && id < count ? program_string(g->p, names[id]) : "?";
}

static const char *zone_or(const PopGame *g, int zone) {
  const char *name = pop_zone_name(g->p, zone);
  return name ? name : "?";
}

/* The line of text an ability stands in; a summed keyword or an action of the rules stands in
** none and is named. */
static const char *used_text(const PopGame *g, int entry) {
  const PopProgram *p = g->p;
  if (entry >= 0 && entry < (int)p->entries.count)
    return program_string(p, p->entries.at[entry].text);
  if (!g->s.nframes) return "";
  uint16_t ability = g->s.frames[g->s.nframes - 1].of.ability;
  if (ability == IR_NONE) return "";
  const Ability *a = &p->abilities.at[ability];
  if (a->keyword == IR_NONE) return a->kind == ABILITY_rule ? program_string(p, a->text) : "";
  return program_string(p, p->keywords.at[a->keyword].name);
}

/* The dice at the unit that the event is about; secret dice are shown all together. */
static void say_dice(const PopGame *g, Out *o, const PopEvent *e) {
  const Attack *a = &g->s.attack;
  int target = strcmp(e->kind, "shown") ? attack_target(a, e->target) : -1, n = 0;
  for (int i = 0; i < a->ndice; i++)
    if (target < 0 || a->at[i] == target) say(o, "%s%d", n++ ? " " : "", a->faces[i]);
}

static void say_used(PopGame *g, Out *o, const PopEvent *e) {
  const char *text = used_text(g, e->number);
  if (*text) say(o, ": %s", text);
}

static void say_step(Out *o, const PopEvent *e) {
  if (e->player >= 0) say(o, "%s: ", side(e->player));
  say(o, "%s", e->step);
}

static void say_part(PopGame *g, Out *o, const PopEvent *e, char part) {
  const PopProgram *p = g->p;
  int amount = e->amount < 0 ? -e->amount : e->amount;
  switch (part) {
    case 'P': say(o, "%s", side(e->player)); break;
    case 'C': say(o, "%s", name_of(g, e->card)); break;
    case 'S': say(o, "%s", name_of(g, e->source)); break;
    case 'T': say(o, "%s", name_of(g, e->target)); break;
    case 'a': say(o, "%s", zone_or(g, e->arena)); break;
    case 'n': say(o, "%d", amount); break;
    case 's': say(o, "%s", amount == 1 ? "" : "s"); break;
    case 'z': say(o, "%s", zone_or(g, e->number)); break;
    case 'r': say(o, "%s", named(g, p->resource_names, p->nresources, e->number)); break;
    case 'k': say(o, "%s", named(g, p->counter_names, p->ncounters, e->number)); break;
    case 'i': say(o, "%d", e->number + 1); break;
    case 'd': say_dice(g, o, e); break;
    case 'u': say_used(g, o, e); break;
    case 't': say_step(o, e); break;
    case 'w':
      say(o, "%s", e->source == POP_NO_CARD ? side(e->player) : name_of(g, e->source));
      break;
    case 'b':
      if (e->source != POP_NO_CARD && e->source != e->card)
        say(o, " by %s", name_of(g, e->source));
      break;
    default: break;
  }
}

static void say_sentence(PopGame *g, Out *o, const PopEvent *e, const Sentence *row) {
  int again = !strcmp(row->kind, "attacked") && e->number;
  for (const char *t = row->other && (e->amount < 0 || again) ? row->other : row->text; *t; t++)
    if (*t == '%') say_part(g, o, e, *++t);
    else say(o, "%c", *t);
}

int pop_game_event_text(PopGame *g, const PopEvent *e, char *out, size_t size) {
  Out o = {.at = out, .size = size};
  if (size) out[0] = 0;
  for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++)
    if (!strcmp(sentences[i].kind, e->kind)) say_sentence(g, &o, e, &sentences[i]);
  if (!o.length) say(&o, "%s", e->kind);
  return (int)o.length;
}
