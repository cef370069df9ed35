// SPDX-License-Identifier: MIT
#pragma once

// The structure of the shogi documents: what stands in a text that is well-formed, before any of it
// is played.

#include <topoban/catalog/armies.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/result.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/experiment.hpp>
#include <topoban/shogi/outcome.hpp>
#include <topoban/shogi/position_text.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace topoban::json {

/// What the structure of a shogi document depends on: its board's identifier and how positions are
/// written on it. Without these the identifier is none that is known, and reading ends at the
/// latest with that fault.
struct shogi_board_info {
    std::string_view identifier; ///< of the board
    /// Why a text is no position; nothing where it is one.
    std::optional<shogi::text_error> (*fault_of)(std::string_view) = nullptr;

    /// Those of a board's armies.
    template <shogi::army Army>
    [[nodiscard]] static shogi_board_info of() {
        return {Army::identifier, [](std::string_view text) -> std::optional<shogi::text_error> {
                    const auto made = shogi::parse_position<typename Army::surface>(text);
                    if (made) return std::nullopt;
                    return made.error();
                }};
    }
};

/// The recorded final position, with its place in the text.
struct shogi_final_text {
    std::optional<value> at;
    std::string_view position;
    bool is_check = false;
    int occurrences = 0;
    std::optional<shogi::outcome> result;
};

/// Any shogi document.
struct shogi_text {
    format as = format::shogi_game;
    std::optional<value> setup; ///< the position a study or experiment starts from, or a diagram
    shogi::relaxation relaxed;  ///< of an experiment
    std::optional<value> actions_at;
    std::vector<shogi::player_action> actions; ///< whose they are is known of an experiment only
    std::optional<value> cursor;
    shogi_final_text final;
};

namespace detail {

[[nodiscard]] inline auto shogi_graph(const shogi_board_info& board) {
    return [&board](const value& at) -> verdict {
        if (board.fault_of != nullptr) return exactly(board.identifier)(at);
        std::string_view ignored;
        if (verdict wrong = text(ignored)(at)) return wrong;
        return fault_at(at, error_code::wrong_value, catalog::unknown_shogi_board().known);
    };
}

/// A position as text.
[[nodiscard]] inline auto shogi_position(std::string_view& into, const shogi_board_info& board) {
    return [&into, &board](const value& at) -> verdict {
        if (verdict wrong = text(into)(at)) return wrong;
        if (board.fault_of == nullptr) return std::nullopt;
        const auto fault = board.fault_of(into);
        if (!fault) return std::nullopt;
        return fault_at(at, error_code::wrong_value, "a position: " + printed(*fault));
    };
}

[[nodiscard]] inline auto shogi_player(player& into) {
    return one_of<player>(into, {{"A", player::first}, {"B", player::second}});
}

/// How an action names its player: in an experiment only.
enum class naming : std::uint8_t { anonymous, named };

/// Fields of an action after its type, and in an experiment its player.
template <class Kind, class... Fields>
[[nodiscard]] verdict read_shogi_action_as(const value& at, player& who, naming names,
                                           const Kind& kind, const Fields&... fields) {
    if (names == naming::anonymous) return read_object(at, field{"type", kind}, fields...);
    return read_object(at, field{"type", kind}, field{"player", shogi_player(who)}, fields...);
}

[[nodiscard]] inline verdict read_shogi_action(const value& at, naming names,
                                               shogi::player_action& into) {
    using enum shogi::action_kind;
    using shogi::piece_type;
    shogi::action& made = into.what;
    made = shogi::action::move(no_point, no_point);
    const auto kind = [&](const value& type) -> verdict {
        using shogi::action_kind;
        return names == naming::named
                   ? one_of<action_kind>(made.kind, {{"move", move}, {"drop", drop}})(type)
                   : one_of<action_kind>(made.kind, {{"move", move},
                                                     {"drop", drop},
                                                     {"resign", resign},
                                                     {"agree-draw", agree_draw}})(type);
    };
    // The type decides which fields there are; where it is missing or faulty, those of a move.
    if (const auto type = at.find("type")) static_cast<void>(kind(*type));
    if (made.kind == drop)
        return read_shogi_action_as(
            at, into.who, names, kind,
            field{"piece", one_of<piece_type>(made.dropped, {{"R", piece_type::rook},
                                                             {"B", piece_type::bishop},
                                                             {"G", piece_type::gold},
                                                             {"S", piece_type::silver},
                                                             {"N", piece_type::knight},
                                                             {"L", piece_type::lance},
                                                             {"P", piece_type::pawn}})},
            field{"to", point_number(made.to)});
    if (made.kind != move) return read_shogi_action_as(at, into.who, names, kind);
    const auto promote = [&](const value& v) -> verdict {
        bool promotes = false;
        if (verdict wrong = boolean(promotes)(v)) return wrong;
        made.promotes = promotes ? shogi::promotion::yes : shogi::promotion::no;
        return std::nullopt;
    };
    const auto facing = [&](const value& v) {
        return one_of<shogi::facing>(made.arrives.emplace(),
                                     {{"^", shogi::facing::up}, {"v", shogi::facing::down}})(v);
    };
    return read_shogi_action_as(at, into.who, names, kind, field{"from", point_number(made.from)},
                                field{"to", point_number(made.to)}, field{"promote", promote},
                                field{"facing", facing});
}

[[nodiscard]] inline auto shogi_actions(shogi_text& into, naming names) {
    return [&into, names](const value& at) -> verdict {
        into.actions_at = at;
        return each([&](const value& action) {
            return read_shogi_action(action, names, into.actions.emplace_back());
        })(at);
    };
}

[[nodiscard]] inline verdict read_shogi_result(const value& at, shogi::outcome& into) {
    using reason = shogi::outcome_reason;
    const auto winner = [&](const value& v) { return shogi_player(into.winner.emplace())(v); };
    return read_object(
        at,
        field{"reason", one_of<reason>(into.reason, {{"no-legal-action", reason::no_legal_action},
                                                     {"repetition", reason::repetition},
                                                     {"perpetual-check", reason::perpetual_check},
                                                     {"resign", reason::resign},
                                                     {"agreed-draw", reason::agreed_draw}})},
        field{"winner", null_or(winner)});
}

/// A game's or a study's final position, or an experiment's, which has no result.
[[nodiscard]] inline auto shogi_final(shogi_final_text& into, const shogi_board_info& board,
                                      naming names) {
    return [&into, &board, names](const value& at) -> verdict {
        into.at = at;
        const field position{"position", shogi_position(into.position, board)};
        const field check{"check", boolean(into.is_check)};
        const field occurrences{"occurrences",
                                integer(into.occurrences, 1, std::numeric_limits<int>::max())};
        if (names == naming::named) return read_object(at, position, check, occurrences);
        const auto result = [&](const value& v) {
            return read_shogi_result(v, into.result.emplace());
        };
        return read_object(at, position, check, occurrences, field{"result", null_or(result)});
    };
}

/// Keeps a value to come back to, after checking it.
template <class Read>
[[nodiscard]] auto kept(std::optional<value>& into, Read read) {
    return [&into, read = std::move(read)](const value& at) -> verdict {
        into = at;
        return read(at);
    };
}

[[nodiscard]] inline verdict read_shogi_relaxation(const value& at, shogi::relaxation& into) {
    bool either_army = false;
    bool king_safety = true;
    verdict found = read_object(at, field{"eitherArmy", boolean(either_army)},
                                field{"kingSafety", boolean(king_safety)});
    into = {either_army ? shogi::mover_rule::either_army : shogi::mover_rule::side_to_move,
            king_safety ? shogi::king_rule::kept : shogi::king_rule::waived};
    return found;
}

[[nodiscard]] inline verdict read_shogi_text(const value& at, const shogi_board_info& board,
                                             shogi_text& into) {
    std::string_view drawn;
    const naming names = into.as == format::shogi_experiment ? naming::named : naming::anonymous;
    const field format_field{"format", exactly(name_of(into.as))};
    const field version{"version", exactly(1)};
    const field graph{"graph", shogi_graph(board)};
    const field rules{"rules", exactly(catalog::shogi_rules)};
    const field relaxed{"relaxed",
                        [&](const value& v) { return read_shogi_relaxation(v, into.relaxed); }};
    const field setup{"setup", kept(into.setup, shogi_position(drawn, board))};
    const field actions{"actions", shogi_actions(into, names)};
    const field cursor{"cursor", cursor_to_come(into.cursor)};
    const field final_field{"final", shogi_final(into.final, board, names)};
    switch (into.as) {
    case format::shogi_study:
        return read_object(at, format_field, version, graph, rules, setup, actions, cursor,
                           final_field);
    case format::shogi_experiment:
        return read_object(at, format_field, version, graph, rules, relaxed, setup, actions, cursor,
                           final_field);
    case format::shogi_diagram:
        return read_object(at, format_field, version, graph,
                           field{"position", kept(into.setup, shogi_position(drawn, board))});
    default:
        return read_object(at, format_field, version, graph, rules, actions, cursor, final_field);
    }
}

} // namespace detail

/// The formats of shogi documents.
inline constexpr std::array shogi_formats{format::shogi_game, format::shogi_study,
                                          format::shogi_experiment, format::shogi_diagram};

/// The identifier a shogi document gives for its board; nothing where there is none.
[[nodiscard]] inline std::optional<std::string_view> shogi_board_of(const document& made) {
    const auto found = made.root().find("graph");
    if (!found || !found->is(value_kind::string)) return std::nullopt;
    return found->text();
}

/// Stage 2 of reading a shogi document in one of the accepted formats: its structure, in text order.
[[nodiscard]] inline result<shogi_text, error>
read_shogi_structure(const document& made, std::span<const format> accepted,
                     const shogi_board_info& board) {
    const auto as = format_of(made.root(), accepted);
    if (!as) return unexpected(as.error());
    shogi_text into;
    into.as = *as;
    if (verdict found = detail::read_shogi_text(made.root(), board, into))
        return unexpected(std::move(*found));
    return into;
}

} // namespace topoban::json
