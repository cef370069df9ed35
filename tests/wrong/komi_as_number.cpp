// expect: komi
// Thirteen points or thirteen half-points? A bare number does not say.
#include <topoban/boards/grid.hpp>
#include <topoban/go/state.hpp>

int main() { return topoban::go::state<topoban::grid<9, 9>>::start(13).has_value() ? 0 : 1; }
