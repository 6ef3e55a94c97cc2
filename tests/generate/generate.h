/* generate.h: random declarations by a grammar.
**
** The grammar is a text (words.grammar says its form); what is chosen comes from Choices,
** so one seed, or one input of a fuzzer, always makes the same text. */
#ifndef POP_GENERATE_H
#define POP_GENERATE_H

#include "../fuzz/base.h"

enum { GENERATE_RULES = 160, GENERATE_ALTERNATIVES = 96, GENERATE_TEXT = 24 * 1024 };

typedef struct GrammarRule {
  const char *name;
  const char *alternatives[GENERATE_ALTERNATIVES];
  int count;
} GrammarRule;

typedef struct Grammar {
  char *text;
  GrammarRule rules[GENERATE_RULES];
  int count;
} Grammar;

/* Reads the grammar of the source tree; ends the process with a message if it is wrong. */
void grammar_read(Grammar *g);
void grammar_free(Grammar *g);

/* A text of rule "file" into 'out' of GENERATE_TEXT bytes; its length. With 'mistakes' one
** reference in so many takes another rule than is meant; 0 none. */
size_t generate(const Grammar *g, Choices *c, int mistakes, char *out);

#endif
