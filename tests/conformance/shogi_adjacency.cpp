// SPDX-License-Identifier: MIT
// Every step of the shogi boards, in all eight headings, against the conformance data.

#include "catch.hpp"

#include <topoban/catalog/armies.hpp>
#include <topoban/json/text/parse.hpp>
#include <topoban/json/text/read_file.hpp>
#include <topoban/surface/heading.hpp>

#include <sstream>
#include <string>

using namespace topoban;

namespace {

template <class Army>
void check_steps() {
    const typename Army::surface board;
    const auto text = json::read_file(std::string(TOPOBAN_FIXTURES "/adjacency/") +
                                      std::string(Army::identifier) + ".json");
    REQUIRE(text);
    const auto parsed = json::parse(*text);
    REQUIRE(parsed);
    cell c = 0;
    int steps = 0;
    for (const json::value row : parsed->root().elements()) {
        for (const heading h : headings) {
            std::ostringstream name;
            name << h;
            const auto stated = row.find(name.str());
            REQUIRE(stated);
            const auto taken = step_along(board, c, h);
            REQUIRE(taken.has_value() == !stated->is(json::value_kind::null));
            if (!taken) continue;
            auto pair = stated->elements().begin();
            REQUIRE((*pair).integer() == taken->to);
            ++pair;
            REQUIRE(((*pair).integer() == 1) == taken->transport.reverses_facing());
            ++steps;
        }
        ++c;
    }
    CHECK(c == board.size());
    CHECK(steps > 4 * c);
}

} // namespace

TEST_CASE("Steps with all eight headings are those of the conformance data") {
    check_steps<catalog::flat_shogi>();
    check_steps<catalog::mobius_shogi>();
    check_steps<catalog::klein_shogi>();
    check_steps<catalog::genus_two_shogi>();
}
