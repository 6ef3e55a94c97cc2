#!/bin/sh
# Wrong inputs of all kinds (tests/hostile/README.md), written as TAP: each ends with one
# line that says what is wrong, a non-zero exit, and no crash. POP is the command to test.
set -u
cd "$(dirname "$0")/.." || exit 1
case ${POP:-build/pop} in /*) pop=$POP ;; *) pop=$PWD/${POP:-build/pop} ;; esac
all=$(mktemp -d) || exit 1
trap 'rm -rf "$all"' EXIT
export pop
n=0
units='for _, name in ipairs { "Clone Footsoldier", "Octuptarra Tri-Droid",'
units="$units"' "B2 Super Battle Droid", "Mygeeto Tri-droid", "Swamp Speeder",'
units="$units"' "Droid Tri-Fighter Squadron", "Clone Starfighter Wing", "V-19 Starfighter" }'
unit='card "H" { side = "dark", type = "ground", cost = 1, speed = 10, power = 1, health = 1,'

# Splits a file of cases into N.name, N.expect and N.body; answers their number.
split() {
  awk -v to="$2/" '
    /^== / { i++; print substr($0, 4) >(to i ".name"); printf "" >(to i ".body"); next }
    /^expect / && i { print substr($0, 8) >(to i ".expect"); next }
    i { print >(to i ".body") }
    END { print i + 0 }' "$1"
}

# Runs the input $2.body as one of kind $1 in the folder $dir.
run() {
  case $1 in
    scripts | declarations | overlays)
      sed "s/UNIT \(.*\)$/$unit \1 }/" "$2.body" >"$dir/o.lua"
      "$pop" show --with "$dir/o.lua" voxyn ;;
    games)
      sed "s/^UNITS \(.*\)$/$units do errata(name) { \1 } end/" "$2.body" >"$dir/o.lua"
      "$pop" play --games 6 --with "$dir/o.lua" ;;
    decks)
      sed -f "$2.body" cards/decks/republic-dark.deck >"$dir/o.deck"
      "$pop" play --quiet --journal "$dir/no" "$dir/o.deck" republic-light ;;
    journals)
      sed -f "$2.body" "$all/good" >"$dir/o.journal"
      "$pop" replay --verify "$dir/o.journal" ;;
    scenarios)
      cp "$2.body" "$dir/o.lua"
      "$pop" test "$dir/o.lua" ;;
    commands) sh "$2.body" ;;
  esac
}

# Every line is the command's own and, except in games, there is one.
is_clean() {
  case $1 in
    games) ! grep -qvE '^pop: ' "$dir/err" ;;
    scenarios) ! grep -qE 'Sanitizer|crashed|runtime error' "$dir/err" "$dir/out" ;;
    *) [ "$(wc -l <"$dir/err")" -eq 1 ] ;;
  esac && [ ! -e "$dir/no" ] && [ ! -e "$dir/no.part" ]
}

# $1 kind, $2 files of the case, $3 its number: writes its lines of TAP.
try() {
  dir=$2.dir
  export dir
  mkdir "$dir"
  (ulimit -t 20; run "$1" "$2") >"$dir/out" 2>"$dir/err" </dev/null
  code=$?
  name="$1: $(cat "$2.name")"
  if { [ $code -ge 1 ] && [ $code -le 4 ]; } && is_clean "$1" &&
    cat "$dir/err" "$dir/out" | grep -qF -- "$(cat "$2.expect")"; then
    echo "ok $3 - $name"
    return
  fi
  echo "not ok $3 - $name"
  echo "# exit $code, expected: $(cat "$2.expect")"
  sed 's/^/# /' "$dir/err" "$dir/out" | cut -c1-300 | head -n 4
}

"$pop" play --quiet --seed 5 --journal "$all/good" >/dev/null || exit 1
for kind in scripts declarations overlays games decks journals scenarios commands; do
  mkdir "$all/$kind"
  count=$(split "tests/hostile/$kind.txt" "$all/$kind")
  i=0
  while [ $i -lt "$count" ]; do
    i=$((i + 1))
    n=$((n + 1))
    try $kind "$all/$kind/$i" $n >"$all/$n.tap" &
    [ $((n % 4)) -ne 0 ] || wait
  done
done
wait
i=0
while [ $i -lt $n ]; do i=$((i + 1)); cat "$all/$i.tap"; done >"$all/tap"
cat "$all/tap"
echo "1..$n"
! grep -q '^not ok' "$all/tap"
