// SPDX-License-Identifier: MIT
#include <topoban/render/animation.hpp>

#include "catch.hpp"
#include "support/xml.hpp"

using namespace topoban::render;
using topoban::test::occurrences;

namespace {
picture frame_of(std::initializer_list<const char*> elements) {
    picture p{10, 10, "animation", {}};
    layer& only = p.on_top("things");
    for (const char* const e : elements) only.add(e);
    return p;
}
} // namespace

TEST_CASE("what is always there stays; the rest comes and goes") {
    const std::string animation = to_animation({frame_of({"<a/>"}), frame_of({"<a/>", "<b/>"}),
                                                frame_of({"<a/>"}), frame_of({"<a/>", "<b/>"})},
                                               {.frame = 1000, .pause = 1000});
    CHECK(topoban::test::xml_fault(animation).empty());
    CHECK(animation.find("\n<a/>\n") != std::string::npos);
    CHECK(animation.find(
              "<g visibility=\"hidden\"><b/><animate attributeName=\"visibility\" "
              "values=\"hidden;visible;hidden;visible\" keyTimes=\"0;0.2000;0.4000;0.6000\" "
              "calcMode=\"discrete\" dur=\"5000ms\" repeatCount=\"indefinite\"/></g>") !=
          std::string::npos);
    CHECK(occurrences(animation, "<a/>") == 1);
    CHECK(occurrences(animation, "<b/>") == 1);
}

TEST_CASE("what is there at the start is seen without animation, too") {
    const std::string animation = to_animation({frame_of({"<a/>"}), frame_of({})}, {});
    CHECK(animation.find("<g><a/><animate") != std::string::npos);
    CHECK(animation.find("values=\"visible;hidden\"") != std::string::npos);
}

TEST_CASE("an animation of one picture is that picture") {
    const picture p = frame_of({"<a/>", "<b/>"});
    CHECK(to_animation({p}) == to_svg(p));
}
