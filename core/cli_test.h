/* cli_test.h: what the files of 'pop test' share.
**
** cli_test.c reads the command line, finds and selects scenarios; cli_test_run.c runs
** them in worker processes; cli_test_report.c prints the outcome.
*/
#ifndef POP_CLI_TEST_H
#define POP_CLI_TEST_H

#include <stdio.h>

#include "script_scenario.h"

typedef struct TestCase {
  ScenarioInfo info;
  int index;               /* number among the scenarios */
  int file;                /* ordinal of its file; those of one file share a worker */
  int passed;
  double seconds;
  char *message;           /* malloc'ed; NULL when passed */
} TestCase;

typedef struct TestRun {
  Scenarios *scenarios;
  TestCase *cases;         /* the selected ones */
  int count;
  char *trouble;           /* malloc'ed: a worker failed beside its scenarios; or NULL */
} TestRun;

/* Runs all cases in 'workers' processes and fills in the outcomes. 0 if that could not be
** done, after a line on standard error. */
int test_run(TestRun *run, int workers);

int test_run_failed(const TestRun *run);

/* Failures in full and a line with the counts. */
void test_report_plain(const TestRun *run, FILE *out);
void test_report_tap(const TestRun *run, FILE *out);
void test_report_junit(const TestRun *run, FILE *out);

#endif
