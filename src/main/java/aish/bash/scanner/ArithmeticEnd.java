package aish.bash.scanner;

import aish.bash.parser.ParserInput;

/** Tells {@code ((1+2))} from {@code ((a); b)}. */
public final class ArithmeticEnd {
    private ArithmeticEnd() {}

    /** The place of the closing {@code ))} of what begins at the place; -1 if it is no such. */
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
