// SPDX-License-Identifier: MIT
#pragma once

// The shogi documents as values: a line of play with a cursor, an experiment, or a drawing.

#include <topoban/game/variation.hpp>
#include <topoban/json/format.hpp>
#include <topoban/shogi/army.hpp>
#include <topoban/shogi/experiment.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/shogi/state.hpp>

#include <variant>

namespace topoban::json {

/// A game or a study by the rules: its whole line of play and where it is viewed.
template <shogi::army Army>
struct shogi_record {
    using state_type = shogi::state<Army>;

    variation<state_type> line; ///< its cursor is the document's

    /// `shogi_study` where the line starts from an edited position.
    [[nodiscard]] format kind() const noexcept {
        return line.start().started_as() == origin::study ? format::shogi_study
                                                          : format::shogi_game;
    }
};

/// Relaxed analysis and where it is viewed; never a game.
template <shogi::army Army>
struct shogi_experiment {
    using state_type = shogi::experiment<Army>;

    variation<state_type> line; ///< its cursor is the document's

    /// Always `shogi_experiment`.
    [[nodiscard]] static constexpr format kind() noexcept { return format::shogi_experiment; }
};

/// An edited position.
template <shogi::army Army>
struct shogi_diagram {
    shogi::position<Army::surface::capacity> position; ///< kings optional

    /// Always `shogi_diagram`.
    [[nodiscard]] static constexpr format kind() noexcept { return format::shogi_diagram; }
    [[nodiscard]] friend bool operator==(const shogi_diagram&, const shogi_diagram&) = default;
};

/// A shogi document of any format.
template <shogi::army Army>
struct shogi_document {
    using army_type = Army;

    /// One of these, by its format.
    std::variant<shogi_record<Army>, shogi_experiment<Army>, shogi_diagram<Army>> content;

    /// The format it is in.
    [[nodiscard]] format kind() const noexcept {
        return std::visit([](const auto& held) { return held.kind(); }, content);
    }
    /// The game or study; null where it is neither.
    [[nodiscard]] const shogi_record<Army>* record() const noexcept {
        return std::get_if<shogi_record<Army>>(&content);
    }
    /// The experiment; null where it is none.
    [[nodiscard]] const shogi_experiment<Army>* experiment() const noexcept {
        return std::get_if<shogi_experiment<Army>>(&content);
    }
    /// The diagram; null where it is none.
    [[nodiscard]] const shogi_diagram<Army>* diagram() const noexcept {
        return std::get_if<shogi_diagram<Army>>(&content);
    }
};

} // namespace topoban::json
