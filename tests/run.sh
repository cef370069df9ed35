#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bash tests/run.sh [--long] [CTEST ARGUMENT...]
# Sets up what is missing, builds build/release and runs every test (or what the arguments choose,
# for example -L unit). --long runs the random tests ten times as long.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. cmake/setup.sh

if [ "${1-}" = --long ]; then
    export TOPOBAN_ITERATIONS=1000
    shift
fi

SECONDS=0
packages=()
# Where a missing package only skips a test, it is installed by those who may not skip.
if [ "${CI-}" = true ]; then packages=(pkg-config python3-jsonschema fairy-stockfish); fi
set_up "${packages[@]}"
build_release all
built=$SECONDS
ctest --preset release --parallel "$(nproc)" "$@" </dev/null || fail "tests failed"
say "all tests passed (set-up and build $built s, tests $((SECONDS - built)) s)"
