/* attack.h: the attack in progress (R8.2). */
#ifndef POP_ATTACK_H
#define POP_ATTACK_H

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

/* The attack dice that the player may choose from: of secret ones those known to be there. */
int attack_dice_for(const PopGame *g, int player);

/* Can the attack go on: not ended, both units still where they were (R8.10)? */
int attack_goes_on(const PopGame *g);

#endif
