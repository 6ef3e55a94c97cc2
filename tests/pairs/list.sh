#!/bin/sh
# Prints the pairs of starter decks, a line each, the first player's first (pairs.h says which).
# POP is the command.
root=$(dirname "$0")/../..
pop=${POP:-build/pop}
for deck in "$root"/cards/decks/*.deck; do
  name=$(basename "$deck" .deck)
  echo "$name $("$pop" deck "$name" | sed -n '2s/^ *\([a-z_]*\),.*/\1/p')"
done | awk '{ name[NR] = $1; side[NR] = $2 }
  END { for (a = 1; a <= NR; a++) for (b = 1; b < a; b++) {
    if (side[a] == side[b] && side[a] != "neutral") continue
    if (side[b] == "dark") print name[b], name[a]; else print name[a], name[b] } }'
