// SPDX-License-Identifier: MIT
#pragma once

// Writing SVG: numbers, escaped text, elements and paths, the same bytes on every machine.

#include <topoban/core/text.hpp>

#include <cmath>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace topoban::render {

/// A point or displacement of the plane; x grows to the right, y down, as in SVG.
struct vec {
    double x = 0; ///< to the right
    double y = 0; ///< down

    /// One displacement after the other.
    [[nodiscard]] friend constexpr vec operator+(vec a, vec b) noexcept {
        return {a.x + b.x, a.y + b.y};
    }
    /// From `b` to `a`.
    [[nodiscard]] friend constexpr vec operator-(vec a, vec b) noexcept {
        return {a.x - b.x, a.y - b.y};
    }
    [[nodiscard]] friend constexpr vec operator*(double k, vec a) noexcept {
        return {k * a.x, k * a.y};
    }
    [[nodiscard]] friend constexpr bool operator==(vec, vec) noexcept = default;
};

/// The displacement turned a quarter clockwise, as seen.
[[nodiscard]] constexpr vec quarter_turned(vec a) noexcept { return {-a.y, a.x}; }

/// A number rounded to hundredths, with no more digits than it needs: `12`, `12.5`, `-0.25`, `0`.
[[nodiscard]] inline std::string svg_number(double x) {
    const long long hundredths = std::llround(x * 100);
    const long long magnitude = hundredths < 0 ? -hundredths : hundredths;
    std::string text = joined(hundredths < 0 ? "-" : "", magnitude / 100);
    if (const auto rest = static_cast<int>(magnitude % 100); rest != 0) {
        text.append(1, '.').append(1, static_cast<char>('0' + rest / 10));
        if (rest % 10 != 0) text.append(1, static_cast<char>('0' + rest % 10));
    }
    return text;
}

/// The text with `&`, `<`, `>` and `"` written as entities, safe between tags and in quotes.
/// Control characters, which XML cannot hold, become spaces.
[[nodiscard]] inline std::string svg_escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
        case '&': safe += "&amp;"; break;
        case '<': safe += "&lt;"; break;
        case '>': safe += "&gt;"; break;
        case '"': safe += "&quot;"; break;
        default: safe += 0 <= c && c < ' ' ? ' ' : c;
        }
    }
    return safe;
}

/// A name and a value, which is escaped on the way in.
struct svg_attribute {
    std::string name;  ///< of the attribute
    std::string value; ///< escaped

    /// A text.
    svg_attribute(std::string_view its_name, std::string_view text)
        : name(its_name), value(svg_escaped(text)) {}
    /// The same.
    svg_attribute(std::string_view its_name, const char* text)
        : svg_attribute(its_name, std::string_view(text)) {}
    /// A number, rounded to hundredths.
    svg_attribute(std::string_view its_name, double number)
        : name(its_name), value(svg_number(number)) {}
};
/// Attributes in the order they are written.
using svg_attributes = std::initializer_list<svg_attribute>;

/// The attributes as they stand in a tag, a blank before each.
[[nodiscard]] inline std::string svg_written(svg_attributes attributes) {
    std::string text;
    for (const svg_attribute& a : attributes)
        text.append(" ").append(a.name).append("=\"").append(a.value).append("\"");
    return text;
}

/// The opening tag of an element.
[[nodiscard]] inline std::string svg_open(std::string_view name, svg_attributes attributes = {}) {
    return joined("<", name, svg_written(attributes), ">");
}

/// An element whose content is SVG already; without content it closes itself.
[[nodiscard]] inline std::string svg_element(std::string_view name, svg_attributes attributes,
                                             std::string_view content = {}) {
    std::string text = svg_open(name, attributes);
    if (content.empty()) return text.insert(text.size() - 1, 1, '/');
    return text.append(content).append("</").append(name).append(">");
}

/// Words centred on a point, with further attributes. `size` is the font size.
[[nodiscard]] inline std::string svg_text(vec at, double size, std::string_view words,
                                          svg_attributes more = {}) {
    return "<text" + svg_written({{"x", at.x}, {"y", at.y + 0.35 * size}, {"font-size", size}}) +
           svg_written(more) + ">" + svg_escaped(words) + "</text>";
}

/// The `d` of a path, piece by piece.
class svg_path {
public:
    /// Goes to a point without a stroke.
    svg_path& move(vec to) { return add('M', {to}); }
    /// A straight line to a point.
    svg_path& line(vec to) { return add('L', {to}); }
    /// A quadratic curve with one control point.
    svg_path& curve(vec control, vec to) { return add('Q', {control, to}); }
    /// A straight line back to where the stroke began.
    svg_path& close() {
        text_ += 'Z';
        return *this;
    }
    [[nodiscard]] bool empty() const noexcept { return text_.empty(); }
    /// The value of `d`.
    [[nodiscard]] const std::string& text() const noexcept { return text_; }

private:
    svg_path& add(char command, std::initializer_list<vec> points) {
        text_ += command;
        const char* separator = "";
        for (const vec p : points) {
            text_ += joined(separator, svg_number(p.x), " ", svg_number(p.y));
            separator = " ";
        }
        return *this;
    }

    std::string text_;
};

/// A closed outline through these points.
template <class Points>
[[nodiscard]] std::string svg_polygon(const Points& points) {
    svg_path path;
    for (const vec p : points) {
        if (path.empty())
            path.move(p);
        else
            path.line(p);
    }
    return path.close().text();
}

} // namespace topoban::render
