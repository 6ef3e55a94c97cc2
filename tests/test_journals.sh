#!/bin/sh
# Nothing is lost, written as TAP: games are killed, disks are full, folders are read-only,
# and what is left replays up to the last answer and can be gone on with. The journals in
# tests/journals, made by earlier engines, are still read. POP is the command to test.
set -u
cd "$(dirname "$0")/.." || exit 1
case ${POP:-build/pop} in /*) pop=$POP ;; *) pop=$PWD/${POP:-build/pop} ;; esac
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
n=0
failed=0

run() {
  "$pop" "$@" >"$dir/out" 2>"$dir/err" </dev/null
  code=$?
}

# $1 claim; the rest is a command that must succeed.
expect() {
  claim=$1; shift
  n=$((n + 1))
  if "$@" >"$dir/log" 2>&1; then echo "ok $n - $claim"; return; fi
  failed=1
  echo "not ok $n - $claim"
  printf '# exit %s\n' "$code"
  sed 's/^/# /' "$dir/log" "$dir/out" "$dir/err" | head -n 12
}

# $1 exit code, $2 pattern in what was said as an error
said() { [ "$code" -eq "$1" ] && grep -qE -- "$2" "$dir/err"; }
answers() { sed -n '/^game /,$p' "$1" | grep -c '^[0-9]'; }
replayed() { sed -n 's/ decisions replayed.*//p' "$dir/out"; }

# A file that a stopped game left: it replays, every whole line of it, and the resumed game
# is in the end the one that was never stopped, to the byte. $1 file, $2 the whole journal
sound() {
  run replay --quiet "$1"
  case $code in 0|3) ;; *) return 1 ;; esac
  whole=$(head -n "$(wc -l <"$1")" "$1" | sed -n '/^game /,$p' | grep -c '^[0-9]')
  [ "$(replayed)" -ge "$whole" ] || return 1
  [ $code -eq 3 ] || { cmp "$1" "$2"; return; }
  grep -qE 'cut (after decision|before the first)' "$dir/err" || return 1
  run play --quiet --resume "$1"
  [ $code -eq 0 ] && cmp "$1" "$2"
}

now() { date +%s%N | cut -c1-16; }

# -- killed at any moment -------------------------------------------------------------

"$pop" play --quiet --seed 16 --journal "$dir/ref" >"$dir/out" 2>"$dir/err"; code=$?
expect 'the game to be killed plays' [ $code -eq 0 ]
from=$(now)
"$pop" play --quiet --seed 16 --check --sync --journal "$dir/slow" >/dev/null 2>&1
took=$(($(now) - from))
expect 'a journal with --sync is the same' cmp "$dir/ref" "$dir/slow"

# $1 number: kills a game at a random moment. A head is put in place whole or not at all.
kill_one() {
  rm -f "$dir"/k "$dir"/k.*
  wait=$(awk -v seed="$1$(now)" -v most="$took" \
    'BEGIN { srand(seed % 2147483647); printf "%.6f", rand() * most / 1000000 }')
  "$pop" play --quiet --seed 16 --check --sync --journal "$dir/k" >/dev/null 2>&1 &
  victim=$!
  sleep "$wait"
  kill -KILL $victim 2>/dev/null
  wait $victim 2>/dev/null
  if [ ! -e "$dir/k" ]; then code=none; early=$((early + 1)); return 0; fi
  [ "$(answers "$dir/k")" -eq "$(answers "$dir/ref")" ] || middle=$((middle + 1))
  sound "$dir/k" "$dir/ref"
}
early=0
middle=0
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
  expect "kill $i leaves a game that goes on" kill_one $i
done
expect 'some were killed between two answers' [ $middle -gt 0 ]
echo "# $early killed before the first line, $middle between two answers"

# The kills above are where chance puts them; these are between any two lines and in them.
size=$(wc -c <"$dir/ref")
head=$(($(grep -b '^game ' "$dir/ref" | cut -d: -f1) + 14))
cuts() {
  at=$head
  while [ $at -lt "$size" ]; do
    head -c $at "$dir/ref" >"$dir/k"
    sound "$dir/k" "$dir/ref" || return 1
    at=$((at + 97))
  done
}
expect 'a journal cut at any length goes on' cuts

# -- disks and folders ----------------------------------------------------------------

ln -s /dev/full "$dir/full"
run play --quiet --journal "$dir/full"
expect 'a full disk is named' said 1 "full: can't be written: No space left"
expect 'and nothing is played' [ ! -s "$dir/out" ]
# A limit on the size of files is a disk that is full after some lines.
limit() { (ulimit -f $(((head + 600) / 512)); trap "$1" XFSZ
  "$pop" play --quiet --seed 16 --journal "$dir/l" >/dev/null 2>"$dir/err"); code=$?; }
limit ''
expect 'a disk that fills up ends the game' said 1 "the journal can't grow"
expect 'after whole lines' [ "$(tail -c 1 "$dir/l" | wc -l)" -eq 1 ]
expect 'and the game goes on elsewhere' sound "$dir/l" "$dir/ref"
rm -f "$dir/l"
limit -
expect 'also if that kills' sound "$dir/l" "$dir/ref"

mkdir "$dir/closed"
cp "$dir/ref" "$dir/closed/j"
chmod 555 "$dir/closed"
if [ "$(id -u)" -eq 0 ]; then closed=/proc; else closed=$dir/closed; fi
run play --quiet --journal $closed/new
expect 'a read-only folder is named' said 1 "new: can't be written"
run replay --quiet "$dir/closed/j"
expect 'and read from' [ $code -eq 0 ]
chmod 755 "$dir/closed"

mkdir "$dir/empty"
run play --quiet --journal "$dir/empty/j" --with "$dir/none.lua"
expect 'a failed setup leaves no file' [ -z "$(ls "$dir/empty")" ]
run play --quiet --journal "$dir/empty/j"
expect 'a game leaves one' [ "$(ls "$dir/empty")" = j ]
head -c 2000 "$dir/ref" >"$dir/k"
cp "$dir/k" "$dir/keep"
run play --quiet --journal "$dir/k"
expect 'what was no finished game is kept' cmp "$dir/keep" "$dir/k.old"
expect 'and that is said' said 0 'kept as .*k.old$'

# -- going on -------------------------------------------------------------------------

run play --resume "$dir/ref"
expect 'a game that is over does not go on' said 1 'ref: the game is over'
run play --resume "$dir/none"
expect 'a missing journal is named' said 1 'none: No such file'
for option in '--seed 3' '--dark greedy' '--journal x' '--games 2' 'a b'; do
  # shellcheck disable=SC2086
  run play --resume "$dir/ref" $option
  expect "resume and $option contradict" said 2 'takes decks, seed, players and journal'
done
sed '/^game /{n;n;d;}' "$dir/ref" >"$dir/k"
run play --resume "$dir/k"
expect 'a damaged journal is not cut further' said 1 'k: damaged: line [0-9]+: '
run replay --quiet "$dir/k"
expect 'nor replayed' said 1 'k: damaged, --force'
run replay --quiet --force "$dir/k"
expect 'unless that is asked for' [ "$(replayed)" -eq 1 ]
expect 'which is no success' said 1 'damaged after decision 0, line [0-9]+: '
printf 'constants { hit_on = 3 }\n' >"$dir/o.lua"
head -c $((head + 300)) "$dir/ref" >"$dir/k"
cp "$dir/k" "$dir/keep"
run play --resume "$dir/k" --with "$dir/o.lua"
expect 'a game does not go on under other rules' said 1 'overlay 1 \(o.lua\) is new'
expect 'and its journal stays' cmp "$dir/keep" "$dir/k"
run replay --quiet --force --with "$dir/o.lua" "$dir/ref"
expect 'force says where rules begin to matter' \
  said 1 'it stops to agree at decision [0-9]+ \(line [0-9]+\)'
expect 'after what agrees' [ "$(replayed)" -gt 0 ]
run play --quiet --seed 4 --with "$dir/o.lua" --journal "$dir/k"
mkdir "$dir/moved"; mv "$dir/o.lua" "$dir/moved/p.lua"
run replay --quiet --with "$dir/moved/p.lua" "$dir/k"
expect 'an overlay is known by its text' [ $code -eq 0 ]
printf 'q\n' | "$pop" play --dark human --seed 4 --journal "$dir/q" >/dev/null 2>&1
run replay --quiet "$dir/q"
expect 'a game given up is whole' [ $code -eq 0 ]
before=$(answers "$dir/q")
printf '1\n1\n1\nq\n' | "$pop" play --resume "$dir/q" >/dev/null 2>"$dir/err"
expect 'and goes on another day' [ "$(answers "$dir/q")" -gt "$before" ]
run replay --quiet "$dir/q"
expect 'in one journal' [ $code -eq 0 ]

# -- kept journals --------------------------------------------------------------------

# $1 file, $2 exit code: replays whole, or names what has changed since and agrees up to
# some decision. Where nothing it names has changed it must agree.
kept() {
  run replay --quiet "$1"
  [ $code -eq "$2" ] && return
  echo "if this is meant: sh tests/journals/renew.sh"
  grep -qE '(differ|missing here|new)' "$dir/err" || return 1
  ! grep -qE '\(line [0-9]+\)' "$dir/err" || return 1
  run replay --quiet --force "$1"
  [ $code -eq "$2" ] ||
    said 1 '(it stops to agree at decision [0-9]+|the game does not start)'
}
expect 'a kept journal is read' kept tests/journals/whole.journal 0
echo "# $(replayed) decisions of it agree"
expect 'a kept journal that is cut is read' kept tests/journals/cut.journal 3
echo "# $(replayed) decisions of it agree"
expect 'to its last whole answer' [ "$(answers tests/journals/cut.journal)" -gt 20 ]

echo "1..$n"
exit $failed
