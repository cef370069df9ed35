// SPDX-License-Identifier: MIT
#include <topoban/render/picture.hpp>

#include "catch.hpp"
#include "support/xml.hpp"

using namespace topoban::render;
using topoban::test::xml_fault;

TEST_CASE("layers are written in order, empty ones not at all") {
    picture p{100, 50, "A <title> & more", {}};
    p.on_top("one", {{"fill", "red"}}).add("<a/>");
    p.on_top("nothing");
    p.on_top("two").add("<b/>");
    const std::string svg = to_svg(p);
    CHECK(xml_fault(svg).empty());
    CHECK(svg.find("<title>A &lt;title&gt; &amp; more</title>") != std::string::npos);
    CHECK(svg.find("<g class=\"one\" fill=\"red\">\n<a/>\n</g>\n<g class=\"two\">\n<b/>\n</g>") !=
          std::string::npos);
    CHECK(svg.find("nothing") == std::string::npos);
    CHECK(svg.find("viewBox=\"0 0 100 50\"") != std::string::npos);
}

TEST_CASE("a picture brings its own paper and nothing from elsewhere") {
    const std::string svg = to_svg({10, 10, "", {}});
    CHECK(svg.find("fill=\"#fffdf8\"") != std::string::npos);
    CHECK(svg.find("<script") == std::string::npos);
    CHECK(topoban::test::occurrences(svg, "http") == 1); // the name space
}
