package aish.settings;

import module java.base;

import aish.text.EditDistance;

/** Finds the name that was probably meant, upper and lower case being one. */
public final class NearestName {
    private static final int LETTERS_PER_MISTAKE = 3;
    private static final int MOST_MISTAKES = 3;

    private NearestName() {}

    /** Returns the nearest name (the first of several), if any is near enough to suggest. */
    public static Optional<String> of(String typed, Collection<String> names) {
        String word = typed.toLowerCase(Locale.ROOT);
        return EditDistance.nearest(
                word, names, tolerated(word), name -> name.toLowerCase(Locale.ROOT));
    }

    /** A single letter resembles every other letter, so it must match exactly. */
    private static int tolerated(String word) {
        if (word.length() < 2) {
            return 0;
        }
        return Math.clamp(word.length() / LETTERS_PER_MISTAKE, 1, MOST_MISTAKES);
    }
}
