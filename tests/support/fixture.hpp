// SPDX-License-Identifier: MIT
#pragma once

// Reading the data under fixtures/ (see the README there).

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace topoban::test {

/// The path of a fixture, given from fixtures/ on.
inline std::filesystem::path fixture_path(const std::filesystem::path& name) {
    return std::filesystem::path(TOPOBAN_FIXTURES) / name;
}

/// A fixture that is one JSON document.
inline nlohmann::json json_fixture(const std::filesystem::path& name) {
    std::ifstream file(fixture_path(name));
    if (!file) throw std::runtime_error("cannot read " + name.string());
    return nlohmann::json::parse(file);
}

/// The files of a folder with this extension (as in ".json"), in the order of their names.
inline std::vector<std::filesystem::path> fixtures_in(const std::string& folder,
                                                      const std::string& extension) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(fixture_path(folder)))
        if (entry.path().extension() == extension) paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

} // namespace topoban::test
