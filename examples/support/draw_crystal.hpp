// SPDX-License-Identifier: MIT
#pragma once

// CrystalGo documents and boards as drawings.

#include "drawing.hpp"

#include <topoban/boards/tilings.hpp>
#include <topoban/render/crystal_picture.hpp>
#include <topoban/render/crystal_text.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace command {

/// The tiling a game starts from.
[[nodiscard]] inline drawn draw_crystal_board(std::string_view identifier) {
    using namespace topoban;
    const std::string known = "crystal-go-" + side4::name() + "-v1";
    if (identifier != known) return {std::nullopt, "unknown board; known is " + known};
    const auto picture = [known] {
        return render::crystal_picture(side4::start(), {}, {.caption = {known}});
    };
    return {drawing{0, 0, [=](std::size_t) { return picture(); },
                    [=](std::size_t, render::ink how) {
                        return render::crystal_text(side4::start(), {}, how, {known});
                    },
                    [=] { return std::vector{picture()}; }}};
}

} // namespace command
