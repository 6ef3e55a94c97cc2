/* damage.h: damage on its way: pending, prevented, placed (R8.7, R8.8). */
#ifndef POP_DAMAGE_H
#define POP_DAMAGE_H

#include "game.h"

/* A new instance in a batch (1..255); its index, or -1 when the state is full. */
int damage_add(PopGame *g, uint8_t batch, uint8_t source, uint8_t target, int amount,
               uint8_t flags);

/* Can the card be damaged: is it a unit in play? */
int damage_can_hit(const PopGame *g, uint8_t card);

/* A number for a new batch: instances of one moment, prevented and placed together. */
uint8_t damage_new_batch(PopGame *g);

/* Does the batch have instances waiting; with damage left, or with an unknown amount? */
int batch_is_open(const PopGame *g, uint8_t batch);
int batch_has_damage(const PopGame *g, uint8_t batch);

/* Is the instance, number 'index', on the card and one that the frame (NULL: any) may touch? */
int damage_concerns(const Damage *d, int index, const Frame *frame, uint8_t card);

/* An event of that kind about the instance, with 'amount'. */
Event damage_event(const PopGame *g, uint8_t kind, const Damage *d, int amount);

/* Does damage wait in the instance, or may it for all that the player knows? The same for a
** card, of the instances that the frame may touch. */
int damage_is_open(const PopGame *g, const Damage *d, int player);
int damage_threatens(const PopGame *g, const Frame *frame, uint8_t card, int player);

/* Does the damage give way to a prevention by that card, with that ability or none? */
int damage_yields(PopGame *g, const Damage *d, uint8_t card, const Ability *by);

/* Damage pending on a card as 'frame' sees it: of the instance it was played for, else of
** its batch; NULL: of all. */
int damage_pending(const PopGame *g, const Frame *frame, uint8_t card);

#endif
