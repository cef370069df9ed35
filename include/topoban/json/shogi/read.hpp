// SPDX-License-Identifier: MIT
#pragma once

// Reading shogi documents: every position is played anew, and nothing stored is trusted.

#include <topoban/catalog/armies.hpp>
#include <topoban/core/result.hpp>
#include <topoban/json/replay_check.hpp>
#include <topoban/json/shogi/final.hpp>
#include <topoban/json/shogi/record.hpp>
#include <topoban/json/shogi/structure.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/fields.hpp>
#include <topoban/json/text/parse.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace topoban::json {

/// An army whose games can be documents: it has an identifier.
template <class Army>
concept shogi_document_army = shogi::army<Army> && requires {
    { Army::identifier } -> std::convertible_to<std::string_view>;
};

/// How far a document can be read.
template <shogi::army Army>
using shogi_diagnosis = diagnosis<shogi_document<Army>>;

namespace detail {

[[nodiscard]] inline const shogi::action& action_for(const shogi::player_action& a,
                                                     const shogi::action*) {
    return a.what;
}
[[nodiscard]] inline const shogi::player_action& action_for(const shogi::player_action& a,
                                                            const shogi::player_action*) {
    return a;
}

/// Stages 3 and 4: plays the line as far as it is legal, then compares its end.
template <class Record>
[[nodiscard]] checked replay_shogi(const shogi_text& text, Record& into) {
    using state = typename Record::state_type;
    for (std::size_t k = 0; k < text.actions.size(); ++k) {
        const typename state::action_type* const as = nullptr;
        if (const auto refused = into.line.play(action_for(text.actions[k], as)))
            return unexpected(refusal_at(*text.actions_at, k, *refused));
    }
    if (auto done = check_shogi_final(text.final, shogi_final_of(into.line.current())); !done)
        return done;
    return go_to_cursor(text.cursor, into.line);
}

template <class Army, class Record>
[[nodiscard]] shogi_diagnosis<Army> diagnose_shogi_line(const shogi_text& text,
                                                        typename Record::state_type start) {
    Record record{variation(std::move(start))};
    auto done = replay_shogi(text, record);
    return diagnosed(shogi_document<Army>{std::move(record)}, std::move(done));
}

/// Everything after the structure.
template <class Army>
[[nodiscard]] shogi_diagnosis<Army> play_shogi_text(const shogi_text& text) {
    using record = shogi_record<Army>;
    if (text.as == format::shogi_game)
        return diagnose_shogi_line<Army, record>(text, shogi::state<Army>());
    const auto setup = *shogi::parse_position<typename Army::surface>(text.setup.position);
    if (const auto defects = shogi::defects_of<Army>(setup); !defects.empty())
        return {std::nullopt, bad_shogi_setup(*text.setup.at, defects)};
    switch (text.as) {
    case format::shogi_diagram:
        return {shogi_document<Army>{shogi_diagram<Army>{setup}}, std::nullopt};
    case format::shogi_experiment:
        return diagnose_shogi_line<Army, shogi_experiment<Army>>(
            text, *shogi::experiment<Army>::start(setup, text.relaxed));
    default: return diagnose_shogi_line<Army, record>(text, *shogi::state<Army>::study(setup));
    }
}

template <class Army>
[[nodiscard]] shogi_diagnosis<Army> diagnose_shogi(const document& made,
                                                   std::span<const format> accepted) {
    auto structure = read_shogi_structure(made, accepted, shogi_board_info::of<Army>());
    if (!structure) return {std::nullopt, std::move(structure).error()};
    return play_shogi_text<Army>(*structure);
}

/// Long enough for a board full of promoted, reversed pieces and any hands.
template <class Army>
[[nodiscard]] limits shogi_limits() {
    limits within;
    within.string =
        std::max(within.string, 4 * static_cast<std::size_t>(Army::surface::capacity) + 100);
    return within;
}

template <class Content, class Army>
[[nodiscard]] result<Content, error> read_shogi_as(std::string_view text, format wanted) {
    const auto made = parse(text, shogi_limits<Army>());
    if (!made) return unexpected(made.error());
    auto read = accept(diagnose_shogi<Army>(*made, std::span(&wanted, 1)));
    if (!read) return unexpected(read.error());
    return std::get<Content>(std::move(read->content));
}

} // namespace detail

/// Reads a shogi document of any format on this army's board, and says how far it is right.
template <shogi_document_army Army>
[[nodiscard]] shogi_diagnosis<Army> diagnose_shogi(std::string_view text) {
    const auto made = parse(text, detail::shogi_limits<Army>());
    if (!made) return {std::nullopt, made.error()};
    return detail::diagnose_shogi<Army>(*made, shogi_formats);
}

/// Reads a shogi document of any format on this army's board; the document tells which.
template <shogi_document_army Army>
[[nodiscard]] result<shogi_document<Army>, error> read_shogi(std::string_view text) {
    return accept(diagnose_shogi<Army>(text));
}

/// Reads a `surface-shogi-game`: a game from the armies' start position.
template <shogi_document_army Army>
[[nodiscard]] result<shogi_record<Army>, error> read_shogi_game(std::string_view text) {
    return detail::read_shogi_as<shogi_record<Army>, Army>(text, format::shogi_game);
}

/// Reads a `surface-shogi-study`: play by the rules from an edited position.
template <shogi_document_army Army>
[[nodiscard]] result<shogi_record<Army>, error> read_shogi_study(std::string_view text) {
    return detail::read_shogi_as<shogi_record<Army>, Army>(text, format::shogi_study);
}

/// Reads a `surface-shogi-experiment`: relaxed analysis.
template <shogi_document_army Army>
[[nodiscard]] result<shogi_experiment<Army>, error> read_shogi_experiment(std::string_view text) {
    return detail::read_shogi_as<shogi_experiment<Army>, Army>(text, format::shogi_experiment);
}

/// Reads a `surface-shogi-diagram`: an edited position.
template <shogi_document_army Army>
[[nodiscard]] result<shogi_diagram<Army>, error> read_shogi_diagram(std::string_view text) {
    return detail::read_shogi_as<shogi_diagram<Army>, Army>(text, format::shogi_diagram);
}

/// Reads a shogi document of any format on any board of the catalogue, and calls `visit` with its
/// `shogi_diagnosis<Army>`. What `visit` returns must not depend on the army. Without a board there
/// is nothing to visit: the error.
template <class Visitor>
[[nodiscard]] auto diagnose_shogi_on_any_board(std::string_view text, Visitor visit)
    -> result<std::invoke_result_t<Visitor&, shogi_diagnosis<catalog::flat_shogi>>, error> {
    const auto made = parse(text);
    if (!made) return unexpected(made.error());
    auto visited = catalog::visit_shogi_army(shogi_board_of(*made).value_or(""), [&](auto army) {
        return visit(detail::diagnose_shogi<decltype(army)>(*made, shogi_formats));
    });
    if (!visited) return unexpected(read_shogi_structure(*made, shogi_formats, {}).error());
    return std::move(*visited);
}

/// The same for a document without fault: calls `visit` with its `shogi_document<Army>`, or returns
/// the error.
template <class Visitor>
[[nodiscard]] auto read_shogi_on_any_board(std::string_view text, Visitor visit)
    -> result<std::invoke_result_t<Visitor&, shogi_document<catalog::flat_shogi>>, error> {
    using returned =
        result<std::invoke_result_t<Visitor&, shogi_document<catalog::flat_shogi>>, error>;
    auto read = diagnose_shogi_on_any_board(text, [&](auto found) -> returned {
        if (found.error) return unexpected(std::move(*found.error));
        return visit(std::move(*found.longest));
    });
    if (!read) return unexpected(std::move(read).error());
    return std::move(*read);
}

} // namespace topoban::json
