// SPDX-License-Identifier: MIT
#pragma once

// A sheet of characters for terminals, with colours where they are wanted.

#include <topoban/core/contracts.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace topoban::render {

/// Whether text carries colours, as ANSI sequences. Whether a terminal wants them is for the
/// program to find out.
enum class colour_mode : std::uint8_t { plain, colour };

/// What a character stands for, which decides its colours.
enum class tint : std::uint8_t {
    none,     ///< the terminal's own colours
    faint,    ///< labels
    field,    ///< the board
    black,    ///< on the board: Black's
    white,    ///< on the board: White's
    last,     ///< on the board: the last action
    mark,     ///< on the board: liberties, centres
    promoted, ///< on the board: promoted pieces
    boundary, ///< the board's edge
    seam      ///< seams: this one and the seven after it
};

/// The tint of the k-th pair of glued edges.
[[nodiscard]] constexpr tint seam_tint(std::size_t pair) noexcept {
    return static_cast<tint>(static_cast<std::size_t>(tint::seam) + pair % 8);
}

/// Rows of characters, each one column wide and in UTF-8; as large as what is put on it.
class text_sheet {
public:
    /// Writes text from a place on to the right, character by character. Rows and columns count
    /// from the upper left, zero.
    void put(int row, int column, std::string_view text, tint as = tint::none) {
        TOPOBAN_EXPECTS(row >= 0 && column >= 0);
        for (std::size_t i = 0; i < text.size(); ++column) {
            const std::size_t length = length_of_character(text[i]);
            at(row, column) = {std::string(text.substr(i, length)), as};
            i += length;
        }
    }
    /// Gives a rectangle of blanks a tint.
    void fill(int row, int column, int rows, int columns, tint as) {
        for (int r = row; r < row + rows; ++r)
            for (int c = column; c < column + columns; ++c) at(r, c) = {" ", as};
    }
    /// How many rows there are.
    [[nodiscard]] int rows() const noexcept { return static_cast<int>(rows_.size()); }

    /// The sheet as lines, each ended by a newline. Plain lines have no blanks at their end.
    [[nodiscard]] std::string text(colour_mode how) const {
        std::string all;
        for (const auto& row : rows_)
            all += (how == colour_mode::plain ? plain(row) : coloured(row)) + "\n";
        return all;
    }

private:
    struct character {
        std::string text = " ";
        tint as = tint::none;
    };
    using line = std::vector<character>;

    [[nodiscard]] character& at(int row, int column) {
        const auto r = static_cast<std::size_t>(row);
        const auto c = static_cast<std::size_t>(column);
        if (rows_.size() <= r) rows_.resize(r + 1);
        if (rows_[r].size() <= c) rows_[r].resize(c + 1);
        return rows_[r][c];
    }
    [[nodiscard]] static std::size_t length_of_character(char lead) noexcept {
        const auto byte = static_cast<unsigned char>(lead);
        return byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    }
    [[nodiscard]] static std::string plain(const line& row) {
        std::string text;
        for (const character& c : row) text += c.text;
        text.erase(text.find_last_not_of(' ') + 1);
        return text;
    }
    [[nodiscard]] static std::string coloured(const line& row) {
        std::string text;
        tint now = tint::none;
        for (const character& c : row) {
            if (c.as != now) text += sequence(now = c.as);
            text += c.text;
        }
        return now == tint::none ? text : text + sequence(tint::none);
    }
    /// Colours of the 256 that terminals share: foreground 38;5, background 48;5.
    [[nodiscard]] static std::string sequence(tint as) {
        constexpr std::array<const char*, 17> codes{"0",
                                                    "0;38;5;245",
                                                    "0;38;5;94;48;5;222",
                                                    "0;1;38;5;16;48;5;222",
                                                    "0;1;38;5;231;48;5;222",
                                                    "0;1;38;5;160;48;5;222",
                                                    "0;1;38;5;22;48;5;222",
                                                    "0;1;38;5;124;48;5;222",
                                                    "0;1;38;5;94",
                                                    "0;1;38;5;33",
                                                    "0;1;38;5;167",
                                                    "0;1;38;5;35",
                                                    "0;1;38;5;178",
                                                    "0;1;38;5;134",
                                                    "0;1;38;5;37",
                                                    "0;1;38;5;130",
                                                    "0;1;38;5;105"};
        return "\x1b[" + std::string(codes[static_cast<std::size_t>(as)]) + "m";
    }

    std::vector<line> rows_;
};

} // namespace topoban::render
