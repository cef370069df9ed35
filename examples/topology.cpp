// SPDX-License-Identifier: MIT
// Says what kind of surface a board is, or prints who is next to whom.

#include "support/command.hpp"

#include <topoban/boards/table_graph.hpp>
#include <topoban/catalog/go_boards.hpp>
#include <topoban/surface/automorphism.hpp>
#include <topoban/surface/topology.hpp>

#include <iostream>
#include <string_view>

namespace {

const command::synopsis synopsis{"topology BOARD [--adjacency]\n"
                                 "  for instance: topology go-mobius-9x11-v1\n"
                                 "  --adjacency    print each point's neighbours, as JSON",
                                 {"--adjacency"},
                                 {}};

/// The cell-centre graph as JSON: a list of sorted neighbour lists.
template <topoban::graph Graph>
void print_adjacency(const Graph& graph) {
    for (topoban::point p = 0; p < graph.size(); ++p) {
        std::cout << (p == 0 ? "[[" : ",[");
        const char* separator = "";
        for (const topoban::point n : graph.neighbours(p)) {
            std::cout << separator << int{n};
            separator = ",";
        }
        std::cout << ']';
    }
    std::cout << "]\n";
}

void print_tally(const topoban::tally_table& table, std::string_view what) {
    for (const topoban::tally& row : table)
        std::cout << "  " << row.count << ' ' << what << ' ' << row.value << '\n';
}

template <topoban::square_surface Surface>
void print_report(const Surface& surface) {
    const auto report = topoban::topology_of(surface);
    const auto graph = topoban::table_graph<Surface::capacity>::of(surface).value();
    std::cout << surface.name() << '\n'
              << "square complex: " << report.vertices << " vertices, " << report.edges
              << " edges, " << report.faces << " faces\n"
              << "Euler characteristic " << report.euler_characteristic << ", "
              << (report.is_orientable ? "orientable" : "not orientable") << ", "
              << report.components << " component(s), " << report.boundary_components
              << " boundary component(s), " << report.cone_points << " cone point(s), "
              << report.forbidden_diagonals << " forbidden diagonal(s)\n"
              << "cell-centre graph: " << graph.size() << " points, " << report.graph_edges
              << " edges\n";
    print_tally(report.degrees, "points of degree");
    print_tally(report.graph_faces, "faces with corners");
    std::cout << "automorphisms: " << topoban::graph_automorphisms(graph).size()
              << " of the graph, " << topoban::surface_automorphisms(surface).size()
              << " of the surface\n";
}

int describe(const command::arguments& given) {
    if (given.words.size() != 1) return command::usage_error;
    const std::string_view board = given.words[0];
    const auto printed = topoban::catalog::visit_go_surface(board, [&](const auto& surface) {
        using surface_type = std::decay_t<decltype(surface)>;
        if (given.has("--adjacency"))
            print_adjacency(topoban::table_graph<surface_type::capacity>::of(surface).value());
        else
            print_report(surface);
        return command::right;
    });
    if (!printed) return command::fail(board, ": ", printed.error());
    return *printed;
}

} // namespace

int main(int count, char** values) { return command::run(count, values, synopsis, describe); }
