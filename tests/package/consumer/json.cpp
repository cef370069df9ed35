// SPDX-License-Identifier: MIT
#include <topoban/json/go/read.hpp>
#include <topoban/json/go/write.hpp>

#include "capture.hpp"

#include <iostream>
#include <string>

// Black's only stone, and two passes: nine points against none.
constexpr const char* record =
    R"({"format":"surface-go-game","version":1,"graph":"go-grid-3x3-v1",)"
    R"("rules":"graph-area-no-suicide-psk-v1","komiHalfPoints":1,"actions":[)"
    R"({"type":"place","at":4},{"type":"pass"},{"type":"pass"}],"final":{"board":"000010000",)"
    R"("turn":2,"passes":2,"history":["000000000","000010000"],"result":)"
    R"({"reason":"passes","winner":1,"marginHalfPoints":17}}})"
    "\n";

int main() {
    using namespace topoban;
    const auto read = json::read_go_game<grid<3, 3>>(record);
    if (!read) std::cout << read.error() << '\n';
    if (!read || json::write_go(*read).value_or("") != record) return 1;

    std::string spoilt(record);
    spoilt.replace(spoilt.find("17"), 2, "18");
    const auto refused = json::read_go_game<grid<3, 3>>(spoilt);
    if (refused || refused.error().pointer != "/final/result/marginHalfPoints") return 1;
    std::cout << refused.error() << '\n';
    return captured_corner().area().white == 5 ? 0 : 1;
}
