// SPDX-License-Identifier: MIT
// Prints a table of rates; compares two of them.

#include "benchmark/harness.hpp"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>

namespace {

using namespace topoban::benchmark;

constexpr const char* usage =
    "usage: topoban_benchmark [--filter TEXT] [--repeats N] [--json FILE] [--list]\n"
    "       topoban_benchmark --reading [--filter TEXT]\n"
    "       topoban_benchmark --compare BEFORE.json AFTER.json\n";

std::string scaled(double value) {
    char text[32]; // NOLINT(modernize-avoid-c-arrays)
    if (value >= 1e6)
        std::snprintf(text, sizeof text, "%.2f M", value / 1e6);
    else if (value >= 1e3)
        std::snprintf(text, sizeof text, "%.1f k", value / 1e3);
    else
        std::snprintf(text, sizeof text, "%.1f", value);
    return text;
}

void print_row(const measurement& m) {
    const double spread = m.median > 0 ? 100 * (m.most - m.least) / m.median : 0;
    std::printf("%-52s %12s %s%s   (spread %.0f %%, %llu a repeat)\n", m.name.c_str(),
                scaled(m.median).c_str(), m.unit.c_str(), m.is_rate ? "/s" : "", spread,
                static_cast<unsigned long long>(m.work));
    std::fflush(stdout);
}

nlohmann::ordered_json to_json(const measurement& m) {
    return {{"name", m.name},     {"unit", m.unit},   {"work", m.work},
            {"median", m.median}, {"least", m.least}, {"most", m.most}};
}

int compare(const char* before_file, const char* after_file) {
    const auto load = [](const char* file) {
        std::ifstream in(file);
        return nlohmann::json::parse(in, nullptr, false);
    };
    const auto before = load(before_file);
    const auto after = load(after_file);
    if (before.is_discarded() || after.is_discarded()) {
        std::fprintf(stderr, "not a benchmark's JSON: %s or %s\n", before_file, after_file);
        return 1;
    }
    for (const auto& now : after["rows"])
        for (const auto& then : before["rows"]) {
            if (now["name"] != then["name"]) continue;
            const double ratio = now["median"].get<double>() / then["median"].get<double>();
            std::printf("%-52s %12s -> %12s   x %.2f%s\n",
                        now["name"].get_ref<const std::string&>().c_str(),
                        scaled(then["median"].get<double>()).c_str(),
                        scaled(now["median"].get<double>()).c_str(), ratio,
                        now["work"] == then["work"] ? "" : "   (other work!)");
        }
    return 0;
}

} // namespace

int main(int count, char** values) {
    std::string filter;
    std::string json_file;
    int repeats = 7;
    bool lists = false;
    bool reads = false;
    for (int i = 1; i < count; ++i) {
        const std::string argument = values[i];
        const int left = count - i - 1;
        if (argument == "--compare" && left == 2) return compare(values[i + 1], values[i + 2]);
        if (argument == "--list")
            lists = true;
        else if (argument == "--reading")
            reads = true;
        else if (argument == "--filter" && left > 0)
            filter = values[++i];
        else if (argument == "--json" && left > 0)
            json_file = values[++i];
        else if (argument == "--repeats" && left > 0 && std::atoi(values[i + 1]) > 0)
            repeats = std::atoi(values[++i]);
        else
            return std::fputs(usage, stderr), 2;
    }
    if (reads) {
        std::printf("%s\n", machine_line().c_str());
        print_readings(filter);
        return 0;
    }
    suite all;
    add_go(all);
    add_growth(all);
    add_crystal_go(all);
    add_shogi(all);
    nlohmann::ordered_json report{{"machine", machine_line()}, {"rows", nlohmann::json::array()}};
    std::printf("%s\n", machine_line().c_str());
    for (const workload& work : all.all()) {
        if (work.name.find(filter) == std::string::npos) continue;
        if (lists) {
            std::printf("%s\n", work.name.c_str());
            continue;
        }
        const measurement found = measure(work, repeats);
        print_row(found);
        report["rows"].push_back(to_json(found));
    }
    if (json_file.empty()) return 0;
    std::ofstream out(json_file);
    out << report.dump(1) << '\n';
    out.flush();
    if (out) return 0;
    std::fprintf(stderr, "cannot write %s\n", json_file.c_str());
    return 1;
}
