// SPDX-License-Identifier: MIT
#pragma once

// The files under fixtures/: data with a source, read by tests and never written by them.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace topoban::test {

/// The files directly in a folder of fixtures/ whose names start and end so, sorted. There must be
/// some: a test over no files shows nothing.
inline std::vector<std::filesystem::path>
fixture_files(std::string_view folder, std::string_view prefix, std::string_view suffix) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(TOPOBAN_FIXTURES) / folder)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(prefix) && name.ends_with(suffix)) files.push_back(entry.path());
    }
    if (files.empty()) throw std::logic_error("no fixtures in " + std::string(folder));
    std::sort(files.begin(), files.end());
    return files;
}

/// A file's bytes.
inline std::string file_text(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in.is_open()) throw std::logic_error("cannot read " + path.string());
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace topoban::test
