/* ring.c: past states of a game, for undo and for looking back.
**
** All room is taken when the ring is made, so keeping a state is one copy (and room for
** the shadows of functions that wait in it). 'newest' walks round the slots; age n lies n
** slots behind it.
*/
#include "game.h"

struct PopRing {
  PopProgram *p;
  size_t size;             /* bytes of this block */
  int capacity, count;
  int newest;              /* slot of age 0; any if there is none */
  PopGame *slots[];
};

static void *ring_alloc(PopProgram *p, void *ptr, size_t old_size, size_t size) {
  return p->config.allocator(p->config.allocator_user, ptr, old_size, size);
}

PopRing *pop_ring_new(PopProgram *program, int capacity) {
  if (!program || !program->finished || capacity < 1 || capacity > POP_RING_MAX)
    return NULL;
  size_t size = sizeof(PopRing) + (size_t)capacity * sizeof(PopGame *);
  PopRing *ring = ring_alloc(program, NULL, 0, size);
  if (!ring) return NULL;
  *ring = (PopRing){.p = program, .size = size};
  for (; ring->capacity < capacity; ring->capacity++) {
    PopGame *slot = pop_game_new(program);
    if (!slot) {
      pop_ring_free(ring);
      return NULL;
    }
    ring->slots[ring->capacity] = slot;
  }
  return ring;
}

void pop_ring_free(PopRing *ring) {
  if (!ring) return;
  for (int i = 0; i < ring->capacity; i++) pop_game_free(ring->slots[i]);
  ring_alloc(ring->p, ring, ring->size, 0);
}

int pop_ring_count(const PopRing *ring) { return ring->count; }

PopStatus pop_ring_push(PopRing *ring, const PopGame *g) {
  int slot = (ring->newest + 1) % ring->capacity;
  if (g->p != ring->p) return POP_ERROR_ARGUMENT;
  PopStatus status = pop_game_copy(ring->slots[slot], g);
  if (status != POP_OK) return status;
  ring->newest = slot;
  if (ring->count < ring->capacity) ring->count++;
  return POP_OK;
}

PopStatus pop_ring_read(const PopRing *ring, int age, PopGame *to) {
  if (age < 0 || age >= ring->count) return POP_ERROR_ARGUMENT;
  int slot = (ring->newest - age + ring->capacity) % ring->capacity;
  return pop_game_copy(to, ring->slots[slot]);
}

PopStatus pop_ring_drop(PopRing *ring, int count) {
  if (count < 0 || count > ring->count) return POP_ERROR_ARGUMENT;
  ring->newest = (ring->newest - count + ring->capacity) % ring->capacity;
  ring->count -= count;
  return POP_OK;
}
