// SPDX-License-Identifier: MIT
#include "capture.hpp"

#include <iostream>

// The captured corner and White's four stones against Black's other three; all else touches both.
int main() {
    const auto game = captured_corner();
    const auto area = game.area();
    std::cout << "topoban " << TOPOBAN_VERSION_MAJOR << '.' << TOPOBAN_VERSION_MINOR << '.'
              << TOPOBAN_VERSION_PATCH << ": Black " << area.black << ", White " << area.white
              << '\n';
    const auto corner = topoban::go::action::place(0);
    const auto refused = game.why_refused(corner);
    const bool is_right = area.black == 3 && area.white == 5 && refused &&
                          refused->reason == topoban::go::refusal_reason::suicide;
    return is_right ? 0 : 1;
}
