// SPDX-License-Identifier: MIT
#pragma once

// CrystalGo documents and boards as drawings.

#include "drawing.hpp"

#include <topoban/catalog/crystal_go_starts.hpp>
#include <topoban/crystal_go/state.hpp>
#include <topoban/game/variation.hpp>
#include <topoban/json/crystal_go/read.hpp>
#include <topoban/render/crystal_go/caption.hpp>
#include <topoban/render/crystal_go/picture.hpp>
#include <topoban/render/crystal_go/text.hpp>
#include <topoban/render/snapshot.hpp>

#include <memory>
#include <string_view>
#include <utility>

namespace command {

/// A line of CrystalGo.
template <class State>
[[nodiscard]] drawing drawing_of_crystal(topoban::variation<State> played,
                                         const drawing_options& wishes) {
    using namespace topoban;
    const auto line = std::make_shared<variation<State>>(std::move(played));
    const auto marks_at = [wishes](const render::snapshot<State>& at) {
        auto marks = render::marks_of(at);
        add_wishes(marks, at.now.board(), wishes);
        return marks;
    };
    const auto picture = [=](const render::snapshot<State>& at) {
        return render::crystal_go_picture(
            at.now.board(), marks_at(at),
            {.flipped = render::flipped_at(at), .caption = render::crystal_go_caption(at)});
    };
    return {line->size(), line->cursor(),
            [=](std::size_t ply) { return picture(render::snapshot_at(*line, ply)); },
            [=](std::size_t ply, render::colour_mode how) {
                const auto at = render::snapshot_at(*line, ply);
                return render::crystal_go_text(at.now.board(), marks_at(at), how,
                                               render::crystal_go_caption(at));
            },
            [=] { return render::for_each_snapshot(*line, picture); }};
}

/// The drawing of a CrystalGo document.
[[nodiscard]] inline drawn draw_crystal_go(std::string_view text, const drawing_options& wishes) {
    using topoban::side4;
    auto read = topoban::json::read_crystal_go_game<side4>(text);
    if (!read) return trouble_with(read.error());
    if (!wishes.chain.empty() && !find_label(side4{}, wishes.chain))
        return {std::nullopt, "the board has no point " + wishes.chain};
    return {drawing_of_crystal(std::move(read->line), wishes)};
}

/// The tiling a game starts from.
[[nodiscard]] inline drawn draw_crystal_go_board(std::string_view identifier,
                                                 const drawing_options& wishes) {
    using namespace topoban;
    auto made = catalog::visit_crystal_go_start(identifier, [&](const auto& start) {
        using state = crystal_go::state<std::decay_t<decltype(start)>>;
        return drawing_of_crystal(variation(state()), wishes);
    });
    if (!made) return trouble_with(made.error());
    return {std::move(*made)};
}

} // namespace command
