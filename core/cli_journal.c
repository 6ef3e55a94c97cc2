/* cli_journal.c: journals in files: what is accepted stays, whatever happens next.
**
** Every line goes to the system with one write of its own before the game moves, so a
** kill can only tear the line in progress. The head is written to a file of its own and
** put in place when it is whole. A write that is interrupted goes on; one that fails (a
** full disk) is taken back as far as that is possible, and the game stops there. The file
** is locked: two programs that write one game would spoil it.
*/
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli_game.h"

enum { PATH_SIZE = 1024, JOURNAL_LIMIT = 64 * 1024 * 1024 };

static int fail(char *error, size_t size, const CliJournal *f, const char *what) {
  snprintf(error, size, "%s: %s: %s", f->path, what, strerror(errno));
  return 0;
}

/* -- bytes --------------------------------------------------------------------------- */

/* Writes all bytes. 0 with errno. */
static int write_all(int fd, const char *text, size_t length) {
  while (length) {
    ssize_t n = write(fd, text, length);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return 0;
    text += n;
    length -= (size_t)n;
  }
  return 1;
}

static int sync_all(int fd) {
  int rc;
  while ((rc = fsync(fd)) && errno == EINTR) continue;
  return !rc || errno == EINVAL;   /* pipes and terminals have no disk */
}

/* Adds a text whole or, where the file can be cut, not at all. */
static int append(CliJournal *f, const char *text, size_t length) {
  if (write_all(f->fd, text, length) && (!f->sync || sync_all(f->fd))) {
    f->length += (long long)length;
    return 1;
  }
  int reason = errno;
  if (ftruncate(f->fd, (off_t)f->length)) errno = reason;
  errno = reason;
  return 0;
}

/* 0 if another program has the file. Files that know no locks are taken as they are. */
static int lock(int fd) {
  struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  return !fcntl(fd, F_SETLK, &whole) || (errno != EACCES && errno != EAGAIN);
}

static int give_up(CliJournal *f) {
  int reason = errno;
  if (f->fd >= 0) close(f->fd);
  f->fd = -1;
  errno = reason;
  return 0;
}

/* -- reading ------------------------------------------------------------------------- */

int cli_journal_read(Journal *j, const char *path, char *error, size_t size) {
  size_t length;
  char reason[256];
  journal_init(j);
  char *text = cli_read_file(path, JOURNAL_LIMIT, &length, error, size);
  if (!text) return 0;
  int ok = journal_parse(j, text, length, reason, sizeof reason);
  free(text);
  if (!ok) snprintf(error, size, "%s: %s", path, reason);
  return ok;
}

/* -- a new file ---------------------------------------------------------------------- */

/* Whether a new game may take the place of what the file holds. */
static int is_expendable(const char *path) {
  char error[256];
  Journal *j = malloc(sizeof *j);
  int ok = j && cli_journal_read(j, path, error, sizeof error) && !j->damaged &&
           (j->end == JOURNAL_DARK || j->end == JOURNAL_LIGHT);
  if (j) journal_free(j);
  free(j);
  return ok;
}

/* Keeps what is in the file under another name; it stays in place until then. */
static int keep_old(const CliJournal *f, off_t length) {
  char old[PATH_SIZE + 8];
  if (!length || is_expendable(f->path)) return 1;
  snprintf(old, sizeof old, "%s.old", f->path);
  if (unlink(old) && errno != ENOENT) return 0;
  if (link(f->path, old) && rename(f->path, old)) return 0;
  fprintf(stderr, "pop: play: %s held no finished game: that is kept as %s\n", f->path,
          old);
  return 1;
}

/* A new name is on the disk when its folder is. */
static int sync_folder(const char *path) {
  char folder[PATH_SIZE];
  snprintf(folder, sizeof folder, "%s", path);
  char *slash = strrchr(folder, '/');
  if (slash) slash[slash == folder] = 0;
  int fd = open(slash ? folder : ".", O_RDONLY);
  int ok = fd >= 0 && sync_all(fd);
  if (fd >= 0) close(fd);
  return ok;
}

/* Puts the head where 'path' will be. What is no ordinary file is written as it is. */
static int put_head(CliJournal *f, const char *head, size_t length) {
  char part[PATH_SIZE];
  struct stat info;
  int there = !lstat(f->path, &info), plain = !there || S_ISREG(info.st_mode);
  if (snprintf(part, sizeof part, "%s.%ld.part", f->path, (long)getpid()) >= PATH_SIZE) {
    errno = ENAMETOOLONG;
    return 0;
  }
  f->length = 0;
  f->fd = open(plain ? part : f->path, O_RDWR | O_CREAT | O_TRUNC | O_APPEND, 0666);
  if (f->fd < 0 && !plain) f->fd = open(f->path, O_WRONLY | O_APPEND);
  if (f->fd < 0) return 0;
  int ok = lock(f->fd) && append(f, head, length);
  if (!plain) return ok;
  ok = ok && (!there || keep_old(f, info.st_size)) && !rename(part, f->path) &&
       (!f->sync || sync_folder(f->path));
  int reason = errno;
  if (!ok) unlink(part);
  errno = reason;
  return ok;
}

int cli_journal_create(CliJournal *f, char *error, size_t size) {
  size_t length;
  char *head = journal_head_text(f->journal, &length);
  f->fd = -1;
  if (f->path && head && !put_head(f, head, length)) {
    give_up(f);
    fail(error, size, f, "can't be written");
    free(head);
    return 0;
  }
  free(head);
  if (!head) snprintf(error, size, "out of memory");
  return head != NULL;
}

/* -- a file that is there ------------------------------------------------------------ */

/* The reader takes other line ends than ours, but what is cut is counted in bytes. */
static int is_as_written(Journal *j) {
  char line[JOURNAL_LINE];
  size_t length;
  char *head = journal_head_text(j, &length);
  for (int i = 0; i < j->nanswers; i++) length += journal_answer_text(j, i, line);
  for (int i = 0; i < j->nfaults; i++) length += journal_fault_text(j, i, line);
  free(head);
  return head && length == j->answered + (j->open_line && j->answered == j->sound);
}

int cli_journal_reopen(CliJournal *f, char *error, size_t size) {
  Journal *j = f->journal;
  struct stat info;
  f->fd = -1;
  if (!is_as_written(j)) {
    snprintf(error, size, "%s: its lines are not as they were written", f->path);
    return 0;
  }
  f->fd = open(f->path, O_RDWR | O_APPEND);
  if (f->fd < 0) return fail(error, size, f, "can't be written");
  if (!lock(f->fd) || fstat(f->fd, &info) || info.st_size != (off_t)j->length) {
    give_up(f);
    snprintf(error, size, "%s: another program is writing it", f->path);
    return 0;
  }
  f->length = (long long)j->answered;
  int ok = !ftruncate(f->fd, (off_t)j->answered);
  if (ok && j->open_line && j->answered == j->sound) ok = append(f, "\n", 1);
  j->end = JOURNAL_CUT;
  if (ok) return 1;
  give_up(f);
  return fail(error, size, f, "can't be written");
}

int cli_journal_answer(CliJournal *f, int index, uint64_t hash, char *error,
                       size_t size) {
  char line[JOURNAL_LINE];
  Journal *j = f->journal;
  if (!journal_add(j, index, hash)) {
    snprintf(error, size, "the journal can't grow: no memory, or more than %d answers",
             JOURNAL_ANSWERS_MAX);
    return 0;
  }
  if (f->fd < 0) return 1;
  if (append(f, line, journal_answer_text(j, j->nanswers - 1, line))) return 1;
  fail(error, size, f, "the journal can't grow");
  j->nanswers--;
  return 0;
}

int cli_journal_fault(CliJournal *f, uint32_t call, char *error, size_t size) {
  char line[JOURNAL_LINE];
  Journal *j = f->journal;
  if (!journal_add_fault(j, call) || f->fd < 0) return 1;
  if (append(f, line, journal_fault_text(j, j->nfaults - 1, line))) return 1;
  fail(error, size, f, "the journal can't grow");
  j->nfaults--;
  return 0;
}

/* Lines are never changed but may go, last first: one truncation is never half done. */
int cli_journal_back(CliJournal *f, int n, char *error, size_t size) {
  char line[JOURNAL_LINE];
  long long length = f->length;
  Journal *j = f->journal;
  for (int i = n; i < j->nanswers; i++)
    length -= (long long)journal_answer_text(j, i, line);
  for (int i = 0; i < j->nfaults; i++)
    if (j->faults[i].after > n) length -= (long long)journal_fault_text(j, i, line);
  if (f->fd >= 0 && (ftruncate(f->fd, (off_t)length) || (f->sync && !sync_all(f->fd))))
    return fail(error, size, f, "decisions can't be taken back");
  f->length = length;
  journal_go_back(j, n);
  return 1;
}

int cli_journal_close(CliJournal *f, uint64_t hash, JournalEnd end, char *error,
                      size_t size) {
  char line[JOURNAL_LINE];
  f->journal->hash = hash;
  f->journal->end = end;
  if (f->fd < 0) return 1;
  int ok = end == JOURNAL_CUT || append(f, line, journal_end_text(f->journal, line));
  if (!ok) fail(error, size, f, "the journal can't be ended");
  if (close(f->fd) && ok) ok = fail(error, size, f, "can't be written");
  f->fd = -1;
  return ok;
}
