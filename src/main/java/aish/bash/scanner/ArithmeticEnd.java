package aish.bash.scanner;

import aish.bash.parser.ParserInput;

/** Distinguishes {@code ((1+2))} from {@code ((a); b)}. */
public final class ArithmeticEnd {
    private ArithmeticEnd() {}

    /** Returns the position of the matching {@code ))}, or -1 if this is not arithmetic. */
    public static int find(ParserInput source, int from) {
        int open = 0;
        int place = from;
        while (source.has(place)) {
            char c = source.charAt(place);
            switch (c) {
                case '\\' -> place++;
                case '\'', '"' -> place = quoteEnd(source, place, c);
                case '(' -> open++;
                case ')' -> {
                    if (open == 0) {
                        boolean twice = source.has(place + 1) && source.charAt(place + 1) == ')';
                        return twice ? place : -1;
                    }
                    open--;
                }
                default -> {}
            }
            place++;
        }
        return -1;
    }

    private static int quoteEnd(ParserInput source, int from, char quote) {
        int place = from + 1;
        if (quote == '\'') {
            int end = source.find(quote, place);
            return end < 0 ? source.length() : end;
        }
        while (source.has(place) && source.charAt(place) != quote) {
            place += source.charAt(place) == '\\' ? 2 : 1;
        }
        return place;
    }
}
