// SPDX-License-Identifier: MIT
#pragma once

// Writing shogi documents, byte for byte as reading and writing again would.

#include <topoban/core/result.hpp>
#include <topoban/json/format.hpp>
#include <topoban/json/shogi/final.hpp>
#include <topoban/json/shogi/record.hpp>
#include <topoban/json/shogi/structure.hpp>
#include <topoban/json/startable.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/shogi/action.hpp>
#include <topoban/shogi/experiment.hpp>
#include <topoban/shogi/position_text.hpp>
#include <topoban/shogi/setup.hpp>

#include <string>
#include <utility>
#include <variant>

namespace topoban::json {

namespace detail {

[[nodiscard]] inline shogi::player_action with_player(const shogi::action& a) {
    return {player::first, a};
}
[[nodiscard]] inline shogi::player_action with_player(const shogi::player_action& a) { return a; }

/// What is written of a line of play from its start.
template <class Army, class Record>
[[nodiscard]] result<std::string, error> write_shogi_line(const Record& record, shogi_text text) {
    const auto& start = record.line.start();
    if (start.ply() != 0 || start.occurrences() != 1) return later_start(start.ply());
    text.as = record.kind();
    text.setup.position = shogi::to_text<typename Army::surface>(start.position());
    text.actions.reserve(record.line.size());
    for (const auto& a : record.line.actions()) text.actions.push_back(with_player(a));
    text.cursor.ply = record.line.cursor();
    text.final = shogi_final_of(record.line.last());
    return write_shogi_structure(text, shogi_board_info::of<Army>());
}

} // namespace detail

/// A game or a study as its document. Refused before anything is written: `over_limit` with the size
/// where no reader would take it; `not_importable` where no document can carry the board's
/// identifier, and where the line does not start at the start of its game or study.
template <shogi::army Army>
[[nodiscard]] result<std::string, error> write_shogi(const shogi_record<Army>& record) {
    if (record.kind() == format::shogi_game && record.line.start().ply() == 0 &&
        record.line.start().position() != shogi::start_of<Army>())
        return detail::changed_start();
    return detail::write_shogi_line<Army>(record, {});
}

/// An experiment as its document; refused as a game is.
template <shogi::army Army>
[[nodiscard]] result<std::string, error> write_shogi(const shogi_experiment<Army>& experiment) {
    shogi_text text;
    text.relaxed = experiment.line.start().relaxed();
    return detail::write_shogi_line<Army>(experiment, std::move(text));
}

/// A drawing as its document. Refused with the error of its reader where it is no position of this
/// board: `unstable_setup` with the first defect.
template <shogi::army Army>
[[nodiscard]] result<std::string, error> write_shogi(const shogi_diagram<Army>& drawn) {
    shogi_text text;
    text.as = drawn.kind();
    text.setup.position = shogi::to_text<typename Army::surface>(drawn.position);
    auto written = write_shogi_structure(text, shogi_board_info::of<Army>());
    if (!written) return written;
    if (const auto defects = shogi::defects_of<Army>(drawn.position); !defects.empty())
        return detail::under("position", detail::bad_shogi_setup(defects));
    return written;
}

/// A document in the format it is in.
template <shogi::army Army>
[[nodiscard]] result<std::string, error> write_shogi(const shogi_document<Army>& made) {
    return std::visit([](const auto& held) { return write_shogi(held); }, made.content);
}

} // namespace topoban::json
