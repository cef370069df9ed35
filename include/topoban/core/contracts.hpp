// SPDX-License-Identifier: MIT
#pragma once

// One macro for the caller's obligations: broken, it is a programmer's error and asserts.

#include <topoban/version.hpp>

#include <cassert>

/// States what a caller must see to. Checked where `assert` is, free under NDEBUG, usable in
/// constant evaluation (where a broken one stops the compiler).
#define TOPOBAN_EXPECTS(condition) assert(condition)

/// States what the library itself must have seen to.
#define TOPOBAN_ENSURES(condition) assert(condition)
