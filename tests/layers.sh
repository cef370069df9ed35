#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bash tests/layers.sh [INCLUDE_DIRECTORY]
# A header includes only lower layers or its own folder, and only json/ knows nlohmann/json.
# An umbrella header (topoban/go.hpp) belongs to the layer of its name.
set -euo pipefail

boards="core surface boards stones game"
games="go crystal_go shogi"
declare -A lower=(
    [core]=""
    [surface]="core"
    [boards]="core surface"
    [stones]="core surface game"
    [game]="core"
    [go]="core surface stones game"
    [crystal_go]="core surface stones game"
    [shogi]="core surface game"
    [catalog]="$boards $games"
    [render]="$boards $games catalog"
    [json]="$boards $games catalog"
    [topoban]="$boards $games catalog render"
    [version]=""
)

# layer_of topoban/go/state.hpp or topoban/go.hpp: go
layer_of() {
    local rest=${1#topoban/}
    rest=${rest%%/*}
    printf '%s' "${rest%.hpp}"
}

check() { # check INCLUDE_DIRECTORY: prints each violation, fails if there is one
    local header layer line number included target bad=0
    while IFS= read -r header; do
        layer=$(layer_of "$header")
        if [ -z "${lower[$layer]+known}" ]; then
            echo "$header: layer '$layer' is not in the table of tests/layers.sh"
            bad=1
            continue
        fi
        while IFS= read -r line; do
            number=${line%%:*}
            [[ $line =~ [\<\"]([^\>\"]*) ]] || continue
            included=${BASH_REMATCH[1]}
            case $included in
            topoban/*) target=$(layer_of "$included") ;;
            *nlohmann*) target=nlohmann ;;
            ../* | */../*) target="the relative path $included" ;;
            *) continue ;;
            esac
            case " $layer version ${lower[$layer]} " in *" $target "*) continue ;; esac
            if [ "$layer $target" = "json nlohmann" ]; then continue; fi
            echo "$header:$number: $layer/ may not include $target ($included)"
            bad=1
        done < <(grep -nE '^[[:space:]]*#[[:space:]]*include' "$1/$header" || true)
        if [ "$layer" != json ] && grep -nE '\bnlohmann\b' "$1/$header" >/dev/null; then
            echo "$header: only json/ may name nlohmann"
            bad=1
        fi
    done < <(cd "$1" && find topoban -name '*.hpp' | sort)
    return $bad
}

# The check itself is checked: each of these headers must be refused, and the last accepted.
self_test() {
    local tree n=0
    tree=$(mktemp -d)
    trap 'rm -rf "$tree"' RETURN
    refuses() { # refuses PATH TEXT
        rm -rf "$tree/topoban"
        mkdir -p "$tree/$(dirname "$1")"
        printf '%s\n' "$2" >"$tree/$1"
        if check "$tree" >/dev/null; then
            echo "self-test: '$2' in $1 is accepted"
            n=1
        fi
    }
    refuses topoban/core/a.hpp '#include <topoban/surface/b.hpp>'
    refuses topoban/go/a.hpp '  #  include "topoban/boards/torus.hpp"'
    refuses topoban/boards/a.hpp '#include <topoban/go.hpp>'
    refuses topoban/go/a.hpp '#include "../shogi/b.hpp"'
    refuses topoban/render/a.hpp '#include <nlohmann/json.hpp>'
    refuses topoban/catalog/a.hpp 'using nlohmann::json;'
    refuses topoban/topoban.hpp '#include <topoban/json/read.hpp>'
    refuses topoban/extra/a.hpp ''
    rm -rf "$tree/topoban"
    mkdir -p "$tree/topoban/json"
    printf '#include <%s>\n' topoban/json/b.hpp topoban/go.hpp nlohmann/json.hpp vector \
        >"$tree/topoban/json/a.hpp"
    check "$tree" || n=1
    return $n
}

self_test
check "${1:-"$(dirname "${BASH_SOURCE[0]}")/../include"}"
