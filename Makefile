# Everything a developer types. A fresh Debian-like machine needs only git, make, curl and Python 3.11 or newer:
# each target sets up what it needs first and remembers that in a stamp, so that the second run is quick.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play test check bench pictures format clean

PYTHON ?= python3
VENV := .venv
STAMPS := $(VENV)/stamps
# An absolute path: recipes change the folder, and maturin looks for the environment that it installs into.
BIN := $(CURDIR)/$(VENV)/bin
export VIRTUAL_ENV := $(CURDIR)/$(VENV)
export PATH := $(BIN):$(HOME)/.cargo/bin:$(PATH)

RUST := $(shell find rust -name '*.rs' -o -name Cargo.toml) Cargo.toml Cargo.lock
APT := $(if $(filter 0,$(shell id -u)),apt-get,sudo apt-get)
# A display without a screen, a hand on its mouse, and OpenGL in software.
TEST_PACKAGES := xvfb xdotool libegl1 libgl1 libgl1-mesa-dri

help: ## Show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: $(STAMPS)/package ## Play: in the window, or in the terminal where there is none
	@sorry-people

test: $(STAMPS)/system check ## Run every check and every test, as CI does
	if cargo nextest --version >/dev/null 2>&1; then cargo nextest run --no-fail-fast; else cargo test --tests; fi
	cargo test --doc
	pytest -q --benchmark-disable --no-skips

check: $(STAMPS)/dev ## Check format, lint, types and the direction of imports
	cargo fmt --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings
	ruff format --check --quiet
	ruff check --quiet
	mypy
	python -m mypy.stubtest sorry_people._native
	lint-imports

bench: $(STAMPS)/dev ## Measure the speed; the figures of the README come from here
	sorry-people bench
	pytest -q tests/benchmarks

pictures: $(STAMPS)/dev ## Make the pictures of the README anew
	sorry-people pictures --out docs/pictures

format: $(STAMPS)/dev ## Format all code
	cargo fmt
	ruff format
	ruff check --fix

clean: ## Delete what was built; saved games stay
	rm -rf $(VENV) target dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# --- set-up ---

$(STAMPS)/rust:
	@mkdir -p $(@D)
	if ! command -v cargo >/dev/null; then \
	    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --profile minimal; \
	fi
	cargo fmt --version >/dev/null 2>&1 || rustup component add rustfmt
	cargo clippy --version >/dev/null 2>&1 || rustup component add clippy
	touch $@

$(STAMPS)/venv:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=...")'
	$(PYTHON) -c 'import ensurepip' 2>/dev/null || { $(APT) update && $(APT) install -y python3-venv; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	mkdir -p $(@D)
	python -m pip install --quiet --upgrade 'pip>=25.1'  # the first that knows dependency groups
	touch $@

# Editable, so that Python code is used as it stands; the Rust core is built again when a Rust file is newer.
# Without build isolation maturin need not be fetched anew each time, and cargo finds what it built before.
$(STAMPS)/package: $(STAMPS)/rust $(STAMPS)/venv pyproject.toml $(RUST)
	python -m pip install --quiet 'maturin>=1.12.1,<2'
	@echo 'Building the game: a few minutes the first time.'
	python -m pip install --quiet --no-build-isolation --editable .
	touch $@

$(STAMPS)/dev: $(STAMPS)/package pyproject.toml
	python -m pip install --quiet --group dev
	touch $@

$(STAMPS)/system:
	@mkdir -p $(@D)
	missing=$$(for package in $(TEST_PACKAGES); do dpkg -s $$package >/dev/null 2>&1 || echo $$package; done); \
	if [ -n "$$missing" ]; then $(APT) update && $(APT) install -y --no-install-recommends $$missing; fi
	touch $@
