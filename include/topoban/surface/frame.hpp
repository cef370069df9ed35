// SPDX-License-Identifier: MIT
#pragma once

// How a compass arrives when it is carried along: the symmetries of the square.

#include <topoban/surface/direction.hpp>

#include <array>
#include <cstdint>
#include <ostream>

namespace topoban {

/// One of the eight symmetries of the square, as a map of directions: an optional mirror image
/// (east and west exchanged), then quarter-turns clockwise. Transport along a step is a frame:
/// whoever travelled or faced `d` before the step does so in direction `frame(d)` after it.
class frame {
public:
    /// The identity: the compass arrives as it left.
    constexpr frame() noexcept = default;

    /// The rotation by quarter-turns clockwise.
    [[nodiscard]] static constexpr frame rotation(int quarter_turns) noexcept {
        return frame(quarter_turns & 3);
    }
    /// North and south exchanged: what crossing the side of a Möbius strip does.
    [[nodiscard]] static constexpr frame vertical_reflection() noexcept {
        return frame(mirror + 2);
    }
    /// East and west exchanged.
    [[nodiscard]] static constexpr frame horizontal_reflection() noexcept { return frame(mirror); }

    /// Where a direction is carried.
    [[nodiscard]] constexpr direction operator()(direction d) const noexcept {
        return turned(static_cast<direction>(is_mirrored() ? -index_of(d) & 3 : index_of(d)),
                      quarter_turns());
    }
    /// Whether left and right are exchanged: an orientation-reversing transport.
    [[nodiscard]] constexpr bool is_mirrored() const noexcept { return (code_ & mirror) != 0; }
    /// Quarter-turns clockwise after the mirror image, 0 … 3.
    [[nodiscard]] constexpr int quarter_turns() const noexcept { return code_ & 3; }
    /// Whether north stays vertical: the frames that carry a piece's facing as `^` or `v`.
    [[nodiscard]] constexpr bool keeps_vertical_axis() const noexcept { return (code_ & 1) == 0; }
    /// Whether a piece that faced north now faces south.
    [[nodiscard]] constexpr bool reverses_facing() const noexcept {
        return (*this)(direction::north) == direction::south;
    }

    /// The transport along `before`, then along `after`.
    [[nodiscard]] friend constexpr frame operator*(frame after, frame before) noexcept {
        const int turns = after.is_mirrored() ? after.quarter_turns() - before.quarter_turns()
                                              : after.quarter_turns() + before.quarter_turns();
        return frame((turns & 3) | ((after.code_ ^ before.code_) & mirror));
    }
    /// The transport of the way back.
    [[nodiscard]] constexpr frame inverse() const noexcept {
        return is_mirrored() ? *this : rotation(-quarter_turns());
    }
    /// 0 … 7: an array index; 0 is the identity.
    [[nodiscard]] constexpr int index() const noexcept { return code_; }
    /// The frame with this `index()`.
    [[nodiscard]] static constexpr frame from_index(int index) noexcept { return frame(index & 7); }

    [[nodiscard]] friend constexpr bool operator==(frame, frame) noexcept = default;
    /// Prints where north, east, south and west are carried, as in `NWSE`.
    friend std::ostream& operator<<(std::ostream& out, frame f) {
        for (const direction d : directions) out << f(d);
        return out;
    }

private:
    static constexpr int mirror = 4;
    constexpr explicit frame(int code) noexcept : code_(static_cast<std::uint8_t>(code)) {}

    std::uint8_t code_ = 0;
};

/// All eight, the identity first.
inline constexpr std::array<frame, 8> frames{
    frame::from_index(0), frame::from_index(1), frame::from_index(2), frame::from_index(3),
    frame::from_index(4), frame::from_index(5), frame::from_index(6), frame::from_index(7)};

} // namespace topoban
