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
#include <functional>
#include <iterator>
#include <memory>
#include <new>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace topoban {

/// What an entry is found by, its subject: the whole of it. A history of entries that carry more
/// is given a type with these three functions of its own.
struct whole_entry {
    /// The part of an entry that is compared.
    template <class Entry>
    [[nodiscard]] static const Entry& subject(const Entry& entry) noexcept {
        return entry;
    }
    /// Whether two subjects are one: an equivalence; those that are have equal keys.
    template <class Subject>
    [[nodiscard]] static bool same(const Subject& a, const Subject& b) {
        return a == b;
    }
    /// A key that depends on the subject in another way than the one it is filed under. It is asked
    /// only where keys collide.
    template <class Subject>
    [[nodiscard]] static std::uint64_t second_key(const Subject& s) {
        return std::hash<Subject>{}(s);
    }
};

/// A persistent sequence of entries, each filed under a 64-bit key.
///
/// `push` makes a longer history in constant time and leaves this one as it was; a copy is a
/// pointer. `find` looks the latest entry up by key and compares it whole, so equal keys of
/// different entries are harmless. Any number of threads may read and extend one history at once.
/// Dropping a history frees what no other one shares, in a loop, however long it is; its memory is
/// kept for other histories. Where memory runs out, `push` and `find` throw and leave this history as
/// it was.
///
/// How it finds: entries form a list towards the past, cut into blocks of 32. The latest two
/// blocks are searched along the list, behind a 256-bit filter. Everything older is covered by
/// tables that hang on the last entry of a block and are made when first needed: as in a Fenwick
/// tree, the table at block b covers as many blocks as the lowest set bit of b, so that a look-up
/// visits one table for each set bit. Since a table is made only for a line that went on for
/// another block, a bushy tree of short branches shares the tables of its trunk.
///
/// Neither a subject that comes again and again nor keys that were chosen to collide make it slow:
/// a table holds each subject once, and finds those of one key by their second.
template <class Entry, class Identity = whole_entry>
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
    /// Frees what no other history shares, in a loop over its entries.
    ~history() { release(last_); }

    [[nodiscard]] bool empty() const noexcept { return last_ == nullptr; }
    /// The number of entries, in constant time.
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

    /// The latest entry with this key whose subject is `make()`, or null. `make` is called only
    /// where a key agrees, and once. Takes logarithmic time, and once in a while that of making a
    /// table of older entries, which is constant an entry on average over a line.
    template <class Make>
    [[nodiscard]] const Entry* find(std::uint64_t key, Make make) const;

    /// This history and one entry more, in constant time.
    [[nodiscard]] history push(std::uint64_t key, const Entry& entry) const& {
        history longer(make_node(last_, key, entry));
        retain(last_); // not before: making a node can fail
        return longer;
    }
    /// This history, which is no longer needed, and one entry more: saves counting its reference up
    /// and down.
    [[nodiscard]] history push(std::uint64_t key, const Entry& entry) && {
        history longer(make_node(last_, key, entry));
        last_ = nullptr;
        return longer;
    }

private:
    struct node;
    class hashed_nodes;
    struct table;
    template <class Make>
    class sought;
    static constexpr std::uint32_t block_size = 32;

    struct node {
        node* previous;
        const node* earlier_block; // the last entry of the block before this entry's
        std::uint64_t key;
        detail::key_filter<4> seen; // this block's keys up to this entry
        std::atomic<table*> older{nullptr};
        std::atomic<std::uint32_t> references{1};
        std::uint32_t depth;
        Entry entry;
    };

    using pool = detail::block_pool<(sizeof(node) + 15) / 16 * 16>;
    static_assert(alignof(node) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);

    explicit history(node* last) noexcept : last_(last) {}

    /// A node after `previous`, whose reference its owner is still to take or to hand over.
    [[nodiscard]] static node* make_node(node* previous, std::uint64_t key, const Entry& entry) {
        struct guard {
            void* memory = pool::allocate();
            ~guard() {
                if (memory != nullptr) pool::release(memory);
            }
        } unused;
        node* const made = new (unused.memory) node{.previous = previous,
                                                    .earlier_block = nullptr,
                                                    .key = key,
                                                    .seen = {},
                                                    .depth = 0,
                                                    .entry = entry};
        unused.memory = nullptr;
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

    /// From the latest on, so that the first one found is the latest.
    template <class Sought>
    [[nodiscard]] static const node* find_in_block(const node* last, std::uint64_t key,
                                                   Sought& wanted) {
        if (!last->seen.may_hold(key)) return nullptr;
        for (const node* n = last; n != last->earlier_block; n = n->previous)
            if (n->key == key && wanted.is(*n)) return n;
        return nullptr;
    }

    [[nodiscard]] static const table& table_of(const node* block_end);

    node* last_ = nullptr;
};

template <class Entry, class Identity>
constexpr std::size_t history<Entry, Identity>::bytes_of_entry() noexcept {
    return (sizeof(node) + 15) / 16 * 16;
}

/// What a look-up looks for, made when it is first compared.
template <class Entry, class Identity>
template <class Make>
class history<Entry, Identity>::sought {
public:
    explicit sought(Make& make) noexcept : make_(make) {}
    sought(const sought&) = delete;
    sought& operator=(const sought&) = delete;
    [[nodiscard]] bool is(const node& n) {
        if (subject_ == nullptr) subject_ = &made_.emplace(make_());
        return Identity::same(Identity::subject(n.entry), *subject_);
    }
    /// After a first comparison only.
    [[nodiscard]] std::uint64_t second_key() const { return Identity::second_key(*subject_); }

private:
    using subject_type = std::remove_cvref_t<std::invoke_result_t<Make&>>;
    Make& make_;
    std::optional<subject_type> made_;
    const subject_type* subject_ = nullptr; // what was made: g++ 12 doubts an optional in a loop
};

/// Nodes hashed by a key with linear probing, at most half full. A tag of seven bits of the key
/// tells nearly all other nodes apart without a look at them, which lie all over memory; tag 0 is an
/// empty slot.
template <class Entry, class Identity>
class history<Entry, Identity>::hashed_nodes {
public:
    /// Room for so many.
    explicit hashed_nodes(std::size_t most)
        : shift_(63 - static_cast<int>(std::bit_width(most - 1))),
          tags_(std::size_t{2} << std::bit_width(most - 1)),
          slots_(tags_.size()) {}

    /// The node with this key for which `is_it` holds, or null.
    template <class Predicate>
    [[nodiscard]] const node* find(std::uint64_t key, Predicate is_it) const {
        return slots_[slot_of(key, is_it)];
    }
    /// The same; where there is none, puts `n` in.
    template <class Predicate>
    [[nodiscard]] const node* find_or_put(std::uint64_t key, const node* n, Predicate is_it) {
        const std::size_t slot = slot_of(key, is_it);
        if (tags_[slot] != 0) return slots_[slot];
        tags_[slot] = tag(key);
        slots_[slot] = n;
        return nullptr;
    }

private:
    template <class Predicate>
    [[nodiscard]] std::size_t slot_of(std::uint64_t key, Predicate& is_it) const {
        auto slot = static_cast<std::size_t>(key * 0x9e3779b97f4a7c15ULL >> shift_);
        while (tags_[slot] != 0 && !(tags_[slot] == tag(key) && is_it(*slots_[slot])))
            slot = (slot + 1) & (tags_.size() - 1);
        return slot;
    }
    [[nodiscard]] static std::uint8_t tag(std::uint64_t key) noexcept {
        return static_cast<std::uint8_t>(key | 1);
    }

    int shift_;
    std::vector<std::uint8_t> tags_;
    std::vector<const node*> slots_;
};

/// The entries of a power of two of blocks, the latest of each subject: of each key one is found by
/// it, and by their second keys the others, which there are only where keys collide.
template <class Entry, class Identity>
struct history<Entry, Identity>::table {
    explicit table(const node* block_end)
        : table(block_end, ((block_end->depth + 1) & (~block_end->depth))) {}

    template <class Sought>
    [[nodiscard]] const node* find(std::uint64_t key, Sought& wanted) const {
        const node* const found = by_key_.find(key, has_key(key));
        if (found == nullptr || wanted.is(*found)) return found;
        if (by_second_key_ == nullptr) return nullptr;
        return by_second_key_->find(wanted.second_key(),
                                    [&](const node& n) { return wanted.is(n); });
    }

    const node* earlier = nullptr; // the block end where the next table hangs

private:
    table(const node* block_end, std::size_t covered) : by_key_(covered) {
        std::vector<const node*> colliding;
        const node* n = block_end;
        for (std::size_t i = 0; i < covered; ++i, n = n->previous) {
            const node* const found = by_key_.find_or_put(n->key, n, has_key(n->key));
            if (found != nullptr && !is_same(*found, *n)) colliding.push_back(n);
        }
        earlier = n;
        if (colliding.empty()) return;
        by_second_key_ = std::make_unique<hashed_nodes>(colliding.size());
        for (const node* const c : colliding)
            static_cast<void>(
                by_second_key_->find_or_put(Identity::second_key(Identity::subject(c->entry)), c,
                                            [&](const node& m) { return is_same(m, *c); }));
    }

    [[nodiscard]] static auto has_key(std::uint64_t key) noexcept {
        return [key](const node& n) { return n.key == key; };
    }
    [[nodiscard]] static bool is_same(const node& a, const node& b) {
        return Identity::same(Identity::subject(a.entry), Identity::subject(b.entry));
    }

    hashed_nodes by_key_;
    std::unique_ptr<hashed_nodes> by_second_key_;
};

template <class Entry, class Identity>
auto history<Entry, Identity>::table_of(const node* block_end) -> const table& {
    auto& published = const_cast<node*>(block_end)->older; // a cache: made once, by whoever asks
    if (const table* made = published.load(std::memory_order_acquire)) return *made;
    auto fresh = std::make_unique<table>(block_end);
    table* expected = nullptr;
    if (published.compare_exchange_strong(expected, fresh.get(), std::memory_order_acq_rel))
        return *fresh.release();
    return *expected;
}

template <class Entry, class Identity>
template <class Make>
const Entry* history<Entry, Identity>::find(std::uint64_t key, Make make) const {
    if (last_ == nullptr) return nullptr;
    sought<Make> wanted(make);
    if (const node* n = find_in_block(last_, key, wanted)) return &n->entry;
    const node* block_end = last_->earlier_block;
    if (block_end == nullptr) return nullptr;
    if (const node* n = find_in_block(block_end, key, wanted)) return &n->entry;
    block_end = block_end->earlier_block;
    while (block_end != nullptr) {
        const table& older = table_of(block_end);
        if (const node* n = older.find(key, wanted)) return &n->entry;
        block_end = older.earlier;
    }
    return nullptr;
}

/// Walks towards the past. The history it comes from must live on.
template <class Entry, class Identity>
class history<Entry, Identity>::iterator {
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
