# make           the command build/pop and both libraries
# make run       the same, after installing what is missing, then plays one seeded game
# make test      C tests, scenarios and tests of the command
# make bench     JSON lines of speed and size      make asan    tests under sanitizers
# make golden    writes down anew how 500 seeded games end
# make lint      scripts and tree checks           make clean
# make fuzz      SECONDS=60 for each target        make random-cards   N=100000 SEED=1
# make coverage  of core/ by all tests             make soak           GAMES=100000
# make pairs     games of all pairs of starter decks, all checks on (GAMES=200)
# make mutants   wrong keyword scripts that no scenario notices (ONLY=name, JOBS=n)
# make interactions  pairs of keywords that never met; A="Evade" B="Stun": a scenario for one
# make install   PREFIX=/usr/local DESTDIR=       V=1 shows the commands
BUILD  ?= build
PREFIX ?= /usr/local
CFLAGS ?= -O2 -g
WARN   := -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes
ifdef WERROR
WARN += -Werror
endif
# Recipes say in a word what they do; V=1 shows the commands instead, -s nothing.
Q   := $(if $(V),,@)
SAY := @$(if $(V)$(findstring s,$(filter-out --%,$(firstword -$(MAKEFLAGS)))),:,printf '%-4s%s\n')
VERSION := $(shell sed -n 's/^\#define POP_VERSION "\(.*\)"/\1/p' core/popcore.h)

# The libraries a build needs are looked up, and installed if that is possible, once.
ifneq ($(filter-out clean,$(or $(MAKECMDGOALS),all)),)
include $(BUILD)/flags.mk
endif
FLAGS = -std=c11 -D_POSIX_C_SOURCE=200809L $(WARN) $(CFLAGS) -pthread -fPIC -fvisibility=hidden \
        -MMD -MP -Icore -Itests $(DEPS_CFLAGS) -DPOP_ROOT='"$(ROOT)"'
ROOT    = $(CURDIR)
OBJ    := $(patsubst %.c,$(BUILD)/%.o,$(wildcard core/*.c))
TOOL   := $(filter $(addprefix $(BUILD)/core/,cli_%.o journal%.o deck.o lines.o script_scenario%.o),$(OBJ))
LIB    := $(filter-out $(TOOL),$(OBJ))
TESTED := $(filter-out $(BUILD)/core/cli_main.o,$(OBJ))
TESTS  := $(patsubst %.c,$(BUILD)/%,$(wildcard tests/test_*.c))
BENCH  := $(BUILD)/tests/bench/bench
SECONDS ?= 3
INSTALLED := $(filter-out $(BUILD)/core/cli_load.o,$(TOOL)) $(BUILD)/install/cli_load.o

FUZZERS := $(patsubst tests/fuzz/%.c,$(BUILD)/tests/fuzz/%,$(wildcard tests/fuzz/fuzz_*.c))
MADE   := $(BUILD)/tests/fuzz/base.o $(BUILD)/tests/generate/generate.o
REPLAYS := $(FUZZERS:$(BUILD)/tests/fuzz/fuzz_%=$(BUILD)/tests/fuzz/replay_%)
SANITIZE := address,undefined

.PHONY: all run test golden bench asan lint install clean fuzz fuzzers random-cards coverage soak mutants interactions pairs
all: $(BUILD)/pop $(BUILD)/libpopcore.so $(BUILD)/popcore.pc
run: $(BUILD)/pop
	$(BUILD)/pop play --seed 2 --dark greedy --light greedy
test: all $(TESTS) $(REPLAYS)
	@BUILD=$(BUILD) sh tests/run.sh $(TESTS) $(REPLAYS)
golden: $(BUILD)/pop
	@mkdir -p tests/golden
	POP=$(BUILD)/pop sh tests/golden/play.sh 20 >tests/golden/games.txt
bench: $(BENCH)
	@$(BENCH) $(SECONDS)
asan:
	@$(MAKE) --no-print-directory test BUILD=$(BUILD)/asan \
	  CFLAGS="-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all"
lint:
	@sh tests/lint.sh
	@BUILD=$(BUILD) nice sh tests/analyze.sh && echo "analyzers: clean"

# Attacks: each in a build folder of its own.
fuzz: SECONDS = 60
fuzz:
	@$(MAKE) --no-print-directory fuzzers BUILD=$(BUILD)/fuzz CC=clang \
	  CFLAGS="-O1 -g -fsanitize=fuzzer-no-link,$(SANITIZE) -fno-sanitize-recover=all"
	@FUZZERS=$(BUILD)/fuzz/tests/fuzz SECONDS_EACH=$(SECONDS) sh tests/fuzz/run.sh
fuzzers: $(FUZZERS)
GAMES ?= 100000
soak: $(BUILD)/tests/soak/soak
	@$< $(GAMES)
coverage:
	@BUILD=$(BUILD)/coverage sh tests/coverage.sh
mutants: $(BUILD)/pop
	@BUILD=$(BUILD) sh tests/mutants/run.sh
pairs: GAMES = 200
pairs: $(BUILD)/pop
	@BUILD=$(BUILD) GAMES=$(GAMES) sh tests/pairs/run.sh
interactions: $(BUILD)/tests/interactions/interactions
	@POPCORE_ROOT=$(ROOT) $< $(if $(A),for "$(A)" "$(B)" $(or $(SEED),1),$(or $(GAMES_EACH),20))
N    ?= 100000
SEED ?= 1
random-cards: $(BUILD)/tests/generate/random_cards
	@POPCORE_ROOT=$(ROOT) $< $(N) $(SEED)
clean:
	$(Q)rm -rf $(BUILD)

.SECONDARY:
$(BUILD)/pop: $(TOOL) $(BUILD)/libpopcore.a
	$(SAY) LD $@
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) $^ -o $@ $(DEPS_LIBS) $(EDIT_LIBS) -pthread
$(BUILD)/libpopcore.a: $(LIB)
	$(SAY) AR $@
	$(Q)rm -f $@ && $(AR) rcs $@ $^
$(BUILD)/libpopcore.so: $(LIB)
	$(SAY) LD $@
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) -shared -Wl,-soname,libpopcore.so.0 $^ -o $@ $(DEPS_LIBS)
$(BUILD)/tests/%: $(BUILD)/tests/%.o $(TESTED)
	$(SAY) LD $@
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) $^ -o $@ $(DEPS_LIBS) $(EDIT_LIBS) -pthread $(CMOCKA_LIBS)
$(BUILD)/tests/fuzz/fuzz_%: LDFLAGS += -fsanitize=fuzzer
$(BUILD)/tests/fuzz/fuzz_%: $(BUILD)/tests/fuzz/fuzz_%.o $(MADE) $(TESTED)
	$(SAY) LD $@
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) $^ -o $@ $(DEPS_LIBS) $(EDIT_LIBS) -pthread
$(BUILD)/tests/fuzz/replay_%: $(BUILD)/tests/fuzz/fuzz_%.o $(BUILD)/tests/fuzz/replay.o $(MADE) $(TESTED)
	$(SAY) LD $@
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) $^ -o $@ $(DEPS_LIBS) $(EDIT_LIBS)
$(BUILD)/tests/generate/random_cards $(BUILD)/tests/test_generate $(BUILD)/tests/test_check \
$(BUILD)/tests/test_public: $(MADE)
$(BUILD)/tests/interactions/interactions: $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/interactions/*.c))
# It hears the games of scenarios, too.
$(BUILD)/tests/interactions/interactions: LDFLAGS += -Wl,--wrap=pop_game_listen
# It refuses memory at every place where the code asks for some.
$(BUILD)/tests/test_memory: LDFLAGS += -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=free
$(BENCH): $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/bench/*.c))
# They play all pairs of starter decks.
$(BENCH) $(BUILD)/tests/soak/soak $(BUILD)/tests/interactions/interactions $(BUILD)/tests/test_hidden: $(BUILD)/tests/pairs/pairs.o
$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(SAY) CC $@
	$(Q)$(CC) $(FLAGS) -c $< -o $@
$(BUILD)/flags.mk: .ci/deps
	@sh .ci/deps $@
$(BUILD)/popcore.pc: .ci/popcore.pc.in core/popcore.h Makefile
	@mkdir -p $(@D)
	$(SAY) GEN $@
	$(Q)sed 's|@PREFIX@|$(PREFIX)|; s|@VERSION@|$(VERSION)|; s|@REQUIRES@|$(DEPS_PC)|' $< > $@

# The installed command looks for its scripts under the prefix, the built one in the tree.
$(BUILD)/install/cli_load.o: ROOT = $(PREFIX)/share/popcore
.PHONY: $(BUILD)/install/cli_load.o
$(BUILD)/install/cli_load.o: core/cli_load.c
	@mkdir -p $(@D)
	$(SAY) CC $@
	$(Q)$(CC) $(FLAGS) -c $< -o $@
install: all $(BUILD)/install/cli_load.o
	@rm -f $(BUILD)/popcore.pc && $(MAKE) --no-print-directory $(BUILD)/popcore.pc
	$(SAY) LD $(BUILD)/install/pop
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) $(INSTALLED) $(BUILD)/libpopcore.a -o $(BUILD)/install/pop \
	  $(DEPS_LIBS) $(EDIT_LIBS) -pthread
	$(SAY) CP $(DESTDIR)$(PREFIX)
	$(Q)sh .ci/install "$(BUILD)" "$(DESTDIR)$(PREFIX)"

-include $(wildcard $(BUILD)/*/*.d $(BUILD)/*/*/*.d)
