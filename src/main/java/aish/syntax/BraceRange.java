package aish.syntax;

import java.util.ArrayList;
import java.util.List;

/** The words of {@code {1..3}} and {@code {a..e}}. */
final class BraceRange {
    /** More words than this are as good as unknown. */
    private static final int MOST = 64;

    private BraceRange() {}

    /** The words in order; none if this is not a range; the range itself if it is long. */
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
        if (isNumber(from) && isNumber(to)) {
            return numbers(from, to, span);
        }
        return from.length() == 1 && to.length() == 1
                ? letters(from.charAt(0), to.charAt(0), span)
                : List.of();
    }

    private static boolean isNumber(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        return text.length() > start
                && text.length() < 7
                && text.chars().skip(start).allMatch(c -> Chars.isDigit((char) c));
    }

    private static List<List<WordPart>> numbers(String from, String to, Span span) {
        int first = Integer.parseInt(from);
        int last = Integer.parseInt(to);
        List<List<WordPart>> words = new ArrayList<>();
        int step = first <= last ? 1 : -1;
        for (int i = first; words.size() < MOST && (step > 0 ? i <= last : i >= last); i += step) {
            words.add(List.of(new WordPart.Literal(String.valueOf(i), span)));
        }
        return words;
    }

    private static List<List<WordPart>> letters(char first, char last, Span span) {
        List<List<WordPart>> words = new ArrayList<>();
        int step = first <= last ? 1 : -1;
        for (int c = first; words.size() < MOST && (step > 0 ? c <= last : c >= last); c += step) {
            words.add(List.of(new WordPart.Literal(String.valueOf((char) c), span)));
        }
        return words;
    }
}
