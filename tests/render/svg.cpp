// SPDX-License-Identifier: MIT
#include <topoban/render/svg.hpp>

#include "catch.hpp"
#include "support/xml.hpp"

#include <array>
#include <clocale>

namespace r = topoban::render;

TEST_CASE("numbers have hundredths and no more digits than they need") {
    CHECK(r::svg_number(0) == "0");
    CHECK(r::svg_number(12) == "12");
    CHECK(r::svg_number(12.5) == "12.5");
    CHECK(r::svg_number(-0.25) == "-0.25");
    CHECK(r::svg_number(3.049) == "3.05");
    CHECK(r::svg_number(-7.999) == "-8");
    CHECK(r::svg_number(1e6 + 0.1) == "1000000.1");
}

TEST_CASE("noise below a hundredth leaves no trace, a minus sign included") {
    CHECK(r::svg_number(-0.001) == "0");
    CHECK(r::svg_number(-0.0) == "0");
    CHECK(r::svg_number(0.1 + 0.2) == r::svg_number(0.3));
    CHECK(r::svg_number(40 * 1.1) == "44");
}

TEST_CASE("numbers do not depend on the locale") {
    // Where a German locale is installed its decimal comma must not appear.
    const char* const set = std::setlocale(LC_ALL, "de_DE.UTF-8");
    CHECK(r::svg_number(1.5) == "1.5");
    if (set != nullptr) std::setlocale(LC_ALL, "C");
}

TEST_CASE("text is escaped wherever it goes") {
    CHECK(r::svg_escaped("a<b & \"c\">d") == "a&lt;b &amp; &quot;c&quot;&gt;d");
    CHECK(r::svg_escaped("α\n\x01") == "α  ");
    CHECK(topoban::test::xml_fault(r::svg_element("g", {{"class", "\"<&>"}})).empty());
    CHECK(topoban::test::xml_fault(r::svg_text({0, 0}, 10, "</text><script>")).empty());
}

TEST_CASE("elements close themselves where they are empty") {
    CHECK(r::svg_element("g", {}) == "<g/>");
    CHECK(r::svg_element("circle", {{"r", 2.5}, {"fill", "none"}}) ==
          R"(<circle r="2.5" fill="none"/>)");
    CHECK(r::svg_element("g", {{"id", "a"}}, "<b/>") == R"(<g id="a"><b/></g>)");
}

TEST_CASE("text sits on its point") {
    CHECK(r::svg_text({10, 20}, 10, "e5", {{"fill", "red"}}) ==
          R"(<text x="10" y="23.5" font-size="10" fill="red">e5</text>)");
}

TEST_CASE("paths are what they are built of") {
    CHECK(r::svg_path().move({1, 2}).line({3, 4.5}).curve({5, 6}, {7, 8}).close().text() ==
          "M1 2L3 4.5Q5 6 7 8Z");
    CHECK(r::svg_polygon(std::array{r::vec{0, 0}, r::vec{1, 0}, r::vec{0, 1}}) == "M0 0L1 0L0 1Z");
    CHECK(r::svg_path().empty());
}

TEST_CASE("a quarter turn goes clockwise on paper") {
    CHECK(r::quarter_turned({1, 0}) == r::vec{0, 1});
    CHECK(r::quarter_turned({0, 1}) == r::vec{-1, 0});
}
