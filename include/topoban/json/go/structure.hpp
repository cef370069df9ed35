// SPDX-License-Identifier: MIT
#pragma once

// The structure of the Go documents: what stands in a text that is well-formed, before any of it is
// played.

#include <topoban/catalog/go_boards.hpp>
#include <topoban/catalog/identifier.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/point.hpp>
#include <topoban/go/action.hpp>
#include <topoban/json/area_result.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/surface/graph.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace topoban::json {

/// What the structure of a Go document depends on: its board's identifier and size. Without points
/// the identifier is none that is known, and reading ends at the latest with that fault.
struct go_board_info {
    std::string identifier;    ///< of the board
    std::optional<int> points; ///< its size

    /// Those of a board.
    template <class Board>
    [[nodiscard]] static go_board_info of(const Board& board) {
        return {catalog::identifier("go", board), board.size()};
    }
};

/// The recorded final position, with its place in the text.
struct go_final_text {
    std::optional<value> at;
    std::string_view board;
    int turn = 1;
    int passes = 0;
    std::optional<area_result_text> result;
};

/// A list of actions and the position it is said to lead to.
struct go_segment {
    std::optional<value> at; ///< the list
    std::vector<go::action> actions;
    go_final_text final;
};

/// The setup of a study, with its place in the text.
struct go_setup_text {
    std::optional<value> at;
    std::string_view board;
    int turn = 1;
};

/// A game, study or analysis.
struct go_record_text {
    format kind = format::go_game;
    int komi_half_points = 0;
    std::optional<go_setup_text> setup; ///< of a study
    std::vector<go_segment> stretches;  ///< two in an analysis: the known prefix and what follows
};

/// A diagram.
struct go_diagram_text {
    int komi_half_points = 0;
    std::string_view board;
    std::optional<int> turn;
};

/// Any Go document.
struct go_text {
    format as = format::go_game;
    go_record_text record;       ///< but for a diagram
    go_diagram_text diagram;     ///< of a diagram
    std::optional<value> cursor; ///< of a replay
};

namespace detail {

/// A colouring: one digit 0, 1 or 2 a point.
[[nodiscard]] inline auto go_digits(std::string_view& into, const go_board_info& board) {
    return [&into, &board](const value& at) -> verdict {
        if (verdict wrong = text(into)(at)) return wrong;
        const bool fits = !board.points || into.size() == std::size_t(*board.points);
        if (fits && into.find_first_not_of("012") == std::string_view::npos) return std::nullopt;
        const std::string size = board.points ? std::to_string(*board.points) + " " : "";
        return fault_at(at, error_code::wrong_value, size + "digits 0, 1 or 2");
    };
}

[[nodiscard]] inline auto go_graph(const go_board_info& board) {
    return [&board](const value& at) -> verdict {
        if (board.points) return exactly(board.identifier)(at);
        std::string_view ignored;
        if (verdict wrong = text(ignored)(at)) return wrong;
        return fault_at(at, error_code::wrong_value, catalog::unknown_go_board().known);
    };
}

[[nodiscard]] inline auto go_komi(int& into, const go_board_info& board) {
    const int most = board.points ? 2 * *board.points : std::numeric_limits<int>::max();
    return integer(into, -most, most);
}

[[nodiscard]] inline verdict read_go_action(const value& at, go::action& into) {
    using enum go::action_kind;
    into = go::action::pass();
    const auto kind =
        one_of<go::action_kind>(into.kind, {{"place", place}, {"pass", pass}, {"resign", resign}});
    // The type decides which fields there are; where it is faulty, all of them are known.
    const auto type = at.find("type");
    if (type && !kind(*type) && into.kind != place) return read_object(at, field{"type", kind});
    return read_object(at, field{"type", kind}, field{"at", point_number(into.at)});
}

[[nodiscard]] inline auto go_actions(go_segment& into) {
    return [&into](const value& at) -> verdict {
        into.at = at;
        return each([&](const value& action) {
            return read_go_action(action, into.actions.emplace_back(go::action::pass()));
        })(at);
    };
}

[[nodiscard]] inline auto go_final(go_final_text& into, const go_board_info& board) {
    return [&into, &board](const value& at) -> verdict {
        into.at = at;
        const auto past = [&](const value& v) {
            std::string_view ignored;
            return go_digits(ignored, board)(v);
        };
        const auto result = [&](const value& v) {
            return read_area_result(v, into.result.emplace());
        };
        return read_object(at, field{"board", go_digits(into.board, board)},
                           field{"turn", integer(into.turn, 1, 2)},
                           field{"passes", integer(into.passes, 0, 2)},
                           field{"history", each(past)}, field{"result", null_or(result)});
    };
}

[[nodiscard]] inline verdict read_go_game(const value& at, const go_board_info& board,
                                          go_record_text& into) {
    go_segment& play = into.stretches.emplace_back();
    return read_object(
        at,                                                                               //
        field{"format", exactly(name_of(format::go_game))}, field{"version", exactly(1)}, //
        field{"graph", go_graph(board)}, field{"rules", exactly(catalog::go_rules)},
        field{"komiHalfPoints", go_komi(into.komi_half_points, board)},
        field{"actions", go_actions(play)}, field{"final", go_final(play.final, board)});
}

[[nodiscard]] inline verdict read_go_setup(const value& at, const go_board_info& board,
                                           go_setup_text& into) {
    into.at = at;
    return read_object(at, field{"board", go_digits(into.board, board)},
                       field{"turn", integer(into.turn, 1, 2)});
}

[[nodiscard]] inline verdict read_go_study(const value& at, const go_board_info& board,
                                           go_record_text& into) {
    go_segment& play = into.stretches.emplace_back();
    const auto setup = [&](const value& v) {
        return read_go_setup(v, board, into.setup.emplace());
    };
    return read_object(
        at,                                                                                //
        field{"format", exactly(name_of(format::go_study))}, field{"version", exactly(1)}, //
        field{"graph", go_graph(board)}, field{"rules", exactly(catalog::go_rules)},
        field{"komiHalfPoints", go_komi(into.komi_half_points, board)}, field{"setup", setup}, //
        field{"actions", go_actions(play)}, field{"final", go_final(play.final, board)});
}

[[nodiscard]] inline verdict read_go_analysis(const value& at, const go_board_info& board,
                                              go_record_text& into) {
    go_segment continuation;
    const auto game = [&](const value& v) {
        const verdict other = check_format(v, format::go_game);
        return other ? other : read_go_game(v, board, into);
    };
    verdict found = read_object(at, //
                                field{"format", exactly(name_of(format::go_analysis))},
                                field{"version", exactly(1)}, //
                                field{"game", game},          //
                                field{"actions", go_actions(continuation)},
                                field{"final", go_final(continuation.final, board)});
    into.stretches.push_back(std::move(continuation));
    return found;
}

[[nodiscard]] inline verdict read_go_diagram(const value& at, const go_board_info& board,
                                             go_diagram_text& into) {
    const auto turn = [&](const value& v) { return integer(into.turn.emplace(), 1, 2)(v); };
    return read_object(at, //
                       field{"format", exactly(name_of(format::go_diagram))},
                       field{"version", exactly(1)}, //
                       field{"graph", go_graph(board)},
                       field{"komiHalfPoints", go_komi(into.komi_half_points, board)},
                       field{"board", go_digits(into.board, board)}, field{"turn", null_or(turn)});
}

inline constexpr std::array go_record_formats{format::go_game, format::go_study,
                                              format::go_analysis};

[[nodiscard]] inline verdict read_go_record(const value& at, const go_board_info& board,
                                            go_record_text& into) {
    const auto kind = format_of(at, go_record_formats);
    if (!kind) return kind.error();
    into.kind = *kind;
    switch (*kind) {
    case format::go_study: return read_go_study(at, board, into);
    case format::go_analysis: return read_go_analysis(at, board, into);
    default: return read_go_game(at, board, into);
    }
}

[[nodiscard]] inline verdict read_go_replay(const value& at, const go_board_info& board,
                                            go_text& into) {
    const auto record = [&](const value& v) { return read_go_record(v, board, into.record); };
    return read_object(at, //
                       field{"format", exactly(name_of(format::go_replay))},
                       field{"version", exactly(1)}, //
                       field{"record", record}, field{"cursor", cursor_to_come(into.cursor)});
}

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
    const value root = made.root();
    const auto as = format_of(root, accepted);
    if (!as) return unexpected(as.error());
    go_text into;
    into.as = *as;
    const verdict found = *as == format::go_replay ? detail::read_go_replay(root, board, into)
                          : *as == format::go_diagram
                              ? detail::read_go_diagram(root, board, into.diagram)
                              : detail::read_go_record(root, board, into.record);
    if (found) return unexpected(*found);
    return into;
}

} // namespace topoban::json
