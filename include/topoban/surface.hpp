// SPDX-License-Identifier: MIT
#pragma once

// What a board is, and everything that follows from its steps.

#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/automorphism.hpp>
#include <topoban/surface/chart.hpp>
#include <topoban/surface/corner.hpp>
#include <topoban/surface/dead_end.hpp>
#include <topoban/surface/diagonal.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/flipping_graph.hpp>
#include <topoban/surface/frame.hpp>
#include <topoban/surface/graph.hpp>
#include <topoban/surface/heading.hpp>
#include <topoban/surface/knight.hpp>
#include <topoban/surface/line.hpp>
#include <topoban/surface/ray.hpp>
#include <topoban/surface/square_surface.hpp>
#include <topoban/surface/topology.hpp>
#include <topoban/surface/upright.hpp>
