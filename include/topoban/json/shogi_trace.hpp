// SPDX-License-Identifier: MIT
#pragma once

// Shogi games as conformance traces: one line a position, with everything the rules say about it.

#include <topoban/core/contracts.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/json/document.hpp>
#include <topoban/json/error.hpp>
#include <topoban/json/fields.hpp>
#include <topoban/json/parse.hpp>
#include <topoban/json/writer.hpp>
#include <topoban/shogi/action_text.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/shogi/state.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban::json {

/// Where a trace and the rules part.
struct trace_difference {
    std::size_t line = 0; ///< from one
    std::string field;    ///< the differing field, or where in the line it is malformed
    std::string found;    ///< what the trace has
    std::string expected; ///< what the rules say

    [[nodiscard]] friend bool operator==(const trace_difference&,
                                         const trace_difference&) = default;
    friend std::ostream& operator<<(std::ostream& out, const trace_difference& d) {
        return out << "line " << d.line << ", ply " << d.line - 1 << ", " << d.field << ": "
                   << d.found << "; expected " << d.expected;
    }
};

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

inline void write_trace_diagram(writer& out, const auto& diagram) {
    out.key("board").open_array();
    for (const shogi::piece p : diagram.cells) p.is_empty() ? out.add_null() : out.add(printed(p));
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

/// Reads the pieces of a board of this size.
template <int Capacity>
[[nodiscard]] auto trace_board(shogi::position<Capacity>& into) {
    return [&into](const value& at) -> verdict {
        if (!at.is(value_kind::array)) return fault_at(at, error_code::wrong_type, "an array");
        cell c = 0;
        for (const value element : at.elements()) {
            if (c == Capacity) return fault_at(element, error_code::wrong_value, "no more cells");
            if (!element.is(value_kind::null)) {
                const auto p =
                    element.is(value_kind::string) ? trace_piece(element.text()) : std::nullopt;
                if (!p) return fault_at(element, error_code::wrong_value, "null or a piece");
                into.put(c, *p);
            }
            ++c;
        }
        if (c != Capacity) return fault_at(at, error_code::wrong_value, "a piece or null a cell");
        return std::nullopt;
    };
}

[[nodiscard]] inline auto trace_hand(shogi::hand& into) {
    return [&into](const value& at) -> verdict {
        if (!at.is(value_kind::object)) return fault_at(at, error_code::wrong_type, "an object");
        for (const member m : at.members()) {
            const std::string_view key = m.key.text();
            const auto type = key.size() == 1 ? shogi::piece_type_of(key[0]) : std::nullopt;
            if (!type || *type == shogi::piece_type::king)
                return fault_at(m.key, error_code::unknown_key, "R, B, G, S, N, L or P");
            if (into.holds(*type)) return fault_at(m.key, error_code::duplicate_key, "once");
            int count = 0;
            if (verdict bad = integer(count, 1, 65'535)(m.item)) return bad;
            into.add(*type, count);
        }
        return std::nullopt;
    };
}

[[nodiscard]] inline auto trace_hands(std::array<shogi::hand, 2>& into) {
    return [&into](const value& at) {
        return read_object(at, field("A", trace_hand(into[0])), field("B", trace_hand(into[1])));
    };
}

[[nodiscard]] inline auto player_letter(player& into) {
    return one_of<player>(into, {{"A", player::first}, {"B", player::second}});
}

/// One line as it stands; what can be compared at once is kept as text.
template <int Capacity>
struct trace_line {
    std::string_view board_id;
    int ply = 0;
    shogi::position<Capacity> diagram;
    bool is_check = false;
    std::vector<std::string> legal;
    int occurrences = 0;
    std::optional<shogi::outcome> result;
    std::optional<std::string_view> action;
    std::optional<shogi::position<Capacity>> setup;

    [[nodiscard]] verdict read(const value& root) {
        return read_object(
            root, field("board_id", text(board_id)), field("ply", integer(ply, 0, 1 << 30)),
            field("turn", player_letter(diagram.turn)), field("board", trace_board(diagram)),
            field("hands", trace_hands(diagram.hands)), field("check", boolean(is_check)),
            field("legal", each([this](const value& at) -> verdict {
                      std::string_view one;
                      if (verdict bad = text(one)(at)) return bad;
                      legal.emplace_back(one);
                      return std::nullopt;
                  })),
            field("occurrences", integer(occurrences, 1, 1 << 30)),
            field("result", null_or([this](const value& at) { return read_result(at); })),
            field("action",
                  null_or([this](const value& at) { return text(action.emplace())(at); })),
            field(
                "setup", [this](const value& at) { return read_setup(at); }, presence::optional));
    }

private:
    [[nodiscard]] verdict read_result(const value& at) {
        using reason = shogi::outcome_reason;
        shogi::outcome& made = result.emplace();
        return read_object(
            at, field("winner", null_or([&made](const value& who) {
                          return player_letter(made.winner.emplace())(who);
                      })),
            field("reason",
                  one_of<reason>(made.reason, {{"no-legal-action", reason::no_legal_action},
                                               {"repetition", reason::repetition},
                                               {"perpetual-check", reason::perpetual_check},
                                               {"resign", reason::resign},
                                               {"agreed-draw", reason::agreed_draw}})));
    }
    [[nodiscard]] verdict read_setup(const value& at) {
        auto& made = setup.emplace();
        return read_object(at, field("board", trace_board(made)),
                           field("hands", trace_hands(made.hands)),
                           field("turn", player_letter(made.turn)));
    }
};

/// The legal actions as sorted texts.
template <class State>
[[nodiscard]] std::vector<std::string> trace_legal(const State& s) {
    std::vector<std::string> texts;
    for (const shogi::action& a : s.legal_actions()) texts.push_back(shogi::to_index_text(a));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The first field in which a line differs from the rules' view of its position.
template <class State, int Capacity>
[[nodiscard]] std::optional<trace_difference> compare(const trace_line<Capacity>& line,
                                                      const State& s, std::size_t number,
                                                      std::string_view identifier) {
    std::optional<trace_difference> first;
    const auto check = [&](const char* name, const auto& found, const auto& expected) {
        if (!first && !(found == expected))
            first = trace_difference{number, name, printed(found), printed(expected)};
    };
    check("board_id", line.board_id, identifier);
    check("ply", line.ply, s.ply());
    check("turn", shogi::letter(line.diagram.turn), shogi::letter(s.turn()));
    for (cell c = 0; c < Capacity && !first; ++c)
        check("board", printed(line.diagram.at(c)) + " on " + std::to_string(c),
              printed(s.at(c)) + " on " + std::to_string(c));
    check("hands A", line.diagram.hands[0], s.diagram().hands[0]);
    check("hands B", line.diagram.hands[1], s.diagram().hands[1]);
    check("check", line.is_check, s.is_check());
    const auto legal = trace_legal(s);
    for (std::size_t i = 0; i < std::max(legal.size(), line.legal.size()) && !first; ++i)
        check("legal", i < line.legal.size() ? line.legal[i] : std::string("the end"),
              i < legal.size() ? legal[i] : std::string("the end"));
    check("occurrences", line.occurrences, s.occurrences());
    if (!first && line.result != s.outcome())
        first = trace_difference{number, "result",
                                 line.result ? printed(*line.result) : std::string("null"),
                                 s.outcome() ? printed(*s.outcome()) : std::string("null")};
    return first;
}

} // namespace detail

/// Replays a trace and compares every field of every line; the first difference, or nothing.
template <shogi::army Army>
[[nodiscard]] std::optional<trace_difference> check_shogi_trace(std::string_view trace) {
    using state = shogi::state<Army>;
    std::optional<state> at;
    bool is_over = false;
    std::size_t number = 0;
    while (!trace.empty()) {
        const std::size_t end = std::min(trace.find('\n'), trace.size());
        const std::string_view text = trace.substr(0, end);
        trace.remove_prefix(std::min(end + 1, trace.size()));
        const auto fault = [&, n = ++number](std::string field, std::string found,
                                             std::string expected) {
            return trace_difference{n, std::move(field), std::move(found), std::move(expected)};
        };
        if (is_over) return fault("action", "null on an earlier line", "an action");
        const auto parsed = parse(text);
        if (!parsed)
            return fault(parsed.error().pointer, parsed.error().found, parsed.error().expected);
        detail::trace_line<state::capacity> line;
        if (const verdict bad = line.read(parsed->root()))
            return fault(bad->pointer, bad->found, bad->expected);
        if (line.setup && number > 1) return fault("setup", "a setup", "none after the first line");
        if (!at && line.setup) {
            auto made = state::study(*line.setup);
            if (!made) return fault("setup", detail::printed(made.error().front()), "a setup");
            at = *std::move(made);
        }
        if (!at) at.emplace();
        if (auto differs = detail::compare(line, *at, number, Army::identifier)) return differs;
        is_over = !line.action;
        if (is_over) continue;
        const auto action = shogi::parse_index_text(*line.action);
        if (!action) return fault("action", excerpt(*line.action), "an action");
        auto next = at->play(*action);
        if (!next)
            return fault("action", excerpt(*line.action),
                         "not " + detail::printed(next.error().reason));
        at = *std::move(next);
    }
    if (!is_over) return trace_difference{number, "action", "an action", "null on the last line"};
    return std::nullopt;
}

/// One line of a trace, its newline included: the position, and the action played from it or
/// nothing on the last line. The first line of a study carries its setup.
template <class State>
[[nodiscard]] std::string shogi_trace_line(const State& s,
                                           const std::optional<shogi::action>& played) {
    writer out;
    out.open_object()
        .member("board_id", State::army_type::identifier)
        .member("ply", s.ply())
        .member("turn", std::string(1, shogi::letter(s.turn())));
    detail::write_trace_diagram(out, s.diagram());
    out.key("check").add_boolean(s.is_check());
    out.key("legal").add_all(detail::trace_legal(s)).member("occurrences", s.occurrences());
    out.key("result");
    if (const auto result = s.outcome()) {
        out.open_object().key("winner");
        result->winner ? out.add(std::string(1, shogi::letter(*result->winner))) : out.add_null();
        out.member("reason", detail::printed(result->reason)).close_object();
    } else {
        out.add_null();
    }
    out.key("action");
    played ? out.add(shogi::to_index_text(*played)) : out.add_null();
    if (s.ply() == 0 && s.started_as() == shogi::origin::study) {
        out.key("setup").open_object();
        detail::write_trace_diagram(out, s.diagram());
        out.member("turn", std::string(1, shogi::letter(s.turn()))).close_object();
    }
    out.close_object();
    return out.text() + "\n";
}

} // namespace topoban::json
