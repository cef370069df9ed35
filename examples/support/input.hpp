// SPDX-License-Identifier: MIT
#pragma once

// What a FILE on a command line names.

#include <topoban/core/result.hpp>
#include <topoban/json/text/document.hpp>
#include <topoban/json/text/error.hpp>
#include <topoban/json/text/read_file.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

namespace command {

/// A file or, where its name is `-`, standard input.
class input {
public:
    /// Opens it; it may be waited for.
    explicit input(std::string_view name) : from_(name == "-" ? std::cin : file_) {
        errno = 0;
        if (name != "-") file_.open(std::string(name), std::ios::binary);
        from_.peek(); // a folder can be opened, but not be read
        const bool is_broken = name == "-" && std::ferror(stdin) != 0; // as libc++ tells it
        if (is_broken || (from_.fail() && !from_.eof()))
            trouble_ = topoban::json::unreadable(errno);
    }
    /// Why it cannot be read.
    [[nodiscard]] const std::optional<topoban::json::error>& trouble() const noexcept {
        return trouble_;
    }
    [[nodiscard]] std::istream& stream() noexcept { return from_; }

private:
    std::ifstream file_;
    std::istream& from_;
    std::optional<topoban::json::error> trouble_;
};

/// The text of a file or of standard input.
[[nodiscard]] inline topoban::result<std::string, topoban::json::error>
read(std::string_view name, std::size_t most = topoban::json::limits{}.bytes) {
    input from(name);
    if (from.trouble()) return topoban::unexpected(*from.trouble());
    return topoban::json::read_stream(from.stream(), most);
}

} // namespace command
