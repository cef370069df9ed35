// SPDX-License-Identifier: MIT
#pragma once

// The shogi boards that have a name: surface, armies, promotion zones and identifier.

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/catalog/type_list.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/shogi/army.hpp>

#include <string_view>
#include <type_traits>
#include <utility>

namespace topoban::catalog {

/// The rules identifier of every shogi document.
inline constexpr std::string_view shogi_rules = "surface-shogi-v0.2";

namespace detail {

/// The rows of ordinary shogi.
inline constexpr shogi::army_rows plain_rows{
    .back = "LNSGKGSNL", .middle = ".B.....R.", .front = "PPPPPPPPP"};
/// Where side seams join the ranks, a pawn guards the middle row (rules-shogi.md §2).
inline constexpr shogi::army_rows corner_pawn_rows{
    .back = "LNSGKGSNL", .middle = ".B.....RP", .front = "PPPPPPPP."};

/// An army on three ranks from the cell `back_at` on, which promotes on the three from `zone` on.
template <class Surface>
[[nodiscard]] constexpr auto nine_files(shogi::army_rows rows, cell back_at, cell zone) {
    rows.back_at = back_at;
    rows.middle_at = back_at + 9;
    rows.front_at = back_at + 18;
    rows.zone_first = zone;
    rows.zone_last = zone + 26;
    return shogi::lay_out<Surface>(rows);
}

} // namespace detail

/// Ordinary shogi.
struct flat_shogi {
    using surface = grid<9, 9>;
    /// As in documents.
    static constexpr std::string_view identifier = "shogi-flat-9x9-v1";
    [[nodiscard]] static constexpr auto layout() {
        return detail::nine_files<surface>(detail::plain_rows, 0, 54);
    }
};

/// Shogi on a Möbius strip of 9 × 11: armies at both ends (rules-shogi.md §2, §7).
struct mobius_shogi {
    using surface = mobius_strip<9, 11>;
    /// As in documents.
    static constexpr std::string_view identifier = "shogi-mobius-9x11-v1";
    [[nodiscard]] static constexpr auto layout() {
        return detail::nine_files<surface>(detail::corner_pawn_rows, 0, 72);
    }
};

/// Shogi on a Klein bottle of 9 × 18: armies on ranks 4–6 and 13–15, which are also the zones.
struct klein_shogi {
    using surface = klein_bottle<9, 18>;
    /// As in documents.
    static constexpr std::string_view identifier = "shogi-klein-9x18-v1";
    [[nodiscard]] static constexpr auto layout() {
        return detail::nine_files<surface>(detail::corner_pawn_rows, 27, 108);
    }
};

/// Shogi on the staircase of genus two: an army a sheet; no seam turns a facing, so none is ever
/// other than its owner's.
struct genus_two_shogi {
    using surface = genus_two_staircase;
    /// As in documents.
    static constexpr std::string_view identifier = "shogi-genus2-staircase-9x9-v1";
    [[nodiscard]] static constexpr auto layout() {
        auto made = detail::nine_files<surface>(detail::plain_rows, 0, 135);
        made.edited_facing = shogi::facing_rule::fixed_to_owner;
        return made;
    }
};

/// The armies by identifier. To add one, add its type to the list.
using shogi_armies = type_list<flat_shogi, mobius_shogi, klein_shogi, genus_two_shogi>;

/// What `visit_shogi_army` says of anything else.
[[nodiscard]] inline unknown_board unknown_shogi_board() {
    return {names_of(shogi_armies{}, [](auto army) { return decltype(army)::identifier; })};
}

/// Calls `visit` with the army of this identifier. All calls must return one type, not void.
template <class Visitor>
[[nodiscard]] auto visit_shogi_army(std::string_view identifier, Visitor visit)
    -> result<std::invoke_result_t<Visitor&, flat_shogi>, unknown_board> {
    auto answer = visit_first(
        shogi_armies{}, [&](auto army) { return identifier == decltype(army)::identifier; }, visit);
    if (!answer) return unexpected(unknown_shogi_board());
    return *std::move(answer);
}

} // namespace topoban::catalog
