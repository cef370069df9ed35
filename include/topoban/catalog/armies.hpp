// SPDX-License-Identifier: MIT
#pragma once

// The shogi boards that have a name: surface, armies, promotion bands and identifier.

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/core/result.hpp>
#include <topoban/shogi/army.hpp>

#include <string_view>
#include <type_traits>

namespace topoban::catalog {

/// The rules identifier of every shogi document.
inline constexpr std::string_view shogi_rules = "surface-shogi-v0.2";

/// Ordinary shogi.
struct flat_shogi {
    using surface = grid<9, 9>;
    /// As in documents.
    static constexpr std::string_view identifier = "shogi-flat-9x9-v1";
    [[nodiscard]] static constexpr auto layout() {
        return shogi::lay_out<surface>({.back = "LNSGKGSNL",
                                        .middle = ".B.....R.",
                                        .front = "PPPPPPPPP",
                                        .back_at = 0,
                                        .middle_at = 9,
                                        .front_at = 18,
                                        .band_first = 54,
                                        .band_last = 80});
    }
};

/// Shogi on a Möbius strip of 9 × 11: armies at both ends (rules-shogi.md §2, §7).
struct mobius_shogi {
    using surface = mobius_strip<9, 11>;
    /// As in documents.
    static constexpr std::string_view identifier = "shogi-mobius-9x11-v1";
    [[nodiscard]] static constexpr auto layout() {
        return shogi::lay_out<surface>({.back = "LNSGKGSNL",
                                        .middle = ".B.....RP",
                                        .front = "PPPPPPPP.",
                                        .back_at = 0,
                                        .middle_at = 9,
                                        .front_at = 18,
                                        .band_first = 72,
                                        .band_last = 98});
    }
};

/// Shogi on a Klein bottle of 9 × 18: armies on ranks 4–6 and 13–15, which are also the bands.
struct klein_shogi {
    using surface = klein_bottle<9, 18>;
    /// As in documents.
    static constexpr std::string_view identifier = "shogi-klein-9x18-v1";
    [[nodiscard]] static constexpr auto layout() {
        return shogi::lay_out<surface>({.back = "LNSGKGSNL",
                                        .middle = ".B.....RP",
                                        .front = "PPPPPPPP.",
                                        .back_at = 27,
                                        .middle_at = 36,
                                        .front_at = 45,
                                        .band_first = 108,
                                        .band_last = 134});
    }
};

/// Shogi on the staircase of genus two: an army a sheet; no seam turns a facing, so none is ever
/// other than its owner's.
struct genus_two_shogi {
    using surface = genus_two_staircase;
    /// As in documents.
    static constexpr std::string_view identifier = "shogi-genus2-staircase-9x9-v1";
    [[nodiscard]] static constexpr auto layout() {
        return shogi::lay_out<surface>({.back = "LNSGKGSNL",
                                        .middle = ".B.....R.",
                                        .front = "PPPPPPPPP",
                                        .back_at = 0,
                                        .middle_at = 9,
                                        .front_at = 18,
                                        .band_first = 135,
                                        .band_last = 161,
                                        .edited_facing = shogi::facing_rule::fixed_to_owner});
    }
};

/// What `visit_shogi_army` says of anything else.
[[nodiscard]] inline unknown_board unknown_shogi_board() {
    return {"shogi-flat-9x9-v1, shogi-mobius-9x11-v1, shogi-klein-9x18-v1 and "
            "shogi-genus2-staircase-9x9-v1"};
}

/// Calls `visit` with the army of this identifier. All calls must return one type, not void.
template <class Visitor>
[[nodiscard]] auto visit_shogi_army(std::string_view identifier, Visitor visit)
    -> result<std::invoke_result_t<Visitor&, flat_shogi>, unknown_board> {
    if (identifier == flat_shogi::identifier) return visit(flat_shogi{});
    if (identifier == mobius_shogi::identifier) return visit(mobius_shogi{});
    if (identifier == klein_shogi::identifier) return visit(klein_shogi{});
    if (identifier == genus_two_shogi::identifier) return visit(genus_two_shogi{});
    return unexpected(unknown_shogi_board());
}

} // namespace topoban::catalog
