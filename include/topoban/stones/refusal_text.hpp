// SPDX-License-Identifier: MIT
#pragma once

// What every game of stones says of a refused action, as a line and as a sentence.

#include <topoban/core/contracts.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/text.hpp>
#include <topoban/surface/graph.hpp>

#include <ostream>
#include <string>

namespace topoban::detail {

/// Prints what a refusal for suicide or superko rests on, after its reason.
template <class Refusal>
std::ostream& print_evidence(std::ostream& out, const Refusal& r) {
    using reason = decltype(r.reason);
    if (r.reason == reason::suicide) out << ": chain " << r.chain;
    if (r.reason == reason::superko) out << ": the position of ply " << r.repeated_ply;
    return out;
}

/// The refusal as a sentence, for the reasons that all games of stones have.
template <class Refusal, labelled Board>
[[nodiscard]] std::string refusal_sentence(const Refusal& r, const Board& board) {
    using reason = decltype(r.reason);
    if (r.reason == reason::ended) return "the game has ended";
    if (r.reason == reason::out_of_range)
        return 0 <= r.at && r.at < board.size() ? "there is no such action"
                                                : joined("point ", r.at, " is not on the board");
    const std::string place(board.label(r.at));
    if (r.reason == reason::occupied) return place + " is occupied";
    if (r.reason == reason::superko)
        return place + " would repeat the position " +
               (r.repeated_ply == 0 ? "the game started from"
                                    : joined("after ply ", r.repeated_ply));
    TOPOBAN_EXPECTS(r.reason == reason::suicide);
    std::string text = place + " is suicide: no liberty would be left to";
    for (const point p : r.chain) text.append(" ").append(board.label(p));
    return text;
}

} // namespace topoban::detail
