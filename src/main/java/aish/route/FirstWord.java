package aish.route;

import java.util.Set;

/** Finds where the first command of a line starts. */
final class FirstWord {
    /** Keywords that can precede a command. */
    private static final Set<String> BEFORE_A_COMMAND =
            Set.of("!", "if", "then", "elif", "else", "while", "until", "do", "time", "coproc");

    private static final int LONGEST_KEYWORD = 6;

    private FirstWord() {}

    /** Returns where the first word after the keywords starts. */
    static int afterKeywords(String text) {
        int start = 0;
        while (true) {
            int end = endOf(text, start);
            if (end == text.length()
                    || end - start > LONGEST_KEYWORD
                    || !BEFORE_A_COMMAND.contains(text.substring(start, end))) {
                return start;
            }
            start = afterBlanks(text, end);
        }
    }

    static String of(String text, int start) {
        return text.substring(start, endOf(text, start));
    }

    static int endOf(String text, int start) {
        int end = start;
        while (end < text.length() && " \t\n;|&<>()".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    static int afterBlanks(String text, int start) {
        int end = start;
        while (end < text.length() && Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return end;
    }
}
