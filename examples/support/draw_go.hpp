// SPDX-License-Identifier: MIT
#pragma once

// Go documents and boards as drawings.

#include "drawing.hpp"

#include <topoban/catalog/go_boards.hpp>
#include <topoban/json/go/any_board.hpp>
#include <topoban/render/go/caption.hpp>
#include <topoban/render/go/picture.hpp>
#include <topoban/render/go/text.hpp>
#include <topoban/render/snapshot.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace command {

namespace go_detail {

using namespace topoban;

/// The surface under a board: its type, or the rectangle its name says.
template <class Board>
[[nodiscard]] auto surface_of(const graph_of<Board>& graph) {
    if constexpr (charted_surface<Board>)
        return Board{};
    else
        return *catalog::rectangle_named(graph.name());
}

template <class Board>
[[nodiscard]] const auto& board_of(const json::go_record<Board>& record) {
    return record.line.start().board();
}
template <class Board>
[[nodiscard]] const auto& board_of(const json::go_diagram<Board>& diagram) {
    return diagram.board;
}

/// Everything `draw` shows of one position.
template <class Board>
struct view {
    render::stone_marks<graph_of<Board>::capacity> marks;
    std::vector<std::string> caption;
};

template <class Board>
[[nodiscard]] view<Board> view_of(const render::snapshot<go::state<Board>>& at,
                                  const drawing_options& wishes) {
    view<Board> shown{render::marks_of(at), render::go_caption(at)};
    add_wishes(shown.marks, at.now.board(), wishes);
    return shown;
}

template <class Board>
[[nodiscard]] drawing drawing_of(json::go_record<Board> record, const drawing_options& wishes) {
    const auto line = std::make_shared<decltype(record.line)>(std::move(record.line));
    const auto surface = surface_of<Board>(line->start().board());
    const auto picture = [surface, wishes](const auto& at) {
        const auto shown = view_of<Board>(at, wishes);
        return render::go_picture(surface, shown.marks, {wishes.ghosts, shown.caption});
    };
    return {line->size(), line->cursor(),
            [=](std::size_t ply) { return picture(render::snapshot_at(*line, ply)); },
            [=](std::size_t ply, render::colour_mode how) {
                const auto shown = view_of<Board>(render::snapshot_at(*line, ply), wishes);
                return render::go_text(surface, shown.marks, how, shown.caption);
            },
            [=] { return render::for_each_snapshot(*line, picture); }};
}

/// A drawing of one position.
template <class Surface, int Capacity>
[[nodiscard]] drawing still(const Surface& surface, const render::stone_marks<Capacity>& marks,
                            const std::vector<std::string>& caption, int ghosts) {
    const auto picture = [=] { return render::go_picture(surface, marks, {ghosts, caption}); };
    return {0, 0, [=](std::size_t) { return picture(); },
            [=](std::size_t, render::colour_mode how) {
                return render::go_text(surface, marks, how, caption);
            },
            [=] { return std::vector{picture()}; }};
}

template <class Board>
[[nodiscard]] drawing drawing_of(const json::go_diagram<Board>& diagram,
                                 const drawing_options& wishes) {
    render::stone_marks<graph_of<Board>::capacity> marks{.stones = diagram.stones};
    add_wishes(marks, diagram.board, wishes);
    std::string caption = "A diagram on " + diagram.board.name();
    if (diagram.turn) caption += std::string(" · ") + render::name_of(*diagram.turn) + " to play";
    return still(surface_of<Board>(diagram.board), marks, {caption}, wishes.ghosts);
}

} // namespace go_detail

/// The drawing of a Go document.
[[nodiscard]] inline drawn draw_go(std::string_view text, const drawing_options& wishes) {
    auto read = topoban::json::read_go_on_any_board(text, [&](auto document) -> drawn {
        return std::visit(
            [&](auto content) -> drawn {
                if (!wishes.chain.empty() &&
                    !topoban::find_label(go_detail::board_of(content), wishes.chain))
                    return {std::nullopt, "the board has no point " + wishes.chain};
                return {go_detail::drawing_of(std::move(content), wishes)};
            },
            std::move(document.content));
    });
    if (read) return std::move(*read);
    return trouble_with(read.error());
}

/// An empty Go board.
[[nodiscard]] inline drawn draw_go_board(std::string_view identifier,
                                         const drawing_options& wishes) {
    auto made = topoban::catalog::visit_go_surface(identifier, [&](const auto& surface) {
        using surface_type = std::decay_t<decltype(surface)>;
        return go_detail::still(surface, topoban::render::stone_marks<surface_type::capacity>{},
                                {surface.name()}, wishes.ghosts);
    });
    if (made) return {std::move(*made)};
    return trouble_with(made.error());
}

} // namespace command
