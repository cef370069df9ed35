// SPDX-License-Identifier: MIT
#include <topoban/render/chart_text.hpp>

#include "catch.hpp"

#include <topoban/boards.hpp>

using namespace topoban;
using namespace topoban::render;

namespace {
std::string drawn(const auto& board, int width = 1) {
    text_sheet sheet;
    const text_layout on(board, width);
    put_chart(sheet, on, board);
    for (cell c = 0; c < board.size(); ++c) sheet.put(on.of(c).row, on.of(c).column, ".");
    return sheet.text(colour_mode::plain);
}
} // namespace

TEST_CASE("boundaries are lines") {
    CHECK(drawn(grid<3, 2>{}) == "      a b c\n"
                                 "      ------\n"
                                 "  2 | . . . | 2\n"
                                 "  1 | . . . | 1\n"
                                 "      ------\n"
                                 "      a b c\n");
}

TEST_CASE("arrows of a twisted seam point opposite ways") {
    CHECK(drawn(klein_bottle<4, 3>{}) == "      a b c d\n"
                                         "      > > β >\n"
                                         "  3 ^ . . . . v 3\n"
                                         "  2 α . . . . α 2\n"
                                         "  1 ^ . . . . v 1\n"
                                         "      > > β >\n"
                                         "      a b c d\n");
    CHECK(drawn(projective_plane<3, 3>{}) == "      a b c\n"
                                             "      < β <\n"
                                             "  3 ^ . . . v 3\n"
                                             "  2 α . . . α 2\n"
                                             "  1 ^ . . . v 1\n"
                                             "      > β >\n"
                                             "      a b c\n");
}

TEST_CASE("a slit inside the charts has rows and columns of its own") {
    CHECK(drawn(genus_two_staircase{}) ==
          " I    a b c d e f g h i        II   a b c d e f g h i\n"
          "      > > > > γ > > > >             > > > > δ > > > >\n"
          "  9 ^ . . . . . . . . . ^ 9     9 ^ . . . . . . . . . ^ 9\n"
          "  8 ^ . . . . . . . . . ^ 8     8 ^ . . . . . . . . . ^ 8\n"
          "  7 ^ . . . . . . . . . ^ 7     7 ^ . . . . . . . . . ^ 7\n"
          "                = = = =\n"
          "  6 ^ . . . . .|. . . . ^ 6     6 ^ . . . . . . . . . ^ 6\n"
          "              =                               = = = =\n"
          "  5 α . . . .|. . . . . α 5     5 β . . . . .|. . . . β 5\n"
          "      = = = =                               =\n"
          "  4 ^ . . . . . . . . . ^ 4     4 ^ . . . .|. . . . . ^ 4\n"
          "                                    = = = =\n"
          "  3 ^ . . . . . . . . . ^ 3     3 ^ . . . . . . . . . ^ 3\n"
          "  2 ^ . . . . . . . . . ^ 2     2 ^ . . . . . . . . . ^ 2\n"
          "  1 ^ . . . . . . . . . ^ 1     1 ^ . . . . . . . . . ^ 1\n"
          "      > > > > γ > > > >             > > > > δ > > > >\n"
          "      a b c d e f g h i             a b c d e f g h i\n");
}

TEST_CASE("cells can be wider") {
    CHECK(drawn(cylinder<2, 2>{}, 3) == "       a   b\n"
                                        "      --------\n"
                                        "  2 α .   .   α 2\n"
                                        "  1 ^ .   .   ^ 1\n"
                                        "      --------\n"
                                        "       a   b\n");
}
