#!/bin/sh
# make mutants: changes each keyword script in many small ways and names the changes that no
# scenario notices. tests/mutants/survivors.txt explains those that can't be noticed; one
# without a reason makes it fail, and, of all keyword scripts together, more than 5 in 100 that
# survive.
#   ONLY=name   one keyword script        JOBS=n   so many at a time
set -u
cd "$(dirname "$0")/../.." || exit 2
BUILD=$(cd "${BUILD:-build}" && pwd) || exit 2
WORK=$BUILD/mutants
export BUILD WORK
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
lua=$(command -v lua5.4 || command -v lua) || { echo "lua5.4 is missing" >&2; exit 2; }
"$lua" -e 'require "lpeg"' 2>/dev/null || {
  [ "$(id -u)" = 0 ] && apt-get -qq -y install lua5.4 lua-lpeg >/dev/null 2>&1
  "$lua" -e 'require "lpeg"' 2>/dev/null ||
    { echo "lua-lpeg is missing: apt-get install lua5.4 lua-lpeg" >&2; exit 2; }
}
began=$(date +%s)
rm -rf "$WORK"
for file in scripts/keywords/*.lua; do
  name=$(basename "$file" .lua)
  [ -n "${ONLY:-}" ] && [ "$ONLY" != "$name" ] && continue
  mkdir -p "$WORK/$name"
  n=$("$lua" tests/mutants/mutate.lua "$file" "$WORK/$name") || exit 2
  i=0
  while [ $i -lt "$n" ]; do i=$((i + 1)); echo "$name $i"; done
done >"$WORK.list"
echo "$(wc -l <"$WORK.list") mutants, $jobs at a time" >&2
xargs -P "$jobs" -n 2 sh tests/mutants/one.sh <"$WORK.list" | fold -w 80 >&2
echo >&2

survived=0 unexplained=0
explained=tests/mutants/survivors.txt
while read -r name i; do
  grep -q SURVIVED "$WORK/$name/$i.result" || continue
  survived=$((survived + 1))
  # a reason is given for the change wherever in the file it stands
  change=$(sed 's/^\([^:]*\):[0-9]*: /\1: /' "$WORK/$name/$i.txt")
  if grep -qxF "$change" "$explained"; then
    printf 'survived, explained: %s\n' "$(cat "$WORK/$name/$i.txt")"
  else
    unexplained=$((unexplained + 1))
    printf 'SURVIVED: %s\n' "$(cat "$WORK/$name/$i.txt")"
  fi
done <"$WORK.list"
refused=$(cat "$WORK"/*/*.result | grep -c '^refused')
killed=$(cat "$WORK"/*/*.result | grep -c '^killed')
total=$((killed + survived))
printf '%d killed, %d survived (%d without a reason), %d refused at load; %d s\n' \
  "$killed" $survived $unexplained "$refused" $(($(date +%s) - began))
[ $unexplained -eq 0 ] && { [ -n "${ONLY:-}" ] || [ $((survived * 20)) -le $total ]; }
