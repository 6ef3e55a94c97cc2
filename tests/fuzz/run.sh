#!/bin/sh
# Runs each fuzz target on its corpus: FUZZERS is the folder of the targets, SECONDS how
# long each runs (0: only the corpus), ONLY one target's name. An input may take two minutes
# on the wall: on a machine that others use a second of the core may last twenty. What breaks is left in
# FUZZERS/found as a file that the target takes as its argument.
set -u
cd "$(dirname "$0")/../.." || exit 1
folder=$FUZZERS
seconds=${SECONDS_EACH:-60}
found=$folder/found
mkdir -p "$found"
bad=0

# $1 target
run() {
  name=$1
  grown=$folder/corpus/$name
  mkdir -p "$grown"
  words=tests/fuzz/$name.words
  [ -f "$words" ] && words=-dict=$words || words=
  limit="-max_total_time=$seconds"
  [ "$seconds" = 0 ] && limit=-runs=0
  # shellcheck disable=SC2086
  ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1 POPCORE_ROOT=$PWD \
    "$folder/fuzz_$name" $limit $words -timeout=120 -rss_limit_mb=1500 -max_len=8192 \
    -print_final_stats=1 -artifact_prefix="$found/$name-" "$grown" \
    "tests/fuzz/corpus/$name" >"$folder/$name.log" 2>&1
  code=$?
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$folder/$name.log")
  covered=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$folder/$name.log" | tail -n 1)
  printf '%-10s %8s runs, %6s edges, exit %d\n' "$name" "${runs:-?}" "${covered:-?}" $code
  [ $code -eq 0 ] && return
  bad=1
  grep -E 'BROKEN|ERROR|runtime error|SUMMARY|Test unit written' "$folder/$name.log"
}

for target in tests/fuzz/fuzz_*.c; do
  name=$(basename "$target" .c)
  name=${name#fuzz_}
  [ -n "${ONLY:-}" ] && [ "$ONLY" != "$name" ] || run "$name"
done
exit $bad
