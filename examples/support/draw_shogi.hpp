// SPDX-License-Identifier: MIT
#pragma once

// Shogi documents and boards as drawings.

#include "drawing.hpp"

#include <topoban/catalog/armies.hpp>
#include <topoban/game/variation.hpp>
#include <topoban/json/shogi/read.hpp>
#include <topoban/render/shogi/caption.hpp>
#include <topoban/render/shogi/marks.hpp>
#include <topoban/render/shogi/picture.hpp>
#include <topoban/render/shogi/text.hpp>
#include <topoban/render/snapshot.hpp>
#include <topoban/shogi/state.hpp>

#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace command {

namespace shogi_detail {

using namespace topoban;

inline constexpr const char* bad_ray = "a ray is written as CELL:HEADING, for instance e5:NE";

/// The wishes `CELL:HEADING` as rays, or nothing where one of them is none.
template <class Surface>
[[nodiscard]] std::optional<std::vector<path>> rays_of(const Surface& surface,
                                                       const drawing_options& wishes) {
    std::vector<path> rays;
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
        rays.push_back(trace_ray(surface, *from, *leaves).segments);
    }
    return rays;
}

} // namespace shogi_detail

/// A line of shogi: states of a game or of an experiment.
template <class State>
[[nodiscard]] drawn draw_shogi_line(topoban::variation<State> played,
                                    const drawing_options& wishes) {
    using namespace topoban;
    using army = typename State::army_type;
    const typename army::surface surface;
    const auto rays = shogi_detail::rays_of(surface, wishes);
    if (!rays) return {std::nullopt, shogi_detail::bad_ray};
    const auto line = std::make_shared<variation<State>>(std::move(played));
    const auto marks_at = [=](const render::snapshot<State>& at) {
        render::shogi_marks<State::capacity> marks{.position = at.now.position()};
        if (at.action)
            marks = render::marks_after(surface, at.before->position(), render::done_in(at),
                                        at.now.position());
        marks.zones = army::layout().promotion;
        marks.rays = *rays;
        return marks;
    };
    const auto picture = [=](const render::snapshot<State>& at) {
        return render::shogi_picture(surface, marks_at(at),
                                     {wishes.ghosts, wishes.script, render::shogi_caption(at)});
    };
    return {drawing{line->size(), line->cursor(),
                    [=](std::size_t ply) { return picture(render::snapshot_at(*line, ply)); },
                    [=](std::size_t ply, render::colour_mode how) {
                        const auto at = render::snapshot_at(*line, ply);
                        return render::shogi_text(surface, marks_at(at), how,
                                                  render::shogi_caption(at));
                    },
                    [=] { return render::for_each_snapshot(*line, picture); }}};
}

namespace shogi_detail {

template <class Army>
[[nodiscard]] drawn drawn_of(json::shogi_record<Army> record, const drawing_options& wishes) {
    return draw_shogi_line(std::move(record.line), wishes);
}
template <class Army>
[[nodiscard]] drawn drawn_of(json::shogi_experiment<Army> record, const drawing_options& wishes) {
    return draw_shogi_line(std::move(record.line), wishes);
}
template <class Army>
[[nodiscard]] drawn drawn_of(const json::shogi_diagram<Army>& diagram,
                             const drawing_options& wishes) {
    const typename Army::surface surface;
    const auto rays = rays_of(surface, wishes);
    if (!rays) return {std::nullopt, bad_ray};
    const render::shogi_marks<Army::surface::capacity> marks{
        .position = diagram.position, .zones = Army::layout().promotion, .rays = *rays};
    const std::vector<std::string> caption{"A diagram on " + surface.name()};
    const auto picture = [=] {
        return render::shogi_picture(surface, marks, {wishes.ghosts, wishes.script, caption});
    };
    return {drawing{0, 0, [=](std::size_t) { return picture(); },
                    [=](std::size_t, render::colour_mode how) {
                        return render::shogi_text(surface, marks, how, caption);
                    },
                    [=] { return std::vector{picture()}; }}};
}

} // namespace shogi_detail

/// The drawing of a shogi document.
[[nodiscard]] inline drawn draw_shogi(std::string_view text, const drawing_options& wishes) {
    auto read = topoban::json::read_shogi_on_any_board(text, [&](auto document) -> drawn {
        return std::visit(
            [&](auto content) -> drawn {
                return shogi_detail::drawn_of(std::move(content), wishes);
            },
            std::move(document.content));
    });
    if (!read) return trouble_with(read.error());
    return std::move(*read);
}

/// The armies of a board at the start.
[[nodiscard]] inline drawn draw_shogi_board(std::string_view identifier,
                                            const drawing_options& wishes) {
    using namespace topoban;
    auto made = catalog::visit_shogi_army(identifier, [&](const auto& army) {
        using army_type = std::decay_t<decltype(army)>;
        return draw_shogi_line(variation(shogi::state<army_type>()), wishes);
    });
    if (!made) return trouble_with(made.error());
    return std::move(*made);
}

} // namespace command
