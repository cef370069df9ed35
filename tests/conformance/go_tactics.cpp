// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "support/fixture.hpp"

#include <topoban/catalog/go_boards.hpp>
#include <topoban/go/state.hpp>
#include <topoban/surface/chart.hpp>

#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>

using namespace topoban;
using go::action;
using nlohmann::json;

namespace {

/// One fixture on its board: steps are read and held against the state they lead to.
template <class State>
class tactic {
public:
    explicit tactic(State start) : state_(std::move(start)) {}

    void play(const std::string& text) {
        auto next = state_.play(action_of(text));
        if (!next) {
            std::ostringstream reason;
            reason << next.error();
            FAIL(text << " is refused: " << reason.str());
        }
        state_ = *std::move(next);
        REQUIRE(state_.validate());
    }

    void check(const json& step) {
        INFO("step " << step.dump());
        if (step.contains("play"))
            check_play(step);
        else if (step.contains("refuse"))
            check_refusal(step);
        else if (step.contains("chain"))
            check_chain(step);
        else if (step.contains("legal"))
            for (const json& at : step.at("legal"))
                CHECK_FALSE(state_.why_refused(action_of(at.get<std::string>())));
        else if (step.contains("stones"))
            check_stones(step.at("stones"));
        else if (step.contains("area"))
            check_area(step.at("area"));
        else if (step.contains("turn"))
            check_turn(step);
        else if (step.contains("result"))
            check_result(step.at("result"));
        else
            FAIL("no such step");
    }

    [[nodiscard]] const State& state() const { return state_; }

private:
    using points = typename State::points;

    [[nodiscard]] point point_of(const std::string& label) const {
        const auto at = find_label(state_.board(), label);
        if (!at) throw std::runtime_error("no point " + label);
        return *at;
    }
    [[nodiscard]] action action_of(const std::string& text) const {
        if (text == "pass") return action::pass();
        if (text == "resign") return action::resign();
        return action::place(point_of(text));
    }
    [[nodiscard]] points points_of(const json& labels) const {
        points set;
        for (const json& label : labels) set.insert(point_of(label.get<std::string>()));
        REQUIRE(set.size() == static_cast<int>(labels.size()));
        return set;
    }

    void check_play(const json& step) {
        const auto text = step.at("play").get<std::string>();
        if (step.contains("captures")) {
            const auto before = state_.stones().occupied();
            play(text);
            CHECK(before - state_.stones().occupied() == points_of(step.at("captures")));
        } else {
            play(text);
        }
    }
    void check_refusal(const json& step) {
        const auto refused = state_.why_refused(action_of(step.at("refuse").get<std::string>()));
        REQUIRE(refused);
        std::ostringstream reason;
        reason << refused->reason;
        CHECK(reason.str() == step.at("reason").get<std::string>());
        if (step.contains("chain")) CHECK(refused->chain == points_of(step.at("chain")));
        if (step.contains("ply")) CHECK(refused->repeated_ply == step.at("ply").get<int>());
    }
    void check_chain(const json& step) {
        const auto expected = points_of(step.at("chain"));
        const auto found = chain_at(state_.board(), state_.stones(), expected.front());
        CHECK(found.points == expected);
        CHECK(found.liberties == points_of(step.at("liberties")));
    }
    void check_stones(const json& expected) {
        CHECK(state_.stones().black == points_of(expected.at("black")));
        CHECK(state_.stones().white == points_of(expected.at("white")));
    }
    void check_area(const json& expected) {
        const auto score = state_.area();
        CHECK(json{score.black, score.white, score.neutral} == expected);
    }
    void check_turn(const json& step) {
        CHECK(static_cast<int>(state_.turn()) == step.at("turn").get<int>());
        CHECK(state_.passes() == step.at("passes").get<int>());
    }
    void check_result(const json& expected) {
        const auto ending = state_.outcome();
        REQUIRE(ending);
        std::ostringstream reason;
        reason << ending->reason;
        CHECK(reason.str() == expected.at("reason").get<std::string>());
        CHECK((ending->winner ? static_cast<int>(*ending->winner) : 0) ==
              expected.at("winner").get<int>());
        CHECK((ending->margin_half_points ? json(*ending->margin_half_points) : json()) ==
              expected.at("marginHalfPoints"));
    }

    State state_;
};

template <class Board>
auto started(const Board& board) {
    using state = go::state<Board>;
    return tactic<state>(*state::start(go::default_komi, as_graph(board)));
}

/// Plays the prefix and then every line from there.
template <class Board>
void check_fixture(const Board& board, const json& fixture) {
    auto prefix = started(board);
    for (const json& text : fixture.at("prefix")) prefix.play(text.get<std::string>());
    REQUIRE_FALSE(fixture.at("lines").empty());
    for (const json& line : fixture.at("lines")) {
        INFO("line " << line.at("why").get<std::string>());
        auto played = prefix;
        for (const json& step : line.at("steps")) played.check(step);
    }
}

} // namespace

TEST_CASE("every tactical fixture is what its reasoning says", "[conformance]") {
    int count = 0;
    for (const auto& path : test::fixtures_in("tactics", ".json")) {
        const json fixture = test::json_fixture(path);
        INFO("fixture " << path.stem() << ": " << fixture.at("why").get<std::string>());
        const auto visited =
            catalog::visit_go_board(fixture.at("graph").get<std::string>(), [&](const auto& board) {
                check_fixture(board, fixture);
                return true;
            });
        REQUIRE(visited);
        ++count;
    }
    CHECK(count >= 34);
}

// The two fixtures that differ in their past alone.
TEST_CASE("identical boards, players and passes can permit different moves", "[conformance]") {
    const auto state_of = [](const std::string& name) {
        const json fixture = test::json_fixture("tactics/" + name + ".json");
        auto game = started(klein_bottle<9, 18>{});
        for (const json& text : fixture.at("prefix")) game.play(text.get<std::string>());
        return game.state();
    };
    const auto with = state_of("history_dependent_with");
    const auto without = state_of("history_dependent_without");
    CHECK(same_position(with, without));
    CHECK(with.ply() == without.ply());
    const auto e18 = action::place(*find_label(klein_bottle<9, 18>{}, "e18"));
    CHECK_FALSE(with.play(e18));
    CHECK(without.play(e18));
}
