// SPDX-License-Identifier: MIT
#pragma once

// Small changes to a text, for tests that spoil a document in one place.

#include <stdexcept>
#include <string>
#include <string_view>

namespace topoban::test {

/// The text with the first `from` replaced; it must be there.
inline std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    if (at == std::string::npos) throw std::logic_error("not in the text: " + std::string(from));
    return text.replace(at, from.size(), to);
}

/// The text with the last `from` replaced; it must be there.
inline std::string replaced_last(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.rfind(from);
    if (at == std::string::npos) throw std::logic_error("not in the text: " + std::string(from));
    return text.replace(at, from.size(), to);
}

} // namespace topoban::test
