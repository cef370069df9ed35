// SPDX-License-Identifier: MIT
#pragma once

// Armies as data: where the pieces start, where they promote and what a file is.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/shogi/geometry/upright.hpp>
#include <topoban/shogi/piece.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/surface/chart.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string_view>
#include <vector>

namespace topoban::shogi {

/// What edited positions may do with facing.
enum class facing_rule : std::uint8_t {
    free,          ///< any piece may face either way
    fixed_to_owner ///< every piece faces its owner's way for ever
};

/// The data of one board's armies.
template <int Capacity>
struct start_layout {
    position<Capacity> start;                     ///< the position games start from
    std::array<point_set<Capacity>, 2> promotion; ///< the first and the second player's zone
    std::array<std::uint16_t, std::size_t(Capacity)> file{}; ///< cells of one file for nifu
    facing_rule edited_facing = facing_rule::free;           ///< in edited positions
};

/// The first player's three rows, west to east as in `LNSGKGSNL` with a dot for an empty cell, the
/// cell each row starts on, and the zone of cells `zone_first` … `zone_last`.
struct army_rows {
    std::string_view back;                         ///< the row at the player's end
    std::string_view middle;                       ///< the row before it
    std::string_view front;                        ///< the pawns' row
    cell back_at = 0;                              ///< where each row starts
    cell middle_at = 0;                            ///< the same
    cell front_at = 0;                             ///< the same
    cell zone_first = 0;                           ///< of the promotion zone
    cell zone_last = 0;                            ///< the same
    facing_rule edited_facing = facing_rule::free; ///< in edited positions
};

/// The half-turn of a charted board: files, ranks and sheets reversed, which reverses the numbering.
template <int Capacity>
[[nodiscard]] constexpr cell half_turn(cell c) noexcept {
    return Capacity - 1 - c;
}

/// A layout of the first player's rows and their half-turn image; files are those of the chart,
/// across all sheets.
template <upright_surface Surface>
requires charted<Surface>
[[nodiscard]] constexpr start_layout<Surface::capacity> lay_out(const army_rows& rows) {
    constexpr int size = Surface::capacity;
    start_layout<size> made;
    const auto put_row = [&](std::string_view row, cell at) {
        for (const char letter : row) {
            if (const auto type = piece_type_of(letter)) {
                made.start.put(at, piece(player::first, *type));
                made.start.put(half_turn<size>(at), piece(player::second, *type));
            }
            ++at;
        }
    };
    put_row(rows.back, rows.back_at);
    put_row(rows.middle, rows.middle_at);
    put_row(rows.front, rows.front_at);
    TOPOBAN_EXPECTS(0 <= rows.zone_first && rows.zone_last < size);
    for (cell c = std::max(0, rows.zone_first); c <= std::min(size - 1, rows.zone_last); ++c) {
        made.promotion[0].insert(c);
        made.promotion[1].insert(half_turn<size>(c));
    }
    for (cell c = 0; c < size; ++c)
        made.file[std::size_t(c)] =
            static_cast<std::uint16_t>(Surface{}.chart().position_of(c).column);
    made.edited_facing = rows.edited_facing;
    return made;
}

/// What can be wrong with a layout.
struct layout_defect {
    enum class kind : std::uint8_t {
        wrong_count,          ///< not 1 K, R, B; 2 G, S, N, L; 9 P a player: `type`, `owner`
        not_half_turn,        ///< the piece at `at` has no image of the other player's
        not_default,          ///< the piece at `at` is promoted or faces the wrong way
        zone_not_half_turn,   ///< `at` is in one zone, its image not in the other
        zone_empty,           ///< nobody could promote
        file_not_half_turn,   ///< the half-turn tears the file of `at` apart
        surface_not_half_turn ///< the half-turn is no symmetry of the surface at `at`
    };
    kind what{};                        ///< what is wrong
    cell at = no_point;                 ///< where
    player owner = player::first;       ///< whose piece
    piece_type type = piece_type::king; ///< which kind

    [[nodiscard]] friend constexpr bool operator==(const layout_defect&,
                                                   const layout_defect&) noexcept = default;
};

/// Prints the kind of defect in words.
inline std::ostream& operator<<(std::ostream& out, layout_defect::kind what) {
    constexpr std::array<const char*, 7> words{
        "wrong number of a kind",      "piece without a half-turn image",
        "piece not in starting state", "promotion zones are not half-turn images",
        "empty promotion zone",        "files are not half-turn images",
        "the surface has no half-turn"};
    return out << words[std::size_t(what)];
}

namespace detail {
constexpr int pieces_of_a_kind(piece_type type) noexcept {
    switch (type) {
    case piece_type::king:
    case piece_type::rook:
    case piece_type::bishop: return 1;
    case piece_type::pawn: return 9;
    default: return 2;
    }
}

template <int Capacity>
void find_count_defects(const start_layout<Capacity>& army, std::vector<layout_defect>& found) {
    for (const player who : {player::first, player::second}) {
        for (const piece_type type : piece_types) {
            int count = 0;
            for (const piece p : army.start.cells) count += p.is(who, type) ? 1 : 0;
            if (count != pieces_of_a_kind(type))
                found.push_back({layout_defect::kind::wrong_count, no_point, who, type});
        }
    }
}

/// Whether the half-turn carries the steps from a cell to the steps from its image.
template <upright_surface Surface>
[[nodiscard]] bool turns_with_surface(cell c) {
    const Surface s;
    for (const direction d : directions) {
        const auto taken = s.step_from(c, d);
        const auto image = s.step_from(half_turn<Surface::capacity>(c), opposite(d));
        if (taken.has_value() != image.has_value()) return false;
        if (taken && (image->to != half_turn<Surface::capacity>(taken->to) ||
                      image->transport != taken->transport))
            return false;
    }
    return true;
}
} // namespace detail

/// Everything that is wrong with a layout: numbers, half-turn images of pieces, zones, files and
/// of the surface itself. Empty for a sound one (rules-shogi.md §2).
template <upright_surface Surface>
[[nodiscard]] std::vector<layout_defect> defects_of(const start_layout<Surface::capacity>& army) {
    using kind = layout_defect::kind;
    constexpr int size = Surface::capacity;
    std::vector<layout_defect> found;
    detail::find_count_defects(army, found);
    for (const auto& zone : army.promotion)
        if (zone.empty()) found.push_back({kind::zone_empty, no_point});
    for (cell c = 0; c < size; ++c) {
        const cell image = half_turn<size>(c);
        const piece p = army.start.at(c);
        const piece q = army.start.at(image);
        if (p.is_empty() != q.is_empty() ||
            (!p.is_empty() && (p.type() != q.type() || p.owner() == q.owner())))
            found.push_back({kind::not_half_turn, c});
        if (!p.is_empty() && p != piece(p.owner(), p.type()))
            found.push_back({kind::not_default, c});
        if (army.promotion[0].contains(c) != army.promotion[1].contains(image))
            found.push_back({kind::zone_not_half_turn, c});
        for (cell other = 0; other < size; ++other)
            if ((army.file[std::size_t(c)] == army.file[std::size_t(other)]) !=
                (army.file[std::size_t(image)] == army.file[std::size_t(half_turn<size>(other))])) {
                found.push_back({kind::file_not_half_turn, c});
                break;
            }
        if (!detail::turns_with_surface<Surface>(c))
            found.push_back({kind::surface_not_half_turn, c});
    }
    return found;
}

/// A board with armies, as a type: `surface` and a constant `layout()`. The named ones are in
/// catalog/; twenty lines make another.
template <class A>
concept army = requires {
    typename A::surface;
    requires upright_surface<typename A::surface>;
    { A::layout() } -> std::convertible_to<start_layout<A::surface::capacity>>;
};

/// The position a game starts from.
template <army Army>
[[nodiscard]] const position<Army::surface::capacity>& start_of() {
    static const auto start = Army::layout().start;
    return start;
}

} // namespace topoban::shogi
