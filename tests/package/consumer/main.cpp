// SPDX-License-Identifier: MIT
#include <topoban/boards.hpp>
#include <topoban/version.hpp>

#include <iostream>

// A step over the Klein bottle's twisted seam: east of i1 lies a18.
int main() {
    using board = topoban::klein_bottle<9, 18>;
    const auto east = board::step_from(8, topoban::direction::east);
    std::cout << "topoban " << TOPOBAN_VERSION_MAJOR << '.' << TOPOBAN_VERSION_MINOR << '.'
              << TOPOBAN_VERSION_PATCH << ": " << board::name() << '\n';
    return east && east->to == 9 * 17 ? 0 : 1;
}
