# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What tests/run.sh, examples/run.sh and .ci/run share: find the tools, or install them on Debian.

say() { printf 'topoban: %s\n' "$*"; }
fail() {
    printf 'topoban: %s\n' "$*" >&2
    exit 1
}

# has_cmake_package NAME: would find_package(NAME) find one in the usual places?
has_cmake_package() {
    local prefix file dir=${1}_DIR prefixes=${CMAKE_PREFIX_PATH-}
    if [ -n "${!dir-}" ]; then return 0; fi
    for prefix in ${prefixes//[:;]/ } /usr/local /usr; do
        for file in "$prefix"/{share,lib,lib64,lib/*}/cmake/"$1"*/"$1"Config.cmake; do
            if [ -e "$file" ]; then return 0; fi
        done
    done
    return 1
}

# set_up [PACKAGE...]: what every build needs, and the Debian packages named.
set_up() {
    local missing=() package
    command -v "${CXX:-c++}" >/dev/null || missing+=(g++)
    command -v cmake >/dev/null || missing+=(cmake)
    command -v ninja >/dev/null || command -v make >/dev/null || missing+=(ninja-build)
    has_cmake_package nlohmann_json || missing+=(nlohmann-json3-dev)
    has_cmake_package Catch2 || missing+=(catch2)
    for package in "$@"; do
        dpkg-query -W -f '${Status}\n' "$package" 2>/dev/null | grep -q 'ok installed' ||
            missing+=("$package")
    done
    if [ ${#missing[@]} -gt 0 ]; then install_packages "${missing[@]}"; fi

    local version
    version=$(cmake --version | sed -n 's/^cmake version //p')
    if [ "$(printf '%s\n' 3.25 "$version" | sort -V | head -n 1)" != 3.25 ]; then
        fail "CMake 3.25 or newer is needed; $(command -v cmake) is $version"
    fi
    # An existing build directory keeps its generator.
    if command -v ninja >/dev/null; then export CMAKE_GENERATOR=${CMAKE_GENERATOR:-Ninja}; fi
}

install_packages() {
    command -v apt-get >/dev/null ||
        fail "missing, by Debian's names: $* (no apt-get here: please install them)"
    [ "$(id -u)" -eq 0 ] || fail "missing, and only root can install it: apt-get install $*"
    say "installing $* with apt-get"
    local log reached=yes
    log=$(mktemp)
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q -o APT::Update::Error-Mode=any </dev/null >"$log" 2>&1 || reached=no
    if ! apt-get install -q -y --no-install-recommends "$@" </dev/null >>"$log" 2>&1; then
        local reason
        reason=$(grep -m 1 '^E:.*\(Unable to locate\|no installation candidate\)' "$log" ||
            grep -m 1 '^[EW]:' "$log" || tail -n 1 "$log")
        rm -f "$log"
        if [ $reached = no ]; then
            fail "apt-get does not reach the package archive to install $* ($reason)"
        fi
        fail "apt-get cannot install $* ($reason)"
    fi
    rm -f "$log"
}

# build_release TARGET...: configures and builds the preset, quietly where nothing is wrong.
build_release() {
    local log
    log=$(mktemp)
    if ! cmake --preset release >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        fail "cmake --preset release failed"
    fi
    rm -f "$log"
    cmake --build --preset release --parallel "$(nproc)" --target "$@" ||
        fail "the build in build/release failed"
}
