// SPDX-License-Identifier: MIT
#pragma once

// The fields of CrystalGo's conformance traces.

#include <topoban/catalog/crystal_go_starts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/crystal_go/action.hpp>
#include <topoban/crystal_go/refusal.hpp>
#include <topoban/crystal_go/state.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/writer.hpp>
#include <topoban/json/trace.hpp>
#include <topoban/stones/colouring.hpp>
#include <topoban/surface/flipping_graph.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::json {

/// Traces of CrystalGo from one start.
template <flipping_start Start>
class crystal_go_trace {
    /// An action without what records add to it. Until it is read it must have a point.
    [[nodiscard]] static auto codec_of(crystal_go::action& a) {
        return object([&a](auto& v) {
            v.deciding("type", one_of(a.kind));
            if (a.has_point()) v.field("at", point_number(a.at));
        });
    }

public:
    /// Of games from this start.
    using state_type = crystal_go::state<Start>;

    static constexpr std::array<std::string_view, 0> input_keys{};
    static constexpr std::string_view game_name = "crystal-go";
    [[nodiscard]] static std::string board_id() { return catalog::crystal_go_rules<Start>(); }

    /// The start of the game.
    [[nodiscard]] static state_type start() { return {}; }
    /// The same: a trace has no setup.
    [[nodiscard]] static result<state_type, error> start(const value&) { return start(); }

    [[nodiscard]] static result<crystal_go::action, error> read_action(const value& at) {
        auto action = crystal_go::action::place(no_point);
        if (auto done = codec_of(action).read(at); !done)
            return unexpected(std::move(done).error());
        return action;
    }

    static void write_line(writer& out, const state_type& state,
                           const std::optional<crystal_go::action>& action) {
        out.open_object().member("board_id", board_id());
        out.member("ply", state.ply()).member("turn", static_cast<int>(state.turn()));
        out.member("board", to_text(state.stones(), state.board().size()));
        out.member("passes", state.passes());
        write_verdicts(out, state, crystal_go::action_kind::place, {"legal", "suicide", "superko"});
        const auto area = state.area();
        out.key("area").add_all(std::array{area.black, area.white, area.neutral});
        detail::write_area_trace_result(out, state.outcome());
        write_edges(out, state);
        out.key("flippable").add_all(state.flippable());
        write_verdicts(out, state, crystal_go::action_kind::flip,
                       {"legalFlips", "suicideFlips", "superkoFlips"});
        out.key("action");
        typename state_type::points captured;
        if (action) {
            auto written = *action;
            static_cast<void>(codec_of(written).write(out));
            if (!state.why_refused(*action)) captured = state.captures(*action);
        } else {
            out.add_null();
        }
        out.key("captured").add_all(captured);
        out.close_object();
    }

private:
    /// The points where this kind of action is legal, suicide, or refused for repetition only.
    static void write_verdicts(writer& out, const state_type& state, crystal_go::action_kind kind,
                               const std::array<std::string_view, 3>& keys) {
        std::array<typename state_type::points, 3> by_verdict;
        for (point p = 0; p < state.board().size(); ++p) {
            const auto refused = state.why_refused({kind, p});
            if (!refused)
                by_verdict[0].insert(p);
            else if (refused->reason == crystal_go::refusal_reason::suicide)
                by_verdict[1].insert(p);
            else if (refused->reason == crystal_go::refusal_reason::superko)
                by_verdict[2].insert(p);
        }
        for (std::size_t i = 0; i < keys.size(); ++i) out.key(keys[i]).add_all(by_verdict[i]);
    }

    static void write_edges(writer& out, const state_type& state) {
        out.key("edges").open_array();
        for (point low = 0; low < state.board().size(); ++low)
            for (const point high : state.board().neighbours(low))
                if (low < high) out.add_all(std::array{low, high});
        out.close_array();
    }
};

} // namespace topoban::json
