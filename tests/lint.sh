#!/bin/sh
# What holds in this tree and no compiler checks: scripts are clean, the core names no
# keyword and no card, only script*.c know Lua, the library neither prints nor opens files.
# Prints each finding; the exit code is 1 if there is one.
cd "$(dirname "$0")/.." || exit 2
bad=0
finding() { printf '%s\n' "$@"; bad=1; }

if command -v luacheck >/dev/null 2>&1; then
  luacheck --quiet --no-color scripts cards tests || bad=1
else
  echo "luacheck is not installed: scripts were not checked"
fi

# Names that scripts declare. One-word card names and keywords count as whole words; a few
# keywords are everyday words of programming and are only looked for as names in quotes.
names=$(mktemp) || exit 2
trap 'rm -f "$names"' EXIT
grep -rhoE '^(keyword|card) "[^"]+"' scripts/keywords cards --include='*.lua' |
  sed -E 's/^[a-z]+ "//; s/"$//; s/ \([A-Z0-9]+\)$//' |
  grep -viE '^(pilot|stack|deploy|init|switch|redirect)$' | sort -u > "$names"
hits=$(grep -rnwiF -f "$names" core)
[ -z "$hits" ] || finding "The core names a keyword or a card:" "$hits"

hits=$(grep -lE '#include <l(ua|auxlib|ualib)\.h>' core/*.[ch] | grep -v '^core/script')
[ -z "$hits" ] || finding "Only script*.c may include Lua's headers:" "$hits"

library=$(ls core/*.c | grep -vE '/(cli_|journal|script_scenario)')
# shellcheck disable=SC2086
hits=$(grep -nE '\b(fopen|printf|puts|fputs|fprintf|getenv|exit|abort)\(' $library)
[ -z "$hits" ] || finding "The library opens no file and prints nothing:" "$hits"

hits=$(wc -l core/*.[ch] scripts/*.lua scripts/*/*.lua 2>/dev/null |
       awk '$1 > 500 && $2 != "total" { print $2 ": " $1 " lines" }')
[ -z "$hits" ] || finding "Longer than 500 lines; is there a second idea inside?" "$hits"

hits=$(printf '#include "state.h"\n' | ${CC:-cc} -std=c11 -Wpadded -Icore -x c -c - -o /dev/null 2>&1 |
       grep -E 'core/state\.h:.*padding' )
[ -z "$hits" ] || finding "A game has padding without a name:" "$hits"

hits=$(grep -nE '.{101,}' core/*.[ch] tests/*.c tests/bench/*.c)
[ -z "$hits" ] || finding "Lines over 100 columns (aim at 90):" "$hits"

[ $bad -eq 0 ] && echo "lint: clean"
exit $bad
