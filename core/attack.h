/* attack.h: the attack in progress (R8.2). */
#ifndef POP_ATTACK_H
#define POP_ATTACK_H

#include "eval.h"
#include "game.h"

/* May the unit attack the card in its own arena (reach 0) or in arena reach - 1? Asks for
** place and prohibitions, not for the owner: effects may turn an attack on own units. */
int attack_is_legal(PopGame *g, uint8_t attacker, uint8_t defender, uint8_t reach);

/* The way in which the unit may attack the card now: 0 in its own arena, 1 + arena by a
** reach, -1 not at all. For the attacker in an attack: the way it attacks (R8.11.1). */
int attack_way(PopGame *g, uint8_t attacker, uint8_t defender);

/* Begins the sequence "attack". 'reach': 0, or 1 + the arena attacked from outside. */
Flow attack_begin(PopGame *g, uint8_t attacker, uint8_t defender, uint8_t reach);

/* Secret dice are shown to both players, and so is what they did. */
void attack_show(PopGame *g);

/* May the frame's player choose this attack die: of secret ones those known to be there, for
** a defender those rolled at it. */
int attack_die_open(PopGame *g, const Frame *f, int die);

/* Can the attack go on: not ended, attacker and a defender still where they were (R8.10)? */
int attack_goes_on(const PopGame *g);

/* Defenders that are gone are none any more (R8.10.2): before the roll. */
void attack_drop_gone(PopGame *g);

/* Two defenders that have become the same unit are one. */
void attack_unite(PopGame *g);

/* Which defender the card is, or -1. */
static inline int attack_target(const Attack *a, uint8_t card) {
  for (int i = 0; i < a->ntargets; i++)
    if (a->targets[i].card == card) return i;
  return -1;
}

/* Which of several defenders (R8.6.2) a text means: the one that its event is about, or that
** it stands on; -1: none of them alone. The only one if there is one. */
int attack_meant(const Ctx *ctx);

/* The defenders that are where they were. */
CardSet attack_defenders(const PopGame *g);

/* An event of the attack, about one of its defenders. */
Event attack_event(const PopGame *g, uint8_t kind, int target, int amount);

/* Tells that the unit is attacked. 'further': the attack did not begin with it. */
void attack_announce(PopGame *g, int target, int further);

#endif
