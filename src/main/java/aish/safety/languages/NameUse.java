package aish.safety.languages;

/**
 * A use of a name in code.
 *
 * @param start index of its first character
 * @param end index after its last character
 * @param previous the last non-space character before it
 * @param previousWord the word before it; empty if anything else is in between
 */
record NameUse(String code, int start, int end, char previous, String previousWord) {
    String word() {
        return code.substring(start, end);
    }

    /**
     * Returns the next non-space character: {@code ~} for a comparison, a newline at the end of the
     * code.
     */
    char next() {
        int place = end;
        while (place < code.length() && (code.charAt(place) == ' ' || code.charAt(place) == '\t')) {
            place++;
        }
        if (place >= code.length()) {
            return '\n';
        }
        char c = code.charAt(place);
        boolean compares =
                c == '='
                        && place + 1 < code.length()
                        && (code.charAt(place + 1) == '=' || code.charAt(place + 1) == '~');
        return compares ? '~' : c;
    }

    boolean follows(String text) {
        return code.startsWith(text, start - text.length());
    }

    /** Whether the call's parentheses contain a comma or a named argument. */
    boolean hasSeveralArguments() {
        int depth = 0;
        char quote = 0;
        for (int at = end; at < code.length(); at++) {
            char c = code.charAt(at);
            if (quote != 0) {
                at += c == '\\' ? 1 : 0;
                quote = c == quote ? 0 : quote;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == '(' || c == '[' || c == '{') {
                depth++;
            } else if (c == ')' || c == ']' || c == '}') {
                depth--;
                if (depth <= 0) {
                    return false;
                }
            } else if (depth == 1 && (c == ',' || c == '=')) {
                return true;
            }
        }
        return false;
    }
}
