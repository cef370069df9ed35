// SPDX-License-Identifier: MIT
#pragma once

// A small harness: counted work, CPU time of the process, warm-up, repeats, median and spread.

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace topoban::benchmark {

/// What the compiler must take as used.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "r,m"(value) : "memory");
}

/// One workload. `run` does a fixed amount of work, the same in every version of the library, and
/// returns how many units it did.
struct workload {
    std::string name;
    std::string unit; ///< of a rate: "moves", "states", "bytes"
    std::function<std::uint64_t()> run;
    bool is_rate = true; ///< else `run` returns the figure itself
};

/// What was measured: units a CPU second (or the figure itself), over the repeats.
struct measurement {
    std::string name;
    std::string unit;
    bool is_rate = true;
    std::uint64_t work = 0; ///< units a repeat
    double median = 0;
    double least = 0;
    double most = 0;
};

/// The workloads in the order of the table.
class suite {
public:
    void rate(std::string name, std::string unit, std::function<std::uint64_t()> run) {
        all_.push_back({std::move(name), std::move(unit), std::move(run), true});
    }
    void figure(std::string name, std::string unit, std::function<std::uint64_t()> run) {
        all_.push_back({std::move(name), std::move(unit), std::move(run), false});
    }
    [[nodiscard]] const std::vector<workload>& all() const noexcept { return all_; }

private:
    std::vector<workload> all_;
};

/// CPU seconds of the whole process so far.
[[nodiscard]] double cpu_seconds();
/// Wall-clock seconds.
[[nodiscard]] double wall_seconds();
/// One line about the machine and the build.
[[nodiscard]] std::string machine_line();

/// Runs a workload once to warm up, then `repeats` times.
[[nodiscard]] measurement measure(const workload& work, int repeats);

// Each source of this folder adds its workloads.
void add_go(suite& to);
void add_growth(suite& to);
void add_crystal_go(suite& to);
void add_shogi(suite& to);

/// Prints what it takes to read the largest documents of the kinds whose names hold `filter`: size,
/// seconds, and the most memory beyond the text.
void print_readings(std::string_view filter);

} // namespace topoban::benchmark
