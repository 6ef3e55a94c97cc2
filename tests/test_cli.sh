#!/bin/sh
# Tests of the command, written as TAP: each line below is one claim about what 'pop' prints
# and answers. POP is the command to test.
set -u
cd "$(dirname "$0")/.." || exit 1
case ${POP:-build/pop} in /*) pop=$POP ;; *) pop=$PWD/${POP:-build/pop} ;; esac
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
n=0
failed=0

# Runs the command; its output is in $dir/out and $dir/err, its exit code in $code.
run() {
  "$pop" "$@" >"$dir/out" 2>"$dir/err" </dev/null
  code=$?
}

result() {
  n=$((n + 1))
  if [ "$1" -eq 0 ]; then echo "ok $n - $2"; return; fi
  failed=1
  echo "not ok $n - $2"
  printf '# exit %s\n' "$code"
  sed 's/^/# /' "$dir/out" "$dir/err" | head -n 12
}

# $1 claim, $2 expected exit code, $3 pattern in the output, or "" for none
expect_out() {
  [ "$code" -eq "$2" ] && grep -qE -- "$3" "$dir/out"
  result $? "$1"
}

# The same for standard error, which must be a single line.
expect_err() {
  [ "$code" -eq "$2" ] && grep -qE -- "$3" "$dir/err" &&
    [ "$(wc -l <"$dir/err")" -eq 1 ]
  result $? "$1"
}

# $1 claim; the rest is a command that must succeed.
expect() {
  claim=$1; shift
  "$@"
  result $? "$claim"
}

# -- use ------------------------------------------------------------------------------

run; expect 'no subcommand is wrong use' [ $code -eq 2 ]
run --help; expect_out 'help lists the subcommands' 0 '^  replay '
run --version; expect_out 'the version is printed' 0 '^popcore [0-9]+\.[0-9]+\.[0-9]+$'
run paly; expect_err 'a slip in a subcommand is recognised' 2 "did you mean 'play'"
for command in play replay sim test show; do
  run $command --help; expect_out "$command has help" 0 "^usage: pop $command "
done
run play --sed 1; expect_err 'a slip in an option is recognised' 2 "did you mean '--seed'"
run play --seed; expect_err 'an option without its value is named' 2 "needs a value: '--seed'"
run play --seed x; expect_err 'a seed is a number' 2 "not a seed .*'x'"
run play --quiet=1; expect_err 'a flag takes no value' 2 "takes no value: '--quiet'"
run play --dark nobody; expect_err 'an unknown player is named' 2 "no player 'nobody'"
run play one; expect_err 'one deck is not enough' 2 'two decks, or none'
run play a b c; expect_err 'three decks are too many' 2 'usage: pop play'
run replay; expect_err 'replay needs a file' 2 'usage: pop replay'

# -- play -----------------------------------------------------------------------------

run play --seed 1 --quiet
expect_out 'a quiet game is one line' 0 '^seed 1: (Dark|Light) wins on turn [0-9]+, [0-9]+ '
expect 'and nothing else' [ "$(wc -l <"$dir/out")" -eq 1 ]
cp "$dir/out" "$dir/first"
run play --seed 1 --quiet; expect 'the same seed is the same game' cmp "$dir/first" "$dir/out"
run play --seed 2 --quiet
expect 'another seed is another game' test "$(cut -d: -f2 "$dir/out")" != "$(cut -d: -f2 "$dir/first")"
run play --seed 1; expect_out 'a told game has turns' 0 '^== Turn 1 ==$'
expect 'it begins with the decks' [ "$(head -n 1 "$dir/out")" = \
  "Dark plays 'Republic starter, Dark Side', Light plays 'Republic starter, Light Side'." ]
expect 'and ends with the winner' grep -qE '^(Dark|Light) wins on turn [0-9]+: .+\.$' "$dir/out"
tail -n 1 "$dir/out" >"$dir/last"
expect 'telling does not change the game' cmp "$dir/first" "$dir/last"
run play --seed 1 --trace; expect_out 'a trace has every event' 0 '^1 step_started step='
run play republic-light republic-dark --seed 1 --quiet
expect 'the dark deck sits first however the decks are named' cmp "$dir/first" "$dir/out"
run play --games 3 --check; expect 'games can be checked and replayed' [ $code -eq 0 ]
run play --games 3 --dark greedy --light greedy --check
expect 'greedy players end their games' [ $code -eq 0 ]
run play --dark human --light random
expect_out 'a person who leaves leaves the game open' 0 'left open on turn'
run play rebel-dark rebel-light --light human --seed 3
expect_out 'the first question says what for' 0 'Light, a card to set aside for another from the deck'

# -- decks ----------------------------------------------------------------------------

grep -v '^name' cards/decks/republic-dark.deck >"$dir/bare.deck"
run play republic-light "$dir/bare.deck"
expect_out 'a deck without a title is told as it was named' 0 "^Dark plays '.*/bare.deck', Light plays 'Rep"
run play --turns 0; expect_out 'a game that is too long is given up' 0 'given up on turn'
run play no-such-deck rebel-dark
expect_err 'the decks there are are listed' 1 "unknown deck 'no-such-deck'; decks in .*: new-republic-dark, .*, resistance-light$"
run deck republic-dark republic-light; expect_out 'legal decks are counted' 0 '^  36 units: space 12'
printf '5 Citadel\n' >"$dir/few.deck"
run deck "$dir/few.deck"; expect_out 'of another all that is wrong is told' 1 'R2.8'
expect 'each rule that it breaks' test "$(grep -c 'R2' "$dir/out")" -gt 3
printf '4 Citadle\n' >"$dir/slip.deck"
run deck "$dir/slip.deck"; expect_out 'unknown cards have a line and a hint' 1 "line 1: .*mean 'Citadel'"
run deck --json republic-dark "$dir/few.deck"
expect_out 'JSON has a line for each deck' 1 '"legal":false,"side":"dark","cards":5,'
expect 'two of them' test "$(grep -c '^{"deck":.*"problems":\[.*\]}$' "$dir/out")" -eq 2
printf 'name = \377x\n5 Citadel\n' >"$dir/bytes.deck"
run deck --json "$dir/bytes.deck"
expect_out 'and is UTF-8, whatever a deck is called' 1 '"title":"\\ufffdx"'
run deck; expect_err 'a deck must be named' 2 'deck'
run play republic-light republic-light --seed 1
expect_out 'without a dark deck a die says who is the Dark Side player' 0 '^A die shows [1-6]: '
run play republic-light republic-light --games 4 --check
expect 'such games replay' [ $code -eq 0 ]
run sim republic-light republic-light -n 20 -j 1
expect_out 'and are counted by deck, too' 0 '^republic-light wins [0-9]+$'

# -- taking back ----------------------------------------------------------------------

# A person's lines, one an argument; the journal is in $dir/$1.
person() {
  name=$1; shift
  printf '%s\n' "$@" | "$pop" play --dark human --seed 3 --journal "$dir/$name" \
    >"$dir/out" 2>"$dir/err"
  code=$?
}
person plain 1 1 2 1 1 q
expect_out 'a person plays by numbers' 0 'left open on turn'
person reads '? citadel' q
"$pop" show citadel | tail -n +2 >"$dir/first"
expect_out 'a person reads a card in hand' 0 '^(> )?Citadel$'
expect 'as it is shown' [ "$(grep -cxFf "$dir/first" "$dir/out")" -ge "$(wc -l <"$dir/first")" ]
person reads '? 1' q
expect_out 'or that of an option, by its number' 0 'defined in cards/.*\.lua:[0-9]+$'
person reads '? overkill' q; expect_out 'or a keyword' 0 '^keyword, triggered'
person reads '? Clone Blaster' q
expect_out 'but no card that is hidden' 0 "unknown keyword or card in sight 'Clone Blaster'\$"
person reads '? clone' q
expect_out 'nor are such names offered' 0 "unknown keyword or card in sight 'clone'\$"
person reads '? 0' q
expect_out 'a number that is no option is told' 0 "card in sight '0'; the options are 1 to [0-9]+\$"
person reads '? ?' q
expect_out 'to one letter no name is near' 0 "unknown keyword or card in sight '\\?'\$"
person reads '?' q; expect_out 'help says how' 0 '; \? and a number or a part of a name '
person blanks ' 1 ' "$(printf '1\r')" "$(printf '2\t')" 1 1 ' q'
expect 'blanks and the ends of lines of other systems count for nothing' \
  cmp "$dir/plain" "$dir/blanks"
person long 1 1 2 1 1 "? $(printf '%0253d' 0)1" q
expect 'a line too long is one line' cmp "$dir/plain" "$dir/long"
person given concede
expect_out 'a person may concede' 0 'Light wins on turn'
run replay "$dir/given" --verify
expect_out 'a game that was conceded replays' 0 'decisions replayed'
expect 'the concession is its last decision' \
  sh -c 'tail -n 2 "$1" | head -n 1 | grep -q "^concede dark "' - "$dir/given"
person later 1 1 2 concede
run replay "$dir/later" --quiet
expect_out 'so does one conceded later' 0 'decisions replayed'
printf 'action "bow" { window = "build", text = "%0300d bow", effect = { gain { build = 1 } } }\n' 0 >"$dir/o.lua"
yes 1 | head -n 200 | "$pop" play --dark human --light human --with "$dir/o.lua" >"$dir/out" 2>"$dir/err"; code=$?
expect_out 'an option with a long text is told to its end' 0 '^ +[0-9]+  the rules: 0{300} bow$'
person back 1 2 undo 1 2 1 1 1 1 undo undo undo 1 q
expect_out 'a decision is taken back' 0 '^.*Taken back'
expect 'decisions taken back, the answers of the bot with them, never were' \
  cmp "$dir/plain" "$dir/back"
run replay --verify "$dir/back"; expect 'and the journal replays' [ $code -eq 0 ]
person nothing undo 1 undo undo q
expect_out 'before the first decision there is nothing to take back' 0 'no decision of yours'
printf '1\nundo\nq\n' | "$pop" play --dark human --light human >"$dir/out" 2>"$dir/err"; code=$?
expect_out 'two persons cannot take back' 0 'taken back between two persons'

printf '%s\n' 'action "bow" { window = "phase", effect = { gain { build = 1 } } }' >"$dir/o.lua"
run play --seed 3 --turns 1 --with "$dir/o.lua"
expect_out 'an action of the rules about no card is named' 0 '^  Dark uses the rules: bow$'

# -- many games -----------------------------------------------------------------------

timeless() { grep -v ' games/s, ' "$dir/out"; }
run sim republic-light republic-dark -n 60 -j 1; timeless >"$dir/first"
expect_out 'many games are added up' 0 '^60 games, random against random, seed 1$'
expect_out 'with the wins of each side and their reasons' 0 '^Dark  wins .* %  controls two arenas '
expect_out 'and their lengths' 0 '^turns: least [0-9]+, median [0-9.]+, mean [0-9.]+, most '
for workers in 2 3 7; do
  run sim republic-dark republic-light -n 60 -j $workers; timeless >"$dir/again"
  expect "$workers workers find the same as one" cmp "$dir/first" "$dir/again"
done
run sim republic-dark republic-light -n 60 --seed 2
expect 'another seed finds something else' [ "$(timeless | grep hash)" != "$(grep hash "$dir/first")" ]
run sim republic-dark republic-light -n 20 --json --dark greedy
expect_out 'the result is a line of JSON' 0 '^\{"games":20,.*"players":\["greedy","random"\],.*\}$'
expect 'and nothing else, without a person who watches' [ "$(cat "$dir/out" "$dir/err" | wc -l)" -eq 1 ]
run sim republic-dark republic-light -n 1 --turns 0
expect_out 'games that never end are given up' 0 '^given up +1  after turn 0$'
run sim republic-dark republic-light -n 0; expect_out 'no game is a result too' 0 '^0 games, '
run sim republic-dark republic-light --dark human; expect_err 'a person does not play many games' 2 "no player 'human'"
run sim republic-dark; expect_err 'sim needs two decks' 2 'usage: pop sim'
run sim republic-dark republik-light; expect_err 'a slip in a deck is recognised' 1 "did you mean 'republic-light'"
printf 'card "Fool" { side = "dark", type = "ground", cost = 1, speed = 90, power = 2,\n health = 6, static { when = function(self) self.nothing() end, power = 5 } }\n' >"$dir/o.lua"
sed 's/^4 Octuptarra.*/4 Fool/' cards/decks/republic-dark.deck >"$dir/d.deck"
run sim "$dir/d.deck" republic-light -n 20 -j 1 --with "$dir/o.lua"; cp "$dir/err" "$dir/first"
expect_err 'script errors fail the run and the first is told' 1 \
  'script errors; first in game [0-9]+ \(seed [0-9]+\): Fool: condition \(.*o.lua:2\): '
run sim "$dir/d.deck" republic-light -n 20 -j 4 --with "$dir/o.lua"
expect 'the same one whoever found it' cmp "$dir/first" "$dir/err"
# 'timeout' sends the interrupt; what was done is then what a run of so many games gives.
timeout --foreground --preserve-status -s INT 1 "$pop" sim republic-dark republic-light -n 10000000 -j 2 >"$dir/out" 2>"$dir/err"; code=$?
games=$(sed -n 's/^\([0-9]*\) games, .*/\1/p' "$dir/out"); timeless >"$dir/first"
expect_err 'an interrupt says how far it came' 130 "interrupted after $games of 10000000 games"
run sim republic-dark republic-light -n "${games:-0}"; timeless >"$dir/again"
expect 'and prints the first games, whole' cmp "$dir/first" "$dir/again"

# -- decks ----------------------------------------------------------------------------

run play republik-dark republic-light
expect_err 'a slip in a deck name is recognised' 1 "did you mean 'republic-dark'"
run play ./none.deck republic-light; expect_err 'a missing file is named' 1 'none.deck'
deck() { sed "$1" cards/decks/republic-dark.deck >"$dir/d.deck"; run play "$dir/d.deck" republic-light --journal "$dir/no"; }
deck 's/Octuptarra Tri-Droid/Octuptara Tri-Droid/'
expect_err 'an unknown card is named with line and nearest name' 1 \
  "d.deck: line [0-9]+: unknown card 'Octuptara Tri-Droid'.*'Octuptarra Tri-Droid'"
deck 's/^4 Octuptarra/5 Octuptarra/'; expect_err 'five copies are refused' 1 '5 copies of'
deck '/Octuptarra/d'; expect_err 'a deck below sixty cards is refused' 1 '56 cards'
deck 's/^4 Octuptarra/four Octuptarra/'
expect_err 'a line that is no entry is named' 1 'line [0-9]+: expected .COUNT CARD NAME'
expect 'no journal is left by a failed setup' [ ! -e "$dir/no" -a ! -e "$dir/no.part" ]

# -- journals -------------------------------------------------------------------------

run play --seed 5 --quiet --journal "$dir/j"; cp "$dir/out" "$dir/first"
expect 'a journal has its final name' [ -s "$dir/j" ]
expect 'and no other file is left' [ ! -e "$dir/j.part" ]
run replay --verify "$dir/j"; expect_out 'a journal replays' 0 '^[0-9]+ decisions replayed'
hash=$(sed 's/.*hash //' "$dir/first")
expect 'to the same hash' grep -q "$hash" "$dir/out"
# Fifteen names in a table, taken out, then five more: whether the table is built anew, and with it its
# border, is a toss of a coin that falls by the seed of hashing. Sixty a number, five numbers.
cat >"$dir/hole.lua" <<'END'
local function border(lot)
  local sum = 0
  for k = lot * 60, lot * 60 + 59 do
    local t = {}
    for i = 1, 15 do t["key" .. k * 1000 + i] = i end
    for i = 16, 1, -1 do t[i] = i end
    t[8] = nil t[4] = nil t[2] = nil t[13] = nil
    for i = 1, 15 do t["key" .. k * 1000 + i] = nil end
    for i = 1, 5 do t["other" .. k * 1000 + i] = i end
    sum = (sum * 31 + #t) % 997
  end
  return sum
end
for lot, name in ipairs { "Clone Footsoldier", "Octuptarra Tri-Droid", "B2 Super Battle Droid",
                          "Mygeeto Tri-droid", "Swamp Speeder" } do
  errata(name) { TEXT }
end
END
sed 's/TEXT/static { power = border(lot) }/' "$dir/hole.lua" >"$dir/hole1.lua"
run play --quiet --paranoid --games 6 --with "$dir/hole1.lua"
expect_err 'a declaration that takes its number from a table with holes is named' 1 \
  'not repeatable: .* card [0-9]+: [A-Z]'
sed 's/TEXT/activated { effect = function(fx) for n = 1, 3 do fx:gain { force = border(n) } end end }/' \
  "$dir/hole.lua" >"$dir/hole2.lua"
run play --quiet --paranoid --games 6 --with "$dir/hole2.lua"
expect_err 'and so is the card whose function does' 1 "'lua' of [A-Z].* is not repeatable"
# Read naively, each of these texts asks all others four deep: minutes for a game.
cat >"$dir/shy.lua" <<'END'
local shy = static { to = each(your {}), when = at_least(3, their { has = "Stun" }), "Stun 1" }
for _, name in ipairs { "Clone Footsoldier", "Octuptarra Tri-Droid", "B2 Super Battle Droid",
                        "Mygeeto Tri-droid", "Swamp Speeder", "Droid Tri-Fighter Squadron",
                        "Clone Starfighter Wing" } do
  errata(name) { cost = 1, shy, shy, shy, shy }
end
END
(ulimit -t 20; "$pop" play --quiet --seed 4 --with "$dir/shy.lua") >"$dir/out" 2>"$dir/err"; code=$?
expect_out 'texts that ask for what they give are read in seconds' 0 'wins on turn'
cat >"$dir/chain.lua" <<'END'
rule_trigger { on = tapped {}, effect = { untap { each(all { tapped = true }) } } }
rule_trigger { on = untapped {}, effect = { tap { each(all { tapped = false }) } } }
END
run play --quiet --check --with "$dir/chain.lua" --journal "$dir/chain"
expect_out 'a game without end is aborted, with an exit code of its own' 4 '^seed .* aborted on turn '
expect 'what it was is told' grep -q 'aborted: more than 20000 steps without a decision' "$dir/err"
expect 'and stands in the journal' grep -qE '^end [0-9a-f]{16} aborted ' "$dir/chain"
run replay --verify --with "$dir/chain.lua" "$dir/chain"
expect_out 'which replays to the same end' 0 '^[0-9]+ decisions replayed'
run sim republic-dark republic-light -n 4 --with "$dir/chain.lua"
expect_out 'in statistics aborted games stand apart' 1 '^aborted +4$'
run replay --to 10 "$dir/j"; expect_out 'a replay stops where it is told' 0 '^10 decisions'
# Changes a line of the journal and counts its check again. $1 sed command, $2 mode
change() {
  sed 's/ [0-9a-f]*$//' "$dir/j" >"$dir/plain"
  sed "$1" "$dir/plain" >"$dir/changed"
  line=0
  while IFS= read -r new <&3 && IFS= read -r old <&4 && IFS= read -r whole <&5; do
    line=$((line + 1))
    if [ "$new" = "$old" ]; then printf '%s\n' "$whole"; continue; fi
    sum=$(printf '%s' "$line $new" | cksum)
    printf '%s %08x\n' "$new" "${sum%% *}"
  done 3<"$dir/changed" 4<"$dir/plain" 5<"$dir/j" >"$dir/k"
  run replay "$2" "$dir/k"
}
change 's/^seed 5$/seed 6/' --verify
expect_err 'another seed differs at once' 1 'decision [0-9]+ \(line [0-9]+\): the state differs'
change '/^game$/{n;n;n;s/^[0-9]* /9 /;}' --quiet
expect_err 'a changed answer is found' 1 'decision [23] \(line [0-9]+\): '
change 's/^scripts .* cards\/START/scripts 0000000000000000 cards\/START/' --verify
expect_err 'other scripts are refused by name' 1 'k: cards/START differ'
run replay --force --verify "$dir/k"
expect_out 'and replayed with force' 0 '^[0-9]+ decisions replayed'
change 's/^scripts .* rules/scripts 0000000000000000 rules/
s/^engine .*/engine 0.0.1/; s/cards\/SBS/cards\/GONE/' --verify
expect_err 'all differences are named' 1 \
  'engine \(0.0.1, here .*\), rules differ; cards/GONE is missing here; cards/SBS is new'
change 's/^dark 4 Droid Tri/dark 3 Droid Tri/' --verify
expect_err 'a changed deck is named' 1 'k: decks differ'
sed '$d' "$dir/j" >"$dir/k"; run replay --quiet "$dir/k"
expect_err 'a cut journal is named' 3 'cut after decision [0-9]+, line [0-9]+: there is no end'
expect 'and has been replayed' grep -q 'decisions replayed' "$dir/out"
sed '$s/.\{9\}$//' "$dir/j" >"$dir/k"; run replay --quiet "$dir/k"
expect_err 'a line without check is no line' 3 'line [0-9]+: the line fails its check'
change 's/^end \(.*\) dark$/end \1 lost/; s/^end \(.*\) light$/end \1 lost/' --quiet
expect_err 'a wrong end line is named' 1 'line [0-9]+: expected dark, light, open or error'
head -c 100 "$dir/j" >"$dir/k"; run replay "$dir/k"
expect_err 'a torn head is named' 1 'k: line [0-9]+: '
head -c 3000 /dev/urandom >"$dir/k"; run replay "$dir/k"
expect_err 'noise is no journal' 1 'line 1: '
run replay "$dir/none"; expect_err 'a missing journal is named' 1 'none: No such file'
run play --quiet --journal "$dir/no/where"
expect_err 'a journal that cannot be written is named' 1 "where: can't be written"

# -- show -----------------------------------------------------------------------------

run show voxyn; expect_out 'a card is shown' 0 '^cost 9, speed 70, power 7, health 5$'
expect 'with the place of its declaration' grep -qE 'defined in cards/.*\.lua:[0-9]+$' "$dir/out"
run show nom anor; expect_out 'words need no quotes' 0 '^Nom Anor \(B\)$'
run show overkill; expect_out 'a keyword is shown' 0 '^keyword, '
run show voxin; expect_err 'the nearest name is offered' 1 "did you mean 'Voxyn'"
run show clone; expect_err 'several matches are listed' 1 "may be several: '"

# -- scripts --------------------------------------------------------------------------

overlay() { printf '%s\n' "$1" >"$dir/o.lua"; run show --with "$dir/o.lua" voxyn; }
overlay 'errata "Voxyn" { health = 6 }'; expect_out 'an overlay changes a card' 0 'health 6$'
overlay 'keyword "Stun" { params = { "X" }, class = "layered", kind = "static", power = X, replaces = true }'
run show --with "$dir/o.lua" stun
expect_out 'a keyword in the place of another says so' 0 '^  .replaces: scripts/keywords/stun.lua:3.$'
overlay 'errata "Voxyn" { helth = 6 }'
expect_err 'an unknown field is named with the nearest' 1 "o.lua:1: .*helth.*'health'"
overlay 'errata "Voxin" { health = 6 }'
expect_err 'an unknown card is named with the nearest' 1 "o.lua:1: .*Voxin.*Voxyn"
overlay 'errata "Voxyn" { health = '; expect_err 'a syntax error has its line' 1 'o.lua:[12]: '
overlay 'errata "Voxyn" { health = "six" }'; expect_err 'a wrong type is named' 1 'o.lua:1: .*health'
overlay 'while true do end'; expect_err 'an endless script is stopped' 1 'o.lua:1: '
overlay 'io.write("x")'; expect_err 'scripts have no files' 1 "o.lua:1: .*io"
overlay 'errata "Voxyn" { activated { pay = {}, effect = { draw { 1 } } } }'
expect_out 'a price of nothing is not told' 0 '^  Draw 1 card$'
run show --with "$dir/none.lua" voxyn; expect_err 'a missing overlay is named' 1 'none.lua: No such'
POPCORE_ROOT=$dir; export POPCORE_ROOT
run show voxyn; expect_err 'a root without scripts is named' 1 'set POPCORE_ROOT'

echo "1..$n"
exit $failed
