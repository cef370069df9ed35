// SPDX-License-Identifier: MIT
#pragma once

// Writing shogi documents, byte for byte as reading and writing again would.

#include <topoban/catalog/armies.hpp>
#include <topoban/core/result.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/identifier.hpp>
#include <topoban/json/shogi/record.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/writer.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/position_text.hpp>

#include <string>
#include <utility>
#include <variant>

namespace topoban::json {

namespace detail {

inline void write_shogi_fields(writer& out, const shogi::action& a) {
    if (a.kind == shogi::action_kind::drop) {
        out.member("piece", printed(a.dropped)).member("to", a.to);
    } else if (a.kind == shogi::action_kind::move) {
        out.member("from", a.from).member("to", a.to).key("promote");
        out.add_boolean(a.promotes == shogi::promotion::yes);
        out.member("facing", printed(*a.arrives));
    }
}

inline void write_shogi_action(writer& out, const shogi::action& a) {
    out.open_object().member("type", printed(a.kind));
    write_shogi_fields(out, a);
    out.close_object();
}

inline void write_shogi_action(writer& out, const shogi::player_action& a) {
    out.open_object().member("type", printed(a.what.kind));
    out.member("player", std::string(1, shogi::letter(a.who)));
    write_shogi_fields(out, a.what);
    out.close_object();
}

inline void write_shogi_result(writer& out, const std::optional<shogi::outcome>& result) {
    out.key("result");
    if (!result) {
        out.add_null();
        return;
    }
    out.open_object().member("reason", printed(result->reason)).key("winner");
    if (result->winner)
        out.add(std::string(1, shogi::letter(*result->winner)));
    else
        out.add_null();
    out.close_object();
}

/// Actions with the facing on arrival that they lead to, the cursor and the end of the line.
template <class State>
void write_shogi_line(writer& out, const variation<State>& line) {
    out.key("actions").open_array();
    State at = line.start();
    for (const auto& a : line.actions()) {
        const auto resolved = *at.resolve(a);
        write_shogi_action(out, resolved);
        at = at.play_unchecked(resolved);
    }
    out.close_array().member("cursor", line.cursor());
    out.key("final").open_object();
    out.member("position", shogi::to_text<typename State::surface_type>(at.position()));
    out.key("check").add_boolean(at.is_check());
    out.member("occurrences", at.occurrences());
}

template <class Army>
[[nodiscard]] verdict why_no_shogi_board() {
    return why_not_writable("shogi", Army::identifier, "/graph");
}

template <class Army>
void write_shogi_head(writer& out, format as) {
    out.open_object();
    out.head(as);
    out.member("graph", Army::identifier);
}

template <class Army>
void write_shogi_setup(writer& out, const shogi::position<Army::surface::capacity>& drawn) {
    out.member("setup", shogi::to_text<typename Army::surface>(drawn));
}

} // namespace detail

/// A game or a study as its document. `over_limit` with the size where no reader would take it;
/// `not_importable` where no document can carry the board's identifier.
template <shogi::army Army>
[[nodiscard]] result<std::string, error> write_shogi(const shogi_record<Army>& record) {
    if (auto unnamed = detail::why_no_shogi_board<Army>()) return unexpected(std::move(*unnamed));
    writer out;
    detail::write_shogi_head<Army>(out, record.kind());
    out.member("rules", catalog::shogi_rules);
    if (record.kind() == format::shogi_study)
        detail::write_shogi_setup<Army>(out, record.line.start().position());
    detail::write_shogi_line(out, record.line);
    detail::write_shogi_result(out, record.line.last().outcome());
    out.close_object().close_object();
    return std::move(out).finish(limits{}.bytes);
}

/// An experiment as its document.
template <shogi::army Army>
[[nodiscard]] result<std::string, error> write_shogi(const shogi_experiment<Army>& made) {
    if (auto unnamed = detail::why_no_shogi_board<Army>()) return unexpected(std::move(*unnamed));
    const shogi::relaxation relaxed = made.line.start().relaxed();
    writer out;
    detail::write_shogi_head<Army>(out, made.kind());
    out.member("rules", catalog::shogi_rules).key("relaxed").open_object();
    out.key("eitherArmy").add_boolean(relaxed.movers == shogi::mover_rule::either_army);
    out.key("kingSafety").add_boolean(relaxed.king_safety == shogi::king_rule::kept);
    out.close_object();
    detail::write_shogi_setup<Army>(out, made.line.start().position());
    detail::write_shogi_line(out, made.line);
    out.close_object().close_object();
    return std::move(out).finish(limits{}.bytes);
}

/// A drawing as its document.
template <shogi::army Army>
[[nodiscard]] result<std::string, error> write_shogi(const shogi_diagram<Army>& drawn) {
    if (auto unnamed = detail::why_no_shogi_board<Army>()) return unexpected(std::move(*unnamed));
    writer out;
    detail::write_shogi_head<Army>(out, drawn.kind());
    out.member("position", shogi::to_text<typename Army::surface>(drawn.position));
    out.close_object();
    return std::move(out).finish(limits{}.bytes);
}

/// A document in the format it is in.
template <shogi::army Army>
[[nodiscard]] result<std::string, error> write_shogi(const shogi_document<Army>& made) {
    return std::visit([](const auto& held) { return write_shogi(held); }, made.content);
}

} // namespace topoban::json
