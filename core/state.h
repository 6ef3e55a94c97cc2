/* state.h: one game as a flat block of numbers.
**
** No pointers, no Lua values: a copy is a memcpy, a hash one pass. Ids are bytes
** (NO_CARD = none), zones are linked lists through the cards. Everything below
** 'derived' can be rebuilt from the rest and is not hashed. Padding is named, so that places
** are the same on every machine ('make lint' looks for other), and zero in what is hashed.
** Every field that names a card by its number is renamed in renumber.c.
*/
#ifndef POP_STATE_H
#define POP_STATE_H

#include <stddef.h>
#include <stdint.h>

#include "program.h"

enum {
  NO_CARD = 255,
  STATE_CARDS = 248,      /* two decks and what effects bring */
  STATE_FRAMES = PROGRAM_NESTING,
  STATE_MODS = 144,
  STATE_USES = 96,
  STATE_PENDING = 64,     /* triggers waiting */
  STATE_DAMAGE = 120,     /* less than 0x80: uses.h */
  STATE_LOG = 512,
  STATE_DICE = 64,        /* attack dice */
  STATE_SCRIPTED = 64,
  STATE_QUEUED = 8,       /* attacks given while one goes on */
  ATTACK_TARGETS = 2,     /* defenders of one attack (R8.6.2) */
  STATE_ACTIVES = 256,    /* texts in force: lasting effects and lines for others */
  MOD_SLOTS = 4,
  PLAYERS = 2,
  STATE_PAST = 128,       /* events of this turn that texts ask about */
  SET_WORDS = 4
};

/* A set of cards. */
typedef struct CardSet { uint64_t bits[SET_WORDS]; } CardSet;

enum { CARD_TAPPED = 1, CARD_FACE_DOWN = 2, CARD_PLAYING = 4, CARD_STACKED = 8,
       CARD_SPARED = 16, /* its discard was replaced: not looked at until more happens to it */
       CARD_ABOARD = 32, /* hangs on a unit and is none itself meanwhile (R6.5.3) */
       CARD_FLEETING = 128 /* removed from the game when it would be discarded */ };

typedef struct Card {
  uint16_t def;
  uint8_t owner, controller;
  uint8_t zone;           /* arena 0..2 or ZONE_; attached cards: the zone of their bearer */
  uint8_t host;           /* bearer, or NO_CARD */
  uint8_t prev, next;     /* neighbours in the zone list, or in the bearer's list */
  uint8_t attached;       /* first card of the own list */
  uint8_t last_arena;     /* arena it was in last; 255 none */
  uint8_t flags;          /* CARD_ */
  uint8_t life;           /* raised each time it leaves play */
  uint8_t id;             /* its first number, which the card keeps (renumber.h) */
  uint8_t party;          /* of a unit with loans: 0, or 1 + the identity of a card (loans.h) */
  uint8_t harm;           /* damage that its party brought */
  uint8_t pad;
  uint8_t counters[PROGRAM_MAX_COUNTERS];
} Card;

typedef struct ZoneList { uint8_t head, tail, count, pad; } ZoneList;

/* A lasting effect that was given (statics of cards in play are not stored). */
typedef struct Modifier {
  uint16_t body;
  uint16_t serial;        /* 1.. in the order given; never reused in a game */
  uint16_t entry;         /* the entry whose effect gave it, for reasons */
  uint8_t target;         /* card, or NO_CARD for a player's */
  uint8_t player;         /* the player who gave it: "you" of the body */
  uint8_t source;         /* "self" of the body when target is NO_CARD; reason else */
  uint8_t it;             /* captured 'it' */
  uint8_t duration;
  uint8_t turn;           /* turn given, low byte */
  uint8_t life;           /* of the target when given */
  uint8_t late;           /* given after the dice of the attack in progress (KW.6) */
  uint8_t secret;         /* given because of dice that a player may not see: as secret as they */
  uint8_t pad;
  int16_t x;
  int16_t slots[MOD_SLOTS];
} Modifier;

/* An ability counted as used. */
typedef struct Use {
  uint16_t entry, ability, origin; /* entry: the player, if the ability is about no card */
  uint8_t card, limit, count, scope; /* scope: damage instance for LIMIT_damage */
} Use;

enum { EVENT_CAUSES = 4 };

/* The event as triggers and effects see it. */
typedef struct Event {
  uint8_t kind, card, source, target;
  uint8_t player, arena, cause, in_attack;
  uint8_t causes[EVENT_CAUSES]; /* further sources, of a discard because of damage */
  uint8_t ncauses, by_attack;   /* bits of those of them whose attack it was */
  uint16_t step;
  uint8_t further;        /* told again for a further defender: nothing new for the attacker */
  uint8_t pad;
  int16_t amount, number;
  uint8_t secret;         /* 1 + the player who may not know that it happened; 0 none */
  uint8_t known_to;        /* bits of the players who knew the card before it went away */
} Event;

/* Events of this turn that are equal but for their amounts, for texts that ask what has
** happened. 'lives': of card, source, target and causes then; a card that left play is another. */
typedef struct Past {
  Event event;             /* amount: of all of them */
  uint8_t lives[3 + EVENT_CAUSES], count;
} Past;

/* An instance of an ability: the line of text, on which card, given by what. */
typedef struct Instance {
  uint16_t entry;         /* index of program entries, IR_NONE for rules */
  uint16_t ability;
  uint16_t origin;        /* 0 printed; 1 + card of a static; 0x100 + modifier serial */
  uint8_t card;           /* self */
  uint8_t player;         /* you */
  int16_t x;
  uint8_t granter;        /* card whose text grants it, or the card itself */
  uint8_t it;
} Instance;

typedef struct Pending {
  Instance of;
  Event event;
  uint8_t level;          /* resolves when no more frames than this are left */
  uint8_t shown;          /* and when dice that are secret now are shown: 1 to its player, 2 to
                          ** both; 0 whether or not */
  uint8_t pad[2];
} Pending;

enum { DAMAGE_ATTACK = 1, DAMAGE_OPENED = 2,
       DAMAGE_SECRET = 4, /* its amount depends on secret dice; it may be 0 */
       DAMAGE_ASKED = 8 /* a replacement has let it happen */ };

/* One source, one target, one moment (R8.7.1). */
typedef struct Damage {
  uint8_t used, batch, source, target;
  uint8_t flags, life;     /* life of the target */
  int16_t amount;          /* pending: dealt minus prevented */
  int16_t passed;          /* of these, hits of another defender's roll (split_damage) */
} Damage;

/* A defender of an attack. */
typedef struct Target {
  uint8_t card, life;
  uint8_t announced;       /* "attacked" was told: before, it may still be another */
  uint8_t pad;
  int16_t hits;
  int16_t bonus;           /* added to each die; fixed when the dice are rolled (KW.6) */
  int16_t hit_on;
} Target;

/* Damage that was placed on a card since units were last looked at (wounds.h). */
typedef struct Wound { uint8_t card, source, in_attack, closed; } Wound;

typedef struct Attack {
  uint8_t on, attacker, attacker_life;
  uint8_t arena;           /* where the defender was chosen */
  uint8_t reach;           /* 0 own arena; arena + 1 for an attack into another arena */
  uint8_t rolled;          /* dice are on the table */
  uint8_t ndice;
  uint8_t ended, batch;
  uint8_t tapped;          /* the attacker tapped for it */
  uint8_t again;           /* it repeats one: the attacker does not tap */
  uint8_t secret;          /* 1 + the player who may not see the dice; 0 both may */
  uint8_t nfirst;          /* dice of power, which both players know */
  uint8_t rolling;         /* 1 + the target that dice are counted for now */
  uint8_t ntargets, pad;
  int16_t base_power;      /* of a reach */
  int16_t hits, placed;    /* of all targets */
  Target targets[ATTACK_TARGETS];
  uint8_t initial[STATE_DICE], faces[STATE_DICE];
  uint8_t at[STATE_DICE];  /* the target that each die is rolled at */
} Attack;

/* An attack that an effect gave inside an attack (R7.5.6). */
typedef struct QueuedAttack {
  uint8_t attacker, defender, attacker_life, defender_life, again, pad;
} QueuedAttack;

enum { FRAME_EFFECT = 1, FRAME_PLAY = 2, FRAME_COST = 4, FRAME_DISRUPTED = 8, FRAME_STOPPED = 16,
       FRAME_LOOP = 32, FRAME_SEQUENCE = 64 };

typedef struct Frame {
  uint16_t list, pc;       /* list id, index of the op in it */
  uint8_t flags, phase;    /* phase: how far the op at pc is; 0 not begun */
  uint8_t arena, it;
  Instance of;             /* whose effect: self, you, x */
  Event event;
  uint8_t the[4], paid, window, passes, turn;
  int16_t done, n, x;      /* n: counter of the op at pc */
  uint16_t mode;           /* "choose one" fixed on playing + 1; what a function gives, brings */
  uint16_t log_base;
  uint8_t parent;          /* frame whose 'it', 'done', 'the' this one continues; 255 none */
  uint8_t batch;           /* damage batch the frame works on, 0 none */
  uint8_t damage;          /* damage instance a prevention was played for + 1, 0 none */
  uint8_t subject;         /* the card an op names beside its pick, read before the pick */
  uint8_t extras;          /* bit per extra of the play that is paid for */
  uint8_t pad;
  uint32_t signature;
  CardSet set;             /* cards picked so far by the op at pc; then 'them' */
  CardSet candidates;      /* what may be chosen now */
} Frame;

/* The open question. Options of card choices are the candidates of the top frame. */
typedef struct Wait {
  uint8_t open, kind, player, pad;
  int16_t lo, hi;
  uint16_t text, pad2;
} Wait;

/* A body in force that is not the printed text of its card. */
typedef struct Active {
  uint16_t body, ability;  /* ability: the static with 'to', 'when', 'against'; IR_NONE */
  uint16_t origin, entry;
  uint8_t source;          /* self of the text */
  uint8_t target;          /* the one card, or NO_CARD: selector of 'ability' */
  uint8_t player, mod;     /* mod: index of the modifier or 255 */
  uint16_t parent;         /* 1 + the active whose body it stands in; 0 none */
  uint8_t shell;           /* gives nothing itself: parent of others */
  uint8_t there;           /* GIVES_there of a parent */
  uint16_t keyword, pad;   /* the text is of this keyword, if the source has it now; IR_NONE */
} Active;

typedef struct State {
  uint64_t rng[2];
  CardSet seen[PLAYERS];   /* what a player is looking at */
  uint16_t turn, step;
  uint8_t ncards, nframes, nmods, nuses, npending, nbatches;
  uint8_t step_player, step_arena;
  uint8_t winner;          /* 255 none */
  uint8_t over, strict_dice, nscripted;
  uint8_t check_due;       /* units must be compared with their health (R8.8.5) */
  uint8_t nwounds;
  uint8_t started, nqueued;
  uint8_t quiet;           /* abilities of cards don't work (R4.3.9) */
  uint8_t pad1;
  uint16_t next_serial, nlog;
  uint16_t why;            /* string: why the game was won */
  uint8_t npast, looking;  /* the frame whose end ends looking at cards + 1; 0 nobody looks */
  uint8_t past_lost;       /* the host was told in this turn that 'past' is incomplete */
  uint8_t pad2;
  uint32_t ticks;          /* ops run since the last decision: stops endless loops */
  Wait wait;
  PopOption answer;        /* the option taken, until the op that asked has read it */
  uint8_t answered;
  uint8_t ndamage;         /* slots of 'damage' up to the last used one */
  uint8_t ndealt;          /* cards that were there when the game began */
  uint8_t pad3;
  int16_t resources[PLAYERS][PROGRAM_MAX_RESOURCES];
  ZoneList zones[PLAYERS][ZONE_COUNT];
  Attack attack;
  QueuedAttack queued[STATE_QUEUED];
  uint8_t scripted[STATE_SCRIPTED];
  Card cards[STATE_CARDS];
  Modifier mods[STATE_MODS];
  Use uses[STATE_USES];
  Pending pending[STATE_PENDING];
  Past past[STATE_PAST];
  Damage damage[STATE_DAMAGE];
  Wound wounds[STATE_DAMAGE];
  uint8_t pad4[6];
  Frame frames[STATE_FRAMES];
  int32_t log[STATE_LOG];
  /* derived */
  Features active_has;     /* union over 'actives' */
  uint8_t dirty;
  uint8_t each_card;       /* texts in force were listed for each card there is */
  uint16_t nactives;
  Active actives[STATE_ACTIVES];
  uint8_t pad5[4];
  CardSet window_cards[PROGRAM_MAX_WINDOWS]; /* cards whose own text has such an ability */
  CardSet event_cards[EVENT_COUNT];          /* cards whose own text listens */
  uint8_t number_of[STATE_CARDS];            /* the number of each identity */
  CardSet group_cards;                       /* cards with statics for others */
  CardSet drawn;                             /* cards that are in no deck */
  Features card_has;       /* union over the texts of all cards of the game */
} State;

enum { STATE_BYTES = offsetof(State, active_has) }; /* all that is not derived */

_Static_assert(sizeof(State) <= 48 * 1024, "a game must stay small enough to copy");

#endif
