// SPDX-License-Identifier: MIT
#include <topoban/shogi/geometry/knight.hpp>

#include <topoban/boards.hpp>
#include <topoban/surface/chart.hpp>

#include "catch.hpp"

#include <string>

using namespace topoban;

namespace {

template <class Surface>
std::string jump(const char* from, direction forward, direction sideways) {
    const Surface s;
    const auto made = knight_jump(s, *find_label(s, from), forward, sideways);
    if (!made) return "none";
    return s.label(made->to) + (made->transport.reverses_facing() ? "v" : "^");
}

} // namespace

TEST_CASE("Knights jump forward, sideways, forward") {
    using enum direction;
    CHECK(jump<grid<9, 9>>("b1", north, east) == "c3^");
    CHECK(jump<grid<9, 9>>("a1", north, west) == "none");
    CHECK(jump<grid<9, 9>>("a8", north, east) == "none");
    CHECK(jump<grid<9, 9>>("e5", south, east) == "f3^");
}

TEST_CASE("The rules' knights: i8 to a2 on the Möbius board, I:a3 to I:i5 on genus two") {
    using enum direction;
    CHECK(jump<mobius_strip<9, 11>>("i8", north, east) == "a2v");
    CHECK(jump<genus_two_staircase>("I:a3", north, west) == "I:i5^");
}
