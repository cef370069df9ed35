// SPDX-License-Identifier: MIT
#pragma once

// Whether standard output wants colours.

#include <topoban/render/text.hpp>

#include <cstdlib>
#include <unistd.h>

namespace command {

/// Colours for a terminal, unless the environment holds NO_COLOR with anything in it
/// (no-color.org); plain text for files and pipes.
[[nodiscard]] inline topoban::render::colour_mode colour_mode_of_output() {
    const char* const refused = std::getenv("NO_COLOR");
    const bool wants_colour =
        (refused == nullptr || *refused == '\0') && isatty(STDOUT_FILENO) != 0;
    return wants_colour ? topoban::render::colour_mode::colour
                        : topoban::render::colour_mode::plain;
}

} // namespace command
