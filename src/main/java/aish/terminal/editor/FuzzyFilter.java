package aish.terminal.editor;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Finds texts that contain the letters of some words in their order, not necessarily side by side,
 * and tells how well they match. A word with a capital letter distinguishes them. Each text is read
 * at most a few times per word, and nothing is created for those that do not match.
 */
final class FuzzyFilter {
    /** The score of a text that does not match. */
    static final int NONE = -1;

    private static final int WHOLE = 1000;
    private static final int AT_START = 200;
    private static final int AT_WORD = 80;
    private static final int PER_LETTER = 16;
    private static final int PER_NEIGHBOUR = 24;
    private static final int WIDEST_GAP = 200;

    private final String text;
    private final List<String> words;

    FuzzyFilter(String text) {
        this.text = text;
        this.words = text.isBlank() ? List.of() : List.of(text.strip().split("\\s+", -1));
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    /** Whether this matches no text that the other does not match. */
    boolean narrows(FuzzyFilter other) {
        return text.startsWith(other.text);
    }

    /** Returns how well a text matches, or {@link #NONE}. */
    int score(String line) {
        int sum = 0;
        for (String word : words) {
            int score = score(line, word);
            if (score == NONE) {
                return NONE;
            }
            sum += score;
        }
        return sum;
    }

    private static int score(String line, String word) {
        boolean exact = hasCapital(word);
        int whole = indexOf(line, word, exact);
        if (whole >= 0) {
            return WHOLE + word.length() * PER_LETTER + bonus(line, whole);
        }
        int end = lastLetter(line, word, exact);
        if (end < 0) {
            return NONE;
        }
        return scattered(line, word, exact, end, null);
    }

    /** Marks the letters that match; nothing if the text does not match. */
    BitSet marks(String line) {
        BitSet marks = new BitSet();
        for (String word : words) {
            boolean exact = hasCapital(word);
            int whole = indexOf(line, word, exact);
            int end = whole < 0 ? lastLetter(line, word, exact) : -1;
            if (whole >= 0) {
                marks.set(whole, whole + word.length());
            } else if (end >= 0) {
                scattered(line, word, exact, end, marks);
            }
        }
        return marks;
    }

    private static int bonus(String line, int at) {
        return at == 0 ? AT_START : isWordStart(line, at) ? AT_WORD : 0;
    }

    private static boolean isWordStart(String line, int at) {
        return at == 0
                || !Character.isLetterOrDigit(line.charAt(at - 1))
                || (Character.isUpperCase(line.charAt(at))
                        && Character.isLowerCase(line.charAt(at - 1)));
    }

    /** Returns the first place where the word is whole, preferring the start of a word. */
    private static int indexOf(String line, String word, boolean exact) {
        int first = -1;
        for (int i = 0; i <= line.length() - word.length(); i++) {
            if (startsAt(line, word, i, exact)) {
                if (isWordStart(line, i)) {
                    return i;
                }
                first = first < 0 ? i : first;
            }
        }
        return first;
    }

    private static boolean startsAt(String line, String word, int at, boolean exact) {
        for (int i = 0; i < word.length(); i++) {
            if (fold(line.charAt(at + i), exact) != fold(word.charAt(i), exact)) {
                return false;
            }
        }
        return true;
    }

    /** Returns where the last letter of the word is found, or -1 if one is missing. */
    private static int lastLetter(String line, String word, boolean exact) {
        int found = 0;
        for (int i = 0; i < line.length(); i++) {
            if (fold(line.charAt(i), exact) == fold(word.charAt(found), exact)
                    && ++found == word.length()) {
                return i;
            }
        }
        return -1;
    }

    /** Goes back from the last letter, so that the letters are as close together as they can be. */
    private static int scattered(
            String line, String word, boolean exact, int end, @Nullable BitSet marks) {
        int score = 0;
        int next = -1;
        int letter = word.length() - 1;
        int first = end;
        for (int i = end; i >= 0 && letter >= 0; i--) {
            if (fold(line.charAt(i), exact) == fold(word.charAt(letter), exact)) {
                score += PER_LETTER + (next == i + 1 ? PER_NEIGHBOUR : 0);
                score += isWordStart(line, i) ? PER_LETTER : 0;
                if (marks != null) {
                    marks.set(i);
                }
                next = i;
                first = i;
                letter--;
            }
        }
        return Math.max(1, WIDEST_GAP + score + bonus(line, first) - (end - first) - word.length());
    }

    private static boolean hasCapital(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (Character.isUpperCase(word.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static char fold(char c, boolean exact) {
        if (exact) {
            return c;
        }
        return c < 128 ? (c >= 'A' && c <= 'Z' ? (char) (c + 32) : c) : Character.toLowerCase(c);
    }
}
