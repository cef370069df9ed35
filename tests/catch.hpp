// SPDX-License-Identifier: MIT
#pragma once

// Catch2, whichever version is installed: the only file that knows its name.

#if __has_include(<catch2/catch_all.hpp>) // version 3

#include <catch2/catch_all.hpp>

using Catch::Approx;

#else // version 2.13

// The object file with main() also holds the framework, so that it is compiled once.
#ifdef TOPOBAN_TEST_MAIN
#define CATCH_CONFIG_RUNNER
#endif

#include <catch2/catch.hpp>

#endif
