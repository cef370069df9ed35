// SPDX-License-Identifier: MIT
#pragma once

// Any graph, filled at run time: a board for a size or a shape no type was made for.

#include <topoban/core/enum_names.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/graph.hpp>
#include <topoban/surface/square_surface.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace topoban {

/// Why a table is not a graph: the first fault found.
struct graph_defect {
    enum class kind : unsigned char {
        too_large,     ///< more points than the capacity, or none
        out_of_range,  ///< a neighbour that is no point
        loop,          ///< a point next to itself
        not_ascending, ///< neighbours doubled or out of order
        not_mutual,    ///< a neighbour that does not know this point
        wrong_labels ///< fewer labels than points or more, and not none: at the first too few or many
    };
    kind what{};                ///< the fault
    point at = no_point;        ///< the point whose list is wrong
    point neighbour = no_point; ///< the entry that is wrong

    [[nodiscard]] friend bool operator==(const graph_defect&, const graph_defect&) = default;
};

/// The faults in words.
constexpr auto enum_names(graph_defect::kind) noexcept {
    return std::to_array<std::string_view>({"too large or empty", "neighbour out of range", "loop",
                                            "neighbours not ascending", "edge not mutual",
                                            "labels and points differ in number"});
}
/// Prints as in `point 3, neighbour 5: edge not mutual`.
inline std::ostream& operator<<(std::ostream& out, const graph_defect& defect) {
    if (defect.what != graph_defect::kind::too_large) out << "point " << defect.at;
    if (defect.neighbour != no_point && defect.what != graph_defect::kind::too_large)
        out << ", neighbour " << defect.neighbour;
    return out << (defect.what == graph_defect::kind::too_large ? "" : ": ") << defect.what;
}

/// A graph of at most `Capacity` points with labels and a name. The table is shared by all copies
/// and never changes, so a copy costs no more than a pointer.
template <int Capacity>
class table_graph {
public:
    static constexpr int capacity = Capacity;
    using index = index_for<Capacity>;

    /// Makes a graph of a list of neighbour lists, or says what is wrong with it. Points are
    /// labelled by `labels`, one a point, or by their numbers where that is empty.
    [[nodiscard]] static result<table_graph, graph_defect>
    make(std::string name, const std::vector<std::vector<point>>& neighbours,
         std::vector<std::string> labels = {}) {
        if (const auto defect = first_defect(neighbours); defect.at != no_point)
            return unexpected(defect);
        if (!labels.empty() && labels.size() != neighbours.size())
            return unexpected(graph_defect{
                graph_defect::kind::wrong_labels,
                static_cast<point>(std::min(labels.size(), neighbours.size())), no_point});
        auto made = std::make_shared<table>();
        made->name = std::move(name);
        for (std::size_t p = 0; p < neighbours.size(); ++p) {
            if (labels.size() <= p) labels.push_back(std::to_string(p));
            for (const point n : neighbours[p]) made->ends.push_back(static_cast<index>(n));
            made->first.push_back(made->ends.size());
        }
        made->labels = std::move(labels);
        return table_graph(std::move(made));
    }

    /// The cell-centre graph of a surface; `too_large` where it has more than `Capacity` cells, and
    /// another defect where it is so badly glued that it gives no graph.
    template <square_surface Surface>
    [[nodiscard]] static result<table_graph, graph_defect> of(const Surface& surface) {
        if (surface.size() < 1 || surface.size() > Capacity)
            return unexpected(graph_defect{graph_defect::kind::too_large, 0, 0});
        std::vector<std::vector<point>> rows;
        std::vector<std::string> labels;
        for (cell c = 0; c < surface.size(); ++c) {
            const auto cells = side_neighbours(surface, c);
            rows.emplace_back(cells.begin(), cells.end());
            labels.push_back(surface.label(c));
        }
        return make(surface.name(), rows, std::move(labels));
    }

    [[nodiscard]] int size() const noexcept { return static_cast<int>(table_->labels.size()); }
    /// The points next to `p`; none for what is no point.
    [[nodiscard]] std::span<const index> neighbours(point p) const noexcept {
        if (p < 0 || p >= size()) return {};
        const auto i = static_cast<std::size_t>(p);
        return {table_->ends.data() + table_->first[i], table_->first[i + 1] - table_->first[i]};
    }
    [[nodiscard]] const std::string& name() const noexcept { return table_->name; }
    /// The label of `p`; `?` for what is no point.
    [[nodiscard]] const std::string& label(point p) const {
        static const std::string none = "?";
        return p < 0 || p >= size() ? none : table_->labels[static_cast<std::size_t>(p)];
    }

    /// The same points, edges, labels and name.
    [[nodiscard]] friend bool operator==(const table_graph& a, const table_graph& b) {
        return a.table_ == b.table_ || *a.table_ == *b.table_;
    }

private:
    struct table {
        std::string name;
        std::vector<std::string> labels;
        std::vector<std::size_t> first{0};
        std::vector<index> ends;
        [[nodiscard]] friend bool operator==(const table&, const table&) = default;
    };
    explicit table_graph(std::shared_ptr<const table> made) : table_(std::move(made)) {}

    [[nodiscard]] static graph_defect first_defect(const std::vector<std::vector<point>>& rows) {
        using kind = graph_defect::kind;
        const int size = static_cast<int>(rows.size());
        if (rows.empty() || rows.size() > std::size_t{Capacity}) return {kind::too_large, 0, 0};
        for (point p = 0; p < size; ++p) {
            point before = no_point;
            for (const point n : rows[static_cast<std::size_t>(p)]) {
                if (n < 0 || n >= size) return {kind::out_of_range, p, n};
                if (n == p) return {kind::loop, p, n};
                if (n <= before) return {kind::not_ascending, p, n};
                const auto& back = rows[static_cast<std::size_t>(n)];
                if (std::find(back.begin(), back.end(), p) == back.end())
                    return {kind::not_mutual, p, n};
                before = n;
            }
        }
        return {};
    }

    std::shared_ptr<const table> table_;
};

} // namespace topoban
