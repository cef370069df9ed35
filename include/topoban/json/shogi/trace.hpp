// SPDX-License-Identifier: MIT
#pragma once

// The fields of shogi's conformance traces.

#include <topoban/catalog/armies.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/result.hpp>
#include <topoban/json/shogi/read.hpp>
#include <topoban/json/shogi/structure.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/writer.hpp>
#include <topoban/json/trace.hpp>
#include <topoban/shogi/action_text.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/shogi/state.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban::json {

namespace detail {

/// A piece as traces write it: owner, letter, `+`, facing.
[[nodiscard]] inline std::optional<shogi::piece> trace_piece(std::string_view text) {
    if (text.size() < 3 || text.size() > 4 || (text[0] != 'A' && text[0] != 'B'))
        return std::nullopt;
    const auto type = shogi::piece_type_of(text[1]);
    const char last = text.back();
    if (!type || (last != '^' && last != 'v') || (text.size() == 4 && text[2] != '+'))
        return std::nullopt;
    const shogi::piece p(text[0] == 'A' ? player::first : player::second, *type,
                         last == '^' ? shogi::facing::up : shogi::facing::down);
    return text.size() == 4 ? p.promoted() : p;
}

/// Reads the pieces of a board of this size: null or a piece a cell.
template <int Capacity>
[[nodiscard]] auto trace_board(shogi::position<Capacity>& into) {
    return [&into](const value& at) -> verdict {
        cell c = 0;
        const auto read = each([&](const value& element) -> verdict {
            if (c == Capacity)
                return fault_at(element, error_code::wrong_value, "the end of the board");
            if (!element.is(value_kind::null)) {
                std::string_view code;
                if (verdict wrong = text(code)(element)) return wrong;
                const auto p = trace_piece(code);
                if (!p) return fault_at(element, error_code::wrong_value, "a piece, as in AP^");
                into.put(c, *p);
            }
            ++c;
            return std::nullopt;
        });
        if (verdict wrong = read(at)) return wrong;
        if (c == Capacity) return std::nullopt;
        return fault_at(at, error_code::wrong_value, std::to_string(Capacity) + " cells");
    };
}

/// Reads how many of each kind a hand holds; a kind it does not hold is left out.
[[nodiscard]] inline auto trace_hand(shogi::hand& into) {
    return [&into](const value& at) -> verdict {
        std::array<int, shogi::hand_types.size()> counts{};
        const auto kind = [&](std::string_view key, std::size_t i) {
            return field{key, integer(counts[i], 1, 65'535), presence::optional};
        };
        if (verdict wrong = read_object(at, kind("R", 0), kind("B", 1), kind("G", 2), kind("S", 3),
                                        kind("N", 4), kind("L", 5), kind("P", 6)))
            return wrong;
        for (std::size_t i = 0; i < counts.size(); ++i) into.add(shogi::hand_types[i], counts[i]);
        return std::nullopt;
    };
}

/// Pieces and hands, as traces write them.
template <int Capacity>
void write_trace_diagram(writer& out, const shogi::position<Capacity>& diagram) {
    out.key("board").open_array();
    for (const shogi::piece p : diagram.cells) {
        if (p.is_empty())
            out.add_null();
        else
            out.add(printed(p));
    }
    out.close_array().key("hands").open_object();
    for (const player who : {player::first, player::second}) {
        out.key(std::string(1, shogi::letter(who))).open_object();
        for (const shogi::piece_type type : shogi::hand_types)
            if (diagram.hand_of(who).holds(type))
                out.member(printed(type), diagram.hand_of(who).count(type));
        out.close_object();
    }
    out.close_object();
}

} // namespace detail

/// Traces of shogi on one board.
template <shogi_document_army Army>
class shogi_trace {
public:
    using state_type = shogi::state<Army>;

    static constexpr std::array<std::string_view, 1> input_keys{"setup"};
    static constexpr std::string_view game_name = "shogi";
    [[nodiscard]] static std::string board_id() { return std::string(Army::identifier); }

    /// The start of the game.
    [[nodiscard]] static state_type start() { return {}; }
    /// The state a trace starts from: its setup's, or the start of the game.
    [[nodiscard]] static result<state_type, error> start(const value& line) {
        const auto setup = line.find("setup");
        if (!setup) return state_type();
        typename state_type::position_type drawn;
        const auto hands = [&](const value& at) {
            return read_object(at, field{"A", detail::trace_hand(drawn.hands[0])},
                               field{"B", detail::trace_hand(drawn.hands[1])});
        };
        if (auto wrong =
                read_object(*setup, field{"board", detail::trace_board(drawn)},
                            field{"hands", hands}, field{"turn", detail::shogi_player(drawn.turn)}))
            return unexpected(std::move(*wrong));
        auto made = state_type::study(drawn);
        if (!made) return unexpected(detail::bad_shogi_setup(*setup, made.error()));
        return std::move(*made);
    }

    /// An action by cell numbers.
    [[nodiscard]] static result<shogi::action, error> read_action(const value& at) {
        std::string_view code;
        if (auto wrong = text(code)(at)) return unexpected(std::move(*wrong));
        const auto action = shogi::parse_index_text(code);
        const bool is_complete =
            action && (action->kind != shogi::action_kind::move || action->arrives);
        if (!is_complete)
            return unexpected(fault_at(at, error_code::wrong_value, "an action, as in 18-27^"));
        return *action;
    }

    /// The line of a position.
    static void write_line(writer& out, const state_type& state,
                           const std::optional<shogi::action>& action) {
        out.open_object().member("board_id", board_id()).member("ply", state.ply());
        write_turn(out, state);
        detail::write_trace_diagram(out, state.position());
        out.key("check").add_boolean(state.is_check());
        std::vector<std::string> legal;
        for (const shogi::action& a : state.legal_actions())
            legal.push_back(shogi::to_index_text(a));
        std::sort(legal.begin(), legal.end());
        out.key("legal").add_all(legal).member("occurrences", state.occurrences());
        write_result(out, state.outcome());
        out.key("action");
        if (action)
            out.add(shogi::to_index_text(*action));
        else
            out.add_null();
        if (state.ply() == 0 && state.started_as() == origin::study) {
            out.key("setup").open_object();
            detail::write_trace_diagram(out, state.position());
            write_turn(out, state);
            out.close_object();
        }
        out.close_object();
    }

private:
    static void write_turn(writer& out, const state_type& state) {
        out.member("turn", std::string(1, shogi::letter(state.turn())));
    }

    static void write_result(writer& out, const std::optional<shogi::outcome>& outcome) {
        out.key("result");
        if (!outcome) {
            out.add_null();
            return;
        }
        out.open_object().key("winner");
        if (outcome->winner)
            out.add(std::string(1, shogi::letter(*outcome->winner)));
        else
            out.add_null();
        out.member("reason", detail::printed(outcome->reason)).close_object();
    }
};

} // namespace topoban::json
