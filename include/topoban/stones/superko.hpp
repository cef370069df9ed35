// SPDX-License-Identifier: MIT
#pragma once

// Positional superko: every position that has occurred, found again exactly.

#include <topoban/core/hash.hpp>
#include <topoban/core/history.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace topoban {

/// A position and the ply after which it occurred; ply 0 is the start.
template <class Position>
struct past_position {
    Position position; ///< as it was
    int ply = 0;       ///< after which it first occurred
};

namespace detail {
/// How a history tells the positions apart that have occurred. `std::hash` must not follow from the key.
struct position_that_occurred : whole_entry {
    template <class Position>
    [[nodiscard]] static const Position& subject(const past_position<Position>& past) noexcept {
        return past.position;
    }
};
} // namespace detail

/// The positions no action may bring back: the starting one and the result of every accepted
/// action but passes. Branches share their past. `Hash` only narrows the search.
template <class Position, class Hash = full_hash>
class superko_memory {
public:
    using past = past_position<Position>;
    using list = history<past, detail::position_that_occurred>;

    /// A game that starts from this position.
    superko_memory(std::uint64_t key, const Position& start)
        : past_(list().push(Hash::narrow(key), past{start, 0})) {}

    /// The ply of the earlier position that equals `make()`, if there is one. `make` is called only
    /// where a key agrees.
    template <class MakePosition>
    [[nodiscard]] std::optional<int> repeated_ply(std::uint64_t key, MakePosition make) const {
        const past* const found = past_.find(Hash::narrow(key), make);
        return found != nullptr ? std::optional<int>(found->ply) : std::nullopt;
    }

    /// Remembers the result of an action.
    void add(std::uint64_t key, const Position& position, int ply) {
        past_ = std::move(past_).push(Hash::narrow(key), past{position, ply});
    }

    /// How many positions have occurred.
    [[nodiscard]] std::size_t size() const noexcept { return past_.size(); }

    /// From the latest to the first. Shares them, so it may outlive this memory.
    [[nodiscard]] list newest_first() const noexcept { return past_; }

    /// From the first to the latest, each where it lies: as long as a memory with this past lives.
    [[nodiscard]] std::vector<const past*> pointers_oldest_first() const {
        std::vector<const past*> all(size());
        auto at = all.rbegin();
        for (const past& entry : past_) *at++ = &entry;
        return all;
    }

    /// From the first to the latest, copied out.
    [[nodiscard]] std::vector<past> oldest_first() const {
        std::vector<past> all(size());
        auto at = all.rbegin();
        for (const past& entry : past_) *at++ = entry;
        return all;
    }

private:
    list past_;
};

} // namespace topoban
