/* program.h: what the scripts declared, as immutable tables.
**
** A program is built once (script_declare.c appends records while the scripts
** load, program_finish() checks and indexes them) and then only read; all games
** of a thread share it. Records refer to each other by 16 bit index; IR_NONE means
** "none". Index 0 is an ordinary record. Strings are ids into one pool.
*/
#ifndef POP_PROGRAM_H
#define POP_PROGRAM_H

#include <stddef.h>
#include <stdint.h>

#include "ir.h"
#include "popcore.h"

enum {
  PROGRAM_NESTING = 48,        /* frames of a game */
  PROGRAM_MAX_KEYWORDS = 128,
  PROGRAM_MAX_WINDOWS = 32,
  PROGRAM_MAX_STEPS = 64,
  PROGRAM_MAX_RESOURCES = 16,  /* numbers a player has: force, build, ... */
  PROGRAM_MAX_COUNTERS = 12,   /* counter kinds a card has: damage, build, ... */
  PROGRAM_MAX_CONSTANTS = 64,
  PROGRAM_UNDECLARED = 255,    /* kind of a window that was only mentioned */
  PROGRAM_SLOTS = 4,           /* amounts fixed when a modifier is given */
  DEF_SUBTYPES = 12,
  SELECTOR_ALL = 4, SELECTOR_ANY = 16, SELECTOR_NO = 4
};

typedef struct Node {
  uint8_t op;   /* NODE_ */
  uint8_t ref;  /* REF_ */
  uint16_t a, b;
  int32_t k;
} Node;

/* Which cards. All conditions must hold. Fields at their neutral value ask nothing. */
typedef struct Selector {
  uint8_t is;        /* REF_: the candidate must be this card; REF_none: any */
  uint8_t not_ref;   /* REF_: the candidate must not be this card */
  uint8_t owner;     /* REF_you, REF_opponent or another player; REF_none: any; by controller */
  uint8_t arenas;    /* bits 0..2: arenas looked in */
  uint8_t arena_ref; /* REF_: only in the arena where that card is (or last was) */
  uint8_t attached_to;/* REF_: only cards attached to that card; REF_none any */
  uint8_t arena_this;/* 1: only in the arena of the effect or step; 2: of the event */
  uint8_t types;     /* bits 0..2: printed arena types, one must match; 0: any */
  int8_t side;       /* SIDE_, -1 any */
  int8_t tapped, damaged, unique, face_down, attacking, defending, multi_arena; /* -1 any,
                        0 no, 1 yes */
                     /* face_down -1: not in a build zone, 2: there, too */
  int8_t aboard;     /* the same; -1: cards aboard a unit match as cards, but not as units */
  uint8_t affordable;/* RESOURCE id + 1: build cost not above what 'you' has of it; 0: any */
  uint16_t zones;    /* bit per ZONE_: player zones looked in */
  uint16_t kinds;    /* KIND() bits, one must match; 0: any */
  uint16_t no_kinds; /* KIND() bits, none may match */
  uint16_t name;     /* string id of the person of that name; IR_NONE any */
  uint16_t keyword;  /* keyword id the card must have now; IR_NONE any */
  uint16_t no_keyword;
  uint16_t where;    /* node; candidate is REF_candidate */
  uint8_t nall, nany, nno;
  uint8_t in_stack;  /* 1: only cards under the top card of a stack, which else match nothing;
                     ** 2: those, too */
  uint8_t beneath;   /* 1: only cards face down beneath another, which else match nothing */
  uint8_t name_of;   /* REF_: only cards with that card's name (R3.1.3); REF_none any */
  uint8_t line_of;   /* REF_: only cards with all its types and subtypes, no others (R9.8.4) */
  uint8_t fastest;   /* 1: of the matching cards only those with the highest speed */
  uint8_t asks;      /* ASKS_: which of the above it asks; made by selector_settle() */
  uint16_t all[SELECTOR_ALL], any[SELECTOR_ANY], no[SELECTOR_NO]; /* subtypes */
} Selector;

/* Conditions that most selectors leave alone, by what they are about. */
enum { ASKS_cards = 1 /* which cards it is */, ASKS_print = 2, ASKS_model = 4, ASKS_arena = 8,
       ASKS_state = 16, ASKS_subtypes = 32, ASKS_texts = 64, ASKS_hanging = 128 };

/* Notes what the selector asks. */
void selector_settle(Selector *sel);

typedef struct Pick {
  uint8_t mode;      /* PICK_ */
  uint8_t ref;       /* for PICK_ref */
  uint8_t by;        /* REF_ of the choosing player */
  uint8_t optional;  /* 1: may choose nothing */
  uint8_t different; /* 1: no two of one name */
  uint16_t selector;
  uint16_t lo, hi;   /* nodes; IR_NONE: no bound; lo: of PICK_up_to */
} Pick;

typedef struct Op {
  uint8_t code, ref, arg, flags;
  uint16_t pick, a, b;
  uint16_t list[3];
} Op;

typedef struct List { uint16_t start, count; } List;

/* One part of "choose one"; 'windows': where it may be chosen on playing (R9.2.5), 0 all. */
typedef struct Alternative { uint16_t list, text, when, pad; uint32_t windows; } Alternative;

enum { ENTRY_STAT, ENTRY_SET, ENTRY_KEYWORD, ENTRY_ABILITY, ENTRY_LOSE, ENTRY_CANNOT,
       ENTRY_SUBTYPE, ENTRY_REACH, ENTRY_MUST, ENTRY_CONTROL, ENTRY_TUCKS, ENTRY_BENEATH,
       ENTRY_COUNT };

/* One line of a body. 'what' by kind: VALUE_, keyword, ability, keyword, CANNOT_,
** subtype, arena, selector of units to attack, nothing, selector of units to tuck, selector of
** cards it takes under. 'x': node (amount, parameter, base
** power of a reach). */
typedef struct Entry {
  uint8_t kind;
  uint8_t filter;   /* ENTRY_CANNOT: 0 all, 1 activated abilities, 2 the keyword in 'cost',
                       3 with respect to cards of the selector in 'cost' */
  uint16_t what, x;
  uint16_t cost;    /* ENTRY_KEYWORD: list replacing the cost of its activated ability */
  uint16_t text;    /* string id, "" allowed */
} Entry;

enum { FEATURE_keywords, FEATURE_events = PROGRAM_MAX_KEYWORDS / 64, FEATURE_values,
       FEATURE_windows, FEATURE_cannots, FEATURE_entries, FEATURE_COUNT };

/* What a set of entries can touch, keywords and nested abilities included, so that
** reads and windows skip bodies that have nothing to say. */
typedef union Features {
  struct {
    uint64_t keywords[PROGRAM_MAX_KEYWORDS / 64];
    uint64_t events;   /* bit per EVENT_ */
    uint64_t values;   /* bit per VALUE_ */
    uint64_t windows;  /* bit per window */
    uint64_t cannots;  /* bit per CANNOT_ */
    uint64_t entries;  /* HAS() bits */
  };
  uint64_t words[FEATURE_COUNT]; /* the same */
} Features;

/* Entries of a kind that is not told apart further; a static with 'to'. */
#define HAS(kind) (UINT64_C(1) << ENTRY_##kind)
#define HAS_GROUP (UINT64_C(1) << ENTRY_COUNT)
/* What some line of it gives depends on the dice. */
#define HAS_DICE (UINT64_C(1) << (ENTRY_COUNT + 1))

/* What a walk over texts looks for: one bit of the features. */
typedef struct Need { unsigned word; uint64_t bit; } Need;

static inline Need need_of(unsigned word, unsigned number) {
  return (Need){word, UINT64_C(1) << number};
}
static inline Need need_keyword(uint16_t keyword) {
  return need_of(FEATURE_keywords + keyword / 64u, keyword % 64u);
}
static inline int features_meet(const Features *has, Need need) {
  return (has->words[need.word] & need.bit) != 0;
}

/* Adds what 'from' can touch. */
void features_join(Features *to, const Features *from);

/* What a grant gives: the same shape for printed text, static lines and effects. */
typedef struct Body {
  uint16_t start, count;
  uint16_t places;   /* where abilities in it work: bits as in Ability.zones */
  Features has;
} Body;

/* When a trigger or replacement fires: one event with filters on its fields. */
typedef struct EventFilter {
  uint8_t kind;      /* EVENT_ */
  uint8_t player;    /* REF_ or REF_none */
  uint8_t arenas;    /* bits; 0 any */
  uint8_t cause;     /* CAUSE_ + 1; 0 any */
  int8_t in_attack;  /* -1 any */
  uint8_t number;    /* the event's number + 1; 0 any */
  uint8_t gained;    /* 1 its amount is above 0, 2 below; 0 any */
  uint16_t step;     /* step id or IR_NONE */
  uint16_t card, source, target; /* selectors or IR_NONE */
} EventFilter;

enum { ABILITY_EXTRAS = 8 };
enum { ABILITY_FLAG_OPENLY = 1, /* a trigger that waits until secret dice are shown */
       ABILITY_FLAG_ONCE = 2, ABILITY_FLAG_NO_DISRUPT = 4, ABILITY_FLAG_FORCED = 8,
       ABILITY_FLAG_LAST = 32, /* resolves after the other triggers of its player */
       ABILITY_FLAG_PLAIN = 16, /* 'when' names no card: set by program_finish() */
       ABILITY_FLAG_PLAYS = 128, /* stands for the play of its card, at its own price */
       ABILITY_FLAG_AT_ONCE = 64 /* waits for no effect, and all others wait for it */ };

/* What an effect reads that may be secret: attack dice, the amount of its event, what a text
** gives that reads dice itself (a number, a keyword, a prohibition), what any text gives. */
enum { READS_DICE = 1, READS_AMOUNT = 2, READS_TOLD = 4, READS_TEXTS = 8 };

/* Does the event happen or not because of what the dice show? */
static inline int event_is_covert(uint8_t kind) {
  return kind == EVENT_damage_prevented || kind == EVENT_given;
}

typedef struct Ability {
  uint8_t kind;        /* ABILITY_ */
  uint8_t limit;       /* LIMIT_ */
  uint8_t limit_count; /* uses per limit; 1 normally */
  uint8_t shared;      /* whichever line or text of the card it comes from, uses count together */
  uint8_t flags;
  uint32_t windows;    /* bit per window it may be played in */
  uint16_t zones;      /* where the card must be: bit ZONE_ARENAS-1 = any arena, bit per ZONE_
                       ** and PLACE_; bit 0 = face down in the build zone */
  uint16_t when;       /* node: condition for being on, offered or triggered */
  uint16_t against;    /* selector: only while attacking such a unit */
  uint16_t to;         /* selector: static for others; IR_NONE: the card itself */
  uint16_t body;       /* static: what it gives */
  uint16_t cost, effect; /* lists */
  uint16_t event, nevents; /* first filter and number of filters */
  uint16_t extras, nextras; /* first alternative and number: what may be paid for in addition on
                            ** playing; 'list' of one, if it has any, takes the place of 'effect' */
  uint16_t beside;     /* the part of 'cost' that no other price stands for: dues, extras */
  uint16_t from;       /* rule: selector of the cards it is offered for */
  uint16_t keyword;    /* the keyword it belongs to, or IR_NONE */
  uint16_t targets;    /* selector: not offered unless one such card exists; or IR_NONE */
  uint16_t name, text; /* strings */
  uint16_t file, line; /* string; where it was declared */
  uint8_t gives;       /* GIVES_: how the lines of 'body' work */
  uint8_t reads;       /* READS_ bits of 'effect'; set by program_finish() */
} Ability;

typedef struct Keyword {
  uint16_t name, text, body, file, line;
  uint8_t class_;      /* CLASS_ */
  uint8_t kind;        /* ABILITY_ as the rules name it */
  uint8_t declared;
  uint8_t unique_only; /* only unique cards can have it */
} Keyword;

typedef struct Window {
  uint16_t name;
  uint8_t kind;        /* WINDOW_ */
  uint8_t limit;       /* LIMIT_ of abilities played in it that state none */
} Window;

typedef struct Sequence { uint16_t name, list; } Sequence;

typedef struct Def {
  uint16_t name, version, set, file, line, text;
  uint16_t full_name;  /* "Name (B)"; set by program_finish() */
  uint16_t person;     /* the name that stands for all names of the same one (R6.1.5) */
  uint16_t number;
  uint8_t side;        /* SIDE_ */
  uint8_t types;       /* bits 0..2: arena types */
  uint8_t first_type;  /* arena index of the first printed type; 255 none */
  uint8_t nsubtypes;
  uint16_t kinds;      /* KIND() bits */
  uint16_t subtypes[DEF_SUBTYPES];
  int16_t printed[VALUE_COUNT];
  uint16_t body;       /* the printed text */
  uint16_t singles;    /* bodies of one line of it each, in order, for texts that copy lines */
  uint16_t play;       /* ability of a Battle card or Mission; IR_NONE */
  uint16_t bearer;     /* Equipment: selector of legal bearers; IR_NONE */
  uint16_t beneath;    /* selector of units that it may be under in a stack; IR_NONE */
  uint16_t only_one;   /* Equipment: the bearer has one such card at most; IR_NONE */
  uint16_t type_line;  /* string made by program_finish() */
  uint8_t has_cost;
  uint8_t most;        /* 1 + copies that a deck may have (R2.9); 0: as many as of others */
  uint8_t frail;       /* its health is printed 0 or its own text changes it; by program_finish() */
  uint8_t pile;        /* zone to which it goes when it leaves play: the discard pile, or another
                          also instead of a hand or deck */
} Def;

/* Is its play text what it does, not what it costs beside its build cost (R5.6.5)? */
static inline int def_is_played(const Def *def) {
  return (def->kinds & (KIND(battle) | KIND(mission) | KIND(trap) | KIND(event))) != 0;
}

/* What a value starts from: for cards of a subtype, or IR_NONE: of no subtype listed. */
typedef struct Base { uint16_t value, subtype; int16_t number; uint16_t pad; } Base;

typedef struct Script Script; /* script.h: the Lua host */

enum { ASKED_CARD = 1, ASKED_SOURCE = 2, ASKED_TARGET = 4 };

/* A growing array of records in the program's memory. */
#define PROGRAM_TABLE(type) struct { type *at; uint32_t count, capacity; }

struct PopProgram {
  PopConfig config;            /* allocator, reader, log */
  Script *script;
  PROGRAM_TABLE(char) chars;   /* string pool; a string id is an index of 'strings' */
  PROGRAM_TABLE(uint32_t) strings;
  PROGRAM_TABLE(uint16_t) string_index; /* hash table: string id + 1, 0 free */
  PROGRAM_TABLE(uint16_t) def_index;    /* the same of definitions, by full name */
  uint32_t indexed;                     /* definitions in it */
  PROGRAM_TABLE(Node) nodes;
  PROGRAM_TABLE(Selector) selectors;
  PROGRAM_TABLE(Pick) picks;
  PROGRAM_TABLE(Op) ops;
  PROGRAM_TABLE(List) lists;
  PROGRAM_TABLE(Alternative) alternatives;
  PROGRAM_TABLE(uint16_t) slots;     /* nodes evaluated when a modifier is given */
  PROGRAM_TABLE(Entry) entries;
  PROGRAM_TABLE(Body) bodies;
  PROGRAM_TABLE(EventFilter) events;
  PROGRAM_TABLE(Ability) abilities;
  PROGRAM_TABLE(Keyword) keywords;
  PROGRAM_TABLE(Window) windows;
  PROGRAM_TABLE(Sequence) sequences;
  PROGRAM_TABLE(Def) defs;
  PROGRAM_TABLE(Base) bases;
  PROGRAM_TABLE(uint16_t) rules;     /* abilities of kind rule, and rule triggers, in order */
  uint16_t step_names[PROGRAM_MAX_STEPS]; uint16_t nsteps;
  uint16_t resource_names[PROGRAM_MAX_RESOURCES]; uint16_t nresources;
  uint16_t notes;              /* bit per resource that only the rules keep: no event tells */
  uint16_t counter_names[PROGRAM_MAX_COUNTERS]; uint16_t ncounters;
  uint16_t constant_names[PROGRAM_MAX_CONSTANTS]; int32_t constants[PROGRAM_MAX_CONSTANTS];
  uint16_t nconstants;
  uint16_t arena_names[ZONE_ARENAS];
  /* what the core itself looks up by name, resolved by program_finish() */
  struct {
    uint16_t game, play, battle, attack, damage, settle; /* sequences */
    uint8_t damage_counter, build_counter, force, build; /* counter kinds, resources */
    uint16_t hit_on, stack_cards, stack_speed, stack_power, stack_health, made_on_demand;
    uint16_t conceded;                                   /* text: why the game was won */
    uint16_t w_disrupt, w_unit_turn;                     /* windows */
  } known;
  uint64_t asked_events;       /* bit per EVENT_: texts ask whether it happened this turn */
  uint8_t asked_roles[EVENT_COUNT]; /* ASKED_ bits: of which of its cards they ask */
  Features rule_has;           /* union over the rules' abilities */
  uint64_t group_keywords[PROGRAM_MAX_KEYWORDS / 64]; /* those with statics for others */
  uint64_t fingerprint;        /* of all script texts, in load order */
  int finished;
};

/* Empty program over the caller's allocator; NULL when out of memory. */
PopProgram *program_new(const PopConfig *config);

/* Frees all tables; the Lua host must be gone already. NULL is allowed. */
void program_free_tables(PopProgram *p);

/* Interns text of 'length' bytes. Id, or IR_NONE when out of memory or ids. */
uint16_t program_intern(PopProgram *p, const char *text, size_t length);

/* The text of a string id; "" for IR_NONE. Lives as long as the program. */
const char *program_string(const PopProgram *p, uint16_t id);

/* Appends zeroed records. Index of the first, or IR_NONE when memory or ids are out. */
uint16_t program_add_(PopProgram *p, void *table, size_t size, uint32_t count);
#define program_add(p, table, n) program_add_((p), &(p)->table, sizeof *(p)->table.at, (n))

/* Checks that all ids are in range, resolves 'known', computes features. On failure the
** reason is in 'error'. */
PopStatus program_finish(PopProgram *p, char *error, size_t size);

/* Makes a definition findable without a search, once its name and version are set. 0 when
** out of memory. */
int program_index_def(PopProgram *p, uint16_t def);

/* Finds records by name, without case; IR_NONE if there is none. */
uint16_t program_find_def(const PopProgram *p, const char *name);
uint16_t program_find_keyword(const PopProgram *p, const char *name);
uint16_t program_find_sequence(const PopProgram *p, const char *name);
uint16_t program_find_window(const PopProgram *p, const char *name);
uint16_t program_find_constant(const PopProgram *p, const char *name);
uint16_t program_find_resource(const PopProgram *p, const char *name);
uint16_t program_find_counter(const PopProgram *p, const char *name);
uint16_t program_find_step(const PopProgram *p, const char *name);
uint16_t program_find_string(const PopProgram *p, const char *text);

#endif
