#!/bin/sh
# Plays seeded games of every pair of starter decks: $1 of each, with more arguments of 'pop
# play' behind it. Prints how they ended, as games.txt has it. POP is the command.
root=$(dirname "$0")/../..
pop=${POP:-build/pop}
games=$1
shift
POP=$pop sh "$root"/tests/pairs/list.sh | while read -r first second; do
  echo "$first $second"
  "$pop" play "$first" "$second" --games "$games" --quiet "$@" 2>&1
done
