// SPDX-License-Identifier: MIT
#include <topoban/stones/kernel/stone_board.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/core/random.hpp>
#include <topoban/surface/adjacency.hpp>

#include <set>
#include <vector>

using namespace topoban;

namespace {

using grid_board = stone_board<surface_graph<grid<5, 5>>>;
using points = point_set<25>;

grid_board drawn(const char* text) { return grid_board({}, *colouring_from_text<25>(text, 25)); }

/// The board after a stone, worked out from the colouring alone (rules-go.md §3).
template <class Graph>
colouring<Graph::capacity> placed(const Graph& board, colouring<Graph::capacity> stones, point p,
                                  colour own) {
    stones.put(p, own);
    for (const auto& chain : chains_without_liberties(board, stones))
        if (chain.colour == opponent(own)) stones.of(chain.colour) -= chain.points;
    return stones;
}

/// Whether a conditional placement asks and does what a placement is known to do, and nothing else.
template <class Graph, class Colouring>
bool agrees_try_place(const stone_board<Graph>& before, point p, colour own,
                      const point_set<Graph::capacity>& taken, const Colouring& expected,
                      bool is_suicide) {
    const std::uint64_t key = stone_board<Graph>(before.board(), expected).key();
    for (const bool answer : {false, true}) {
        stone_board<Graph> board = before;
        int questions = 0;
        bool is_right = true;
        point_set<Graph::capacity> removed;
        const bool is_done = board.try_place(
            p, own,
            [&](std::uint64_t asked, auto captured) {
                ++questions;
                is_right = asked == key && captured() == taken;
                return answer;
            },
            [&](point s) { removed.insert(s); });
        if (!is_right || questions != (is_suicide ? 0 : 1)) return false;
        if (is_done != (answer && !is_suicide) || !board.validate()) return false;
        if (board.stones() != (is_done ? expected : before.stones())) return false;
        if (removed != (is_done ? taken : point_set<Graph::capacity>{})) return false;
    }
    return true;
}

/// Random stones of both colours in any order, suicide left out: each query against the colouring.
template <class Graph>
void compare_with_the_reference(const Graph& board, random_source& random, int most_stones) {
    stone_board<Graph> fast(board);
    int wrong = 0;
    for (int i = 0; i < most_stones; ++i) {
        const auto p = static_cast<point>(random.below(static_cast<std::uint32_t>(board.size())));
        const colour own = random.below(2) == 0 ? colour::black : colour::white;
        if (fast.at(p) != colour::empty) continue;
        const auto expected = placed(board, fast.stones(), p, own);
        const auto taken = (fast.stones().of(opponent(own)) - expected.of(opponent(own)));
        const bool is_suicide = chain_at(board, expected, p).liberties.empty();
        wrong += fast.is_suicide(p, own) != is_suicide ? 1 : 0;
        wrong += fast.captures(p, own) != taken ? 1 : 0;
        wrong += fast.key_after(p, own) != stone_board<Graph>(board, expected).key() ? 1 : 0;
        wrong += !agrees_try_place(fast, p, own, taken, expected, is_suicide) ? 1 : 0;
        if (is_suicide) continue;
        wrong += fast.place(p, own) != taken ? 1 : 0;
        wrong += fast.stones() != expected || !fast.validate() ? 1 : 0;
        REQUIRE(wrong == 0);
    }
}

} // namespace

TEST_CASE("the kernel equals its reference implementation on random stones", "[stones]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    const auto complete = *table_graph<6>::make(
        "complete", {{1, 2, 3, 4}, {0, 2, 3, 4}, {0, 1, 3, 4}, {0, 1, 2, 4}, {0, 1, 2, 3}});
    const auto path = *table_graph<6>::make("path", {{1}, {0, 2}, {1, 3}, {2}});
    for (std::size_t i = 0; i < test::iterations(30); ++i) {
        compare_with_the_reference(surface_graph<grid<5, 5>>{}, random, 300);
        compare_with_the_reference(surface_graph<klein_bottle<2, 3>>{}, random, 100);
        compare_with_the_reference(complete, random, 50);
        compare_with_the_reference(path, random, 50);
    }
    for (std::size_t i = 0; i < test::iterations(3); ++i) {
        compare_with_the_reference(surface_graph<klein_bottle<9, 18>>{}, random, 1500);
        compare_with_the_reference(surface_graph<genus_two_staircase>{}, random, 1500);
    }
}

TEST_CASE("two chains are taken at once and two contacts with one chain are one capture",
          "[stones]") {
    // White 6 and 8 each have 7 as their last liberty.
    auto board = drawn("01010"
                       "12021"
                       "01010"
                       "00000"
                       "00000");
    CHECK(board.captures(7, colour::black) == points{6, 8});
    CHECK_FALSE(board.is_suicide(7, colour::black));
    CHECK(board.place(7, colour::black) == points{6, 8});
    CHECK(board.validate());
    CHECK(board.at(6) == colour::empty);
    CHECK(board.chain_points(7) == points{7});
}

TEST_CASE("a key is a matter of stones alone", "[stones]") {
    auto one_way = drawn("0000000000000000000000000");
    auto other_way = one_way;
    CHECK(one_way.key() == 0);
    one_way.place(3, colour::black);
    one_way.place(9, colour::white);
    other_way.place(9, colour::white);
    other_way.place(3, colour::black);
    CHECK(one_way.key() == other_way.key());
    other_way.remove_chain(9);
    CHECK(other_way.key() == stone_key<25>(3, colour::black));
    std::set<std::uint64_t> keys;
    for (point p = 0; p < 25; ++p) {
        keys.insert(stone_key<25>(p, colour::black));
        keys.insert(stone_key<25>(p, colour::white));
    }
    CHECK(keys.size() == 50);
}

TEST_CASE("a chain without liberties stays until someone removes it", "[stones]") {
    auto board = drawn("02000"
                       "20000"
                       "00000"
                       "00000"
                       "00000");
    CHECK(board.is_suicide(0, colour::black));
    CHECK(board.place(0, colour::black) == points{});
    CHECK(board.is_without_liberties(0));
    CHECK_FALSE(board.is_without_liberties(1));
    CHECK(board.validate());
    CHECK(board.remove_chain(0) == points{0});
    CHECK(board.validate());
    CHECK_FALSE(board.has_empty_neighbour(0));
    CHECK(board.has_empty_neighbour(2));
}

TEST_CASE("a position's key is that of its stones, each by its own", "[stones]") {
    const auto board = drawn("10020"
                             "00000"
                             "00000"
                             "00000"
                             "00001");
    CHECK(board.key() == (stone_key<25>(0, colour::black) ^ stone_key<25>(3, colour::white) ^
                          stone_key<25>(24, colour::black)));
    CHECK(grid_board().key() == 0);
}

TEST_CASE("a stone would join the own chains beside it, and no other", "[stones]") {
    const auto board = drawn("11020"
                             "00000"
                             "01000"
                             "01000"
                             "00000");
    CHECK(board.chain_joined(6, colour::black) == points{0, 1, 6, 11, 16});
    CHECK(board.chain_joined(6, colour::white) == points{6});
    CHECK(board.chain_joined(4, colour::white) == points{3, 4});
}

// A chain's contacts with empty points are counted with multiplicity: on a dense graph there are
// more of them than 16 bits hold. On 512 points all next to each other, 256 stones touch 256 empty
// points 65 536 times.
TEST_CASE("a chain on a dense graph does not lose liberties to a narrow counter", "[stones]") {
    constexpr int size = 512;
    std::vector<std::vector<point>> rows(size);
    for (point p = 0; p < size; ++p)
        for (point q = 0; q < size; ++q)
            if (p != q) rows[static_cast<std::size_t>(p)].push_back(q);
    using graph = table_graph<size>;
    colouring<size> stones;
    stones.black = point_set<size>::below(256);
    stone_board<graph> board(*graph::make("complete", rows), stones);
    CHECK_FALSE(board.is_without_liberties(0));
    CHECK(board.validate());
    CHECK(board.captures(256, colour::white).empty());
}
