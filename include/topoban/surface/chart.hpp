// SPDX-License-Identifier: MIT
#pragma once

// Rectangular charts: indices, files, ranks, sheets and the labels people use for them.

#include <topoban/core/contracts.hpp>
#include <topoban/core/point.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/graph.hpp>

#include <concepts>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace topoban {

/// A cell's place in its chart, all from zero: file a is column 0, rank 1 is row 0.
struct chart_position {
    int column = 0; ///< the file
    int row = 0;    ///< the rank
    int sheet = 0;  ///< the rectangle

    [[nodiscard]] friend constexpr bool operator==(const chart_position&,
                                                   const chart_position&) noexcept = default;
};

/// Prints `(column,row,sheet)`, from zero.
inline std::ostream& operator<<(std::ostream& out, const chart_position& at) {
    return out << '(' << at.column << ',' << at.row << ',' << at.sheet << ')';
}

/// `sheets` rectangles of `width` × `height` cells, numbered file by file, rank by rank, sheet by
/// sheet: index = width · (height · sheet + row) + column.
struct chart_size {
    int width = 1;  ///< files
    int height = 1; ///< ranks
    int sheets = 1; ///< rectangles

    /// The number of cells.
    [[nodiscard]] constexpr int cells() const noexcept { return width * height * sheets; }
    /// The index of a place in the chart; of another place a number that means nothing.
    [[nodiscard]] constexpr cell cell_at(chart_position at) const noexcept {
        return width * (height * at.sheet + at.row) + at.column;
    }
    /// The place of an index; for what is no cell a place that is not on the chart.
    [[nodiscard]] constexpr chart_position position_of(cell c) const noexcept {
        if (c < 0) return {-1, -1, -1};
        return {c % width, c / width % height, c / (width * height)};
    }
    [[nodiscard]] friend constexpr bool operator==(const chart_size&,
                                                   const chart_size&) noexcept = default;
};

/// The place next to one in the chart, whether or not there is a cell.
[[nodiscard]] constexpr chart_position chart_neighbour(chart_position at, direction d) noexcept {
    switch (d) {
    case direction::north: ++at.row; break;
    case direction::east: ++at.column; break;
    case direction::south: --at.row; break;
    case direction::west: --at.column; break;
    }
    return at;
}

/// Whether a place lies on the chart.
[[nodiscard]] constexpr bool is_on_chart(const chart_size& chart, chart_position at) noexcept {
    return 0 <= at.column && at.column < chart.width && 0 <= at.row && at.row < chart.height &&
           0 <= at.sheet && at.sheet < chart.sheets;
}

/// The label of a file, 0 … 701: a to z, i included, then aa, ab and so on.
[[nodiscard]] inline std::string file_label(int column) {
    TOPOBAN_EXPECTS(0 <= column && column < 26 * 27);
    std::string text;
    if (column >= 26) text += static_cast<char>('a' + column / 26 - 1);
    text += static_cast<char>('a' + column % 26);
    return text;
}

/// The label of a place: file letter and rank, `i11`; with several sheets their Roman numeral
/// before it, `II:a1`. `?` for a place that is not on the chart.
[[nodiscard]] inline std::string chart_label(const chart_size& size, chart_position at) {
    TOPOBAN_EXPECTS(size.width <= 26 * 27 && size.sheets <= 3);
    if (!is_on_chart(size, at)) return "?";
    std::string text;
    if (size.sheets > 1) text.append(static_cast<std::size_t>(at.sheet) + 1, 'I').append(1, ':');
    return text.append(file_label(at.column)).append(std::to_string(at.row + 1));
}

/// What a board drawn on charts offers: pictures and armies need it, rules do not.
template <class B>
concept charted = requires(const B& b) {
    { b.chart() } -> std::same_as<chart_size>;
};

/// A base for boards whose charts are known to the compiler: size, indices and labels.
template <int Width, int Height, int Sheets = 1>
struct charts {
    static_assert(1 <= Width && Width <= 26 * 27 && 1 <= Height && 1 <= Sheets && Sheets <= 3);
    static constexpr int capacity = Width * Height * Sheets;

    [[nodiscard]] static constexpr int size() noexcept { return capacity; }
    [[nodiscard]] static constexpr chart_size chart() noexcept { return {Width, Height, Sheets}; }
    [[nodiscard]] static std::string label(cell c) {
        return chart_label(chart(), chart().position_of(c));
    }
    [[nodiscard]] friend constexpr bool operator==(const charts&, const charts&) noexcept = default;
};

/// The point with this label, or nothing. Strict: the text must be exactly what `label` gives, so
/// `A1`, `j1`, `a0` and `a12` are refused on a board of nine files and eleven ranks.
template <labelled B>
[[nodiscard]] std::optional<point> find_label(const B& board, std::string_view text) {
    for (point p = 0; p < board.size(); ++p)
        if (board.label(p) == text) return p;
    return std::nullopt;
}

} // namespace topoban
