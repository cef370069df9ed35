// SPDX-License-Identifier: MIT
#pragma once

// Which positions have stood how often, and who checked all the time.

#include <topoban/core/hash.hpp>
#include <topoban/core/history.hpp>
#include <topoban/core/player.hpp>
#include <topoban/shogi/outcome.hpp>
#include <topoban/shogi/position.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace topoban::shogi {

/// A position that has stood.
template <int Capacity>
struct past_position {
    shogi::position<Capacity> position; ///< as it stood
    std::int32_t index = 0;             ///< its place in the history, the start being 0
    std::int32_t occurrence = 1;        ///< how often it had stood by then, itself included
    bool is_check = false;              ///< whether the action that led here gave check
};

namespace detail {
/// How a history tells positions apart for repetition.
struct past_positions {
    template <int Capacity>
    [[nodiscard]] static const position<Capacity>&
    subject(const past_position<Capacity>& past) noexcept {
        return past.position;
    }
    template <int Capacity>
    [[nodiscard]] static bool same(const position<Capacity>& a,
                                   const position<Capacity>& b) noexcept {
        return same_for_repetition(a, b);
    }
    /// Unlike `key_of` no sum of parts, of which many with one key can be worked out.
    template <int Capacity>
    [[nodiscard]] static std::uint64_t second_key(const position<Capacity>& p) noexcept {
        std::uint64_t mixed = turn_key(p.turn);
        for (const piece on_cell : p.cells) mixed = mix64(mixed ^ on_cell.for_repetition().code());
        for (const hand& held : p.hands)
            for (const piece_type type : hand_types)
                mixed = mix64(mixed ^ static_cast<std::uint64_t>(held.count(type)));
        return mixed;
    }
};
} // namespace detail

/// Every position of a game so far: the memory that decides repetition (rules-shogi.md §11).
/// Whole positions are compared; `Hash` only says which ones to look at.
template <int Capacity, class Hash>
class repetition_memory {
public:
    using entry = past_position<Capacity>;

    /// How many occurrences end a game.
    static constexpr int limit = 4;

    /// Remembers a position with its key, after an action that gave check or not (the start: not).
    void add(std::uint64_t key, const position<Capacity>& position, bool is_check) {
        const std::uint64_t narrow = Hash::narrow(key);
        const entry* const latest =
            past_.find(narrow, [&]() -> const shogi::position<Capacity>& { return position; });
        const entry made{position, static_cast<std::int32_t>(past_.size()),
                         latest == nullptr ? 1 : latest->occurrence + 1, is_check};
        past_ = std::move(past_).push(narrow, made);
    }

    /// The position that stands.
    [[nodiscard]] const entry& latest() const noexcept { return past_.back(); }
    /// Occurrences of the latest position so far, itself included.
    [[nodiscard]] int occurrences() const noexcept { return latest().occurrence; }
    /// Positions remembered, the start included.
    [[nodiscard]] std::size_t size() const noexcept { return past_.size(); }

    /// The end by repetition, at the fourth occurrence: the player who gave check with every
    /// action since the first one loses if the other did not; otherwise a draw.
    [[nodiscard]] std::optional<outcome> verdict() const {
        if (occurrences() < limit) return std::nullopt;
        std::array<bool, 2> always_checked{true, true};
        for (const entry& e : past_) {
            if (e.occurrence == 1 && same_for_repetition(e.position, latest().position)) break;
            if (!e.is_check)
                always_checked[std::size_t(topoban::index_of(opponent(e.position.turn)))] = false;
        }
        if (always_checked[0] == always_checked[1]) return outcome{outcome_reason::repetition, {}};
        return outcome{outcome_reason::perpetual_check,
                       always_checked[0] ? player::second : player::first};
    }

    /// The positions from the first to the latest.
    [[nodiscard]] std::vector<entry> oldest_first() const {
        std::vector<entry> all(past_.begin(), past_.end());
        std::reverse(all.begin(), all.end());
        return all;
    }

private:
    history<entry, detail::past_positions> past_;
};

} // namespace topoban::shogi
