#!/bin/sh
# Coverage of core/ by everything 'make test' runs: lines and branches of each file and in
# all. BUILD is a build folder of its own; TESTED=1 counts what an earlier run left there.
# The exit code is 1 if all of core/ is under 95 % of lines or 85 % of branches, or a file
# is and tests/coverage.md does not say why.
set -u
cd "$(dirname "$0")/.." || exit 2
build=$BUILD
root=$PWD
if [ -z "${TESTED:-}" ]; then
  find "$build" -name '*.gcda' -exec rm -f {} + 2>/dev/null
  make --no-print-directory -s test BUILD="$build" CC=gcc CFLAGS="-O0 -g --coverage" \
    >"$build.log" 2>&1 || { echo "some tests failed:"; tail -n 12 "$build.log"; }
  make --no-print-directory -s random-cards BUILD="$build" CC=gcc \
    CFLAGS="-O0 -g --coverage" N=2000 >>"$build.log" 2>&1
fi
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
case $build in /*) objects=$build/core ;; *) objects=$root/$build/core ;; esac

# gcov says of each file that has code, headers too: its name, lines, branches.
(cd "$root" && gcov -b -c -n "$objects"/*.gcda) 2>/dev/null |
awk '
  /^File / { file = $0; gsub(/^File .|.$/, "", file) }
  /^Lines executed:/ { split($0, p, /[:% ]+/); lines = p[5]; hit = p[3] * p[5] / 100 }
  /^Branches executed:/ { next }
  /^No branches/ { if (file ~ /^core\/.*\.c$/) print file, lines, hit, 0, 0 }
  /^Taken at least once:/ {
    n = split($0, p, /[:% ]+/)
    if (file ~ /^core\/.*\.c$/) print file, lines, hit, p[n], p[n - 2] * p[n] / 100
  }' | sort >"$work/files"

[ -s "$work/files" ] || { echo "nothing was counted: see $build.log"; exit 2; }
awk -v notes=tests/coverage.md '
  function share(hit, of) { return of ? 100 * hit / of : 100 }
  BEGIN {
    while ((getline line < notes) > 0)
      while (match(line, /core\/[a-z_]+\.c/)) {
        listed[substr(line, RSTART, RLENGTH)] = 1
        line = substr(line, RSTART + RLENGTH)
      }
    printf "%-28s %6s %8s %9s %8s\n", "file", "lines", "covered", "branches", "taken"
  }
  {
    l = share($3, $2); b = share($5, $4)
    note = l >= 95 && b >= 85 ? "" : $1 in listed ? "listed" : "MISSING in " notes
    bad += note ~ /^MISSING/
    printf "%-28s %6d %7.1f%% %9d %7.1f%% %s\n", $1, $2, l, $4, b, note
    lines += $2; hit += $3; branches += $4; taken += $5
  }
  END {
    l = share(hit, lines); b = share(taken, branches)
    printf "%-28s %6d %7.1f%% %9d %7.1f%%\n", "core", lines, l, branches, b
    if (l < 95 || b < 85) { print "under 95 % of lines or 85 % of branches"; bad = 1 }
    exit bad > 0
  }' "$work/files"
