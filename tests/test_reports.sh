#!/bin/sh
# What 'pop test' writes about scenarios that pass, fail or are not there, and the board of
# 'pop replay --to', as TAP. POP is the command to test.
set -u
cd "$(dirname "$0")/.." || exit 1
case ${POP:-build/pop} in /*) pop=$POP ;; *) pop=$PWD/${POP:-build/pop} ;; esac
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
n=0
failed=0

run() { "$pop" "$@" >"$dir/out" 2>"$dir/err" </dev/null; code=$?; }

# $1 claim, $2 exit code wanted, $3 pattern in file $4
expect() {
  n=$((n + 1))
  if [ "$code" -eq "$2" ] && grep -qE -- "$3" "$4"; then echo "ok $n - $1"; return; fi
  failed=1
  echo "not ok $n - $1"
  echo "# exit $code"
  sed 's/^/# /' "$dir/out" "$dir/err" | head -n 12
}

cat >"$dir/mixed.lua" <<'LUA'
scenario "passes \\ # & <1>" { ids = { "R3.3.3" }, start = "settle", run = function(t) t:finish() end }
scenario "fails # \"hash\"" { ids = { "R3.3.3", "R8.2.9" }, run = function(t) t:expect("dark"):force(9) end }
scenario "raises nothing" { run = function() error() end }
LUA

run test "$dir/mixed.lua" --ids "$dir/ids" --junit "$dir/xml"
expect 'a failure fails the run' 1 '1 passed, 2 failed' "$dir/out"
expect 'an id is covered by a scenario that passed' 1 'R3\.3\.3	covered	.*mixed.lua:1' "$dir/ids"
expect 'an id of a scenario that failed is missing' 1 'R8\.2\.9	missing' "$dir/ids"
expect 'names in XML are escaped' 1 'passes .* # &amp; &lt;1&gt;' "$dir/xml"
expect 'failures stand in XML' 1 '<failure' "$dir/xml"
run test --tap "$dir/mixed.lua" -j 3
expect 'a sign of TAP in a name is escaped' 1 '^not ok 2 - .*fails \\# ' "$dir/out"
expect 'the plan is right' 1 '^1\.\.3$' "$dir/out"
run test "$dir/mixed.lua" --filter PASSES -j 0
expect 'a filter takes any case' 0 '1 passed, 0 failed' "$dir/out"
run test "$dir/mixed.lua" --filter R8.2.9
expect 'a filter takes ids' 1 '0 passed, 1 failed' "$dir/out"
run test "$dir/mixed.lua" --filter nothing-has-this
expect 'no scenario fits' 1 'no scenario fits' "$dir/err"
run test "$dir/mixed.lua" --filter passes --junit "$dir/none/xml"
expect 'a report that is not written is an error' 1 "can't be written" "$dir/err"
run test "$dir/mixed.lua" --filter passes --ids "$dir/none/ids"
expect 'so is a list of ids' 1 "can't be written" "$dir/err"
run test "$dir/none"
expect 'a path that is not there is an error' 1 "none: can't be read" "$dir/err"
echo 'card "Overlaid" { side = "light", type = "ground", cost = 1, speed = 3, power = 1, health = 1 }' \
  >"$dir/with.lua"
echo 'scenario "overlaid" { light = { ground = { "Overlaid" } }, overlay = [[errata "Overlaid" { power = 2 }]],
  run = function(t) t:expect("Overlaid"):power(2) end }' >"$dir/with_it.lua"
run test "$dir/with_it.lua" --with "$dir/with.lua"
expect 'scenarios run with an overlay' 0 '1 passed, 0 failed' "$dir/out"
run test "$dir/with_it.lua"
expect 'and not without it' 1 "unknown card 'Overlaid'" "$dir/out"
mkdir -p "$dir/tree/a/b" && cp "$dir/mixed.lua" "$dir/tree/a/b/x.lua" && echo no >"$dir/tree/a/x.txt"
run test "$dir/tree" --filter passes
expect 'folders are searched' 0 '1 passed' "$dir/out"
run test "$dir/mixed.lua" "$dir/mixed.lua" --filter passes
expect 'a file that is named twice is run once' 0 '1 passed, 0 failed' "$dir/out"

"$pop" play --quiet --seed 3 --journal "$dir/j" >/dev/null 2>&1
for to in 20 60 120 180; do
  run replay "$dir/j" --to $to
  expect "the board at decision $to" 0 'Dark' "$dir/out"
done

echo "1..$n"
exit $failed
