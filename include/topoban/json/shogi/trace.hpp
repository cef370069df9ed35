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
#include <cstddef>
#include <optional>
#include <span>
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

/// One cell: null or a piece, as in `AP^`.
struct trace_cell {
    shogi::piece& into;

    [[nodiscard]] checked read(const value& at) const {
        into = {};
        if (at.is(value_kind::null)) return {};
        std::string code;
        if (auto done = text(code).read(at); !done) return done;
        const auto p = trace_piece(code);
        if (!p) return wrong_at(at, error_code::wrong_value, "a piece, as in AP^");
        into = *p;
        return {};
    }
    [[nodiscard]] checked write(writer& out) const {
        if (into.is_empty())
            out.add_null();
        else
            out.add(printed(into));
        return {};
    }
};

/// The pieces of a whole board.
struct trace_board {
    std::span<shogi::piece> cells;

    [[nodiscard]] checked read(const value& at) const {
        if (!at.is(value_kind::array)) return wrong_at(at, error_code::wrong_type, "an array");
        std::size_t c = 0;
        for (const value element : at.elements()) {
            if (c == cells.size())
                return wrong_at(element, error_code::wrong_value, "the end of the board");
            if (auto done = trace_cell{cells[c++]}.read(element); !done) return done;
        }
        if (c == cells.size()) return {};
        return wrong_at(at, error_code::wrong_value, joined(cells.size(), " cells"));
    }
    [[nodiscard]] checked write(writer& out) const {
        out.open_array();
        for (shogi::piece& p : cells) static_cast<void>(trace_cell{p}.write(out));
        out.close_array();
        return {};
    }
};

/// How many of each kind a hand holds; a kind it does not hold is left out.
struct trace_hand {
    shogi::hand& into;

    [[nodiscard]] static auto codec_of(std::array<int, shogi::hand_types.size()>& counts) {
        return object([&counts](auto& v) {
            constexpr std::array<std::string_view, 7> keys{"R", "B", "G", "S", "N", "L", "P"};
            for (std::size_t i = 0; i < keys.size(); ++i)
                v.optional(keys[i], counts[i] != 0, integer(counts[i], 1, 65'535));
        });
    }
    [[nodiscard]] checked read(const value& at) const {
        std::array<int, shogi::hand_types.size()> counts{};
        auto done = codec_of(counts).read(at);
        if (done)
            for (std::size_t i = 0; i < counts.size(); ++i)
                into.add(shogi::hand_types[i], counts[i]);
        return done;
    }
    [[nodiscard]] checked write(writer& out) const {
        std::array<int, shogi::hand_types.size()> counts{};
        for (std::size_t i = 0; i < counts.size(); ++i)
            counts[i] = into.count(shogi::hand_types[i]);
        return codec_of(counts).write(out);
    }
};

/// Describes pieces and hands, as traces write them.
template <class Visitor>
void describe_trace_position(Visitor& v, std::span<shogi::piece> cells,
                             std::array<shogi::hand, 2>& hands) {
    v.field("board", trace_board{cells});
    v.field("hands", object([&hands](auto& w) {
                w.field("A", trace_hand{hands[0]});
                w.field("B", trace_hand{hands[1]});
            }));
}

/// Describes a set-up position.
[[nodiscard]] inline auto trace_setup(std::span<shogi::piece> cells,
                                      std::array<shogi::hand, 2>& hands, player& turn) {
    return object([=, &hands, &turn](auto& v) {
        describe_trace_position(v, cells, hands);
        v.field("turn", shogi_player(turn));
    });
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
        if (auto done = detail::trace_setup(drawn.cells, drawn.hands, drawn.turn).read(*setup);
            !done)
            return unexpected(std::move(done).error());
        auto made = state_type::study(drawn);
        if (!made) return unexpected(detail::bad_shogi_setup(*setup, made.error()));
        return std::move(*made);
    }

    /// An action by cell numbers.
    [[nodiscard]] static result<shogi::action, error> read_action(const value& at) {
        std::string code;
        if (auto done = text(code).read(at); !done) return unexpected(std::move(done).error());
        const auto action = shogi::parse_index_text(code);
        const bool is_complete =
            action && (action->kind != shogi::action_kind::move || action->arrives);
        if (!is_complete)
            return unexpected(error_at(at, error_code::wrong_value, "an action, as in 18-27^"));
        return *action;
    }

    /// The line of a position.
    static void write_line(writer& out, const state_type& state,
                           const std::optional<shogi::action>& action) {
        out.open_object().member("board_id", board_id()).member("ply", state.ply());
        write_turn(out, state);
        auto position = state.position();
        write_fields(out, position);
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
            static_cast<void>(detail::trace_setup(position.cells, position.hands, position.turn)
                                  .write(out.key("setup")));
        }
        out.close_object();
    }

private:
    static void write_fields(writer& out, typename state_type::position_type& position) {
        detail::field_writer fields(out);
        detail::describe_trace_position(fields, position.cells, position.hands);
    }

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
        out.member("reason", name_of(outcome->reason)).close_object();
    }
};

} // namespace topoban::json
