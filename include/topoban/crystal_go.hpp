// SPDX-License-Identifier: MIT
#pragma once

// CrystalGo on any flipping graph: placements, flips, no suicide, positional superko.

// IWYU pragma: begin_exports
#include <topoban/crystal_go/action.hpp>
#include <topoban/crystal_go/flip.hpp>
#include <topoban/crystal_go/outcome.hpp>
#include <topoban/crystal_go/playout.hpp>
#include <topoban/crystal_go/position.hpp>
#include <topoban/crystal_go/refusal.hpp>
#include <topoban/crystal_go/setup.hpp>
#include <topoban/crystal_go/state.hpp>
#include <topoban/crystal_go/text.hpp>
// IWYU pragma: end_exports
