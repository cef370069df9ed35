// SPDX-License-Identifier: MIT
#pragma once

// Go once more, slowly: colourings as text, every chain searched for, every past colouring compared.
// It shares nothing with the library but the words for verdicts.

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace topoban::test {

/// Lists of neighbours, the form in which a slow program has its board.
using neighbour_lists = std::vector<std::vector<int>>;

/// The lists of a graph of the library.
template <class Graph>
neighbour_lists lists_of(const Graph& board) {
    neighbour_lists rows;
    for (int p = 0; p < board.size(); ++p) {
        rows.emplace_back();
        for (const int n : board.neighbours(p)) rows.back().push_back(n);
    }
    return rows;
}

/// A game from a colouring, with the verdict on every action worked out from nothing.
class reference_go {
public:
    explicit reference_go(neighbour_lists board) : reference_go(std::move(board), {}, '1') {}
    reference_go(neighbour_lists board, std::string stones, char turn)
        : board_(std::move(board)), stones_(std::move(stones)), turn_(turn) {
        stones_.resize(board_.size(), '0');
        past_.push_back({stones_, 0});
    }

    [[nodiscard]] int size() const { return static_cast<int>(board_.size()); }
    [[nodiscard]] const std::string& stones() const { return stones_; }
    [[nodiscard]] char turn() const { return turn_; }
    [[nodiscard]] int passes() const { return passes_; }
    [[nodiscard]] bool ended() const { return passes_ == 2; }
    [[nodiscard]] std::size_t positions() const { return past_.size(); }

    /// The points connected to p by points like p, and their distinct empty neighbours.
    [[nodiscard]] std::pair<std::set<int>, std::set<int>> group(int p) const {
        return group_of(stones_, p);
    }

    /// "legal", "ended", "out-of-range", "occupied", "suicide" or "superko".
    [[nodiscard]] std::string verdict(int p) const {
        if (ended()) return "ended";
        if (p < 0 || p >= size()) return "out-of-range";
        if (stones_[at(p)] != '0') return "occupied";
        const std::string made = with_stone(p);
        if (group_of(made, p).second.empty()) return "suicide";
        return repeated_ply(made) >= 0 ? "superko" : "legal";
    }
    /// The ply that refuses a placement as a repetition.
    [[nodiscard]] int repeated_ply_of(int p) const { return repeated_ply(with_stone(p)); }
    /// The chain a placement would leave.
    [[nodiscard]] std::set<int> chain_left_by(int p) const {
        return group_of(with_stone(p), p).first;
    }
    [[nodiscard]] std::vector<int> legal() const {
        std::vector<int> points;
        for (int p = 0; p < size(); ++p)
            if (verdict(p) == "legal") points.push_back(p);
        return points;
    }

    void place(int p) {
        stones_ = with_stone(p);
        passes_ = 0;
        next();
        past_.push_back({stones_, ply_});
    }
    void pass() {
        ++passes_;
        next();
    }

    /// Black's, White's and neutral points.
    [[nodiscard]] std::array<int, 3> area() const {
        std::array<int, 3> score{};
        for (int p = 0; p < size(); ++p) ++score[at(owner(p) == '0' ? 2 : owner(p) - '1')];
        return score;
    }
    /// '1', '2', or '0' for neutral.
    [[nodiscard]] char owner(int p) const {
        if (stones_[at(p)] != '0') return stones_[at(p)];
        std::set<char> touched;
        for (const int q : group(p).first)
            for (const int n : board_[at(q)]) touched.insert(stones_[at(n)]);
        touched.erase('0');
        return touched.size() == 1 ? *touched.begin() : '0';
    }

private:
    struct past {
        std::string stones;
        int ply;
    };

    [[nodiscard]] static std::size_t at(int p) { return static_cast<std::size_t>(p); }
    void next() {
        turn_ = turn_ == '1' ? '2' : '1';
        ++ply_;
    }

    [[nodiscard]] std::pair<std::set<int>, std::set<int>> group_of(const std::string& stones,
                                                                   int p) const {
        std::set<int> members{p};
        std::set<int> liberties;
        std::vector<int> waiting{p};
        while (!waiting.empty()) {
            const int q = waiting.back();
            waiting.pop_back();
            for (const int n : board_[at(q)]) {
                if (stones[at(n)] == '0') liberties.insert(n);
                if (stones[at(n)] == stones[at(p)] && members.insert(n).second)
                    waiting.push_back(n);
            }
        }
        return {members, liberties};
    }

    /// The colouring after a placement and its captures, suicide or not.
    [[nodiscard]] std::string with_stone(int p) const {
        std::string made = stones_;
        made[at(p)] = turn_;
        std::set<int> dead;
        for (const int n : board_[at(p)]) {
            if (made[at(n)] == '0' || made[at(n)] == turn_) continue;
            const auto [members, liberties] = group_of(made, n);
            if (liberties.empty()) dead.insert(members.begin(), members.end());
        }
        for (const int q : dead) made[at(q)] = '0';
        return made;
    }
    [[nodiscard]] int repeated_ply(const std::string& made) const {
        const auto found = std::find_if(past_.begin(), past_.end(),
                                        [&](const past& entry) { return entry.stones == made; });
        return found == past_.end() ? -1 : found->ply;
    }

    neighbour_lists board_;
    std::string stones_;
    char turn_;
    int passes_ = 0;
    int ply_ = 0;
    std::vector<past> past_;
};

} // namespace topoban::test
