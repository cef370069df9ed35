// SPDX-License-Identifier: MIT

#include "benchmark/harness.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fstream>

namespace topoban::benchmark {

double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double wall_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

std::string machine_line() {
    std::string processor = "unknown processor";
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);)
        if (line.starts_with("model name")) {
            processor = line.substr(line.find(':') + 2);
            break;
        }
    return processor + "; " +
#if defined(__clang__)
           "clang " + __clang_version__ +
#else
           "g++ " + __VERSION__ +
#endif
#if defined(__AVX2__)
           ", built for this machine"
#else
           ", plain x86-64"
#endif
#if defined(NDEBUG)
        ;
#else
           + ", with assertions";
#endif
}

measurement measure(const workload& work, int repeats) {
    measurement found{work.name, work.unit, work.is_rate};
    found.work = work.run();
    std::vector<double> values;
    for (int i = 0; i < repeats; ++i) {
        const double before = cpu_seconds();
        found.work = work.run();
        const double seconds = cpu_seconds() - before;
        values.push_back(work.is_rate ? static_cast<double>(found.work) / seconds
                                      : static_cast<double>(found.work));
    }
    std::sort(values.begin(), values.end());
    found.median = values[values.size() / 2];
    found.least = values.front();
    found.most = values.back();
    return found;
}

} // namespace topoban::benchmark
