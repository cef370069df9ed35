// SPDX-License-Identifier: MIT
#include <topoban/render/text.hpp>

#include "catch.hpp"

using namespace topoban::render;

TEST_CASE("a sheet is as large as what is put on it") {
    text_sheet sheet;
    CHECK(sheet.text(colour_mode::plain).empty());
    sheet.put(1, 2, "ab");
    CHECK(sheet.text(colour_mode::plain) == "\n  ab\n");
    CHECK(sheet.rows() == 2);
}

TEST_CASE("characters of several bytes take one column") {
    text_sheet sheet;
    sheet.put(0, 0, "α●x");
    sheet.put(0, 1, "○");
    CHECK(sheet.text(colour_mode::plain) == "α○x\n");
}

TEST_CASE("plain text has no colours and no blanks at the end") {
    text_sheet sheet;
    sheet.fill(0, 0, 1, 10, tint::field);
    sheet.put(0, 1, "X", tint::black);
    CHECK(sheet.text(colour_mode::plain) == " X\n");
}

TEST_CASE("colours change where the tint does, and end with the line") {
    text_sheet sheet;
    sheet.put(0, 0, "aa", tint::faint);
    sheet.put(0, 2, "b");
    sheet.put(1, 0, "c", tint::faint);
    CHECK(sheet.text(colour_mode::colour) ==
          "\x1b[0;38;5;245maa\x1b[0mb\n\x1b[0;38;5;245mc\x1b[0m\n");
}

TEST_CASE("seams have eight tints, in turn") {
    CHECK(seam_tint(0) == tint::seam);
    CHECK(seam_tint(8) == seam_tint(0));
    CHECK(seam_tint(7) != seam_tint(0));
    text_sheet sheet;
    sheet.put(0, 0, "x", seam_tint(7)); // has a colour, too
    CHECK(sheet.text(colour_mode::colour) == "\x1b[0;1;38;5;105mx\x1b[0m\n");
}
