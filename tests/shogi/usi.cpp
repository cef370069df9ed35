// SPDX-License-Identifier: MIT
#include <topoban/shogi/usi.hpp>

#include <topoban/catalog/armies.hpp>

#include "catch.hpp"
#include "support/shogi_game.hpp"

#include <string>

using namespace topoban;
using catalog::flat_shogi;
using shogi::piece;
using shogi::piece_type;

TEST_CASE("Ordinary SFEN is another pair of functions") {
    const auto start = flat_shogi::layout().start;
    const std::string text = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    CHECK(shogi::to_sfen(start) == text);
    CHECK(*shogi::parse_sfen(text) == start);
    CHECK(*shogi::parse_sfen("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -") ==
          start);
    CHECK(!shogi::parse_sfen(shogi::to_text<flat_shogi::surface>(start)));
    const auto hands = shogi::parse_sfen("4k4/9/9/9/9/9/9/9/4K4 w RBGSNLP3g3n17p 1");
    REQUIRE(hands);
    CHECK(hands->turn == player::second);
    CHECK(hands->hands[1].count(piece_type::pawn) == 17);
    CHECK(shogi::to_sfen(*hands) == "4k4/9/9/9/9/9/9/9/4K4 w RBGSNLP3g3n17p 1");
    CHECK(!shogi::to_sfen(test::drawn<flat_shogi>("AG@a1v")));
    CHECK(!shogi::parse_sfen("4k4/9/9/9/9/9/9/9/4K4 w RR 1"));
    CHECK(!shogi::parse_sfen("4k4/9/9/9/9/9/9/9/4K'4 w - 1"));
}

TEST_CASE("USI moves") {
    CHECK(shogi::to_usi(shogi::action::move(20, 29, shogi::promotion::no, shogi::facing::up)) ==
          "7g7f");
    CHECK(shogi::parse_usi("7g7f") == shogi::action::move(20, 29));
    CHECK(shogi::parse_usi("8h2b+") == shogi::action::move(10, 70, shogi::promotion::yes));
    CHECK(shogi::to_usi(shogi::action::drop(piece_type::pawn, 40)) == "P*5e");
    CHECK(shogi::parse_usi("P*5e") == shogi::action::drop(piece_type::pawn, 40));
    for (const char* text : {"", "7g7", "7g7f-", "0a1a", "7j7f", "K*5e", "P*5e+", "7g7f++"})
        CHECK(!shogi::parse_usi(text));
    CHECK(!shogi::to_usi(shogi::action::agree_draw()));
}

TEST_CASE("Cells count from the upper right, seen by the player below") {
    CHECK(shogi::usi_cell(0) == "9i");
    CHECK(shogi::usi_cell(8) == "1i");
    CHECK(shogi::usi_cell(40) == "5e");
    CHECK(shogi::usi_cell(72) == "9a");
    CHECK(shogi::usi_cell(80) == "1a");
}

TEST_CASE("The example of the USI protocol's description is read and written") {
    const std::string text =
        "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124";
    const auto read = shogi::parse_sfen(text);
    REQUIRE(read);
    CHECK(read->turn == player::second);
    CHECK(read->at(80) == piece(player::second, piece_type::lance));
    CHECK(read->at(65) == piece(player::first, piece_type::rook).promoted());
    CHECK(read->at(16) == piece(player::second, piece_type::rook).promoted());
    CHECK(read->at(10) == piece(player::first, piece_type::king));
    CHECK(read->hands[0] == shogi::hand{piece_type::silver});
    CHECK(read->hands[1] == shogi::hand{piece_type::bishop, piece_type::gold, piece_type::knight,
                                        piece_type::pawn, piece_type::pawn, piece_type::pawn});
    CHECK(shogi::to_sfen(*read, 124) == text);
    // Hands in another order are the same hands.
    CHECK(shogi::parse_sfen(text.substr(0, text.find("Sbgn3p")) + "3pngbS") == *read);
}

TEST_CASE("A text that is no SFEN says where") {
    const auto offset = [](const char* text) {
        const auto read = shogi::parse_sfen(text);
        return read ? std::string::npos : read.error().offset;
    };
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b - 1") == std::string::npos);
    CHECK(offset("") == 0);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4") == 21);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 a - 1") == 22);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b - x") == 26);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b - 1 ") == 27);
    CHECK(offset("4k5/9/9/9/9/9/9/9/4K4 b - 1") == 2);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b K 1") == 24);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b 2k 1") == 25);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b PP 1") == 25);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b Px 1") == 25);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b 1P 1") == 25);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b 02P 1") == 24);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b -2P 1") == 25);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b - 01") == 26);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b - -1") == 26);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b - +1") == 26);
    CHECK(offset("4k4/9/9/9/9/9/9/9/4K4 b -  1") == 26);
}

TEST_CASE("A move number that is not read is not written", "[shogi]") {
    const topoban::shogi::flat_position empty;
    for (const int number : {1, 65'535}) {
        const auto text = topoban::shogi::to_sfen(empty, number);
        REQUIRE(text);
        CHECK(topoban::shogi::parse_sfen(*text));
    }
    for (const int number : {-1, 0, 65'536, 70'000})
        CHECK_FALSE(topoban::shogi::to_sfen(empty, number));
}
