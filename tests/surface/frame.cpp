// SPDX-License-Identifier: MIT
#include <topoban/surface/frame.hpp>

#include "catch.hpp"

#include <set>
#include <sstream>
#include <string>

using namespace topoban;

namespace {

template <class Law>
constexpr bool holds_for_all_pairs(Law law) {
    for (const frame f : frames)
        for (const frame g : frames)
            if (!law(f, g)) return false;
    return true;
}

// The group of the square, checked by the compiler.
static_assert(frames[0] == frame{} && frames[0].index() == 0);
static_assert(holds_for_all_pairs([](frame f, frame g) {
    for (const direction d : directions)
        if ((f * g)(d) != f(g(d))) return false; // along g, then along f
    return true;
}));
static_assert(holds_for_all_pairs([](frame f, frame g) {
    for (const frame h : frames)
        if ((f * g) * h != f * (g * h)) return false;
    return true;
}));
static_assert(holds_for_all_pairs([](frame f, frame) {
    return f * frame{} == f && frame{} * f == f && f * f.inverse() == frame{} &&
           f.inverse() * f == frame{};
}));
static_assert(holds_for_all_pairs([](frame f, frame g) {
    return (f * g).is_mirrored() == (f.is_mirrored() != g.is_mirrored());
}));
static_assert(holds_for_all_pairs([](frame f, frame) {
    return frame::from_index(f.index()) == f &&
           f.keeps_vertical_axis() ==
               (f(direction::north) == direction::north || f(direction::north) == direction::south);
}));
static_assert(holds_for_all_pairs([](frame f, frame) {
    for (const direction d : directions)
        if (f(opposite(d)) != opposite(f(d))) return false;
    return true;
}));

// By name: what they do to the compass.
static_assert(frame::rotation(1)(direction::north) == direction::east);
static_assert(frame::rotation(-1)(direction::north) == direction::west);
static_assert(frame::vertical_reflection()(direction::north) == direction::south);
static_assert(frame::vertical_reflection()(direction::east) == direction::east);
static_assert(frame::horizontal_reflection()(direction::north) == direction::north);
static_assert(frame::horizontal_reflection()(direction::east) == direction::west);
static_assert(frame::vertical_reflection().is_mirrored());
static_assert(frame::vertical_reflection().reverses_facing());
static_assert(!frame::horizontal_reflection().reverses_facing());
static_assert(frame::rotation(2).reverses_facing() && !frame::rotation(2).is_mirrored());
static_assert(frame::vertical_reflection() * frame::horizontal_reflection() == frame::rotation(2));

} // namespace

TEST_CASE("the eight frames are eight maps of the compass", "[surface]") {
    std::set<std::string> maps;
    for (const frame f : frames) {
        std::ostringstream out;
        out << f;
        maps.insert(out.str());
    }
    CHECK(maps ==
          std::set<std::string>{"NESW", "ESWN", "SWNE", "WNES", "NWSE", "ENWS", "SENW", "WSEN"});
}
