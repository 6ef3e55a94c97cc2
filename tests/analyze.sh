#!/bin/sh
# What compilers and analyzers find in core/: gcc and clang warnings, gcc's analyzer,
# clang-tidy, cppcheck. BUILD has the flags of the build. A finding that tests/lint.known
# explains is dropped; the exit code is 1 if one is left or an entry there is out of use.
set -u
cd "$(dirname "$0")/.." || exit 2
value() { sed -n "s/^$1 [+:]*= //p" "$BUILD/flags.mk" | tr '\n' ' '; }
flags="-std=c11 -D_POSIX_C_SOURCE=200809L -Icore -DPOP_ROOT=\"\" $(value DEPS_CFLAGS)"
warn="-Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes"
checks="-*,clang-analyzer-*,bugprone-*"
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
have() { command -v "$1" >/dev/null 2>&1; }

# $1 tool, $2 package: installs what is missing where that is allowed.
want() {
  have "$1" && return
  have apt-get && [ "$(id -u)" = 0 ] && DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -y install --no-install-recommends "$2" >/dev/null 2>&1
  have "$1" || echo "$1 is not installed: not asked"
}

# Reads file names, runs "$@" on each and keeps the lines that are findings.
each() { xargs -P "$jobs" -I FILE "$@" 2>&1 | grep -E 'warning:|error:' >>"$work/found"; }

want clang clang; want clang-tidy clang-tidy; want cppcheck cppcheck
: >"$work/found"
# shellcheck disable=SC2086
{
  ls core/*.c | each gcc $flags $warn -Wcast-qual -Wwrite-strings -Wvla -O2 -c FILE -o /dev/null
  ls core/*.c | each gcc $flags -O1 -fanalyzer -c FILE -o /dev/null
  have clang && ls core/*.c | each clang $flags $warn -fsyntax-only FILE
  have clang-tidy && ls core/*.c | each clang-tidy --quiet "-checks=$checks" FILE -- $flags
}
have cppcheck && cppcheck --quiet --std=c11 --enable=warning,performance,portability \
  --template='{file}:{line}: warning: {message} [{id}]' -Icore -D_POSIX_C_SOURCE=200809L \
  --suppress=missingIncludeSystem -DPOP_ROOT=0 core 2>&1 | grep 'warning:' >>"$work/found"

# tests/lint.known: check, file (or *), reason.
sort -u "$work/found" | sed "s|$PWD/||" | awk '
  BEGIN {
    while ((getline line < "tests/lint.known") > 0)
      if (line !~ /^#/ && split(line, word, /[ \t]+/) > 2) known[word[1] " " word[2]] = 0
  }
  {
    file = $0; sub(/:.*/, "", file)
    check = $0; sub(/^.*\[/, "", check); sub(/\].*/, "", check)
    if ((check " " file) in known) { known[check " " file]++; next }
    if ((check " *") in known) { known[check " *"]++; next }
    print; bad = 1
  }
  END {
    for (entry in known)
      if (!known[entry]) { print "tests/lint.known: nothing is found any more: " entry; bad = 1 }
    exit bad
  }'
