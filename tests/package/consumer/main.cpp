// SPDX-License-Identifier: MIT
#include <topoban/version.hpp>

#include <iostream>

int main() {
    std::cout << "topoban " << TOPOBAN_VERSION_MAJOR << '.' << TOPOBAN_VERSION_MINOR << '.'
              << TOPOBAN_VERSION_PATCH << '\n';
}
