// SPDX-License-Identifier: MIT
#include <topoban/shogi/repetition.hpp>

#include "catch.hpp"

#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <sstream>
#include <string>

using namespace topoban;
using enum shogi::piece_type;

namespace {

using position = shogi::position<9>;

/// One of a few positions of two kings; the side to move is as given.
position numbered(int place, player turn) {
    position p;
    p.put(place, {player::first, king});
    p.put(8, {player::second, king});
    p.turn = turn;
    return p;
}

/// What a memory says after a start at place 0 and actions to these places by turns, the first
/// player's first; a negative place (-1 − place) is a check.
template <class Hash = full_hash>
std::string verdict(std::initializer_list<int> places, player first = player::first) {
    shogi::repetition_memory<9, Hash> memory;
    player turn = first;
    const auto add = [&](int place, bool is_check) {
        const position p = numbered(place, turn);
        memory.add(shogi::key_of(p), p, is_check);
    };
    add(0, false);
    for (const int place : places) {
        if (memory.verdict()) return "too early";
        turn = opponent(turn);
        add(place < 0 ? -1 - place : place, place < 0);
    }
    std::ostringstream words;
    words << memory.occurrences() << ' ';
    if (const auto end = memory.verdict())
        words << *end;
    else
        words << "open";
    return words.str();
}

} // namespace

TEST_CASE("The fourth occurrence ends a game, the start counted", "[shogi]") {
    CHECK(verdict({}) == "1 open");
    CHECK(verdict({1, 2, 3, 0}) == "2 open");
    CHECK(verdict({1, 2, 3, 0, 1, 2, 3, 0}) == "3 open");
    CHECK(verdict({1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0}) == "4 repetition");
    // The same cells with the other side to move are another position.
    CHECK(verdict({0, 0, 0, 0, 0}) == "3 open");
    CHECK(verdict({0, 0, 0, 0, 0, 0}) == "4 repetition");
}

TEST_CASE("Who alone checked with every action loses", "[shogi]") {
    CHECK(verdict({-2, 0, -2, 0, -2, 0}) == "4 perpetual-check, B wins");
    CHECK(verdict({-2, 0, -2, 0, -2, 0}, player::second) == "4 perpetual-check, A wins");
    CHECK(verdict({1, -1, 1, -1, 1, -1}) == "4 perpetual-check, A wins");
    CHECK(verdict({-2, -1, -2, -1, -2, -1}) == "4 repetition"); // both
    CHECK(verdict({-2, 0, 1, 0, -2, 0}) == "4 repetition");     // one check is missing
}

TEST_CASE("What came before the first occurrence does not count", "[shogi]") {
    // Quiet moves lead to place 4; from there on the first player checks all the time.
    CHECK(verdict({5, 4, -2, 4, -2, 4, -2, 4}) == "4 perpetual-check, B wins");
    // A quiet way back between does.
    CHECK(verdict({-4, 4, 5, 6, -2, 4, -2, 4, -2, 4}) == "4 repetition");
}

TEST_CASE("Positions are compared, not keys", "[shogi]") {
    CHECK(verdict<four_bit_hash>({1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7}) == "1 open");
    CHECK(verdict<four_bit_hash>({1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0}) == "4 repetition");
}

TEMPLATE_TEST_CASE("Occurrences are counted without end, as an experiment needs it", "[shogi]",
                   full_hash, four_bit_hash, constant_hash) {
    // Four positions in turn, and now and then one that stood only a few times.
    shogi::repetition_memory<9, TestType> memory;
    std::array<int, 8> stood{};
    for (int i = 0; i < 2000; ++i) {
        const int place = i % 100 == 99 ? 4 + i / 100 % 4 : i % 4;
        const position p = numbered(place, player::first);
        memory.add(shogi::key_of(p), p, false);
        CAPTURE(i, place);
        REQUIRE(memory.occurrences() == ++stood[std::size_t(place)]);
    }
}

TEST_CASE("The facing of a king counts for no occurrence, however far back", "[shogi]") {
    shogi::repetition_memory<9, constant_hash> memory;
    const auto add = [&](int place, shogi::facing faces) {
        position p;
        p.put(place, {player::first, king, faces});
        p.put(8, {player::second, king});
        memory.add(shogi::key_of(p), p, false);
        return memory.occurrences();
    };
    CHECK(add(0, shogi::facing::up) == 1);
    for (int i = 0; i < 200; ++i) add(1 + i % 7, shogi::facing::up);
    CHECK(add(0, shogi::facing::down) == 2);
    for (int i = 0; i < 200; ++i) add(1 + i % 7, shogi::facing::down);
    CHECK(add(0, shogi::facing::up) == 3);
    CHECK(add(1, shogi::facing::up) == 59);
}

TEST_CASE("A memory keeps what has stood, oldest first", "[shogi]") {
    shogi::repetition_memory<9, full_hash> memory;
    for (int place = 0; place < 5; ++place) {
        const position p = numbered(place, player::first);
        memory.add(shogi::key_of(p), p, false);
    }
    CHECK(memory.size() == 5);
    CHECK(memory.latest().position == numbered(4, player::first));
    const auto all = memory.oldest_first();
    REQUIRE(all.size() == 5);
    for (int place = 0; place < 5; ++place)
        CHECK(all[std::size_t(place)].position == numbered(place, player::first));
}
