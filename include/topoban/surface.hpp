// SPDX-License-Identifier: MIT
#pragma once

// What a board is, and everything that follows from its steps.

#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/automorphism.hpp>
#include <topoban/surface/chart.hpp>
#include <topoban/surface/corner.hpp>
#include <topoban/surface/diagonal.hpp>
#include <topoban/surface/direction.hpp>
#include <topoban/surface/frame.hpp>
#include <topoban/surface/graph.hpp>
#include <topoban/surface/square_surface.hpp>
#include <topoban/surface/topology.hpp>
