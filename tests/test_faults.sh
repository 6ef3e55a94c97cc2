#!/bin/sh
# Calls of functions that were out of memory stand in the journal, written as TAP: with them
# a game replays, and goes on from anywhere. POP is the command to test.
set -u
cd "$(dirname "$0")/.." || exit 1
case ${POP:-build/pop} in /*) pop=$POP ;; *) pop=$PWD/${POP:-build/pop} ;; esac
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
n=0
failed=0

# $1 claim; the rest is a command that must succeed.
expect() {
  claim=$1; shift
  n=$((n + 1))
  if "$@" >"$dir/log" 2>&1; then echo "ok $n - $claim"; return; fi
  failed=1
  echo "not ok $n - $claim"
  sed 's/^/# /' "$dir/log" "$dir/err" | head -n 12
}

run() {
  "$pop" "$@" --with tests/scripts/hungry.lua >"$dir/out" 2>"$dir/err" </dev/null
  code=$?
}

# A journal cut after line $1 is in the end the one that was never cut.
goes_on() {
  head -n "$1" "$dir/j" >"$dir/k"
  run play --quiet --turns 3 --resume "$dir/k"
  cmp "$dir/j" "$dir/k"
}

run play --quiet --turns 3 --seed 3 --journal "$dir/j"
faults=$(grep -c '^fault [0-9]* [0-9a-f]*$' "$dir/j")
told=$(grep -c 'tests/scripts/hungry.lua:5): out of memory' "$dir/err")
expect 'calls out of memory are told and in the journal' \
  [ "$faults" -gt 2 ] && [ "$faults" -eq "$told" ]
run replay --quiet "$dir/j"
expect 'such a game replays' [ $code -eq 0 ]
for line in $(grep -n '^fault' "$dir/j" | head -n 4 | cut -d: -f1); do
  expect "it goes on before the fault of line $line" goes_on $((line - 1))
  expect "and after it" goes_on "$line"
done

# $1 number and $2 text of a line: the line with its check.
line() { printf '%s %08x\n' "$2" "$(printf '%s' "$1 $2" | cksum | cut -d ' ' -f 1)"; }
lines=$(wc -l <"$dir/j")
head -n $((lines - 1)) "$dir/j" >"$dir/k"
line "$lines" 'fault 99999999' >>"$dir/k"
line $((lines + 1)) "$(tail -n 1 "$dir/j" | sed 's/ [0-9a-f]*$//')" >>"$dir/k"
run replay --verify "$dir/k"
expect 'a call that never comes is named' \
  grep -q 'call 99999999, which failed in the journal, does not come' "$dir/err"
expect 'and the journal does not pass' [ $code -eq 1 ]
echo "1..$n"
exit $failed
