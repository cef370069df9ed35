// SPDX-License-Identifier: MIT
#include <topoban/shogi/position.hpp>

#include "catch.hpp"

#include <functional>
#include <set>

using namespace topoban;
using shogi::facing;
using shogi::piece;
using enum shogi::piece_type;

namespace {
using position = shogi::position<81>;

/// Both kings, and a piece on e5.
position with(piece on_e5) {
    position p;
    p.put(4, {player::first, king});
    p.put(76, {player::second, king});
    p.put(40, on_e5);
    return p;
}

/// Whether two positions are one for repetition, asked of whole positions and of keys.
bool is_same(const position& a, const position& b) {
    const bool same = same_for_repetition(a, b);
    CHECK((key_of(a) == key_of(b)) == same);
    return same;
}
} // namespace

TEST_CASE("A position is its pieces, hands and side to move", "[shogi]") {
    position p = with({player::first, gold});
    CHECK(p.at(40) == piece(player::first, gold));
    CHECK(p.at(41).is_empty());
    CHECK(p.king_of(player::second) == 76);
    CHECK_FALSE(position{}.king_of(player::first));
    p.hand_of(player::second).add(pawn);
    CHECK(p.hands[1].count(pawn) == 1);
    CHECK(p.hands[0].empty());
    p.put(40, {});
    CHECK(p.at(40).is_empty());
}

TEST_CASE("Everything a position is counts for repetition", "[shogi]") {
    const piece golden(player::first, gold);
    const position p = with(golden);
    CHECK(is_same(p, p));
    CHECK_FALSE(is_same(p, with({})));
    CHECK_FALSE(is_same(p, with({player::first, silver})));
    CHECK_FALSE(is_same(p, with({player::second, gold, facing::up})));
    CHECK_FALSE(
        is_same(with({player::first, silver}), with(piece(player::first, silver).promoted())));
    position other = p;
    other.turn = player::second;
    CHECK_FALSE(is_same(p, other));
    other = p;
    other.put(41, golden);
    other.put(40, {});
    CHECK_FALSE(is_same(p, other));
    // Hands: whose, which, how many.
    std::set<std::uint64_t> keys{key_of(p)};
    for (const player who : {player::first, player::second})
        for (const auto type : shogi::hand_types)
            for (const int count : {1, 2, 255}) {
                position held = p;
                held.hand_of(who).add(type, count);
                CHECK_FALSE(is_same(p, held));
                keys.insert(key_of(held));
            }
    CHECK(keys.size() == 1 + 2 * 7 * 3);
}

TEST_CASE("Facing counts for repetition where movement depends on it", "[shogi]") {
    for (const auto type : shogi::piece_types)
        for (const bool promoted : {false, true}) {
            piece p(player::second, type);
            if (promoted) p = p.promoted();
            CAPTURE(p);
            CHECK_FALSE(with(p) == with(p.reversed()));
            const bool never_counts = type == king || type == rook || type == bishop;
            CHECK(is_same(with(p), with(p.reversed())) == never_counts);
        }
}

TEST_CASE("A hash follows the key", "[shogi]") {
    const std::hash<position> hash;
    CHECK(hash(with({player::first, rook})) == hash(with({player::first, rook, facing::down})));
    CHECK(hash(with({player::first, gold})) != hash(with({player::first, gold, facing::down})));
}
