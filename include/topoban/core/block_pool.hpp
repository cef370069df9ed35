// SPDX-License-Identifier: MIT
#pragma once

// Memory for many small nodes of one size: no trip to the general heap, none back to the kernel.

#include <cstddef>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

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
/// Memory is kept for reuse until the program ends. Under the address sanitizer every block comes
/// from the general heap instead, so that it sees each use after free.
template <std::size_t Size>
class block_pool {
public:
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

    struct depot {
        std::mutex guard;
        block* magazines = nullptr;
        std::vector<void*> chunks;
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
        depot& shelf = shared_depot();
        const std::lock_guard lock(shelf.guard);
        // A magazine from a thread that ended may be short: its count is then only an upper bound.
        cache_.loaded_count = magazine_size;
        if (shelf.magazines != nullptr)
            return std::exchange(shelf.magazines, shelf.magazines->next_magazine);
        return carve(shelf);
    }

    [[nodiscard]] static block* carve(depot& shelf) {
        shelf.chunks.push_back(nullptr);
        auto* const chunk =
            static_cast<std::byte*>(::operator new(Size* static_cast<std::size_t>(magazine_size)));
        shelf.chunks.back() = chunk; // reachable from here on, so that no leak checker is alarmed
        block* first = nullptr;
        for (int i = magazine_size; i-- > 0;)
            first = new (chunk + Size * static_cast<std::size_t>(i)) block{first, nullptr};
        return first;
    }

    static void make_room() noexcept {
        watch_thread();
        shelve(std::exchange(cache_.full, std::exchange(cache_.loaded, nullptr)));
        cache_.loaded_count = 0;
    }

    static void shelve(block* magazine) noexcept {
        if (magazine == nullptr) return;
        depot& shelf = shared_depot();
        const std::lock_guard lock(shelf.guard);
        magazine->next_magazine = std::exchange(shelf.magazines, magazine);
    }

    static inline thread_local cache cache_{};
};

} // namespace topoban::detail
