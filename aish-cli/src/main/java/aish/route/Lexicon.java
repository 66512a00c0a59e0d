package aish.route;

import module java.base;

import aish.text.Resource;

/**
 * What is known of single words: the lists that contain them and their weights.
 *
 * <p>A line is the word, its lists as a bit set, and its weights as the first, the second and any
 * other word, separated by tabs; trailing zeros are left out.
 */
public final class Lexicon {
    static final int COMMAND = 1;
    static final int VERB = 1 << 1;
    static final int FUNCTION = 1 << 2;
    static final int OPENER = 1 << 3;
    static final int ENGLISH = 1 << 4;
    static final int FOREIGN = 1 << 5;
    static final int SUBCOMMAND = 1 << 6;
    static final int GLUE = 1 << 7;
    static final int DETERMINER = 1 << 8;
    static final int PREDICATE = 1 << 9;
    static final int TOPIC = 1 << 10;
    static final int POLITE = 1 << 11;
    static final int PRONOUN = 1 << 12;
    static final int THING = 1 << 13;

    /** The names of the lists in the order of their bits. */
    public static final List<String> LISTS =
            List.of(
                    """
                    command verb function opener english foreign subcommand glue determiner \
                    predicate topic polite pronoun thing"""
                            .split(" "));

    static final int NOWHERE = SortedLines.NOWHERE;

    private final SortedLines lines;
    private final String text;

    /**
     * @param text sorted lines in UTF-8, each terminated by a line feed
     */
    public Lexicon(byte[] text) {
        this.lines = new SortedLines(text);
        this.text = lines.text();
    }

    static Lexicon load() {
        return new Lexicon(resource("words.tsv"));
    }

    static byte[] resource(String name) {
        return Resource.bytes(Lexicon.class, name);
    }

    /**
     * Returns the position of a word, for the other methods, or {@link #NOWHERE} if it is not
     * known.
     */
    int find(CharSequence word) {
        return lines.find(word);
    }

    int lists(int place) {
        return place == NOWHERE ? 0 : number(place);
    }

    /**
     * @param role 0 for the first word, 1 for the second, 2 for any other
     */
    int weight(int place, int role) {
        int at = place;
        int tabs = 0;
        while (tabs <= role && text.charAt(at) != '\n') {
            tabs += text.charAt(at) == '\t' ? 1 : 0;
            at++;
        }
        return tabs > role ? number(at) : 0;
    }

    private int number(int start) {
        boolean negative = text.charAt(start) == '-';
        int value = 0;
        for (int i = negative ? start + 1 : start; Character.isDigit(text.charAt(i)); i++) {
            value = value * 10 + text.charAt(i) - '0';
        }
        return negative ? -value : value;
    }

    boolean isCommand(CharSequence word) {
        return (lists(find(word)) & COMMAND) != 0;
    }

    /** Whether the word is likely to start a sentence. */
    boolean opensSentences(CharSequence word) {
        return (lists(find(word)) & (VERB | FUNCTION | OPENER | ENGLISH | FOREIGN)) != 0;
    }

    /** Returns every program on the lists. */
    List<String> commands() {
        List<String> names = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int tab = text.indexOf('\t', start);
            if ((number(tab + 1) & COMMAND) != 0) {
                names.add(text.substring(start, tab));
            }
            start = text.indexOf('\n', tab) + 1;
        }
        return names;
    }

    /**
     * Lines sorted by the key before their first tab. Keys are looked up in the text itself,
     * because building a table would take longer than all look-ups of a session.
     */
    static final class SortedLines {
        static final int NOWHERE = -1;
        private static final int LONGEST = 24;

        /** One character per byte, because decoding would take longer than everything else. */
        private final String text;

        /**
         * @param text sorted lines in UTF-8, each terminated by a line feed
         */
        SortedLines(byte[] text) {
            this.text = new String(text, StandardCharsets.ISO_8859_1);
        }

        String text() {
            return text;
        }

        /**
         * Returns where the text after a key and its tab starts, or {@link #NOWHERE} if there is no
         * such key.
         */
        int find(CharSequence word) {
            if (word.length() > LONGEST || word.isEmpty()) {
                return NOWHERE;
            }
            for (int i = 0; i < word.length(); i++) {
                if (word.charAt(i) > '~') {
                    return findBytes(bytesOf(word.toString()));
                }
            }
            return findBytes(word);
        }

        private static String bytesOf(String word) {
            return new String(word.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        }

        private int findBytes(CharSequence word) {
            int low = 0;
            int high = text.length();
            while (low < high) {
                int start = text.lastIndexOf('\n', ((low + high) >>> 1) - 1) + 1;
                int order = compare(word, start);
                if (order == 0) {
                    return start + word.length() + 1;
                }
                if (order < 0) {
                    high = start;
                } else {
                    low = text.indexOf('\n', start) + 1;
                }
            }
            return NOWHERE;
        }

        private int compare(CharSequence word, int start) {
            for (int i = 0; i < word.length(); i++) {
                char c = text.charAt(start + i);
                if (word.charAt(i) != c) {
                    return c == '\t' ? 1 : Character.compare(word.charAt(i), c);
                }
            }
            return text.charAt(start + word.length()) == '\t' ? 0 : -1;
        }
    }
}
