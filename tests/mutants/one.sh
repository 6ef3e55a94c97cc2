#!/bin/sh
# What the tests say to one mutant: one.sh NAME NUMBER, with BUILD and WORK as run.sh sets
# them. Leaves a line "killed by ..", "refused" or "SURVIVED" in NUMBER.result.
set -u
name=$1 number=$2
folder=$WORK/$name
root=$folder/$number.root
mkdir -p "$root/scripts/keywords"
for entry in "$PWD"/* ; do ln -s "$entry" "$root/" 2>/dev/null; done
for entry in "$PWD"/scripts/*; do ln -s "$entry" "$root/scripts/" 2>/dev/null; done
for entry in "$PWD"/scripts/keywords/*.lua; do ln -s "$entry" "$root/scripts/keywords/"; done
rm -f "$root/scripts/keywords/$name.lua"
cp "$folder/$number.lua" "$root/scripts/keywords/$name.lua"
export POPCORE_ROOT=$root

tests() { timeout 300 "$BUILD/pop" test --tap "$@" 2>&1; }
killer() { sed -n 's/^not ok [0-9]* - //p' | head -n 1; }
# The files that may notice: all that speak of the keyword. A test that notices it without a
# word of it is not counted.
others() {
  word=$(sed -n 's/^keyword "\([^"]*\)".*/\1/p' "scripts/keywords/$name.lua" | head -n 1)
  grep -rliE "$word|$name" tests/scenarios | grep -v "/keywords/$name.lua$"
}

verdict() {
  if ! timeout 60 "$BUILD/pop" show voxyn >/dev/null 2>&1; then echo "refused"; return; fi
  found='' own=tests/scenarios/keywords/$name.lua
  if [ -f "$own" ]; then
    found=$(tests "$own" | killer)
    [ -z "$found" ] || { echo "killed by $found"; return; }
  fi
  files=$(others)
  # shellcheck disable=SC2086
  [ -z "$files" ] || found=$(tests $files | killer) # without a file it would be all of them
  [ -z "$found" ] || { echo "killed by $found"; return; }
  echo "SURVIVED"
}
verdict >"$folder/$number.result"
rm -rf "$root"
printf .
