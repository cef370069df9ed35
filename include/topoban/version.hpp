// SPDX-License-Identifier: MIT
#pragma once

// The version of this library, as numbers the preprocessor can compare. CMake reads them from here.
// Every header includes this one first, so that a compiler told an older C++ hears one sentence.

#if __cplusplus < 202002L && (!defined(_MSVC_LANG) || _MSVC_LANG < 202002L)
#error "Topoban needs C++20: compile with -std=c++20 or newer"
#define TOPOBAN_DETAIL_STOP <newer_standard> // what follows would only be noise
#include TOPOBAN_DETAIL_STOP
#endif

/// Raised when code that compiled or a document that was read no longer is.
#define TOPOBAN_VERSION_MAJOR 0
/// Raised when something is added (before 1.0.0 also when something breaks).
#define TOPOBAN_VERSION_MINOR 1
/// Raised when a fault is mended.
#define TOPOBAN_VERSION_PATCH 0
