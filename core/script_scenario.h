/* script_scenario.h: scenario tests, as the 'test' command sees them.
**
** Scenario files are trusted Lua: they run in an ordinary state with the standard
** libraries, beside the sandboxed one of the program they test, and reach the engine only
** through popcore.h. scripts/scenario.lua gives them their language; here is what the
** command needs: load files, list the scenarios, run one.
*/
#ifndef POP_SCRIPT_SCENARIO_H
#define POP_SCRIPT_SCENARIO_H

#include <stddef.h>

#include "popcore.h"

typedef struct Scenarios Scenarios;

typedef struct ScenarioHost {
  /* Makes a finished program of the script tree and 'overlay' (source text, may be "").
  ** NULL with one line in 'error'. */
  PopProgram *(*load)(void *user, const PopConfig *config, const char *overlay,
                      char *error, size_t size);
  void *user;
  const char *harness;     /* path of scripts/scenario.lua */
  int paranoid;            /* games play everything twice */
} ScenarioHost;

/* Strings live as long as the Scenarios. */
typedef struct ScenarioInfo {
  const char *name, *file;
  int line;
  const char *ids;         /* "R8.4.1 KW.3", "" if none */
} ScenarioInfo;

/* NULL with one line in 'error'. 'host' is copied. */
Scenarios *scenarios_new(const ScenarioHost *host, char *error, size_t size);
void scenarios_free(Scenarios *s);

/* Makes an id known; a scenario that names an unknown one does not load. Without any
** known id all are accepted. 0 with a line in 'error'. */
int scenarios_know_id(Scenarios *s, const char *id, char *error, size_t size);

/* Loads a file of scenarios. 0 with a line in 'error'. */
int scenarios_load(Scenarios *s, const char *path, char *error, size_t size);

/* Loads the program that scenarios share whose file has no cards of its own, and so finds
** out early whether it loads at all. 0 with a line in 'error'. */
int scenarios_prepare(Scenarios *s, char *error, size_t size);

int scenarios_count(Scenarios *s);
void scenarios_info(Scenarios *s, int i, ScenarioInfo *out); /* i: 0..count-1 */

/* Runs a scenario: 1 passed, 0 with the reason (several lines) in 'error'. */
int scenarios_run(Scenarios *s, int i, char *error, size_t size);

#endif
