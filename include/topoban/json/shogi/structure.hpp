// SPDX-License-Identifier: MIT
#pragma once

// The shogi documents described: what stands in a text that is well-formed, before any of it is
// played, and in what order it is written.

#include <topoban/catalog/armies.hpp>
#include <topoban/core/player.hpp>
#include <topoban/core/result.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/identifier.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/text/codec.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/writer.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/experiment.hpp>
#include <topoban/shogi/outcome.hpp>
#include <topoban/shogi/position_text.hpp>

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban::json {

/// What a shogi document depends on: its board's identifier and how positions are written on it.
/// Without these the identifier is none that is known, and reading ends at the latest with that
/// error.
struct shogi_board_info {
    std::string_view identifier; ///< of the board
    /// Why a text is no position; nothing where it is one.
    std::optional<shogi::text_error> (*why_no_position)(std::string_view) = nullptr;

    /// Those of a board's armies.
    template <shogi::army Army>
    [[nodiscard]] static shogi_board_info of() {
        return {Army::identifier, [](std::string_view text) -> std::optional<shogi::text_error> {
                    auto position = shogi::parse_position<typename Army::surface>(text);
                    if (position) return std::nullopt;
                    return std::move(position).error();
                }};
    }
};

/// A position, with its place in the text that is read.
struct shogi_position_text {
    std::optional<value> at;
    std::string position;
};

/// A final position.
struct shogi_final_text {
    std::optional<value> at;
    std::string position;
    bool is_check = false;
    int occurrences = 0;
    std::optional<shogi::outcome> result; ///< not of an experiment
};

/// Any shogi document.
struct shogi_text {
    format as = format::shogi_game;
    shogi_position_text setup; ///< what a study or experiment starts from, or a diagram
    shogi::relaxation relaxed; ///< of an experiment
    std::optional<value> actions_at;
    std::vector<shogi::player_action> actions; ///< whose they are is known of an experiment only
    cursor_text cursor;
    shogi_final_text final;
};

namespace detail {

struct shogi_graph {
    const shogi_board_info& board;

    [[nodiscard]] checked read(const value& at) const {
        if (board.why_no_position != nullptr) return exactly(board.identifier).read(at);
        std::string unused;
        if (auto done = text(unused).read(at); !done) return done;
        return wrong_at(at, error_code::wrong_value, catalog::unknown_shogi_board().known);
    }
    [[nodiscard]] checked write(writer& out) const {
        return identifier_codec{"shogi", board.identifier}.write(out);
    }
};

/// A position as text.
struct shogi_position {
    std::string& into;
    const shogi_board_info& board;

    [[nodiscard]] std::optional<std::string> why_none() const {
        if (board.why_no_position == nullptr) return std::nullopt;
        const auto why = board.why_no_position(into);
        return why ? std::optional("a position: " + printed(*why)) : std::nullopt;
    }
    [[nodiscard]] checked read(const value& at) const {
        if (auto done = text(into).read(at); !done) return done;
        if (auto why = why_none()) return wrong_at(at, error_code::wrong_value, std::move(*why));
        return {};
    }
    [[nodiscard]] checked write(writer& out) const {
        if (auto why = why_none()) return not_writable(into, std::move(*why));
        return text(into).write(out);
    }
};

[[nodiscard]] inline auto shogi_setup(shogi_position_text& setup, const shogi_board_info& board) {
    return placed(setup.at, shogi_position{setup.position, board});
}

/// One of these values by its letter.
template <class T, std::size_t Count>
[[nodiscard]] auto by_letter(T& into, const std::array<T, Count>& choices) {
    return one_of(into, choices, [](const T& v) { return std::string(1, shogi::letter(v)); });
}

[[nodiscard]] inline auto shogi_player(player& into) {
    return by_letter(into, std::array{player::first, player::second});
}

/// Describes an action, in an experiment with its player. Until it is read it must be a move.
template <class Visitor>
void describe(Visitor& v, shogi::player_action& a, format as) {
    using enum shogi::action_kind;
    shogi::action& what = a.what;
    if (as == format::shogi_experiment) {
        v.deciding("type", one_of<shogi::action_kind, 2>(what.kind)); // a move or a drop
        v.field("player", shogi_player(a.who));
    } else {
        v.deciding("type", one_of(what.kind));
    }
    if (what.kind == drop) {
        v.field("piece", by_letter(what.dropped, shogi::hand_types));
        v.field("to", point_number(what.to));
    } else if (what.kind == move) {
        v.field("from", point_number(what.from));
        v.field("to", point_number(what.to));
        v.field("promote", boolean(what.promotes, shogi::promotion::no, shogi::promotion::yes));
        v.field("facing", held(what.arrives, [](shogi::facing& f) {
                    return by_letter(f, std::array{shogi::facing::up, shogi::facing::down});
                }));
    }
}

[[nodiscard]] inline auto shogi_actions(shogi_text& d) {
    const auto action = [as = d.as](shogi::player_action& a) {
        return object([&a, as](auto& v) { describe(v, a, as); });
    };
    const shogi::player_action any_move{player::first, shogi::action::move(no_point, no_point)};
    return placed(d.actions_at, each(d.actions, action, any_move));
}

template <class Visitor>
void describe(Visitor& v, shogi::outcome& o) {
    v.field("reason", one_of(o.reason));
    v.field("winner", null_or(o.winner, [](player& who) { return shogi_player(who); }));
}

template <class Visitor>
void describe(Visitor& v, shogi_final_text& f, format as, const shogi_board_info& board) {
    v.field("position", shogi_position{f.position, board});
    v.field("check", boolean(f.is_check));
    v.field("occurrences", integer(f.occurrences, 1, std::numeric_limits<int>::max()));
    if (as == format::shogi_experiment) return;
    v.field("result", null_or(f.result, [](shogi::outcome& o) {
                return object([&o](auto& w) { describe(w, o); });
            }));
}

template <class Visitor>
void describe(Visitor& v, shogi::relaxation& r) {
    using shogi::king_rule;
    using shogi::mover_rule;
    v.field("eitherArmy", boolean(r.movers, mover_rule::side_to_move, mover_rule::either_army));
    v.field("kingSafety", boolean(r.king_safety, king_rule::waived, king_rule::kept));
}

template <class Visitor>
void describe(Visitor& v, shogi_text& d, const shogi_board_info& board) {
    describe_head(v, d.as);
    v.field("graph", shogi_graph{board});
    if (d.as == format::shogi_diagram) {
        v.field("position", shogi_setup(d.setup, board));
        return;
    }
    v.field("rules", exactly(catalog::shogi_rules));
    if (d.as == format::shogi_experiment)
        v.field("relaxed", object([&d](auto& w) { describe(w, d.relaxed); }));
    if (d.as != format::shogi_game) v.field("setup", shogi_setup(d.setup, board));
    v.field("actions", shogi_actions(d));
    v.field("cursor", cursor(d.cursor));
    v.field("final",
            placed(d.final.at, object([&](auto& w) { describe(w, d.final, d.as, board); })));
}

[[nodiscard]] inline auto shogi_codec(shogi_text& d, const shogi_board_info& board) {
    return object([&](auto& v) { describe(v, d, board); });
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
    auto as = format_of(made.root(), accepted);
    if (!as) return unexpected(std::move(as).error());
    shogi_text into;
    into.as = *as;
    if (auto done = detail::shogi_codec(into, board).read(made.root()); !done)
        return unexpected(std::move(done).error());
    return into;
}

/// The text of a shogi document, or the error its reader would find in it.
[[nodiscard]] inline result<std::string, error>
write_shogi_structure(shogi_text& text, const shogi_board_info& board) {
    return write_text(detail::shogi_codec(text, board), limits{}.bytes);
}

} // namespace topoban::json
