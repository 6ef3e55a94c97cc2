/* cli_test_report.c: the outcome of scenarios as text, TAP 13 and JUnit XML. */
#include <string.h>

#include "cli_test.h"

int test_run_failed(const TestRun *run) {
  int failed = run->trouble != NULL;
  for (int i = 0; i < run->count; i++) failed += !run->cases[i].passed;
  return failed;
}

static const char *message_of(const TestCase *c) {
  return c->message ? c->message : "was not run";
}

/* Prints text with every line after the first indented. */
static void print_indented(FILE *out, const char *text, const char *indent) {
  for (; *text; text++) {
    fputc(*text, out);
    if (*text == '\n') fputs(indent, out);
  }
  fputc('\n', out);
}

void test_report_plain(const TestRun *run, FILE *out) {
  for (int i = 0; i < run->count; i++) {
    const TestCase *c = &run->cases[i];
    if (c->passed) continue;
    fprintf(out, "FAIL %s [%s]\n  ", c->info.name, c->info.ids);
    print_indented(out, message_of(c), "  ");
  }
  if (run->trouble) fprintf(out, "FAIL a worker process %s\n", run->trouble);
  int failed = test_run_failed(run);
  fprintf(out, "scenarios: %d passed, %d failed\n",
          run->count - failed + (run->trouble != NULL), failed);
}

/* A '#' in a description would begin a directive. */
static void print_tap_name(FILE *out, const char *name) {
  for (; *name; name++) {
    if (*name == '#' || *name == '\\') fputc('\\', out);
    fputc(*name, out);
  }
}

void test_report_tap(const TestRun *run, FILE *out) {
  fprintf(out, "TAP version 13\n1..%d\n", run->count);
  for (int i = 0; i < run->count; i++) {
    const TestCase *c = &run->cases[i];
    fprintf(out, "%s %d - ", c->passed ? "ok" : "not ok", i + 1);
    print_tap_name(out, c->info.name);
    fputc('\n', out);
    if (c->passed) continue;
    fprintf(out, "  ---\n  at: %s:%d\n  message: |\n    ", c->info.file, c->info.line);
    print_indented(out, message_of(c), "    ");
    fprintf(out, "  ...\n");
  }
  if (run->trouble) fprintf(out, "Bail out! a worker process %s\n", run->trouble);
}

static void print_xml(FILE *out, const char *text) {
  for (; *text; text++) {
    switch (*text) {
      case '&': fputs("&amp;", out); break;
      case '<': fputs("&lt;", out); break;
      case '>': fputs("&gt;", out); break;
      case '"': fputs("&quot;", out); break;
      case '\n': fputs("&#10;", out); break;
      default: fputc((unsigned char)*text < 32 ? '?' : *text, out);
    }
  }
}

static void print_case(FILE *out, const TestCase *c) {
  fputs("  <testcase classname=\"", out);
  print_xml(out, c->info.file);
  fputs("\" name=\"", out);
  print_xml(out, c->info.name);
  fprintf(out, "\" time=\"%.6f\"", c->seconds);
  if (c->passed) {
    fputs("/>\n", out);
    return;
  }
  fputs(">\n    <failure message=\"", out);
  print_xml(out, message_of(c));
  fputs("\"/>\n  </testcase>\n", out);
}

void test_report_junit(const TestRun *run, FILE *out) {
  double seconds = 0;
  for (int i = 0; i < run->count; i++) seconds += run->cases[i].seconds;
  fprintf(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
          "<testsuite name=\"scenarios\" tests=\"%d\" failures=\"%d\" time=\"%.6f\">\n",
          run->count, test_run_failed(run), seconds);
  for (int i = 0; i < run->count; i++) print_case(out, &run->cases[i]);
  if (run->trouble) fprintf(out, "  <system-err>a worker process %s</system-err>\n",
                            run->trouble);
  fputs("</testsuite>\n", out);
}
