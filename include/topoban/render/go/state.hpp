// SPDX-License-Identifier: MIT
#pragma once

// A state of Go as it is, without a word on how it came about: one call for a look at it.

#include <topoban/go/state.hpp>
#include <topoban/render/go/caption.hpp>
#include <topoban/render/go/picture.hpp>
#include <topoban/render/go/text.hpp>
#include <topoban/render/picture.hpp>
#include <topoban/render/snapshot.hpp>
#include <topoban/render/text.hpp>
#include <topoban/surface/seams.hpp>

#include <string>

namespace topoban::render {

/// A state on a board that is a charted surface, as text for a terminal, its caption below.
template <charted_surface Board, class Hash>
[[nodiscard]] std::string to_text(const go::state<Board, Hash>& state,
                                  colour_mode how = colour_mode::plain) {
    const snapshot<go::state<Board, Hash>> at{state};
    return go_text(Board{}, marks_of(at), how, go_caption(at));
}

/// The same state as an SVG file.
template <charted_surface Board, class Hash>
[[nodiscard]] std::string to_svg(const go::state<Board, Hash>& state) {
    const snapshot<go::state<Board, Hash>> at{state};
    return to_svg(go_picture(Board{}, marks_of(at), {.caption = go_caption(at)}));
}

} // namespace topoban::render
