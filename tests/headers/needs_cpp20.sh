#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bash tests/headers/needs_cpp20.sh COMPILER INCLUDE_DIRECTORY
# Told an older standard, the compiler says one sentence for each header and stops there.
set -euo pipefail
compiler=$1
cd "$2"

bad=0
for header in $(find topoban -name '*.hpp'); do
    said=$(echo "#include <$header>" |
        "$compiler" -x c++ -std=c++17 -I. -fsyntax-only - 2>&1 | grep 'error:') || true
    if [ "$(grep -c 'Topoban needs C++20: compile with -std=c++20' <<<"$said")" -ne 1 ] ||
        [ "$(wc -l <<<"$said")" -ne 2 ]; then
        printf '%s:\n%s\n' "$header" "$said"
        bad=1
    fi
done
exit $bad
