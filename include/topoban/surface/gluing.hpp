// SPDX-License-Identifier: MIT
#pragma once

// Whether a surface keeps its promises: out and straight back is the identity, everywhere.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/square_surface.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace topoban {

/// What is wrong with a surface: which step, and why it is none.
struct gluing_defect {
    enum class kind : std::uint8_t {
        wrong_size,      ///< `size()` is not 1 … `capacity`; without a step
        off_the_board,   ///< the step leads to no cell
        glued_to_itself, ///< the side is glued to itself
        no_way_back      ///< the step back does not lead here with the compass as it was
    };
    kind what{};                       ///< the promise that is broken
    cell at = no_point;                ///< the cell the step leaves; `no_point` for the size
    direction side = direction::north; ///< the side it leaves through

    [[nodiscard]] friend constexpr bool operator==(const gluing_defect&,
                                                   const gluing_defect&) noexcept = default;
};

/// The kinds in words.
constexpr auto enum_names(gluing_defect::kind) noexcept {
    return std::to_array<std::string_view>(
        {"wrong size", "off the board", "glued to itself", "no way back"});
}

/// Prints as in `cell 3, north side: no way back`.
inline std::ostream& operator<<(std::ostream& out, const gluing_defect& defect) {
    if (defect.at == no_point) return out << defect.what;
    constexpr std::array<const char*, 4> sides{"north", "east", "south", "west"};
    return out << "cell " << defect.at << ", " << sides[std::size_t(index_of(defect.side))]
               << " side: " << defect.what;
}

namespace detail {

/// A surface with its steps looked up: each is worked out once, which keeps the compiler's
/// evaluation short.
template <square_surface S>
class recorded_surface {
public:
    static constexpr int capacity = S::capacity;

    constexpr explicit recorded_surface(const S& s) : size_(s.size()) {
        for (cell c = 0; c < size_; ++c)
            for (const direction d : directions) steps_[place(c, d)] = s.step_from(c, d);
    }
    [[nodiscard]] constexpr int size() const noexcept { return size_; }
    [[nodiscard]] constexpr std::optional<step> step_from(cell c, direction d) const noexcept {
        return steps_[place(c, d)];
    }
    [[nodiscard]] static std::string name() { return {}; }
    [[nodiscard]] static std::string label(cell) { return {}; }

private:
    [[nodiscard]] static constexpr std::size_t place(cell c, direction d) noexcept {
        return static_cast<std::size_t>(4 * c + index_of(d));
    }
    int size_;
    std::array<std::optional<step>, std::size_t(capacity) * 4> steps_{};
};

/// The steps of a surface that is a type.
template <class S>
inline constexpr recorded_surface<S> recorded{S{}};

/// The first defect of the steps that leave cells `first` … `last` − 1.
template <square_surface S>
[[nodiscard]] constexpr std::optional<gluing_defect> gluing_defect_between(const S& s, cell first,
                                                                           cell last) {
    using kind = gluing_defect::kind;
    for (cell c = first; c < last; ++c) {
        for (const direction d : directions) {
            const std::optional<step> out = s.step_from(c, d);
            if (!out) continue;
            if (out->to < 0 || out->to >= s.size()) return gluing_defect{kind::off_the_board, c, d};
            const direction back = way_back(*out, d);
            if (out->to == c && back == d) return gluing_defect{kind::glued_to_itself, c, d};
            if (s.step_from(out->to, back) != step{c, out->transport.inverse()})
                return gluing_defect{kind::no_way_back, c, d};
        }
    }
    return std::nullopt;
}

/// The defects of a surface that is a type, some cells at a time: compilers bound what they evaluate
/// in one go.
template <class S, cell First>
inline constexpr std::optional<gluing_defect>
    defect_from = gluing_defect_between(recorded<S>, First, std::min(First + 256, S::capacity));
template <class S, cell First = 0>
[[nodiscard]] consteval std::optional<gluing_defect> first_gluing_defect() {
    if constexpr (First >= S::capacity)
        return std::nullopt;
    else if constexpr (defect_from<S, First>.has_value())
        return defect_from<S, First>;
    else
        return first_gluing_defect<S, First + 256>();
}

} // namespace detail

/// The first step, cell by cell and clockwise from north, that breaks a surface's promises; nothing
/// where it keeps them all. Takes the time of eight steps a cell, at compile time or at run time.
template <square_surface S>
[[nodiscard]] constexpr std::optional<gluing_defect> gluing_defect_of(const S& s) {
    if (s.size() < 1 || s.size() > S::capacity)
        return gluing_defect{gluing_defect::kind::wrong_size};
    return detail::gluing_defect_between(s, 0, s.size());
}

/// Whether the surface keeps its promises: every step leads to a cell, the way back undoes it,
/// and no side is glued to itself. Where it does not, `gluing_defect_of` says where.
template <square_surface S>
[[nodiscard]] constexpr bool is_well_glued(const S& s) {
    return !gluing_defect_of(s);
}

} // namespace topoban
