// SPDX-License-Identifier: MIT
#include "capture.hpp"

klein_game captured_corner() {
    using topoban::go::action;
    klein_game game;
    for (const char* at : {"a1", "b1", "e5", "a2", "e6", "a18", "e7", "i18"})
        game = *game.play(action::place(*topoban::find_label(game.board(), at)));
    return game;
}
