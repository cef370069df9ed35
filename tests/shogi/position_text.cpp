// SPDX-License-Identifier: MIT
#include <topoban/shogi/position_text.hpp>

#include <topoban/catalog/armies.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"
#include "support/shogi_game.hpp"
#include "support/shogi_positions.hpp"

#include <string>

using namespace topoban;
using namespace topoban::catalog;

namespace {
using flat = flat_shogi::surface;

std::size_t offset_of_fault(const std::string& text) {
    const auto made = shogi::parse_position<flat>(text);
    return made ? std::string::npos : made.error().offset;
}
} // namespace

TEST_CASE("Positions are written with facing") {
    const auto p = test::drawn<mobius_shogi>("AK@e1 BK@e11^ AG@a6v BP+@b6 AR+@i6v", "GPP", "P");
    CHECK(shogi::to_text<mobius_shogi::surface>(p) == "4k'4/9/9/9/9/G'+p6+R'/9/9/9/9/4K4 a G2Pp");
    CHECK(*shogi::parse_position<mobius_shogi::surface>(
              "4k'4/9/9/9/9/G'+p6+R'/9/9/9/9/4K4 a G2Pp") == p);
}

TEMPLATE_TEST_CASE("Parsing is the inverse of writing", "[laws]", flat_shogi, mobius_shogi,
                   klein_shogi, genus_two_shogi) {
    using surface = typename TestType::surface;
    CAPTURE(test::seed());
    random_source random(test::seed());
    for (std::size_t i = 0; i < test::iterations(200); ++i) {
        const auto p = test::random_position<TestType>(random);
        const auto text = shogi::to_text<surface>(p);
        const auto again = shogi::parse_position<surface>(text);
        REQUIRE(again);
        REQUIRE(*again == p);
        // One byte changed, left out or put in: refused, or the text of another position.
        std::string broken = text;
        const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
        const char byte = "19K+'/ab -|PP0"[random.below(14)];
        switch (random.below(3)) {
        case 0: broken[at] = byte; break;
        case 1: broken.erase(at, 1); break;
        default: broken.insert(at, 1, byte);
        }
        if (const auto other = shogi::parse_position<surface>(broken))
            REQUIRE(shogi::to_text<surface>(*other) == broken);
    }
}

TEST_CASE("The reader accepts only what the writer writes") {
    const std::string good = "4k4/9/9/9/9/9/9/9/4K4 a 2GPp";
    CHECK(offset_of_fault(good) == std::string::npos);
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9/4K4 a 2GPp ") == 28);
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9/4K4  a 2GPp") == 22);
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9/4K4 b") == 23);
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9/4K4 w -") == 22);
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9/4K4 a 1G") == 25);
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9/4K4 a PG") == 26); // not in writing order
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9/4K4 a GG") == 25);
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9/4K4 a K") == 24);
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9/4K4 a 2k") == 25);
    CHECK(offset_of_fault("22k4/9/9/9/9/9/9/9/4K4 a -") != std::string::npos);
    CHECK(offset_of_fault("4k31/9/9/9/9/9/9/9/4K4 a -") != std::string::npos);
    CHECK(offset_of_fault("04k4/9/9/9/9/9/9/9/4K4 a -") == 0);
    CHECK(offset_of_fault("4k5/9/9/9/9/9/9/9/4K4 a -") == 2);
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9 a -") != std::string::npos);
    CHECK(offset_of_fault("") == 0);
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9/4K4 a 256P") == std::string::npos);
    CHECK(offset_of_fault("4k4/9/9/9/9/9/9/9/4K4 a 99999P") != std::string::npos);
}
