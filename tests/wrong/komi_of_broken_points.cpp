// expect: no matching function for call to
// Points are whole; six and a half are komi::half_points(13).
#include <topoban/stones/komi.hpp>

int main() { return topoban::komi::points(6.5).half_points(); }
