// SPDX-License-Identifier: MIT
#pragma once

// Why a shogi action is not played, and what that verdict rests on.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/shogi/attack.hpp>
#include <topoban/shogi/piece.hpp>
#include <topoban/surface/graph.hpp>

#include <array>
#include <cstdint>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace topoban::shogi {

using topoban::operator<<;

/// The reasons. For a move and for a drop the first that applies is named, in this order
/// (rules-shogi.md §14).
enum class refusal_reason : std::uint8_t {
    ended,
    out_of_range,
    wrong_side,            ///< move: nothing or the opponent's piece on `from`
    no_such_move,          ///< move: the piece does not move so; `stops` says how far its rays go;
                           ///< at no cell, of an action whose kind is none of the game's
    may_not_promote,       ///< move: not this kind, or neither end in the zone
    must_promote,          ///< move: the piece would be dead
    facing_must_be_chosen, ///< move: routes arrive facing both ways
    not_in_hand,           ///< drop
    occupied,              ///< drop: on the piece at `at`
    dead_drop,             ///< drop: the piece would be dead
    nifu,                  ///< drop: the pawn at `at` is on the file
    king_left_attacked,    ///< `attacks` on the own king after the action
    pawn_drop_mate         ///< drop: `attacks` on the opponent's king, who has no legal action
};

/// The reasons' names.
[[nodiscard]] constexpr auto enum_names(refusal_reason) noexcept {
    return std::to_array<std::string_view>(
        {"ended", "out-of-range", "wrong-side", "no-such-move", "may-not-promote", "must-promote",
         "facing-must-be-chosen", "not-in-hand", "occupied", "dead-drop", "nifu",
         "king-left-attacked", "pawn-drop-mate"});
}

/// A refusal with its evidence.
struct refusal {
    refusal_reason reason = refusal_reason::ended; ///< the first that applies
    cell at = no_point;          ///< the cell the verdict is about, where there is one
    std::vector<attack> attacks; ///< king left attacked, pawn-drop mate
    std::vector<ray_stop> stops; ///< no such move, of a slider

    [[nodiscard]] friend bool operator==(const refusal&, const refusal&) = default;
    friend std::ostream& operator<<(std::ostream& out, const refusal& r) {
        out << r.reason;
        if (r.at != no_point) out << " at " << r.at;
        for (const attack& a : r.attacks) out << ", attacked from " << a.from;
        return out;
    }
};

/// The refusal as a sentence with the board's labels.
template <labelled Board>
[[nodiscard]] std::string to_text(const refusal& r, const Board& board) {
    const auto place = [&](cell c) {
        return 0 <= c && c < board.size() ? std::string(board.label(c))
                                          : "cell " + std::to_string(c);
    };
    const auto attackers = [&] {
        std::string text;
        for (const attack& a : r.attacks) {
            text += (text.empty() ? " from " : " and from ") + place(a.from);
            for (const cell c : a.between)
                text += (c == a.between.front() ? " over " : " ") + place(c);
        }
        return text;
    };
    switch (r.reason) {
    case refusal_reason::ended: return "the game has ended";
    case refusal_reason::out_of_range: return place(r.at) + " is not on the board";
    case refusal_reason::wrong_side: return "no piece to move on " + place(r.at);
    case refusal_reason::no_such_move: {
        if (r.at == no_point) return "there is no such action";
        std::string text = "the piece does not move to " + place(r.at);
        for (const ray_stop& s : r.stops) {
            std::ostringstream stop;
            stop << "; " << s.leaves << " it stops at " << place(s.last) << " (" << s.why << ")";
            text += stop.str();
        }
        return text;
    }
    case refusal_reason::may_not_promote: return "the piece may not promote there";
    case refusal_reason::must_promote: return "on " + place(r.at) + " the piece must promote";
    case refusal_reason::facing_must_be_chosen:
        return "routes to " + place(r.at) + " arrive facing both ways: choose ^ or v";
    case refusal_reason::not_in_hand: return "no such piece in hand";
    case refusal_reason::occupied: return place(r.at) + " is occupied";
    case refusal_reason::dead_drop: return "on " + place(r.at) + " the piece could never move";
    case refusal_reason::nifu: return "the pawn on " + place(r.at) + " is on the same file";
    case refusal_reason::king_left_attacked: return "the king would be attacked" + attackers();
    case refusal_reason::pawn_drop_mate: return "a dropped pawn may not give mate";
    }
    return {};
}

} // namespace topoban::shogi
