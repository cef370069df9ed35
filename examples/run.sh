#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bash examples/run.sh [RECORD...]
# Sets up what is missing, builds the example programs it runs, replays records (by default those of
# fixtures/records) and draws each as a picture.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. cmake/setup.sh

records=("$@")
if [ $# -eq 0 ]; then records=(fixtures/records/*.json); fi
[ -e "${records[0]}" ] || fail "no such record: ${records[0]}"
pictures=build/pictures

programs=(replay)
if [ -e examples/draw.cpp ]; then programs+=(draw); fi
[ -e examples/replay.cpp ] || fail "examples/replay.cpp is missing"
set_up
build_release "${programs[@]}"

build/release/examples/replay "${records[@]}" || fail "a record is wrong"
summary="${#records[@]} records replayed"
if [ -e examples/draw.cpp ]; then
    mkdir -p $pictures
    for record in "${records[@]}"; do
        picture=$pictures/$(basename "$record" .json).svg
        build/release/examples/draw "$record" --ply end -o "$picture" || fail "$record cannot be drawn"
    done
    summary="$summary, and drawn in $pictures/"
fi
say "$summary"
