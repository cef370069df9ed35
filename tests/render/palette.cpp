// SPDX-License-Identifier: MIT
#include <topoban/render/palette.hpp>

#include "catch.hpp"

#include <set>
#include <string>

namespace palette = topoban::render::palette;

TEST_CASE("neighbouring pairs of seams can be told apart") {
    std::set<std::string> colours(palette::seams.begin(), palette::seams.end());
    std::set<std::string> letters(palette::seam_letters.begin(), palette::seam_letters.end());
    CHECK(colours.size() == palette::seams.size());
    CHECK(letters.size() == palette::seam_letters.size());
    CHECK(std::string(palette::seam(8)) == palette::seam(0));
    CHECK(std::string(palette::seam_letter(9)) == "β");
}
