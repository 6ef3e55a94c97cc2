#!/bin/sh
# 500 seeded games between the two starter decks end as they are written down in
# tests/golden/games.txt: the same winner, turn, number of decisions and state hash on
# every compiler, option and machine. 'make golden' renews the file; its diff is read like
# code, because it says that the game, the cards or the state have changed.
# POP is the command. Prints TAP.
cd "$(dirname "$0")/.." || exit 1
pop=${POP:-build/pop}
out=$(mktemp) || exit 1
trap 'rm -f "$out"' EXIT
"$pop" play --games 500 --quiet >"$out" 2>&1
if cmp -s "$out" tests/golden/games.txt; then
  echo "ok 1 - 500 seeded games end as written down"
else
  echo "not ok 1 - 500 seeded games end as written down"
  diff tests/golden/games.txt "$out" | head -n 6 | sed 's/^/# /'
  echo '# if the change is wanted: make golden'
  exit 1
fi
echo 1..1
