// SPDX-License-Identifier: MIT
#include <topoban/boards/table_graph.hpp>

#include "catch.hpp"

#include <topoban/boards/klein_bottle.hpp>
#include <topoban/boards/rectangle.hpp>

#include <sstream>
#include <string>
#include <vector>

using namespace topoban;

namespace {

using rows = std::vector<std::vector<point>>;
using small = table_graph<4>;
using kind = graph_defect::kind;

graph_defect defect_of(const rows& neighbours) {
    const auto made = small::make("wrong", neighbours);
    REQUIRE_FALSE(made);
    return made.error();
}

} // namespace

TEST_CASE("a table that is a graph becomes one, with labels or numbers", "[boards]") {
    const auto path = small::make("path", {{1}, {0, 2}, {1}}, {"left", "middle", "right"});
    REQUIRE(path);
    CHECK(path->size() == 3);
    CHECK(path->name() == "path");
    CHECK(path->label(1) == "middle");
    CHECK(std::vector<point>(path->neighbours(1).begin(), path->neighbours(1).end()) ==
          std::vector<point>{0, 2});
    CHECK(small::make("path", {{1}, {0, 2}, {1}})->label(2) == "2");
    CHECK(small::make("full", {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}})->size() == 4);
    CHECK(small::make("loose", {{}})->neighbours(0).empty());
}

TEST_CASE("a table that is no graph is refused with its first fault", "[boards]") {
    CHECK(defect_of({}) == graph_defect{kind::too_large, 0, 0});
    CHECK(defect_of({{}, {}, {}, {}, {}}).what == kind::too_large);
    CHECK(defect_of({{2}, {}}) == graph_defect{kind::out_of_range, 0, 2});
    CHECK(defect_of({{-1}, {}}) == graph_defect{kind::out_of_range, 0, -1});
    CHECK(defect_of({{}, {1}}) == graph_defect{kind::loop, 1, 1});
    CHECK(defect_of({{1, 1}, {0}}) == graph_defect{kind::not_ascending, 0, 1});
    CHECK(defect_of({{2, 1}, {0}, {0}}) == graph_defect{kind::not_ascending, 0, 1});
    CHECK(defect_of({{1}, {}}) == graph_defect{kind::not_mutual, 0, 1});
    CHECK(defect_of({{}, {0}}) == graph_defect{kind::not_mutual, 1, 0});
}

TEST_CASE("labels are one a point or none at all", "[boards]") {
    const rows path{{1}, {0, 2}, {1}};
    const auto defect = [&](const std::vector<std::string>& labels) {
        return small::make("path", path, labels).error();
    };
    CHECK(defect({"a", "b"}) == graph_defect{kind::wrong_labels, 2, no_point});
    CHECK(defect({"a", "b", "c", "d", "e"}) == graph_defect{kind::wrong_labels, 3, no_point});
    CHECK(small::make("path", path, {"a", "b", "c"}));
}

TEST_CASE("a surface too large for a table is refused", "[boards]") {
    const rectangle board("grid", 2, 3, {});
    CHECK(small::of(board).error() == graph_defect{kind::too_large, 0, 0});
    CHECK(small::of(rectangle("grid", 2, 2, {}))->size() == 4);
}

TEST_CASE("what is no point of a table has no neighbours and no label", "[boards]") {
    const small path = small::make("path", {{1}, {0, 2}, {1}}).value();
    for (const point p : {-100000, -1, 3, 4, 100000}) {
        CAPTURE(p);
        CHECK(path.neighbours(p).empty());
        CHECK(path.label(p) == "?");
    }
}

TEST_CASE("faults print in words", "[boards]") {
    std::ostringstream out;
    out << kind::too_large << '|' << kind::out_of_range << '|' << kind::loop << '|'
        << kind::not_ascending << '|' << kind::not_mutual << '|' << kind::wrong_labels;
    CHECK(out.str() == "too large or empty|neighbour out of range|loop|neighbours not ascending|"
                       "edge not mutual|labels and points differ in number");
    std::ostringstream whole;
    whole << graph_defect{kind::not_mutual, 3, 5} << '|' << graph_defect{kind::too_large, 0, 0}
          << '|' << graph_defect{kind::wrong_labels, 2, no_point};
    CHECK(whole.str() == "point 3, neighbour 5: edge not mutual|too large or empty|"
                         "point 2: labels and points differ in number");
}

TEST_CASE("the graph of a surface at run time equals the one the compiler makes", "[boards]") {
    const rectangle board("klein", 9, 18, {seam::twisted, seam::straight});
    const auto at_run_time = table_graph<rectangle::capacity>::of(board).value();
    const surface_graph<klein_bottle<9, 18>> compiled;
    REQUIRE(at_run_time.size() == compiled.size());
    CHECK(at_run_time.name() == compiled.name());
    for (point p = 0; p < compiled.size(); ++p) {
        const auto a = at_run_time.neighbours(p);
        const auto b = compiled.neighbours(p);
        CHECK(std::vector<point>(a.begin(), a.end()) == std::vector<point>(b.begin(), b.end()));
        CHECK(at_run_time.label(p) == compiled.label(p));
    }
}

TEST_CASE("graphs are equal when points, edges, labels and names are", "[boards]") {
    const small path = *small::make("path", {{1}, {0, 2}, {1}});
    const small copy = path;
    CHECK(copy == path);
    CHECK(path == *small::make("path", {{1}, {0, 2}, {1}}));
    CHECK_FALSE(path == *small::make("other", {{1}, {0, 2}, {1}}));
    CHECK_FALSE(path == *small::make("path", {{1, 2}, {0, 2}, {0, 1}}));
    CHECK_FALSE(path == *small::make("path", {{1}, {0, 2}, {1}}, {"x", "1", "2"}));
}
