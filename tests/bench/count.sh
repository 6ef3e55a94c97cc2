#!/bin/sh
# Instructions of one real decision, counted by callgrind over a fixed number of seeded
# games, and the shares of the fifteen functions that have most of them. Loading is not
# counted. Unlike times, these numbers are the same on a busy machine.
#
# usage: tests/bench/count.sh [GAMES [WORKLOAD]]     BUILD=build
cd "$(dirname "$0")/../.." || exit 2
games=${1:-40}
workload=${2:-republic}
bench=${BUILD:-build}/tests/bench/bench

if ! command -v valgrind >/dev/null 2>&1; then
  echo "valgrind is not installed: instructions were not counted"
  exit 0
fi
[ -x "$bench" ] || make -s "$bench" BUILD="${BUILD:-build}" || exit 1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

valgrind --tool=callgrind --callgrind-out-file="$work/out" --collect-atstart=no \
  --toggle-collect=bench_play_games "$bench" --count "$games" "$workload" \
  >"$work/counts" 2>"$work/log" || { cat "$work/log"; exit 1; }
decisions=$(sed -n 's/.*"real_decisions":\([0-9]*\).*/\1/p' "$work/counts")
total=$(sed -n 's/^\(summary\|totals\): *\([0-9]*\).*/\2/p' "$work/out" | tail -n 1)
if [ "${decisions:-0}" -eq 0 ] || [ "${total:-0}" -eq 0 ]; then
  cat "$work/log"
  exit 1
fi

awk -v t="$total" -v d="$decisions" -v g="$games" -v w="$workload" 'BEGIN {
  printf "{\"workload\":\"%s\",\"games\":%d,\"real_decisions\":%d,", w, g, d
  printf "\"instructions\":%.0f,\"instructions_per_decision\":%.0f}\n", t, t / d }'
callgrind_annotate --threshold=100 "$work/out" 2>/dev/null |
  sed -n 's/^ *\([0-9,]*\) ([ 0-9.]*%) *[^ :]*:\([^ '\'']*\)[^[]*\(\[.*\)*$/\1 \2 \3/p' |
  awk -v t="$total" '
    { gsub(",", "", $1); name = $2 }
    name ~ /^0x/ { name = $3; gsub(/^.*\/|\]$/, "", name) } # a library without names
    { sum[name] += $1 }
    END { for (f in sum) printf "%5.1f %%  %s\n", 100 * sum[f] / t, f }' |
  sort -rn | head -n 15
