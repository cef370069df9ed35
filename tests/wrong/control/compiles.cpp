// expect: nothing, as nothing is wrong
// SPDX-License-Identifier: MIT

#include <topoban/boards/grid.hpp>

int main() { return topoban::grid<9, 9>::size() - 81; }
