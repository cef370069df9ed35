// SPDX-License-Identifier: MIT
#pragma once

// CrystalGo once more, slowly: edges as drawn pairs, every chain searched for, every position kept.
// It shares nothing with the library but the words for verdicts.

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace topoban::test {

/// The side-four game from its start, with the verdict on every action worked out from nothing.
class reference_crystal_go {
public:
    static constexpr int size = 61;
    using set = std::uint64_t;

    reference_crystal_go() {
        for (int a = -4; a <= 4; ++a)
            for (int b = -4; b <= 4; ++b)
                if (on_board(a, b)) places_.push_back({a, b});
        for (int p = 0; p < size; ++p)
            for (int q = 0; q < size; ++q)
                if (are_close(p, q)) close_[at(p)] |= bit(q);
        for (int p = 0; p < size; ++p)
            for (int q = 0; q < size; ++q)
                if (has(close_[at(p)], q) && !is_left_out(p, q)) now_.joined[at(p)] |= bit(q);
        past_.push_back(now_);
    }

    [[nodiscard]] int colour(int p) const { return now_.colours[at(p)]; }
    [[nodiscard]] set joined(int p) const { return now_.joined[at(p)]; }
    [[nodiscard]] int turn() const { return turn_; }
    [[nodiscard]] bool ended() const { return passes_ == 2; }
    [[nodiscard]] std::size_t positions() const { return past_.size(); }

    /// "legal", "occupied", "suicide" or "superko".
    [[nodiscard]] std::string place_verdict(int p) const {
        if (colour(p) != 0) return "occupied";
        return verdict_on(with_stone(p));
    }
    /// "legal", "boundary", "degree", "occupied", "suicide" or "superko".
    [[nodiscard]] std::string flip_verdict(int p) const {
        if (count(close_[at(p)]) != 6) return "boundary";
        if (count(joined(p)) != 3) return "degree";
        if (colour(p) != 0) return "occupied";
        return verdict_on(with_flip(p));
    }

    void place(int p) { finish(with_stone(p)); }
    void flip(int p) { finish(with_flip(p)); }
    void pass() {
        ++passes_;
        turn_ = 3 - turn_;
    }

    /// The points joined to p by points of p's colour, and the empty points next to them.
    [[nodiscard]] std::pair<set, set> group(int p) const { return group_of(now_, p); }

    /// Black's, White's and neutral points.
    [[nodiscard]] std::array<int, 3> area() const {
        std::array<int, 3> points{};
        for (int p = 0; p < size; ++p) {
            int owner = colour(p);
            if (owner == 0) {
                const set region = group(p).first;
                bool touches[3] = {};
                for (int q = 0; q < size; ++q)
                    for (int r = 0; r < size; ++r)
                        if (has(region, q) && has(joined(q), r)) touches[colour(r)] = true;
                owner = touches[1] == touches[2] ? 0 : touches[1] ? 1 : 2;
            }
            ++points[at(owner == 0 ? 2 : owner - 1)];
        }
        return points;
    }

private:
    struct picture {
        std::array<set, size> joined{};
        std::array<int, size> colours{};
        [[nodiscard]] friend bool operator==(const picture&, const picture&) = default;
    };

    [[nodiscard]] static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] static set bit(int p) { return set{1} << p; }
    [[nodiscard]] static bool has(set points, int p) { return (points & bit(p)) != 0; }
    [[nodiscard]] static int count(set points) { return std::popcount(points); }
    [[nodiscard]] static bool on_board(int a, int b) {
        const auto fits = [](int x) { return -4 <= x && x <= 4; };
        return fits(a) && fits(b) && fits(a - b);
    }
    [[nodiscard]] bool are_close(int p, int q) const {
        const int a = places_[at(p)].first - places_[at(q)].first;
        const int b = places_[at(p)].second - places_[at(q)].second;
        return (a != 0 || b != 0) && a * a <= 1 && b * b <= 1 && (a - b) * (a - b) <= 1;
    }
    /// The edges the start lacks: inner ones between the residues 1 and 2 of a + b, and from each
    /// corner inwards.
    [[nodiscard]] bool is_left_out(int p, int q) const {
        const auto residue = [&](int r) {
            return ((places_[at(r)].first + places_[at(r)].second) % 3 + 3) % 3;
        };
        const bool inner = count(close_[at(p)] & close_[at(q)]) == 2;
        if (inner && residue(p) * residue(q) == 2) return true;
        const int fewest = std::min(count(close_[at(p)]), count(close_[at(q)]));
        const int most = std::max(count(close_[at(p)]), count(close_[at(q)]));
        return fewest == 3 && most == 6;
    }

    [[nodiscard]] picture with_stone(int p) const {
        picture next = now_;
        next.colours[at(p)] = turn_;
        return next;
    }
    [[nodiscard]] picture with_flip(int p) const {
        picture next = now_;
        for (int q = 0; q < size; ++q) {
            if (!has(close_[at(p)], q)) continue;
            next.joined[at(p)] ^= bit(q);
            next.joined[at(q)] ^= bit(p);
        }
        return next;
    }
    [[nodiscard]] static std::pair<set, set> group_of(const picture& in, int p) {
        set members = bit(p);
        set liberties = 0;
        set done = 0;
        while (done != members) {
            const int q = std::countr_zero(members & ~done);
            done |= bit(q);
            for (int r = 0; r < size; ++r) {
                if (!has(in.joined[at(q)], r)) continue;
                if (in.colours[at(r)] == in.colours[at(p)]) members |= bit(r);
                if (in.colours[at(r)] == 0) liberties |= bit(r);
            }
        }
        return {members, liberties};
    }
    /// The points of every chain of a colour without liberties.
    [[nodiscard]] static set without_liberties(const picture& in, int colour) {
        set seen = 0;
        set dead = 0;
        for (int p = 0; p < size; ++p) {
            if (in.colours[at(p)] != colour || has(seen, p)) continue;
            const auto [members, liberties] = group_of(in, p);
            seen |= members;
            if (liberties == 0) dead |= members;
        }
        return dead;
    }
    void take_captures(picture& in) const {
        const set dead = without_liberties(in, 3 - turn_);
        for (int p = 0; p < size; ++p)
            if (has(dead, p)) in.colours[at(p)] = 0;
    }
    [[nodiscard]] std::string verdict_on(picture next) const {
        take_captures(next);
        if (without_liberties(next, turn_) != 0) return "suicide";
        for (const picture& before : past_)
            if (before == next) return "superko";
        return "legal";
    }
    void finish(picture next) {
        take_captures(next);
        now_ = next;
        past_.push_back(now_);
        passes_ = 0;
        turn_ = 3 - turn_;
    }

    std::vector<std::pair<int, int>> places_;
    std::array<set, size> close_{};
    picture now_{};
    std::vector<picture> past_;
    int turn_ = 1;
    int passes_ = 0;
};

} // namespace topoban::test
