// SPDX-License-Identifier: MIT
#pragma once

// A hexagon cut into lozenges, as a graph whose edges flip: the whole of it is one bit a point.

#include <topoban/boards/triangular_hexagon.hpp>
#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/core/result.hpp>
#include <topoban/surface/automorphism.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace topoban {

/// What shows that a set of lattice edges is no lozenge tiling.
struct tiling_defect {
    enum class kind : std::uint8_t {
        open_rim,     ///< an edge of the hexagon's outline is missing: two points
        bad_triangle, ///< a unit triangle does not have exactly two of its sides: three points
    };
    kind what{}; ///< the rule that is broken
    /// Where; `no_point` for those not needed.
    std::array<point, 3> at{no_point, no_point, no_point};

    [[nodiscard]] friend bool operator==(const tiling_defect&, const tiling_defect&) = default;
    friend std::ostream& operator<<(std::ostream& out, const tiling_defect& d) {
        if (d.what == kind::open_rim)
            return out << "open rim between " << d.at[0] << " and " << d.at[1];
        return out << "triangle " << d.at[0] << ' ' << d.at[1] << ' ' << d.at[2]
                   << " does not have two sides";
    }
};

/// A lozenge tiling of the hexagon of this side, as the graph of its tiles' sides.
///
/// The graph is bipartite, and a lattice edge is a tile's side exactly when its ends lie in
/// different halves: each unit triangle has two sides drawn and is joined over the third to its
/// other half-lozenge. So one bit a point, its shade, is the whole tiling; the neighbours of a
/// point are its lattice neighbours of the other shade, and a flip turns one bit. Point 0 is light,
/// so equal tilings have equal shades.
template <int Side>
class lozenge_tiling {
public:
    using lattice = triangular_hexagon<Side>;
    static constexpr int capacity = lattice::capacity;
    static constexpr int degree_bound = 6;
    /// The lattice edges, drawn or not.
    static constexpr int edge_capacity = lattice::edge_capacity;
    using points = point_set<capacity>;
    using edge_set = typename lattice::edges;
    /// A tile: its outline point by point, from the lower end of its missing diagonal.
    using rhombus = std::array<point, 4>;

    /// The "empty box": three bundles of parallel rows that meet in the middle, the only centre.
    constexpr lozenge_tiling() noexcept {
        for (point p = 0; p < capacity; ++p)
            if (is_dark_in_empty_box(lattice::place_of(p))) dark_.insert(p);
    }

    /// The tiling with these tile sides, or what is wrong with them.
    [[nodiscard]] static constexpr result<lozenge_tiling, tiling_defect>
    from_edges(const edge_set& drawn) {
        if (const auto defect = first_defect(drawn)) return unexpected(*defect);
        points dark;
        // Each edge leads to a higher point, so the shade of its lower end is known by then.
        for (int e = 0; e < edge_capacity; ++e) {
            const auto [low, high] = lattice::ends_of(e);
            if (dark.contains(low) != drawn.contains(e)) dark.insert(high);
        }
        return lozenge_tiling(dark);
    }

    /// The same tiling with other inner shades: `is_dark(place)` for each inner point of the
    /// hexagon, whose rim always has the shades of the empty box. They must make a tiling.
    template <class IsDark>
    [[nodiscard]] static constexpr lozenge_tiling shaded(IsDark is_dark) {
        points dark = lozenge_tiling().dark_ - lattice::interior();
        for (const point p : lattice::interior())
            if (is_dark(lattice::place_of(p))) dark.insert(p);
        const lozenge_tiling made(dark);
        TOPOBAN_EXPECTS(made.validate());
        return made;
    }

    [[nodiscard]] static constexpr int size() noexcept { return capacity; }
    /// The points a tile's side leads to; none from what is no point.
    [[nodiscard]] constexpr points neighbours(point p) const noexcept {
        if (p < 0 || p >= capacity) return {};
        return dark_.contains(p) ? lattice::around(p) - dark_ : lattice::around(p) & dark_;
    }
    /// As in `lozenges-4`; starts with a name of their own are in tilings.hpp.
    [[nodiscard]] static std::string name() { return "lozenges-" + std::to_string(Side); }
    /// `(a,b)`.
    [[nodiscard]] static std::string label(point p) { return lattice::label(p); }

    /// Why no three lozenges around `p` make a unit hexagon, or nothing where they do: an inner
    /// point of degree three (rules-crystal-go.md §3). That its sides alternate and the six rim
    /// sides are drawn follows, as no triangle has three points of one shade.
    [[nodiscard]] constexpr std::optional<flip_obstacle> flip_obstacle_at(point p) const noexcept {
        if (p < 0 || p >= capacity || !lattice::interior().contains(p))
            return flip_obstacle::boundary;
        if (neighbours(p).size() != 3) return flip_obstacle::degree;
        return std::nullopt;
    }
    [[nodiscard]] constexpr bool is_flippable(point p) const noexcept {
        return !flip_obstacle_at(p);
    }
    /// Every centre.
    [[nodiscard]] constexpr points flippable() const noexcept {
        points centres;
        for (const point p : lattice::interior())
            if (neighbours(p).size() == 3) centres.insert(p);
        return centres;
    }
    /// The tiling with the three sides at a centre exchanged for the other three; what is no point of
    /// it leaves it as it is.
    [[nodiscard]] constexpr lozenge_tiling flipped(point centre) const noexcept {
        TOPOBAN_EXPECTS(is_flippable(centre));
        lozenge_tiling other(*this);
        if (centre < 0 || centre >= capacity) return other;
        if (dark_.contains(centre))
            other.dark_.erase(centre);
        else
            other.dark_.insert(centre);
        return other;
    }

    /// The tiles' sides.
    [[nodiscard]] constexpr edge_set edges() const noexcept {
        edge_set drawn;
        for (int e = 0; e < edge_capacity; ++e) {
            const auto [low, high] = lattice::ends_of(e);
            if (dark_.contains(low) != dark_.contains(high)) drawn.insert(e);
        }
        return drawn;
    }
    /// The tiles, in the order of their missing diagonals.
    [[nodiscard]] std::vector<rhombus> rhombi() const {
        std::vector<rhombus> tiles;
        for (int e = 0; e < edge_capacity; ++e) {
            const auto [low, high] = lattice::ends_of(e);
            if (dark_.contains(low) == dark_.contains(high)) tiles.push_back(across(low, high));
        }
        return tiles;
    }

    /// The same number for equal tilings, and hardly ever for others.
    [[nodiscard]] constexpr std::uint64_t key() const noexcept {
        std::uint64_t mixed = 0;
        for (const std::uint64_t word : dark_.words()) mixed = mix64(mixed ^ word);
        return mixed;
    }

    /// The tiling moved by a symmetry of the hexagon. Of another map nothing is said.
    [[nodiscard]] lozenge_tiling transformed(const automorphism& symmetry) const {
        points moved;
        for (const point p : dark_)
            if (const point to = symmetry(p); 0 <= to && to < capacity) moved.insert(to);
        if (moved.contains(0)) moved = points::below(capacity) - moved;
        const lozenge_tiling made(moved);
        TOPOBAN_EXPECTS(made.validate());
        return made;
    }
    /// The symmetries of the hexagon that keep this tiling, the identity first.
    [[nodiscard]] std::vector<automorphism> symmetries() const {
        std::vector<automorphism> kept = lattice::symmetries();
        std::erase_if(kept, [&](const automorphism& s) { return transformed(s) != *this; });
        return kept;
    }

    /// Whether its sides do cut the hexagon into lozenges: a proof from the edges alone. The
    /// outline is drawn and every unit triangle lacks exactly one side, so over the missing sides
    /// the triangles are paired, and each pair is a lozenge.
    [[nodiscard]] constexpr bool validate() const { return !first_defect(edges()); }

    [[nodiscard]] friend constexpr bool operator==(const lozenge_tiling&,
                                                   const lozenge_tiling&) noexcept = default;

private:
    constexpr explicit lozenge_tiling(const points& dark) noexcept : dark_(dark) {
        TOPOBAN_EXPECTS(!dark.contains(0));
    }

    [[nodiscard]] static constexpr bool is_dark_in_empty_box(lattice_place at) noexcept {
        const int least = at.a < at.b ? at.a : at.b;
        return (at.a + at.b + (least < 0 ? least : 0) + 3 * Side) % 2 != 0; // point 0 gives 0
    }
    [[nodiscard]] static constexpr rhombus across(point low, point high) noexcept {
        const points others = lattice::around(low) & lattice::around(high);
        return {low, others.front(), high, *std::next(others.begin())};
    }
    [[nodiscard]] static constexpr std::optional<tiling_defect>
    first_defect(const edge_set& drawn) noexcept {
        using kind = tiling_defect::kind;
        const auto is_drawn = [&](point p, point q) {
            return drawn.contains(lattice::edge_between(p, q));
        };
        for (int e = 0; e < edge_capacity; ++e) {
            const auto [low, high] = lattice::ends_of(e);
            const points third = lattice::around(low) & lattice::around(high);
            if (third.size() == 1 && !drawn.contains(e))
                return tiling_defect{kind::open_rim, {low, high, no_point}};
            for (const point p : third) { // each triangle once: by its lowest and second point
                if (p < high) continue;
                const int sides =
                    int{drawn.contains(e)} + int{is_drawn(low, p)} + int{is_drawn(high, p)};
                if (sides != 2) return tiling_defect{kind::bad_triangle, {low, high, p}};
            }
        }
        return std::nullopt;
    }

    points dark_;
};

} // namespace topoban

template <int Side>
struct std::hash<topoban::lozenge_tiling<Side>> {
    [[nodiscard]] std::size_t operator()(const topoban::lozenge_tiling<Side>& t) const noexcept {
        return std::hash<std::uint64_t>{}(t.key());
    }
};
