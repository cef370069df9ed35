// SPDX-License-Identifier: MIT
#pragma once

// Go on any board: graph-area rules, no suicide, positional superko.

// IWYU pragma: begin_exports
#include <topoban/go/action.hpp>
#include <topoban/go/outcome.hpp>
#include <topoban/go/playout.hpp>
#include <topoban/go/position.hpp>
#include <topoban/go/refusal.hpp>
#include <topoban/go/setup.hpp>
#include <topoban/go/state.hpp>
#include <topoban/go/text.hpp>
// IWYU pragma: end_exports
