// SPDX-License-Identifier: MIT
#pragma once

// A state of CrystalGo as it is: one call for a look at it.

#include <topoban/crystal_go/state.hpp>
#include <topoban/render/crystal_go/caption.hpp>
#include <topoban/render/crystal_go/picture.hpp>
#include <topoban/render/crystal_go/text.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/snapshot.hpp>
#include <topoban/render/text.hpp>

#include <string>

namespace topoban::render {

/// A state of CrystalGo as text for a terminal, its caption below.
template <class Start, class Hash>
[[nodiscard]] std::string to_text(const crystal_go::state<Start, Hash>& state,
                                  colour_mode how = colour_mode::plain) {
    const snapshot<crystal_go::state<Start, Hash>> at{state};
    return crystal_go_text(state.board(), marks_of(at), how, crystal_go_caption(at));
}

/// The same state as an SVG file.
template <class Start, class Hash>
[[nodiscard]] std::string to_svg(const crystal_go::state<Start, Hash>& state) {
    const snapshot<crystal_go::state<Start, Hash>> at{state};
    return to_svg(
        crystal_go_picture(state.board(), marks_of(at), {.caption = crystal_go_caption(at)}));
}

} // namespace topoban::render
