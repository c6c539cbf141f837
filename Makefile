# Each target sets up whatever it needs: a virtual environment with the locked packages.
# uv is used where present, otherwise python3 -m venv and pip.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
# Many short processes of ours start in a test run: none shall compile every module anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo test lint types setup histories bench learn needles fuzz sequences screenshots chaos clean

demo: setup  ## research 600519 from the recorded sample, print the memo, write the page
	$(BIN)/research run 600519 --sample --html report-600519.html

# Tests wait for servers a fifth of their time: one worker more than cores.
WORKERS ?= $(shell $(PYTHON) -c "import os; print(os.cpu_count() + 1)")
test: setup  ## the whole suite, on real servers
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

lint: setup  ## format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

histories: setup  ## record the replay histories again (after an intended change of a workflow)
	$(BIN)/python -m pytest -n 0 tests/workflows/test_replay.py --record-histories

bench: setup  ## measure: do workers together keep a limit, what does a refresh cost, and reading?
	$(BIN)/python -m tests.bench.rates
	$(BIN)/python -m tests.bench.bench_data
	$(BIN)/python -m tests.bench.bench_gates

learn: setup  ## learn the weights of likeness and the second opinion again (after a change of the corpora)
	$(BIN)/python -m tests.bench.learn_likeness
	$(BIN)/python -m tests.bench.learn_opinion

needles: setup  ## read the needles off the gates' patterns again (after a change of a pattern)
	$(BIN)/python -m tests.bench.read_needles

fuzz: setup  ## a million seeded inputs through the text gates
	$(BIN)/python -m tests.bench.fuzz_gates

SEQUENCES ?= 10000
SEED ?= 1
sequences: setup  ## random sequences of orders to runs on a real server; SEQUENCES=10000 SEED=1
	$(BIN)/python -m tests.bench.sequences --count $(SEQUENCES) --seed $(SEED)

screenshots: setup  ## pictures of the Temporal UI and of reports, with runs of every kind (needs Chromium)
	$(BIN)/python deploy/screenshots.py screenshots

chaos: setup  ## kill workers, servers and sources at every boundary; CHAOS="--seed 7 --runs 5"
	$(BIN)/python -m tests.chaos $(CHAOS)

setup: $(STAMP)  ## the virtual environment

# Nothing is compiled ahead, as with uv: a command compiles what it loads, and no more than once.
$(STAMP): requirements.lock pyproject.toml
	@if command -v uv >/dev/null 2>&1; then \
	    uv venv --quiet --allow-existing --python $(PYTHON) $(VENV) && \
	    uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock && \
	    uv pip install --quiet --python $(BIN)/python --no-deps --editable . ; \
	else \
	    $(PYTHON) -m venv $(VENV) && \
	    $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --require-hashes -r requirements.lock && \
	    $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable . ; \
	fi
	@touch $(STAMP)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
