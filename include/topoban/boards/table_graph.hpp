// SPDX-License-Identifier: MIT
#pragma once

// Any graph, filled at run time: a board for a size or a shape no type was made for.

#include <topoban/core/contracts.hpp>
#include <topoban/core/inline_vector.hpp>
#include <topoban/core/point.hpp>
#include <topoban/core/result.hpp>
#include <topoban/surface/adjacency.hpp>
#include <topoban/surface/graph.hpp>
#include <topoban/surface/square_surface.hpp>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <ostream>
#include <span>
#include <string>
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
        not_mutual     ///< a neighbour that does not know this point
    };
    kind what{};                ///< the fault
    point at = no_point;        ///< the point whose list is wrong
    point neighbour = no_point; ///< the entry that is wrong

    [[nodiscard]] friend bool operator==(const graph_defect&, const graph_defect&) = default;
};

/// Prints the fault in words.
inline std::ostream& operator<<(std::ostream& out, graph_defect::kind what) {
    constexpr const char* words[] = {"too large or empty", "neighbour out of range", // NOLINT
                                     "loop", "neighbours not ascending", "edge not mutual"};
    return out << words[static_cast<int>(what)];
}

/// A graph of at most `Capacity` points with labels and a name. The table is shared by all copies
/// and never changes, so a copy costs no more than a pointer.
template <int Capacity>
class table_graph {
public:
    static constexpr int capacity = Capacity;
    using index = index_for<Capacity>;

    /// Makes a graph of a list of neighbour lists, or says what is wrong with it. Points are
    /// labelled by `labels`, or by their numbers where that is empty.
    [[nodiscard]] static result<table_graph, graph_defect>
    make(std::string name, const std::vector<std::vector<point>>& neighbours,
         std::vector<std::string> labels = {}) {
        if (const auto defect = first_defect(neighbours); defect.at != no_point)
            return unexpected(defect);
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

    /// The cell-centre graph of a surface of at most `Capacity` cells.
    template <square_surface Surface>
    [[nodiscard]] static table_graph of(const Surface& surface) {
        TOPOBAN_EXPECTS(0 < surface.size() && surface.size() <= Capacity);
        std::vector<std::vector<point>> rows;
        std::vector<std::string> labels;
        for (cell c = 0; c < surface.size(); ++c) {
            const auto cells = side_neighbours(surface, c);
            rows.emplace_back(cells.begin(), cells.end());
            labels.push_back(surface.label(c));
        }
        return *make(surface.name(), rows, std::move(labels));
    }

    [[nodiscard]] int size() const noexcept { return static_cast<int>(table_->labels.size()); }
    [[nodiscard]] std::span<const index> neighbours(point p) const noexcept {
        const auto i = static_cast<std::size_t>(p);
        return {table_->ends.data() + table_->first[i], table_->first[i + 1] - table_->first[i]};
    }
    [[nodiscard]] const std::string& name() const noexcept { return table_->name; }
    [[nodiscard]] const std::string& label(point p) const {
        return table_->labels[static_cast<std::size_t>(p)];
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
