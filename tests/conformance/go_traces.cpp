// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support/any_trace.hpp"
#include "support/fixtures.hpp"

#include <topoban/catalog/go_boards.hpp>
#include <topoban/json/go/trace.hpp>
#include <topoban/json/text/parse.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace topoban;
using namespace topoban::json;

namespace {

/// A field of a line in its compact form: its key, and where its value lies.
struct place {
    std::string key;
    std::size_t first;
    std::size_t size;
};

std::vector<place> fields_of(const std::string& line) {
    const auto made = parse(line);
    REQUIRE(made);
    std::vector<place> places;
    for (const member m : made->root().members()) {
        if (!places.empty()) places.back().size = m.key.offset() - 1 - places.back().first;
        places.push_back({std::string(m.key.text()), m.item.offset(), 0});
    }
    places.back().size = line.size() - 1 - places.back().first;
    return places;
}

/// Another value of the same type, or of another where there is only one.
std::string changed(std::string_view value) {
    if (value == "null") return "{}";
    if (value.front() == '{') return "null";
    if (value == "[]") return "[0]";
    if (value.front() == '[')
        return "[" + std::string(value.substr(value.find_first_of(",]") + 1)) +
               (value.find(',') == std::string_view::npos ? "]" : "");
    std::string other(value);
    char& last = value.front() == '"' ? other[other.size() - 2] : other.back();
    last = last == '1' ? '2' : '1';
    return other;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

} // namespace

TEST_CASE("every Go trace is right") {
    for (const auto& file : test::fixture_files("traces", "go-", ".jsonl")) {
        INFO(file.filename());
        const std::string text = test::file_text(file);
        const auto fault = test::verify_any_trace(text);
        if (fault) FAIL_CHECK(*fault);
        CHECK_FALSE(test::verify_any_trace(text.substr(0, text.size() - 1)));
    }
}

TEST_CASE("a trace with one changed field is rejected, there") {
    for (const auto& file : test::fixture_files("traces", "go-", ".jsonl")) {
        const std::vector<std::string> lines = lines_of(test::file_text(file));
        for (const std::size_t ply : {std::size_t{0}, lines.size() / 2, lines.size() - 1}) {
            for (const place& field : fields_of(lines[ply])) {
                if (field.key == "setup" || field.key == "komiHalfPoints") continue;
                if (field.key == "action" && ply + 1 < lines.size()) continue; // input
                std::vector<std::string> spoilt = lines;
                const std::string value = lines[ply].substr(field.first, field.size);
                std::string other = changed(value);
                if (field.key == "action") other = R"({"type":"pass"})";
                spoilt[ply].replace(field.first, field.size, other);
                INFO(file.filename()
                     << " ply " << ply << " " << field.key << ": " << value << " -> " << other);
                const auto fault = test::verify_any_trace(joined(spoilt));
                REQUIRE(fault);
                CHECK(fault->ply == ply);
                CHECK(fault->why.pointer.starts_with("/" + field.key));
            }
        }
    }
}

TEST_CASE("a trace is rejected with its last line missing, doubled or spoilt") {
    for (const auto& file : test::fixture_files("traces", "go-", ".jsonl")) {
        INFO(file.filename());
        std::vector<std::string> lines = lines_of(test::file_text(file));
        const std::string last = lines.back();
        lines.push_back(last);
        CHECK(test::verify_any_trace(joined(lines))->ply == lines.size() - 2);
        lines.pop_back();
        lines.push_back("");
        CHECK(test::verify_any_trace(joined(lines)));
        lines.pop_back();
        lines.pop_back();
        CHECK(test::verify_any_trace(joined(lines))->why.pointer == "/action");
    }
}

TEST_CASE("traces are written as they stand in the fixtures") {
    for (const auto& file : test::fixture_files("traces", "go-", ".jsonl")) {
        INFO(file.filename());
        const std::string text = test::file_text(file);
        const auto first = parse(std::string_view(text).substr(0, text.find('\n')));
        REQUIRE(first);
        const auto rewritten =
            catalog::visit_go_board(first->root().find("board_id")->text(), [&](const auto& on) {
                const go_trace game(on);
                auto state = *game.start(first->root());
                std::vector<go::action> actions;
                for (const std::string& line : lines_of(text)) {
                    const auto made = parse(line);
                    const value action = *made->root().find("action");
                    if (!action.is(value_kind::null)) actions.push_back(*game.read_action(action));
                }
                return *write_trace(game, state, actions);
            });
        REQUIRE(rewritten);
        CHECK((*rewritten == text));
    }
}
