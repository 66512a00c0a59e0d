package aish.chat;

import module java.base;

/**
 * The files that a question mentions as {@code @path}. The at sign starts a word; a path with
 * spaces is quoted; {@code \@} is a literal at sign.
 */
public final class Mentions {
    /** Characters that, at the end, belong to the sentence rather than the path. */
    private static final String PUNCTUATION = ".,;:!?)]}'\"…";

    private static final String OPENING = "([{'\"";

    private Mentions() {}

    /**
     * A place in a question that may name a file.
     *
     * @param path as written
     * @param shorter the path without possible punctuation at its end, the longest first
     */
    public record Mention(String path, List<String> shorter) {
        public Mention {
            shorter = List.copyOf(shorter);
        }
    }

    /** Returns the mentions in order, each once. */
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

    /** Whether a line consists only of mentions. */
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

    /** Returns the end of the path that starts there, or the start if there is no path. */
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
