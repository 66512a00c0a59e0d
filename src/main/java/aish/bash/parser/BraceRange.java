package aish.bash.parser;

import aish.bash.Chars;
import aish.bash.Span;
import aish.bash.WordPart;
import java.util.ArrayList;
import java.util.List;

/** Expands {@code {1..3}}, {@code {01..10..2}} and {@code {a..e}}. */
final class BraceRange {
    /** How many words of a range are expanded; more would tell the analysis nothing new. */
    private static final int MOST = 64;

    private BraceRange() {}

    /**
     * Returns the words in order, only the first ones of a long range; empty if this is not a
     * range.
     */
    static List<List<WordPart>> of(List<WordPart> parts) {
        if (parts.size() != 1
                || !(parts.getFirst() instanceof WordPart.Literal(String text, Span span))) {
            return List.of();
        }
        int dots = text.indexOf("..");
        if (dots <= 0) {
            return List.of();
        }
        int second = text.indexOf("..", dots + 2);
        String from = text.substring(0, dots);
        String to = second < 0 ? text.substring(dots + 2) : text.substring(dots + 2, second);
        String step = second < 0 ? "1" : text.substring(second + 2);
        if (!isNumber(step)) {
            return List.of();
        }
        int stride = Math.max(1, Math.abs(Integer.parseInt(step)));
        if (isNumber(from) && isNumber(to)) {
            int width = isPadded(from) || isPadded(to) ? Math.max(from.length(), to.length()) : 0;
            return words(Integer.parseInt(from), Integer.parseInt(to), stride).stream()
                    .map(number -> word(padded(number, width), span))
                    .toList();
        }
        return isLetter(from) && isLetter(to)
                ? words(from.charAt(0), to.charAt(0), stride).stream()
                        .map(letter -> word(String.valueOf((char) (int) letter), span))
                        .toList()
                : List.of();
    }

    private static boolean isNumber(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        return text.length() > start
                && text.length() < 7
                && text.chars().skip(start).allMatch(c -> Chars.isDigit((char) c));
    }

    private static boolean isLetter(String text) {
        return text.length() == 1 && Chars.startsName(text.charAt(0)) && !text.equals("_");
    }

    /** Whether the number has leading zeros, so that all words are zero-padded. */
    private static boolean isPadded(String number) {
        int start = number.startsWith("-") ? 1 : 0;
        return number.length() > start + 1 && number.charAt(start) == '0';
    }

    private static List<Integer> words(int first, int last, int stride) {
        List<Integer> words = new ArrayList<>();
        int step = first <= last ? stride : -stride;
        for (int i = first; words.size() < MOST && (step > 0 ? i <= last : i >= last); i += step) {
            words.add(i);
        }
        return words;
    }

    private static String padded(int number, int width) {
        String sign = number < 0 ? "-" : "";
        String digits = String.valueOf(Math.abs(number));
        return sign + "0".repeat(Math.max(0, width - sign.length() - digits.length())) + digits;
    }

    private static List<WordPart> word(String text, Span span) {
        return List.of(new WordPart.Literal(text, span));
    }
}
