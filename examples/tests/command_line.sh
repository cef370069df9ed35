#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bash examples/tests/command_line.sh CASE PROGRAMS
# One test of how the example programs treat files and their command line: the function test_CASE,
# run in an empty folder. PROGRAMS is the folder they were built in. Exit status 77: cannot be tested here.
set -uo pipefail
programs=$(realpath "$2")
draw=$programs/draw
board=(--board go-grid-3x3-v1)

wrong() {
    printf 'wrong: %s\n' "$*" >&2
    exit 1
}
# expect STATUS COMMAND...: what it says is kept in ./out and ./err.
expect() {
    local wanted=$1 status=0
    shift
    "$@" >"$work/out" 2>"$work/err" || status=$?
    cat "$work/err" >&2
    [ $status -eq "$wanted" ] || wrong "exit status $status, not $wanted: $*"
}
# says FILE TEXT: does ./out or ./err hold the text?
says() { grep -qF -e "$2" "$work/$1" || wrong "std$1 does not say: $2"; }
says_nothing() { [ ! -s "$work/$1" ] || wrong "std$1 says: $(cat "$work/$1")"; }
is_picture() { [ "$(tail -c 7 "$1")" = "</svg>" ] || wrong "$1 is no whole picture"; }
# holds NAME...: are these all the files here?
holds() {
    local found
    found=$(find . -mindepth 1 | sort)
    [ "$found" = "$(printf './%s\n' "$@" | sort)" ] || wrong "the folder holds $found"
}
mode_is() { [ "$(stat -c %a "$1")" = "$2" ] || wrong "$1 has mode $(stat -c %a "$1")"; }

# --- saving ----------------------------------------------------------------------------------------
test_save_spares_a_users_part_file() {
    echo mine >a.svg.part
    expect 0 "$draw" "${board[@]}" -o a.svg
    is_picture a.svg
    [ "$(cat a.svg.part)" = mine ] || wrong "the user's file is lost"
    holds a.svg a.svg.part
}
test_save_follows_no_link_at_the_part_file() {
    echo mine >kept
    ln -s kept a.svg.part
    expect 0 "$draw" "${board[@]}" -o a.svg
    [ "$(cat kept)" = mine ] || wrong "the link was followed"
    [ -L a.svg.part ] || wrong "the link is gone"
    holds a.svg a.svg.part kept
}
test_save_keeps_the_mode() {
    echo old >a.svg
    for mode in 600 640 664 755; do
        chmod $mode a.svg
        expect 0 "$draw" "${board[@]}" -o a.svg
        is_picture a.svg
        mode_is a.svg $mode
    done
}
test_save_makes_a_new_file_by_the_umask() {
    umask 027
    expect 0 "$draw" "${board[@]}" -o a.svg
    mode_is a.svg 640
}
test_save_keeps_a_link() {
    mkdir there
    echo old >there/a.svg
    chmod 600 there/a.svg
    ln -s a.svg there/second
    ln -s there/second first
    expect 0 "$draw" "${board[@]}" -o first
    is_picture there/a.svg
    mode_is there/a.svg 600
    [ "$(readlink first)" = there/second ] || wrong "the link changed"
    [ "$(readlink there/second)" = a.svg ] || wrong "the second link changed"
    holds first there there/a.svg there/second
}
test_save_writes_what_a_link_to_nothing_names() {
    mkdir there
    ln -s there/a.svg link
    expect 0 "$draw" "${board[@]}" -o link
    is_picture there/a.svg
    [ -L link ] || wrong "the link is gone"
    holds link there there/a.svg
}
test_save_refuses_links_in_a_circle() {
    ln -s two one
    ln -s one two
    expect 1 "$draw" "${board[@]}" -o one
    says err "symbolic links"
    holds one two
}
test_save_takes_the_longest_name() {
    local name
    name=$(printf 'a%.0s' {1..255})
    expect 0 "$draw" "${board[@]}" -o "$name"
    holds "$name"
}
test_save_writes_to_a_pipe() {
    "$draw" "${board[@]}" -o /dev/stdout | cat >a.svg || wrong "exit status"
    is_picture a.svg
    mkfifo pipe
    cat pipe >b.svg &
    expect 0 "$draw" "${board[@]}" -o pipe
    wait $!
    is_picture b.svg
    [ -p pipe ] || wrong "the pipe is gone"
}
test_save_spares_a_folder() {
    mkdir a.svg
    expect 1 "$draw" "${board[@]}" -o a.svg
    says err "Is a directory"
    holds a.svg
}
test_save_refuses_a_file_not_to_be_written() {
    echo old >a.svg
    chmod 400 a.svg
    [ ! -w a.svg ] || exit 77 # root
    expect 1 "$draw" "${board[@]}" -o a.svg
    says err "Permission denied"
    [ "$(cat a.svg)" = old ] || wrong "it was written"
    holds a.svg
}
test_save_leaves_nothing_of_a_file_too_large() {
    echo old >a.svg
    ulimit -f 1 # KiB
    trap '' XFSZ # the write fails; without this the signal ends the program
    expect 1 "$draw" --board go-klein-9x18-v1 -o a.svg
    says err "File too large"
    [ "$(cat a.svg)" = old ] || wrong "the old file is lost"
    holds a.svg
    trap - XFSZ
    expect $((128 + $(kill -l XFSZ))) "$draw" --board go-klein-9x18-v1 -o a.svg
    [ "$(cat a.svg)" = old ] || wrong "the old file is lost"
    holds a.svg
}
test_save_leaves_nothing_on_a_signal() {
    local preloaded=("$programs"/*signal_at_rename*)
    [ -e "${preloaded[0]}" ] || wrong "signal_at_rename was not built"
    for signal in HUP INT PIPE TERM; do
        rm -f a.svg
        local number
        number=$(kill -l $signal)
        expect $((128 + number)) env --default-signal=$signal LD_PRELOAD="${preloaded[0]}" \
            RAISED_AT_RENAME="$number" "$draw" "${board[@]}" -o a.svg
        is_picture a.svg
        holds a.svg
    done
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/here"
cd "$work/here" || exit 1
declare -F "test_$1" >/dev/null || wrong "there is no case $1"
"test_$1"
