// SPDX-License-Identifier: MIT
#include <topoban/render/shogi/piece_picture.hpp>

#include "catch.hpp"
#include "support/xml.hpp"

#include <set>

using namespace topoban;
using namespace topoban::render;
using shogi::piece;
using shogi::piece_type;

TEST_CASE("words by letters and by kanji") {
    const piece pawn(player::first, piece_type::pawn);
    CHECK(piece_words(pawn, piece_script::letters) == "P");
    CHECK(piece_words(pawn.promoted(), piece_script::letters) == "+P");
    CHECK(piece_words(pawn, piece_script::kanji) == "歩");
    CHECK(piece_words(pawn.promoted(), piece_script::kanji) == "と");
    std::set<std::string> words;
    for (const piece_type type : shogi::piece_types) {
        words.insert(piece_words(piece(player::first, type), piece_script::kanji));
        if (is_promotable(type))
            words.insert(piece_words(piece(player::first, type).promoted(), piece_script::kanji));
    }
    CHECK(words.size() == 14);
}

TEST_CASE("a wedge points where the piece faces, whoever owns it") {
    const piece rook(player::second, piece_type::rook); // faces down
    const std::string down = piece_element({100, 100}, rook, piece_script::letters);
    const std::string up = piece_element({100, 100}, rook.reversed(), piece_script::letters);
    CHECK(down.find("M100 117L") != std::string::npos);
    CHECK(up.find("M100 83L") != std::string::npos);
    CHECK(down.find(palette::pieces[1]) != std::string::npos);
    CHECK(up.find(palette::pieces[1]) != std::string::npos);
}

TEST_CASE("promoted is red; kanji turn with the piece, letters do not") {
    const piece gold(player::second, piece_type::gold);
    const piece dragon = piece(player::second, piece_type::rook).promoted();
    CHECK(piece_element({0, 0}, dragon, piece_script::letters).find(palette::promoted) !=
          std::string::npos);
    CHECK(piece_element({0, 0}, gold, piece_script::letters).find(palette::promoted) ==
          std::string::npos);
    CHECK(piece_element({0, 0}, gold, piece_script::letters).find("rotate") == std::string::npos);
    CHECK(piece_element({0, 0}, gold, piece_script::kanji).find("rotate(180 ") !=
          std::string::npos);
    CHECK(piece_element({0, 0}, gold.reversed(), piece_script::kanji).find("rotate") ==
          std::string::npos);
}
