#!/bin/sh
# 500 seeded games, 20 of every pair of starter decks, end as they are written down in
# tests/golden/games.txt: the same winner, turn, number of decisions and state hash on
# every compiler, option and machine. 'make golden' renews the file; its diff is read like
# code, because it says that the game, the cards or the state have changed.
# POP is the command. Prints TAP.
cd "$(dirname "$0")/.." || exit 1
pop=${POP:-build/pop}
out=$(mktemp) || exit 1
other=$(mktemp -d) || exit 1
trap 'rm -rf "$out" "$other"' EXIT
bad=0

# $1 number, $2 what holds, $3 and $4: files that are the same
same() {
  if cmp -s "$3" "$4"; then echo "ok $1 - $2"; return; fi
  bad=1
  echo "not ok $1 - $2"
  diff "$3" "$4" | head -n 6 | sed 's/^/# /'
}

POP=$pop sh tests/golden/play.sh 20 >"$out"
same 1 "500 seeded games end as written down" tests/golden/games.txt "$out"
[ $bad = 0 ] || echo '# if the change is wanted: make golden'

# Cards and keywords in files of other names, read in another order.
mkdir -p "$other/cards" "$other/scripts"
ln -s "$PWD"/scripts/*.lua "$PWD"/scripts/rules "$PWD"/scripts/vocabulary "$other/scripts/"
ln -s "$PWD/cards/decks" "$other/cards/"
for kind in scripts/keywords cards/*; do
  [ "$kind" = cards/decks ] && continue
  n=$(find "$kind" -name '*.lua' | wc -l)
  to=$other/$kind
  mkdir -p "$to"
  for file in "$kind"/*.lua; do
    n=$((n - 1))
    ln -s "$PWD/$file" "$(printf '%s/%03d.lua' "$to" $n)"
  done
done
# The first three games of each pair.
awk '!/^seed/ { n = 0 } n++ < 4' "$out" >"$other/first"
POPCORE_ROOT=$other POP=$pop sh tests/golden/play.sh 3 >"$other/games"
same 2 "the order in which files are read changes no game" "$other/first" "$other/games"
echo 1..2
exit $bad
