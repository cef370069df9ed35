// SPDX-License-Identifier: MIT
#pragma once

// What a board is, and everything that follows from its steps.

#include <topoban/shogi/geometry/dead_end.hpp>
#include <topoban/shogi/geometry/knight.hpp>
#include <topoban/shogi/geometry/line_table.hpp>
#include <topoban/shogi/geometry/upright.hpp>
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/automorphism.hpp>
#include <topoban/surface/chart.hpp>
#include <topoban/surface/corner.hpp>
#include <topoban/surface/diagonal.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/flipping_graph.hpp>
#include <topoban/surface/frame.hpp>
#include <topoban/surface/graph.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/ray.hpp>
#include <topoban/surface/square_surface.hpp>
#include <topoban/surface/topology.hpp>
