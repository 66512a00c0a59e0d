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
    private final List<Word> words = new ArrayList<>();

    /** The text that is compared now; arrays are much faster than strings here. */
    private char[] line = new char[256];

    private char[] folded = new char[256];
    private int length;

    /** A word to look for: its letters, lower-case unless one of them is a capital. */
    @SuppressWarnings("ArrayRecordComponent") // words are never compared
    private record Word(char[] letters, boolean exact) {}

    FuzzyFilter(String text) {
        this.text = text;
        for (String word : text.strip().split("\\s+", -1)) {
            if (!word.isEmpty()) {
                words.add(
                        new Word(
                                word.toCharArray(), word.chars().anyMatch(Character::isUpperCase)));
            }
        }
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    /** Whether this matches no text that the other does not match. */
    boolean narrows(FuzzyFilter other) {
        return text.startsWith(other.text);
    }

    /** Returns how well a text matches, or {@link #NONE}. */
    int score(String other) {
        read(other);
        int sum = 0;
        for (int i = 0; i < words.size(); i++) {
            int score = match(words.get(i), null);
            if (score == NONE) {
                return NONE;
            }
            sum += score;
        }
        return sum;
    }

    /** Marks the letters that match; nothing if the text does not match. */
    BitSet marks(String other) {
        read(other);
        BitSet marks = new BitSet();
        for (Word word : words) {
            match(word, marks);
        }
        return marks;
    }

    private void read(String other) {
        length = other.length();
        if (length > line.length) {
            line = new char[2 * length];
            folded = new char[2 * length];
        }
        other.getChars(0, length, line, 0);
        for (int i = 0; i < length; i++) {
            folded[i] = fold(line[i]);
        }
    }

    private static char fold(char c) {
        if (c >= 'a' && c <= 'z') {
            return c;
        }
        return c < 128 ? (c >= 'A' && c <= 'Z' ? (char) (c + 32) : c) : Character.toLowerCase(c);
    }

    private int match(Word word, @Nullable BitSet marks) {
        char[] in = word.exact ? line : folded;
        char[] letters = word.letters;
        int end = lastLetter(in, letters);
        if (end < 0) {
            return NONE;
        }
        int whole = indexOf(in, letters, end);
        if (whole < 0) {
            return scattered(in, letters, end, marks);
        }
        if (marks != null) {
            marks.set(whole, whole + letters.length);
        }
        return WHOLE + letters.length * PER_LETTER + bonus(whole);
    }

    private int bonus(int at) {
        return at == 0 ? AT_START : isWordStart(at) ? AT_WORD : 0;
    }

    private boolean isWordStart(int at) {
        return at == 0
                || !Character.isLetterOrDigit(line[at - 1])
                || (Character.isUpperCase(line[at]) && Character.isLowerCase(line[at - 1]));
    }

    /** Returns where the last letter of a word is found, or -1 if one is missing. */
    private int lastLetter(char[] in, char[] letters) {
        int found = 0;
        for (int i = 0; i < length; i++) {
            if (in[i] == letters[found] && ++found == letters.length) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Returns the first place where a word is whole, preferring the start of a word.
     *
     * @param end where its last letter is found first
     */
    private int indexOf(char[] in, char[] letters, int end) {
        int first = -1;
        for (int i = end - letters.length + 1; i <= length - letters.length; i++) {
            boolean whole =
                    in[i] == letters[0]
                            && Arrays.equals(in, i, i + letters.length, letters, 0, letters.length);
            if (whole && isWordStart(i)) {
                return i;
            }
            first = whole && first < 0 ? i : first;
        }
        return first;
    }

    /** Goes back from the last letter, so that the letters are as close together as they can be. */
    private int scattered(char[] in, char[] letters, int end, @Nullable BitSet marks) {
        int score = 0;
        int next = -1;
        int letter = letters.length - 1;
        int first = end;
        for (int i = end; i >= 0 && letter >= 0; i--) {
            if (in[i] == letters[letter]) {
                score += PER_LETTER + (next == i + 1 ? PER_NEIGHBOUR : 0);
                score += isWordStart(i) ? PER_LETTER : 0;
                if (marks != null) {
                    marks.set(i);
                }
                next = i;
                first = i;
                letter--;
            }
        }
        return Math.max(1, WIDEST_GAP + score + bonus(first) - (end - first) - letters.length);
    }
}
