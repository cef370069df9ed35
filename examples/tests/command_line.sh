#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bash examples/tests/command_line.sh CASE PROGRAMS
# One test of how the example programs treat files and their command line: the function test_CASE,
# run in an empty folder. PROGRAMS is the folder they were built in. Exit status 77: cannot be tested here.
set -uo pipefail
programs=$(realpath "$2")
fixtures=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../../fixtures")
draw=$programs/draw
replay=$programs/replay
trace=$programs/trace
lessons=$programs/crystal_go_lessons
record=$fixtures/records/crystal-ko.json
a_trace=$fixtures/traces/go-grid-3x4-v1-study-1.jsonl
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
    found=$(find . -mindepth 1 -printf '%P\n' | sort)
    [ "$found" = "$([ $# -eq 0 ] || printf '%s\n' "$@" | sort)" ] || wrong "the folder holds $found"
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

# --- reading ---------------------------------------------------------------------------------------
test_read_standard_input() {
    expect 0 "$draw" "$record"
    mv "$work/out" shown
    expect 0 "$draw" - <"$record"
    cmp shown "$work/out" || wrong "draw shows another picture"
    expect 0 "$draw" --animation - -o animation.svg <"$record"
    is_picture animation.svg
    expect 0 "$replay" - <"$record"
    expect 0 "$lessons" - <"$record"
    expect 0 "$trace" verify - <"$a_trace"
    says out "-: every field of every line agrees"
    # From a pipe, too, which cannot be read twice.
    expect 0 "$draw" - < <(cat "$record")
    cmp shown "$work/out" || wrong "draw shows another picture from a pipe"
}
# cannot_read REASON FILE: every program that reads says so.
cannot_read() {
    local command
    for command in "$draw" "$replay" "$lessons" "$trace verify"; do
        # shellcheck disable=SC2086 # the program and its first word
        expect 1 $command "$2"
        says err "$2: document: unreadable: $1"
    done
}
test_read_says_that_there_is_no_file() { cannot_read "No such file or directory" none.json; }
test_read_says_that_it_is_a_folder() { cannot_read "Is a directory" .; }
test_read_says_that_links_go_in_a_circle() {
    ln -s circle circle
    cannot_read "Too many levels of symbolic links" circle
}
test_read_says_that_a_part_of_the_path_is_no_folder() {
    echo >file
    cannot_read "Not a directory" file/record.json
}
test_read_says_that_it_is_not_permitted() {
    cp "$record" record.json
    chmod 000 record.json
    [ ! -r record.json ] || exit 77 # root
    cannot_read "Permission denied" record.json
}
test_read_a_closed_standard_input_is_no_empty_document() {
    cannot_read "Bad file descriptor" - <&-
}
test_read_a_folder_as_standard_input_is_no_empty_document() {
    cannot_read "Is a directory" - </
}
test_read_an_empty_standard_input_is_an_empty_document() {
    local command
    for command in "$draw" "$replay" "$lessons" "$trace verify"; do
        # shellcheck disable=SC2086 # the program and its first word
        expect 1 $command - </dev/null
        says err "syntax at byte 0"
    done
}

# --- traces ----------------------------------------------------------------------------------------
test_trace_is_verified_beyond_the_size_of_a_document() {
    expect 0 "$trace" generate go-grid-3x4-v1 1 14 -o small.jsonl
    # White space makes each of its lines 900 000 bytes long.
    awk '{ printf "%s%*s%s\n", "{", 900000 - length($0), "", substr($0, 2) }' small.jsonl >large.jsonl
    [ "$(wc -c <large.jsonl)" -gt 10000000 ] || wrong "it is not large"
    expect 0 "$trace" verify large.jsonl
    expect 0 "$trace" verify - <large.jsonl
}
test_trace_line_beyond_its_bound_is_refused_by_its_ply() {
    head -n 1 "$a_trace" >long.jsonl
    head -c 1000001 /dev/zero | tr '\0' ' ' >>long.jsonl
    expect 1 "$trace" verify long.jsonl
    says err "ply 1: document: over_limit: expected at most 1000000 bytes"
}

# --- command lines ---------------------------------------------------------------------------------
every_program=(add_a_surface crystal_go_lessons draw find_lessons perft replay topology trace)
test_options_help() {
    local program source
    for source in "$(dirname "$fixtures")"/examples/*.cpp; do
        program=$(basename "$source" .cpp)
        [[ " ${every_program[*]} " = *" $program "* ]] || wrong "$program is not tested"
    done
    for program in "${every_program[@]}"; do
        expect 0 "$programs/$program" --help
        says out "usage: $program"
        says out "exit status: 0"
        says_nothing err
    done
    expect 0 "$draw" a.json --ply 3 --help
    says out "usage: draw"
    holds
}
test_options_unknown_are_wrong_use() {
    local program
    for program in "${every_program[@]}"; do
        expect 2 "$programs/$program" --no-such-option
        says err "usage: $program"
        says_nothing out
    done
}
test_options_without_a_value_are_wrong_use() {
    local option
    for option in --board --chain --ray -o --ply --ghosts; do
        expect 2 "$draw" "$record" $option
        expect 2 "$draw" "$record" $option ""
    done
    expect 2 "$trace" generate go-grid-3x4-v1 1 2 -o
}
test_options_end_at_two_hyphens() {
    cp "$record" ./--animation
    cp "$record" ./--help
    cp "$a_trace" ./-o
    expect 0 "$draw" -- --animation
    expect 0 "$draw" --ply 1 -- --help
    expect 0 "$replay" -- --animation --help
    expect 0 "$lessons" -- --animation
    expect 0 "$trace" verify -- -o
    expect 0 "$programs/perft" --divide -- go-grid-3x3-v1 1
    expect 0 "$programs/topology" --adjacency -- go-grid-3x3-v1
    expect 0 "$programs/add_a_surface" --
    expect 2 "$draw" --
    expect 2 "$replay" --
    expect 0 "$draw" "${board[@]}" -o -- # a value is no option
    is_picture ./--
}
test_options_go_before_and_after_words() {
    expect 0 "$draw" --ply 1 "$record"
    mv "$work/out" before
    expect 0 "$draw" "$record" --ply 1
    cmp before "$work/out" || wrong "the order matters"
    expect 0 "$trace" generate -o a.jsonl go-grid-3x4-v1 1 2
    expect 0 "$trace" verify a.jsonl
}
test_options_output_that_cannot_be_written_is_an_error() {
    local status=0
    [ -w /dev/full ] || exit 77
    "$draw" --help >/dev/full || status=$?
    [ $status -eq 1 ] || wrong "exit status $status"
    "$draw" "${board[@]}" >&- && wrong "exit status 0"
    "$replay" "$record" >&- && wrong "exit status 0"
    true
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/here"
cd "$work/here" || exit 1
declare -F "test_$1" >/dev/null || wrong "there is no case $1"
"test_$1"
