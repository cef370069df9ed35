// SPDX-License-Identifier: MIT
#include <topoban/render/shogi/marks.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>

using namespace topoban;
using namespace topoban::render;
using shogi::action;
using shogi::facing;
using shogi::piece;
using shogi::piece_type;

namespace {
template <class Board>
struct scene {
    Board board{};
    shogi::position<Board::capacity> position{};

    cell at(const char* label) const { return find_label(board, label).value(); }
    void put(const char* label, piece p) { position.put(at(label), p); }
    path of(const char* from, const char* to, std::optional<facing> arrives = {}) const {
        return path_of_move(board, position,
                            action::move(at(from), at(to), shogi::promotion::no, arrives));
    }
};
} // namespace

TEST_CASE("a gold steps over the Klein corner and arrives turned") {
    scene<klein_bottle<9, 18>> s;
    s.put("i18", piece(player::first, piece_type::gold));
    const path segments = s.of("i18", "a18", facing::down);
    REQUIRE(segments.size() == 1);
    CHECK(segments[0].leaves == heading::north_east);
    // The step east reaches a1 only; nothing arrives on a18 facing up.
    CHECK(s.of("i18", "a18", facing::up).empty());
    CHECK(s.of("i18", "a1", facing::down).size() == 1);
}

TEST_CASE("a knight's way is its three steps") {
    scene<genus_two_staircase> s;
    s.put("I:a3", piece(player::first, piece_type::knight));
    const path segments = s.of("I:a3", "I:i5", facing::up);
    REQUIRE(segments.size() == 3);
    CHECK(segments[0].to == s.at("I:a4"));
    CHECK(segments[1].to == s.at("I:i4"));
    CHECK(segments[2].to == s.at("I:i5"));
    CHECK(s.of("I:a3", "II:i4").empty());

    scene<mobius_strip<9, 11>> m;
    m.put("i8", piece(player::first, piece_type::knight));
    const path over = m.of("i8", "a2", facing::down); // i8, i9, a3 upside down, a2
    REQUIRE(over.size() == 3);
    CHECK(over[1].to == m.at("a3"));
    CHECK(over[2].leaves == heading::south);
    CHECK(m.of("i8", "a2", facing::up).empty());
}

TEST_CASE("of two routes the clear one with the right facing is shown") {
    scene<mobius_strip<9, 11>> s;
    s.put("a6", piece(player::first, piece_type::rook));
    const path straight = s.of("a6", "i6", facing::up);
    const path around = s.of("a6", "i6", facing::down);
    CHECK(straight.size() == 8);
    CHECK(around.size() == 1);
    s.put("e6", piece(player::first, piece_type::pawn));
    CHECK(s.of("a6", "i6", facing::up).empty());
    CHECK(s.of("a6", "f6", facing::down).size() == 4);
    CHECK(s.of("b6", "c6").empty()); // nothing stands there
}

TEST_CASE("marks of moves, drops and endings") {
    scene<grid<9, 9>> s;
    s.put("e1", piece(player::first, piece_type::king));
    auto after = s.position;
    after.put(s.at("e1"), {});
    after.put(s.at("e2"), piece(player::first, piece_type::king));
    const auto moved =
        marks_after(s.board, s.position, action::move(s.at("e1"), s.at("e2")), after);
    CHECK(moved.from == s.at("e1"));
    CHECK(moved.to == s.at("e2"));
    CHECK(moved.moved.size() == 1);
    CHECK(moved.position == after);
    const auto dropped =
        marks_after(s.board, s.position, action::drop(piece_type::pawn, s.at("e5")), after);
    CHECK(dropped.from == no_point);
    CHECK(dropped.to == s.at("e5"));
    CHECK(dropped.moved.empty());
    CHECK(marks_after(s.board, s.position, action::resign(), after).to == no_point);
}
