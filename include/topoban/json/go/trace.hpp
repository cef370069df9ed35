// SPDX-License-Identifier: MIT
#pragma once

// The fields of Go's conformance traces.

#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/catalog/go_boards.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point_set.hpp>
#include <topoban/core/result.hpp>
#include <topoban/go/action.hpp>
#include <topoban/go/refusal.hpp>
#include <topoban/go/setup.hpp>
#include <topoban/go/state.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/go/read.hpp>
#include <topoban/json/go/structure.hpp>
#include <topoban/json/go/write.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/writer.hpp>
#include <topoban/json/trace.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/surface/adjacency.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::json {

/// Traces of Go on one board.
template <go_document_board Board>
class go_trace {
public:
    using state_type = go::state<Board>;

    /// Of games on this board.
    explicit go_trace(const Board& board = {}) : board_(as_graph(board)) {}

    static constexpr std::array<std::string_view, 2> input_keys{"setup", "komiHalfPoints"};
    static constexpr std::string_view game_name = "go";
    [[nodiscard]] std::string board_id() const { return catalog::identifier(game_name, board_); }

    /// The empty board with the default komi.
    [[nodiscard]] state_type start() const { return *state_type::start(go::default_komi, board_); }
    /// The state a trace starts from: its setup's, or the empty board with its komi.
    [[nodiscard]] result<state_type, error> start(const value& line) const {
        const auto info = go_board_info::of(board_);
        int half_points = go::default_komi_half_points;
        if (const auto stated = line.find("komiHalfPoints"))
            if (auto done = detail::go_komi(half_points, info).read(*stated); !done)
                return unexpected(std::move(done).error());
        const auto stated = line.find("setup");
        if (!stated) return *state_type::start(komi::half_points(half_points), board_);
        go_setup_text setup;
        if (auto done = detail::go_setup(setup, info).read(*stated); !done)
            return unexpected(std::move(done).error());
        return detail::go_study_start<Board>(setup, half_points, board_);
    }

    [[nodiscard]] static result<go::action, error> read_action(const value& at) {
        auto action = go::action::place(no_point);
        if (auto done = detail::go_action(action).read(at); !done)
            return unexpected(std::move(done).error());
        return action;
    }

    void write_line(writer& out, const state_type& state,
                    const std::optional<go::action>& action) const {
        const auto digits = to_text(state.stones(), board_.size());
        out.open_object().member("board_id", board_id());
        out.member("ply", state.ply()).member("turn", static_cast<int>(state.turn()));
        out.member("board", digits).member("passes", state.passes());
        write_verdicts(out, state);
        const auto area = state.area();
        out.key("area").add_all(std::array{area.black, area.white, area.neutral});
        detail::write_area_trace_result(out, state.outcome());
        out.key("action");
        typename state_type::points captured;
        if (!action) {
            out.add_null();
        } else {
            auto written = *action;
            static_cast<void>(detail::go_action(written).write(out));
            if (action->kind == go::action_kind::place && !state.why_refused(*action))
                captured = state.captures(action->at);
        }
        out.key("captured").add_all(captured);
        if (state.ply() == 0) write_input(out, state, digits);
        out.close_object();
    }

private:
    /// The empty points: legal, suicide, or refused for repetition only.
    static void write_verdicts(writer& out, const state_type& state) {
        typename state_type::points legal;
        typename state_type::points suicide;
        typename state_type::points superko;
        for (point p = 0; p < state.board().size(); ++p) {
            const auto refused = state.why_refused(go::action::place(p));
            if (!refused)
                legal.insert(p);
            else if (refused->reason == go::refusal_reason::suicide)
                suicide.insert(p);
            else if (refused->reason == go::refusal_reason::superko)
                superko.insert(p);
        }
        out.key("legal").add_all(legal);
        out.key("suicide").add_all(suicide);
        out.key("superko").add_all(superko);
    }

    static void write_input(writer& out, const state_type& state, const std::string& digits) {
        if (state.started_as() == origin::study) {
            const auto info = go_board_info::of(state.board());
            go_setup_text setup{{}, digits, static_cast<int>(state.turn())};
            static_cast<void>(detail::go_setup(setup, info).write(out.key("setup")));
        }
        if (state.komi_half_points() != go::default_komi_half_points)
            out.member("komiHalfPoints", state.komi_half_points());
    }

    graph_of<Board> board_;
};

/// The board of a trace is that of its argument.
template <class Board>
go_trace(const Board&) -> go_trace<Board>;

} // namespace topoban::json
