// SPDX-License-Identifier: MIT
#pragma once

// Memory for many small nodes of one size: no trip to the general heap, none back to the kernel.

#include <cstddef>
#include <mutex>
#include <new>
#include <utility>

#if defined(__SANITIZE_ADDRESS__)
#define TOPOBAN_DETAIL_PLAIN_HEAP 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TOPOBAN_DETAIL_PLAIN_HEAP 1
#endif
#endif

namespace topoban::detail {

/// Blocks of `Size` bytes. Each thread takes from and returns to two magazines of its own; whole
/// magazines pass through a shared depot, so that one thread may free what another allocated.
/// Every block comes from the general heap by itself; the depot keeps up to `most_kept` bytes for
/// reuse and gives the oldest magazines back to the heap beyond that. Under the address sanitizer
/// nothing is kept, so that it sees each use after free; objects compiled with and without it may
/// free each other's blocks.
///
/// Both take constant time, but one call in a magazine's length, which fills or empties one.
template <std::size_t Size>
class block_pool {
public:
    /// The most bytes the depot keeps for reuse.
    static constexpr std::size_t most_kept = std::size_t{16} << 20;

    /// A block; throws `std::bad_alloc` where memory runs out.
    [[nodiscard]] static void* allocate() {
#ifdef TOPOBAN_DETAIL_PLAIN_HEAP
        return ::operator new(Size);
#else
        if (cache_.loaded == nullptr) cache_.loaded = next_magazine();
        block* const taken = cache_.loaded;
        cache_.loaded = taken->next;
        if (cache_.loaded_count > 0) --cache_.loaded_count;
        return taken;
#endif
    }

    /// Takes a block back.
    static void release(void* memory) noexcept {
#ifdef TOPOBAN_DETAIL_PLAIN_HEAP
        ::operator delete(memory);
#else
        if (cache_.loaded_count == magazine_size || !cache_.watched) make_room();
        cache_.loaded = new (memory) block{cache_.loaded, nullptr};
        ++cache_.loaded_count;
        if (cache_.closed) shelve(std::exchange(cache_.loaded, nullptr));
#endif
    }

private:
    struct block {
        block* next;
        block* next_magazine;
    };
    static_assert(Size >= sizeof(block));

    static constexpr int magazine_size =
        Size >= 4096 ? 16 : static_cast<int>((std::size_t{64} << 10) / Size);

    /// Plain data, so that it may be used until the very end of its thread.
    struct cache {
        block* loaded = nullptr;
        block* full = nullptr;
        int loaded_count = 0;
        bool closed = false;
        bool watched = false;
    };

    /// Hands a thread's magazines to the depot when the thread ends.
    struct watch {
        ~watch() {
            shelve(std::exchange(cache_.loaded, nullptr));
            shelve(std::exchange(cache_.full, nullptr));
            cache_.loaded_count = 0;
            cache_.watched = false;
            cache_.closed = true;
        }
    };

    static constexpr std::size_t most_magazines =
        most_kept / (Size * static_cast<std::size_t>(magazine_size));

    /// Magazines in a queue, the oldest first.
    struct depot {
        std::mutex guard;
        block* oldest = nullptr;
        block* latest = nullptr;
        std::size_t count = 0;

        [[nodiscard]] block* take() noexcept {
            if (oldest == nullptr) return nullptr;
            --count;
            return std::exchange(oldest, oldest->next_magazine);
        }
        void put(block* magazine) noexcept {
            magazine->next_magazine = nullptr;
            (oldest == nullptr ? oldest : latest->next_magazine) = magazine;
            latest = magazine;
            ++count;
        }
    };

    /// Never destroyed: states in static storage may outlive every other static object.
    [[nodiscard]] static depot& shared_depot() {
        static depot& only = *new depot;
        return only;
    }

    static void watch_thread() {
        if (cache_.watched || cache_.closed) return;
        cache_.watched = true;
        static thread_local watch at_exit;
        static_cast<void>(at_exit);
    }

    [[nodiscard]] static block* next_magazine() {
        watch_thread();
        if (cache_.full != nullptr) {
            cache_.loaded_count = magazine_size;
            return std::exchange(cache_.full, nullptr);
        }
        // A magazine from a thread that ended may be short: its count is then only an upper bound.
        cache_.loaded_count = magazine_size;
        depot& shelf = shared_depot();
        {
            const std::lock_guard lock(shelf.guard);
            if (block* const shelved = shelf.take()) return shelved;
        }
        return fresh_magazine();
    }

    /// A magazine from the general heap, a shorter one where memory runs out.
    [[nodiscard]] static block* fresh_magazine() {
        auto* first = new (::operator new(Size)) block{nullptr, nullptr};
        block* last = first;
        for (int i = 1; i < magazine_size; ++i) {
            void* const memory = ::operator new(Size, std::nothrow);
            if (memory == nullptr) break;
            last = last->next = new (memory) block{nullptr, nullptr};
        }
        return first;
    }
    static void free_magazine(block* magazine) noexcept {
        while (magazine != nullptr) ::operator delete(std::exchange(magazine, magazine->next));
    }

    static void make_room() noexcept {
        watch_thread();
        shelve(std::exchange(cache_.full, std::exchange(cache_.loaded, nullptr)));
        cache_.loaded_count = 0;
    }

    static void shelve(block* magazine) noexcept {
        if (magazine == nullptr) return;
        block* surplus = nullptr;
        depot& shelf = shared_depot();
        {
            const std::lock_guard lock(shelf.guard);
            shelf.put(magazine);
            if (shelf.count > most_magazines) surplus = shelf.take();
        }
        free_magazine(surplus);
    }

    static inline thread_local cache cache_{};
};

} // namespace topoban::detail
