// SPDX-License-Identifier: MIT
#pragma once

// A state of shogi, or of an experiment, as it is: one call for a look at it.

#include <topoban/render/picture.hpp>
#include <topoban/render/shogi/caption.hpp>
#include <topoban/render/shogi/marks.hpp>
#include <topoban/render/shogi/picture.hpp>
#include <topoban/render/shogi/text.hpp>
#include <topoban/render/snapshot.hpp>
#include <topoban/render/text.hpp>
#include <topoban/shogi/experiment.hpp>
#include <topoban/shogi/state.hpp>

#include <string>

namespace topoban::render {

namespace detail {
template <class State>
[[nodiscard]] std::string shogi_state_text(const State& state, colour_mode how) {
    return shogi_text(State::board(), shogi_marks<State::capacity>{.position = state.position()},
                      how, shogi_caption(snapshot<State>{state}));
}
template <class State>
[[nodiscard]] std::string shogi_state_svg(const State& state) {
    return to_svg(
        shogi_picture(State::board(),
                      shogi_marks<State::capacity>{.position = state.position(),
                                                   .zones = State::army_type::layout().promotion},
                      {.caption = shogi_caption(snapshot<State>{state})}));
}
} // namespace detail

/// A state of shogi as text for a terminal, its caption below.
template <class Army, class Hash>
[[nodiscard]] std::string to_text(const shogi::state<Army, Hash>& state,
                                  colour_mode how = colour_mode::plain) {
    return detail::shogi_state_text(state, how);
}
/// A position of an experiment as text for a terminal, its caption below.
template <class Army, class Hash>
[[nodiscard]] std::string to_text(const shogi::experiment<Army, Hash>& state,
                                  colour_mode how = colour_mode::plain) {
    return detail::shogi_state_text(state, how);
}

/// A state of shogi as an SVG file.
template <class Army, class Hash>
[[nodiscard]] std::string to_svg(const shogi::state<Army, Hash>& state) {
    return detail::shogi_state_svg(state);
}
/// A position of an experiment as an SVG file.
template <class Army, class Hash>
[[nodiscard]] std::string to_svg(const shogi::experiment<Army, Hash>& state) {
    return detail::shogi_state_svg(state);
}

} // namespace topoban::render
