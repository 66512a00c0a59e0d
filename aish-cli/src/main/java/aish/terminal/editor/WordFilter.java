package aish.terminal.editor;

import module java.base;

/**
 * Finds texts that contain some words, in any order, and tells how well they match. A word with a
 * capital letter distinguishes cases.
 */
final class WordFilter {
    /** The score of a text that does not match. */
    static final int NONE = -1;

    private static final int AT_START = 2;
    private static final int AT_WORD = 1;

    private final String text;
    private final List<Word> words;

    private record Word(String letters, boolean exact) {
        static Word of(String typed) {
            return new Word(typed, typed.chars().anyMatch(Character::isUpperCase));
        }

        /**
         * Returns the first place in a line, preferring the start of a word; -1 if there is none.
         */
        int find(String line) {
            String in = exact ? line : folded(line);
            int first = in.indexOf(letters);
            for (int at = first; at >= 0; at = in.indexOf(letters, at + 1)) {
                if (isWordStart(in, at)) {
                    return at;
                }
            }
            return first;
        }

        /** Keeps the length, as the lower case of a whole string may not. */
        private static String folded(String line) {
            char[] letters = line.toCharArray();
            for (int i = 0; i < letters.length; i++) {
                letters[i] = Character.toLowerCase(letters[i]);
            }
            return new String(letters);
        }
    }

    WordFilter(String text) {
        this.text = text;
        this.words =
                Stream.of(text.strip().split("\\s+"))
                        .filter(word -> !word.isEmpty())
                        .map(Word::of)
                        .toList();
    }

    private static boolean isWordStart(String line, int at) {
        return at == 0 || !Character.isLetterOrDigit(line.charAt(at - 1));
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    /** Whether this matches no text that the other does not match. */
    boolean narrows(WordFilter other) {
        return text.startsWith(other.text);
    }

    /** Returns how well a text matches, or {@link #NONE}. */
    int score(String line) {
        int sum = 0;
        for (Word word : words) {
            int at = word.find(line);
            if (at < 0) {
                return NONE;
            }
            sum += at == 0 ? AT_START : isWordStart(line, at) ? AT_WORD : 0;
        }
        return sum;
    }

    /** Marks the letters that match; nothing if the text does not match. */
    BitSet marks(String line) {
        BitSet marks = new BitSet();
        for (Word word : words) {
            int at = word.find(line);
            if (at >= 0) {
                marks.set(at, at + word.letters.length());
            }
        }
        return marks;
    }
}
