// SPDX-License-Identifier: MIT
#include <topoban/render/caption.hpp>

#include "catch.hpp"

using namespace topoban::render;

TEST_CASE("no lines take no room") {
    CHECK(caption_height({}) == 0);
    CHECK(caption_height({"a"}) == 28);
    CHECK(caption_height({"a", "b"}) == 48);
}

TEST_CASE("lines are written under each other, inside the picture") {
    picture p{100, 100, "", {}};
    add_caption(p, {"first", "a < b"});
    REQUIRE(p.layers.size() == 1);
    REQUIRE(p.layers[0].elements.size() == 2);
    CHECK(p.layers[0].elements[0] ==
          "<text x=\"50\" y=\"64.9\" font-size=\"14\" fill=\"#3a2f22\">first</text>");
    CHECK(p.layers[0].elements[1].find("a &lt; b") != std::string::npos);
}
