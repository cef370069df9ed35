// SPDX-License-Identifier: MIT
#include <topoban/boards.hpp>
#include <topoban/json/go/read.hpp>

// A text that ends too early is refused as such.
int main() {
    using namespace topoban;
    const auto read = json::read_go_game<grid<3, 3>>("{");
    return !read && read.error().code == json::error_code::syntax ? 0 : 1;
}
