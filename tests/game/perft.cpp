// SPDX-License-Identifier: MIT
#include <topoban/game/perft.hpp>

#include "catch.hpp"
#include "support/countdown.hpp"

#include <utility>
#include <vector>

using namespace topoban;

// Lines of `depth` ones and twos whose sum is at most 5: of the 8 lines of three only 222 is too
// long; of four ones and twos 1111 and the four with one 2 fit; of five only 11111.
TEST_CASE("perft counts lines of exactly so many actions", "[game]") {
    const test::countdown five(5);
    const std::vector<std::uint64_t> leaves{1, 2, 4, 7, 5, 1, 0, 0};
    for (int depth = 0; depth < static_cast<int>(leaves.size()); ++depth) {
        CAPTURE(depth);
        CHECK(perft(five, depth) == leaves[static_cast<std::size_t>(depth)]);
    }
}

TEST_CASE("a finished game counts 1 at depth 0 and 0 above", "[game]") {
    const test::countdown over(0);
    CHECK(perft(over, 0) == 1);
    CHECK(perft(over, 1) == 0);
    CHECK(perft(over, 2) == 0);
}

TEST_CASE("the divided count has a row for each action", "[game]") {
    using row = std::pair<int, std::uint64_t>;
    CHECK(perft_divide(test::countdown(5), 1) == std::vector<row>{{1, 1}, {2, 1}});
    // After 1 four are left: 111, 112, 121, 211; after 2 three: only 111.
    CHECK(perft_divide(test::countdown(5), 4) == std::vector<row>{{1, 4}, {2, 1}});
    CHECK(perft_divide(test::countdown(0), 3).empty());
}
