// SPDX-License-Identifier: MIT
#pragma once

// What has happened so far, as a value: branches share their past, and a whole position is found
// again in logarithmic time however long the game has been.

#include <topoban/core/block_pool.hpp>
#include <topoban/core/contracts.hpp>
#include <topoban/core/hash.hpp>
#include <topoban/core/key_filter.hpp>

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace topoban {

/// A persistent sequence of entries, each filed under a 64-bit key.
///
/// `push` makes a longer history in constant time and leaves this one as it was; a copy is a
/// pointer. `find` looks an entry up by key and confirms it with a predicate, so equal keys of
/// different entries are harmless. Any number of threads may read and extend one history at once.
/// Dropping a history frees what no other one shares, in a loop, however long it is.
///
/// How it finds: entries form a list towards the past, cut into blocks of 32. The latest two
/// blocks are searched along the list, behind a 256-bit filter. Everything older is covered by
/// tables that hang on the last entry of a block and are made when first needed: as in a Fenwick
/// tree, the table at block b covers as many blocks as the lowest set bit of b, so that a look-up
/// visits one table for each set bit. Since a table is made only for a line that went on for
/// another block, a bushy tree of short branches shares the tables of its trunk.
template <class Entry>
class history {
public:
    class iterator;

    /// The empty history.
    history() noexcept = default;
    /// A second name for the same entries, in constant time.
    history(const history& other) noexcept : last_(other.last_) { retain(last_); }
    /// Leaves `other` empty.
    history(history&& other) noexcept : last_(std::exchange(other.last_, nullptr)) {}
    history& operator=(history other) noexcept {
        std::swap(last_, other.last_);
        return *this;
    }
    ~history() { release(last_); }

    [[nodiscard]] bool empty() const noexcept { return last_ == nullptr; }
    [[nodiscard]] std::size_t size() const noexcept {
        return empty() ? 0 : std::size_t{last_->depth} + 1;
    }
    /// The latest entry; the history must not be empty.
    [[nodiscard]] const Entry& back() const noexcept {
        TOPOBAN_EXPECTS(!empty());
        return last_->entry;
    }

    /// The memory an entry takes, its place in the list included.
    [[nodiscard]] static constexpr std::size_t bytes_of_entry() noexcept;

    /// From the latest entry to the first.
    [[nodiscard]] iterator begin() const noexcept { return iterator(last_); }
    [[nodiscard]] iterator end() const noexcept { return iterator(nullptr); }

    /// The entry with this key that satisfies `matches`, or null. With several, any one of them:
    /// to see them all, let `matches` note them and return false.
    template <class Predicate>
    [[nodiscard]] const Entry* find(std::uint64_t key, Predicate matches) const;

    /// This history and one entry more.
    [[nodiscard]] history push(std::uint64_t key, const Entry& entry) const& {
        retain(last_);
        return history(make_node(last_, key, entry));
    }
    /// The same for a history no longer needed: saves counting its reference up and down.
    [[nodiscard]] history push(std::uint64_t key, const Entry& entry) && {
        return history(make_node(std::exchange(last_, nullptr), key, entry));
    }

private:
    struct node;
    struct table;
    static constexpr std::uint32_t block_size = 32;

    struct node {
        node* previous;
        const node* earlier_block; // the last entry of the block before this entry's
        std::uint64_t key;
        key_filter<4> seen; // this block's keys up to this entry
        std::atomic<table*> older{nullptr};
        std::atomic<std::uint32_t> references{1};
        std::uint32_t depth;
        Entry entry;
    };

    using pool = detail::block_pool<(sizeof(node) + 15) / 16 * 16>;
    static_assert(alignof(node) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);

    explicit history(node* last) noexcept : last_(last) {}

    [[nodiscard]] static node* make_node(node* previous, std::uint64_t key, const Entry& entry) {
        node* const made = new (pool::allocate()) node{.previous = previous,
                                                       .earlier_block = nullptr,
                                                       .key = key,
                                                       .seen = {},
                                                       .depth = 0,
                                                       .entry = entry};
        if (previous != nullptr) {
            made->depth = previous->depth + 1;
            if (made->depth % block_size == 0) {
                made->earlier_block = previous;
            } else {
                made->earlier_block = previous->earlier_block;
                made->seen = previous->seen;
            }
        }
        made->seen.insert(key);
        return made;
    }

    static void retain(node* kept) noexcept {
        if (kept != nullptr) kept->references.fetch_add(1, std::memory_order_relaxed);
    }

    static void release(node* dropped) noexcept {
        while (dropped != nullptr &&
               dropped->references.fetch_sub(1, std::memory_order_acq_rel) == 1) {
            node* const previous = dropped->previous;
            delete dropped->older.load(std::memory_order_relaxed);
            dropped->~node();
            pool::release(dropped);
            dropped = previous;
        }
    }

    template <class Predicate>
    [[nodiscard]] static const node* find_in_block(const node* last, std::uint64_t key,
                                                   Predicate& matches) {
        if (!last->seen.may_hold(key)) return nullptr;
        for (const node* n = last; n != last->earlier_block; n = n->previous)
            if (n->key == key && matches(n->entry)) return n;
        return nullptr;
    }

    [[nodiscard]] static const table& table_of(const node* block_end);

    node* last_ = nullptr;
};

template <class Entry>
constexpr std::size_t history<Entry>::bytes_of_entry() noexcept {
    return (sizeof(node) + 15) / 16 * 16;
}

/// Entries of a power of two of blocks, hashed by key with linear probing, at most half full. A tag
/// of seven bits of the key tells nearly all other entries apart without a look at them, which lie
/// all over memory; tag 0 is an empty slot.
template <class Entry>
struct history<Entry>::table {
    explicit table(const node* block_end) {
        const std::uint32_t blocks = (block_end->depth + 1) / block_size;
        const std::uint32_t covered = (blocks & (~blocks + 1)) * block_size;
        shift_ = 63 - std::countr_zero(covered);
        tags_.resize(std::size_t{2} * covered);
        slots_.resize(tags_.size());
        const node* n = block_end;
        for (std::uint32_t i = 0; i < covered; ++i, n = n->previous) {
            std::size_t slot = home(n->key);
            while (tags_[slot] != 0) slot = after(slot);
            tags_[slot] = tag(n->key);
            slots_[slot] = n;
        }
        earlier = n;
    }

    template <class Predicate>
    [[nodiscard]] const node* find(std::uint64_t key, Predicate& matches) const {
        for (std::size_t slot = home(key); tags_[slot] != 0; slot = after(slot))
            if (tags_[slot] == tag(key) && slots_[slot]->key == key && matches(slots_[slot]->entry))
                return slots_[slot];
        return nullptr;
    }

    const node* earlier; // the block end where the next table hangs

private:
    [[nodiscard]] std::size_t home(std::uint64_t key) const noexcept {
        return static_cast<std::size_t>(key * 0x9e3779b97f4a7c15ULL >> shift_);
    }

    [[nodiscard]] std::size_t after(std::size_t slot) const noexcept {
        return (slot + 1) & (tags_.size() - 1);
    }
    [[nodiscard]] static std::uint8_t tag(std::uint64_t key) noexcept {
        return static_cast<std::uint8_t>(key | 1);
    }

    int shift_ = 0;
    std::vector<std::uint8_t> tags_;
    std::vector<const node*> slots_;
};

template <class Entry>
auto history<Entry>::table_of(const node* block_end) -> const table& {
    auto& published = const_cast<node*>(block_end)->older; // a cache: made once, by whoever asks
    if (const table* made = published.load(std::memory_order_acquire)) return *made;
    auto fresh = std::make_unique<table>(block_end);
    table* expected = nullptr;
    if (published.compare_exchange_strong(expected, fresh.get(), std::memory_order_acq_rel))
        return *fresh.release();
    return *expected;
}

template <class Entry>
template <class Predicate>
const Entry* history<Entry>::find(std::uint64_t key, Predicate matches) const {
    if (last_ == nullptr) return nullptr;
    if (const node* n = find_in_block(last_, key, matches)) return &n->entry;
    const node* block_end = last_->earlier_block;
    if (block_end == nullptr) return nullptr;
    if (const node* n = find_in_block(block_end, key, matches)) return &n->entry;
    block_end = block_end->earlier_block;
    while (block_end != nullptr) {
        const table& older = table_of(block_end);
        if (const node* n = older.find(key, matches)) return &n->entry;
        block_end = older.earlier;
    }
    return nullptr;
}

/// Walks towards the past. The history it comes from must live on.
template <class Entry>
class history<Entry>::iterator {
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Entry;
    using difference_type = std::ptrdiff_t;
    using pointer = const Entry*;
    using reference = const Entry&;

    iterator() noexcept = default;
    [[nodiscard]] const Entry& operator*() const noexcept { return at_->entry; }
    [[nodiscard]] const Entry* operator->() const noexcept { return &at_->entry; }
    /// The key under which the entry is filed.
    [[nodiscard]] std::uint64_t key() const noexcept { return at_->key; }
    iterator& operator++() noexcept {
        at_ = at_->previous;
        return *this;
    }
    iterator operator++(int) noexcept {
        iterator before = *this;
        ++*this;
        return before;
    }
    [[nodiscard]] friend bool operator==(const iterator&, const iterator&) noexcept = default;

private:
    friend class history;
    explicit iterator(const node* at) noexcept : at_(at) {}
    const node* at_ = nullptr;
};

} // namespace topoban
