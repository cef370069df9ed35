// SPDX-License-Identifier: MIT
#pragma once

// Golden files: text that somebody looked at before it was committed.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace topoban::test {

/// What of a text differs from fixtures/render/NAME, empty where nothing does. The text found is
/// left in the temporary directory, to be looked at; a test never writes the golden file.
inline std::string difference_from_golden(std::string_view name, std::string_view found) {
    const std::filesystem::path golden = std::filesystem::path(TOPOBAN_FIXTURES) / "render" / name;
    std::ifstream in(golden, std::ios::binary);
    const std::string expected{std::istreambuf_iterator<char>(in), {}};
    if (in.is_open() && expected == found) return {};
    const auto left = std::filesystem::temp_directory_path() / "topoban-render";
    std::filesystem::create_directories(left);
    std::ofstream(left / name, std::ios::binary) << found;
    const auto at = std::mismatch(expected.begin(), expected.end(), found.begin(), found.end());
    const auto byte = at.first - expected.begin();
    return golden.string() + " differs at byte " + std::to_string(byte) + " of " +
           std::to_string(expected.size()) + "; found: " + (left / name).string();
}

} // namespace topoban::test
