#!/bin/sh
# Plays the games whose journals are kept here anew: when rules, cards or the engine have
# changed so that their old journals differ, and that is meant. POP is the command.
set -eu
cd "$(dirname "$0")/../.." || exit 1
pop=${POP:-build/pop}
out=tests/journals
rm -f $out/whole.journal $out/cut.journal
"$pop" play --quiet --seed 5 --journal $out/whole.journal
"$pop" play --quiet --seed 11 --dark greedy --light greedy --journal $out/cut.journal
# As a kill would leave it: three quarters of the answers, the last of them half written.
size=$(wc -c <$out/cut.journal)
head=$(grep -b '^game ' $out/cut.journal | cut -d: -f1)
head -c $((head + (size - head) * 3 / 4)) $out/cut.journal >$out/cut.part
mv $out/cut.part $out/cut.journal
