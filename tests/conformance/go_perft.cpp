// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support/fixture.hpp"

#include <topoban/catalog/go_boards.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/game/perft.hpp>
#include <topoban/go/state.hpp>

#include <cstdint>
#include <string>
#include <type_traits>

using namespace topoban;

namespace {

template <class Hash>
void check_leaves(const std::string& identifier, const std::vector<std::uint64_t>& leaves) {
    for (std::size_t depth = 1; depth <= leaves.size(); ++depth) {
        const auto counted = catalog::visit_go_board(identifier, [&](const auto& board) {
            using state = go::state<std::decay_t<decltype(board)>, Hash>;
            return perft(*state::start(go::default_komi, as_graph(board)), static_cast<int>(depth));
        });
        CAPTURE(identifier, depth);
        REQUIRE(counted);
        CHECK(*counted == leaves[depth - 1]);
    }
}

} // namespace

TEST_CASE("perft of every Go board equals the conformance data", "[conformance]") {
    const auto data = test::json_fixture("perft.json");
    int boards = 0;
    for (const auto& [identifier, leaves] : data.items()) {
        if (!identifier.starts_with("go-")) continue;
        check_leaves<full_hash>(identifier, leaves.get<std::vector<std::uint64_t>>());
        ++boards;
    }
    CHECK(boards == 9);
}

TEST_CASE("perft of the smallest boards is the same with a four-bit hash", "[conformance]") {
    const auto data = test::json_fixture("perft.json");
    for (const char* identifier : {"go-grid-1x3-v1", "go-grid-2x2-v1", "go-grid-2x3-v1"})
        check_leaves<four_bit_hash>(identifier,
                                    data.at(identifier).get<std::vector<std::uint64_t>>());
}
