#!/bin/sh
# The examples of README.md and scripts/README.md work as printed there. Prints TAP.
# POP is the command to test.
set -u
cd "$(dirname "$0")/.." || exit 1
pop=${POP:-build/pop}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
n=0
failed=0

expect() {
  claim=$1; shift
  n=$((n + 1))
  if "$@" >"$dir/log" 2>&1; then echo "ok $n - $claim"; return; fi
  failed=1
  echo "not ok $n - $claim"
  sed 's/^/# /' "$dir/log" | tail -n 12
}

# Writes the Lua blocks of $1 to files named after the line where each begins.
blocks() {
  rm -f "$dir"/*.lua
  awk -v dir="$dir" '/^```lua/ { file = sprintf("%s/%04d.lua", dir, NR + 1); next }
    /^```/ { file = "" } file { print > file }' "$1"
}

# Plays with all blocks so far: the game must say $1.
plays() {
  # shellcheck disable=SC2086
  "$pop" play --seed 1 $with >"$dir/game" 2>&1 && grep -q "$1" "$dir/game" && return
  tail -n 3 "$dir/game"
  return 1
}

for readme in README.md scripts/README.md; do
  blocks $readme
  with=
  for file in "$dir"/*.lua; do
    line=$(basename "$file" .lua)
    if grep -q '^scenario' "$file"; then
      expect "$readme:$line runs" "$pop" test "$file"
    else
      with="$with --with $file"
      expect "$readme:$line loads" plays ' wins on turn '
    fi
  done
  expect "the new step of $readme happens" plays '^Light: omen'
done
echo "1..$n"
exit $failed
