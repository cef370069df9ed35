// SPDX-License-Identifier: MIT
#pragma once

// Every board made from one rectangle by gluing its edges: one function for all of them.

#include <topoban/core/contracts.hpp>
#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/text.hpp>
#include <topoban/surface/chart.hpp>
#include <topoban/surface/square_surface.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace topoban {

/// What happens at a pair of opposite edges of the rectangle.
enum class seam : std::uint8_t {
    none,     ///< a physical boundary
    straight, ///< glued as they lie opposite
    twisted   ///< glued with one of them turned round
};

/// The seams in words.
constexpr auto enum_names(seam) noexcept {
    return std::to_array<std::string_view>({"none", "straight", "twisted"});
}

/// The seam between the left and right edges, and the one between bottom and top.
struct seams {
    seam side = seam::none; ///< between the left and right edges
    seam top = seam::none;  ///< between the bottom and top edges
    [[nodiscard]] friend constexpr bool operator==(const seams&, const seams&) noexcept = default;
};

/// A step on a glued rectangle. Crossing a twisted side seam sends rank r to height + 1 − r and
/// exchanges north and south; crossing a twisted top seam mirrors the file and exchanges east and
/// west.
[[nodiscard]] constexpr std::optional<step> rectangle_step(const chart_size& size, seams glued,
                                                           cell c, direction d) noexcept {
    auto [column, row, sheet] = size.position_of(c);
    frame transport;
    const bool sideways = d == direction::east || d == direction::west;
    const int extent = sideways ? size.width : size.height;
    int& along = sideways ? column : row;
    int& across = sideways ? row : column;
    along += d == direction::east || d == direction::north ? 1 : -1;
    if (along < 0 || along >= extent) {
        const seam crossed = sideways ? glued.side : glued.top;
        if (crossed == seam::none) return std::nullopt;
        along = along < 0 ? extent - 1 : 0;
        if (crossed == seam::twisted) {
            across = (sideways ? size.height : size.width) - 1 - across;
            transport = sideways ? frame::vertical_reflection() : frame::horizontal_reflection();
        }
    }
    return step{size.cell_at({column, row, sheet}), transport};
}

/// A glued rectangle whose size is known at run time only, up to 25 × 25: the surface behind the
/// boards that are named in files.
class rectangle {
public:
    static constexpr int capacity = 25 * 25;

    /// `kind` is the family's name, as in `klein`; width and height must be 1 … 25, and are
    /// brought to the nearest of these in a release.
    rectangle(std::string kind, int width, int height, seams glued)
        : kind_(std::move(kind)),
          size_{std::clamp(width, 1, 25), std::clamp(height, 1, 25), 1},
          seams_(glued) {
        TOPOBAN_EXPECTS(1 <= width && width <= 25 && 1 <= height && height <= 25);
    }

    [[nodiscard]] int size() const noexcept { return size_.cells(); }
    [[nodiscard]] chart_size chart() const noexcept { return size_; }
    /// Which edges are glued, and how.
    [[nodiscard]] seams glued() const noexcept { return seams_; }
    [[nodiscard]] std::optional<step> step_from(cell c, direction d) const noexcept {
        return rectangle_step(size_, seams_, c, d);
    }
    /// As in `klein-9x18`.
    [[nodiscard]] std::string name() const {
        return joined(kind_, "-", size_.width, "x", size_.height);
    }
    [[nodiscard]] std::string label(cell c) const {
        return chart_label(size_, size_.position_of(c));
    }
    [[nodiscard]] friend bool operator==(const rectangle&, const rectangle&) = default;

private:
    std::string kind_;
    chart_size size_;
    seams seams_;
};

/// A glued rectangle that is a type; the boards of this folder are this with a name.
template <int Width, int Height, seam Side, seam Top>
struct fixed_rectangle : charts<Width, Height> {
    /// Which edges are glued, and how.
    [[nodiscard]] static constexpr seams glued() noexcept { return {Side, Top}; }
    [[nodiscard]] static constexpr std::optional<step> step_from(cell c, direction d) noexcept {
        return rectangle_step(charts<Width, Height>::chart(), glued(), c, d);
    }

protected:
    /// As in `klein-9x18`, of the family's name.
    [[nodiscard]] static std::string named(const char* kind) {
        return joined(kind, "-", Width, "x", Height);
    }
};

} // namespace topoban
