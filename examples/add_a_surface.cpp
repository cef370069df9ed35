// SPDX-License-Identifier: MIT
// A surface of the reader's own, and a game of Go on it at once.

#include "support/command.hpp"

#include <topoban/topoban.hpp>

#include <iostream>
#include <optional>
#include <string>

using namespace topoban;

/// A torus that is shifted where it closes: going up over the top edge leads three files to the
/// right. Everything else (adjacency, diagonals, capture, area, topology) follows from this.
struct shifted_torus : charts<9, 9> {
    [[nodiscard]] static std::string name() { return "shifted-torus-9x9"; }

    [[nodiscard]] static constexpr std::optional<step> step_from(cell c, direction d) noexcept {
        auto [file, rank, sheet] = chart().position_of(c);
        if (d == direction::east) ++file;
        if (d == direction::west) --file;
        if (d == direction::north && ++rank == 9) rank = 0, file += 3;
        if (d == direction::south && --rank == -1) rank = 8, file -= 3;
        return step{chart().cell_at({(file + 9) % 9, rank, sheet}), frame{}};
    }
};

// The compiler checks the gluing, and knows the surface.
static_assert(is_well_glued(shifted_torus{}));
static_assert(topology_of(shifted_torus{}).euler_characteristic == 0);
static_assert(topology_of(shifted_torus{}).is_orientable);

int play_on_it(const command::arguments& given) {
    if (!given.words.empty()) return command::usage_error;
    const go::state<shifted_torus> start;
    random_source random(2026);
    const auto last = random_play(start, random, 2000);
    const auto area = last.area();
    std::cout << shifted_torus::name() << ": after " << last.ply() << " random actions Black has "
              << area.black << ", White " << area.white << ", " << area.neutral << " neutral\n";

    // Captures run over the shifted seam: c9's neighbour to the north is f1.
    const auto top = *find_label(shifted_torus{}, "c9");
    const auto beyond = *cardinal_neighbour(shifted_torus{}, top, direction::north);
    std::cout << "north of c9 lies " << shifted_torus::label(beyond) << '\n';
    return shifted_torus::label(beyond) == "f1" && last.outcome() ? command::right
                                                                  : command::wrong_input;
}

int main(int count, char** values) {
    return command::run(count, values, {"add_a_surface", {}, {}}, play_on_it);
}
