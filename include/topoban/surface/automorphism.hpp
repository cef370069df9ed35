// SPDX-License-Identifier: MIT
#pragma once

// The symmetries of a board: of its graph (what keeps adjacency) and of its surface (what carries
// steps to steps).

#include <topoban/core/point.hpp>
#include <topoban/surface/gluing.hpp>
#include <topoban/surface/graph.hpp>
#include <topoban/surface/square_surface.hpp>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <ostream>
#include <utility>
#include <vector>

namespace topoban {

/// A permutation of the points that keeps adjacency.
class automorphism {
public:
    /// A map of no points.
    automorphism() = default;
    /// `image[p]` is where point p goes.
    explicit automorphism(std::vector<point> image) : image_(std::move(image)) {}

    /// Where a point goes; `no_point` for what is none.
    [[nodiscard]] point operator()(point p) const {
        return 0 <= p && p < size() ? image_[static_cast<std::size_t>(p)] : no_point;
    }
    [[nodiscard]] int size() const noexcept { return static_cast<int>(image_.size()); }
    [[nodiscard]] friend bool operator==(const automorphism&, const automorphism&) = default;
    /// Prints the images in the order of the points, as in `[1 0 2]`.
    friend std::ostream& operator<<(std::ostream& out, const automorphism& symmetry) {
        const char* separator = "[";
        for (const point p : symmetry.image_) {
            out << separator << p;
            separator = " ";
        }
        return out << (symmetry.image_.empty() ? "[]" : "]");
    }

private:
    std::vector<point> image_;
};

/// A symmetry of a surface: cells go to cells, each with its compass, and steps to steps.
struct surface_automorphism {
    automorphism cells;         ///< where each cell goes
    std::vector<frame> compass; ///< how the compass of each cell arrives
};

namespace detail {

/// Extends a partial map point by point in breadth-first order, going back where it gets stuck.
template <graph G>
class automorphism_search {
public:
    automorphism_search(const G& g, std::size_t limit) : graph_(g), limit_(limit) {
        order_points();
        for (point p = 0; p < g.size(); ++p) profiles_.push_back(distance_profile(p));
    }

    [[nodiscard]] std::vector<automorphism> run() {
        std::vector<automorphism> found;
        const std::size_t n = order_.size();
        image_.assign(n, no_point);
        preimage_.assign(n, no_point);
        std::vector<std::size_t> next_candidate(n + 1, 0);
        std::vector<std::vector<point>> candidates(n + 1);
        if (n > 0) candidates[0] = candidates_at(0);
        for (std::size_t depth = 0; n > 0 && found.size() < limit_;) {
            if (image_at(depth) != no_point) unassign(depth);
            if (next_candidate[depth] == candidates[depth].size()) {
                if (depth-- == 0) break;
                continue;
            }
            assign(depth, candidates[depth][next_candidate[depth]++]);
            if (depth + 1 == n) {
                found.emplace_back(image_);
                continue;
            }
            ++depth;
            next_candidate[depth] = 0;
            candidates[depth] = candidates_at(depth);
        }
        return found;
    }

private:
    void order_points() {
        std::vector<bool> seen(static_cast<std::size_t>(graph_.size()));
        for (point first = 0; first < graph_.size(); ++first) {
            if (seen[index(first)]) continue;
            seen[index(first)] = true;
            order_.push_back(first);
            anchor_.push_back(no_point);
            for (std::size_t i = order_.size() - 1; i < order_.size(); ++i) {
                for (const point n : graph_.neighbours(order_[i])) {
                    if (seen[index(n)]) continue;
                    seen[index(n)] = true;
                    order_.push_back(n);
                    anchor_.push_back(order_[i]);
                }
            }
        }
    }

    /// How many points lie at each distance: the same for p and its image.
    [[nodiscard]] std::vector<int> distance_profile(point p) const {
        std::vector<bool> seen(static_cast<std::size_t>(graph_.size()));
        std::vector<point> shell{p};
        seen[index(p)] = true;
        std::vector<int> profile;
        while (!shell.empty()) {
            profile.push_back(static_cast<int>(shell.size()));
            std::vector<point> next;
            for (const point q : shell)
                for (const point n : graph_.neighbours(q))
                    if (!seen[index(n)]) seen[index(n)] = true, next.push_back(n);
            shell = std::move(next);
        }
        return profile;
    }

    [[nodiscard]] std::vector<point> candidates_at(std::size_t depth) const {
        const point p = order_[depth];
        std::vector<point> fitting;
        const auto consider = [&](point q) {
            if (preimage_[index(q)] == no_point && fits(p, q)) fitting.push_back(q);
        };
        if (anchor_[depth] == no_point)
            for (point q = 0; q < graph_.size(); ++q) consider(q);
        else
            for (const point q : graph_.neighbours(image_[index(anchor_[depth])])) consider(q);
        return fitting;
    }

    [[nodiscard]] bool fits(point p, point q) const {
        if (profiles_[index(p)] != profiles_[index(q)]) return false;
        int assigned = 0;
        for (const point n : graph_.neighbours(p)) {
            if (image_[index(n)] == no_point) continue;
            if (!adjacent(graph_, image_[index(n)], q)) return false;
            ++assigned;
        }
        for (const point n : graph_.neighbours(q)) assigned -= preimage_[index(n)] != no_point;
        return assigned == 0;
    }

    [[nodiscard]] point image_at(std::size_t depth) const { return image_[index(order_[depth])]; }
    void assign(std::size_t depth, point q) {
        image_[index(order_[depth])] = q;
        preimage_[index(q)] = order_[depth];
    }
    void unassign(std::size_t depth) {
        preimage_[index(image_at(depth))] = no_point;
        image_[index(order_[depth])] = no_point;
    }
    [[nodiscard]] static std::size_t index(point p) { return static_cast<std::size_t>(p); }

    const G& graph_;
    std::size_t limit_;
    std::vector<point> order_;
    std::vector<point> anchor_;
    std::vector<std::vector<int>> profiles_;
    std::vector<point> image_;
    std::vector<point> preimage_;
};

/// The one symmetry that takes the first cell to `to` with its compass as `compass`, if any; for
/// a connected surface.
template <square_surface S>
[[nodiscard]] std::optional<surface_automorphism> spread(const S& s, cell to, frame compass) {
    const auto n = static_cast<std::size_t>(s.size());
    std::vector<point> image(n, no_point);
    std::vector<frame> frames_at(n);
    std::vector<bool> taken(n);
    std::vector<cell> reached{0};
    image[0] = to;
    frames_at[0] = compass;
    taken[static_cast<std::size_t>(to)] = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const auto c = static_cast<std::size_t>(reached[i]);
        for (const direction d : directions) {
            const std::optional<step> here = s.step_from(reached[i], d);
            const std::optional<step> there = s.step_from(image[c], frames_at[c](d));
            if (here.has_value() != there.has_value()) return std::nullopt;
            if (!here) continue;
            const auto next = static_cast<std::size_t>(here->to);
            const frame carried = there->transport * frames_at[c] * here->transport.inverse();
            if (image[next] == no_point) {
                if (taken[static_cast<std::size_t>(there->to)]) return std::nullopt;
                taken[static_cast<std::size_t>(there->to)] = true;
                image[next] = there->to;
                frames_at[next] = carried;
                reached.push_back(here->to);
            } else if (image[next] != there->to || frames_at[next] != carried) {
                return std::nullopt;
            }
        }
    }
    if (reached.size() != n) return std::nullopt;
    return surface_automorphism{automorphism(std::move(image)), std::move(frames_at)};
}

} // namespace detail

/// The symmetries of a graph, the identity among them, at most `limit`. The time grows with their
/// number; graphs of loose points have as many as there are permutations.
template <graph G>
[[nodiscard]] std::vector<automorphism>
graph_automorphisms(const G& g, std::size_t limit = std::numeric_limits<std::size_t>::max()) {
    return detail::automorphism_search<G>(g, limit).run();
}

/// The symmetries of a connected surface, at most eight a cell; none for one that is badly glued.
template <square_surface S>
[[nodiscard]] std::vector<surface_automorphism> surface_automorphisms(const S& s) {
    std::vector<surface_automorphism> found;
    if (!is_well_glued(s)) return found;
    for (cell to = 0; to < s.size(); ++to)
        for (const frame f : frames)
            if (auto symmetry = detail::spread(s, to, f)) found.push_back(std::move(*symmetry));
    return found;
}

} // namespace topoban
