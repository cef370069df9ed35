// SPDX-License-Identifier: MIT
#pragma once

// Saving a file so that at every moment the old one or the new one is there, whole.

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace command {

/// Writes a file aside and renames it into place. On failure says why; an old file of that name is
/// as it was then, and nothing is left beside it.
[[nodiscard]] inline std::optional<std::string> save(const std::filesystem::path& path,
                                                     std::string_view text) {
    std::error_code ignored;
    const std::filesystem::file_status there = std::filesystem::status(path, ignored);
    if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there)) {
        // A device or a pipe cannot be replaced: write to it.
        std::FILE* const out = std::fopen(path.c_str(), "wb");
        bool is_written =
            out != nullptr && std::fwrite(text.data(), 1, text.size(), out) == text.size();
        is_written = out != nullptr && std::fclose(out) == 0 && is_written;
        if (!is_written) return std::generic_category().message(errno);
        return std::nullopt;
    }
    std::filesystem::path aside = path;
    aside += ".part";
    std::FILE* const out = std::fopen(aside.c_str(), "wb");
    if (out == nullptr) return std::generic_category().message(errno);
    int trouble = 0;
    if (std::fwrite(text.data(), 1, text.size(), out) != text.size()) trouble = errno;
    // What is still in the buffer may fail to reach the disk only now.
    if (std::fclose(out) != 0 && trouble == 0) trouble = errno;
    if (trouble == 0) {
        std::error_code failed;
        std::filesystem::rename(aside, path, failed);
        if (!failed) return std::nullopt;
        trouble = failed.value();
    }
    std::filesystem::remove(aside, ignored);
    return std::generic_category().message(trouble);
}

} // namespace command
