// SPDX-License-Identifier: MIT
#pragma once

// The Go documents described: what stands in a text that is well-formed, before any of it is played,
// and in what order it is written.

#include <topoban/catalog/go_boards.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/go/action.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/identifier.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/codec.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/writer.hpp>
#include <topoban/surface/graph.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban::json {

/// What a Go document depends on: its board's identifier and size. Without points the identifier is
/// none that is known, and reading ends at the latest with that error.
struct go_board_info {
    std::string identifier;    ///< of the board
    std::optional<int> points; ///< its size

    /// Those of a board.
    template <class Board>
    [[nodiscard]] static go_board_info of(const Board& board) {
        return {catalog::identifier("go", board), board.size()};
    }
};

/// Every colouring that stood. A long list: it is read where it lies.
struct go_history_text {
    std::optional<value> at;
    std::vector<std::string> colourings; ///< to be written
};

/// A final position.
struct go_final_text {
    std::optional<value> at;
    std::string board;
    int turn = 1;
    int passes = 0;
    go_history_text history;
    std::optional<area_result_text> result;
};

/// A list of actions and the position it is said to lead to.
struct go_segment {
    std::optional<value> at; ///< the list
    std::vector<go::action> actions;
    go_final_text final;
};

/// The setup of a study.
struct go_setup_text {
    std::optional<value> at;
    std::string board;
    int turn = 1;
};

/// A game, study or analysis.
struct go_record_text {
    format kind = format::go_game;
    int komi_half_points = 0;
    go_setup_text setup;     ///< of a study
    go_segment play;         ///< in an analysis the known game
    go_segment continuation; ///< of an analysis
};

/// A diagram.
struct go_diagram_text {
    int komi_half_points = 0;
    std::string board;
    std::optional<int> turn;
};

/// Any Go document.
struct go_text {
    format as = format::go_game;
    go_record_text record;   ///< but for a diagram
    go_diagram_text diagram; ///< of a diagram
    cursor_text cursor;      ///< of a replay
};

namespace detail {

/// A colouring: one digit 0, 1 or 2 a point.
struct go_digits {
    std::string& into;
    const go_board_info& board;

    [[nodiscard]] bool fits(std::string_view text) const noexcept {
        return (!board.points || text.size() == std::size_t(*board.points)) &&
               text.find_first_not_of("012") == std::string_view::npos;
    }
    [[nodiscard]] std::string expected() const {
        return (board.points ? std::to_string(*board.points) + " " : "") + "digits 0, 1 or 2";
    }
    /// Whether it is one, without keeping it.
    [[nodiscard]] checked check(const value& at) const {
        if (!at.is(value_kind::string)) return wrong_at(at, error_code::wrong_type, "a string");
        if (fits(at.text())) return {};
        return wrong_at(at, error_code::wrong_value, expected());
    }
    [[nodiscard]] checked read(const value& at) const {
        auto done = check(at);
        if (done) into = at.text();
        return done;
    }
    [[nodiscard]] checked write(writer& out) const {
        if (!fits(into)) return not_writable(into, expected());
        out.add(into);
        return {};
    }
};

struct go_history_codec {
    go_history_text& history;
    const go_board_info& board;

    [[nodiscard]] checked read(const value& at) const {
        history.at = at;
        if (!at.is(value_kind::array)) return wrong_at(at, error_code::wrong_type, "an array");
        std::string unused;
        const go_digits digits{unused, board};
        for (const value colouring : at.elements())
            if (auto done = digits.check(colouring); !done) return done;
        return {};
    }
    [[nodiscard]] checked write(writer& out) const {
        out.add_all(history.colourings);
        return {};
    }
};

struct go_graph {
    const go_board_info& board;

    [[nodiscard]] checked read(const value& at) const {
        if (board.points) return exactly(board.identifier).read(at);
        std::string unused;
        if (auto done = text(unused).read(at); !done) return done;
        return wrong_at(at, error_code::wrong_value, catalog::unknown_go_board().known);
    }
    [[nodiscard]] checked write(writer& out) const {
        return identifier_codec{"go", board.identifier}.write(out);
    }
};

[[nodiscard]] inline auto go_komi(int& into, const go_board_info& board) {
    const int most = board.points ? 2 * *board.points : std::numeric_limits<int>::max();
    return integer(into, -most, most);
}

/// Describes an action. Until it is read it must be a placement.
template <class Visitor>
void describe(Visitor& v, go::action& a) {
    v.deciding("type", one_of(a.kind));
    if (a.kind == go::action_kind::place) v.field("at", point_number(a.at));
}

[[nodiscard]] inline auto go_action(go::action& a) {
    return object([&a](auto& v) { describe(v, a); });
}

[[nodiscard]] inline auto go_actions(go_segment& s) {
    return placed(s.at, each(
                            s.actions, [](go::action& a) { return go_action(a); },
                            go::action::place(no_point)));
}

template <class Visitor>
void describe(Visitor& v, go_final_text& f, const go_board_info& board) {
    v.field("board", go_digits{f.board, board});
    v.field("turn", integer(f.turn, 1, 2));
    v.field("passes", integer(f.passes, 0, 2));
    v.field("history", go_history_codec{f.history, board});
    v.field("result", null_or(f.result, [](area_result_text& r) {
                return object([&r](auto& w) { describe_area_result(w, r, [](auto&) {}); });
            }));
}

template <class Visitor>
void describe(Visitor& v, go_segment& s, const go_board_info& board) {
    v.field("actions", go_actions(s));
    v.field("final", placed(s.final.at, object([&](auto& w) { describe(w, s.final, board); })));
}

template <class Visitor>
void describe(Visitor& v, go_setup_text& s, const go_board_info& board) {
    v.field("board", go_digits{s.board, board});
    v.field("turn", integer(s.turn, 1, 2));
}

[[nodiscard]] inline auto go_setup(go_setup_text& s, const go_board_info& board) {
    return placed(s.at, object([&s, &board](auto& v) { describe(v, s, board); }));
}

/// Describes a game or a study.
template <class Visitor>
void describe_play(Visitor& v, format as, go_record_text& r, const go_board_info& board) {
    describe_head(v, as);
    v.field("graph", go_graph{board});
    v.field("rules", exactly(catalog::go_rules));
    v.field("komiHalfPoints", go_komi(r.komi_half_points, board));
    if (as == format::go_study) v.field("setup", go_setup(r.setup, board));
    describe(v, r.play, board);
}

template <class Visitor>
void describe(Visitor& v, go_record_text& r, const go_board_info& board) {
    if (r.kind != format::go_analysis) return describe_play(v, r.kind, r, board);
    const auto game = [&](auto& w) { describe_play(w, format::go_game, r, board); };
    describe_head(v, r.kind);
    v.field("game", document_in(format::go_game, object(game)));
    describe(v, r.continuation, board);
}

inline constexpr std::array go_record_formats{format::go_game, format::go_study,
                                              format::go_analysis};

/// A game, study or analysis, which says so in its format.
struct go_record_codec {
    go_record_text& record;
    const go_board_info& board;

    [[nodiscard]] auto whole() const {
        return object([this](auto& v) { describe(v, record, board); });
    }
    [[nodiscard]] checked read(const value& at) const {
        auto kind = format_of(at, go_record_formats);
        if (!kind) return unexpected(std::move(kind).error());
        record.kind = *kind;
        return whole().read(at);
    }
    [[nodiscard]] checked write(writer& out) const { return whole().write(out); }
};

template <class Visitor>
void describe(Visitor& v, go_diagram_text& d, const go_board_info& board) {
    describe_head(v, format::go_diagram);
    v.field("graph", go_graph{board});
    v.field("komiHalfPoints", go_komi(d.komi_half_points, board));
    v.field("board", go_digits{d.board, board});
    v.field("turn", null_or(d.turn, [](int& turn) { return integer(turn, 1, 2); }));
}

/// Any document whose format is known.
struct go_codec {
    go_text& text;
    const go_board_info& board;

    template <class Run>
    [[nodiscard]] checked with_codec(Run run) const {
        const go_record_codec record{text.record, board};
        if (text.as == format::go_diagram)
            return run(object([this](auto& v) { describe(v, text.diagram, board); }));
        if (text.as != format::go_replay) return run(record);
        return run(object([&](auto& v) {
            describe_head(v, format::go_replay);
            v.field("record", record);
            v.field("cursor", cursor(text.cursor));
        }));
    }
    [[nodiscard]] checked read(const value& at) const {
        return with_codec([&](const auto& whole) { return whole.read(at); });
    }
    [[nodiscard]] checked write(writer& out) const {
        return with_codec([&](const auto& whole) { return whole.write(out); });
    }
};

} // namespace detail

/// The formats of Go documents.
inline constexpr std::array go_formats{format::go_game, format::go_study, format::go_analysis,
                                       format::go_diagram, format::go_replay};

/// The identifier a Go document gives for its board, where its format puts that; nothing where
/// there is none.
[[nodiscard]] inline std::optional<std::string_view> go_board_of(const document& made) {
    const auto text_at = [](const value& at, std::string_view key) -> std::string_view {
        const auto found = at.find(key);
        return found && found->is(value_kind::string) ? found->text() : std::string_view();
    };
    value at = made.root();
    if (text_at(at, "format") == name_of(format::go_replay)) at = at.find("record").value_or(at);
    if (text_at(at, "format") == name_of(format::go_analysis)) at = at.find("game").value_or(at);
    const std::string_view found = text_at(at, "graph");
    return found.empty() ? std::nullopt : std::optional(found);
}

/// Stage 2 of reading a Go document in one of the accepted formats: its structure, in text order.
[[nodiscard]] inline result<go_text, error> read_go_structure(const document& made,
                                                              std::span<const format> accepted,
                                                              const go_board_info& board) {
    auto as = format_of(made.root(), accepted);
    if (!as) return unexpected(std::move(as).error());
    go_text into;
    into.as = *as;
    if (auto done = detail::go_codec{into, board}.read(made.root()); !done)
        return unexpected(std::move(done).error());
    return into;
}

/// The text of a Go document, or the error its reader would find in it.
[[nodiscard]] inline result<std::string, error> write_go_structure(go_text& text,
                                                                   const go_board_info& board) {
    return write_text(detail::go_codec{text, board}, limits{}.bytes);
}

} // namespace topoban::json
