// SPDX-License-Identifier: MIT
#include <topoban/version.hpp>

#include "catch.hpp"

#include <string>

// CMake passes what it read from the header; the two must not drift apart.
TEST_CASE("the version macros are the project's version", "[core]") {
    const std::string from_macros = std::to_string(TOPOBAN_VERSION_MAJOR) + "." +
                                    std::to_string(TOPOBAN_VERSION_MINOR) + "." +
                                    std::to_string(TOPOBAN_VERSION_PATCH);
    CHECK(from_macros == TOPOBAN_PROJECT_VERSION);
}
