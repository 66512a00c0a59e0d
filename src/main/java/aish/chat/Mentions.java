package aish.chat;

import java.util.ArrayList;
import java.util.List;

/**
 * The files that a question names by {@code @path}. The at sign stands at the beginning of a word;
 * a path with blanks is quoted; {@code \@} is an at sign.
 */
public final class Mentions {
    /** Ends a sentence or a bracket rather than a path, should it come last. */
    private static final String PUNCTUATION = ".,;:!?)]}'\"…";

    private static final String OPENING = "([{'\"";

    private Mentions() {}

    /**
     * A place in a question that may name a file.
     *
     * @param path as it was written
     * @param shorter the same without what may be punctuation, the longest first
     */
    public record Mention(String path, List<String> shorter) {
        public Mention {
            shorter = List.copyOf(shorter);
        }
    }

    /** In their order, each once. */
    public static List<Mention> in(String question) {
        List<Mention> found = new ArrayList<>();
        for (int at = question.indexOf('@'); at >= 0; at = question.indexOf('@', at + 1)) {
            if (at > 0 && !opens(question.charAt(at - 1))) {
                continue;
            }
            Mention mention = mention(question, at + 1);
            if (!mention.path().isEmpty() && !found.contains(mention)) {
                found.add(mention);
            }
        }
        return found;
    }

    /** Whether a line consists of such places and nothing else. */
    public static boolean isAll(String line) {
        int at = 0;
        while (at < line.length()) {
            if (Character.isWhitespace(line.charAt(at))) {
                at++;
                continue;
            }
            int end = line.charAt(at) == '@' ? end(line, at + 1) : at;
            if (end <= at + 1) {
                return false;
            }
            at = end;
        }
        return !line.isBlank();
    }

    /** The end of a path that begins there; the same place if there is none. */
    private static int end(String question, int from) {
        char quote = from < question.length() ? question.charAt(from) : ' ';
        if (quote == '"' || quote == '\'') {
            int end = question.indexOf(quote, from + 1);
            return end < 0 ? from : end + 1;
        }
        int end = from;
        while (end < question.length() && !Character.isWhitespace(question.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean opens(char before) {
        return Character.isWhitespace(before) || OPENING.indexOf(before) >= 0;
    }

    private static Mention mention(String question, int from) {
        char quote = from < question.length() ? question.charAt(from) : ' ';
        int end = end(question, from);
        if (quote == '"' || quote == '\'') {
            String inside = end > from ? question.substring(from + 1, end - 1) : "";
            return new Mention(inside, List.of());
        }
        String path = question.substring(from, end);
        List<String> shorter = new ArrayList<>();
        int cut = path.length();
        while (cut > 1 && PUNCTUATION.indexOf(path.charAt(cut - 1)) >= 0) {
            cut--;
            shorter.add(path.substring(0, cut));
        }
        return new Mention(path, shorter);
    }
}
