// SPDX-License-Identifier: MIT
#pragma once

// The version of this library, as numbers the preprocessor can compare. CMake reads them from here.

/// Raised when code that compiled or a document that was read no longer is.
#define TOPOBAN_VERSION_MAJOR 0
/// Raised when something is added (before 1.0.0 also when something breaks).
#define TOPOBAN_VERSION_MINOR 1
/// Raised when a fault is mended.
#define TOPOBAN_VERSION_PATCH 0
