// SPDX-License-Identifier: MIT
#pragma once

// The orientable surface of genus two: two tori joined along a staircase.

#include <topoban/surface/chart.hpp>
#include <topoban/surface/square_surface.hpp>

#include <optional>
#include <string>

namespace topoban {

/// Two 9 × 9 tori, each slit along the same staircase and glued crosswise: crossing the slit
/// changes the sheet (rules-go.md §1). No frame ever turns. The slit's two ends are cone points,
/// where eight corners meet.
///
/// The staircase is straight in gluing rows, in which sheet II lies one row higher than drawn:
/// gluing row = (row + sheet) mod 9.
struct genus_two_staircase : charts<9, 9, 2> {
    [[nodiscard]] static std::string name() { return "genus2-staircase-9x9"; }

    [[nodiscard]] static constexpr std::optional<step> step_from(cell c, direction d) noexcept {
        auto [column, row, sheet] = chart().position_of(c);
        int glue_row = (row + sheet) % side;
        const bool was_above = is_above_slit(column, glue_row);
        int& moving = d == direction::east || d == direction::west ? column : glue_row;
        moving += d == direction::east || d == direction::north ? 1 : -1;
        const bool wraps = moving < 0 || moving >= side;
        moving = (moving + side) % side;
        if (!wraps && is_above_slit(column, glue_row) != was_above) sheet = 1 - sheet;
        return step{chart().cell_at({column, (glue_row + side - sheet) % side, sheet}), frame{}};
    }

private:
    static constexpr int side = 9;

    /// The slit runs above gluing row 4 in files a–d, 5 in file e, 6 in files f–i (from one).
    [[nodiscard]] static constexpr bool is_above_slit(int column, int glue_row) noexcept {
        return glue_row > (column < 4 ? 3 : column == 4 ? 4 : 5);
    }
};

} // namespace topoban
