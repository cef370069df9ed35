// SPDX-License-Identifier: MIT
#pragma once

// A position as one line of text: SFEN with facing, for every charted board.

#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/core/text.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/geometry/upright.hpp>
#include <topoban/shogi/hand.hpp>
#include <topoban/shogi/piece.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/surface/chart.hpp>

#include <cstddef>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace topoban::shogi {

using topoban::text_error;

namespace detail {

/// A letter as its owner writes it: the first player's capital, the second's small.
[[nodiscard]] constexpr char letter_of(player owner, piece_type type) noexcept {
    const char capital = letter(type);
    return owner == player::first ? capital : static_cast<char>(capital - 'A' + 'a');
}

inline void write_piece(std::string& text, piece p) {
    if (p.is_promoted()) text += '+';
    text += letter_of(p.owner(), p.type());
    if (p.faces() != default_facing(p.owner())) text += '\'';
}

/// Both hands, the first player's before the second's, kinds in writing order; `-` for none.
inline void write_hands(std::string& text, const hand& first, const hand& second) {
    if (first.empty() && second.empty()) text += '-';
    for (const player who : {player::first, player::second}) {
        const hand& held = who == player::first ? first : second;
        for (const piece_type type : hand_types) {
            if (!held.holds(type)) continue;
            if (held.count(type) > 1) text += std::to_string(held.count(type));
            text += letter_of(who, type);
        }
    }
}

/// Reads a text from left to right.
class text_reader {
public:
    explicit text_reader(std::string_view text) noexcept : text_(text) {}

    [[nodiscard]] std::size_t offset() const noexcept { return at_; }
    [[nodiscard]] bool is_at_end() const noexcept { return at_ == text_.size(); }
    [[nodiscard]] char peek() const noexcept { return is_at_end() ? '\0' : text_[at_]; }
    [[nodiscard]] bool take(char c) noexcept {
        if (peek() != c || is_at_end()) return false;
        ++at_;
        return true;
    }
    /// A number without a leading zero, at most 65 535; nothing where there is none.
    [[nodiscard]] std::optional<int> take_number() noexcept {
        const std::size_t start = at_;
        int number = 0;
        while (peek() >= '0' && peek() <= '9' && number < 10'000 && (number > 0 || at_ == start))
            number = 10 * number + (text_[at_++] - '0');
        if (number >= 1 && number <= 65'535) return number;
        at_ = start;
        return std::nullopt;
    }
    /// A piece's letter: whose and which.
    [[nodiscard]] std::optional<piece> take_letter() noexcept {
        const char c = peek();
        const bool is_small = c >= 'a' && c <= 'z';
        const auto type = piece_type_of(is_small ? static_cast<char>(c - 'a' + 'A') : c);
        if (!type || is_at_end()) return std::nullopt;
        ++at_;
        return piece(is_small ? player::second : player::first, *type);
    }
    [[nodiscard]] unexpected<text_error> fault(std::string expected) const {
        return unexpected(text_error{at_, std::move(expected)});
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

/// `+`, letter, and `'` where allowed; nothing where no piece is written.
[[nodiscard]] inline std::optional<piece> take_piece(text_reader& in, facing_rule facing_is) {
    const bool is_promoted = in.take('+');
    auto p = in.take_letter();
    if (!p) return std::nullopt;
    if (is_promoted) *p = p->promoted();
    if (facing_is == facing_rule::free && in.take('\'')) *p = p->reversed();
    return p;
}

/// One rank, west to east; the column reached, or nothing after a fault.
template <int Capacity>
[[nodiscard]] bool read_rank(text_reader& in, position<Capacity>& made, cell first, int width,
                             facing_rule facing_is) {
    int column = 0;
    bool was_gap = false;
    while (column < width) {
        const text_reader before = in;
        if (const auto gap = was_gap ? std::nullopt : in.take_number()) {
            if (*gap > width - column) {
                in = before;
                return false;
            }
            column += *gap;
            was_gap = true;
            continue;
        }
        const auto p = take_piece(in, facing_is);
        if (!p) return false;
        made.put(first + column++, *p);
        was_gap = false;
    }
    return true;
}

template <int Capacity>
void write_rank(std::string& text, const position<Capacity>& p, cell first, int width) {
    int gap = 0;
    for (cell c = first; c < first + width; ++c) {
        if (p.at(c).is_empty()) {
            ++gap;
            continue;
        }
        if (gap > 0) text += std::to_string(gap);
        gap = 0;
        write_piece(text, p.at(c));
    }
    if (gap > 0) text += std::to_string(gap);
}

} // namespace detail

/// The position as text: ranks from the highest to rank 1 with `/` between them, runs of empty
/// cells as a number, `+` before a promoted piece and `'` after one that faces against its owner's
/// way, `|` between sheets; then the side to move, `a` or `b`; then both hands.
template <upright_surface Surface>
requires charted<Surface>
[[nodiscard]] std::string to_text(const position<Surface::capacity>& p) {
    const chart_size chart = Surface{}.chart();
    std::string text;
    for (int sheet = 0; sheet < chart.sheets; ++sheet) {
        if (sheet > 0) text += '|';
        for (int row = chart.height; row-- > 0;) {
            detail::write_rank(text, p, chart.cell_at({0, row, sheet}), chart.width);
            if (row > 0) text += '/';
        }
    }
    text += p.turn == player::first ? " a " : " b ";
    detail::write_hands(text, p.hands[0], p.hands[1]);
    return text;
}

/// The position of a text. Accepts exactly what `to_text` writes.
template <upright_surface Surface>
requires charted<Surface>
[[nodiscard]] result<position<Surface::capacity>, text_error>
parse_position(std::string_view text) {
    const chart_size chart = Surface{}.chart();
    detail::text_reader in(text);
    position<Surface::capacity> made;
    for (int sheet = 0; sheet < chart.sheets; ++sheet) {
        if (sheet > 0 && !in.take('|')) return in.fault("'|' before the next sheet");
        for (int row = chart.height; row-- > 0;) {
            if (!detail::read_rank(in, made, chart.cell_at({0, row, sheet}), chart.width,
                                   facing_rule::free))
                return in.fault("a piece or a run of empty cells within the rank");
            if (row > 0 && !in.take('/')) return in.fault("'/' before the next rank");
        }
    }
    if (!in.take(' ')) return in.fault("' '");
    if (in.take('b'))
        made.turn = player::second;
    else if (!in.take('a'))
        return in.fault("the side to move, 'a' or 'b'");
    if (!in.take(' ')) return in.fault("' '");
    if (!in.take('-')) do {
            const auto count = in.take_number();
            const detail::text_reader letter = in;
            const auto p = count == 1 ? std::nullopt : in.take_letter();
            if (!p || p->type() == piece_type::king || made.hand_of(p->owner()).holds(p->type()))
                return letter.fault("a kind of piece in hand, with a count from 2 on");
            made.hand_of(p->owner()).add(p->type(), count.value_or(1));
        } while (!in.is_at_end());
    if (!in.is_at_end()) return in.fault("the end of the text");
    if (to_text<Surface>(made) != text)
        return unexpected(text_error{text.size(), "hands in writing order"});
    return made;
}

} // namespace topoban::shogi
