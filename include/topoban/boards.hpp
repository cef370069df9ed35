// SPDX-License-Identifier: MIT
#pragma once

// The boards this library brings along.

// IWYU pragma: begin_exports
#include <topoban/boards/cylinder.hpp>
#include <topoban/boards/genus_two_staircase.hpp>
#include <topoban/boards/grid.hpp>
#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/lozenge_tiling.hpp>
#include <topoban/boards/mobius_strip.hpp>
#include <topoban/boards/projective_plane.hpp>
#include <topoban/boards/rectangle.hpp>
#include <topoban/boards/table_graph.hpp>
#include <topoban/boards/tilings.hpp>
#include <topoban/boards/torus.hpp>
#include <topoban/boards/triangular_hexagon.hpp>
// IWYU pragma: end_exports
