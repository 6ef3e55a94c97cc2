/* popcore.h: the public interface of the Popcore rules engine.
**
** Life of a host: fill a PopConfig, pop_program_new(), pop_program_add() for every
** script, pop_program_finish(); then for each game pop_game_new(), pop_game_start(),
** and in a loop pop_game_advance() until it answers POP_DECIDE, read the request,
** pop_game_answer(). A program may serve any number of games of one thread; nothing is
** shared between programs. The library opens no file, prints nothing and keeps no
** global state. All memory comes from the configured allocator.
**
** Conventions. Players are 0 (the Dark Side player: first in player order, R0.4, R2.4) and 1.
** Cards of a game are numbered 0..pop_game_cards()-1; in hidden places the numbers change
** hands, see pop_game_identity(). POP_NO_CARD is none. Strings returned live as
** long as the program unless said
** otherwise. Functions that can fail return a PopStatus; pop_program_error() or
** pop_game_error() then has one line of text naming what was wrong.
**
** Scripts. What is loaded may be wrong or hostile; it is held by the limits of PopConfig. Lua
** needs 2 MiB of C stack, and the locale "C" for numbers, letters and their order: another
** one is POP_ERROR_STATE.
*/
#ifndef POPCORE_H
#define POPCORE_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define POP_API __attribute__((visibility("default")))
#else
#define POP_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define POP_VERSION "0.1.0"
#define POP_NO_CARD 255
#define POP_MAX_OPTIONS 256

typedef enum PopStatus {
  POP_OK = 0,
  POP_DECIDE,        /* a request is open: pop_game_request() */
  POP_ENDED,         /* the game is over: pop_game_winner() */
  POP_ERROR_MEMORY,  /* the allocator refused */
  POP_ERROR_SCRIPT,  /* a script does not load, see pop_program_error(); in a game: an
                     ** ability failed and stop_on_script_error is set */
  POP_ERROR_ARGUMENT,/* an argument out of its stated range */
  POP_ERROR_DECK,    /* a deck is not legal or names an unknown card */
  POP_ERROR_LIMIT,   /* more than a game can hold: it can't begin so */
  POP_ERROR_STATE,   /* call not possible now (no open request, game not started) */
  POP_ABORTED        /* the game is over without a winner: it would have no end, or needs more
                     ** than a game can hold, and no single ability is to blame. No error of
                     ** host or engine: pop_game_error() says what it was and which cards had
                     ** a part, and the same answers lead there again */
} PopStatus;

typedef struct PopProgram PopProgram;
typedef struct PopGame PopGame;

/* Same contract as lua_Alloc: size 0 frees; old_size is exact or, when ptr is NULL, 0. */
typedef void *(*PopAllocator)(void *user, void *ptr, size_t old_size, size_t size);

/* What was wrong with a script while a game ran. */
typedef enum PopFault {
  POP_FAULT_ERROR = 1,    /* it raised an error */
  POP_FAULT_REPEAT,       /* run again from its start, it did something else */
  POP_FAULT_INSTRUCTIONS, /* instruction_limit or game_instruction_limit */
  POP_FAULT_MEMORY,       /* memory_limit; see pop_game_expect_fault() */
  POP_FAULT_STEPS,        /* step_limit */
  POP_FAULT_NESTING,      /* nesting_limit */
  POP_FAULT_STATE,        /* a fixed array of the state is full */
  POP_FAULT_SEARCH        /* a way to pay a cost was searched too long: it counts as not payable */
} PopFault;

/* An ability that failed: it is void, the game goes on. Valid during the callback. */
typedef struct PopScriptError {
  PopFault code;
  const char *card, *set;           /* card and its set, or "" */
  const char *clause, *file;        /* what it does, script file */
  int line;                         /* 1.., 0 unknown */
  const char *message;              /* names the limit if it is one */
  int turn;                         /* 1.. */
  const char *step, *window;        /* the current ones, or "" */
  uint32_t position;                /* decisions before it: the place in a journal */
  uint32_t call;                    /* of POP_FAULT_MEMORY: its number; 0 for others */
} PopScriptError;

typedef struct PopConfig {
  PopAllocator allocator;   /* NULL: malloc and free */
  void *allocator_user;
  void (*script_error)(void *user, const PopScriptError *error); /* NULL: ignored */
  void *user;
  /* Limits; 0 stands for the default. All but memory_limit are counted, so that they are
  ** reached at the same point on every machine. What breaks one is void and reported. */
  uint32_t instruction_limit; /* Lua VM instructions of one call of a function, with all
                              ** it causes; 25 times as many for a file; 0: 200,000 */
  uint64_t game_instruction_limit; /* of all calls of a game; 0: 1,000,000,000 */
  size_t memory_limit;        /* bytes the Lua host may hold; 0: 64 MiB */
  uint32_t step_limit;        /* ops, with the events they make, between two decisions; also
                              ** ends a game whose rules go on without end; 0: 20,000 */
  uint32_t nesting_limit;     /* effects and steps inside one another; 0, and most: 48 */
  uint32_t decision_limit;    /* of a game, which is aborted then; 0: 1,000,000 */
  uint32_t output_limit;      /* bytes of messages that script_error is told in a game; then
                              ** it is called for POP_FAULT_MEMORY only; 0: 64 KiB */
  int stop_on_script_error;   /* a failed ability ends the game with POP_ERROR_SCRIPT */
} PopConfig;

/* What a script file may do. */
typedef enum PopScriptRole {
  POP_VOCABULARY,  /* defines the words the other files use; trusted */
  POP_RULES,       /* rules, keywords, cards, overlays: sandboxed */
  POP_CARDS        /* like POP_RULES; 'set' is the folder name */
} PopScriptRole;

/* Makes an empty program. NULL when out of memory. */
POP_API PopProgram *pop_program_new(const PopConfig *config);

/* Loads one script text. 'name' appears in messages ("cards/set/name.lua"), 'set' is the
** card set for POP_CARDS, else "". Text only, at most 64 KiB,
** 256 KiB for POP_VOCABULARY. */
POP_API PopStatus pop_program_add(PopProgram *p, PopScriptRole role, const char *set,
                                  const char *name, const char *text, size_t length);

/* Compiles and checks everything that was added. Call once, after the last add. */
POP_API PopStatus pop_program_finish(PopProgram *p);

/* One line saying why the last call failed; "" if it did not. Valid until the next call. */
POP_API const char *pop_program_error(const PopProgram *p);

/* Frees the program; its games must be gone. NULL is allowed. */
POP_API void pop_program_free(PopProgram *p);

/* 64 bit fingerprint of all script texts in load order. */
POP_API uint64_t pop_program_fingerprint(const PopProgram *p);

/* -- card definitions and keywords ------------------------------------------------- */

/* Number of definitions; ids are 0..n-1, in load order. */
POP_API int pop_program_defs(const PopProgram *p);
POP_API int pop_program_keywords(const PopProgram *p);

typedef struct PopDef {
  const char *name, *version, *set, *side, *text; /* text: rendered from the declaration */
  const char *type_line;  /* types and kinds, "Ground/Character" */
  const char *file; int line;
  int number;             /* collector number, 0 none */
  int cost, speed, power, health; /* -1: the card has none */
  int nsubtypes; const char *subtypes[16];
} PopDef;

/* Fills 'out'; POP_ERROR_ARGUMENT if there is no such id. */
POP_API PopStatus pop_program_def(const PopProgram *p, int def, PopDef *out);

typedef struct PopKeyword {
  const char *name, *text, *stacking, *kind, *file; int line;
} PopKeyword;
POP_API PopStatus pop_program_keyword(const PopProgram *p, int keyword, PopKeyword *out);

/* Exact name without case, version letter included ("Name (B)"); -1 none. */
POP_API int pop_program_find(const PopProgram *p, const char *name);

/* Release of the Lua that runs the scripts, "Lua 5.4.4": it decides part of how a game
** goes, so journals name it. */
POP_API const char *pop_lua_release(void);

/* The declared value of a rules constant; 'fallback' if there is no such constant. */
POP_API int pop_program_constant(const PopProgram *p, const char *name, int fallback);

/* -- games -------------------------------------------------------------------------- */

typedef struct PopDeckCard { const char *name; int count; } PopDeckCard;
typedef struct PopDeck { const PopDeckCard *cards; int ncards; } PopDeck;

/* Checks a deck against R2. On POP_ERROR_DECK 'why' has one line. */
POP_API PopStatus pop_deck_check(const PopProgram *p, const PopDeck *deck, char *why,
                                 size_t size);

/* What a deck has: cards in it and outside it (R2.10), which their kinds decide. */
typedef struct PopDeckReport {
  const char *side;      /* "dark", ...; "neutral" if no card has another side */
  int cards, different;  /* in the deck */
  int units, arenas[3];  /* a unit of two types counts for both arenas (R2.6) */
  int battle, missions, locations, equipment;
  int outside, events, resources; /* outside: with Subordinates */
  int problems;
} PopDeckReport;

/* The same check with the counts and all that is wrong, a line each; 'problem' may be NULL.
** While cards are unknown nothing is counted. */
POP_API PopStatus pop_deck_report(const PopProgram *p, const PopDeck *deck, PopDeckReport *out,
                                  void (*problem)(void *user, const char *text), void *user);

/* Which of two decks is the Dark Side player's (R2.4): 0 the first, 1 the second. A deck of
** the Dark Side is; else, or if both are, a die that depends on the seed only: 1 to 3 the
** first. 'die', or NULL, gets its face, 0 if none was rolled. */
POP_API int pop_deck_order(const PopProgram *p, const PopDeck *a, const PopDeck *b,
                           uint64_t seed, int *die);

/* Makes a game without cards. NULL when out of memory. 'program' must be finished. */
POP_API PopGame *pop_game_new(PopProgram *program);
POP_API void pop_game_free(PopGame *g);

/* Puts the decks into the players' decks, what is kept outside into their supplies, and
** seeds the dice; any seed. 'dark' is the deck of the Dark Side player, whatever its cards
** are: the first in player order (R2.4). */
POP_API PopStatus pop_game_start(PopGame *g, const PopDeck *dark, const PopDeck *light,
                                 uint64_t seed);

#define POP_FAULTS_MAX 64

/* The memory limit is no rule of the game: where it strikes depends on the machine. So a
** host that keeps journals keeps the numbers of the calls that failed (PopScriptError.call)
** and gives them to a game that is to go the same way, after its start: those calls fail
** there too, unseen. A game with more than POP_FAULTS_MAX of them is aborted;
** POP_ERROR_ARGUMENT if more are given, or one that is past. */
POP_API PopStatus pop_game_expect_fault(PopGame *g, uint32_t call);

/* How many calls of functions of scripts there were in the game: the number of the last. */
POP_API uint32_t pop_game_calls(const PopGame *g);

/* Runs until someone must choose (POP_DECIDE), the game is over (POP_ENDED, POP_ABORTED), or
** an error. */
POP_API PopStatus pop_game_advance(PopGame *g);

/* Takes option 'index' (0..count-1) of the open request. The game does not move before the
** next pop_game_advance(). */
POP_API PopStatus pop_game_answer(PopGame *g, int index);

/* The player gives the game to the other one, at any time between the start and the end,
** whoever was asked (R1.2.6); not from a callback. What was asked is no longer asked; the
** next pop_game_advance() answers POP_ENDED. */
POP_API PopStatus pop_game_concede(PopGame *g, int player);

typedef enum PopRequestKind {
  POP_REQUEST_WINDOW,   /* play something or pass */
  POP_REQUEST_CARD,     /* choose a card */
  POP_REQUEST_YES_NO,
  POP_REQUEST_NUMBER,
  POP_REQUEST_MODE,     /* "choose one" */
  POP_REQUEST_ARENA,
  POP_REQUEST_ORDER,    /* which of the own triggered effects is next */
  POP_REQUEST_UNIT,     /* attack, use an ability instead, or nothing */
  POP_REQUEST_DIE       /* which attack die is rolled again */
} PopRequestKind;

typedef enum PopOptionKind {
  POP_OPTION_PASS,      /* pass, stop, "no more" */
  POP_OPTION_PLAY,      /* card, ability: play a card or use an ability */
  POP_OPTION_CARD,      /* card */
  POP_OPTION_YES, POP_OPTION_NO,
  POP_OPTION_NUMBER,    /* number */
  POP_OPTION_MODE,      /* number: index of the alternative */
  POP_OPTION_ARENA,     /* number: arena 0..2 */
  POP_OPTION_TRIGGER,   /* card, ability */
  POP_OPTION_ATTACK,    /* card: the defender; number: arena attacked from outside + 1, or 0 */
  POP_OPTION_NOTHING,   /* the unit does nothing and taps */
  POP_OPTION_DIE        /* number: index of the die */
} PopOptionKind;

typedef struct PopOption {
  uint8_t kind;        /* PopOptionKind */
  uint8_t card;        /* card number or POP_NO_CARD */
  uint8_t card2;       /* second card (what grants the ability), or POP_NO_CARD */
  uint8_t reserved;
  int16_t number;
  uint16_t entry;      /* internal: which line of text */
  uint16_t ability;    /* internal: which ability, 65535 none */
  uint16_t origin;     /* internal: which grant */
} PopOption;

typedef struct PopRequest {
  PopRequestKind kind;
  int player;              /* who chooses, 0 or 1 */
  int count;               /* number of options, 1..POP_MAX_OPTIONS */
  const PopOption *options;/* owned by the game, valid until it moves */
  const char *window;      /* name of the window, or "" */
  int card;                /* the card whose effect or turn it is, or POP_NO_CARD */
  const char *what;        /* what is asked, rendered; "" if the kind says it all */
} PopRequest;

/* The open request; POP_ERROR_STATE if there is none. */
POP_API PopStatus pop_game_request(PopGame *g, PopRequest *out);

/* A line for a person: "a keyword and its card, pay 2 Force". Writes at most size bytes,
** always terminated; returns the length it wanted. */
POP_API int pop_game_option_text(PopGame *g, const PopOption *option, char *out, size_t size);

/* 0 or 1; -1 if the game is not over, or ended without a winner. 'why' (may be NULL) gets a
** short reason. */
POP_API int pop_game_winner(const PopGame *g, const char **why);

/* One line saying why the last call failed. */
POP_API const char *pop_game_error(const PopGame *g);

/* Makes 'to' equal to 'from', open request included; same program. A memcpy when no
** script function is suspended. */
POP_API PopStatus pop_game_copy(PopGame *to, const PopGame *from);

/* 64 bit hash of the position: everything that decides how the game goes on as long as no
** effect fails. Left out are what the limits of whole games have counted, and the position
** that an effect in progress goes back to should it break a limit or raise an error: two
** ways to one position within an effect have one hash. */
POP_API uint64_t pop_game_hash(const PopGame *g);

/* Bytes a live game holds beside its program. */
POP_API size_t pop_game_bytes(const PopGame *g);

/* Checks what must always hold (each card in one place, counters in range, ...).
** POP_OK, or POP_ERROR_STATE with pop_game_error() saying what is broken. */
POP_API PopStatus pop_game_check(PopGame *g);

/* Plays everything twice and checks all invariants on the way (off by default; many times
** slower). What is not repeatable ends the game with POP_ERROR_STATE. Copies do not inherit.
** POP_ERROR_MEMORY if the second game can't be made. */
POP_API PopStatus pop_game_paranoid(PopGame *g, int on);

/* The same with a second program, loaded from the same texts with the same limits, in which
** the second time is played. What scripts take from the order of hashing or from addresses
** differs there, which the first program alone would not show. POP_ERROR_SCRIPT if the
** two programs are not the same: pop_game_error() names what differs. It must outlive the
** game. */
POP_API PopStatus pop_game_paranoid_in(PopGame *g, PopProgram *second);

/* Forces a question even where a player has only "pass" (off by default). */
POP_API void pop_game_ask_always(PopGame *g, int on);

/* -- past states ------------------------------------------------------------------------ */

#define POP_RING_MAX 65536

/* The last states of games of one program, for undo and for looking back. A state's age is
** the number of states kept after it: 0 the newest. */
typedef struct PopRing PopRing;

/* A ring with room for 'capacity' (1..POP_RING_MAX) states, all taken at once from the
** program's allocator. NULL when out of memory. Free it before the program. */
POP_API PopRing *pop_ring_new(PopProgram *program, int capacity);
POP_API void pop_ring_free(PopRing *ring);

/* Keeps a copy of the game, open request included, as the newest state; if the ring is
** full, the oldest gives way. After POP_ERROR_MEMORY the ring is as it was. */
POP_API PopStatus pop_ring_push(PopRing *ring, const PopGame *g);

/* How many states there are. */
POP_API int pop_ring_count(const PopRing *ring);

/* Makes 'to', a game of the same program, equal to the state of that age; the ring stays as
** it is. 'to' keeps its listener. POP_ERROR_ARGUMENT if there is no such age. */
POP_API PopStatus pop_ring_read(const PopRing *ring, int age, PopGame *to);

/* Forgets the 'count' newest states: undo is read, then drop. POP_ERROR_ARGUMENT if there
** are not so many. */
POP_API PopStatus pop_ring_drop(PopRing *ring, int count);

/* -- reading a game ------------------------------------------------------------------ */

POP_API int pop_game_cards(const PopGame *g);
POP_API int pop_game_turn(const PopGame *g);            /* 0 before the first turn */
POP_API const char *pop_game_step(const PopGame *g);    /* name of the current step, or "" */
POP_API int pop_game_step_arena(const PopGame *g);      /* arena of the battle step, or -1 */
POP_API int pop_game_resource(const PopGame *g, int player, const char *name); /* -1 unknown */

/* Zone numbers: 0..2 the arenas, then deck, hand, discard, build, supply, event, removed.
** Name or -1/NULL. */
POP_API int pop_zone_find(const PopProgram *p, const char *name);
POP_API const char *pop_zone_name(const PopProgram *p, int zone);

typedef struct PopCard {
  int def;          /* definition, or -1 if the viewer may not know it */
  int owner, controller, zone;
  int host;         /* the card it is attached to, or POP_NO_CARD */
  int tapped, face_down;
  int speed, power, health, damage, build; /* as they are now; counters */
} PopCard;

/* What 'viewer' (0, 1, or -1 for everything) may see of a card. A card in a deck, in the
** opponent's hand or face down for the viewer has def -1. Numbers that depend on dice which are
** secret from the viewer are told as if these had not been rolled. */
POP_API PopStatus pop_game_card(PopGame *g, int viewer, int card, PopCard *out);
POP_API const char *pop_game_card_name(PopGame *g, int viewer, int card);

/* A shuffle deals the numbers of the deck's cards anew, and so does each move from one hidden
** place to another with the cards of the first: nothing tells them by their numbers (R11.2).
** A host that follows a card keeps its identity, the number it had first. -1 if there is no
** such card. Not for a player: an identity tells what was seen before. */
POP_API int pop_game_identity(const PopGame *g, int card);
POP_API int pop_game_number(const PopGame *g, int identity);

/* Cards of a zone in order (top of the deck first) for a player; arenas list the cards that
** player controls. Writes at most 'size' numbers, returns how many there are. For a deck
** and a viewer other than -1 only the count is returned. */
POP_API int pop_game_zone(const PopGame *g, int viewer, int player, int zone, uint8_t *out,
                          int size);

/* The following four read any card, hidden or not: for the host, not for a player. */

/* Value of a keyword the card has now: sum of its parameters (1 for one without), 0 none. */
POP_API int pop_game_keyword(PopGame *g, int card, const char *keyword);
/* The current value by name ("power", "speed", "health", "build_cost", ...). */
POP_API int pop_game_value(PopGame *g, int card, const char *value);
POP_API int pop_game_counters(const PopGame *g, int card, const char *kind); /* -1 unknown */
POP_API int pop_game_has_subtype(PopGame *g, int card, const char *subtype);

/* Why a value is what it is: calls 'line' once for each part that adds up to it. */
POP_API PopStatus pop_game_why(PopGame *g, int card, const char *value,
                               void (*line)(void *user, int amount, const char *reason),
                               void *user);

/* -- events -------------------------------------------------------------------------- */

typedef struct PopEvent {
  const char *kind;      /* "attacked", "damaged", ...; scripts/README.md lists all */
  int card, source, target; /* card numbers or POP_NO_CARD */
  int player;            /* 0, 1 or -1 */
  int arena;             /* 0..2 or -1 */
  const char *step;      /* for step_started, step_ended; else "" */
  int amount, number;
  int in_attack;
  int unknown_to;        /* bits of the players who may not know card and source; binding */
  int secret;            /* 1: they may not know that it happened at all */
} PopEvent;

/* Called for each event while the game runs; NULL switches it off. Copies do not inherit. */
POP_API void pop_game_listen(PopGame *g, void (*on_event)(void *user, const PopEvent *event),
                             void *user);

/* A readable sentence for an event, with all names in it; only during the callback. Same
** contract as pop_game_option_text. */
POP_API int pop_game_event_text(PopGame *g, const PopEvent *event, char *out, size_t size);

/* -- building a position (tests, puzzles, prototypes) -------------------------------- */

/* Adds a card of definition 'def' to a zone of 'player'; in an arena as an untapped unit.
** Its number, or -1 with pop_game_error(). Only before the first advance. */
POP_API int pop_game_place(PopGame *g, int player, int def, int zone);
POP_API PopStatus pop_game_set_resource(PopGame *g, int player, const char *name, int value);
POP_API PopStatus pop_game_set_counters(PopGame *g, int card, const char *kind, int count);
POP_API PopStatus pop_game_set_tapped(PopGame *g, int card, int tapped);
POP_API PopStatus pop_game_set_face_down(PopGame *g, int card, int face_down);
POP_API PopStatus pop_game_attach(PopGame *g, int card, int host);

/* Starts a placed position with the sequence 'name' ("turn", "battle", ...) instead of the
** whole game; dice and choices that are not scripted come from 'seed'. */
POP_API PopStatus pop_game_begin(PopGame *g, const char *sequence, uint64_t seed);

/* Dice to come, faces 1..6, at most 64 waiting. Once used, a roll without a waiting face is
** an error (strict): POP_ERROR_STATE "a die was rolled that is not scripted". */
POP_API PopStatus pop_game_script_dice(PopGame *g, const uint8_t *faces, int count);
POP_API int pop_game_dice_left(const PopGame *g);

#ifdef __cplusplus
}
#endif

#endif
