// SPDX-License-Identifier: MIT
#pragma once

// The text of a file or stream, read no further than the limit: the verdicts are those on a string.

#include <topoban/core/result.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <istream>
#include <string>
#include <utility>

namespace topoban::json {

/// Everything a stream still holds, byte for byte; `over_limit` or `unreadable` otherwise. Any number
/// may be the limit. Open a file in binary mode, or use `read_file`.
[[nodiscard]] inline result<std::string, error> read_stream(std::istream& in,
                                                            std::size_t most = limits{}.bytes) {
    constexpr std::size_t first_chunk = 1 << 16;
    std::string text;
    errno = 0;
    while (in && text.size() <= most) {
        const std::size_t had = text.size();
        const std::size_t room = most - had; // and one byte more, to see whether there is one
        const std::size_t chunk = std::max(first_chunk, had);
        text.resize(had + (room < chunk ? room + 1 : chunk));
        in.read(text.data() + had, static_cast<std::streamsize>(text.size() - had));
        text.resize(had + static_cast<std::size_t>(in.gcount()));
    }
    if (in.bad() || (in.fail() && !in.eof())) return unexpected(unreadable(errno));
    if (text.size() > most) return unexpected(over_limit(most));
    return text;
}

/// The text of a file; `unreadable` with the system's reason where it cannot be had.
[[nodiscard]] inline result<std::string, error> read_file(const std::filesystem::path& path,
                                                          std::size_t most = limits{}.bytes) {
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    if (!in) return unexpected(unreadable(errno));
    return read_stream(in, most);
}

} // namespace topoban::json
