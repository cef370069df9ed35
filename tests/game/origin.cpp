// SPDX-License-Identifier: MIT
#include <topoban/game/origin.hpp>

#include "catch.hpp"

#include <sstream>
#include <string>

using namespace topoban;

TEST_CASE("a state began as a game or as a study") {
    std::ostringstream out;
    out << origin::game << ' ' << origin::study;
    CHECK(out.str() == "game study");
}

TEST_CASE("the label of a study is the one the rules give") {
    CHECK(std::string(study_label) ==
          "Study: earlier history unknown; repetitions counted from this setup.");
}
