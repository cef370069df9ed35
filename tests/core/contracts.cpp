// SPDX-License-Identifier: MIT
#include <topoban/core/contracts.hpp>

#include "catch.hpp"

#include <array>

namespace {

constexpr int element(const std::array<int, 2>& items, std::size_t i) {
    TOPOBAN_EXPECTS(i < items.size());
    TOPOBAN_ENSURES(items[i] >= 0);
    return items[i];
}

// Usable in constant evaluation where kept.
static_assert(element({3, 4}, 1) == 4);

} // namespace

TEST_CASE("contracts cost nothing that can be seen where they are kept", "[core]") {
    int evaluated = 0;
    TOPOBAN_EXPECTS(++evaluated > 0);
#ifdef NDEBUG
    CHECK(evaluated == 0);
#else
    CHECK(evaluated == 1);
#endif
}
