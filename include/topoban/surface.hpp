// SPDX-License-Identifier: MIT
#pragma once

// What a board is, and everything that follows from its steps.

// IWYU pragma: begin_exports
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/automorphism.hpp>
#include <topoban/surface/chart.hpp>
#include <topoban/surface/cone_points.hpp>
#include <topoban/surface/corner.hpp>
#include <topoban/surface/diagonal.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/flipping_graph.hpp>
#include <topoban/surface/frame.hpp>
#include <topoban/surface/gluing.hpp>
#include <topoban/surface/graph.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/path.hpp>
#include <topoban/surface/ray.hpp>
#include <topoban/surface/seams.hpp>
#include <topoban/surface/square_surface.hpp>
#include <topoban/surface/topology.hpp>
// IWYU pragma: end_exports
