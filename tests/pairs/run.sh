#!/bin/sh
# make pairs: seeded games for every pair of starter decks (pairs.h says which): GAMES games of
# random players with all checks on, each played again and compared; as many with everything
# done twice; and journals that are replayed. Prints a line for each pair; ends with the counts.
#   GAMES=N   games of each kind and pair (200)        JOBS=n   pairs at a time
set -u
cd "$(dirname "$0")/../.." || exit 2
pop=$(cd "${BUILD:-build}" && pwd)/pop
games=${GAMES:-200}
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
export pop games

# $1, $2: decks of a pair
one() {
  work=$(mktemp -d) || return 1
  bad=
  "$pop" play "$1" "$2" --check --games "$games" --quiet >"$work/games" 2>"$work/err" ||
    bad="checked games"
  "$pop" play "$1" "$2" --paranoid --games "$games" --quiet >"$work/twice" 2>>"$work/err" ||
    bad="$bad, paranoid games"
  cmp -s "$work/games" "$work/twice" || bad="$bad, not the same games"
  for seed in 1 2 3 4 5; do
    "$pop" play "$1" "$2" --seed $seed --journal "$work/j" --quiet >/dev/null 2>>"$work/err" &&
      "$pop" replay --verify "$work/j" >/dev/null 2>>"$work/err" || bad="$bad, journal $seed"
  done
  turns=$(sed -n 's/.* on turn \([0-9]*\),.*/\1/p' "$work/games" | awk '{ s += $1 } END { print NR ? s / NR : 0 }')
  dark=$(grep -c ': Dark wins' "$work/games")
  if [ -z "$bad" ]; then
    echo "ok $1 $2: $(wc -l <"$work/games") games, first player wins $dark, $turns turns"
  else
    echo "FAILED $1 $2: ${bad#, }: $(head -n 1 "$work/err" | cut -c1-200)"
  fi
  rm -rf "$work"
}

if [ $# = 2 ]; then one "$1" "$2"; exit; fi

list=$(POP=$pop sh tests/pairs/list.sh)
out=$(mktemp) || exit 2
trap 'rm -f "$out"' EXIT
echo "$list" | xargs -P "$jobs" -n 2 sh tests/pairs/run.sh | tee "$out"
good=$(grep -c '^ok ' "$out")
echo "$good of $(echo "$list" | wc -l) pairs of $(find cards/decks -name "*.deck" | wc -l) decks, $games games each"
[ "$good" -eq "$(echo "$list" | wc -l)" ]
