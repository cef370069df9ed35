// SPDX-License-Identifier: MIT
#pragma once

// Short ways to write shogi positions and lines of play in tests.

#include <topoban/shogi/action_text.hpp>
#include <topoban/shogi/position.hpp>
#include <topoban/shogi/state.hpp>
#include <topoban/surface/chart.hpp>

#include <initializer_list>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace topoban::test {

/// The diagram of a list of pieces such as `AK@e1 BR+@e9 AP@a6v`: owner, letter, promotion, cell,
/// and a facing where it is not the owner's. Hands are lists of letters.
template <class Army>
shogi::position<Army::surface::capacity>
drawn(const std::string& pieces, const std::string& hand_a = "", const std::string& hand_b = "",
      player turn = player::first) {
    const typename Army::surface surface;
    shogi::position<Army::surface::capacity> made;
    made.turn = turn;
    std::istringstream words(pieces);
    for (std::string word; words >> word;) {
        const std::size_t at = word.find('@');
        const player owner = word[0] == 'A' ? player::first : player::second;
        shogi::piece p(owner, shogi::piece_type_of(word[1]).value());
        if (word[2] == '+') p = p.promoted();
        std::string label = word.substr(at + 1);
        if (label.back() == '^' || label.back() == 'v') {
            p = p.facing_to(label.back() == '^' ? shogi::facing::up : shogi::facing::down);
            label.pop_back();
        }
        made.put(find_label(surface, label).value(), p);
    }
    for (const char c : hand_a) made.hands[0].add(shogi::piece_type_of(c).value());
    for (const char c : hand_b) made.hands[1].add(shogi::piece_type_of(c).value());
    return made;
}

/// The study of such a diagram.
template <class Army>
shogi::state<Army> study(const std::string& pieces, const std::string& hand_a = "",
                         const std::string& hand_b = "", player turn = player::first) {
    auto made = shogi::state<Army>::study(drawn<Army>(pieces, hand_a, hand_b, turn));
    if (!made) throw std::runtime_error("not a setup: " + pieces);
    return *std::move(made);
}

/// The action of a numbered text such as `18-27^`.
inline shogi::action numbered(std::string_view text) {
    const auto made = shogi::parse_index_text(text);
    if (!made) throw std::runtime_error("no action: " + std::string(text));
    return *made;
}

/// Plays a line of numbered actions, so many times over; throws where one is refused.
template <class State>
State play_line(State state, std::initializer_list<std::string_view> line, int times = 1) {
    for (int i = 0; i < times; ++i)
        for (const std::string_view text : line) {
            auto next = state.play(numbered(text));
            if (!next) throw std::runtime_error("refused: " + std::string(text));
            state = *std::move(next);
        }
    return state;
}

/// The reason's name of a refused action, or `legal`.
template <class State>
std::string verdict(const State& state, std::string_view text) {
    std::ostringstream words;
    if (const auto refused = state.why_refused(numbered(text)))
        words << refused->reason;
    else
        words << "legal";
    return words.str();
}

/// The legal actions as numbered texts, sorted as bytes, as traces have them.
template <class State>
std::vector<std::string> legal_texts(const State& state) {
    std::vector<std::string> texts;
    for (const shogi::action& a : state.legal_actions()) texts.push_back(shogi::to_index_text(a));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The legal actions from one cell.
template <class State>
std::vector<std::string> legal_from(const State& state, cell from) {
    std::vector<std::string> texts;
    for (const shogi::action& a : state.legal_actions())
        if (a.from == from) texts.push_back(shogi::to_index_text(a));
    return texts;
}

/// The outcome in words, or `open`.
template <class State>
std::string outcome_text(const State& state) {
    std::ostringstream words;
    if (const auto o = state.outcome())
        words << *o;
    else
        words << "open";
    return words.str();
}

} // namespace topoban::test
