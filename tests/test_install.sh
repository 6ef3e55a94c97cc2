#!/bin/sh
# Installs into a folder of its own and uses what is there as a stranger would: the command,
# and a small host program built with pkg-config against each library. Prints TAP.
# BUILD is the build folder, CC the compiler.
set -u
cd "$(dirname "$0")/.." || exit 1
to=$(mktemp -d) || exit 1
trap 'rm -rf "$to"' EXIT
n=0
libs=
failed=0

expect() {
  claim=$1; shift
  n=$((n + 1))
  if "$@" >"$to/log" 2>&1; then echo "ok $n - $claim"; return; fi
  failed=1
  echo "not ok $n - $claim"
  sed 's/^/# /' "$to/log" | tail -n 12
}

cat >"$to/host.c" <<'END'
#include <popcore.h>
#include <stdio.h>

int main(void) {
  static const char text[] = "error('the host was here')";
  PopConfig config = {0};
  PopProgram *p = pop_program_new(&config);
  if (!p) return 1;
  if (pop_program_add(p, POP_VOCABULARY, "", "host.lua", text, sizeof text - 1) == POP_OK)
    return 1;
  puts(pop_program_error(p));
  pop_program_free(p);
  return 0;
}
END

# What gcc adds to count coverage is not ours.
exported() {
  nm -D --defined-only "$to/lib/libpopcore.so" | awk '{ print $3 }' |
    grep -v -e '^pop_' -e '^__gcov_' -e '^mangle_path$' >"$to/odd"
  cat "$to/odd"
  [ ! -s "$to/odd" ]
}

host() {
  flags=$(PKG_CONFIG_PATH="$to/lib/pkgconfig" pkg-config --cflags --libs "$@" popcore) &&
    # shellcheck disable=SC2086
    ${CC:-cc} ${CFLAGS:-} "$to/host.c" -o "$to/host" $libs $flags &&
    LD_LIBRARY_PATH="$to/lib" "$to/host" | grep -q 'host.lua:1: the host was here'
}

unset POPCORE_ROOT
expect 'make install works' make -s install BUILD="${BUILD:-build}" PREFIX="$to"
expect 'the installed command plays' "$to/bin/pop" play --quiet --seed 1
expect 'a host links the shared library' host
libs="-Wl,-Bstatic -L$to/lib -lpopcore -Wl,-Bdynamic"
expect 'a host links the static library' host --static
expect 'only names of the public header are exported' exported
echo "1..$n"
exit $failed
