// expect: komi
// A komi of 6.5 is neither points nor half-points: the unit is to be named.
#include <topoban/boards/grid.hpp>
#include <topoban/go/state.hpp>

int main() { return topoban::go::state<topoban::grid<9, 9>>::start(6.5).has_value() ? 0 : 1; }
