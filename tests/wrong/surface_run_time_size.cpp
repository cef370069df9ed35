// expect: for one with data make a graph, `table_graph<Capacity>::of(surface)`
// SPDX-License-Identifier: MIT

#include <topoban/boards/rectangle.hpp>
#include <topoban/go/state.hpp>

int main() { return topoban::go::state<topoban::rectangle>().has_ended() ? 1 : 0; }
