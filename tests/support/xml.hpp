// SPDX-License-Identifier: MIT
#pragma once

// A look at XML, enough to know that a browser will read it.

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace topoban::test {

/// The first thing wrong with an XML text, empty where it is well formed: tags that nest, quoted
/// attributes none of which comes twice, entities we use, one root.
inline std::string xml_fault(std::string_view text) {
    const auto bad_text = [](std::string_view t) {
        for (std::size_t i = t.find('&'); i != t.npos; i = t.find('&', i + 1)) {
            bool known = false;
            for (const std::string_view e : {"&amp;", "&lt;", "&gt;", "&quot;"})
                known = known || t.substr(i).starts_with(e);
            if (!known) return true;
        }
        return t.find('<') != t.npos;
    };
    std::vector<std::string> open;
    int roots = 0;
    while (!text.empty()) {
        const std::size_t start = text.find('<');
        if (bad_text(text.substr(0, start))) return "stray & in text";
        if (start == text.npos) break;
        text.remove_prefix(start + 1);
        const std::size_t end = text.find('>');
        if (end == text.npos) return "tag not closed";
        std::string_view tag = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (tag.starts_with('/')) {
            if (open.empty() || open.back() != tag.substr(1))
                return "unexpected <" + std::string(tag);
            open.pop_back();
            continue;
        }
        const bool is_empty = tag.ends_with('/');
        if (is_empty) tag.remove_suffix(1);
        const std::string name(tag.substr(0, tag.find(' ')));
        tag.remove_prefix(name.size());
        std::set<std::string> names;
        while (!tag.empty()) {
            const std::size_t equals = tag.find("=\"");
            if (tag[0] != ' ' || equals == tag.npos) return "bad attribute in <" + name;
            if (!names.emplace(tag.substr(1, equals - 1)).second) return "doubled in <" + name;
            const std::size_t quote = tag.find('"', equals + 2);
            if (quote == tag.npos) return "quote not closed in <" + name;
            if (bad_text(tag.substr(equals + 2, quote - equals - 2))) return "stray & in <" + name;
            tag.remove_prefix(quote + 1);
        }
        if (open.empty()) ++roots;
        if (!is_empty) open.push_back(name);
    }
    if (!open.empty()) return "not closed: " + open.back();
    return roots == 1 ? "" : "not one root";
}

/// How often a piece of text occurs.
inline int occurrences(std::string_view text, std::string_view piece) {
    int count = 0;
    for (std::size_t at = text.find(piece); at != text.npos;
         at = text.find(piece, at + piece.size()))
        ++count;
    return count;
}

} // namespace topoban::test
