package aish.offline;

import module java.base;

/** A question, split into words and quoted texts. */
record Question(List<QuestionWord> pieces) {
    /** Longer questions are cut: a description of one task is never this long. */
    private static final int MOST_LENGTH = 600;

    private static final String OPENING = "\"'`“‘«";
    private static final String CLOSING = "\"'`”’»";
    private static final String TRAILING = "?!,;:)]}…";
    private static final String LEADING = "([{¿¡,;";

    private static final Pattern COMMAND = Pattern.compile(":[a-z]+");

    static Question of(String text) {
        String kept = text.length() > MOST_LENGTH ? text.substring(0, MOST_LENGTH) : text;
        List<QuestionWord> pieces = new ArrayList<>();
        int at = 0;
        while (at < kept.length()) {
            if (Character.isWhitespace(kept.charAt(at))) {
                at++;
            } else {
                int close = closing(kept, at);
                int end = close > at ? close + 1 : wordEnd(kept, at);
                boolean quoted = close > at;
                String word =
                        quoted ? kept.substring(at + 1, close) : bare(kept.substring(at, end));
                if (!word.isEmpty()) {
                    WordForm form = quoted ? WordForm.QUOTED : WordForm.of(word);
                    pieces.add(new QuestionWord(word, form));
                }
                at = end;
            }
        }
        return new Question(pieces);
    }

    /** Returns the words of a plain description, without quoted texts, in lower case. */
    static List<String> wordsOf(String description) {
        List<String> words = new ArrayList<>();
        for (String word : description.toLowerCase(Locale.ROOT).split(" ", -1)) {
            String bare = bare(word);
            if (!bare.isEmpty()) {
                words.add(bare);
            }
        }
        return words;
    }

    /** Returns the pieces in lower case; quoted texts are empty. */
    List<String> lower() {
        return IntStream.range(0, size()).mapToObj(this::lower).toList();
    }

    QuestionWord piece(int index) {
        return pieces.get(index);
    }

    int size() {
        return pieces.size();
    }

    boolean has(int index) {
        return index >= 0 && index < size();
    }

    /** Returns the piece in lower case; empty for quoted text and outside the question. */
    String lower(int index) {
        return has(index) && !piece(index).is(WordForm.QUOTED) ? piece(index).lower() : "";
    }

    /**
     * Returns where the quote that opens here is closed at the end of a word; negative if it is
     * not.
     */
    private static int closing(String text, int open) {
        int kind = OPENING.indexOf(text.charAt(open));
        if (kind < 0) {
            return -1;
        }
        int close = text.indexOf(CLOSING.charAt(kind), open + 1);
        while (close > 0
                && close + 1 < text.length()
                && Character.isLetterOrDigit(text.charAt(close + 1))) {
            close = text.indexOf(CLOSING.charAt(kind), close + 1);
        }
        return close;
    }

    private static int wordEnd(String text, int start) {
        int end = start;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static String bare(String word) {
        int start = word.startsWith(":") && COMMAND.matcher(word).matches() ? 1 : 0;
        while (start < word.length() && LEADING.indexOf(word.charAt(start)) >= 0) {
            start++;
        }
        int end = word.length();
        while (end > start && isTrailing(word, start, end)) {
            end--;
        }
        return word.substring(start, end);
    }

    /** A trailing full stop ends a sentence, unless the word consists of full stops. */
    private static boolean isTrailing(String word, int start, int end) {
        char last = word.charAt(end - 1);
        if (last == '.') {
            return word.substring(start, end).chars().anyMatch(c -> c != '.');
        }
        return TRAILING.indexOf(last) >= 0;
    }
}
