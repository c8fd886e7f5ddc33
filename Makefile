# Everything sets itself up: Python 3.11 or newer and make are all that is needed.
#
#   make play    a table to play at in the browser; make play ARGS="--port 9000" for others' options
#   make client  build the browser's part of the table
#   make quick   style, types and the rule tests: the inner loop, under a minute; GAME=wacky_races for one game only
#   make test    all checks and all tests
#   make test-all  the same on all cores: many more games, and every value of every option at a table of its own
#   make check   style and types only
#   make mutants change rules at random and see whether their tests notice: ARGS="--game wacky_races --count 100 --seed 3"
#   make bench   speed, beside other board-game programs
#   make bench-table  thousands of people at one server beside boardgame.io's, and the page in a browser
#   make docs           the documentation site, in build/site/; a broken link is an error
#   make packages       the wheel and the sdist, in dist/
#   make release-check  whether version, changelog and packages are ready for a release
#   make lock    renew requirements/*.lock
#   make clean   remove what the commands above made

SHELL = /bin/sh
VENV = .venv
PEERS = .venv-peers
BIN = $(VENV)/bin
PIP_INSTALL = -m pip install --quiet --disable-pip-version-check
# A lock names everything that is needed, so that nothing is to be resolved; Python compiles what it imports by itself.
LOCKED = $(PIP_INSTALL) --no-deps --no-compile --require-hashes --requirement
ARGS =
WORKERS = 2

# The browser's part is built by Node.js, the one on the path or, where there is none, one from a wheel.
CLIENT = src/carambolage/table/client/index.html
CLIENT_SOURCES = $(shell find web -name node_modules -prune -o -type f -print)
NPM = $(BIN)/python web/npm.py


.PHONY: help play client quick quick-types quick-rules test test-browsed test-measured test-all check mutants bench bench-table docs packages release-check lock clean

help:
	@sed -n 's/^#   //p' Makefile

play: $(VENV)/run.stamp $(CLIENT)
	@$(BIN)/carambolage table --open $(ARGS)

client: $(CLIENT)

test: $(VENV)/dev.stamp $(CLIENT)
	@$(MAKE) --no-print-directory -j $(WORKERS) check $(COMPILED)
	@$(MAKE) --no-print-directory -j 2 test-browsed test-measured
	$(PYTEST) -n $(WAITING) $(UNMEASURED) $(ARGS)

# A browser's driver keeps an event loop of its own in the process, which no other test can do with. The tests of the rules
# run beside them, with what browsers leave of the processors: none of them looks at a clock.
test-browsed:
	$(PYTEST) -n $(WAITING) $(BROWSED) $(ARGS)

test-measured:
	@rm -f .coverage .coverage.*
	nice -n 10 $(PYTEST) --cov --cov-report= $(MEASURED) $(ARGS)
	@$(BIN)/coverage report --skip-covered
	@$(BIN)/coverage json --quiet -o $(VENV)/games-coverage.json
	@$(BIN)/python -c '$(COVERAGE_GATE)' $(VENV)/games-coverage.json

PYTEST = $(BIN)/python -m pytest --dist worksteal -n $(WORKERS)
# Whoever plays at a server or watches a show waits at times, so that there is room for one process more.
WAITING = $(shell expr $(WORKERS) + 1)

# Measuring coverage makes plain Python three times slower: only the tests of the rules that are not slow are measured.
# The slow ones are looked for in the files that mark some, so that the others need not be collected once more.
MEASURED = -m measured tests/rules tests/games
BROWSED = tests/web tests/packaging
SLOW = $(shell grep -rl --include='test_*.py' 'mark\.slow' tests/rules tests/games)
UNMEASURED = -m "not measured" $(filter-out tests/rules tests/games $(BROWSED),$(wildcard tests/[!_]*)) $(SLOW)

test-all:
	@CARAMBOLAGE_THOROUGH=1 $(MAKE) --no-print-directory test WORKERS=$(CORES)

CORES = $(shell getconf _NPROCESSORS_ONLN)

# What several test processes need is compiled once, before they start: with bounds checks, as all tests run it, and for
# one game as users run it too, to see that the two agree.
GAMES = $(notdir $(patsubst %/game.py,%,$(wildcard src/carambolage/games/*/game.py)))
COMPILED = $(foreach game,$(GAMES),compiled-$(game)-checked) compiled-wacky_races

compiled-%: $(VENV)/dev.stamp
	@$(BIN)/python -m carambolage.engine.twins.warm $(subst -, ,$*) >/dev/null

# The inner loop: the type checker looks only at what has changed since the last time.
GAME =
HOUSE = tests/test_house.py tests/test_catalogue.py tests/test_predicates.py tests/test_nothing_dead.py

quick: $(VENV)/dev.stamp
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(MAKE) --no-print-directory -j 2 quick-types quick-rules

quick-types:
	@$(BIN)/mypy

quick-rules:
	@$(PYTEST) --quiet -m "not slow" tests/rules/$(GAME) $(HOUSE) $(ARGS)

check: $(VENV)/dev.stamp web/node_modules/.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	@$(NPM) run --silent check
	@$(NPM) run --silent test

mutants: $(VENV)/dev.stamp
	@$(BIN)/python -m mutants $(ARGS)

bench: $(VENV)/run.stamp $(PEERS)/stamp
	@$(BIN)/python -m benchmarks $(ARGS)

docs: $(VENV)/docs.stamp
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=. $(BIN)/python -m mkdocs build

$(VENV)/docs.stamp: requirements/docs.lock $(VENV)/run.stamp
	@$(BIN)/python $(LOCKED) requirements/docs.lock
	@touch $@

packages: $(VENV)/dev.stamp $(CLIENT)
	@$(BIN)/python -m hatchling build

release-check: $(VENV)/dev.stamp $(CLIENT)
	@$(BIN)/python -m release

LOAD_PEER = $(PEERS)/boardgameio
LOAD_LOCK = benchmarks/load/boardgameio

bench-table: $(VENV)/dev.stamp $(CLIENT) $(LOAD_PEER)/stamp
	@$(BIN)/python -m benchmarks.load $(ARGS)
	@$(BIN)/python -m benchmarks.page

# The peer of the table, from its lock; it needs a Node.js on the path.
$(LOAD_PEER)/stamp: $(LOAD_LOCK)/package-lock.json
	@mkdir -p $(LOAD_PEER)
	@cp $(LOAD_LOCK)/package.json $(LOAD_LOCK)/package-lock.json $(LOAD_PEER)
	@npm ci --prefix $(LOAD_PEER) --no-audit --no-fund --silent \
		|| echo "boardgame.io does not install on this machine, so it is left out." >&2
	@touch $@

clean:
	rm -rf $(VENV) $(PEERS) web/node_modules src/carambolage/table/client .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis dist build
	find src tests benchmarks mutants release docs_site -name __pycache__ -type d -prune -exec rm -rf {} +

# Every branch that the rules of a game can take is a line of its rulebook.
define COVERAGE_GATE
import json, sys; \
found = json.load(open(sys.argv[1]))["totals"]; \
share = 100 * found["covered_branches"] / max(found["num_branches"], 1); \
print(f"branches of games/ covered: {share:.1f} %, wanted: 95 %"); \
sys.exit(share < 95)
endef

# The first Python on the path that is new enough and can make virtual environments; those named second come first.
define MAKE_VENV
test -x $(1)/bin/python || { \
	for python in $(PYTHON) $(2) python3 python3.14 python3.13 python3.12 python3.11 python; do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue; \
		"$$python" -c 'import ensurepip, venv' >/dev/null 2>&1 || { lacking=$$python; continue; }; \
		echo "Setting up $(1) with $$("$$python" --version), once; this takes a minute or so." >&2; \
		"$$python" -m venv --clear $(1) && exit 0 || exit 1; \
	done; \
	if [ -n "$$lacking" ]; then \
		echo "$$lacking cannot make virtual environments; install its venv module (on Debian and Ubuntu: python3-venv)." >&2; \
	else \
		echo "Carambolage needs Python 3.11 or newer, and there is none on the path; install one, or name it: make PYTHON=/path/to/python3" >&2; \
	fi; \
	exit 1; }
endef

INSTALL_SELF = $(PIP_INSTALL) --no-build-isolation --no-deps --editable .

$(VENV)/run.stamp: requirements/run.lock pyproject.toml
	@$(call MAKE_VENV,$(VENV))
	@$(BIN)/python $(LOCKED) requirements/run.lock
	@$(BIN)/python $(INSTALL_SELF)
	@touch $@

web/node_modules/.stamp: web/package-lock.json $(VENV)/run.stamp
	@$(NPM) install --no-save --no-audit --no-fund --silent
	@touch $@

$(CLIENT): web/node_modules/.stamp $(CLIENT_SOURCES)
	@echo "Building the browser's part of the table." >&2
	@$(NPM) run --silent build

$(VENV)/dev.stamp: requirements/dev.lock pyproject.toml
	@$(call MAKE_VENV,$(VENV))
	@$(BIN)/python $(LOCKED) requirements/dev.lock
	@$(BIN)/python $(INSTALL_SELF)
	@touch $(VENV)/run.stamp $@

# fastcatan needs Python 3.12; pyenv keeps the versions that are not in use off the path.
PYENV = "$${PYENV_ROOT:-$$HOME/.pyenv}"/versions
FOR_PEERS = python3.12 $(PYENV)/3.12*/bin/python python3.13 $(PYENV)/3.13*/bin/python

$(PEERS)/stamp: requirements/peers.lock
	@$(call MAKE_VENV,$(PEERS),$(FOR_PEERS))
	@$(PEERS)/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 12))' \
		|| echo "There is no Python 3.12 or 3.13 on this machine, so fastcatan is left out; install one, then: rm -r $(PEERS)" >&2
	@$(PEERS)/bin/python requirements/install_each.py requirements/peers.lock setuptools
	@$(PEERS)/bin/python $(PIP_INSTALL) --no-build-isolation --require-hashes --requirement requirements/peers.lock \
		|| { echo "The peers do not all install on this machine; trying them one by one." >&2; \
		$(PEERS)/bin/python requirements/install_each.py requirements/peers.lock; }
	@touch $@

# Extras stay in the locks: without them pip looks at newer releases of what has extras, and those have no hash here.
COMPILE = $(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --no-strip-extras --python-version 3.11 \
	--custom-compile-command 'make lock'

lock: $(VENV)/dev.stamp
	$(COMPILE) pyproject.toml --group build --group dev --output-file requirements/dev.lock
	$(COMPILE) pyproject.toml --group build --constraint requirements/dev.lock --output-file requirements/run.lock
	$(COMPILE) pyproject.toml --group build --extra device --constraint requirements/dev.lock \
		--output-file requirements/device.lock
	$(COMPILE) --group pyproject.toml:peers --output-file requirements/peers.lock
	$(COMPILE) pyproject.toml --extra postgresql --constraint requirements/dev.lock --output-file requirements/image.lock
	$(COMPILE) --group pyproject.toml:node --output-file requirements/node.lock
	$(COMPILE) pyproject.toml --group docs --constraint requirements/dev.lock --output-file requirements/docs.lock
