// SPDX-License-Identifier: MIT
#pragma once

// Shogi documents and boards as drawings.

#include "drawing.hpp"

#include <topoban/catalog/armies.hpp>
#include <topoban/game/variation.hpp>
#include <topoban/render/moment.hpp>
#include <topoban/render/shogi_caption.hpp>
#include <topoban/render/shogi_marks.hpp>
#include <topoban/render/shogi_picture.hpp>
#include <topoban/render/shogi_text.hpp>
#include <topoban/shogi/state.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace command {

namespace shogi_detail {

using namespace topoban;

/// The wishes `CELL:HEADING` as rays, or nothing where one of them is none.
template <class Surface>
[[nodiscard]] std::optional<std::vector<render::way>> rays_of(const Surface& surface,
                                                              const drawing_options& wishes) {
    std::vector<render::way> rays;
    for (const std::string& wish : wishes.rays) {
        const std::size_t colon = wish.rfind(':');
        if (colon == std::string::npos) return std::nullopt;
        const auto from = find_label(surface, std::string_view(wish).substr(0, colon));
        std::optional<heading> leaves;
        for (const heading h : headings) {
            std::ostringstream name;
            name << h;
            if (name.str() == wish.substr(colon + 1)) leaves = h;
        }
        if (!from || !leaves) return std::nullopt;
        rays.push_back(render::ray_way(surface, *from, *leaves));
    }
    return rays;
}

} // namespace shogi_detail

/// A line of shogi.
template <class Army>
[[nodiscard]] drawn draw_shogi_line(topoban::variation<topoban::shogi::state<Army>> played,
                                    const drawing_options& wishes) {
    using namespace topoban;
    using state = shogi::state<Army>;
    const typename Army::surface surface;
    const auto rays = shogi_detail::rays_of(surface, wishes);
    if (!rays) return {std::nullopt, "a ray is written as CELL:HEADING, for instance e5:NE"};
    const auto line = std::make_shared<variation<state>>(std::move(played));
    const auto marks_at = [=](const render::moment<state>& at) {
        render::shogi_marks<state::capacity> marks{.position = at.now.diagram()};
        if (at.action)
            marks =
                render::marks_after(surface, at.before->diagram(), *at.action, at.now.diagram());
        marks.bands = Army::layout().promotion;
        marks.rays = *rays;
        return marks;
    };
    const auto picture = [=](const render::moment<state>& at) {
        return render::shogi_picture(surface, marks_at(at),
                                     {wishes.ghosts, wishes.script, render::shogi_caption(at)});
    };
    return {drawing{line->size(), line->cursor(),
                    [=](std::size_t ply) { return picture(render::moment_at(*line, ply)); },
                    [=](std::size_t ply, render::ink how) {
                        const auto at = render::moment_at(*line, ply);
                        return render::shogi_text(surface, marks_at(at), how,
                                                  render::shogi_caption(at));
                    },
                    [=] { return render::for_each_moment(*line, picture); }}};
}

/// The armies of a board at the start.
[[nodiscard]] inline drawn draw_shogi_board(std::string_view identifier,
                                            const drawing_options& wishes) {
    using namespace topoban;
    auto made = catalog::visit_shogi_army(identifier, [&](const auto& army) {
        using army_type = std::decay_t<decltype(army)>;
        return draw_shogi_line<army_type>(variation(shogi::state<army_type>()), wishes);
    });
    if (!made) return trouble_with(made.error());
    return *std::move(made);
}

} // namespace command
