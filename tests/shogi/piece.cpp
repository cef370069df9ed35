// SPDX-License-Identifier: MIT
#include <topoban/shogi/piece.hpp>

#include "catch.hpp"

#include <set>
#include <sstream>
#include <string>

using namespace topoban;
using shogi::facing;
using shogi::piece;
using shogi::piece_type;

TEST_CASE("Kinds have the letters of the documents, hands their order", "[shogi]") {
    std::string kinds;
    for (const piece_type type : shogi::piece_types) {
        kinds += shogi::letter(type);
        CHECK(shogi::piece_type_of(shogi::letter(type)) == type);
    }
    CHECK(kinds == "KRBGSNLP");
    std::string held;
    for (const piece_type type : shogi::hand_types) held += shogi::letter(type);
    CHECK(held == "RBGSNLP");
    for (const char c : {'k', 'A', '+', ' ', '\0'}) CHECK_FALSE(shogi::piece_type_of(c));
}

TEST_CASE("All kinds but king and gold have a promoted side", "[shogi]") {
    std::string promotable;
    for (const piece_type type : shogi::piece_types)
        if (shogi::is_promotable(type)) promotable += shogi::letter(type);
    CHECK(promotable == "RBSNLP");
}

TEST_CASE("The first player faces up the chart, the second down", "[shogi]") {
    CHECK(shogi::default_facing(player::first) == facing::up);
    CHECK(shogi::default_facing(player::second) == facing::down);
    CHECK(shogi::forward(facing::up) == direction::north);
    CHECK(shogi::forward(facing::down) == direction::south);
    CHECK(shogi::opposite(facing::up) == facing::down);
    CHECK(shogi::letter(player::first) == 'A');
    CHECK(shogi::letter(player::second) == 'B');
}

TEST_CASE("A piece keeps owner, kind, promotion and facing apart", "[shogi]") {
    std::set<int> codes;
    for (const player owner : {player::first, player::second})
        for (const piece_type type : shogi::piece_types)
            for (const facing f : {facing::up, facing::down})
                for (const piece p : {piece(owner, type, f), piece(owner, type, f).promoted()}) {
                    CHECK_FALSE(p.is_empty());
                    CHECK(p.owner() == owner);
                    CHECK(p.type() == type);
                    CHECK(p.faces() == f);
                    CHECK(p.is(owner, type));
                    CHECK_FALSE(p.belongs_to(opponent(owner)));
                    CHECK(p.reversed().faces() != f);
                    CHECK(p.reversed().reversed() == p);
                    codes.insert(p.code());
                }
    CHECK(codes.size() == 64);
    CHECK_FALSE(codes.contains(piece().code()));
    CHECK(piece().is_empty());
    CHECK_FALSE(piece().belongs_to(player::first));
    CHECK_FALSE(piece().is(player::first, piece_type::king));
}

TEST_CASE("Facing counts for what moves by it: not for king, rook and bishop", "[shogi]") {
    std::string counting;
    for (const piece_type type : shogi::piece_types) {
        const piece p(player::second, type);
        CHECK((p.for_repetition() == p.reversed().for_repetition()) == !p.has_facing_that_counts());
        CHECK(p.promoted().has_facing_that_counts() == p.has_facing_that_counts());
        if (p.has_facing_that_counts()) counting += shogi::letter(type);
    }
    CHECK(counting == "GSNLP");
    CHECK(piece().for_repetition() == piece());
}

TEST_CASE("Pieces print as traces write them", "[shogi]") {
    std::ostringstream out;
    out << piece(player::first, piece_type::pawn) << ' '
        << piece(player::second, piece_type::rook).promoted() << ' '
        << piece(player::second, piece_type::gold, facing::up) << ' ' << piece();
    CHECK(out.str() == "AP^ BR+v BG^ -");
}
