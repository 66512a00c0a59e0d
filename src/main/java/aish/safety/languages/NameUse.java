package aish.safety.languages;

/**
 * A name where it stands in code.
 *
 * @param start where it begins in the code
 * @param end the place behind it
 * @param previous the last character before it that is not a space
 * @param previousWord the word before it; empty if something else stands between
 */
record NameUse(String code, int start, int end, char previous, String previousWord) {
    String word() {
        return code.substring(start, end);
    }

    /** The next character that is not a space; a comparison's is {@code ~}, the end's a newline. */
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

    /** Whether a comma or the name of an argument stands between its own parentheses. */
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
