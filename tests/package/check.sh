#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bash tests/package/check.sh WAY BUILD_DIRECTORY WORK_DIRECTORY
# Uses the library from outside, as a stranger would, in a fresh folder. WAY is installed,
# installed_without_json, add_subdirectory, fetch_content, pkg_config, amalgamated, vcpkg_port or
# conan_recipe (these two without vcpkg and Conan: see .packaging/README.md).
set -euo pipefail
way=$1
build=$2
work=$3
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

rm -rf "$work"
mkdir -p "$work"
cp -r "$source/tests/package/consumer" "$work/consumer"
cd "$work"

# The prefix is moved after the installation: nothing in it may know where it was made.
install_and_move() {
    cmake --install "$build" --prefix "$work/first" >install.log
    mv first prefix
    if grep -rlF -e "$source" -e "$work/first" prefix; then
        echo "these installed files name the machine they were made on"
        exit 1
    fi
}

consume() { # consume CMAKE_ARGUMENT...
    cmake -S consumer -B build -D CMAKE_BUILD_TYPE=Debug -D WAY="$way" "$@"
    cmake --build build
    ./build/consumer
    if [ -e build/json_consumer ]; then ./build/json_consumer; fi
}

case $way in
installed)
    install_and_move
    consume -D CMAKE_PREFIX_PATH="$work/prefix"
    test -x build/json_consumer
    ;;
installed_without_json)
    install_and_move
    consume -D CMAKE_PREFIX_PATH="$work/prefix" -D CMAKE_DISABLE_FIND_PACKAGE_nlohmann_json=ON
    test ! -e build/json_consumer
    ;;
add_subdirectory | fetch_content)
    consume -D TOPOBAN_SOURCE="$source"
    test -x build/json_consumer
    ;;
pkg_config)
    if ! command -v pkg-config >/dev/null; then
        echo "skipped: no pkg-config (apt-get install pkg-config)"
        if [ "${CI-}" = true ]; then exit 1; fi
        exit 77
    fi
    install_and_move
    flags=$(PKG_CONFIG_PATH="$work/prefix/share/pkgconfig" pkg-config --cflags topoban)
    # shellcheck disable=SC2086 # several flags
    "${CXX:-c++}" -std=c++20 $flags consumer/main.cpp consumer/capture.cpp -o main
    ./main
    ;;
amalgamated)
    cmake --build "$build" --target topoban-amalgamate
    mkdir alone
    cp "$build"/amalgamated/*.hpp alone
    for file in capture.hpp capture.cpp main.cpp json.cpp; do
        sed -E -e 's|<topoban/topoban.hpp>|"topoban.hpp"|' \
            -e 's|<topoban/json/.*>|"topoban_json.hpp"|' "consumer/$file" >"alone/$file"
    done
    cd alone
    "${CXX:-c++}" -std=c++20 -c capture.cpp
    "${CXX:-c++}" -std=c++20 main.cpp capture.o -o main
    ./main
    "${CXX:-c++}" -std=c++20 json.cpp capture.o -o json
    ./json
    ;;
vcpkg_port)
    port=$source/.packaging/vcpkg/topoban
    cmake -D PORT="$port" -D WORK="$work/port" -D FEATURES=json \
        -P "$source/tests/package/vcpkg_stand_in.cmake"
    cmp "$source/LICENSE" port/package/share/topoban/copyright
    cmp "$port/usage" port/package/share/topoban/usage
    consume -D CMAKE_PREFIX_PATH="$work/port/package"
    test -x build/json_consumer
    ;;
conan_recipe)
    if ! command -v python3 >/dev/null; then
        echo "skipped: no python3 (apt-get install python3)"
        if [ "${CI-}" = true ]; then exit 1; fi
        exit 77
    fi
    python3 "$source/tests/package/conan_stand_in.py" "$source/.packaging" "$work"
    cmp "$source/LICENSE" package/licenses/LICENSE
    for program in play read; do
        "${CXX:-c++}" -std=c++20 -I package/include \
            "$source/.packaging/test_package/$program.cpp" -o $program
        ./$program
    done
    ;;
*)
    echo "unknown way: $way"
    exit 2
    ;;
esac
