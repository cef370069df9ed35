// SPDX-License-Identifier: MIT
#include <topoban/version.hpp>

#include <nlohmann/json.hpp>

#include <iostream>

int main() { std::cout << nlohmann::json{{"major", TOPOBAN_VERSION_MAJOR}} << '\n'; }
