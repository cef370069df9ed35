# SPDX-License-Identifier: MIT
# What Doxygen reads of a header. Names to which the standard library or one of our concepts gives
# their meaning need no comment in the headers, where it would only repeat them; here they get one,
# on their own line, so that line numbers stay. All other public names are documented in place.

function given_meaning(line) {
    if (line ~ /\) const ?&&/) return "Of a temporary: by value, or not at all."
    if (line ~ /operator==\(/) return "Whether both are equal."
    if (line ~ /operator<=>\(/) return "The order of a sorted list."
    if (line ~ /(ostream& operator<<\()/) return "Prints it."
    if (line ~ /operator(\*|->|\+\+|\[\]|=|bool| bool)\(/) return "As in the standard library."
    if (line ~ /[ &*](begin|end|size|empty|front|back|data|push_back|pop_back|clear)\([^)]*\)/)
        return "As in the standard library."
    if (line ~ /using (value_type|error_type|iterator|const_iterator|iterator_category)[ ;]/ ||
        line ~ /using (difference_type|pointer|reference) =/)
        return "As in the standard library."
    if (line ~ /static constexpr int (capacity|degree_bound) =/ ||
        line ~ /(neighbours|slots|diagonal_slots|is_at_boundary)\(point p\)/)
        return "As the concept topoban::graph says, or one that refines it."
    if (line ~ /[ &](name|label)\((|cell c|point p)\)/) return "As the concept topoban::labelled says."
    if (line ~ / chart\(\)/) return "As the concept topoban::charted says."
    if (line ~ / step_from\(cell c, direction d\)/) return "As the concept topoban::square_surface says."
    if (line ~ /using (state_type|action_type|refusal_type) =/ ||
        line ~ / (turn|legal_actions|play|play_unchecked|why_refused|outcome)\(/)
        return "As the concept topoban::game_state says."
    if (line ~ / layout\(\)/) return "As the concept topoban::shogi::army says."
    if (line ~ / (is_done|moves|drops)\(/) return "As topoban::shogi::generator asks of a sink."
    if (FILENAME ~ /\/trace\.hpp$/ && line ~ / (start|input_keys|game_name|board_id|read_action|write_line)[ ({]/)
        return "As the concept topoban::json::trace_game says."
    if (line ~ /static constexpr int size =/) return "The number of cells."
    if (line ~ / what\(\) const noexcept override/) return "As in the standard library."
    if (line ~ /^ +using [a-z_]+ = /) return "Short for the type it stands for."
    if (line ~ /^ +class iterator \{/) return "Walks in order."
    # Documents as values: the fields are those of docs/formats.md, by the same names.
    if (FILENAME ~ /json\/[a-z_]+\/structure\.hpp$/ && line ~ /^ +[a-z_:<>, ]+ [a-z_]+( = .+)?;/)
        return "The field of this name (docs/formats.md), or its place in the text."
    if (line ~ /^ +enum class kind /) return "The kinds there are."
    return ""
}

# Doxygen ends a brief sentence at a full stop, even in `3. Black pass`: there it gets U+2024, a dot
# that looks the same.
function with_whole_code(line,    parts, count, i) {
    count = split(line, parts, "`")
    line = parts[1]
    for (i = 2; i <= count; ++i) {
        if (i % 2 == 0 && i < count) gsub(/\. /, "\342\200\244 ", parts[i])
        line = line "`" parts[i]
    }
    return line
}

{
    if ($0 ~ /^ *\/\/\//) $0 = with_whole_code($0)
    comment = ""
    is_code = $0 ~ /^( +|inline std::ostream)[^ \/]/ &&
              $0 !~ /^ +(return|if|for|while|else|case|const auto)[ (;]/
    if (is_code && previous !~ /^ *\/\/\// && $0 !~ /\/\/\/</) comment = given_meaning($0)
    if (comment == "") print
    else {
        indent = match($0, /[^ ]/) - 1
        print substr($0, 1, indent) "/** " comment " */ " substr($0, indent + 1)
    }
    previous = $0
}
