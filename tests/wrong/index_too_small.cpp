// expect: a board has at most 65535 points
// SPDX-License-Identifier: MIT

#include <topoban/boards/table_graph.hpp>

using board = topoban::table_graph<70'000>;

int main() { return board::make("too large", {{}}).has_value() ? 0 : 1; }
