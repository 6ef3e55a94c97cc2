/* journal.c: a journal in memory and its lines as text; the form is in journal.h.
**
** Nothing here touches a file: cli_journal.c writes the lines, journal_read.c reads them.
*/
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "journal.h"

const char *const journal_end_names[JOURNAL_ENDS] = {"dark", "light", "open", "error",
                                                    "aborted"};
const char *const journal_seat_names[2] = {"dark", "light"};

void journal_init(Journal *j) {
  memset(j, 0, sizeof *j);
  j->end = JOURNAL_CUT;
}

void journal_free(Journal *j) {
  free(j->answers);
  j->answers = NULL;
}

int journal_add(Journal *j, int index, uint64_t hash) {
  if (j->nanswers == JOURNAL_ANSWERS_MAX) return 0;
  if (j->nanswers == j->capacity) {
    int capacity = j->capacity ? 2 * j->capacity : 256;
    JournalAnswer *answers = realloc(j->answers, (size_t)capacity * sizeof *answers);
    if (!answers) return 0;
    j->answers = answers;
    j->capacity = capacity;
  }
  j->answers[j->nanswers++] = (JournalAnswer){.hash = hash, .index = index};
  return 1;
}

int journal_add_fault(Journal *j, uint32_t call) {
  for (int i = 0; i < j->nfaults; i++)
    if (j->faults[i].call == call) return 0;
  if (j->nfaults == POP_FAULTS_MAX) return 0;
  j->faults[j->nfaults++] = (JournalFault){.call = call, .after = j->nanswers};
  return 1;
}

void journal_go_back(Journal *j, int n) {
  j->nanswers = n;
  while (j->nfaults && j->faults[j->nfaults - 1].after > n) j->nfaults--;
}

int journal_add_part(Journal *j, const char *name, uint64_t hash) {
  if (j->nparts == JOURNAL_PARTS) return 0;
  JournalPart *part = &j->parts[j->nparts++];
  snprintf(part->name, sizeof part->name, "%s", name);
  part->hash = hash;
  return 1;
}

/* FNV-1a: short, and the same on every machine. */
uint64_t journal_hash(uint64_t hash, const char *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3u;
  return hash;
}

/* Over "dark 4 Name\n" and so on. */
uint64_t journal_deck_hash(const Journal *j) {
  uint64_t hash = JOURNAL_HASH;
  for (int seat = 0; seat < 2; seat++)
    for (int i = 0; i < j->decks[seat].ncards; i++) {
      char line[LINE_SIZE];
      snprintf(line, sizeof line, "%s %d %s\n", journal_seat_names[seat],
               j->decks[seat].cards[i].count, j->decks[seat].names[i]);
      hash = journal_hash(hash, line, strlen(line));
    }
  return hash;
}

/* -- checks -------------------------------------------------------------------------- */

static uint32_t crc_byte(uint32_t crc, unsigned byte) {
  crc ^= (uint32_t)byte << 24;
  for (int i = 0; i < 8; i++) crc = crc & 0x80000000u ? crc << 1 ^ 0x04c11db7u : crc << 1;
  return crc;
}

/* The sum of POSIX cksum: anyone can count a check again. */
uint32_t journal_check(int number, const char *text) {
  char head[16];
  uint32_t crc = 0;
  snprintf(head, sizeof head, "%d ", number);
  size_t length = strlen(head) + strlen(text);
  for (const char *c = head; *c; c++) crc = crc_byte(crc, (unsigned char)*c);
  for (const char *c = text; *c; c++) crc = crc_byte(crc, (unsigned char)*c);
  for (; length; length >>= 8) crc = crc_byte(crc, length & 255);
  return ~crc;
}

/* Ends a line's text, which 'out' holds, with its check and a newline. */
static size_t finish_line(char out[JOURNAL_LINE], int number) {
  size_t n = strlen(out);
  n += (size_t)snprintf(out + n, JOURNAL_LINE - n, " %08lx\n",
                        (unsigned long)journal_check(number, out));
  return n;
}

/* -- writing ------------------------------------------------------------------------- */

typedef struct Head { char *at; size_t length, capacity; int line; } Head;

/* Adds a line; a head that could not grow has no text. */
static void head_line(Head *h, const char *format, ...) {
  char line[JOURNAL_LINE];
  va_list args;
  va_start(args, format);
  vsnprintf(line, sizeof line - JOURNAL_CHECK - 1, format, args);
  va_end(args);
  size_t n = finish_line(line, ++h->line);
  if (h->at && h->length + n > h->capacity) {
    h->capacity = 2 * (h->length + n);
    char *grown = realloc(h->at, h->capacity);
    if (!grown) free(h->at);
    h->at = grown;
  }
  if (!h->at) return;
  memcpy(h->at + h->length, line, n);
  h->length += n;
}

char *journal_head_text(Journal *j, size_t *length) {
  Head h = {.capacity = 4096, .at = malloc(4096)};
  j->deck_hash = journal_deck_hash(j);
  head_line(&h, "popcore journal 2");
  head_line(&h, "engine %s", j->engine);
  head_line(&h, "lua %s", j->lua);
  head_line(&h, "word %d", j->word);
  for (int i = 0; i < j->nparts; i++)
    head_line(&h, "scripts %016llx %s", (unsigned long long)j->parts[i].hash,
              j->parts[i].name);
  head_line(&h, "seed %llu", (unsigned long long)j->seed);
  head_line(&h, "players %s %s", j->players[0], j->players[1]);
  head_line(&h, "decks %016llx", (unsigned long long)j->deck_hash);
  for (int seat = 0; seat < 2; seat++)
    for (int i = 0; i < j->decks[seat].ncards; i++)
      head_line(&h, "%s %d %s", journal_seat_names[seat], j->decks[seat].cards[i].count,
                j->decks[seat].names[i]);
  head_line(&h, "game");
  j->first_line = h.line + 1;
  *length = h.length;
  return h.at;
}

int journal_line_of(const Journal *j, int i) {
  int line = j->first_line + i;
  for (int k = 0; k < j->nfaults && j->faults[k].after <= i; k++) line++;
  return line;
}

size_t journal_answer_text(const Journal *j, int i, char out[JOURNAL_LINE]) {
  const JournalAnswer *a = &j->answers[i];
  unsigned long long hash = a->hash;
  if (a->index >= 0) snprintf(out, JOURNAL_LINE, "%d %016llx", a->index, hash);
  else
    snprintf(out, JOURNAL_LINE, "concede %s %016llx",
             journal_seat_names[JOURNAL_CONCEDES(a->index)], hash);
  return finish_line(out, journal_line_of(j, i));
}

size_t journal_fault_text(const Journal *j, int i, char out[JOURNAL_LINE]) {
  snprintf(out, JOURNAL_LINE, "fault %lu", (unsigned long)j->faults[i].call);
  return finish_line(out, j->first_line + j->faults[i].after + i);
}

size_t journal_end_text(const Journal *j, char out[JOURNAL_LINE]) {
  snprintf(out, JOURNAL_LINE, "end %016llx %s", (unsigned long long)j->hash,
           journal_end_names[j->end]);
  return finish_line(out, j->first_line + j->nanswers + j->nfaults);
}

