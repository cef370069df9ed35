// SPDX-License-Identifier: MIT
#pragma once

// Why a Go action is not played, and what that verdict rests on.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/stones/refusal_text.hpp>

#include <array>
#include <cstdint>
#include <ostream>
#include <string_view>

namespace topoban::go {

using topoban::operator<<;

/// The reasons, in the order in which they are looked for: the first that applies is named. Out of
/// range is a point that is not on the board, and an action whose kind is none of the game's.
enum class refusal_reason : std::uint8_t { ended, out_of_range, occupied, suicide, superko };

/// The reasons' names.
[[nodiscard]] constexpr auto enum_names(refusal_reason) noexcept {
    return std::to_array<std::string_view>(
        {"ended", "out-of-range", "occupied", "suicide", "superko"});
}

/// A refusal with its evidence.
template <int Capacity>
struct refusal {
    refusal_reason reason = refusal_reason::ended; ///< the first that applies
    point at = no_point;                           ///< the point asked for, where there was one
    point_set<Capacity> chain{}; ///< suicide: the chain that would be left without a liberty
    int repeated_ply = no_ply;   ///< superko: the ply after which the same colouring occurred

    /// `repeated_ply` where there is none.
    static constexpr int no_ply = -1;

    [[nodiscard]] friend bool operator==(const refusal&, const refusal&) = default;
    friend std::ostream& operator<<(std::ostream& out, const refusal& r) {
        out << r.reason;
        if (r.at != no_point) out << " at " << r.at;
        return topoban::detail::print_evidence(out, r);
    }
};

/// The refusal's reason, points and ply in the shape that all games of stones share.
template <int Capacity>
[[nodiscard]] refusal_fields fields_of(const refusal<Capacity>& r) {
    return topoban::detail::fields_of_refusal(r);
}

} // namespace topoban::go
