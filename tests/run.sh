#!/bin/sh
# Runs everything that 'make test' promises and adds up the results: the C test programs
# named on the command line, the scenarios, and tests/test_*.sh.
# BUILD is the build folder. Ends with "N passed, N failed"; the exit code says the same.
set -u
cd "$(dirname "$0")/.." || exit 1
build=${BUILD:-build}
ulimit -s 2048 2>/dev/null # what popcore.h says scripts need: no test may want more
passed=0
failed=0

# Adds up TAP lines of the file $1. Some programs call a skipped test "not ok # SKIP".
count_tap() {
  ok=$(grep '^[[:space:]]*ok ' "$1" | grep -vc '# SKIP')
  bad=$(grep '^[[:space:]]*not ok ' "$1" | grep -vc '# SKIP')
}

# $1 name, $2 exit code: reports one part; ok and bad are set.
report() {
  if [ "$2" -ne 0 ] && [ "$bad" -eq 0 ]; then bad=1; fi
  passed=$((passed + ok))
  failed=$((failed + bad))
  printf '%-24s %5d passed, %d failed\n' "$1" "$ok" "$bad"
  sed -n 's/^.*# SKIP \(.*\)/    skipped: \1/p' "$out"
}

out=$(mktemp) || exit 1
trap 'rm -f "$out"' EXIT
for program in "$@"; do
  ok=0 bad=0
  CMOCKA_MESSAGE_OUTPUT=TAP "$program" >"$out" 2>&1
  code=$?
  count_tap "$out"
  if [ $code -ne 0 ]; then grep -v '^ok ' "$out"; fi
  report "$(basename "$program")" $code
done

if [ -d tests/scenarios ]; then
  ok=0 bad=0
  "$build/pop" test --tap >"$out" 2>&1
  code=$?
  count_tap "$out"
  if [ $code -ne 0 ]; then grep -v '^ok ' "$out"; fi
  report scenarios $code
fi

for script in tests/test_*.sh; do
  ok=0 bad=0
  POP="$build/pop" sh "$script" >"$out" 2>&1
  code=$?
  count_tap "$out"
  if [ $code -ne 0 ]; then grep -v '^ok ' "$out"; fi
  report "$(basename "$script")" $code
done

printf '%d passed, %d failed\n' $passed $failed
[ $failed -eq 0 ]
