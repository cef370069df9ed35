// SPDX-License-Identifier: MIT
#pragma once

// What every game of stones says of a refused action: as a line, as a sentence and as fields.

#include <topoban/core/contracts.hpp>
#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/text.hpp>
#include <topoban/surface/graph.hpp>

#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace topoban {

/// A refusal in one shape for all games of stones, for a page that shows where and why.
struct refusal_fields {
    std::string_view reason;   ///< its name, as it is printed
    std::vector<point> points; ///< suicide: the chain; else the point asked for, if there is one
    std::optional<int> ply;    ///< superko: the ply whose position would be repeated

    [[nodiscard]] friend bool operator==(const refusal_fields&, const refusal_fields&) = default;
};

namespace detail {

template <class Refusal>
[[nodiscard]] refusal_fields fields_of_refusal(const Refusal& r) {
    using reason = decltype(r.reason);
    refusal_fields fields{name_of(r.reason), {}, std::nullopt};
    if (r.reason == reason::suicide)
        fields.points.assign(r.chain.begin(), r.chain.end());
    else if (r.at != no_point)
        fields.points.push_back(r.at);
    if (r.reason == reason::superko) fields.ply = r.repeated_ply;
    return fields;
}

/// Prints what a refusal for suicide or superko rests on, after its reason.
template <class Refusal>
std::ostream& print_evidence(std::ostream& out, const Refusal& r) {
    using reason = decltype(r.reason);
    if (r.reason == reason::suicide) out << ": chain " << r.chain;
    if (r.reason == reason::superko) out << ": the position of ply " << r.repeated_ply;
    return out;
}

/// A point as people call it, and one that is not on the board by its number.
template <labelled Board>
[[nodiscard]] std::string place_name(point p, const Board& board) {
    return 0 <= p && p < board.size() ? std::string(board.label(p)) : joined("point ", p);
}

/// The refusal as a sentence, for the reasons that all games of stones have.
template <class Refusal, labelled Board>
[[nodiscard]] std::string refusal_sentence(const Refusal& r, const Board& board) {
    using reason = decltype(r.reason);
    const bool is_on_board = 0 <= r.at && r.at < board.size();
    if (r.reason == reason::ended) return "the game has ended";
    if (r.reason == reason::out_of_range)
        return is_on_board || r.at == no_point ? "there is no such action"
                                               : joined("point ", r.at, " is not on the board");
    const std::string place = place_name(r.at, board);
    if (r.reason == reason::occupied) return place + " is occupied";
    if (r.reason == reason::superko)
        return place + " would repeat the position " +
               (r.repeated_ply == 0 ? "the game started from"
                                    : joined("after ply ", r.repeated_ply));
    TOPOBAN_EXPECTS(r.reason == reason::suicide);
    std::string text = place + " is suicide: no liberty would be left to";
    for (const point p : r.chain) text.append(" ").append(place_name(p, board));
    return text;
}

} // namespace detail

} // namespace topoban
