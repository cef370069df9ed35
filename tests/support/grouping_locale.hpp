// SPDX-License-Identifier: MIT
#pragma once

// A locale that writes 1.000.000 for a million: what the library prints must not depend on it.

#include <locale>
#include <string>

namespace topoban::test {

/// A global locale that groups digits, for as long as it lives.
class grouping_locale {
public:
    grouping_locale() : before_(std::locale::global(std::locale(std::locale(), new by_three))) {}
    ~grouping_locale() { std::locale::global(before_); }
    grouping_locale(const grouping_locale&) = delete;
    grouping_locale& operator=(const grouping_locale&) = delete;

private:
    struct by_three : std::numpunct<char> {
        [[nodiscard]] char do_thousands_sep() const override { return '.'; }
        [[nodiscard]] std::string do_grouping() const override { return "\3"; }
    };
    std::locale before_;
};

} // namespace topoban::test
