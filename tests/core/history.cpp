// SPDX-License-Identifier: MIT
#include <topoban/core/history.hpp>

#include "catch.hpp"
#include "support/failing_new.hpp"
#include "support/iterations.hpp"
#include "support/seed.hpp"
#include "support/small_stack.hpp"

#include <topoban/core/random.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

using namespace topoban;

static_assert(std::is_nothrow_move_constructible_v<history<int>>);
static_assert(std::is_nothrow_copy_constructible_v<history<int>>);

namespace {

template <class Hash>
std::uint64_t key_of(int entry) {
    return Hash::narrow(mix64(static_cast<std::uint64_t>(entry)));
}

template <class Hash>
history<int> line(int first, int count, history<int> past = {}) {
    for (int i = first; i < first + count; ++i) past = std::move(past).push(key_of<Hash>(i), i);
    return past;
}

template <class Hash>
bool holds(const history<int>& past, int entry) {
    const int* found = past.find(key_of<Hash>(entry), [&] { return entry; });
    return found != nullptr && *found == entry;
}

/// An entry of which only the value counts.
struct numbered {
    int value = 0;
    int place = 0;
};
struct by_value : whole_entry {
    static const int& subject(const numbered& entry) { return entry.value; }
};

/// Counts comparisons.
struct comparing : whole_entry {
    static inline long count = 0;
    static bool same(int a, int b) { return ++count, a == b; }
};

/// An entry that says how many there are and whose copies fail on request.
struct counted {
    static inline int alive = 0;
    static inline bool fails = false;
    int value;
    explicit counted(int v) : value(v) { ++alive; }
    counted(const counted& other) : value(other.value) {
        if (fails) throw std::bad_alloc();
        ++alive;
    }
    counted& operator=(const counted&) = default;
    ~counted() { --alive; }
};

template <class History>
std::size_t listed_size(const History& past) {
    return static_cast<std::size_t>(std::distance(past.begin(), past.end()));
}

std::vector<int> listed(const history<int>& past) { return {past.begin(), past.end()}; }

} // namespace

TEST_CASE("a history grows by values and reads from the latest to the first", "[core]") {
    const history<int> none;
    CHECK(none.empty());
    CHECK(none.size() == 0);
    CHECK(none.begin() == none.end());
    CHECK(none.find(1, [] { return 1; }) == nullptr);

    const history<int> one = none.push(5, 50);
    const history<int> two = one.push(6, 60);
    CHECK(none.empty());
    CHECK(listed(one) == std::vector<int>{50});
    CHECK(listed(two) == std::vector<int>{60, 50});
    CHECK(two.back() == 60);
    CHECK(two.size() == 2);
    CHECK(two.find(5, [] { return 50; }) == one.find(5, [] { return 50; }));
    CHECK(two.find(5, [] { return 60; }) == nullptr);
    CHECK(two.find(6, [] { return 50; }) == nullptr);
    CHECK(two.begin().key() == 6);
    CHECK(std::next(two.begin()).key() == 5);
}

TEST_CASE("copies share, moves leave nothing behind", "[core]") {
    history<int> past = line<full_hash>(0, 40);
    const history<int> copy = past;
    const history<int> moved = std::move(past);
    CHECK(past.empty()); // NOLINT(bugprone-use-after-move): that is the promise
    CHECK(listed(copy) == listed(moved));
    history<int> assigned = line<full_hash>(0, 3);
    assigned = copy;
    assigned = *&assigned;
    CHECK(listed(assigned) == listed(copy));
}

TEMPLATE_TEST_CASE("every entry is found at every length, and no other", "[core]", full_hash,
                   four_bit_hash, constant_hash) {
    // Blocks have 32 entries and tables cover 32, 64, 128 … of them: 300 crosses all the borders.
    history<int> past;
    for (int n = 0; n <= 300; ++n) {
        int missed = 0;
        for (int i = 0; i < n; ++i) missed += holds<TestType>(past, i) ? 0 : 1;
        for (int i = n; i < n + 5; ++i) missed += holds<TestType>(past, i) ? 1 : 0;
        CAPTURE(n);
        REQUIRE(missed == 0);
        past = std::move(past).push(key_of<TestType>(n), n);
    }
}

TEMPLATE_TEST_CASE("of equal entries the latest is found, however many there are", "[core]",
                   full_hash, four_bit_hash, constant_hash) {
    for (const int n : {1, 31, 32, 33, 63, 64, 65, 96, 97, 128, 200, 1000}) {
        history<numbered, by_value> past;
        std::vector<int> latest(50, -1); // of each value, its place
        for (int i = 0; i < n; ++i) {
            const int value = i % 3 == 0 ? i % 50 : i % 7; // some often, some seldom
            past = std::move(past).push(key_of<TestType>(value), {value, i});
            latest[static_cast<std::size_t>(value)] = i;
        }
        for (int value = 0; value < 50; ++value) {
            const auto* found = past.find(key_of<TestType>(value), [&] { return value; });
            CAPTURE(n, value);
            CHECK((found == nullptr ? -1 : found->place) ==
                  latest[static_cast<std::size_t>(value)]);
        }
    }
}

TEST_CASE("what is looked for is made once at most, and only where a key agrees", "[core]") {
    const history<int> past = line<constant_hash>(0, 300);
    int made = 0;
    CHECK(past.find(1, [&] { return ++made; }) == nullptr);
    CHECK(made == 0);
    CHECK(past.find(0, [&] { return ++made, 7; }) != nullptr);
    CHECK(made == 1);
}

TEST_CASE("the cost of equal and of colliding entries does not grow with their number", "[core]") {
    // Comparisons a look-up and an entry, the tables that it makes included: 64 in the latest two
    // blocks, and a few in each table. All of those before would be thousands.
    const auto comparisons = [](int different) {
        comparing::count = 0;
        history<int, comparing> past;
        constexpr int count = 20'000;
        for (int i = 0; i < count; ++i) {
            const int entry = i % different;
            static_cast<void>(past.find(0, [&] { return entry; }));
            past = std::move(past).push(0, entry);
        }
        return comparing::count / count;
    };
    CHECK(comparisons(1) < 10);
    CHECK(comparisons(100) < 100);
    CHECK(comparisons(20'000) < 100);
}

TEST_CASE("an entry that cannot be made leaves its history as it was and nothing behind",
          "[core]") {
    for (const bool is_moved : {false, true}) {
        for (const int length : {0, 5, 32, 100}) {
            history<counted> past;
            for (int i = 0; i < length; ++i)
                past = std::move(past).push(static_cast<std::uint64_t>(i), counted{i});
            const counted one_more{length};
            const int alive = counted::alive;
            counted::fails = true;
            CHECK_THROWS_AS(is_moved ? std::move(past).push(7, one_more) : past.push(7, one_more),
                            std::bad_alloc);
            counted::fails = false;
            CAPTURE(is_moved, length);
            CHECK(counted::alive == alive);
            CHECK(past.size() == static_cast<std::size_t>(length));
            past = std::move(past).push(7, one_more);
            CHECK(past.back().value == length);
            past = {};
            CHECK(counted::alive == alive - length);
        }
    }
}

TEST_CASE("memory that runs out at any place leaves nothing of a history behind", "[core]") {
    // A node of this size is a magazine of the pool of its own sixteenth, so that nodes, too, are
    // refused.
    using large = std::array<char, 5000>;
    // What stays: the pool's memory, once enough of it was made.
    const auto grow = [](history<numbered, by_value>& past, int count) {
        for (int i = 0; i < count; ++i) {
            static_cast<void>(past.find(key_of<four_bit_hash>(i), [&] { return i; }));
            past = std::move(past).push(key_of<four_bit_hash>(i), {i, i});
        }
    };
    {
        history<numbered, by_value> warm;
        grow(warm, 200);
    }
    const long warm = test::allocations_alive();
    int refused = 0;
    for (int nth = 0;; ++nth) {
        bool has_failed = false;
        {
            history<numbered, by_value> past;
            test::fail_allocation(nth);
            try {
                grow(past, 200);
            } catch (const std::bad_alloc&) {
                has_failed = true;
            }
            test::fail_no_allocation();
            if (has_failed) {
                const auto size = static_cast<int>(past.size());
                ++refused;
                CAPTURE(nth, size);
                for (int i = 0; i < size; ++i)
                    REQUIRE(past.find(key_of<four_bit_hash>(i), [&] { return i; }) != nullptr);
                past = std::move(past).push(1, {1000, 0});
                REQUIRE(past.size() == static_cast<std::size_t>(size) + 1);
            }
        }
        REQUIRE(test::allocations_alive() == warm);
        if (!has_failed) break;
    }
    CHECK(refused > 10);
    // Nodes of a new size: the first allocations are the pool's own.
    using large = std::array<char, 5000>;
    for (int nth = 0; nth < 3; ++nth) {
        history<large> past;
        test::fail_allocation(nth);
        try {
            past = past.push(1, large{});
            past = past.push(2, large{});
        } catch (const std::bad_alloc&) {
            CHECK(past.size() <= 1);
        }
        test::fail_no_allocation();
        CHECK(listed_size(past) == past.size());
    }
}

TEMPLATE_TEST_CASE("branches keep exactly their own prefix", "[core]", full_hash, four_bit_hash,
                   constant_hash) {
    for (const int trunk_length : {1, 20, 32, 64, 100, 128}) {
        auto trunk = std::make_unique<history<int>>(line<TestType>(0, trunk_length));
        const history<int> left = line<TestType>(1000, 150, *trunk);
        const history<int> right = line<TestType>(2000, 150, *trunk);
        trunk.reset(); // the branches hold it together
        int wrong = 0;
        for (int i = 0; i < trunk_length; ++i)
            wrong += holds<TestType>(left, i) && holds<TestType>(right, i) ? 0 : 1;
        for (int i = 0; i < 150; ++i) {
            wrong += holds<TestType>(left, 1000 + i) && !holds<TestType>(left, 2000 + i) ? 0 : 1;
            wrong += holds<TestType>(right, 2000 + i) && !holds<TestType>(right, 1000 + i) ? 0 : 1;
        }
        CAPTURE(trunk_length);
        CHECK(wrong == 0);
    }
}

TEST_CASE("a random tree of histories equals a tree of lists", "[core]") {
    CAPTURE(test::seed());
    random_source random(test::seed());
    struct leaf {
        history<int> past;
        std::vector<int> model;
    };
    std::vector<leaf> leaves(1);
    int next = 0;
    for (std::size_t i = 0; i < test::iterations(2000); ++i) {
        leaf grown = leaves[random.below(static_cast<std::uint32_t>(leaves.size()))];
        for (std::uint32_t n = random.below(40); n > 0; --n, ++next) {
            grown.past = grown.past.push(key_of<four_bit_hash>(next), next);
            grown.model.push_back(next);
        }
        const int wanted = static_cast<int>(random.below(static_cast<std::uint32_t>(next + 1)));
        const bool is_there = std::binary_search(grown.model.begin(), grown.model.end(), wanted);
        REQUIRE(holds<four_bit_hash>(grown.past, wanted) == is_there);
        if (leaves.size() < 50)
            leaves.push_back(std::move(grown));
        else
            leaves[random.below(50)] = std::move(grown);
    }
    for (const leaf& l : leaves)
        CHECK(std::equal(l.past.begin(), l.past.end(), l.model.rbegin(), l.model.rend()));
}

TEST_CASE("dropping a history frees what no other one shares", "[core]") {
    const auto counted = std::make_shared<int>(0);
    using pointers = history<std::shared_ptr<int>>;
    {
        pointers trunk;
        for (std::uint64_t i = 0; i < 100; ++i) trunk = std::move(trunk).push(i, counted);
        CHECK(counted.use_count() == 101);
        auto branch = std::make_unique<pointers>(trunk);
        for (std::uint64_t i = 0; i < 50; ++i) *branch = branch->push(i, counted);
        CHECK(branch->find(500, [&] { return counted; }) == nullptr); // makes tables
        CHECK(counted.use_count() == 151);
        trunk = {};
        CHECK(counted.use_count() == 151);
        branch.reset();
        CHECK(counted.use_count() == 1);
    }
}

TEST_CASE("a million entries are built, searched and freed on a small stack", "[core]") {
    const auto count = static_cast<int>(test::iterations(1'000'000));
    bool first = false;
    bool absent = true;
    test::run_on_small_stack([&] {
        const history<int> past = line<full_hash>(0, count);
        first = holds<full_hash>(past, 0);
        absent = holds<full_hash>(past, count);
    });
    CHECK(first);
    CHECK_FALSE(absent);
}
